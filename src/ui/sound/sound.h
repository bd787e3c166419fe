#pragma once
// A sound, as data, and those that every game has. Whoever plays a game without sound misses nothing.

#include <QString>
#include <array>
#include <utility>
#include <vector>

namespace ui {

/// A sound is told from others by its address: there is one row of each.
struct Sound {
  const char* file;     ///< its name in the sounds that the build makes: "card-play"
  const char* caption;  ///< for people who do not hear it, in the context "Sound"; "": everybody has seen it
  int weight;           ///< if too much happens at once, the weightiest are heard
  int hold;             ///< milliseconds until the next one may begin
  double loudness;      ///< up to 1: the files are equally loud at their peaks, and what is held sounds louder
};

/// The sounds of a game by their cues, an enumeration from 0 on.
template <class Cue, std::size_t N>
using SoundTable = std::array<std::pair<Cue, Sound>, N>;
/// Whether each stands at the place of its cue.
template <class Cue, std::size_t N>
constexpr bool inOrder(const SoundTable<Cue, N>& table) {
  for (std::size_t place = 0; place < N; ++place)
    if (static_cast<std::size_t>(table[place].first) != place) return false;
  return true;
}

/// Makes the files of the sounds available. Call before the first is opened.
void bringSounds();

/// Its name on the screen: "a die is claimed".
[[nodiscard]] QString captionOf(const Sound& sound);

inline constexpr std::array<Sound, 5> kSoundsOfAll = {{
    {"ui-click", "", 0, 0, 0.35},
    {"ui-deny", QT_TRANSLATE_NOOP("Sound", "not now"), 0, 0, 0.6},
    {"prompt", QT_TRANSLATE_NOOP("Sound", "a new question"), 1, 250, 0.5},
    {"curtain-close", QT_TRANSLATE_NOOP("Sound", "the curtain falls"), 1, 0, 0.6},
    {"curtain-open", QT_TRANSLATE_NOOP("Sound", "the curtain opens"), 1, 0, 0.6},
}};
inline constexpr const Sound &kClick = kSoundsOfAll[0], &kDeny = kSoundsOfAll[1], &kPrompt = kSoundsOfAll[2],
                             &kCurtainClose = kSoundsOfAll[3], &kCurtainOpen = kSoundsOfAll[4];

/// A sound of a change on the table, and the moment it belongs to.
struct Sounding {
  const Sound* sound = nullptr;
  int event = -1;      ///< the news item; -1: none
  bool rests = false;  ///< plays when the motion ends, not when it begins
};

/// The most sounds of one change.
inline constexpr std::size_t kMostSounds = 5;
/// Adds a sound to a change, unless it is in it.
void addOnce(std::vector<Sounding>& change, const Sounding& sounding);
/// Leaves out the lightest, if there are too many.
void keepWeightiest(std::vector<Sounding>& change);

}  // namespace ui
