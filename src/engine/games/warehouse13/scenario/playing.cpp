#include "engine/games/warehouse13/scenario/playing.h"

#include "engine/games/warehouse13/phases/phases.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/undo.h"

namespace w13 {

using kernel::How, kernel::Move, kernel::RefusedError;

Playing::Playing(const Catalog& cards, const State& state, SaidChance chance)
    : cards_(&cards), game_(cards), state_(state), chance_(std::move(chance)) {
  chance_.watch(&state_.world);
  Table t(state_, cards, chance_, &events_);
  kernel::settle(state_.agenda, t, decision_);
  if (const std::string fault = game_.fault(state_); !fault.empty())
    throw kernel::DataError("the position cannot be: " + fault);
}

Playing::Playing(const Catalog& cards, const Setup& setup, SaidChance chance)
    : cards_(&cards), game_(cards), chance_(std::move(chance)) {
  if (const std::string fault = faultOf(setup, cards); !fault.empty()) throw kernel::DataError(fault);
  state_ = game_.begin(setup, chance_, &events_, decision_);
  if (const std::vector<std::string> left = chance_.notDealt(); !left.empty())
    throw kernel::DataError("the set-up does not deal " + listed(left) +
                            "; with these players and variants it stays in the box");
}

SeatSet Playing::asked() const { return game_.asked(state_); }

Decision Playing::decision(Seat seat) const {
  Decision d;
  game_.decide(state_, seat, d);
  return d;
}

Decision Playing::responses(Seat seat) const {
  Decision d;
  if (game_.mayInterject(state_, seat)) game_.interject(state_, seat, d);
  return d;
}

std::string Playing::nameOf(Seat seat) const {
  return seat == Seat::Table ? "nobody" : cards_->of(state_.world.agent(seat).who).id;
}

std::vector<std::string> Playing::offered(Seat seat) const {
  std::vector<std::string> words;
  if (asked().has(seat)) {
    const Decision d = decision(seat);
    for (const Choice& each : d.choices()) words.push_back(wordsOf(each, now()));
  }
  const Decision d = responses(seat);
  for (const Choice& each : d.choices()) words.push_back(respondWordsOf(each, seat, now()));
  return words;
}

std::optional<Move> Playing::meant(Seat seat, std::string_view words) const {
  const bool response = plain(words).starts_with("respond ");
  if (!response && !asked().has(seat)) return std::nullopt;
  const Decision d = response ? responses(seat) : decision(seat);
  const std::optional<Choice> choice = chosen(words, d, now(), response);
  if (!choice) return std::nullopt;
  return Move{seat, *choice, response ? How::Interjection : How::Answer};
}

bool Playing::offers(Seat seat, std::string_view words) const { return meant(seat, words).has_value(); }

std::string Playing::refusal(Seat seat, std::string_view words) const {
  if (offers(seat, words)) throw RefusedError(inQuotes(words) + " is offered to " + nameOf(seat) + ", not refused");
  const kernel::Noun thing = pointedAt(words, seat, now());
  Decision d;
  for (const std::uint8_t verb : {verbInWords(words), std::uint8_t{0}}) {  // the reason for this verb before any other
    d.probe(thing, verb);
    game_.decide(state_, Seat::Table, d);
    const bool mine = d.seat() == seat && seat != Seat::Table;
    if (const Rule rule = d.reason(!mine); rule != Rule::None) return w13::nameOf(rule);
  }
  return {};
}

bool Playing::undoable(Seat seat, std::string_view words) const {
  const std::optional<Move> move = meant(seat, words);
  if (!move) throw RefusedError(inQuotes(words) + " is not offered to " + nameOf(seat));
  return kernel::undoable(game_, state_, *move);
}

Events Playing::eventsFor(Seat viewer) const {
  Events learnt;
  for (Event event : events_)
    if (kernel::redact(event, viewer)) learnt.push_back(event);
  return learnt;
}

std::string Playing::wordsFor(const Move& move) const {
  return move.how == How::Interjection ? respondWordsOf(move.choice, move.seat, now()) : wordsOf(move.choice, now());
}

void Playing::make(const Move& move) {
  const State before = state_;
  const SaidChance said = chance_;
  const Events told = events_;
  const Visits visited = visits_;
  events_.clear();
  chance_.watch(&state_.world);
  std::vector<kernel::Outcome> came;
  kernel::Record record(chance_, came);
  try {
    if (move.how == How::Interjection) visits_.close();
    else visits_.answered(decision(move.seat), move.choice);
    game_.choose(state_, move, record, &events_, decision_);
    if (visits_.open() && (!came.empty() || game_.learned(before, state_, move.seat))) visits_.close();
  } catch (...) {
    state_ = before;
    chance_ = said;
    events_ = told;
    visits_ = visited;
    game_.decide(state_, Seat::Table, decision_);
    throw;
  }
  if (const std::string fault = game_.fault(state_); !fault.empty())
    throw kernel::DataError("after \"" + wordsOf(move.choice, {before.world, *cards_}) + "\": " + fault);
  moves_.push_back(move);
}

void Playing::choose(Seat seat, std::string_view words) {
  if (const std::optional<Move> move = meant(seat, words)) return make(*move);
  std::string text = nameOf(seat) + " is not offered " + inQuotes(words);
  if (game_.result(state_).over) throw RefusedError(text + ": the season is over");
  if (!asked().has(seat)) text += "; asked is " + nameOf(decision_.seat()) + " (" + wordFor(askOf(decision_)) + ")";
  const std::vector<std::string> instead = offered(seat);
  text += instead.empty() ? "; nothing is offered to " + nameOf(seat) : "; offered is " + listed(instead);
  throw RefusedError(text);
}

void Playing::pressOn() {
  Events all;
  while (!game_.result(state_).over && decision_.size() == 1 && decision_.openness() == Openness::Public) {
    make({decision_.seat(), decision_[0]});
    all.insert(all.end(), events_.begin(), events_.end());
  }
  if (!all.empty()) events_ = std::move(all);
}

}  // namespace w13
