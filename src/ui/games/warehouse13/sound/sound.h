#pragma once
// Decides which sounds play in the window, and when. Knows the table's events, the table's view, and whether the
// curtain hangs.

#include <QObject>
#include <deque>
#include <functional>
#include <optional>

#include "engine/kernel/choice.h"
#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/sound/cue.h"
#include "ui/motion/telling.h"
#include "ui/time/clock.h"

namespace w13 {

/// Starts a sound and returns at once; `volume` from 1 to 100.
using Speaker = std::function<void(Cue cue, int volume)>;

class Sounds final : public QObject {
  Q_OBJECT
 public:
  /// Where people are: at a public page, at the curtain, behind it.
  enum class Place : std::uint8_t { Open, Curtain, Behind };

  /// Without a speaker nothing is played; all else works.
  explicit Sounds(Speaker speaker, QObject* parent = nullptr);

  /// Starts a new season with these options: nothing of it has been heard.
  void forget(const Variants& variants = {});
  /// Volume from 0 to 100. Plays a sound on a change.
  void setVolume(int volume, bool mute);

  /// A change: what the table learns and what it shows now. Each sound waits for its event's turn; `first` is the
  /// number of the first event. A scene plays the sounds of its own events.
  void news(const Events& news, const View& table, int first, const std::vector<Beat>& beats = {});
  /// An event has reached a stage.
  void reach(int event, Telling::At at);
  /// A person is asked at the table: rings a bell once for each new question. Takes the question's face.
  void ask(const kernel::Decision& face);
  /// Sets where people are: plays the curtain when it falls and when it opens.
  void see(Place place);
  /// Plays one sound now, ahead of all waiting.
  void play(Cue cue);

 signals:
  /// A sound has been ordered.
  void ordered(w13::Cue cue);
  /// Its time has come, whether or not it can be heard.
  void sounding(w13::Cue cue);

 private:
  struct Waiting {
    Cue cue = Cue::None;
    qint64 at = 0;
  };
  struct Question {
    Seat seat = Seat::Table;
    std::uint16_t id = 0;
    bool operator==(const Question&) const = default;
  };

  void order(const std::vector<Cue>& cues);
  void playWaiting();
  void sound(Cue cue);

  Speaker speaker_;
  int volume_ = 0;
  bool mute_ = false;
  bool set_ = false;
  View table_;
  Variants variants_;
  std::optional<Question> asked_;
  Place place_ = Place::Open;
  bool opened_ = false;  ///< the curtain has been heard opening for this visit
  std::vector<Sounding> untold_;
  Alarm next_{Alarm::Rings::Once};
  std::deque<Waiting> waiting_;
  qint64 over_ = 0;  ///< when the last started sound is over
  qint64 free_ = 0;  ///< when the last waiting sound is over
};

}  // namespace w13
