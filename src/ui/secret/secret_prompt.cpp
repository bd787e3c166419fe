// What the bar of a secret screen says, and its buttons.

#include "engine/warehouse13/rule_ids.h"
#include "ui/secret/secret_screen.h"

namespace w13 {

QString SecretScreen::portrait() const {
  return art::agentFile(cards_.of(shown_.view.seats[static_cast<std::size_t>(index(shown_.view.viewer))].who).id);
}

/// The bar below the briefing, word for word the same for both sides.
Prompt SecretScreen::promptOfBriefing() const {
  Prompt prompt;
  prompt.portrait = portrait();
  prompt.question = tr("%1, this is your briefing.").arg(shown_.name);
  prompt.hint = tr("Read it, find out which side you are on, then turn to your first hand.");
  prompt.rule = ruleLine(rules_, kWinning);
  prompt.buttons = {{tr("To my hand"), tr("Enter"), "desk", {}, true}};
  return prompt;
}

Prompt SecretScreen::promptNow(Offers& offers) const {
  const View& v = shown_.view;
  const kernel::Decision& d = asked_.back();
  if (briefing_) return promptOfBriefing();
  Prompt prompt;
  prompt.portrait = portrait();
  const bool question = shown_.purpose == VisitFor::Answer && !d.empty();
  prompt.question = question                              ? QString::fromStdString(words_.question(d, v))
                    : shown_.purpose == VisitFor::Respond ? tr("%1, do you respond?").arg(shown_.name)
                    : shown_.purpose == VisitFor::Deal    ? tr("%1, remember who you are.").arg(shown_.name)
                                                          : tr("%1, this is yours alone.").arg(shown_.name);
  if (!d.empty()) prompt.rule = ruleLine(rules_, d.rule());
  const QString close = shown_.purpose == VisitFor::Answer && d.openness() == kernel::Openness::Secret
                            ? tr("Answer later")
                            : tr("Close the curtain");
  if (complete() || !several_.empty()) {
    QStringList said;
    for (std::size_t at = 0; at < made_.size(); ++at)
      said << QString::fromStdString(words_.choice(made_[at], asked_[at], v));
    if (several_.empty()) prompt.question = said.join("; ") + "?";
    prompt.hint = !several_.empty()
                      ? tr("Which one?")
                      : tr("Nothing has happened yet: confirm, or choose something else.") + " " + takenBack();
    prompt.buttons.push_back({tr("Start again"), tr("Esc"), "again", {}, false});
    for (const kernel::Choice& each : several_)
      prompt.buttons.push_back({QString::fromStdString(words_.choice(each, d, v)), "", "", {each}, false});
    if (several_.empty())
      prompt.buttons.push_back({tr("Confirm, close the curtain"), tr("Enter"), "confirm", {}, true});
  } else {
    const int lit = offers.shown();
    const std::vector<kernel::Choice> rest = offers.rest();
    const Ask ask = static_cast<Ask>(d.question());
    if (lit > 0 && ask == Ask::WorkTheCase && payments_.first != DieId::None)
      prompt.hint = tr("Now click a Trait that pays for it.");
    else if (lit > 0 && ask == Ask::WorkTheCase)
      prompt.hint = tr("Click a Trait and the clue it pays for. Nothing happens until you confirm.");
    else if (lit > 0 && ask == Ask::ClaimClue) prompt.hint = tr("Now click a clue that glows: this Trait pays for it.");
    else if (lit > 0) prompt.hint = tr("What you can choose glows. Nothing happens until you confirm.");
    else if (rest.empty() && shown_.purpose == VisitFor::Respond) prompt.hint = tr("You have nothing for this moment.");
    else if (shown_.purpose == VisitFor::Deal) prompt.hint = tr("Then close the curtain for the next player.");
    else if (shown_.purpose == VisitFor::Look) prompt.hint = tr("Just a look: there is nothing to choose now.");
    else if (lit == 0 && !rest.empty()) prompt.hint = tr("Choose at the right. Nothing happens until you confirm.");
    else if (rest.empty() && question)
      prompt.hint = tr("You have no card for this. Close the curtain and choose on the table.");
    const bool begun = !made_.empty() || payments_.first != DieId::None;
    if (begun) prompt.buttons.push_back({tr("Start again"), tr("Esc"), "again", {}, false});
    for (const kernel::Choice& each : rest)
      prompt.buttons.push_back({QString::fromStdString(words_.choice(each, d, v)), "", "", {each}, false});
    if (shown_.pins && shown_.purpose != VisitFor::Answer)
      prompt.buttons.push_back({tr("My PIN"), "", "pin", {}, false});
    prompt.buttons.push_back({close, begun ? "" : tr("Esc"), "close", {}, rest.empty() && lit == 0});
  }
  return prompt;
}

// One choice can be told beforehand; several only together, once they are made.
QString SecretScreen::takenBack() const {
  if (made_.size() != 1 || !shown_.undoable) return {};
  return shown_.undoable(made_.front()) ? tr("You can undo this.") : tr("This is final.");
}

}  // namespace w13
