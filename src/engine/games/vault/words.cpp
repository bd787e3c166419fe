#include "engine/games/vault/words.h"

#include <array>

#include "engine/house/said/filled.h"
#include "engine/kernel/count.h"

namespace vault {

namespace {

using house::Word;
using house::wordOf;

constexpr std::array kEvents = {
    wordOf(Happened::Hid, "hid"),     wordOf(Happened::Bid, "bid"),           wordOf(Happened::BidOpened, "bid-opened"),
    wordOf(Happened::Laid, "laid"),   wordOf(Happened::Said, "said"),         wordOf(Happened::Doubted, "doubted"),
    wordOf(Happened::Sank, "sank"),   wordOf(Happened::Revealed, "revealed"), wordOf(Happened::Missed, "missed"),
    wordOf(Happened::Found, "found"), wordOf(Happened::Burned, "burned"),     wordOf(Happened::Drew, "drew"),
};
constexpr std::array kQuestions = {
    wordOf(question::WhereToHide, "where-to-hide"), wordOf(question::HowMuch, "how-much"),
    wordOf(question::WhichCard, "which-card"),      wordOf(question::WhichMetal, "which-metal"),
    wordOf(question::DoDoubt, "do-doubt"),          wordOf(question::WhereToSearch, "where-to-search"),
    wordOf(question::BurnLead, "burn-lead"),
};
constexpr std::array kVerbs = {
    wordOf(verb::Hide, "hide"),       wordOf(verb::Bid, "bid"),       wordOf(verb::Lay, "lay"),
    wordOf(verb::Pass, "pass"),       wordOf(verb::Say, "say"),       wordOf(verb::Doubt, "doubt"),
    wordOf(verb::Believe, "believe"), wordOf(verb::Search, "search"), wordOf(verb::Burn, "burn"),
};
constexpr std::array kThings = {wordOf(noun::Card, "card"), wordOf(noun::Place, "place"), wordOf(noun::Coins, "coins"),
                                wordOf(noun::Metal, "metal")};
constexpr house::Vocabulary kVocabulary{kEvents, kQuestions, kVerbs, kThings, noun::Coins};

/// Events that some seats learn of without the card or place.
constexpr std::array kVeiled = {Happened::Hid, Happened::Laid, Happened::Sank, Happened::Drew};
/// Verbs whose sentence depends on what is asked.
bool depends(std::uint8_t verb) { return verb == verb::Pass; }

int placeIn(Noun noun) { return noun.index % kPlaces; }

}  // namespace

const house::Vocabulary& vocabulary() { return kVocabulary; }

std::string keyOf(const Choice& choice) {
  const std::string verb = house::keyOf(kVerbs, choice.verb);
  return choice.noun.kind == 0 ? verb : verb + " " + std::to_string(choice.noun.index);
}

std::vector<std::string> neededSentences() {
  std::vector<std::string> names = {
      "seat.number",  "list.and",      "metal.gold", "metal.lead",    "card.known", "place.owned", "card.unknown",
      "table.night",  "table.before",  "table.seat", "table.discard", "table.hand", "table.loot",  "table.bid",
      "ending.alone", "ending.shared", "open.coins", "open.bids",     "open.loot",  "open.cards",  "open.empty"};
  for (int place = 0; place < kPlaces; ++place) names.push_back("place." + std::to_string(place));
  for (const Word& event : kEvents) names.push_back(std::string("event.") + event.key);
  for (const Happened what : kVeiled) names.push_back("veiled." + house::keyOf(kEvents, static_cast<int>(what)));
  for (const Word& question : kQuestions) names.push_back(std::string("question.") + question.key);
  for (const Word& each : kVerbs)
    if (!depends(byteOf(each))) names.push_back(std::string("choice.") + each.key);
  for (const char* name : {"pass.which-card", "pass.where-to-search"}) names.emplace_back(name);
  return names;
}

// ---- names ------------------------------------------------------------------------------------------------------

std::string VaultVoice::seat(Seat seat) const {
  const int at = index(seat);
  if (seat != Seat::Table && at < kernel::count(names_) && !kernel::at(names_, at).empty())
    return kernel::at(names_, at);
  return say("seat.number", {.number = index(seat) + 1});
}

std::string VaultVoice::card(int id) const {
  if (id == kUnknown) return say("card.unknown", {});
  return say("card.known", {.noun = metal(isGold(static_cast<CardId>(id))), .number = id});
}

std::string VaultVoice::cards(const Ids& ids) const {
  std::vector<std::string> parts;
  for (const CardId id : ids) parts.push_back(card(id));
  return list(parts);
}

/// "a, b and c"
std::string VaultVoice::list(const std::vector<std::string>& parts) const {
  std::string text;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    if (at > 0) text += at + 1 == parts.size() ? sentences_.in(language_, "list.and") : ", ";
    text += parts[at];
  }
  return text;
}

std::string VaultVoice::say(const std::string& name, const Gaps& gaps) const {
  return house::filled(sentences_.in(language_, name), [&](std::string_view gap) -> std::string {
    if (gap == "seat") return seat(gaps.seat);
    if (gap == "owner") return seat(kernel::seatAt(gaps.noun.index / kPlaces));
    if (gap == "leader") {
      View v;
      match_.session.view(Seat::Table, v);
      return seat(v.leader);
    }
    if (gap == "place") return sentences_.in(language_, "place." + std::to_string(placeIn(gaps.noun)));
    if (gap == "metal") return sentences_.in(language_, gaps.noun.index == 1 ? "metal.gold" : "metal.lead");
    if (gap == "card") return card(gaps.noun.index);
    if (gap == "list") return gaps.list;
    return std::to_string(gap == "coins" ? gaps.noun.index : gaps.number);  // "{n}"
  });
}

