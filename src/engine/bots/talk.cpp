#include "engine/bots/talk.h"

#include <algorithm>

#include "engine/bots/actions.h"
#include "engine/bots/weights.h"

namespace w13 {

using kernel::Remark;

namespace {

/// How much of what a seat says is believed: nothing from half of the table's suspicion on.
double credit(const Suspicion& suspicion, Seat seat, const View& v) {
  return std::clamp(1 - 2 * suspicion.publicly(seat, v), 0.0, 1.0);
}

/// How many claimed dice show a clue: the seat's, or those of all others.
int claimed(const View& v, Clue clue, Seat seat, bool others) {
  int count = 0;
  for (const Seat each : SeatSet::firstOf(v.players))
    if ((each != seat) == others)
      for (const DieId die : v.seats[each].claimed) count += v.dice[die].shows == clue ? 1 : 0;
  return count;
}

/// Whether a seat has its turn of this round after mine.
bool comesLater(const View& v, Seat seat) {
  const auto place = [&](Seat each) { return (index(each) - index(v.firstAgent) + v.players) % v.players; };
  return place(seat) > place(v.viewer);
}

/// How much the announcements of others speak for leaving them a die, from 0 to 1.
double announcedByOthers(const Outlook& o, DieId die) {
  const Clue clue = clueOf(o, die);
  double most = 0;
  for (const Seat seat : SeatSet::firstOf(o.v.players))
    if (seat != o.v.viewer && o.plans->of[seat] == clue && isFree(o, seat) && comesLater(o.v, seat))
      most = std::max(most, credit(o.suspicion, seat, o.v));
  return most;
}

bool isMyPlan(const Outlook& o, DieId die) { return o.plans->of[o.v.viewer] == clueOf(o, die); }

/// Whether I let good dice go in this round, as the hidden Traitor.
bool letsGo(const Outlook& o) { return dares(o) && o.suspicion.letGo(o.v.viewer, o.v) < 0; }

/// Whether what I announced was a lie.
bool lied(const Outlook& o) { return letsGo(o) && o.plans->tongue == Tongue::Lies; }

/// The most suspected seat beside my own, as an onlooker sees it: whom others would believe to be the Traitor.
Seat scapegoat(const Outlook& o) {
  Seat most = Seat::Table;
  for (const Seat seat : SeatSet::firstOf(o.v.players))
    if (seat != o.v.viewer &&
        (most == Seat::Table || o.suspicion.publicly(seat, o.v) > o.suspicion.publicly(most, o.v)))
      most = seat;
  return most;
}

}  // namespace

double worthOfPlan(const Outlook& o, DieId die) {
  if (o.plans == nullptr) return 0;
  if (isMyPlan(o, die)) return lied(o) ? -weight::kOwnPlan : weight::kOwnPlan;
  return sabotages(o) ? 0 : -weight::kOthersPlan * announcedByOthers(o, die);
}

double worthOfSparing(const Outlook& o, DieId die) {
  if (o.plans == nullptr) return 0;
  if (isMyPlan(o, die)) return lied(o) ? weight::kOwnPlan : -weight::kOwnPlan;
  return sabotages(o) ? 0 : -weight::kSparedDie * announcedByOthers(o, die);
}

bool boundByWord(const Outlook& o) {
  return o.plans != nullptr && o.plans->tongue == Tongue::Honest && o.plans->of[o.v.viewer].symbol != Symbol::None;
}

// ---- hearing ------------------------------------------------------------------------------------------------------

void Conversation::watch(const View& v, Suspicion& suspicion) {
  if (heard_ > 0) turnTo(v, suspicion);
}

/// Another round: who announced a die and claimed it has kept its word; who left it to nobody has not.
void Conversation::turnTo(const View& v, Suspicion& suspicion) {
  const int round = v.phase == Phase::Investigation ? (v.episode << 8) + v.round : 0;
  if (round == round_) return;
  round_ = round;
  const bool seen = !v.retrievalOpen;  // rolled dice do not show any more what they showed
  for (const Announced& each : announced_) {
    const bool kept = claimed(v, each.clue, each.seat, false) > each.own;
    const bool taken = claimed(v, each.clue, each.seat, true) > each.others;
    const bool able = v.seats[each.seat].health == Health::Standing;
    if (seen && kept) suspicion.weigh(each.seat, weight::kKeptWord);
    else if (seen && !taken && able) suspicion.weigh(each.seat, weight::kBrokenWord);
  }
  announced_.clear();
  plans_.of = {};
  if (v.episode == episode_) return;
  episode_ = v.episode;
  words_.clear();
}

bool Conversation::fresh(Seat seat, const Remark& remark) const {
  return std::ranges::find(words_, Word{seat, remark}) == words_.end();
}

void Conversation::hear(const View& v, std::span<const kernel::Said> said, Suspicion& suspicion) {
  turnTo(v, suspicion);
  for (; heard_ < said.size(); ++heard_) {
    const auto& [seat, remark, step] = said[heard_];
    const Says what = saysOf(remark);
    if (what == Says::PlanClue) {
      const Clue clue = faceOf(remark.about);
      announced_.push_back({seat, clue, claimed(v, clue, seat, false), claimed(v, clue, seat, true)});
      plans_.of[seat] = clue;
    }
    if (!fresh(seat, remark)) continue;
    words_.push_back({seat, remark});
    if (what == Says::Suspect) suspicion.weigh(seatOf(remark.about), weight::kAccused * credit(suspicion, seat, v));
    if (what == Says::Trust) suspicion.weigh(seatOf(remark.about), weight::kTrusted * credit(suspicion, seat, v));
  }
}

// ---- speaking -----------------------------------------------------------------------------------------------------

/// Whom I suspect; as the Traitor whom others suspect already, or would rather than me.
void Conversation::addAccusation(std::vector<Remark>& all, const Outlook& o) const {
  const bool traitor = o.v.isTraitor && o.hidden == Hidden::Sabotages;
  if (traitor && plans_.tongue != Tongue::Lies) return;
  const Seat whom = traitor ? scapegoat(o) : o.suspicion.first(o.v);
  if (whom == Seat::Table) return;
  const auto suspected = [&](Seat seat) {
    return traitor ? o.suspicion.publicly(seat, o.v) : o.suspicion.of(seat, o.v);
  };
  const auto could =
      std::ranges::count_if(SeatSet::firstOf(o.v.players), [&](Seat seat) { return suspected(seat) > 0; });
  const double enough =
      std::max(traitor ? weight::kFrames : weight::kAccuseAloud, weight::kAboveEven / static_cast<double>(could));
  const Remark remark = remarkOf(Says::Suspect, of(whom));
  if (suspected(whom) > enough && fresh(o.v.viewer, remark)) all.push_back(remark);
}

/// The best die that I can pay for and that nobody has announced; as the lying Traitor the best that others could take.
void Conversation::addPlan(std::vector<Remark>& all, const Outlook& o) const {
  if (isWrittenOff(o)) return;
  const bool lies = letsGo(o) && plans_.tongue == Tongue::Lies;
  DieId best = DieId::None;
  double most = 0;
  for (const DieId die : withinReach(o)) {
    const Clue clue = clueOf(o, die);
    const bool payable = std::ranges::any_of(o.v.hand, [&](CardId card) { return pays(payment(o, card), clue); });
    if ((!payable && !lies) || std::ranges::find(plans_.of, clue) != plans_.of.end()) continue;
    const double worth = lies ? dieWorth(o, die) : worthOfTaking(o, die);
    if (worth <= most) continue;
    most = worth;
    best = die;
  }
  if (best != DieId::None) all.push_back(remarkOf(Says::PlanClue, of(clueOf(o, best))));
}

/// What there is to say now, the most urgent first.
std::vector<Remark> Conversation::wanted(const Outlook& o) const {
  const Seat me = o.v.viewer;
  const bool traitor = o.v.isTraitor && o.hidden == Hidden::Sabotages;
  std::vector<Remark> all;
  if (traitor && plans_.tongue == Tongue::Silent) return all;
  const bool accused = o.suspicion.publicly(me, o.v) > weight::kAccuseAloud || o.v.vote.named == me;
  if (accused && (!traitor || plans_.tongue == Tongue::Lies) && fresh(me, remarkOf(Says::Clean)))
    all.push_back(remarkOf(Says::Clean));
  addAccusation(all, o);
  if (o.v.vote.named == Seat::Table) addPlan(all, o);
  return all;
}

std::optional<int> Conversation::say(const Outlook& o, std::span<const Remark> offers) const {
  for (const Remark& each : wanted(o))
    if (const auto at = std::ranges::find(offers, each); at != offers.end())
      return static_cast<int>(at - offers.begin());
  return std::nullopt;
}

}  // namespace w13
