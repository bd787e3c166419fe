#include "ui/games/warehouse13/scenes/moment.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// What belongs to a reveal: everything that the Traitor leaves and takes (REVEAL-12).
bool isOfReveal(Happened what) {
  switch (what) {
    case Happened::AgentHealed:
    case Happened::AgentMoved:
    case Happened::DieMoved:
    case Happened::HandLost:
    case Happened::CardDrawn:
    case Happened::CardGone:
    case Happened::StressReturned:
    case Happened::FirstAgentPassed: return true;
    default: return false;
  }
}

bool isOfLoss(Happened what) { return what == Happened::ConsequenceStays; }
bool isOfRetrieval(Happened what) { return what == Happened::CardGone || what == Happened::CardDiscarded; }
bool isOfTurning(Happened what) { return what == Happened::ConsequenceTurnedUp; }
bool isOfBronzing(Happened what) {
  return what == Happened::Bronzed || what == Happened::DieMoved || what == Happened::HandLost;
}
bool isAlone(Happened) { return false; }

struct Found {
  MomentKind kind;
  bool (*belongs)(Happened) = isAlone;  ///< what right behind it belongs to it
};

std::optional<Found> foundIn(const Event& event) {
  switch (event.what) {
    case Happened::ArtifactRevealed: return Found{MomentKind::TurnedUp, isOfTurning};
    case Happened::WhammyStruck: return Found{MomentKind::Whammy};
    case Happened::ArtifactRetrieved: return Found{MomentKind::Retrieved, isOfRetrieval};
    case Happened::ArtifactLost: return Found{MomentKind::Lost, isOfLoss};
    case Happened::TraitorRevealed: return Found{MomentKind::TraitorRevealed, isOfReveal};
    case Happened::LoyaltyShown: return Found{MomentKind::Bronzed, isOfBronzing};
    case Happened::PlotStopped: return Found{MomentKind::PlotStopped};
    case Happened::PlotExecuted: return Found{MomentKind::PlotExecuted};
    case Happened::SeasonEnded: return Found{MomentKind::End};
    case Happened::PhaseBegan:
      if (beginsPhase(event, Phase::Finale)) return Found{MomentKind::FinaleBegins};
      return std::nullopt;
    default: return std::nullopt;
  }
}

/// Where the Ping of an Episode that begins here is turned up; -1: it has none.
int pingAfter(const Events& news, int event) {
  for (int at = event + 1; at < kernel::count(news) && at <= event + 2; ++at)
    if (kernel::at(news, at).what == Happened::PingRevealed) return at;
  return -1;
}

}  // namespace

const Event* StoryMoment::find(Happened what) const {
  for (const Event& each : events)
    if (each.what == what) return &each;
  return nullptr;
}

std::vector<StoryMoment> MomentFinder::momentsOf(const Events& news, const View& before, const View& now,
                                                 const Variants& variants, int first) {
  std::vector<StoryMoment> moments;
  const int count = kernel::count(news);
  const auto eventAt = [&](int at) -> const Event& { return kernel::at(news, at); };
  const auto add = [&](MomentKind kind, int from, int to) {
    StoryMoment moment{kind, {first + from, first + to}, {}, before, now, {}, {}, variants};
    moment.events.assign(news.begin() + from, news.begin() + to + 1);
    moment.earlier.assign(news.begin(), news.begin() + from);
    moment.later.assign(news.begin() + to + 1, news.end());
    moments.push_back(std::move(moment));
  };
  int cleanupBegan = 0;  // in these news
  for (int at = 0; at < count; ++at) {
    const Event& event = eventAt(at);
    if (beginsPhase(event, Phase::Cleanup)) {
      cleaning_ = true;
      cleanupBegan = at;
      beforeCleanup_ = before;
      cleaned_.clear();
    }
    if (cleaning_) cleaned_.push_back(event);
    if (cleaning_ && event.what == Happened::FirstAgentPassed) {
      add(MomentKind::Cleanup, cleanupBegan, at);
      moments.back().events = std::exchange(cleaned_, {});
      moments.back().before = beforeCleanup_;
      cleaning_ = false;
      continue;
    }
    if (event.what == Happened::EpisodeBegan) {
      if (const int ping = pingAfter(news, at); ping >= 0) {
        add(MomentKind::Episode, at, ping);
        at = ping;
      }
      continue;
    }
    const bool reveals = event.what == Happened::LoyaltyShown && at + 1 < count &&
                         eventAt(at + 1).what == Happened::TraitorRevealed;  // that is a moment of its own
    const bool known = event.what == Happened::TraitorRevealed && news.front().what == Happened::SeasonBegan;
    const std::optional<Found> found = reveals || known ? std::nullopt : foundIn(event);
    if (!found || (cleaning_ && event.what != Happened::SeasonEnded)) continue;
    int to = at;
    while (to + 1 < count && found->belongs(eventAt(to + 1).what)) ++to;
    const bool reveal = found->kind == MomentKind::TraitorRevealed && at > 0;
    const bool shown = reveal && eventAt(at - 1).what == Happened::LoyaltyShown;
    add(found->kind, shown ? at - 1 : at, to);
    if (event.what == Happened::SeasonEnded) cleaning_ = false;
    at = to;
  }
  return moments;
}

}  // namespace w13
