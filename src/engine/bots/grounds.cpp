#include "engine/bots/grounds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/bots/outlook.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr int kReasonDreams = 200;
constexpr int kMostFollowing = 100;        ///< of one of them
constexpr int kMostReasons = 2;            ///< reasons that pay, and that cost something
constexpr int kLeastPercent = 5;           ///< what comes to pass less often is no reason
constexpr double kSuspectedAlike = 0.005;  ///< in what others suspect: they learn nothing
constexpr double kMuchSuspected = 0.05;
constexpr double kSureErrors = 3;  ///< a change of so many standard errors is no luck of the dreams

/// Questions that ask what to do next; all others belong to what was done before them.
constexpr std::array kAsksNext = {
    Ask::TakeAction,      Ask::TakeExtraAction, Ask::FinaleAction,      Ask::TraitorAction, Ask::TraitorFinaleAction,
    Ask::TraitorResponse, Ask::WorkTheCase,     Ask::FocusDraw,         Ask::DiscardDown,   Ask::TraitorDiscardDown,
    Ask::BeginRetrieval,  Ask::RollDice,        Ask::BeginCovering,     Ask::CoverDie,      Ask::CoverGoo,
    Ask::NameCover,       Ask::LookBehind,      Ask::LiftCovers,        Ask::GoOnToGoo,     Ask::LetGooAct,
    Ask::UseGoo,          Ask::ChooseApplied,   Ask::GoOnAfterApplying, Ask::SwapDice,      Ask::LetItGo,
    Ask::PlayPlot,        Ask::KeepPlot,        Ask::TakeDie,           Ask::TakeFocusDie,  Ask::NeutralizeOwnDie,
    Ask::Capture,         Ask::RevealOnLoss};

/// Those of them that come before the Goo has acted.
constexpr std::array kBeforeGoo = {Ask::BeginCovering, Ask::CoverDie,  Ask::CoverGoo,  Ask::NameCover, Ask::LookBehind,
                                   Ask::LiftCovers,    Ask::GoOnToGoo, Ask::LetGooAct, Ask::UseGoo};

/// Whether a question comes after all that a move does. A covered Goo die does nothing before it acts.
bool asksNext(const kernel::Decision& d, const kernel::Move& move) {
  const auto isAmong = [&](const auto& asks) { return std::ranges::find(asks, askOf(d)) != asks.end(); };
  const bool coversGoo = move.choice.verb == verb::CoverDie && thingOf(move.choice.noun) == Thing::Goo;
  return isAmong(kAsksNext) && !(coversGoo && isAmong(kBeforeGoo));
}

/// What an onlooker sees somebody do by a sign.
Trace traceOf(Sign sign) {
  switch (sign) {
    case Sign::Claimed:
    case Sign::ClaimedWrittenOff: return Trace::TakesClue;
    case Sign::LetGoFewCards:
    case Sign::LetGoSomeCards:
    case Sign::LetGoManyCards:
    case Sign::LetGoWrittenOff: return Trace::LetsClueGo;
    case Sign::LetGoBest:
    case Sign::LetGoLeast:
    case Sign::LetGoWorth:
    case Sign::LetGoNumber:
    case Sign::LetGoOwnFocus: return Trace::LetsGoodClueGo;
    case Sign::Travelled:
    case Sign::CameBack: return Trace::Travels;
    case Sign::Researched: return Trace::Researches;
    case Sign::Rested:
    case Sign::StressReturned: return Trace::ReturnsStress;
    case Sign::Repaired: return Trace::Repairs;
    case Sign::Challenged: return Trace::FacesObstacle;
    case Sign::Healed: return Trace::Heals;
    case Sign::AbilitiesUsed: return Trace::UsesAbility;
    case Sign::TextsInTurn:
    case Sign::TextsInResponse:
    case Sign::TextsInRetrieval: return Trace::PlaysText;
    case Sign::CardsGiven: return Trace::GivesCard;
    case Sign::Covers:
    case Sign::CoversUseless:
    case Sign::CoversUseful: return Trace::Covers;
    case Sign::LostBest:
    case Sign::LostLeast: return Trace::GivesDieUp;
    case Sign::VotesCalled: return Trace::CallsVote;
    default: return Trace::Anything;
  }
}

// ---- what changes -----------------------------------------------------------------------------------------------

using Reasons = std::vector<Reason>;

void putReason(Reasons& all, Ground ground, kernel::Noun about = {}, int number = 0) {
  const Reason reason{ground, about, number};
  if (std::ranges::find(all, reason) == all.end()) all.push_back(reason);
}
void putIf(Reasons& all, bool holds, Ground ground) {
  if (holds) putReason(all, ground);
}
void putNumber(Reasons& all, Ground ground, int number) {
  if (number > 0) putReason(all, ground, {}, number);
}

