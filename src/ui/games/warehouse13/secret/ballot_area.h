#pragma once
// The ballot: how a seat casts its vote behind the curtain. Shows the player on the plinth, two thumbs, and who has
// voted (never how). Either vote takes the same clicks: a thumb, then the seal.

#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/prompt_bar.h"

namespace w13 {

class BallotArea final : public GameArea {
  Q_OBJECT
 public:
  /// Sets the chosen thumb (verb::None: none yet) and whether the Loyalty card is held up.
  void take(verb::Id thumb, bool loyaltyUp) { thumb_ = thumb, loyaltyUp_ = loyaltyUp; }

  /// Whether a decision asks for a vote.
  [[nodiscard]] static bool wanted(const kernel::Decision& decision);
  /// The prompt of the bar below, without portrait and rule; `thumb` is the choice made, nullptr: none yet.
  [[nodiscard]] static Prompt prompt(const Sight& sight, const kernel::Choice* thumb);

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addThumb(const Sight& sight, verb::Id thumb, const QRectF& at);
  void drawNamed(const Sight& sight, Ink& ink, const QRectF& at);
  void drawVoters(const Sight& sight, Ink& ink, const QRectF& at);
  void addLooks(const Sight& sight, Ink& ink, const QRectF& at);
  verb::Id thumb_ = verb::None;
  bool loyaltyUp_ = false;
};

}  // namespace w13
