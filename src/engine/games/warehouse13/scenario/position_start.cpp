// Where the season stands in a position.

#include <array>

#include "engine/games/warehouse13/scenario/position.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/per.h"

namespace w13 {

namespace {

using kernel::DataError;

struct OpeningName {
  const char* text;
  Phase phase;
  bool seat = false;
};
/// In the order of Opening.
constexpr kernel::Per<Opening, OpeningName, 18> kOpenings = {{{
    {"setup", Phase::Setup},
    {"episode", Phase::Cleanup},
    {"investigation", Phase::Investigation},
    {"adversary-turn", Phase::Investigation},
    {"action", Phase::Investigation, true},
    {"work-the-case", Phase::Investigation, true},
    {"focus-draw", Phase::Investigation, true},
    {"retrieval", Phase::Retrieval},
    {"retrieval-round", Phase::Retrieval},
    {"cleanup", Phase::Cleanup},
    {"next-episode", Phase::Cleanup},
    {"finale", Phase::Cleanup},
    {"plot-turn", Phase::Finale},
    {"plot", Phase::Finale},
    {"allocate-dice", Phase::Finale},
    {"traitor-finale-action", Phase::Finale},
    {"finale-action", Phase::Finale, true},
    {"stop-the-plot", Phase::Finale},
}}};

const OpeningName& named(Opening opening) { return kOpenings[opening]; }

/// What must be said for an opening.
void check(Opening opening, const World& w, Seat seat) {
  const std::string name = "\"" + std::string(named(opening).text) + "\"";
  if (opening == Opening::Setup) throw DataError("a season that is set up has no position yet");
  if (asksSeat(opening) && !w.isAgent(seat)) throw DataError("say whose turn " + name + " is: a seat that is an Agent");
  if (opening >= Opening::Plot && w.plot == CardId::None) throw DataError(name + " needs a Plot in play");
  if ((opening == Opening::Finale || opening == Opening::PlotTurn) && w.plot != CardId::None)
    throw DataError("no Plot is in play before its turn begins");
}

void openInvestigation(Opening opening, Agenda& agenda, Seat first, std::uint8_t turn) {
  switch (opening) {
    case Opening::AdversaryTurn:
      return agenda.run(AdversaryTurn{}, InOrder{Turn::Action}, InOrder{Turn::WorkTheCase}, InOrder{Turn::FocusDraw});
    case Opening::Action:
      return agenda.run(InOrder{Turn::Action, {first, turn}}, InOrder{Turn::WorkTheCase}, InOrder{Turn::FocusDraw});
    case Opening::WorkTheCase: return agenda.run(InOrder{Turn::WorkTheCase, {first, turn}}, InOrder{Turn::FocusDraw});
    case Opening::FocusDraw: return agenda.run(InOrder{Turn::FocusDraw, {first, turn}});
    default: return;
  }
}

void openFinale(Opening opening, Agenda& agenda, const World& w, std::uint8_t turn) {
  switch (opening) {
    case Opening::Finale: return agenda.run(Finale{});
    case Opening::PlotTurn: return agenda.run(PlotTurn{});
    case Opening::Plot: return agenda.run(RevealPlot{});
    case Opening::FinaleAction: return agenda.run(InOrder{Turn::FinaleAction, {w.firstAgent, turn}}, StopThePlot{});
    case Opening::StopThePlot: return agenda.run(StopThePlot{});
    default: break;
  }
  if (w.variants.cooperative) agenda.run(AdversaryTurn{}, InOrder{Turn::FinaleAction}, StopThePlot{});
  else agenda.run(TraitorFinaleAction{}, TraitorDraw{}, InOrder{Turn::FinaleAction}, StopThePlot{});
  if (opening == Opening::AllocateDice) agenda.run(AllocateDice{{w.firstAgent}});
}

}  // namespace

Opening readOpening(std::string_view text) {
  std::string all;
  for (const Opening each : kOpenings.keys()) {
    if (plain(text) == named(each).text) return each;
    all += (all.empty() ? "" : ", ") + std::string(named(each).text);
  }
  throw DataError("a season cannot stand at " + inQuotes(text) + "; write one of " + all);
}

std::string wordFor(Opening opening) { return named(opening).text; }

bool asksSeat(Opening opening) { return named(opening).seat; }

Phase phaseOf(Opening opening) { return named(opening).phase; }

void Position::restOfSeason(State& made) const {
  Agenda& agenda = made.agenda;
  const Seat first = made.world.firstAgent;
  switch (made.world.phase) {
    case Phase::Investigation: return agenda.run(Investigation{}, RetrievalPhase{}, Cleanup{}, NextEpisode{});
    case Phase::Retrieval: return agenda.run(Cleanup{}, NextEpisode{});
    case Phase::Finale:
      if (made.world.plot != CardId::None) agenda.run(InOrder{Turn::FinaleAction, {first, 0}}, StopThePlot{});
      return;
    default: return agenda.run(NextEpisode{});
  }
}

State Position::state(Opening opening, Seat seat) const {
  State made = filled(phaseOf(opening));
  World& w = made.world;
  check(opening, w, seat);
  const int turn = asksSeat(opening) ? (index(seat) - index(w.firstAgent) + w.players) % w.players : 0;
  const auto next = static_cast<std::uint8_t>(turn);
  if (opening >= Opening::Finale) {
    openFinale(opening, made.agenda, w, next);
    return made;
  }
  if (opening == Opening::Episode) --w.episode;      // the Episode counts itself
  if (opening == Opening::Investigation) --w.round;  // so does a round
  if (opening == Opening::Episode) made.agenda.run(Episode{});
  else restOfSeason(made);
  openInvestigation(opening, made.agenda, w.firstAgent, next);
  if (opening == Opening::Retrieval) made.agenda.run(RetrievalPhase{});
  if (opening == Opening::Cleanup) made.agenda.run(Cleanup{});
  if (opening != Opening::RetrievalRound) return made;
  w.retrieval.open = true;
  if (!gooSaid_) w.traitor.goo = static_cast<std::uint8_t>((1u << static_cast<unsigned>(cards_->game.gooDice)) - 1u);
  made.agenda.run(RetrievalRound{});
  return made;
}

}  // namespace w13