/// The cards that a seat holds, of whatever deck; Stress, which is all alike, is none of them.
std::vector<CardId> heldIn(const View& v) {
  std::vector<CardId> all(v.hand.begin(), v.hand.end());
  all.insert(all.end(), v.traitorHand.begin(), v.traitorHand.end());
  all.insert(all.end(), v.plotsHeld.begin(), v.plotsHeld.end());
  return all;
}
/// Those of the first that are not among the second.
std::vector<CardId> notAmong(std::vector<CardId> some, const std::vector<CardId>& others) {
  std::erase_if(some, [&](CardId each) { return std::ranges::find(others, each) != others.end(); });
  return some;
}

void putEnds(Reasons& all, const View& before, const View& after) {
  if (before.winner == Winner::None && after.winner != Winner::None) {
    const bool won = (after.winner == Winner::Traitor) == before.isTraitor;
    putReason(all, won ? Ground::WinsSeason : Ground::LosesSeason);
  }
  putIf(all, after.stacks.size() > before.stacks.size(), Ground::RetrievesArtifact);
  putIf(all, after.lost.size() > before.lost.size(), Ground::LosesArtifact);
  putIf(all, after.plotsStopped > before.plotsStopped, Ground::StopsPlot);
  putIf(all, after.plotsExecuted > before.plotsExecuted, Ground::ExecutesPlot);
}

/// The dice that a seat had claimed, and that have left the round or lie with somebody else.
Dice lostBy(Seat seat, const View& before, const View& after) {
  Dice lost;
  for (const DieId die : before.seats[seat].claimed) {
    const Spot spot = after.dice[die].spot;
    const bool gone = spot == Spot::Neutralized || spot == Spot::Locked || spot == Spot::Claimed;
    if (gone && !after.seats[seat].claimed.has(die)) lost |= die;
  }
  return lost;
}

void putDice(Reasons& all, const View& before, const View& after) {
  const Seat me = before.viewer;
  const Dice mine = before.seats[me].claimed, later = after.seats[me].claimed;
  for (const DieId die : Dice::all()) {
    const DieView &was = before.dice[die], &is = after.dice[die];
    const bool lay = was.spot == Spot::Leads || was.spot == Spot::Field;
    if (later.has(die) && !mine.has(die) && lay) putReason(all, Ground::TakesClue, of(was.shows));
    if (lay && is.spot == Spot::Neutralized) putReason(all, Ground::ClueGoes, of(was.shows));
  }
  for (const DieId die : lostBy(me, before, after)) putReason(all, Ground::LosesDie, of(colourOf(die)));
}

void putCards(Reasons& all, const View& before, const View& after) {
  const std::vector<CardId> had = heldIn(before), has = heldIn(after);
  putNumber(all, Ground::GetsCards, kernel::count(notAmong(has, had)));
  const std::vector<CardId> spent = notAmong(had, has);
  if (spent.size() == 1) putReason(all, Ground::SpendsCard, of(spent.front()));
  else putNumber(all, Ground::LosesCards, kernel::count(spent));
  const int stress = after.stress - before.stress, gone = before.stressDeck - after.stressDeck;
  putNumber(all, Ground::DrawsStress, stress);
  putNumber(all, Ground::ReturnsStress, std::min(-stress, -gone));
  putNumber(all, Ground::StressGoes, gone - std::max(0, stress));
  const SeatView &was = before.seats[before.viewer], &is = after.seats[before.viewer];
  for (int slot = 0; slot < kSlots; ++slot)
    if (((is.usedSlots & ~was.usedSlots) >> slot & 1) != 0) putReason(all, Ground::UsesAbility, {}, slot);
  if (before.traitorRevealed && !before.isTraitor)
    putNumber(all, Ground::ArmsTraitor, after.traitorHandSize - before.traitorHandSize);
}

void putBoard(Reasons& all, const View& before, const View& after) {
  putIf(all, after.track.size() < before.track.size(), Ground::ClearsTrack);
  putIf(all, after.track.size() > before.track.size(), Ground::FillsTrack);
  for (const Place place : PerPlace<Obstacle>::keys()) {
    if (!before.blocks[place].none() && after.blocks[place].none()) putReason(all, Ground::ClearsPlace, of(place));
    if (before.blocks[place].none() && !after.blocks[place].none()) putReason(all, Ground::BlocksPlace, of(place));
  }
}

