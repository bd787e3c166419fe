#include "engine/games/warehouse13/cards/catalog.h"

#include <algorithm>
#include <type_traits>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/standing.h"

namespace w13 {

static_assert(std::is_trivially_copyable_v<Effect> && std::is_trivially_copyable_v<Standing>);

Catalog::Catalog() : numbers(1), conditions(1) {}
Catalog::~Catalog() = default;
Catalog::Catalog(const Catalog&) = default;
Catalog::Catalog(Catalog&&) noexcept = default;
Catalog& Catalog::operator=(const Catalog&) = default;
Catalog& Catalog::operator=(Catalog&&) noexcept = default;

const Text& Catalog::labelOf(EffectAt option) const {
  static const Text kNone;
  const auto* label = option < effects.size() ? effect(option).part<Labelled>() : nullptr;
  return label == nullptr ? kNone : texts[label->text];
}

bool Catalog::says(const Design& design, Query query) const {
  return std::ranges::any_of(entriesOf(design, *this), [&](const Standing& rule) { return rule.query == query; });
}

DesignId Catalog::find(const std::string& id) const {
  const auto found =
      std::find_if(designs.begin(), designs.end(), [&](const Design& design) { return design.id == id; });
  return found == designs.end() ? DesignId::None : static_cast<DesignId>(found - designs.begin());
}

AgentId Catalog::findAgent(const std::string& id) const {
  const auto found = std::find_if(agents.begin(), agents.end(), [&](const AgentCard& agent) { return agent.id == id; });
  return found == agents.end() ? AgentId::None : static_cast<AgentId>(found - agents.begin());
}

namespace {

/// The windows in which a card may be played or used: those it answers, an obstacle faced at once being a challenge as
/// well, or any; a Retrieval Trait only during Retrieval (CARD-05).
Windows playable(const Design& design) {
  Windows open = design.answers | (design.answersTo(Window::Challenge) ? bit(Window::Faced) : Windows{0});
  if (design.anyTime && design.timing != Timing::Action) open = ~Windows{0};
  return design.timing == Timing::Retrieval ? open & kRetrievalWindows : open;
}

}  // namespace

void Catalog::finish() {
  cards.clear();
  obstacles = game.obstaclesInPlay();
  for (const auto& faces : dieFaces)
    for (const Clue face : faces) highestFace = std::max<int>(highestFace, face.number);
  for (std::vector<CardId>& of : cardsOf) of.clear();
  setOf = {};
  traits = {};
  stressCards = 0;
  for (std::size_t at = 0; at < designs.size(); ++at) {
    Design& design = designs[at];
    design.playableIn = playable(design);
    const auto kind = static_cast<std::size_t>(design.kind);
    if (design.kind == Kind::Stress) {  // all alike: counted, never told apart
      stressCards += design.copies;
      continue;
    }
    for (int copy = 0; copy < design.copies; ++copy) {
      cardsOf[kind].push_back(static_cast<CardId>(cards.size()));
      if (cards.size() < playableIn.size()) {
        playableIn[cards.size()] = design.playableIn;
        setOf[kind].add(cardsOf[kind].back());
        if (design.kind == Kind::Trait) traits[design.type].add(cardsOf[kind].back());
      }
      cards.push_back(static_cast<DesignId>(at));
    }
    answered[kind] |= design.answers;
    for (std::size_t event = 0; event < awaited.size(); ++event)
      if (design.when[event] != 0) {
        awaited[event] = true;
        if (design.isToldByRules(static_cast<When>(event))) continue;
        wakes[event] = true;
        waits = waits || wakesAll(static_cast<When>(event));
      }
    for (std::size_t entry = 0; entry < design.standingCount; ++entry) {
      Standing& rule = standing[design.firstStanding + entry];
      rule.design = static_cast<DesignId>(at);
      asking[static_cast<std::size_t>(rule.query)].set(design.firstStanding + entry);
    }
    if (design.kind != Kind::Ability || design.agent == AgentId::None) continue;
    AgentCard& agent = agents[w13::at(design.agent)];
    agent.abilities[static_cast<std::size_t>(design.slot)] = static_cast<DesignId>(at);
    for (std::size_t window = 0; window < agent.slotsIn.size(); ++window)
      if (design.fits(static_cast<Window>(window)))
        agent.slotsIn[window] =
            static_cast<std::uint8_t>(agent.slotsIn[window] | 1u << static_cast<unsigned>(design.slot));
  }
}

}  // namespace w13
