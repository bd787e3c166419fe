#include "engine/bots/rule.h"

#include <algorithm>

#include "engine/bots/actions.h"
#include "engine/bots/best.h"
#include "engine/bots/card_questions.h"
#include "engine/bots/dreaming.h"
#include "engine/bots/respond.h"
#include "engine/bots/retrieval_worth.h"
#include "engine/bots/traitor_worth.h"
#include "engine/bots/weights.h"

namespace w13 {

using kernel::Choice;
using kernel::Decision;

namespace {

/// What is done in place of a choice that is played out: passing, where that is on offer.
Choice insteadOf(const Decision& d) {
  const Choice pass = choice(verb::Pass);
  return d.find(pass) >= 0 ? pass : d[0];
}

/// The worth of an answer that is played out if need be.
double foreseenWorth(const Outlook& o, const Decision& d, Choice c, const kernel::Dreams<View>& match,
                     std::uint64_t seed) {
  const Foresight how = foresightFor(o, d, c);
  if (how == Foresight::None) return worthOf(o, d, c);
  const double price = askOf(d) == Ask::FinaleAction ? weight::kFinaleAction : 0;  // FINAL-22
  return dreamtWorth(o, match, {{o.v.viewer, c}, how, insteadOf(d)}, seed) - price;
}

}  // namespace

double worthOf(const Outlook& o, const Decision& d, Choice c) {
  const Ask asked = askOf(d);
  switch (asked) {
    case Ask::TakeAction:
    case Ask::TakeExtraAction:
    case Ask::FinaleAction: return worthOfAction(o, c);
    case Ask::TraitorAction:
    case Ask::TraitorFinaleAction:
    case Ask::TraitorResponse: return worthOfTraitorAct(o, c);
    case Ask::WorkTheCase:
    case Ask::PayForClue: return worthOfWork(o, c);
    case Ask::ClaimClue: return worthOfTaking(o, dieOf(c.noun));
    case Ask::FocusDraw:
    case Ask::ResearchPile:
    case Ask::ResearchDraw: return c.verb == verb::Decline ? 0 : worthOfDraw(o, typeOf(c.noun));
    case Ask::UseAbility: return c.verb == verb::Accept && !dares(o) ? 1 : 0;
    case Ask::CoverDie:
      return c.verb == verb::CoverDie ? worthOfCover(o, dieOf(c.noun)) : worthOfLosing(o, dieOf(c.noun));
    case Ask::ChooseApplied: return worthOfApplying(o, dieOf(c.noun));
    case Ask::NeutralizeOwnDie: return worthOfLosing(o, dieOf(c.noun));
    case Ask::DeclareSymbol: return worthOfDeclaring(o, faceOf(c.noun));
    case Ask::SwapDice: return worthOfSwap(o, c);
    case Ask::TakeFocusDie:
    case Ask::TakeDie: return dieWorth(o, dieOf(c.noun));
    case Ask::CoverGoo: return worthOfGooCover(o, c.noun.index);
    case Ask::UseGoo: return worthOfGoo(o, c);
    case Ask::Capture:
    case Ask::RevealOnBronzing:
    case Ask::RevealOnLoss: return worthOfRevealing(o, c, asked);
    case Ask::PlayPlot:
    case Ask::KeepPlot:
    case Ask::TraitorDiscardDown:
    case Ask::LookBehind:
    case Ask::NameCover: return worthOfTraitorChoice(o, c, asked);
    case Ask::NameForBronze:
    case Ask::Vote: return worthOfVote(o, c);
    default: return worthOfAnswer(o, d, c);
  }
}

RuleBot::RuleBot(const Catalog& cards, Hidden hidden, Mind mind)
    : cards_(cards), hidden_(hidden), usual_(usualNeeds(cards)), mind_(std::move(mind)) {}

void RuleBot::hear(const View& v, std::span<const kernel::Said> said) { mind_.hear(v, said); }

// What it says follows from what it sees: no luck is drawn.
std::optional<int> RuleBot::say(const View& v, std::span<const kernel::Remark> offers, kernel::Luck&) {
  mind_.notice(v);
  return mind_.conversation().say(lookAt(v), offers);
}

bool RuleBot::mustDream(const Outlook& o, const Decision& d) const {
  if (given() == nullptr) return false;
  for (int at = 0; at < d.size(); ++at)
    if (foresightFor(o, d, d[at]) != Foresight::None) return true;
  return false;
}

RuleBot::Moment RuleBot::momentOf(const View& v) {
  const bool revealed =
      std::any_of(v.seats.begin(), v.seats.end(), [](const SeatView& s) { return !s.revealed.empty(); });
  return {v.episode,      v.round,  v.retrievalRound, v.phase, v.challenge.open, v.harmed != Seat::Table,
          !v.goo.empty(), revealed, v.asked.card};
}

double RuleBot::worthOfResponding(const Outlook& o, const Decision& offers, Choice c, std::uint64_t seed) {
  const Foresight how = given() == nullptr ? Foresight::None : foresightFor(o, offers, c);
  if (how == Foresight::None) return worthOfResponse(o, c);
  if (dares(o)) return -1;
  const std::pair now(c, momentOf(o.v));
  if (std::ranges::find(letPass_, now) != letPass_.end()) return -1;
  const double worth = dreamtWorth(o, given()->match, {{o.v.viewer, c, kernel::How::Interjection}, how}, seed);
  if (worth > 0) return worth;
  std::erase_if(letPass_, [&](const auto& each) { return each.first == c; });
  letPass_.push_back(now);
  return worth;
}

int RuleBot::choose(const View& v, const Decision& d, kernel::Luck& luck) {
  mind_.notice(v);
  if (d.size() == 1) return 0;
  const Outlook o = lookAt(v);
  const bool dreams = mustDream(o, d);
  const std::uint64_t seed = dreams ? luck.bits() : 0;  // one number, however long the dreams are
  const auto weigh = [&](Choice c) { return dreams ? foreseenWorth(o, d, c, given()->match, seed) : worthOf(o, d, c); };
  return bestOf(d, luck, weigh);
}

std::optional<int> RuleBot::interject(const View& v, const Decision& offers, kernel::Luck& luck) {
  mind_.notice(v);
  const Outlook o = lookAt(v);
  const std::uint64_t seed = mustDream(o, offers) ? luck.bits() : 0;
  return bestResponse(offers, [&](Choice c) { return worthOfResponding(o, offers, c, seed); });
}

}  // namespace w13
