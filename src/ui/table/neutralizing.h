#pragma once
// The Neutralizer in somebody's hand. In Work the Case a clue is neutralized in three steps: the tool is taken, a clue
// is pointed at, and that is confirmed. Until then nothing has happened, and it can be put away.

#include <optional>

#include "ui/screen/area.h"

namespace w13 {

class Neutralizing {
 public:
  /// Whether a question lets its seat take the tool.
  [[nodiscard]] static bool offeredBy(const kernel::Decision& asked);
  /// Whether nothing else can be done by public facts, no clue being in reach: then the tool is in hand from the
  /// beginning, and stays there.
  [[nodiscard]] static bool onlyWay(const kernel::Decision& asked, Dice reach);

  void take() { inHand_ = true; }
  void putAway() { inHand_ = false, aimed_.reset(); }
  void aim(const kernel::Choice& at) { aimed_ = at; }
  [[nodiscard]] bool inHand() const { return inHand_; }
  /// The clue that is pointed at, as a choice; none yet.
  [[nodiscard]] const std::optional<kernel::Choice>& aimed() const { return aimed_; }

 private:
  bool inHand_ = false;
  std::optional<kernel::Choice> aimed_;
};

/// What lies over the board while the tool is in hand: everything is in the shade but the clues and the bucket, and a
/// dotted path leads from the clue that is pointed at into it.
class ShadeArea final : public Area {
  Q_OBJECT
 public:
  /// What stays in the light, and the way of the clue; in coordinates of the scene.
  void take(std::vector<QRectF> lit, std::optional<QLineF> way) { lit_ = std::move(lit), way_ = way; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  std::vector<QRectF> lit_;
  std::optional<QLineF> way_;
};

}  // namespace w13
