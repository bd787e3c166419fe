#pragma once
// What plays sounds: a module beside the program, so that a start does not wait for the sound system's libraries.

#include <QObject>
#include <QString>

namespace loudspeaker {

class Voices : public QObject {
 public:
  /// Plays a sound of the program, "qrc:/sounds/die-claim.wav", at a volume of 0 to 100 as ears have it, times how loud
  /// it is beside others, up to 1. Without a device nothing is heard. Always on the thread in which it was made.
  virtual void play(const QString& source, int volume, double loudness) = 0;
};

/// The name of the module, and of the function in it that makes the voices: Voices* ().
inline constexpr const char* kModule = "warehouse13-loudspeaker";
inline constexpr const char* kMakeVoices = "makeVoices";

}  // namespace loudspeaker
