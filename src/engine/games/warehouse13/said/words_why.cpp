// Why a thing is no choice now, and how a season ended.

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

std::string Words::reason(Rule rule, kernel::Noun noun, const View& v) const {
  if (nameOf(rule).empty()) return {};
  const bool acts = v.asked.seat != Seat::Table;
  const auto gap = [&](std::string_view which) -> std::string {
    if (which == "seat") return acts ? seat(v.asked.seat, v) : in("reason.the-agent");
    if (which == "at") return acts ? location(v.seats[v.asked.seat].at) : in("reason.wrong-place");
    if (which == "shows" && thingOf(noun) == Thing::Die) return face(dieOf(noun), v);
    return thing(noun, v);
  };
  std::string name = "reason." + nameOf(rule);
  if (rule == "CLAIM-04"_rule) name += thingOf(noun) == Thing::Die ? ".clue" : ".trait";
  if (rule == "CLAIM-09"_rule && thingOf(noun) == Thing::Die) {
    const Spot spot = v.dice[noun.index].spot;
    if (spot != Spot::Field) name += spot == Spot::Leads ? ".no-reach" : ".no-clue";
  }
  if (sentences().has(name)) return capital(filled(in(name), gap));
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  return text == nullptr ? in("reason.not-now") : text->text.in(language_);
}

std::string Words::chapter(Rule rule) const {
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  return text == nullptr ? std::string() : rules_->sectionOf(*text).title.in(language_);
}

std::vector<std::string> Words::reasonKinds(Rule rule) const {
  std::vector<std::string> kinds;
  for (const std::string& name : sentences().below("reason." + nameOf(rule))) kinds.push_back(dotted(name));
  return kinds;
}

std::string Words::why(Rule rule, kernel::Noun noun, const View& v) const {
  std::string said = reason(rule, noun, v);
  if (said.empty()) return said;
  const RuleText* text = rules_ == nullptr ? nullptr : rules_->find(rule);
  const std::string numbered = " (" + nameOf(rule) + ")";
  if (text == nullptr) return said + numbered;
  const std::string& law = text->text.in(language_);
  return (said == law ? nameOf(rule) : said + numbered) + ": " + law;
}

std::string Words::ending(const View& v) const {
  if (v.ending == Ending::None) return {};
  return capital(filled(in(std::string("ending.") + kEndingKeys[v.ending]),
                        [&](std::string_view) { return in(v.cooperative ? "winner.adversary" : "winner.traitor"); }));
}

}  // namespace w13
