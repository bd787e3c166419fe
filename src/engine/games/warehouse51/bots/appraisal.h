#pragma once
// What relics are worth to a seat, in points, as that seat sees the game.

#include "engine/games/warehouse51/seen/view.h"

namespace w51 {

class Appraisal {
 public:
  /// View and cards must outlive it.
  Appraisal(const View& view, const Catalog& cards);

  [[nodiscard]] Situation now() const { return {view_.open, cards_}; }
  /// How likely a relic is to be genuine, to the seat that looks: 0 if it knows better.
  [[nodiscard]] double genuine(RelicId relic) const;
  /// What a relic that is bought now brings a seat: value towards the majorities, sets, and its effect.
  [[nodiscard]] double worth(RelicId relic, Seat seat) const;
  /// Ingots that a point is worth: those in play, over the points still to come.
  [[nodiscard]] double rate() const;
  /// The most ingots that the seat that looks should give for the lot.
  [[nodiscard]] double price(RelicId lot) const { return worth(lot, view_.me) * rate(); }

 private:
  /// Points of a category for a seat with so much more value, judged by how near it is to the places.
  [[nodiscard]] double share(Category category, Seat seat, double more) const;

  const View& view_;
  const Catalog& cards_;
  Relics fakes_;      ///< known to the seat
  Relics doubtful_;   ///< that an unseen card might name
  double doubt_ = 0;  ///< how likely that is, for each of them
  PerSeat<PerCategory<double>> values_{};
  PerCategory<double> left_{};  ///< value still to come
};

}  // namespace w51
