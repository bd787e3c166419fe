#pragma once
// What the beginning of an Episode, a Retrieval or a Plot turn promises: the chance that the Warehouse wins, from what
// lies on the table and in the hands. A logistic model, learnt from seasons of rule bots; its weights are a data file.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/outlook.h"

namespace w13 {

/// All that the model looks at.
struct Facts {
  const Outlook& o;        ///< the table's
  Seat traitor;            ///< in the dream; Table: there is none
  double suspected = 0;    ///< the hidden Traitor, by everybody, from 0 to 1
  int ones = 0, twos = 0;  ///< Traits of these numbers in all hands together
  int retrievalCards = 0;  ///< cards in hands for the Retrieval
};

class Promise {
 public:
  /// Reads the weights. `file`: its name in messages. Throws kernel::DataError with one sentence if a name is unknown
  /// or missing.
  static Promise fromJson(std::string_view text, const std::string& file);
  /// The chance that the Warehouse wins, from 0 to 1.
  [[nodiscard]] double of(const Facts& facts) const;

 private:
  /// Of a part of the season.
  struct Weights {
    double base = 0;
    std::vector<double> each;  ///< in the order of promise.cpp's facts
  };
  Weights episode_, retrieval_, plotTurn_;
};

}  // namespace w13
