#include "engine/house/scenario/refused_setup.h"

#include "engine/house/scenario/wording.h"

namespace house {

namespace {

/// Checks what is asked of a set-up that is refused.
class RefusedFacts {
 public:
  RefusedFacts(const std::string& file, const Staging::RefusedSetup& fault) : file_(file), fault_(fault) {}

  void check(const Node& facts) {
    if (facts.is(Node::Type::List))
      for (const Node& each : facts.items) check(each);
    else
      for (const Member& fact : facts.members) check(fact);
  }
  void differ(const Node& node, const std::string& what) { differences_.push_back(placeOf(file_, node) + what); }
  [[nodiscard]] bool asked() const { return asked_; }
  [[nodiscard]] Differences differences() const { return differences_; }

 private:
  void check(const Member& fact) {
    const std::string& rule = fault_.rule;
    if (fact.key == "refused" && fact.value.text == kSetUp) asked_ = true;
    else if (fact.key != "rule")
      differ(fact.value, "the set-up is refused, so there is nothing else to ask: " + fault_.sentence);
    else if (fact.value.text != rule)
      differ(fact.value, "the set-up is refused by " + (rule.empty() ? "no rule that speaks" : rule) + ", not " +
                             describe(fact.value));
  }

  const std::string& file_;
  const Staging::RefusedSetup& fault_;
  Differences differences_;
  bool asked_ = false;
};

}  // namespace

Differences playRefused(const Case& one, const std::string& file, const Staging::RefusedSetup& fault) {
  RefusedFacts facts(file, fault);
  if (!one.when.is(Node::Type::Null))
    facts.differ(one.when, "nothing can be played, the set-up is refused: " + fault.sentence);
  facts.check(one.then);
  if (!facts.asked() && facts.differences().empty()) facts.differ(one.given, fault.sentence);
  return facts.differences();
}

}  // namespace house
