#include "cli/story.h"

#include <optional>
#include <ostream>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

/// Choices that the events after them do not tell by themselves.
bool worthTelling(const Decision& face, Choice choice) {
  if (face.find(choice) < 0) return false;
  switch (choice.verb) {
    case verb::Use:
    case verb::Tackle:
    case verb::Pass:
    case verb::Name:
    case verb::Choose:
    case verb::Accept: return true;
    default: return false;
  }
}

/// Bots play a season; what the table learns is written down.
class Story final {
 public:
  Story(const std::shared_ptr<const Catalog>& cards, const SimulationPlan& plan, std::ostream& out)
      : season_(cards, setupOf(*cards, plan, plan.seed), plan.seed), words_(season_.cards(), nullptr), out_(out) {
    for (std::size_t seat = 0; seat < plan.bots.size(); ++seat) {
      bots_.push_back(makeBot(plan.bots[seat], season_.cards()));
      luck_.emplace_back(plan.seed * 31 + seat + 1);
    }
  }

  void tell() {
    tellNews();
    while (!season_.over()) {
      if (!respond()) decide();
      tellNews();
    }
    View table{};
    season_.view(Seat::Table, table);
    for (int seat = 0; seat < season_.seats(); ++seat)
      if (table.seats[seat].traitor) out_ << "The Traitor was " << words_.seat(seatAt(seat), table) << ".\n";
  }

 private:
  const View& viewOf(Seat seat) {
    season_.view(seat, view_);
    return view_;
  }

  void tellNews() {
    const View& table = viewOf(Seat::Table);
    const Events events = season_.eventsFor(Seat::Table);
    Events rest;
    for (const Event& event : events) {
      const bool heading = event.what == Happened::EpisodeBegan || event.what == Happened::PhaseBegan;
      if (!heading) {
        rest.push_back(event);
        continue;
      }
      tellLines(rest, table);
      rest.clear();
      if (event.what == Happened::EpisodeBegan) out_ << "\n== Episode " << event.number << "\n";
      else out_ << "-- " << words_.phase(phaseOf(event)) << "\n";
    }
    tellLines(rest, table);
  }
  void tellLines(const Events& events, const View& table) {
    for (const std::string& line : words_.lines(events, table)) out_ << "   " << line << '\n';
  }

  /// A bot, with the season as it stands to think ahead in.
  Bot& thinking(std::size_t which) {
    dreams_ = season_.dreams();
    given_.emplace(Bot::Given{*dreams_});
    bots_[which]->give(&*given_);
    return *bots_[which];
  }

  bool respond() {
    Decision offers;
    for (int next = 0; next < season_.seats(); ++next) {
      const Seat seat = seatAt(next);
      if (!season_.mayInterject(seat)) continue;
      season_.interjections(seat, offers);
      const std::size_t which = kernel::sizeOf(next);
      const std::optional<int> chosen = thinking(which).interject(viewOf(seat), offers, luck_[which]);
      if (!chosen) continue;
      season_.interject(seat, offers[*chosen]);
      return true;
    }
    return false;
  }

  void decide() {
    Decision d, face;
    season_.decision(Seat::Table, face);
    const Seat seat = face.seat();
    season_.decision(seat, d);
    const std::size_t which = kernel::sizeOf(index(seat));
    const int chosen = thinking(which).choose(viewOf(seat), d, luck_[which]);
    if (worthTelling(face, d[chosen])) {
      const View& table = viewOf(Seat::Table);
      out_ << " * " << words_.seat(seat, table) << ": ";
      if (table.asked.card != CardId::None) out_ << words_.text(season_.cards().of(table.asked.card).name) << ": ";
      out_ << words_.choice(d[chosen], d, table) << '\n';
    }
    season_.chooseIndex(seat, chosen);
  }

  Season season_;
  Words words_;
  std::ostream& out_;
  std::unique_ptr<kernel::Dreams<View>> dreams_;
  std::optional<Bot::Given> given_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<kernel::Luck> luck_;
  View view_{};
};

}  // namespace

void tellStory(const std::shared_ptr<const Catalog>& cards, const SimulationPlan& plan, std::ostream& out) {
  Story(cards, plan, out).tell();
}

}  // namespace w13
