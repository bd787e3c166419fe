#include "ui/screen/prompt_bar.h"

#include <QFontMetricsF>
#include <span>

#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace ui {

QString ruleLine(const house::RuleBook* rules, kernel::Rule rule) {
  if (rules == nullptr) return {};
  const house::RuleText* text = rules->find(rule);
  return text == nullptr ? say(rules->nameOf(rule)) : said(rules->sectionOf(*text).title);
}

const PromptButton* Prompt::main() const {
  if (buttons.empty()) return nullptr;
  const ButtonTone tone = buttons.back().tone;
  return tone == ButtonTone::Gold || tone == ButtonTone::Violet ? &buttons.back() : nullptr;
}

void PromptBar::addButton(const PromptButton& button, const QRectF& at) {
  PieceLook look = buttonLook(at, button.words, button.key, button.tone);
  if (button.tone != ButtonTone::Off) {
    look.choices = button.choices;
    look.command = button.command;
  }
  if (!button.choices.empty()) look.noun = button.choices.front().noun;
  add(std::move(look));
}

// The main button has the right end to itself, in whatever rows the others stand beside it: where it is pressed, no
// other button ever lies.
double PromptBar::drawButtons() {
  constexpr double kGap = 12, kEdge = 18, kMain = 210, kHigh = 58;
  if (prompt_.buttons.empty()) return units().width() - kEdge;
  const double h = units().height();
  double right = units().width() - kEdge;
  std::span<const PromptButton> others(prompt_.buttons);
  if (others.back().tone != ButtonTone::Plain) {
    const PromptButton& main = others.back();
    const double width = std::max(kMain, buttonWidth(main.words, main.key));
    addButton(main, {right - width, (h - kHigh) / 2, width, kHigh});
    others = others.first(others.size() - 1);
    right -= width + kGap;
  } else {
    right -= kMain + kGap;
  }
  double total = 0;
  for (const PromptButton& each : others) total += buttonWidth(each.words, each.key) + kGap;
  const double most = right - units().width() * 0.36;
  const int rows = total > most ? 2 : 1;
  if (rows == 2 && others.size() == prompt_.buttons.size()) right = units().width() - kEdge;  // they need its place
  const double rowMost = rows == 1 ? total : std::min(right - units().width() * 0.36, total / 2 + 130);
  const double shrink = rows == 2 ? std::min(1.0, 2 * rowMost / (total + 260)) : 1.0;
  const double buttonH = rows == 1 ? kHigh : std::min(50.0, (h - 20) / 2);
  double x = right, left = right;
  int row = 0;
  for (auto each = others.rbegin(); each != others.rend(); ++each) {
    const double width = buttonWidth(each->words, each->key) * shrink;
    if (x - width < right - rowMost && row + 1 < rows) {
      x = right;
      ++row;
    }
    const double y = rows == 1 ? (h - buttonH) / 2 : h / 2 + (row == 0 ? 3 : -3 - buttonH);
    addButton(*each, {x - width, y, width, buttonH});
    x -= width + kGap;
    left = std::min(left, x);
  }
  return left;
}

void PromptBar::draw(Ink& ink) {
  const QRectF all(QPointF(0, 0), units());
  const QColor edge = prompt_.danger && prompt_.border == QColor(colour::kAmber) ? QColor(0xFFE0484F) : prompt_.border;
  ink.panel(all, QColor(prompt_.danger ? colour::kAlarmTop : colour::kInk600),
            QColor(prompt_.danger ? colour::kAlarmBottom : 0xFF1A120B), edge, 3, 14);
  const double h = units().height();
  const double face = h - 20;
  if (!prompt_.portrait.isEmpty()) ink.picture(prompt_.portrait, {14, 10, face, face});
  const double x = prompt_.portrait.isEmpty() ? 20 : face + 32;
  const double w = drawButtons() - x - 8;
  const double line = (h - 12) / 3.2;
  const QColor light(colour::kPromptAsk);
  const auto wide = [](Role role, double size, const QString& words) {
    return QFontMetricsF(font(role, size)).horizontalAdvance(words);
  };
  if (wide(Role::Body, 16, prompt_.hint) > w) {  // a reason with its rule: it takes the place of the rule's line
    ink.text({x, 4, w, line}, prompt_.question, Role::Question, 22, light);
    return ink.paragraph({x, 4 + line, w, h - line - 10}, prompt_.hint, Role::Body, 19, QColor(colour::kPromptHint),
                         Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (wide(Role::Question, 21, prompt_.question) > w) {  // long ones take the hint's line
    ink.paragraph({x, 5, w, line * 2.25}, prompt_.question, Role::Question, 21, light,
                  Qt::AlignLeft | Qt::AlignVCenter);
  } else {
    ink.text({x, 6, w, line * 1.25}, prompt_.question, Role::Question, 27, light);
    ink.text({x, 6 + line * 1.25, w, line}, prompt_.hint, Role::Body, 20, QColor(colour::kPromptHint));
  }
  if (prompt_.rule.isEmpty()) return;
  PieceLook rule;
  rule.at = {x, 6 + line * 2.2, std::min(w, 700.0), line};
  rule.name = tr("Rules: %1").arg(prompt_.rule);
  rule.command = prompt_.openRule;
  rule.glows = false;
  rule.link = true;
  rule.draw = [words = prompt_.rule, size = rule.at.size()](Ink& in) {
    in.picture("icons/rulebook", {0, (size.height() - 22) / 2, 26, 22});
    const double used =
        in.text({34, 0, size.width() - 70, size.height()}, words, Role::Typed, 19, QColor(colour::kGold));
    const QRectF mark(34 + used + 10, (size.height() - 22) / 2, 22, 22);
    in.panel(mark, QColor(colour::kInk800), QColor(colour::kInk800), QColor(colour::kBrass500), 1.5, 11);
    in.text(mark, QStringLiteral("?"), Role::Bold, 15, QColor(colour::kGold), Qt::AlignCenter);
  };
  add(std::move(rule));
}

}  // namespace ui
