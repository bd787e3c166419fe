// What the table's prompt bar says: who is asked, what can be clicked, by which rule, and the buttons.

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/house/said/filled.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

namespace {

/// Whether an Agent who is down is asked for an Action: whatever the hand holds, standing up is all that can be done.
bool onlyHeals(const kernel::Decision& d) {
  return d.openChoices().size() == 1 && d.openChoices().front().verb == verb::Heal;
}

}  // namespace

void TableScreen::putPortrait(Prompt& prompt, Seat seat) const {
  const SeatView& s = shown_.view.seats[seat];
  const bool traitor = s.traitor && !s.isAgent;
  prompt.portrait = traitor ? QStringLiteral("agents/adversary") : art::agentFile(cards_.of(s.who).id);
  if (traitor) prompt.border = QColor(colour::kGoo300);
}

QString TableScreen::seatName(Seat seat) const { return QString::fromStdString(words_.seat(seat, shown_.view)); }

/// Before the deal: nothing is asked yet.
Prompt TableScreen::promptOfGreeting() const {
  Prompt prompt;
  putPortrait(prompt, shown_.greets);
  prompt.question = tr("Welcome to Warehouse 13.");
  prompt.hint = hint_.isEmpty() ? tr("Next, %1 goes behind the curtain.").arg(seatName(shown_.greets)) : hint_;
  prompt.buttons = {{tr("Draw the curtain"), tr("Enter"), Order::Deal, {}, ButtonTone::Gold}};
  return prompt;
}

/// When all is over: how it ended, and the way to the page of its end.
Prompt TableScreen::promptOfEnd() const {
  Prompt prompt;
  prompt.question = QString::fromStdString(words_.ending(shown_.view));
  prompt.hint = hint_;
  prompt.buttons = {{tr("See the end"), tr("Enter"), Order::End, {}, ButtonTone::Gold}};
  return prompt;
}

/// While more is to come, the bar goes on saying what has happened; before anything has, nothing.
Prompt TableScreen::promptMeanwhile() const {
  Prompt prompt = teller_.prompt();
  prompt.hint = tr("A key or a click skips this.");
  return prompt;
}

Prompt TableScreen::promptNow(Offers& offers) const {
  if (shown_.greets != Seat::Table) return promptOfGreeting();
  if (shown_.view.ending != Ending::None) return promptOfEnd();
  const kernel::Decision& d = shown_.decision;
  Prompt prompt;
  if (d.seat() == Seat::Table) return prompt;
  putPortrait(prompt, d.seat());
  prompt.question = QString::fromStdString(words_.question(d, shown_.view));
  prompt.rule = ruleLine(rules_, d.rule());
  prompt.openRule = Order::Rule;
  if (onShields()) prompt.question = saidOfShields();
  const int lit = offers.shown();
  const bool hasShield = shown_.people.shielded.has(d.seat());
  const bool mayRespond = !shown_.people.mayRespond.empty();
  const bool waits = mayRespond && !asksPerson();  // in a lesson, for the learner's response to what a bot is asked
  const Ask ask = waits ? Ask::Nothing : askOf(d);
  if (!hint_.isEmpty()) prompt.hint = hint_;
  else if (shown_.thinking) prompt.hint = whoThinks();
  else if (!pickedChoices_.empty()) prompt.hint = tr("Which one?");
  else if (onShields()) prompt.hint = tr("Nothing to click here: the answer comes from the phone.");
  else if (d.openness() == kernel::Openness::Secret) prompt.hint = tr("Answer this behind the curtain.");
  else if (tool_.inHand()) promptOfTool(prompt);
  else if (ask == Ask::WorkTheCase)
    prompt.hint = hasShield ? tr("Click the clue you want to claim, or use your phone.")
                            : tr("Click the clue you want to claim, or open your hand.");
  else if (ask == Ask::TakeAction || ask == Ask::TakeExtraAction)
    prompt.hint = onlyHeals(d) ? tr("You are down. Standing up costs your Action.")
                  : hasShield  ? tr("Click a place or an obstacle that glows, or play a Trait on your phone.")
                               : tr("Click a place or an obstacle that glows, or open your hand to play a Trait.");
  else if (clockRuns_ && PublicClock::closes(d) && !clock_.stopped())
    prompt.hint = tr("Play goes on by itself. To respond, press Respond at your seat first.");
  else if (waits || (mayRespond && d.openChoices().size() == 1))
    prompt.hint = tr("To respond, press Respond at your seat before play goes on.");
  else if (lit > 0)
    prompt.hint = lit == 1 ? tr("Click what glows on the table.") : tr("Click one of those that glow on the table.");
  if (shown_.mayUndo) prompt.buttons.push_back({tr("Undo"), tr("Ctrl Z"), Order::Undo, {}});
  if (shown_.thinking) return prompt;
  addButtons(prompt, offers);
  if (hint_.isEmpty() && d.openness() == kernel::Openness::Public)  // of what a hand holds it is said there
    prompt.hint = (prompt.hint + " " + takenBack()).trimmed();
  return prompt;
}

/// A person who is asked waits while bots consider what to respond.
QString TableScreen::whoThinks() const {
  if (shown_.decision.seat() == Seat::Table) return {};  // something goes on by itself
  return asksPerson() ? tr("Bots may respond first.")
                      : tr("The computer is choosing for %1.").arg(seatName(shown_.decision.seat()));
}

