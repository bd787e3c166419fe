#include "engine/games/warehouse51/said/voice.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse51/rule_ids.h"
#include "engine/games/warehouse51/said/keys.h"
#include "engine/house/data_folder.h"
#include "engine/house/said/filled.h"
#include "engine/kernel/letters.h"

namespace w51 {

namespace {

/// Rules that are given as a reason in words of their own; the others by their text.
constexpr std::array kReasons = {"CARD-04", "OPEN-04",  "LOT-03",   "CARD-21",   "OPEN-03", "OPEN-01", "TURN-06",
                                 "TURN-02", "CARD-17",  "TURN-07",  "PAWN-01",   "PAWN-04", "PAWN-07", "PAWN-08",
                                 "PAWN-10", "BLIND-08", "BLIND-06", "RULING-41", "END-02",  "END-03",  "CERT-05",
                                 "CARD-18", "CARD-06",  "CARD-13",  "END-13"};

std::string named(std::string_view group, std::string_view name) { return std::string(group).append(".").append(name); }

std::string inLower(std::string text) {
  for (char& each : text) each = kernel::lower(each);
  return text;
}

}  // namespace

const house::Sentences& sentences() {
  static const house::Sentences kSentences(house::wordFilesOf(house::dataFolder(), "warehouse51"));
  return kSentences;
}

std::vector<std::string> neededSentences() {
  std::vector<std::string> names = {
      "seat.number",    "list.and",      "list.none",      "place.slot",        "place.card",         "place.laid",
      "table.lot",      "table.no-lot",  "table.fists",    "table.seat",        "opening.open-turn",  "table.passed",
      "table.standing", "table.no-bid",  "table.pawned",   "table.certified",   "table.decks",        "table.deck",
      "table.reserve",  "table.known",   "table.discards", "table.own-fist",    "table.counterfeits", "table.score",
      "ending.alone",   "ending.shared", "ending.tie",     "disclosed.card",    "hand.counterfeit",   "hand.shared",
      "hand.alone",     "open.block",    "open.bid",       "open.paid",         "open.bids",          "open.passed",
      "open.closed",    "open.fists",    "open.decks",     "open.counterfeits", "open.slot",          "open.pawned"};
  for (const std::string_view each : kCategoryNames) names.push_back(named("category", each));
  for (const std::string_view each : kVariantNames) names.push_back(named("variant", each));
  names.emplace_back("variant.revealer");
  const auto all = [&](std::string_view group, std::span<const house::Word> words) {
    for (const house::Word& each : words) names.push_back(named(group, each.key));
  };
  all("event", vocabulary().events);
  all("question", vocabulary().questions);
  all("choice", vocabulary().verbs);
  for (const char* reason : kReasons) names.push_back(named("why", reason));
  return names;
}

// ---- names ------------------------------------------------------------------------------------------------------

View AuctionVoice::seen(Seat viewer) const {
  View v;
  match_.session.view(viewer, v);
  return v;
}

std::string AuctionVoice::seat(Seat seat) const {
  const int at = index(seat);
  if (seat == Seat::Table) return {};
  if (at < kernel::count(names_) && !kernel::at(names_, at).empty()) return kernel::at(names_, at);
  if (at < kernel::count(match_.collectors()))
    for (const Collector& each : cards_.collectors)
      if (each.id == kernel::at(match_.collectors(), at)) return each.name;
  return say("seat.number", {.number = at + 1});
}

std::string AuctionVoice::relic(RelicId relic) const {
  return relic == RelicId::None ? std::string() : cards_.of(relic).name.in(language_);
}

std::string AuctionVoice::category(Category category) const {
  return category == Category::None ? std::string() : sentences_.in(language_, named("category", nameOf(category)));
}

std::string AuctionVoice::place(int place) const {
  const View v = seen();
  if (place < 0 || place >= v.open.onTable.size()) return {};
  const OnTable& card = v.open.onTable[place];
  const int at = placeInSlot(place, v.open);
  return say(card.laid ? "place.laid" : at > 0 ? "place.card" : "place.slot", {.seat = card.beside, .number = at});
}

/// "a, b and c"
std::string AuctionVoice::list(const std::vector<std::string>& parts) const {
  std::string text;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    if (at > 0) text += at + 1 == parts.size() ? sentences_.in(language_, "list.and") : ", ";
    text += parts[at];
  }
  return text.empty() ? sentences_.in(language_, "list.none") : text;
}

std::string AuctionVoice::seats(SeatSet seats) const {
  std::vector<std::string> names;
  for (const Seat each : seats) names.push_back(seat(each));
  return list(names);
}

