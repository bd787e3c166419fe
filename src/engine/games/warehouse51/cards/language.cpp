#include "engine/games/warehouse51/cards/language.h"

#include <cstdlib>

namespace w51 {

namespace {

std::string counted(int number, const std::string& one, const std::string& many) {
  return std::to_string(number) + " " + (number == 1 ? one : many);
}
std::string ingotsIn(int number) { return counted(number, "ingot", "ingots"); }
std::string cardsIn(int number) { return counted(number, "counterfeit card", "counterfeit cards"); }

std::string valueIn(const Which& which) {
  if (which.least <= 1 && which.most >= kHighestValue) return {};
  if (which.least == which.most) return " of value " + std::to_string(which.least);
  if (which.most >= kHighestValue) return " of value " + std::to_string(which.least) + " or more";
  if (which.least <= 1) return " of value " + std::to_string(which.most) + " or less";
  return " of value " + std::to_string(which.least) + " to " + std::to_string(which.most);
}

/// "relic of value 2 or less, category red, cursed"
std::string relicIn(const Which& which) {
  std::string text = "relic" + valueIn(which);
  if (which.category != Category::None) text += ", category " + std::string(nameOf(which.category));
  if (which.symbol == Symbol::Blessing) text += ", blessed";
  if (which.symbol == Symbol::Curse) text += ", cursed";
  if (which.symbol == Symbol::Neutral) text += ", neutral";
  return text + (which.pawned ? ", pawned ones too" : "");
}

std::string seerIn(Seer seer) {
  switch (seer) {
    case Seer::Left: return "your left neighbour alone looks at it";
    case Seer::Right: return "your right neighbour alone looks at it";
    case Seer::You: return "you alone look at it";
    case Seer::Nobody: return "nobody looks at it";
  }
  return {};
}

std::string sayTakeIngots(const Step& s) { return "take " + ingotsIn(s.number) + " from the reserve"; }
std::string sayTakeCertificate(const Step& s) { return "take " + counted(s.number, "certificate", "certificates"); }
std::string sayEachOtherGives(const Step& s) { return "each other seat gives you " + ingotsIn(s.number); }
std::string sayDiscardRelic(const Step& s) { return "discard another " + relicIn(s.which) + " of yours"; }
std::string sayLayCounterfeit(const Step& s) {
  return "a counterfeit card is laid beside your collection; " + seerIn(s.seer);
}
std::string sayLookAtCounterfeit(const Step& s) { return "look at " + cardsIn(s.number) + " that you have not seen"; }
std::string sayExchangeSelf(const Step& s) { return "you may exchange this for another seat's " + relicIn(s.which); }
std::string sayCancelCounterfeit(const Step& s) { return "you may cancel " + cardsIn(s.number); }
std::string sayNameCategory(const Step&) { return "name the category of this relic"; }

constexpr std::array<VerbRow, kDos> kVerbs = {{
    {Do::TakeIngots, "take_ingots", Takes::Number, false,
     "You take so many ingots from the reserve, as far as there are any.", R"({ "take_ingots": 5 })", sayTakeIngots},
    {Do::TakeCertificate, "take_certificate", Takes::Number, false, "You take so many Certificates of Authenticity.",
     R"({ "take_certificate": 1 })", sayTakeCertificate},
    {Do::EachOtherGives, "each_other_gives", Takes::Number, false,
     "Each other seat gives you so many ingots, as far as it has them.", R"({ "each_other_gives": 1 })",
     sayEachOtherGives},
    {Do::DiscardRelic, "discard_relic", Takes::Which, false,
     "You discard another of your relics, of your choice; never a pawned one.", R"({ "discard_relic": true })",
     sayDiscardRelic},
    {Do::LayCounterfeit, "lay_counterfeit", Takes::Seer, false,
     "The top counterfeit card of those set aside is laid beside your collection; `left`, `right`, `you` or `nobody` "
     "looks at it.",
     R"({ "lay_counterfeit": "left" })", sayLayCounterfeit},
    {Do::LookAtCounterfeit, "look_at_counterfeit", Takes::Number, false,
     "You look at so many counterfeit cards on the table that you have not seen.", R"({ "look_at_counterfeit": 1 })",
     sayLookAtCounterfeit},
    {Do::ExchangeSelf, "exchange_self", Takes::Which, false,
     "You may exchange this relic for one in another collection that is not pawned.",
     R"({ "exchange_self": { "value_at_most": 2 } })", sayExchangeSelf},
    {Do::CancelCounterfeit, "cancel_counterfeit", Takes::Number, true,
     "You may cancel so many counterfeit cards, once all are turned up.", R"({ "cancel_counterfeit": 1 })",
     sayCancelCounterfeit},
    {Do::NameCategory, "name_category", Takes::True, true,
     "Before scoring you name the category to which this relic belongs.", R"({ "name_category": true })",
     sayNameCategory},
}};

std::string saySilenced(const Standing& s) {
  return "the " + std::string(kernel::at(kSilencedNames, static_cast<int>(s.silenced))) +
         " of your other relics have no effect";
}
std::string sayRaiseAfterYou(const Standing& s) {
  return "the bid after yours must be at least " + std::to_string(s.is) + " higher";
}
std::string sayMustOpen(const Standing& s) {
  return "you may not pass in your first turn while you can bid " + std::to_string(s.is) + " or less";
}
std::string sayLand(const Standing& s) {
  return "after passing you may still bid before another seat wins, " + counted(s.is, "time", "times") + " an auction";
}
std::string sayFistInPublic(const Standing&) { return "you open your fist first in a blind auction"; }
std::string saySurcharge(const Standing& s) {
  return "each auction you win costs " + ingotsIn(s.is) + " more, to the reserve";
}
std::string sayTies(const Standing& s) { return s.is > 0 ? "you win all ties" : "you lose all ties"; }
std::string sayIngotsPerPoint(const Standing& s) { return "every " + ingotsIn(s.is) + " score 1 point"; }
std::string sayPoints(const Standing& s) {
  return std::string(s.is < 0 ? "lose " : "score ") + counted(std::abs(s.is), "point", "points") + " for each " +
         relicIn(s.which) + " of yours";
}

constexpr std::array<QueryRow, kQueries> kQueryRows = {{
    {Query::Silenced, "silenced", With::What, false, 0, 0,
     "The blessings, or the curses, of your other relics have no effect.",
     R"({ "query": "silenced", "what": "curses" })", saySilenced},
    {Query::RaiseAfterYou, "raise_after_you", With::Is, false, 1, 9,
     "In an open auction the bid after yours must be at least so much higher.",
     R"({ "query": "raise_after_you", "is": 2 })", sayRaiseAfterYou},
    {Query::MustOpen, "must_open", With::Is, false, 1, 9,
     "In your first turn of an open auction you may not pass while the lowest bid is at most so high and you can make "
     "it.",
     R"({ "query": "must_open", "is": 2 })", sayMustOpen},
    {Query::Land, "land", With::Is, false, 1, 3,
     "So often in each open auction, before another seat wins, you may bid although you have passed.",
     R"({ "query": "land", "is": 1 })", sayLand},
    {Query::FistInPublic, "fist_in_public", With::Nothing, false, 0, 0,
     "In a blind auction you open your fist before the others close theirs.", R"({ "query": "fist_in_public" })",
     sayFistInPublic},
    {Query::Surcharge, "surcharge", With::Is, false, 1, 9,
     "Each auction that you win costs so many ingots more, paid to the reserve.",
     R"({ "query": "surcharge", "is": 1 })", saySurcharge},
    {Query::Ties, "ties", With::Sign, true, -1, 1, "1: you win all ties; -1: you lose them.",
     R"({ "query": "ties", "is": 1 })", sayTies},
    {Query::IngotsPerPoint, "ingots_per_point", With::Is, true, 1, 20, "So many ingots score a point.",
     R"({ "query": "ingots_per_point", "is": 3 })", sayIngotsPerPoint},
    {Query::Points, "points", With::Per, true, -9, 9,
     "So many points for each of your relics that is meant; below 0 you lose them.",
     R"({ "query": "points", "is": -1, "per": { "symbol": "curse", "pawned": true } })", sayPoints},
}};

}  // namespace

std::span<const VerbRow> verbs() { return kVerbs; }
std::span<const QueryRow> queries() { return kQueryRows; }

}  // namespace w51
