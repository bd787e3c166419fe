// What the table's prompt bar says: who is asked, what can be clicked, by which rule, and the buttons.

#include "ui/table/table_screen.h"

namespace w13 {

void TableScreen::putPortrait(Prompt& prompt, Seat seat) const {
  const SeatView& s = shown_.view.seats[static_cast<std::size_t>(index(seat))];
  const bool traitor = s.traitor && !s.isAgent;
  prompt.portrait = traitor ? QStringLiteral("agents/adversary") : art::agentFile(cards_.of(s.who).id);
  if (traitor) prompt.border = QColor(colour::kGoo300);
}

Prompt TableScreen::promptNow(Offers& offers) const {
  const kernel::Decision& d = shown_.decision;
  Prompt prompt;
  if (d.seat() == Seat::Table) return prompt;
  putPortrait(prompt, d.seat());
  prompt.question = QString::fromStdString(words_.question(d, shown_.view));
  prompt.rule = ruleLine(rules_, d.rule());
  const int lit = offers.shown();
  if (!hint_.isEmpty()) prompt.hint = hint_;
  else if (shown_.thinking)
    prompt.hint =
        tr("The computer is choosing for %1.").arg(QString::fromStdString(words_.seat(d.seat(), shown_.view)));
  else if (!pickedChoices_.empty()) prompt.hint = tr("Which one?");
  else if (d.openness() == kernel::Openness::Secret) prompt.hint = tr("Answer this behind the curtain.");
  else if (d.question() == static_cast<std::uint16_t>(Ask::WorkTheCase))
    prompt.hint = tr("A click on a glowing clue neutralizes it. To claim a clue with a Trait, open your hand.");
  else if (d.question() == static_cast<std::uint16_t>(Ask::TakeAction) ||
           d.question() == static_cast<std::uint16_t>(Ask::TakeExtraAction))
    prompt.hint = tr("Use a place or an obstacle that glows, or open your hand to play a Trait.");
  else if (!shown_.people.mayRespond.empty() && d.openChoices().size() == 1)
    prompt.hint = tr("To respond, press Respond at your place first.");
  else if (lit > 0)
    prompt.hint =
        lit == 1 ? tr("Click what glows on the table.") : tr("Click one of the %1 that glow on the table.").arg(lit);
  if (shown_.thinking) return prompt;
  addButtons(prompt, offers);
  if (!prompt.rule.isEmpty()) prompt.buttons.push_back({"?", "", "rule", {}, false});
  if (hint_.isEmpty() && d.openness() != kernel::Openness::Secret)
    prompt.hint = (prompt.hint + " " + takenBack()).trimmed();
  return prompt;
}

/// Whether what is chosen now can be taken back; where it depends on the choice, each says so when it is pointed at.
/// The button that takes back is for the choice before: a choice that lasts ends that, too.
QString TableScreen::takenBack() const {
  const std::size_t open = shown_.decision.openChoices().size();
  if (open == 0 || (!shown_.lasting.empty() && shown_.lasting.size() < open)) return {};
  if (shown_.lasting.empty()) return tr("You can undo this.");
  return shown_.mayUndo ? tr("After this there is no undo.") : tr("This is final.");
}

void TableScreen::addButtons(Prompt& prompt, Offers& offers) const {
  const kernel::Decision& d = shown_.decision;
  if (shown_.mayUndo) prompt.buttons.push_back({tr("Undo"), tr("Ctrl Z"), "undo", {}, false});
  if (panelNow() == Panel::Retrieval || otherPanel_) prompt.buttons.push_back({tr("Board"), "B", "panel", {}, false});
  if (!pickedChoices_.empty()) {
    prompt.buttons.push_back({tr("Back"), "", "unpick", {}, false});
    for (const kernel::Choice& each : pickedChoices_)
      prompt.buttons.push_back({QString::fromStdString(words_.choice(each, d, shown_.view)), "", "", {each}, false});
    return;
  }
  if (d.openness() == kernel::Openness::Secret) {
    prompt.buttons.push_back({tr("Draw the curtain"), "H", "curtain", {}, true});
    return;
  }
  const std::vector<kernel::Choice> rest = offers.rest();
  for (const kernel::Choice& each : rest) {
    const bool only = rest.size() == 1 && d.openChoices().size() == 1 && d.openness() == kernel::Openness::Public;
    prompt.buttons.push_back(
        {QString::fromStdString(words_.choice(each, d, shown_.view)), only ? tr("Enter") : "", "", {each}, only});
  }
  if (d.openness() == kernel::Openness::WithHand)
    prompt.buttons.push_back({tr("Open my hand"), "H", "curtain", {}, true});
}

}  // namespace w13