void putAgents(Reasons& all, const View& before, const View& after) {
  const SeatView &was = before.seats[before.viewer], &is = after.seats[before.viewer];
  putIf(all, is.health < was.health, Ground::Heals);
  putIf(all, is.health > was.health, Ground::Hurts);
  const bool walks = is.at == Location::Warehouse || is.at == Location::Field;
  if (is.at != was.at && walks && !was.bronzed) putReason(all, Ground::GoesTo, nounOf(Thing::Location, index(is.at)));
  for (const Seat seat : SeatSet::firstOf(before.players)) {
    if (before.seats[seat].bronzed && !after.seats[seat].bronzed) putReason(all, Ground::FreesAgent, of(seat));
    if (!before.seats[seat].bronzed && after.seats[seat].bronzed) putReason(all, Ground::BronzesAgent, of(seat));
    const bool plays = before.seats[seat].isAgent && after.seats[seat].isAgent && !after.seats[seat].bronzed;
    if (seat == before.viewer || !plays) continue;
    if (after.seats[seat].health > before.seats[seat].health) putReason(all, Ground::HurtsAgent, of(seat));
    if (const int less = before.seats[seat].handSize - after.seats[seat].handSize; less > 0)
      putReason(all, Ground::RobsAgent, of(seat), less);
    if (!lostBy(seat, before, after).empty()) putReason(all, Ground::RobsDie, of(seat));
  }
}

/// Whether all that lies open, and all that the viewer has, is as it was.
bool sameTable(const View& a, const View& b) {
  const auto same = [](const SeatView& one, const SeatView& other) {
    return one.at == other.at && one.health == other.health && one.handSize == other.handSize &&
           one.claimed == other.claimed && one.covered == other.covered && one.hasVoted == other.hasVoted &&
           one.loyaltyShown == other.loyaltyShown && one.usedSlots == other.usedSlots;
  };
  return std::ranges::equal(a.seats, b.seats, same) && a.dice == b.dice && a.track == b.track && a.blocks == b.blocks &&
         a.hand == b.hand && a.stress == b.stress && a.stressDeck == b.stressDeck && a.covered == b.covered &&
         a.traitorHandSize == b.traitorHandSize && a.traitorRevealed == b.traitorRevealed && a.phase == b.phase &&
         a.gear == b.gear && a.snags == b.snags && a.playing == b.playing && a.staying == b.staying;
}

// ---- what others see ----------------------------------------------------------------------------------------------

/// Adds up, over dreams, what an onlooker makes of a seat.
class Onlooker {
 public:
  Onlooker(const Reasoner& who, const View& table) : cards_(who.cards), seat_(who.view.viewer), start_(who.noticed) {
    const View& v = who.view;
    matters_ = start_.learnt() != nullptr && !v.cooperative && !v.traitorRevealed && !v.seats[seat_].loyaltyShown;
    if (!matters_) return;
    start_.notice(table, cards_);
    suspected_ = start_.publicly(seat_, table);
  }
  void begin() { now_ = start_; }
  void see(const View& table) {
    if (matters_) now_.notice(table, cards_);
  }
  void end(const View& table) {
    if (!matters_) return;
    const double more = now_.publicly(seat_, table) - suspected_;
    more_ += more;
    squares_ += more * more;
    const Signs &was = start_.evidence().of(seat_), &is = now_.evidence().of(seat_);
    for (const Sign sign : Signs::keys())
      by_[traceOf(sign)] += start_.learnt()->weights()[sign] * (is[sign] - was[sign]);
  }
  /// None where it depends on chance so much that so many dreams do not tell.
  [[nodiscard]] std::optional<Reason> reason(int dreams) const {
    if (!matters_) return std::nullopt;
    const double more = more_ / dreams;
    const double unsure = kSureErrors * std::sqrt(std::max(0.0, squares_ / dreams - more * more) / dreams);
    Reason reason{groundOf(more)};
    if (reason.ground == Ground::TellsNothing)
      return unsure > 2 * kSuspectedAlike ? std::nullopt : std::optional(reason);
    if (unsure > std::abs(more)) return std::nullopt;
    double most = 0;  // what speaks most in the direction in which it goes
    for (int at = 1; at < kTraces; ++at) {
      const double speaks = more_ > 0 ? by_[at] : -by_[at];
      if (speaks > most) reason.trace = static_cast<Trace>(at);
      most = std::max(most, speaks);
    }
    return reason;
  }

 private:
  const Catalog& cards_;
  Seat seat_;
  Suspicion start_, now_;
  bool matters_ = false;
  double suspected_ = 0, more_ = 0, squares_ = 0;
  kernel::Per<Trace, double, kTraces> by_{};
};

/// What came of a move, and in how many dreams.
struct Came {
  Reason reason;
  int times = 0;
};

void tally(std::vector<Came>& all, const Reasons& reasons) {
  for (const Reason& reason : reasons) {
    const auto found = std::ranges::find(all, reason, &Came::reason);
    if (found == all.end()) all.push_back({reason, 1});
    else ++found->times;
  }
}

