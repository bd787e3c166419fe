#include "engine/bots/promise.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/bots/weights_file.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr kernel::Per<Chapter, const char*, kChapters> kParts = {"episode", "retrieval", "plot-turn"};

}  // namespace

double Promise::of(const Beginning& begun, double more) const {
  if (begun.winner != Winner::None) return begun.winner == Winner::Warehouse ? 1 : 0;
  const Weights& weights = weights_[begun.chapter];
  double sum = weights.base + more;
  for (std::size_t at = 0; at < kFacts; ++at) sum += weights.each[at] * begun.numbers[at];
  return 1 / (1 + std::exp(-sum));
}

Promise Promise::fromJson(std::string_view text, const std::string& file) {
  const auto damaged = [&](const std::string& what) -> kernel::DataError {
    return kernel::DataError(file + ": " + what + "; make it again with `w13 learn promise`");
  };
  const nlohmann::json root = nlohmann::json::parse(text, nullptr, false);
  Promise promise;
  for (const Chapter chapter : ByChapter::keys()) {
    const std::string part = kParts[chapter];
    if (!root.is_object() || !root.contains(part) || !root[part].is_object())
      throw damaged("no weights for \"" + part + '"');
    const nlohmann::json& from = root[part];
    const auto number = [&](std::string_view name) {
      const auto found = from.find(std::string(name));
      if (found == from.end() || !found->is_number())
        throw damaged("no number for \"" + std::string(name) + "\" of \"" + part + '"');
      return found->get<double>();
    };
    Weights& weights = promise.weights_[chapter];
    weights.base = number("base");
    for (std::size_t at = 0; at < kFacts; ++at) weights.each[at] = number(factNames()[at]);
    if (from.size() != kFacts + 1) throw damaged("unknown numbers for \"" + part + '"');
  }
  return promise;
}

std::string Promise::toJson() const {
  nlohmann::ordered_json root;
  for (const Chapter chapter : ByChapter::keys()) {
    nlohmann::ordered_json& part = root[kParts[chapter]];
    part["base"] = written(weights_[chapter].base);
    for (std::size_t at = 0; at < kFacts; ++at)
      part[std::string(factNames()[at])] = written(weights_[chapter].each[at]);
  }
  return root.dump(2) + '\n';
}

const Promise& shippedPromise() {
  static const Promise kShipped = shippedWeights<Promise>("bots/warehouse13.json");
  return kShipped;
}

}  // namespace w13
