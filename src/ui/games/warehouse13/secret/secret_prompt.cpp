// What the bar of a secret screen says, and its buttons.

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/house/said/filled.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/games/warehouse13/table/neutralizing.h"

namespace w13 {

QString SecretScreen::portrait() const {
  return art::agentFile(cards_.of(shown_.view.seats[shown_.view.viewer].who).id);
}

QString SecretScreen::closeWords() const {
  const bool asked = shown_.purpose == VisitFor::Answer && asked_.front().openness() == kernel::Openness::Secret;
  return asked ? tr("Answer later") : tr("Close the curtain");
}

/// While clue, Trait and Ability are picked: what has been picked, what is missing, and the slip to confirm.
Prompt SecretScreen::promptOfClaim() const {
  const View& v = shown_.view;
  const auto text = [](const std::string& words) { return QString::fromStdString(words); };
  Prompt prompt;
  const DieId die = claims_.die();
  const CardId card = claims_.card();
  const QString clue = die == DieId::None ? QString() : text(words_.clue(v.dice[die].shows));
  const QString trait = card == CardId::None ? QString() : text(words_.card(card));
  const std::optional<Claim> whole = claims_.whole();
  const bool ready = whole && complete();
  const QString ability = claims_.byAbility() ? abilityThatHelps() : QString();
  if (ready) {
    prompt.question = die == DieId::None  ? tr("Spend %1 on a clue?").arg(trait)
                      : ability.isEmpty() ? tr("Claim the %1 with %2?").arg(clue, trait)
                                          : tr("Claim the %1 with %2 and %3?").arg(clue, trait, ability);
    prompt.hint = die == DieId::None
                      ? tr("First comes something everybody may see; then you name the clue.")
                      : tr("Everybody will see a die at your seat, and %1 on the discard pile.").arg(trait);
    prompt.hint += " " + takenBack();
  } else {
    prompt.question = !clue.isEmpty()    ? tr("%1: the %2. Which Trait pays?").arg(shown_.name, clue)
                      : !trait.isEmpty() ? tr("%1: %2. For which clue?").arg(shown_.name, trait)
                                         : tr("%1, which clue do you claim?").arg(shown_.name);
    prompt.hint = claims_.empty() ? tr("Nothing in your hand pays for a clue you can reach.")
                                  : tr("Choose what glows, in any order. Nothing happens until you confirm.");
  }
  if (claims_.picked()) prompt.buttons.push_back({tr("Undo"), tr("Esc"), Order::Back});
  else prompt.buttons.push_back({closeWords(), tr("Esc"), Order::Close});
  if (!claims_.picked() && Neutralizing::offeredBy(shown_.decision))
    prompt.buttons.push_back({tr("Neutralize instead"), "N", Order::Neutralize, {}, ButtonTone::Violet});
  if (asked_.front().find({verb::Decline, {}}) >= 0 && !claims_.picked())
    prompt.buttons.push_back(
        {text(words_.choice({verb::Decline, {}}, asked_.front(), v)), "P", {}, {{verb::Decline, {}}}});
  prompt.buttons.push_back(
      {tr("Claim it"), tr("Enter"), Order::Confirm, {}, ready ? ButtonTone::Gold : ButtonTone::Off});
  return prompt;
}

QString SecretScreen::abilityThatHelps() const {
  Offers none;
  return claimingAbility({{}, shown_.view, asked_.back(), cards_, words_, none});
}

/// While the Neutralizer is in hand.
Prompt SecretScreen::promptOfNeutralizing() const {
  Prompt prompt;
  prompt.border = QColor(colour::kGoo300);
  if (made_.empty()) {
    prompt.question = tr("%1, which clue do you neutralize?").arg(shown_.name);
    prompt.hint = tr("Click a clue with a violet ring. Nothing happens until you confirm.");
  } else {
    prompt.question = QString::fromStdString(house::asked(words_.choice(made_.front(), asked_.front(), shown_.view)));
    prompt.hint = tr("It goes into the Neutralizer and is out until Cleanup.") + " " + takenBack();
  }
  prompt.buttons.push_back({tr("Put it away"), tr("Esc"), Order::Back});
  const ButtonTone tone = made_.empty() ? ButtonTone::Off : ButtonTone::Violet;
  prompt.buttons.push_back({tr("Neutralize it"), tr("Enter"), Order::Confirm, {}, tone});
  return prompt;
}

/// What has been chosen in this visit, in words.
QString SecretScreen::chosenSoFar() const {
  QStringList said;
  for (std::size_t at = 0; at < made_.size(); ++at)
    said << QString::fromStdString(words_.choice(made_[at], asked_[at], shown_.view));
  return said.join("; ");
}

bool SecretScreen::playsForNothing() const {
  const bool asked = shown_.purpose == VisitFor::Answer;  // responses are offered only where they could act
  if (!asked || made_.size() != 1 || !shown_.couldAct || made_.front().verb != verb::Play) return false;
  const kernel::Noun noun = made_.front().noun;
  return thingOf(noun) == Thing::Card && !shown_.couldAct(cardOf(noun));
}

/// When something has been chosen: all of it, to be confirmed; or which of several.
Prompt SecretScreen::promptOfConfirming() const {
  const View& v = shown_.view;
  Prompt prompt;
  prompt.buttons.push_back({tr("Start again"), tr("Esc"), Order::Again});
  if (several_.empty()) {
    prompt.question = QString::fromStdString(house::asked(chosenSoFar().toStdString()));
    prompt.hint = playsForNothing() ? tr("As things stand, the card can do nothing.")
                                    : tr("Nothing has happened yet: confirm, or choose something else.");
    prompt.hint += " " + takenBack();
    prompt.buttons.push_back({tr("Confirm, close the curtain"), tr("Enter"), Order::Confirm, {}, ButtonTone::Gold});
    return prompt;
  }
  prompt.question = QString::fromStdString(words_.question(asked_.back(), v));
  prompt.hint = tr("In which way?");
  for (const kernel::Choice& each : several_)
    prompt.buttons.push_back({QString::fromStdString(words_.choice(each, asked_.back(), v)), "", {}, {each}});
  return prompt;
}

Prompt SecretScreen::promptOfBallot(const Sight& sight) const {
  Prompt prompt = BallotArea::prompt(sight, made_.empty() ? nullptr : &made_.front());
  prompt.portrait = portrait();
  prompt.rule = ruleLine(rules_, sight.decision.rule());
  prompt.openRule = Order::Rule;
  offerAdvice(prompt);
  return prompt;
}

Prompt SecretScreen::promptNow(Offers& offers) const {
  const bool declines = complete() && !claims_.picked();
  const bool claims = asksForClaim() && several_.empty() && !declines;
  Prompt prompt = neutralizing_                     ? promptOfNeutralizing()
                  : claims                          ? promptOfClaim()
                  : complete() || !several_.empty() ? promptOfConfirming()
                                                    : promptOfQuestion(offers);
  prompt.portrait = portrait();
  prompt.openRule = Order::Rule;
  if (!asked_.back().empty()) prompt.rule = ruleLine(rules_, asked_.back().rule());
  else if (briefing()) prompt.rule = ruleLine(rules_, kWinning);
  offerAdvice(prompt);
  return prompt;
}

/// What is asked, and what can be done about it.
Prompt SecretScreen::promptOfQuestion(Offers& offers) const {
  const View& v = shown_.view;
  const kernel::Decision& d = asked_.back();
  Prompt prompt;
  const bool question = shown_.purpose == VisitFor::Answer && !d.empty();
  prompt.question = question                              ? QString::fromStdString(words_.question(d, v))
                    : shown_.purpose == VisitFor::Respond ? tr("%1, do you respond?").arg(shown_.name)
                    : briefing()                          ? tr("%1, this is your briefing.").arg(shown_.name)
                    : shown_.purpose == VisitFor::Deal    ? tr("%1, remember who you are.").arg(shown_.name)
                                                          : tr("%1, this is yours alone.").arg(shown_.name);
  const int lit = offers.shown();
  const std::vector<kernel::Choice> rest = offers.rest();
  const bool again = asked_.size() > 1 && askOf(d) == askOf(asked_[asked_.size() - 2]);
  if (again) prompt.hint = tr("So far: %1. Choose one more.").arg(chosenSoFar());
  else if (lit > 0)
    prompt.hint = shown_.responds ? tr("Click what glows. For a response, close the curtain and press Respond.")
                                  : tr("Click what glows. Nothing happens until you confirm.");
  else if (rest.empty() && shown_.purpose == VisitFor::Respond)
    prompt.hint = shown_.asked ? tr("You have nothing for this moment, but the table waits for you.")
                               : tr("You have nothing for this moment.");
  else if (briefing()) prompt.hint = tr("Find out which side you are on, then close the curtain.");
  else if (shown_.purpose == VisitFor::Deal) prompt.hint = tr("Then close the curtain.");
  else if (shown_.purpose == VisitFor::Look)
    prompt.hint =
        shown_.asked ? tr("Just a look: the table waits for you.") : tr("Just a look: there is nothing to choose now.");
  else if (!rest.empty()) prompt.hint = tr("Choose on the right. Nothing happens until you confirm.");
  else if (question)
    prompt.hint = shown_.responds ? tr("You have no card for this. Choose on the table, or press Respond there.")
                                  : tr("You have no card for this. Close the curtain and choose on the table.");
  if (handUp_) prompt.buttons.push_back({tr("Back to the ballot"), "H", Order::Hand});
  if (!made_.empty()) prompt.buttons.push_back({tr("Start again"), tr("Esc"), Order::Again});
  for (const kernel::Choice& each : rest)
    prompt.buttons.push_back({QString::fromStdString(words_.choice(each, d, v)), "", {}, {each}});
  if (shown_.pins && shown_.purpose != VisitFor::Answer) prompt.buttons.push_back({tr("My PIN"), "", Order::Pin});
  const bool nothing = rest.empty() && lit == 0;
  PromptButton close{closeWords(), made_.empty() ? tr("Esc") : QString(), Order::Close};
  if (rest.size() == 1 && lit == 0) prompt.buttons.back().tone = ButtonTone::Gold;  // nothing else can be done
  if (!nothing) return prompt.buttons.insert(prompt.buttons.begin() + (made_.empty() ? 0 : 1), close), prompt;
  close.tone = ButtonTone::Gold;
  prompt.buttons.push_back(close);
  return prompt;
}

// One choice can be told beforehand; several only together, once they are made.
QString SecretScreen::takenBack() const {
  if (made_.size() != 1 || !shown_.undoable) return {};
  if (!shown_.undoable(made_.front())) return tr("This is final.");
  return shown_.bots ? tr("You can undo this until a bot moves.") : tr("You can undo this.");
}

}  // namespace w13
