#pragma once
// What is heard in the window, and when. Knows the table's events, the table's view, and whether the curtain hangs.

#include <QObject>
#include <deque>
#include <functional>
#include <optional>

#include "engine/kernel/choice.h"
#include "ui/motion/motion_plan.h"
#include "ui/sound/cue.h"
#include "ui/time/clock.h"

namespace w13 {

/// Plays a sound at once and returns at once; `volume` from 1 to 100.
using Speaker = std::function<void(Cue cue, int volume)>;

class Sounds final : public QObject {
  Q_OBJECT
 public:
  /// Where people are: at something that everybody may see, at the curtain, behind it.
  enum class Place : std::uint8_t { Open, Curtain, Behind };

  /// Without a speaker nothing is played, and all else goes on.
  explicit Sounds(Speaker speaker, QObject* parent = nullptr);

  /// A new season begins, by these options: nothing has been heard of it.
  void forget(const Variants& variants = {});
  /// Volume from 0 to 100. A change is made heard.
  void setVolume(int volume, bool mute);

  /// Something has changed: what the table learns of it, and what it shows now. Each sound waits until its event comes
  /// to its turn; `first` is the number of the first event. What a scene tells is heard with that.
  void news(const Events& news, const View& table, int first, const std::vector<Beat>& beats = {});
  /// An event has come so far.
  void reach(int event, Telling::At at);
  /// A person is asked at the table: a bell, once for each new question. Takes its face.
  void ask(const kernel::Decision& face);
  /// People are somewhere now: the curtain is heard when it falls and when it opens.
  void see(Place place);
  /// One sound now, before all that waits.
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
  bool opened_ = false;  ///< the curtain has been heard opening for who is behind it
  std::vector<Sounding> untold_;
  Alarm next_{Alarm::Rings::Once};
  std::deque<Waiting> waiting_;
  qint64 over_ = 0;  ///< when the last one that has begun is over
  qint64 free_ = 0;  ///< when the last one that waits is over
};

}  // namespace w13
