#include "warehouse13/words/walk.h"

#include "engine/kernel/bot.h"
#include "warehouse13/cards/shipped.h"

namespace walk {

using namespace w13;

std::shared_ptr<const Catalog> cards() { return {std::shared_ptr<const Catalog>{}, &shipped::cards()}; }

const RuleBook& rules() {
  static const RuleBook book =
      rulesFrom({shipped::textOf("data/rules/ledger.json"), shipped::textOf("data/rules/glossary.json"),
                 shipped::textOf("data/rules/uses.json")});
  return book;
}

Setup setupOf(int players) {
  Setup setup;
  for (int agent = 0; agent < players; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  setup.variants.cooperative = players == 2;
  return setup;
}

void season(int players, std::uint64_t seed, const std::function<void(const Moment&)>& listen) {
  Season season(cards(), setupOf(players), seed);
  kernel::RandomBot<View> bot;
  kernel::Luck luck(~seed);
  View view{};
  kernel::Decision decision, responses;
  for (int step = 0; step < 5000; ++step) {
    for (int at = index(Seat::Table); at < players; ++at) {
      const Seat viewer = seatAt(at);
      season.view(viewer, view);
      season.decision(viewer, decision);
      responses.clear();
      if (viewer != Seat::Table && season.mayInterject(viewer)) season.interjections(viewer, responses);
      const Events events = season.eventsFor(viewer);
      listen({season, viewer, view, decision, responses, events});
    }
    if (season.over()) return;
    bool interjected = false;
    for (int at = 0; at < players && !interjected; ++at) {
      if (!season.mayInterject(seatAt(at))) continue;
      season.interjections(seatAt(at), responses);
      const std::optional<int> chosen = bot.interject(view, responses, luck);
      if (chosen) season.interject(seatAt(at), responses[*chosen]);
      interjected = chosen.has_value();
    }
    if (interjected) continue;
    season.decision(Seat::Table, decision);
    const Seat asked = decision.seat();
    season.decision(asked, decision);
    season.chooseIndex(asked, bot.choose(view, decision, luck));
  }
}

}  // namespace walk
