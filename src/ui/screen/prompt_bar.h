#pragma once
// The bar at the bottom: who is asked what, what can be clicked, by which rule, and buttons for choices without an
// object.

#include "engine/house/rulebook/rulebook.h"
#include "ui/screen/area.h"
#include "ui/screen/button.h"

namespace ui {

/// A button of the prompt bar.
struct PromptButton {
  QString words;
  QString key;      ///< its shortcut as shown: "H", "Enter"
  Command command;  ///< its effect if it makes no choice
  std::vector<kernel::Choice> choices = {};
  ButtonTone tone = ButtonTone::Plain;
};

struct Prompt {
  QString portrait;  ///< drawing of the asked player
  QString question;
  QString hint;
  QString rule;      ///< the rule it is asked by, as `ruleLine` names it
  Command openRule;  ///< what a click on that does
  QColor border = QColor(colour::kAmber);
  bool danger = false;                ///< one blow from the end: the bar is red
  std::vector<PromptButton> buttons;  ///< from left to right; the main one is the last
  /// The button to continue, which Enter presses: it has a colour and the right end of the bar, where no other button
  /// ever is. nullptr: there is none, or it cannot be pressed yet.
  [[nodiscard]] const PromptButton* main() const;
};

class PromptBar final : public Area {
  Q_OBJECT
 public:
  using Area::show;
  void take(Prompt prompt) { prompt_ = std::move(prompt); }
  [[nodiscard]] const Prompt& prompt() const { return prompt_; }

 protected:
  void draw(Ink& ink) override;

 private:
  /// Lays out the buttons from the right; returns their left edge.
  double drawButtons();
  void addButton(const PromptButton& button, const QRectF& at);
  Prompt prompt_;
};

/// "CLAIM-09 · Work the Case": how a question names its rule. Empty without a rule book.
[[nodiscard]] QString ruleLine(const house::RuleBook* rules, kernel::Rule rule);

}  // namespace ui