/// Whether what is chosen now can be taken back; where it depends on the choice, each says so when it is pointed at.
/// The button that takes back is for the choice before: a choice that lasts ends that, too.
QString TableScreen::takenBack() const {
  const std::size_t open = shown_.decision.openChoices().size();
  if (!shown_.undoes || !asksPerson() || open == 0 || (!shown_.lasting.empty() && shown_.lasting.size() < open))
    return {};
  const bool bots = shown_.people.persons.size() < shown_.view.players;
  if (shown_.lasting.empty()) return bots ? tr("You can undo this until a bot moves.") : tr("You can undo this.");
  return shown_.mayUndo ? tr("After this there is no undo.") : tr("This is final.");
}

/// While the Neutralizer is in hand: which clue, or whether this one.
void TableScreen::promptOfTool(Prompt& prompt) const {
  prompt.border = QColor(colour::kGoo300);
  if (!tool_.aimed()) {
    prompt.question = tr("%1, which clue do you neutralize?").arg(seatName(shown_.decision.seat()));
    prompt.hint = tr("Click a clue with a violet ring. Nothing happens until you confirm.");
    return;
  }
  const std::string what = words_.choice(*tool_.aimed(), shown_.decision, shown_.view);
  prompt.question =
      QStringLiteral("%1: %2").arg(seatName(shown_.decision.seat()), QString::fromStdString(house::asked(what)));
  prompt.hint = tr("It goes into the Neutralizer and is out until Cleanup. Click another clue to change.");
}

/// Whether whoever is asked has a hand here to open: a bot has none, and who has a phone holds it there.
bool TableScreen::handOpens() const { return asksPerson() && !shown_.people.shielded.has(shown_.decision.seat()); }

/// Whether all who are asked in secret answer on phones: nobody is called to the curtain.
bool TableScreen::onShields() const {
  const SeatSet people = shown_.decision.asked() & shown_.people.persons;
  return !shown_.people.choosing.empty() && people.without(shown_.people.shielded).empty();
}

QString TableScreen::saidOfShields() const {
  QStringList names;
  for (const Seat seat : shown_.people.choosing) names << seatName(seat);
  if (names.size() == 1) return tr("%1 chooses on a shield.").arg(names.front());
  const QString last = names.takeLast();
  return tr("%1 and %2 choose on their shields.").arg(names.join(", "), last);
}

void TableScreen::addButtons(Prompt& prompt, Offers& offers) const {
  const kernel::Decision& d = shown_.decision;
  if (panelNow() == Panel::Retrieval || otherPanel_) prompt.buttons.push_back({tr("Board"), "B", Order::Panel, {}});
  if (!pickedChoices_.empty()) {
    prompt.buttons.push_back({tr("Back"), "", Order::Unpick, {}});
    for (const kernel::Choice& each : pickedChoices_)
      prompt.buttons.push_back({QString::fromStdString(words_.choice(each, d, shown_.view)), "", {}, {each}});
    return;
  }
  if (onShields()) return;
  if (d.openness() == kernel::Openness::Secret) {
    prompt.buttons.push_back({tr("Draw the curtain"), "H", Order::Curtain, {}, ButtonTone::Gold});
    return;
  }
  if (tool_.inHand()) {
    const bool only = Neutralizing::onlyWay(d, shown_.reach);
    if (!only || tool_.aimed())
      prompt.buttons.push_back({only ? tr("Back") : tr("Put it away"), tr("Esc"), Order::Unpick});
    PromptButton does{tr("Neutralize it"), tr("Enter"), {}, {}, ButtonTone::Off};
    if (tool_.aimed()) does.choices = {*tool_.aimed()}, does.tone = ButtonTone::Violet;
    return prompt.buttons.push_back(std::move(does));
  }
  if (Neutralizing::offeredBy(d))
    prompt.buttons.push_back({tr("Neutralize a clue"), "N", Order::Neutralize, {}, ButtonTone::Violet});
  const auto words = [&](const kernel::Choice& each) {
    return QString::fromStdString(words_.choice(each, d, shown_.view));
  };
  const bool heals = onlyHeals(d);
  if ((d.openness() == kernel::Openness::Public || heals) && d.openChoices().size() == 1) {  // nothing else can be done
    if (heals && handOpens()) prompt.buttons.push_back({tr("Open my hand"), "H", Order::Curtain});
    const kernel::Choice only = d.openChoices().front();
    if (clockRuns_ && PublicClock::closes(d) && !clock_.stopped())
      prompt.buttons.push_back({tr("Wait"), "W", Order::Wait});
    return prompt.buttons.push_back({words(only), tr("Enter"), {}, {only}, ButtonTone::Gold});
  }
  for (const kernel::Choice& each : offers.rest()) prompt.buttons.push_back({words(each), "", {}, {each}});
  if (d.openness() == kernel::Openness::WithHand && handOpens())
    prompt.buttons.push_back({tr("Open my hand"),
                              "H",
                              Order::Curtain,
                              {},
                              shown_.view.seats[d.seat()].handSize > 0 ? ButtonTone::Gold : ButtonTone::Plain});
}

}  // namespace w13