/// Of amounts the one that is likeliest, and the most telling of each sort; what pays comes first.
Reasons mostTelling(std::vector<Came> all, bool (*isPay)(Ground)) {
  std::ranges::stable_sort(all, [&](const Came& a, const Came& b) {
    const bool first = isPay(a.reason.ground), second = isPay(b.reason.ground);
    if (first != second) return first;
    return a.reason.ground != b.reason.ground ? a.reason.ground < b.reason.ground : a.times > b.times;
  });
  Reasons chosen;
  int pays = 0, risks = 0;
  for (Came& each : all) {
    const int percent = static_cast<int>(std::lround(100.0 * each.times / kReasonDreams));
    const bool amount = std::ranges::any_of(chosen, [&](const Reason& likelier) {
      return likelier.ground == each.reason.ground && likelier.about == each.reason.about;
    });
    int& number = isPay(each.reason.ground) ? pays : risks;
    if (percent < kLeastPercent || amount || number == kMostReasons) continue;
    ++number;
    each.reason.percent = each.times == kReasonDreams ? 100 : std::min(percent, 99);
    chosen.push_back(each.reason);
  }
  return chosen;
}

}  // namespace

std::vector<Reason> changes(const View& before, const View& after) {
  Reasons all;
  putEnds(all, before, after);
  putDice(all, before, after);
  putCards(all, before, after);
  putBoard(all, before, after);
  putAgents(all, before, after);
  if (all.empty() && sameTable(before, after)) putReason(all, Ground::NothingHappens);
  return all;
}

std::optional<Reason> fillingOf(const Catalog& cards, const View& view, const kernel::Move& move) {
  const bool applies = move.choice.verb == verb::CoverDie || move.choice.verb == verb::Apply;
  if (!applies || thingOf(move.choice.noun) != Thing::Die || !view.retrievalOpen) return std::nullopt;
  const Clue clue = view.dice[dieOf(move.choice.noun)].shows;
  if (clue.symbol == Symbol::None) return std::nullopt;
  const Suspicion nobody;
  const Needs none{};
  const double fills = filling(clue, openNeeds({view, cards, none, nobody}));
  if (fills < 1) return std::nullopt;
  return Reason{Ground::FillsNeed, of(clue), static_cast<int>(std::lround(fills))};
}

Ground groundOf(double moreSuspected) {
  if (std::abs(moreSuspected) < kSuspectedAlike) return Ground::TellsNothing;
  if (moreSuspected < 0) return moreSuspected < -kMuchSuspected ? Ground::SuspectedMuchLess : Ground::SuspectedLess;
  return moreSuspected > kMuchSuspected ? Ground::SuspectedMuchMore : Ground::SuspectedMore;
}

void playThrough(kernel::Dreams<View>& match, const kernel::Move& move, search::Guide<View>& guide, kernel::Luck& luck,
                 const std::function<void(const View& table)>& seen) {
  kernel::Decision next;
  View view{};
  const auto look = [&] {
    view = View{};
    match.view(Seat::Table, view);
    seen(view);
  };
  match.choose(move, luck, next);
  for (int step = 0; step < kMostFollowing && !next.empty() && !asksNext(next, move); ++step) {
    look();
    const Seat seat = next.seat();
    match.view(seat, view);
    const int choice = next.size() > 1 ? guide.choose(view, next, luck) : 0;
    match.choose({seat, next[choice]}, luck, next);
  }
  look();
}

std::vector<Reason> groundsFor(const Reasoner& who, const kernel::Move& move, std::uint64_t seed) {
  const std::unique_ptr<kernel::Dreams<View>> dream = who.match.another();
  const Seat seat = move.seat;
  View table{}, after{};
  std::vector<Came> came;
  std::optional<Onlooker> onlooker;
  who.guide.startFrom(who.view);
  for (int number = 0; number < kReasonDreams; ++number) {
    if (who.stop && who.stop()) return {};
    kernel::Luck luck(seed + static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15u);
    dream->deal(seat, who.guide.odds(), luck);
    who.guide.begin();
    if (!onlooker) {
      dream->view(Seat::Table, table);
      onlooker.emplace(who, table);
    }
    onlooker->begin();
    playThrough(*dream, move, who.guide, luck, [&](const View& seen) {
      onlooker->see(seen);
      table = seen;
    });
    onlooker->end(table);
    after = View{};
    dream->view(seat, after);
    tally(came, changes(who.view, after));
  }
  Reasons all = mostTelling(std::move(came), who.view.isTraitor && who.view.traitorRevealed ? isPayOfTraitor : isPay);
  if (const auto fills = fillingOf(who.cards, who.view, move)) all.insert(all.begin(), *fills);
  if (const auto shows = onlooker->reason(kReasonDreams)) all.push_back(*shows);
  return all;
}

}  // namespace w13
