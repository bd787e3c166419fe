#include "measure/learning/notes.h"

#include <cmath>
#include <string>
#include <utility>

#include "engine/bots/suspicion.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// To collect evidence what is believed does not matter.
const Beliefs kNoBeliefs;

/// Looks over the shoulder of a bot, and takes notes while its seat is Loyal.
class Onlooker final : public Bot {
 public:
  Onlooker(std::unique_ptr<Bot> bot, const Catalog& cards, std::vector<Note>& notes, Seat& traitor)
      : bot_(std::move(bot)), cards_(cards), notes_(notes), traitor_(traitor) {}

  int choose(const View& v, const kernel::Decision& d, kernel::Luck& luck) override {
    look(v);
    bot_->give(given());
    return bot_->choose(v, d, luck);
  }
  std::optional<int> interject(const View& v, const kernel::Decision& offers, kernel::Luck& luck) override {
    look(v);
    bot_->give(given());
    return bot_->interject(v, offers, luck);
  }
  [[nodiscard]] kernel::Talker<View>* talker() override { return bot_->talker(); }

 private:
  void look(const View& v) {
    if (v.isTraitor) traitor_ = v.viewer;
    if (v.isTraitor || v.traitorRevealed) return;
    thumb_.notice(v, cards_);
    evidence_.notice(v, cards_);
    if (v.phase == Phase::Retrieval && phase_ == Phase::Investigation) note(v, Moment::RetrievalBegins, v.episode);
    else if (v.episode == episode_ + 1 && episode_ > 0) note(v, Moment::EpisodeEnds, episode_);
    if (v.vote.named != Seat::Table && !votes_) note(v, Moment::VoteBegins, v.episode);
    episode_ = v.episode;
    phase_ = v.phase;
    votes_ = v.vote.named != Seat::Table;
  }
  void note(const View& v, Moment moment, int episode) {
    Note note{static_cast<std::uint8_t>(episode), moment, v.viewer, Seat::Table, {}, {}, {}};
    for (const Seat seat : SeatSet::firstOf(v.players)) {
      note.thumb[seat] = thumb_.of(seat, v);
      note.signs[seat] = evidence_.evidence().of(seat);
      if (evidence_.of(seat, v) > 0) note.candidates |= seat;
    }
    if (note.candidates.size() > 1) notes_.push_back(note);
  }

  std::unique_ptr<Bot> bot_;
  const Catalog& cards_;
  std::vector<Note>& notes_;
  Seat& traitor_;
  Suspicion thumb_, evidence_{&kNoBeliefs};
  int episode_ = 0;
  Phase phase_ = Phase::Setup;
  bool votes_ = false;
};

}  // namespace

std::vector<std::vector<Note>> notesOf(const Catalog& cards, SimulationPlan plan,
                                       const std::function<void(int)>& progress) {
  std::vector<std::vector<Note>> notes(kernel::sizeOf(plan.seasons));
  std::vector<Seat> traitors(notes.size(), Seat::Table);
  plan.around = [&](std::unique_ptr<Bot> bot, int season) -> std::unique_ptr<Bot> {
    const std::size_t at = kernel::sizeOf(season);
    return std::make_unique<Onlooker>(std::move(bot), cards, notes[at], traitors[at]);
  };
  const Simulated played = simulate(cards, plan, progress);
  if (const auto& failures = played.tally.failures; !failures.empty())
    throw kernel::RefusedError("seed " + std::to_string(failures.front().seed) + ": " + failures.front().what);
  for (std::size_t season = 0; season < notes.size(); ++season) {
    if (traitors[season] == Seat::Table) notes[season].clear();  // nobody can learn who it was
    for (Note& note : notes[season]) note.traitor = traitors[season];
  }
  return notes;
}

PerSeat<double> believed(const Beliefs& beliefs, const Note& note) {
  PerSeat<double> chances;
  double sum = 0;
  for (const Seat seat : note.candidates) sum += chances[seat] = std::exp(beliefs.against(note.signs[seat]));
  for (const Seat seat : note.candidates) chances[seat] /= sum;
  return chances;
}

}  // namespace w13
