#pragma once
// Building blocks of scenes: texts, cards, dice, faces and gauges as props.

#include <QCoreApplication>

#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/per.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/scenes/moment.h"
#include "ui/games/warehouse13/scenes/scene.h"

namespace w13 {

inline constexpr int kTurn = 240;  ///< milliseconds: half the time to turn over a card
/// The light in a bay of the Stacks, and the artifact there.
inline constexpr QRgb kBayLight = 0xFFFFC978, kBayIcon = 0xFFFBF2DC;

/// The texts of scenes.
struct SceneWords {
  Q_DECLARE_TR_FUNCTIONS(SceneWords)
};

/// A number for each clue type.
using TypeSums = kernel::Per<Symbol, int, kTypeCount>;

/// A scene in the making, with its sources. A returned prop is valid until the next one is added.
class Staging {
 public:
  Staging(const StoryMoment& moment, const Catalog& cards, const Words& words)
      : moment_(moment), cards_(cards), words_(words) {}

  [[nodiscard]] const StoryMoment& moment() const { return moment_; }
  [[nodiscard]] const Catalog& cards() const { return cards_; }
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] Scene& scene() { return scene_; }
  /// It rests until what it says can have been read.
  [[nodiscard]] Scene take();

  // ---- names
  [[nodiscard]] QString nameOf(Seat seat) const;   ///< the player's, or the Agent's
  [[nodiscard]] QString agentOf(Seat seat) const;  ///< the Agent's
  [[nodiscard]] QString nameOf(CardId card) const;
  [[nodiscard]] QString textOf(CardId card) const;
  [[nodiscard]] QColor colourOf(Seat seat) const;
  [[nodiscard]] const SeatView& seat(Seat seat) const;

  // ---- props, from the back to the front
  Prop& add(const QRectF& at, Prop::Draw draw);
  Prop& text(const QRectF& at, const QString& words, Role role, double size, QRgb with,
             Qt::Alignment where = Qt::AlignCenter);
  Prop& paragraph(const QRectF& at, const QString& words, Role role, double size, QRgb with,
                  Qt::Alignment where = Qt::AlignLeft | Qt::AlignTop);
  Prop& picture(const QRectF& at, const QString& file);
  Prop& card(const QRectF& at, CardId card);
  Prop& back(const QRectF& at, const QString& deck);
  Prop& loyalty(const QRectF& at, bool traitor);
  Prop& die(const QRectF& at, const DieFace& face);
  /// An Agent's face; `lit` false: in the dark.
  Prop& face(const QRectF& at, Seat seat, Tone tone = Tone::Plain);
  /// A card's illustration, without the card.
  Prop& picture(const QRectF& at, CardId card, QRgb tint);
  /// A soft light.
  Prop& glow(const QRectF& at, QRgb with, double level);
  /// A stamp that fills its box, to be turned.
  Prop& stamp(const QRectF& at, const QString& words, QRgb ground, QRgb ink);
  /// The moment's headline over everything, and its sentence.
  void title(const QString& word, QRgb with, const QString& sentence, int ms);
  /// How far each requirement was met: rows starting at `from`.
  void gauges(QPointF from, const TypeSums& has, int leavesAt);

 private:
  const StoryMoment& moment_;
  const Catalog& cards_;
  const Words& words_;
  Scene scene_;
};

/// The amount applied of each type when a moment begins.
[[nodiscard]] TypeSums appliedBy(const StoryMoment& moment);
/// The Consequences with the artifact when a moment begins.
[[nodiscard]] std::vector<CardId> consequencesAt(const StoryMoment& moment);
/// The centre of one of `count` places in a row.
[[nodiscard]] double spread(int place, int count, double middle, double pitch);
/// The place of a card with this centre and width.
[[nodiscard]] QRectF cardAt(QPointF middle, double width, bool large = true);

}  // namespace w13