std::string AuctionVoice::stands(std::string_view name, const Gaps& gaps) const {
  const View v = seen();
  const Situation now{v.open, cards_};
  if (name == "standing") return std::to_string(v.open.auction.standing);
  if (name == "low") return std::to_string(lowestBid(now));
  if (gaps.seat == Seat::Table) return {};
  if (name == "left") return seat(v.open.left(gaps.seat));
  if (name == "own") return std::to_string(v.open.ingots[gaps.seat]);
  if (name == "cap") return std::to_string(cap(now, gaps.seat));
  if (name == "cards") return std::to_string(v.open.scores[gaps.seat].cards);
  return {};
}

std::string AuctionVoice::gap(std::string_view name, const Gaps& gaps) const {
  const bool ofRelic = gaps.noun.kind == noun::Relic;
  if (name == "seat") return seat(gaps.seat);
  if (name == "list") return gaps.list;
  if (name == "n") return std::to_string(gaps.number);
  if (name == "all") return std::to_string(gaps.all);
  if (name == "ingots") return std::to_string(gaps.noun.index);
  if (name == "relic") return ofRelic ? relic(relicOf(gaps.noun)) : std::string();
  if (name == "value") return ofRelic ? std::to_string(cards_.value[relicOf(gaps.noun)]) : std::string();
  if (name == "colour") return ofRelic ? category(cards_.of(relicOf(gaps.noun)).category) : std::string();
  if (name == "category") return category(categoryOf(gaps.noun));
  if (name == "place") return place(gaps.noun.index);
  if (name == "card") return house::capital(place(gaps.number));
  if (name == "price") return std::to_string(cards_.game.buyBack);
  if (name == "limit") return std::to_string(cards_.game.pawnLimit);
  return stands(name, gaps);
}

std::string AuctionVoice::say(const std::string& name, const Gaps& gaps) const {
  return house::filled(sentences_.in(language_, name), [&](std::string_view each) { return gap(each, gaps); });
}

// ---- questions and choices --------------------------------------------------------------------------------------

std::string AuctionVoice::question(const Decision& d, Seat) const {
  if (d.seat() == Seat::Table) return {};
  const bool opens = static_cast<Ask>(d.question()) == Ask::OpenTurn && seen().open.auction.standing == 0;
  if (opens) return say("opening.open-turn", {.seat = d.seat()});
  return say(named("question", house::keyOf(vocabulary().questions, d.question())), {.seat = d.seat()});
}

/// The relic whose effect asks is the one that was bought last: its text.
std::string AuctionVoice::asking(Seat viewer) const {
  Decision d;
  match_.decision(viewer, d);
  const Do by = static_cast<Ask>(d.question()) == Ask::Lamp ? Do::ExchangeSelf : Do::DiscardRelic;
  const bool asks = static_cast<Ask>(d.question()) == Ask::Lamp || static_cast<Ask>(d.question()) == Ask::PawDiscard;
  if (!asks || d.seat() == Seat::Table) return {};
  const View v = seen();
  for (const RelicId each : v.open.owned[d.seat()])
    if (std::ranges::any_of(cards_.of(each).does, [&](const Step& step) { return step.verb == by; }))
      return cards_.of(each).text.in(language_);
  return {};
}

std::string AuctionVoice::choice(const Decision& d, const Choice& choice, Seat) const {
  const std::string name = named("choice", house::keyOf(vocabulary().verbs, choice.verb));
  if (choice.verb != verb::Cancel) return house::capital(say(name, {.seat = d.seat(), .noun = choice.noun}));
  return say(name, {.noun = of(seen().open.onTable[choice.noun.index].relic)});
}

std::string AuctionVoice::key(const Decision&, const Choice& choice) const {
  return keyOf(choice, cards_, match_.session.state().world.open);
}

std::string AuctionVoice::key(Noun thing) const { return keyOf(thing, cards_, match_.session.state().world.open); }

Noun AuctionVoice::thingIn(const std::string& key) const {
  return thingNamed(key, cards_, match_.session.state().world.open);
}

// ---- what has happened, and how it stands -----------------------------------------------------------------------

std::string AuctionVoice::event(const house::Event& event, Seat) const {
  return house::capital(say(named("event", house::keyOf(vocabulary().events, event.what)),
                            {.seat = event.seat, .noun = event.noun, .number = event.number}));
}

std::string AuctionVoice::collection(const View& v, Seat seat) const {
  std::vector<std::string> parts;
  for (const RelicId each : v.open.owned[seat]) parts.push_back(owned(v, each));
  return list(parts);
}

std::string AuctionVoice::auctionLine(const View& v) const {
  const Auction& auction = v.open.auction;
  int all = v.open.auctions;
  for (const int left : v.open.deckSize) all += left;
  if (auction.lot == RelicId::None)
    return say("table.no-lot", {.seat = v.open.revealer, .number = v.open.auctions, .all = all});
  std::string line = say("table.lot", {.noun = of(auction.lot), .number = v.open.auctions, .all = all});
  if (cards_.of(auction.lot).fist) return line + " " + say("table.fists", {.list = seats(v.open.closed)});
  if (auction.bidder == Seat::Table) line += " " + say("table.no-bid", {});
  else line += " " + say("table.standing", {.seat = auction.bidder, .number = auction.standing});
  if (!auction.passed.empty()) line += " " + say("table.passed", {.list = seats(auction.passed)});
  return line;
}

