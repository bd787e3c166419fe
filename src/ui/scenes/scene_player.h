#pragma once
// Plays the scenes of a season, one after the other, between what moves on the table. The table is true already: a
// scene holds nothing, and whenever it ends the season stands as it did.

#include <QPointer>
#include <deque>

#include "ui/scenes/scene_layer.h"
#include "ui/scenes/scenes.h"
#include "ui/table/table_screen.h"

namespace w13 {

class ScenePlayer final : public QObject {
  Q_OBJECT
 public:
  /// Scenes lie over this widget.
  explicit ScenePlayer(QWidget* over);

  /// In which form scenes are seen from now on. With nothing in motion they are short.
  void setForm(SceneForm form, Pace pace);
  /// A new season: nothing has happened in it. Its cards and words must outlive its scenes.
  void begin(const Catalog& cards, const Words& words, const Variants& variants);
  /// Nothing is played any more, and nobody is told.
  void forget();
  /// The scenes come where this table stops; the first one that is followed is the one they are made over. The windows
  /// of others show them, too, for people who only watch.
  void follow(TableScreen& table);

  /// What the table has learnt; `first` is the number of the first event.
  void learn(const Events& news, const View& now, int first);
  /// The beats of what it has learnt last, for its motion.
  [[nodiscard]] const std::vector<Beat>& beats() const { return beats_; }
  /// Plays what still waits although nothing moves on the table any more.
  void catchUp();
  /// Whether a scene is up, or waits for its turn.
  [[nodiscard]] bool waiting() const { return !queue_.empty(); }
  [[nodiscard]] SceneLayer& layer() { return layer_; }
  /// The moment whose scene is up; nullptr: none is.
  [[nodiscard]] const StoryMoment* moment() const { return layer_.up() ? &queue_.front() : nullptr; }
  /// The moments that wait, the one that is up first.
  [[nodiscard]] const std::deque<StoryMoment>& moments() const { return queue_; }

 signals:
  void sounds(w13::Cue cue);
  /// No scene is up or waits any more.
  void ended();

 private:
  /// A table, and the layer over its window; the first table's is that of the players.
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
  int upTo_ = -1;  ///< scenes are played whose events are no later
};

}  // namespace w13
