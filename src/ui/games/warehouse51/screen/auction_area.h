#pragma once
// An area of this game's screens: it shows what its viewer sees of the match.

#include "engine/games/warehouse51/queries.h"
#include "engine/games/warehouse51/seen/view.h"
#include "engine/house/match/voice.h"
#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/games/warehouse51/screen/orders.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/screen/area.h"

namespace w51 {

/// What a screen shows: a view, and the question as its viewer sees it.
struct Sight : AreaLook {
  const View& view;
  const Decision& decision;
  const Catalog& cards;
  const house::Voice& voice;
  const PerSeat<int>& collectors;  ///< who sits where: places in the catalog
  SeatSet persons = {};            ///< the seats that people play
  Seat asked = Seat::Table;        ///< who is asked now
  bool thinking = false;           ///< a program is about to move
  SeatSet mayPawn = {};            ///< people who may pawn now
  SeatSet shielded = {};           ///< people who answer on phones

  [[nodiscard]] Situation now() const { return {view.open, cards}; }
  /// Whether the question is answered on a phone, and not here.
  [[nodiscard]] bool onShield() const { return decision.openness() != Openness::Public && shielded.has(asked); }
  /// The choices that name a thing; none while a program is about to move.
  [[nodiscard]] std::vector<Choice> choicesOf(Noun noun) const;
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] QString nameOf(RelicId relic) const;
  [[nodiscard]] QString nameOf(Category category) const;
  /// "Ada and Osei".
  [[nodiscard]] QString namesOf(SeatSet seats) const;
};

/// What a question of this game is.
[[nodiscard]] inline Ask askOf(const Decision& d) { return static_cast<Ask>(d.question()); }

/// The light of this game: a neon tube. It means: you may.
[[nodiscard]] Light tubeLight();

class AuctionArea : public Area {
  Q_OBJECT
 public:
  void show(const Sight& sight);

 protected:
  /// Draws the ground and adds the pieces.
  virtual void draw(const Sight& sight, Ink& ink) = 0;
  /// A relic, front up, with the choices that name it.
  [[nodiscard]] static PieceLook relicLook(const Sight& sight, RelicId relic, const QRectF& at, RelicState state = {});
  /// A card from behind, with the choices that name it.
  [[nodiscard]] static PieceLook backLook(const Sight& sight, int place, const QRectF& at);

 private:
  void draw(Ink& ink) final { draw(*sight_, ink); }
  const Sight* sight_ = nullptr;  ///< only while it is drawn
};

/// How a relic lies, by what everybody sees.
[[nodiscard]] RelicState stateOf(const View& view, RelicId relic);

}  // namespace w51
