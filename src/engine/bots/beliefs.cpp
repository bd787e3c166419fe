#include "engine/bots/beliefs.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/bots/weights_file.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {
constexpr float kMostSum = 30;  ///< as good as certain
}  // namespace

double Beliefs::against(const Signs& signs) const {
  float sum = 0;
  for (int at = 0; at < kSigns; ++at) sum += weights_[at] * signs[at];
  return std::log1p(std::exp(std::min(sum, kMostSum)));
}

Beliefs Beliefs::fromJson(std::string_view text, const std::string& file) {
  const auto damaged = [&](const std::string& what) -> kernel::DataError {
    return kernel::DataError(file + ": " + what + "; make it again with `w13 learn beliefs`");
  };
  const nlohmann::json root = nlohmann::json::parse(text, nullptr, false);
  if (!root.is_object()) throw damaged("no weights");
  Beliefs beliefs;
  for (const Sign sign : Signs::keys()) {
    const std::string name(nameOf(sign));
    const auto found = root.find(name);
    if (found == root.end() || !found->is_number()) throw damaged("no number for \"" + name + '"');
    beliefs.weights_[sign] = found->get<float>();
  }
  if (root.size() != kSigns) throw damaged("unknown numbers");
  return beliefs;
}

std::string Beliefs::toJson() const {
  nlohmann::ordered_json root;
  for (const Sign sign : Signs::keys()) root[std::string(nameOf(sign))] = written(weights_[sign]);
  return root.dump(2) + '\n';
}

const Beliefs& shippedBeliefs() {
  static const Beliefs kShipped = shippedWeights<Beliefs>("bots/beliefs.json");
  return kShipped;
}

}  // namespace w13
