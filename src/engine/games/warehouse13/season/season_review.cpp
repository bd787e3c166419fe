#include "engine/games/warehouse13/season/season_review.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr int kWasted = 3;  // so many clues neutralized by one seat in one Episode turn a season

/// Adds up what dice of a kind showed.
class Sum {
 public:
  void add(double rolled, double average) { ++rolls_, rolled_ += rolled, average_ += average; }
  [[nodiscard]] Luck luck() const {
    if (rolls_ == 0) return {};
    return {rolls_, rolled_ / rolls_, average_ / rolls_};
  }

 private:
  int rolls_ = 0;
  double rolled_ = 0;
  double average_ = 0;
};

template <class Faces, class Worth>
double averageOf(const Faces& faces, const Worth& worth) {
  double sum = 0;
  for (const auto& face : faces) sum += worth(face);
  return sum / kernel::count(faces);
}

/// How much an event turned the season; 0: not at all.
int weightOf(const Event& event, bool finale) {
  switch (event.what) {
    case Happened::Bronzed: return 60;
    case Happened::TraitorRevealed: return finale ? 0 : 50;  // in the Finale every Traitor does
    case Happened::ArtifactCaptured: return 55;
    case Happened::PlotStopped:
    case Happened::PlotExecuted: return 40;
    case Happened::WhammyStruck: return 30;
    case Happened::ArtifactLost:
    case Happened::ArtifactRetrieved: return 20;
    default: return 0;
  }
}

/// Goes through a story once.
class Reviewer {
 public:
  Reviewer(const Catalog& cards, const View& v) : cards_(cards), v_(v) {}

  void take(const Event& event) {
    takeDice(event);
    if (event.what == Happened::EpisodeBegan) return begin(event.number, false);
    if (event.what == Happened::PhaseBegan) {
      if (phaseOf(event) == Phase::Finale) begin(review_.columns.empty() ? 0 : now().episode, true);
      return;
    }
    if (review_.columns.empty()) return;
    takeNeutralized(event);
    takeEpisode(event);
    if (event.seat != Seat::Table) takeSeat(event, seat(event.seat));
    if (const int weight = weightOf(event, now().finale); weight > 0) points_.push_back({weight, {column(), event, 0}});
  }

  SeasonReview finish() {
    review_.warehouse = warehouse_.luck();
    review_.clues = clues_.luck();
    review_.goo = goo_.luck();
    pickPoints();
    return std::move(review_);
  }

 private:
  struct Weighed {
    int weight;
    TurningPoint point;
  };
  EpisodeReview& now() { return review_.columns.back(); }
  [[nodiscard]] std::size_t column() const { return review_.columns.size() - 1; }
  SeatInEpisode& seat(Seat seat) { return now().seats[seat]; }

  void begin(int episode, bool finale) {
    EpisodeReview next;
    next.episode = episode;
    next.finale = finale;
    review_.columns.push_back(std::move(next));
  }

  void takeDice(const Event& event) {
    const auto number = [](const Clue& face) -> double { return face.number; };
    const auto shows = [](const GooFace& face) { return face.symbol == Symbol::None ? 0.0 : 1.0; };
    if (event.what == Happened::WarehouseRolled)
      warehouse_.add(event.number, averageOf(cards_.warehouseFaces, [](int face) { return face; }));
    if (event.what == Happened::DieRolled && event.audience != SeatSet::all()) {
      const auto& faces = cards_.dieFaces[colourOf(dieOf(event.noun))];
      clues_.add(number(faceOf(event)), averageOf(faces, number));
    }
    // Which one the revealed Traitor shows is no luck.  TGOO-02
    if (event.what == Happened::GooRolled && event.seat == Seat::Table)
      goo_.add(shows(faceOf(event)), averageOf(cards_.gooFaces, shows));
  }

  // Whoever works the case neutralizes a clue instead of claiming one; what a card neutralizes is nobody's decision.
  void takeNeutralized(const Event& event) {
    if (event.what != Happened::ClueNeutralized) return;
    SeatInEpisode& by = seat(event.seat);
    if (++by.neutralized < kWasted) return;
    const bool traitors = v_.seats[event.seat].traitor;
    const auto same = [&](const Weighed& each) {
      return each.point.wasted > 0 && each.point.column == column() && each.point.event.seat == event.seat;
    };
    points_.erase(std::remove_if(points_.begin(), points_.end(), same), points_.end());
    points_.push_back({(traitors ? 45 : 25) + by.neutralized, {column(), event, by.neutralized}});
  }

  void takeEpisode(const Event& event) {
    EpisodeReview& now = this->now();
    switch (event.what) {
      case Happened::PingRevealed: now.ping = cardOf(event.noun); break;
      case Happened::ArtifactRevealed: now.artifact = cardOf(event.noun); break;
      case Happened::ArtifactRetrieved: now.outcome = EpisodeReview::Outcome::Retrieved; break;
      case Happened::ArtifactCaptured: now.outcome = EpisodeReview::Outcome::Captured; break;
      case Happened::ArtifactLost:
        if (now.outcome == EpisodeReview::Outcome::Open) now.outcome = EpisodeReview::Outcome::Lost;
        now.artifact = cardOf(event.noun);
        break;
      case Happened::PlotStopped: ++now.plotsStopped; break;
      case Happened::PlotExecuted: ++now.plotsExecuted; break;
      case Happened::VotesShown: seat(seatOf(event.noun)).votesFor = event.number; break;
      default: break;
    }
  }

  void takeSeat(const Event& event, SeatInEpisode& by) {
    switch (event.what) {
      case Happened::DieClaimed: by.claimed.push_back({dieOf(event.noun), faceOf(event)}); break;
      case Happened::AgentKo: ++by.ko; break;
      case Happened::AgentWounded: ++by.wounds; break;
      case Happened::VoteShown: ++by.voted, by.votedDown += event.number; break;
      case Happened::Bronzed: by.bronzed = true; break;
      case Happened::TraitorRevealed: by.revealed = true; break;
      case Happened::CardPlayed:
        if (thingOf(event.noun) == Thing::Card && cards_.of(cardOf(event.noun)).kind == Kind::Traitor)
          ++by.traitorCards;
        break;
      default: break;
    }
  }

  // The heaviest; of equals the later one, for it decided more.
  void pickPoints() {
    std::vector<std::size_t> order(points_.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return points_[a].weight != points_[b].weight ? points_[a].weight > points_[b].weight : a > b;
    });
    order.resize(std::min(order.size(), SeasonReview::kTurningPoints));
    std::sort(order.begin(), order.end());
    for (const std::size_t at : order) review_.turned.push_back(points_[at].point);
  }

  const Catalog& cards_;
  const View& v_;
  SeasonReview review_;
  std::vector<Weighed> points_;
  Sum warehouse_;
  Sum clues_;
  Sum goo_;
};

}  // namespace

SeasonReview SeasonReview::of(const Events& story, const Catalog& cards, const Words& words, const View& v) {
  Reviewer reviewer(cards, v);
  for (const Event& event : story) reviewer.take(event);
  SeasonReview review = reviewer.finish();
  for (Moment& moment : timeline(story, words, v)) {
    if (moment.knew == SeatSet::all()) continue;
    std::vector<Moment>* to = &review.dealt;
    for (EpisodeReview& column : review.columns)
      if (column.episode == moment.episode && column.finale == moment.finale) to = &column.secrets;
    to->push_back(std::move(moment));
  }
  return review;
}

}  // namespace w13
