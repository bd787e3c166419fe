#include "warehouse13/bots/position.h"

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace position {

using namespace w13;

Seen::Seen() {
  view = {};
  view.viewer = view.firstAgent = seatAt(0);
  view.players = 4;
  view.episode = 1;
  view.round = 1;
  view.phase = Phase::Investigation;
  view.stressDeck = 20;
  view.artifactWaits = true;
  view.snags.fill(-1);
  for (int seat = 0; seat < view.players; ++seat) view.seats[seat].who = static_cast<AgentId>(seat);
}

Seen& Seen::lay(DieId die, Spot spot, Clue shows, Seat owner) {
  view.dice[die] = {spot, owner, shows, false};
  if (spot == Spot::Claimed) view.seats[owner].claimed |= die;
  return *this;
}

Seen& Seen::hold(const std::string& id) {
  view.hand.push(position::card(id));
  return *this;
}

Seen& Seen::handsOf(int cards) {
  for (int seat = 0; seat < view.players; ++seat) view.seats[seat].handSize = static_cast<std::uint8_t>(cards);
  return *this;
}

Seen& Seen::ask(Ask question, std::initializer_list<kernel::Choice> choices) {
  asked.ask(seatAt(0), static_cast<std::uint16_t>(question), kernel::Rule::None, kernel::Openness::Secret);
  for (const kernel::Choice& each : choices) asked.offer(each);
  return *this;
}

kernel::Choice Seen::chosen() const {
  RuleBot bot(shipped::cards());
  kernel::Luck luck(1);
  const int at = bot.choose(view, asked, luck);
  REQUIRE(at >= 0);
  REQUIRE(at < asked.size());
  return asked[at];
}

kernel::Choice Seen::interjected() const {
  RuleBot bot(shipped::cards());
  kernel::Luck luck(1);
  const std::optional<int> at = bot.interject(view, asked, luck);
  return at ? asked[*at] : kernel::Choice{};
}

CardId card(const std::string& id) {
  const Catalog& cards = shipped::cards();
  const DesignId design = cards.find(id);
  INFO(id);
  REQUIRE(design != DesignId::None);
  for (std::size_t at = 0; at < cards.cards.size(); ++at)
    if (cards.cards[at] == design) return static_cast<CardId>(at);
  FAIL("no copy of the card");
  return CardId::None;
}

DieId die(Symbol colour, int n) { return colour == Symbol::Wild ? kWildDie : dieAt(3 * index(colour) + n); }

}  // namespace position
