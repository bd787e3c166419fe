#include "ui/games/warehouse13/screen/offers.h"

#include <algorithm>
#include <functional>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"

namespace w13 {

/// The thing itself, if some choice names it; else the die that is offered for it.
kernel::Noun Offers::offeredFor(kernel::Noun noun) const {
  if (view_ == nullptr || thingOf(noun) != Thing::Die || names(noun)) return noun;
  for (const kernel::Choice& each : choices_)
    if (thingOf(each.noun) == Thing::Die && alike(*view_, dieOf(each.noun), dieOf(noun))) return each.noun;
  return noun;
}

std::vector<kernel::Choice> Offers::of(kernel::Noun noun, std::span<const verb::Id> verbs) {
  noun = offeredFor(noun);
  shown_.resize(choices_.size());
  std::vector<kernel::Choice> found;
  for (std::size_t at = 0; at < choices_.size(); ++at) {
    if (choices_[at].noun != noun) continue;
    if (!verbs.empty() && std::find(verbs.begin(), verbs.end(), choices_[at].verb) == verbs.end()) continue;
    shown_[at] = true;
    found.push_back(choices_[at]);
  }
  return found;
}

bool Offers::any(Thing thing) const {
  return std::any_of(choices_.begin(), choices_.end(), [&](const auto& each) { return thingOf(each.noun) == thing; });
}

bool Offers::names(kernel::Noun noun) const {
  return std::any_of(choices_.begin(), choices_.end(), [&](const auto& each) { return each.noun == noun; });
}

bool Offers::any(verb::Id verb) const {
  return std::any_of(choices_.begin(), choices_.end(), [&](const auto& each) { return each.verb == verb; });
}

int Offers::shown() const { return kernel::countIf(shown_, std::identity()); }

std::vector<kernel::Choice> Offers::rest() const {
  std::vector<kernel::Choice> left;
  for (std::size_t at = 0; at < choices_.size(); ++at)
    if (at >= shown_.size() || !shown_[at]) left.push_back(choices_[at]);
  return left;
}

}  // namespace w13
