#pragma once
// The Neutralizer in hand. In Work the Case a clue is neutralized in three steps: take the tool, point at a clue,
// confirm. Before that nothing has happened, and the tool can be put away.

#include <optional>

#include "ui/games/warehouse13/screen/game_area.h"

namespace w13 {

class Neutralizing {
 public:
  /// Whether a question lets its seat take the tool.
  [[nodiscard]] static bool offeredBy(const kernel::Decision& asked);
  /// Whether, by public facts, no clue is in reach and this is all that can be done: then the tool is in hand from the
  /// start and stays there.
  [[nodiscard]] static bool onlyWay(const kernel::Decision& asked, Dice reach);

  void take() { inHand_ = true; }
  void putAway() { inHand_ = false, aimed_.reset(); }
  void aim(const kernel::Choice& at) { aimed_ = at; }
  [[nodiscard]] bool inHand() const { return inHand_; }
  /// The clue pointed at, as a choice; empty: none yet.
  [[nodiscard]] const std::optional<kernel::Choice>& aimed() const { return aimed_; }

 private:
  bool inHand_ = false;
  std::optional<kernel::Choice> aimed_;
};

/// Lies over the board while the tool is in hand: shades everything except the clues and the bucket, and draws a dotted
/// path from the clue pointed at to the bucket.
class ShadeArea final : public Area {
  Q_OBJECT
 public:
  using Area::show;
  /// What stays lit, and the clue's path; in scene coordinates.
  void take(std::vector<QRectF> lit, std::optional<QLineF> way) { lit_ = std::move(lit), way_ = way; }

 protected:
  void draw(Ink& ink) override;

 private:
  std::vector<QRectF> lit_;
  std::optional<QLineF> way_;
};

}  // namespace w13
