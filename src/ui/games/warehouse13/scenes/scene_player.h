#pragma once
// Plays the scenes of a season, one after the other, between motions on the table, which waits for each with what it
// tells of (chapters.h). A scene has no state: whenever it ends, the season is unchanged.

#include <QPointer>
#include <deque>
#include <functional>

#include "ui/games/warehouse13/scenes/scene_layer.h"
#include "ui/games/warehouse13/scenes/scenes.h"
#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

class ScenePlayer final : public QObject {
  Q_OBJECT
 public:
  /// Shows scenes over this widget.
  explicit ScenePlayer(QWidget* over);

  /// Sets the form of scenes. With motion off they are short.
  void setForm(SceneForm form, Pace pace);
  /// Starts a new season without events. Its cards and words must outlive its scenes.
  void begin(const Catalog& cards, const Words& words, const Variants& variants);
  /// Stops playing, without a signal.
  void forget();
  /// Scenes are played only while this holds: nobody must see one over a hand, or miss one under a book. Until it is
  /// said, they always are.
  void playWhile(std::function<bool()> seen) { seen_ = std::move(seen); }
  /// They can be seen again: those that waited for it are played, and the one that is up gets the keys.
  void resume();
  /// Plays scenes where this table's motion stops. The first table followed is the players'; the windows of others also
  /// show the scenes, for people who only watch.
  void follow(TableScreen& table);

  /// Takes the table's news; `first` is the number of the first event.
  void learn(const Events& news, const View& now, int first);
  /// The beats of the latest news, for the table's motion.
  [[nodiscard]] const std::vector<Beat>& beats() const { return beats_; }
  /// Plays scenes still waiting though the table is at rest.
  void catchUp();
  /// Whether a scene is up or waiting.
  [[nodiscard]] bool waiting() const { return !queue_.empty(); }
  [[nodiscard]] SceneLayer& layer() { return layer_; }
  /// The moment whose scene is up; nullptr: none.
  [[nodiscard]] const StoryMoment* moment() const { return layer_.up() ? &queue_.front() : nullptr; }
  /// The waiting moments; first the one that is up.
  [[nodiscard]] const std::deque<StoryMoment>& moments() const { return queue_; }

 signals:
  void sounds(w13::Cue cue);
  /// No scene is up or waiting.
  void ended();

 private:
  /// A table, and the layer over its window; the first is the players'.
  struct Followed {
    QPointer<TableScreen> table;
    QPointer<SceneLayer> watched;
  };
  void playUpTo(int event);
  void next();

  SceneLayer layer_;
  SceneForm form_ = SceneForm::Whole;
  Pace pace_ = Pace::Normal;
  MomentFinder finder_;
  Variants variants_;
  const Catalog* cards_ = nullptr;
  const Words* words_ = nullptr;
  View before_;
  std::vector<Beat> beats_;
  std::deque<StoryMoment> queue_;
  std::vector<Followed> tables_;
  std::function<bool()> seen_;
  int upTo_ = -1;       ///< scenes with no later event may be played
  bool waits_ = false;  ///< until scenes can be seen
};

}  // namespace w13