// ---- questions and choices --------------------------------------------------------------------------------------

std::string VaultVoice::question(const Decision& d, Seat) const {
  return d.seat() == Seat::Table ? std::string()
                                 : say("question." + house::keyOf(kQuestions, d.question()), {.seat = d.seat()});
}

std::string VaultVoice::choice(const Decision& d, const Choice& choice, Seat) const {
  const Gaps gaps{.seat = d.seat(), .noun = choice.noun};
  if (depends(choice.verb)) return say("pass." + house::keyOf(kQuestions, d.question()), gaps);
  return say("choice." + house::keyOf(kVerbs, choice.verb), gaps);
}

// ---- what has happened, and how it stands -----------------------------------------------------------------------

std::string VaultVoice::event(const house::Event& event, Seat) const {
  return house::capital(say((event.veiled ? "veiled." : "event.") + house::keyOf(kEvents, event.what),
                            {.seat = event.seat, .noun = event.noun, .number = event.number}));
}

std::vector<std::string> VaultVoice::table(int) const {
  View v;
  match_.session.view(Seat::Table, v);
  std::vector<std::string> lines = {
      say(v.night == 0 ? "table.before" : "table.night", {.seat = v.leader, .number = v.night})};
  for (const Seat each : SeatSet::firstOf(match_.seats())) {
    lines.push_back(say("table.seat", {.seat = each,
                                       .noun = coinsOf(v.coins[each]),
                                       .number = v.score[each],
                                       .list = std::to_string(v.hands[each].size())}));
    if (v.bids[each] != kNone) lines.back() += " " + say("table.bid", {.noun = coinsOf(v.bids[each])});
  }
  if (!v.discard.empty()) lines.push_back(say("table.discard", {.list = cards(v.discard)}));
  return lines;
}

std::vector<house::OpenPlace> VaultVoice::openPlaces() const {
  View v;
  match_.session.view(Seat::Table, v);
  Decision face;
  match_.session.decision(Seat::Table, face);
  const bool bids = face.question() == question::HowMuch, searches = face.question() == question::WhereToSearch;
  house::OpenPlace coins{say("open.coins", {}), {}, bids}, bid{say("open.bids", {}), {}, true};
  house::OpenPlace cards{say("open.cards", {}), {}, face.question() == question::DoDoubt};
  std::vector<house::OpenPlace> loot;
  for (const Seat each : SeatSet::firstOf(match_.seats())) {
    coins.pieces.push_back({.words = seat(each), .note = std::to_string(v.coins[each]), .seat = each});
    if (v.bids[each] != kNone)
      bid.pieces.push_back({.words = seat(each), .note = std::to_string(v.bids[each]), .seat = each});
    loot.push_back({say("open.loot", {.seat = each}), {}, searches});
    for (int place = 0; place < kPlaces; ++place)
      loot.back().pieces.push_back({.words = house::capital(say("place." + std::to_string(place), {})),
                                    .note = ((v.searched[each] >> place) & 1) != 0 ? say("open.empty", {}) : "",
                                    .thing = placeOf(each, place)});
  }
  for (const CardId id : v.discard) cards.pieces.push_back({.words = house::capital(card(id)), .thing = of(id)});
  std::vector<house::OpenPlace> places = {coins};
  if (!bid.pieces.empty()) places.push_back(bid);
  places.insert(places.end(), loot.begin(), loot.end());
  if (!cards.pieces.empty()) places.push_back(cards);
  return places;
}

std::vector<std::string> VaultVoice::secrets(Seat seat, bool) const {
  View v;
  match_.session.view(seat, v);
  std::vector<std::string> lines = besidesHand(seat);
  lines.insert(lines.begin(), say("table.hand", {.seat = seat, .list = cards(v.hands[seat])}));
  return lines;
}

std::vector<house::Voice::Card> VaultVoice::hand(Seat seat) const {
  View v;
  match_.session.view(seat, v);
  std::vector<Card> held;
  for (const CardId id : v.hands[seat]) held.push_back({.name = house::capital(card(id))});
  return held;
}

std::vector<std::string> VaultVoice::besidesHand(Seat seat) const {
  View v;
  match_.session.view(seat, v);
  std::vector<std::string> lines;
  if (v.loot[seat] != kNone) lines.push_back(say("table.loot", {.noun = placeOf(seat, v.loot[seat])}));
  if (v.bids[seat] != kNone) lines.push_back(say("table.bid", {.noun = coinsOf(v.bids[seat])}));
  return lines;
}

std::string VaultVoice::ending() const {
  const kernel::Result result = match_.result();
  if (!result.over) return {};
  std::vector<std::string> winners;
  for (const Seat each : result.won) winners.push_back(seat(each));
  return say(winners.size() == 1 ? "ending.alone" : "ending.shared",
             {.number = result.score[result.won.first()], .list = list(winners)});
}

std::vector<house::Voice::Thing> VaultVoice::things(Seat viewer) const {
  View v;
  match_.session.view(viewer, v);
  std::vector<Thing> things;
  if (viewer != Seat::Table)
    for (const CardId id : v.hands[viewer]) things.push_back({card(id), of(id)});
  for (const Seat owner : SeatSet::firstOf(match_.seats()))
    for (int place = 0; place < kPlaces; ++place)
      things.push_back({say("place.owned", {.noun = placeOf(owner, place)}), placeOf(owner, place)});
  return things;
}

std::string VaultVoice::why(Rule rule, Noun, Seat) const {
  const house::RuleText* text = rules_.find(rule);
  return text == nullptr ? std::string() : text->id + ": " + text->text.in(language_);
}

}  // namespace vault
