#pragma once
// The ceremony at the end of the game: told step by step, forwards and back, from what the table knows. It owns the
// areas; the table's screen shows them, and gives it keys and orders.

#include <memory>

#include "engine/house/rulebook/rulebook.h"
#include "ui/games/warehouse51/reckoning/changes_area.h"
#include "ui/games/warehouse51/reckoning/columns_area.h"
#include "ui/games/warehouse51/reckoning/known_area.h"
#include "ui/games/warehouse51/reckoning/slots_area.h"
#include "ui/games/warehouse51/reckoning/torn_area.h"
#include "ui/games/warehouse51/sound/cue.h"
#include "ui/games/warehouse51/table/course.h"
#include "ui/games/warehouse51/table/desk.h"
#include "ui/games/warehouse51/table/places.h"
#include "ui/screen/keys_overlay.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace w51 {

/// All that there is to tell once the counterfeit cards are turned up.
struct Told {
  Story story;
  Known known;
};

class Ceremony final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kResult = 1500;  ///< milliseconds for which the button that leaves the result does nothing

  Ceremony();

  /// The areas, from the lowest on.
  [[nodiscard]] std::vector<AuctionArea*> areas();
  /// Sets what is told; nullptr: nothing yet. `over`: the game is, and the ceremony begins unless it has begun; with
  /// the cards, unless people have looked at them for a question. `asksPeople`: such a question is up.
  void take(std::shared_ptr<const Told> told, bool over, bool asksPeople);
  void setPace(Pace pace) { pace_ = pace; }
  /// Whether it takes the place of the table.
  [[nodiscard]] bool on() const { return told_ != nullptr && over_; }
  /// Whether the cards lie turned up between the seats, as something is asked before the game is over.
  [[nodiscard]] bool asks() const { return told_ != nullptr && !over_; }
  [[nodiscard]] ReckoningStep step() const;

  void arrange(const Places& places);
  /// Shows the areas that belong to this step, and clears the others.
  void show(const Sight& sight);
  /// What the desk says and offers. `ending`: who has won, in a sentence.
  [[nodiscard]] Desk desk(const Sight& sight, const house::RuleBook& rules, const QString& ending) const;

  /// What its keys do.
  [[nodiscard]] static std::vector<KeyLine> keys();
  /// Does what an order says; false: it is none of the ceremony's.
  bool obey(Command order);
  /// Does what a key says; false: it means nothing here.
  bool press(int key);
  /// Ends what moves; false: nothing did.
  bool finish();
  [[nodiscard]] bool moving() const { return frame_.isActive(); }

 signals:
  /// Another step is up, or has come to rest: all is to be shown anew.
  void turned();
  /// A frame has passed: the areas are to be shown anew.
  void moved();
  /// A step that is told for the first time sounds.
  void sounds(const ui::Sound& sound);

 private:
  /// The steps in a row: each card, the fall, each part of the score, the end.
  [[nodiscard]] int cards() const { return kernel::count(told_->story.turned); }
  [[nodiscard]] int fall() const { return cards(); }
  [[nodiscard]] int end() const { return fall() + kParts + 1; }
  [[nodiscard]] Stage stage() const;
  [[nodiscard]] int lengthNow() const;
  [[nodiscard]] QString onwards() const;
  /// Tells a step: it moves, and is heard.
  void tell(int step);
  /// Shows a step as it is at rest, in silence.
  void standAt(int step);
  void begin(int step, bool moves);
  /// What the step sounds like as it begins, and as it comes to rest.
  [[nodiscard]] Cue beginsWith() const;
  [[nodiscard]] Cue restsWith() const;
  void sound(Cue cue);
  void pass();
  void say(Desk& desk, const Sight& sight, const house::RuleBook& rules, const QString& ending) const;

  std::shared_ptr<const Told> told_;
  bool over_ = false;
  bool seen_ = false;   ///< people have been asked while the cards lay turned up
  bool known_ = false;  ///< what everybody knew is shown, over the end
  int at_ = 0;          ///< the step
  int ms_ = Stage::kDone;
  qint64 began_ = 0;  ///< the step
  Pace pace_ = Pace::Off;
  Alarm frame_{Alarm::Rings::Again, 16};

  TornArea torn_;
  SlotsArea slots_;
  ChangesArea changes_;
  ColumnsArea columns_;
  KnownArea lots_;
  QRectF middle_;
};

}  // namespace w51
