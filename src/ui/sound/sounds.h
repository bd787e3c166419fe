#pragma once
// Decides which sounds play in the window, and when. Knows what the table learns, and whether the curtain hangs.

#include <QObject>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/kernel/choice.h"
#include "ui/motion/telling.h"
#include "ui/sound/sound.h"
#include "ui/time/clock.h"

namespace ui {

/// Starts a sound and returns at once; `volume` from 1 to 100.
using Speaker = std::function<void(const Sound& sound, int volume)>;

class Sounds : public QObject {
  Q_OBJECT
 public:
  /// Where people are: at a public page, at the curtain, behind it.
  enum class Place : std::uint8_t { Open, Curtain, Behind };

  /// Without a speaker nothing is played; all else works.
  explicit Sounds(Speaker speaker, QObject* parent = nullptr);

  /// Starts a new match: nothing of it has been heard.
  void forget();
  /// Volume from 0 to 100. Plays a sound on a change.
  void setVolume(int volume, bool mute);

  /// What a change on the table sounds like. Each sound waits for its event's turn; `first` is the number of the first
  /// event. One without an event plays at once.
  void expect(const std::vector<Sounding>& change, int first);
  /// An event has reached a stage.
  void reach(int event, Telling::At at);
  /// This person is asked at the table: rings a bell once for each new question. Takes the question's face.
  void ask(kernel::Seat seat, const kernel::Decision& face);
  /// Nobody is asked: the next question is a new one, even if it is the same again.
  void askNobody() { asked_.reset(); }
  /// Sets where people are: plays the curtain when it falls and when it opens.
  void see(Place place);
  /// Plays one sound now, ahead of all waiting.
  void play(const Sound& sound);

 signals:
  /// A sound has been ordered.
  void ordered(const ui::Sound& sound);
  /// Its time has come, whether or not it can be heard.
  void sounding(const ui::Sound& sound);

 private:
  struct Waiting {
    const Sound* sound = nullptr;
    qint64 at = 0;
  };
  struct Question {
    kernel::Seat seat = kernel::Seat::Table;
    std::uint16_t id = 0;
    bool operator==(const Question&) const = default;
  };

  void order(std::span<const Sound* const> sounds);
  void playWaiting();
  void begin(const Sound& sound);

  Speaker speaker_;
  int volume_ = 0;
  bool mute_ = false;
  bool set_ = false;
  std::optional<Question> asked_;
  Place place_ = Place::Open;
  bool opened_ = false;  ///< the curtain has been heard opening for this visit
  std::vector<Sounding> untold_;
  Alarm next_{Alarm::Rings::Once};
  std::deque<Waiting> waiting_;
  qint64 over_ = 0;  ///< when the last started sound is over
  qint64 free_ = 0;  ///< when the last waiting sound is over
};

}  // namespace ui
