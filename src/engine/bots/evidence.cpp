#include "engine/bots/evidence.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "engine/bots/outlook.h"

namespace w13 {

namespace {

// clang-format off
constexpr std::array<std::string_view, kSigns> kSignNames = {
    "base",               // one for everybody
    "rounds",             // that began with the Agent able to work
    "claimed",            // dice claimed
    "let-go-few-cards",   // let a die go in Work the Case with up to three cards in hand
    "let-go-some-cards",  // with up to six
    "let-go-many-cards",  // with more
    "let-go-written-off", // in a round that began with an artifact better let go
    "claimed-written-off",
    "let-go-best",        // the die let go was worth most of those that could have been
    "let-go-least",       // it was worth least
    "let-go-worth",       // its worth above the least
    "let-go-number",      // its number above the average of those that could have been let go
    "let-go-own-focus",   // it was of a type that the Agent draws
    "travelled",          // to the Field
    "came-back",
    "researched",
    "rested",
    "stress-returned",
    "repaired",           // challenged an obstacle on the Maintenance track
    "challenged",         // any other
    "healed",
    "abilities-used",
    "texts-in-turn",      // cards out of the hand that claimed nothing, in the seat's own turn
    "texts-in-response",  // in another's
    "texts-in-retrieval",
    "cards-given",        // from hand to hand
    "covers",             // how much likelier the revealed dice are of who hides the best than of who shows it
    "covers-useless",
    "covers-useful",
    "lost-best",          // gave up the best of its dice to heal
    "lost-least",
    "in-field",           // when a Retrieval began
    "alone-in-field",
    "votes-called",
    "voted-loyal",        // for Bronze for an Agent who was Loyal
    "cards",              // in hand now
};
// clang-format on

constexpr int kFewCards = 3;
constexpr int kSomeCards = 6;
constexpr double kAlike = 1e-6;
/// No cover is impossible: people err, and rules of thumb weigh more than what a die fills.
constexpr double kErrs = 0.05;

int traitsToDraw(const View& v) {
  int sum = 0;
  for (const PileView& pile : v.traits) sum += pile.draw;
  return sum;
}

bool standing(Health health) { return health == Health::Standing; }

}  // namespace

std::string_view nameOf(Sign sign) { return kSignNames[static_cast<std::size_t>(sign)]; }

bool Evidence::notice(const Outlook& o) {
  counted_ = !last_.any;
  if (last_.any) {
    noticeWork(o);
    noticeActions(o);
    noticeHands(o);
    noticeRetrieval(o);
  }
  noticeRound(o);
  noticeCovers(o);
  noticeVotes(o);
  remember(o);
  return counted_;
}

void Evidence::letGo(Seat seat) {
  judged_ |= seat;
  const int cards = last_.seats[seat].hand;
  if (writtenOff_) return add(seat, Sign::LetGoWrittenOff);
  add(seat, cards <= kFewCards    ? Sign::LetGoFewCards
            : cards <= kSomeCards ? Sign::LetGoSomeCards
                                  : Sign::LetGoManyCards);
}

void Evidence::claim(Seat seat) {
  judged_ |= seat;
  add(seat, writtenOff_ ? Sign::ClaimedWrittenOff : Sign::Claimed);
}

double Evidence::weighChoice(const Outlook& o, Seat seat, DieId die, Dice among, Sign best, Sign least) {
  double low = 1e9, high = -1e9;
  for (const DieId each : among) {
    const double worth = dieWorth(o, each, last_.needs);
    low = std::min(low, worth);
    high = std::max(high, worth);
  }
  if (high - low < kAlike) return 0;  // no choice
  const double worth = dieWorth(o, die, last_.needs);
  if (worth > high - kAlike) add(seat, best);
  if (worth < low + kAlike) add(seat, least);
  return worth - low;
}

// Who was asked when a die went to the Neutralizer has let it go, unless a card did it, or more has happened meanwhile.
void Evidence::noticeWork(const Outlook& o) {
  if (last_.phase != Phase::Investigation || o.v.episode != last_.episode) return;
  Dice gone, neutralized;
  for (const DieId die : last_.leads | last_.field) {
    const Spot spot = o.v.dice[die].spot;
    if (spot == Spot::Leads || spot == Spot::Field) continue;
    gone |= die;
    if (spot == Spot::Neutralized) neutralized |= die;
    if (spot == Spot::Claimed) claim(o.v.dice[die].owner);
  }
  const Seat actor = last_.actor;
  if (gone.size() != 1 || neutralized.empty() || actor == Seat::Table || last_.cardInPlay) return;
  judged_ |= actor;
  if (standing(last_.seats[actor].health)) letGo(actor);  // who heals cannot claim: CLAIM-11
  const DieId die = gone.first();
  const Dice among = last_.leads.empty() ? last_.field : last_.leads;  // NEUT-03
  add(actor, Sign::LetGoWorth, weighChoice(o, actor, die, among, Sign::LetGoBest, Sign::LetGoLeast));
  double numbers = 0;
  for (const DieId each : among) numbers += last_.shows[each].number;
  add(actor, Sign::LetGoNumber, last_.shows[die].number - numbers / among.size());
  const auto& focus = o.cards.of(seatView(o, actor).who).focus;
  if (std::ranges::find(focus, last_.shows[die].symbol) != focus.end()) add(actor, Sign::LetGoOwnFocus);
}

// Work that was not seen shows in what everybody holds when the next round begins.
void Evidence::noticeRound(const Outlook& o) {
  const int round = (o.v.episode << 8) + o.v.round;
  if (o.v.phase != Phase::Investigation || round == roundSeen_) return;
  const bool follows = round == roundSeen_ + 1;
  roundSeen_ = round;
  if (follows)
    for (const Seat seat : able_.without(judged_))
      if (seatView(o, seat).isAgent && !seatView(o, seat).bronzed) letGo(seat);
  judged_ = able_ = {};
  for (const Seat seat : freeAgents(o))
    if (standing(seatView(o, seat).health)) {
      able_ |= seat;
      add(seat, Sign::Rounds);
    }
  writtenOff_ = isWrittenOff(o);
}

void Evidence::noticeActions(const Outlook& o) {
  const ChallengeView& c = o.v.challenge;
  if (c.open && !last_.challenge && !c.snag && c.seat != Seat::Table)
    add(c.seat, c.track >= 0 ? Sign::Repaired : Sign::Challenged);
  for (const Seat seat : freeAgents(o)) {
    const SeatView& now = seatView(o, seat);
    const SeatSeen& was = last_.seats[seat];
    if (was.at != now.at && o.v.phase == Phase::Investigation && last_.phase == Phase::Investigation)
      add(seat, now.at == Location::Field ? Sign::Travelled : Sign::CameBack);
    if (!standing(was.health) && now.health < was.health && seat == last_.actor) add(seat, Sign::Healed);
    const int used = std::popcount(static_cast<unsigned>(now.usedSlots & ~was.usedSlots));
    if (used > 0) add(seat, Sign::AbilitiesUsed, used);
  }
}

// What left the hands, and for what.
void Evidence::noticeHands(const Outlook& o) {
  const int returned = o.v.stressDeck - last_.stressDeck;
  bool taken = false;  // somebody's hand grew, and out of no pile
  if (traitsToDraw(o.v) == last_.traitsToDraw)
    for (const Seat seat : freeAgents(o)) taken = taken || seatView(o, seat).handSize == last_.seats[seat].hand + 1;
  for (const Seat seat : freeAgents(o)) {
    const SeatView& now = seatView(o, seat);
    const SeatSeen& was = last_.seats[seat];
    const int change = now.handSize - was.hand;
    const bool mine = seat == last_.actor;
    if (mine && change < 0 && returned == -change) {
      add(seat, Sign::Rested);
      add(seat, Sign::StressReturned, returned);
    } else if (mine && change >= 2 && last_.phase == Phase::Investigation) {
      add(seat, Sign::Researched);
    } else if (change == -1 && taken) {
      add(seat, Sign::CardsGiven);
    } else if (change == -1 && returned == 0 && now.claimed == was.claimed) {
      add(seat, o.v.retrievalOpen ? Sign::TextsInRetrieval : mine ? Sign::TextsInTurn : Sign::TextsInResponse);
    }
  }
}

// Who heals gives up a die: at once, or some views later, since its owner is asked which.  RETR-11
void Evidence::noticeRetrieval(const Outlook& o) {
  if (o.v.phase != Phase::Retrieval) {
    owes_ = {};
    return;
  }
  const SeatSet there = fieldAgents(o);
  for (const Seat seat : freeAgents(o)) {
    if (last_.phase == Phase::Investigation && there.has(seat))
      add(seat, there.size() == 1 ? Sign::AloneInField : Sign::InField);
    const SeatSeen& was = last_.seats[seat];
    if (!standing(was.health) && seatView(o, seat).health < was.health) owes_ |= seat;
    if (!owes_.has(seat)) continue;
    const Dice lost = was.claimed & diceAt(o, Spot::Neutralized);
    if (lost.empty()) continue;
    owes_ = owes_.without(seat);
    if (lost.size() == 1) weighChoice(o, seat, lost.first(), was.claimed, Sign::LostBest, Sign::LostLeast);
  }
}

// The covers have been lifted. A Loyal Agent shows the most useful of the dice, who hides it the least useful.
void Evidence::noticeCovers(const Outlook& o) {
  const int round = (o.v.episode << 12) + (o.v.round << 6) + o.v.retrievalRound;
  const bool lifted = std::ranges::any_of(o.v.seats, [](const SeatView& s) { return !s.revealed.empty(); });
  if (!o.v.retrievalOpen || !lifted || round == coversSeen_) return;
  coversSeen_ = round;
  const Needs needs = openNeeds(o);
  for (const Seat seat : freeAgents(o)) {
    const SeatView& s = seatView(o, seat);
    if (s.revealed.empty() || s.claimed.size() < 2) continue;
    double shown = 0;
    for (const DieId die : s.revealed) shown = std::max(shown, filling(clueOf(o, die), needs));
    double noneMore = 1, allLess = 1, noneLess = 1, allMore = 1;  // of all dice, than what is shown
    for (const DieId die : s.claimed) {
      double less = 0, more = 0;
      for (const Clue face : o.cards.dieFaces[colourOf(die)]) {
        less += filling(face, needs) < shown - kAlike ? 1.0 / 6 : 0;
        more += filling(face, needs) > shown + kAlike ? 1.0 / 6 : 0;
      }
      noneMore *= 1 - more;
      allLess *= less;
      noneLess *= 1 - less;
      allMore *= more;
    }
    add(seat, Sign::Covers, std::log((noneLess - allMore + kErrs) / (noneMore - allLess + kErrs)));
    add(seat, shown > 0 ? Sign::CoversUseful : Sign::CoversUseless);
  }
}

void Evidence::noticeVotes(const Outlook& o) {
  if (o.v.vote.named != Seat::Table && !last_.vote && o.v.vote.caller != Seat::Table)
    add(o.v.vote.caller, Sign::VotesCalled);
  for (int named = 0; named < o.v.players; ++named) {
    if (!o.v.seats[named].loyaltyShown || cleared_.has(seatAt(named))) continue;
    cleared_ |= seatAt(named);
    if (o.v.seats[named].traitor) continue;
    for (int voter = 0; voter < o.v.players; ++voter)
      if (o.v.seats[voter].hasVoted && o.v.seats[voter].votedBronze) add(seatAt(voter), Sign::VotedLoyal);
  }
}

void Evidence::remember(const Outlook& o) {
  last_.any = true;
  last_.cardInPlay = !o.v.playing.empty() || o.v.asked.step != 0;
  last_.challenge = o.v.challenge.open;
  last_.vote = o.v.vote.named != Seat::Table;
  last_.episode = o.v.episode;
  last_.stressDeck = o.v.stressDeck;
  last_.traitsToDraw = static_cast<std::uint8_t>(traitsToDraw(o.v));
  last_.phase = o.v.phase;
  last_.actor = o.v.asked.seat;
  last_.leads = diceAt(o, Spot::Leads);
  last_.field = diceAt(o, Spot::Field);
  for (const DieId die : last_.leads | last_.field) last_.shows[die] = clueOf(o, die);
  last_.needs = openNeeds(o);
  for (int seat = 0; seat < o.v.players; ++seat) {
    const SeatView& s = o.v.seats[seat];
    last_.seats[seat] = {s.claimed, s.handSize, s.usedSlots, s.at, s.health};
    signs_[seat][Sign::Base] = 1;
    counted_ = counted_ || signs_[seat][Sign::Cards] != s.handSize;
    signs_[seat][Sign::Cards] = s.handSize;
  }
}

}  // namespace w13
