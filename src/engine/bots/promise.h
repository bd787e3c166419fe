#pragma once
// What the beginning of an Episode, a Retrieval or a Plot turn promises: the chance that the Warehouse wins. A logistic
// model of what lies on the table and in the hands, learnt from seasons of bots; its weights are a data file.

#include <string>
#include <string_view>

#include "engine/bots/beginning.h"

namespace w13 {

class Promise {
 public:
  /// Of a chapter's facts.
  struct Weights {
    double base = 0;
    std::array<double, kFacts> each{};  ///< in the order of factNames
  };
  using ByChapter = kernel::Per<Chapter, Weights, kChapters>;

  /// Promises nothing: all is even.
  Promise() = default;
  explicit Promise(const ByChapter& weights) : weights_(weights) {}
  /// Reads the weights. `file`: its name in messages. Throws kernel::DataError with one sentence if a name is unknown
  /// or missing.
  static Promise fromJson(std::string_view text, const std::string& file);
  [[nodiscard]] std::string toJson() const;

  /// The chance that the Warehouse wins, from 0 to 1. `more`: what speaks for that besides, as a logit.
  [[nodiscard]] double of(const Beginning& begun, double more = 0) const;

 private:
  ByChapter weights_{};
};

/// The program's own. Throws kernel::DataError if the file is damaged.
[[nodiscard]] const Promise& shippedPromise();

}  // namespace w13