std::string AuctionVoice::score(const View& v, Seat seat) const {
  const Score& score = v.open.scores[seat];
  std::vector<std::string> majorities;
  for (const Category each : kEachCategory)
    majorities.push_back(category(each) + " " + std::to_string(score.majority[each]));
  return say("table.score", {.seat = seat,
                             .noun = ingots(score.ingots),
                             .number = score.sets,
                             .all = score.total(),
                             .list = list(majorities)});
}

std::vector<std::string> AuctionVoice::table(int) const {
  const View v = seen();
  std::vector<std::string> lines = {auctionLine(v)};
  for (const Seat each : v.open.all())
    lines.push_back(
        say("table.seat", {.seat = each, .noun = ingots(v.open.ingots[each]), .list = collection(v, each)}));
  std::vector<std::string> decks, discards;
  for (const Category each : kEachCategory)
    decks.push_back(say("table.deck", {.noun = of(each), .number = v.open.deckSize[each]}));
  lines.push_back(say("table.decks", {.list = list(decks)}));
  lines.push_back(say("table.reserve", {.number = v.open.reserve, .all = v.open.tokens}));
  lines.push_back(say("table.counterfeits", {.number = v.open.onTable.size(), .all = v.open.aside}));
  for (const RelicId each : v.open.discards) discards.push_back(relic(each));
  if (!discards.empty()) lines.push_back(say("table.discards", {.list = list(discards)}));
  if (v.open.scored)
    for (const Seat each : v.open.all()) lines.push_back(score(v, each));
  return lines;
}

std::vector<std::string> AuctionVoice::secrets(Seat seat, bool) const {
  const View v = seen(seat);
  std::vector<std::string> lines;
  for (int place = 0; place < v.names.size(); ++place)
    if (v.names[place] != RelicId::None)
      lines.push_back(say("table.known", {.noun = of(v.names[place]), .number = place}));
  if (v.fists[seat] != kNoFist) lines.push_back(say("table.own-fist", {.number = v.fists[seat]}));
  return lines;
}

std::string AuctionVoice::ending() const {
  const kernel::Result result = match_.result();
  if (!result.over) return {};
  const int best = result.score[index(result.won.first())];
  int alike = 0;
  for (const Seat each : SeatSet::firstOf(match_.seats())) alike += result.score[index(each)] == best ? 1 : 0;
  const char* name = result.won.size() > 1 ? "ending.shared" : alike > 1 ? "ending.tie" : "ending.alone";
  return say(name, {.number = best, .list = seats(result.won)});
}

std::vector<std::string> AuctionVoice::disclosed() const {
  std::vector<std::string> lines;
  if (!match_.over()) return lines;
  const View v = seen();
  for (int place = 0; place < v.open.onTable.size(); ++place) {
    const OnTable& card = v.open.onTable[place];
    lines.push_back(say("disclosed.card", {.noun = of(card.relic), .number = place, .list = seats(card.seenBy)}));
  }
  return lines;
}

std::vector<house::Voice::Thing> AuctionVoice::things(Seat viewer) const {
  const View v = seen(viewer);
  std::vector<Thing> things;
  for (const Seat each : v.open.all())
    for (const RelicId id : v.open.owned[each]) things.push_back({relic(id), of(id)});
  if (v.open.auction.lot != RelicId::None) things.push_back({relic(v.open.auction.lot), of(v.open.auction.lot)});
  for (int at = 0; at < v.open.onTable.size(); ++at) things.push_back({place(at), counterfeitAt(at)});
  for (const Category each : kEachCategory) things.push_back({category(each), deckOf(each)});
  return things;
}

std::string AuctionVoice::why(Rule rule, Noun noun, Seat viewer) const {
  const std::string id = house::nameOf(rule, kRuleSections);
  const std::string name = named("why", id);
  if (sentences_.has(name)) return id + ": " + say(name, {.seat = viewer, .noun = noun});
  const house::RuleText* text = rules_.find(rule);
  return text == nullptr ? std::string() : id + ": " + text->text.in(language_);
}

std::vector<std::string> AuctionVoice::cards(const std::string& words) const {
  std::vector<std::string> found;
  for (const Relic& each : cards_.relics)
    if (inLower(each.name.in(language_)).find(inLower(words)) != std::string::npos)
      found.push_back(each.name.in(language_) + ": " + each.text.in(language_));
  return found;
}

}  // namespace w51
