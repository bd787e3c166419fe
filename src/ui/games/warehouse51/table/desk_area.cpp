#include "ui/games/warehouse51/table/desk_area.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/table/hall_area.h"
#include "ui/settings/language.h"

namespace w51 {

const Choice* Desk::atSet() const {
  const auto found = std::ranges::find_if(amounts, [this](const Choice& each) { return each.noun.index == set; });
  return found == amounts.end() ? nullptr : &*found;
}

const DeskButton* Desk::main() const {
  const auto lit = std::ranges::find(buttons, Glass::Lit, &DeskButton::glass);
  return lit == buttons.end() ? nullptr : &*lit;
}

// ---- where its parts lie

DeskArea::Parts DeskArea::column() const {
  const double w = units().width(), h = units().height();
  Parts parts;
  parts.face = {16, 12, 62, 62};
  parts.question = {92, 10, w - 110, 36};
  parts.hint = {92, 46, w - 110, 28};
  parts.rule = {224, h - 36, w - 236, 30};
  parts.keys = {224, h - 68, w - 236, 28};
  parts.paddle = {34, 82, 176, h - 92};
  const bool dial = !desk_.amounts.empty();
  const bool things = !desk_.relics.empty() || !desk_.decks.empty() || !desk_.categories.empty();
  const double left = dial ? 220 : 20, top = things ? h - 104 : 86, high = things ? 64 : 92;
  parts.things = {20, 82, w - 40, h - 190};
  parts.scale = {224, 188, w - 244, 58};
  if (!dial) parts.rule = {24, h - 36, w * 0.6, 30};
  if (!dial) parts.keys = {w * 0.6 + 32, h - 36, w * 0.4 - 56, 30};
  const int many = static_cast<int>(desk_.buttons.size());
  if (many <= 3) {
    const double room = w - left - 14;
    const bool alike = many == 2 && desk_.buttons.front().glass == Glass::Line;  // no main one among them
    const std::vector<double> shares = alike       ? std::vector{0.5, 0.5}
                                       : many == 1 ? std::vector{dial ? 1.0 : 0.5}
                                       : many == 2 ? std::vector{0.6, 0.4}
                                                   : std::vector{0.48, 0.26, 0.26};
    double x = left;
    for (int at = 0; at < many; ++at) {
      const double wide = room * kernel::at(shares, at);
      parts.buttons.emplace_back(x, top, wide, high);
      x += wide;
    }
    return parts;
  }
  const int columns = 2, rows = (many + 1) / 2;
  const double each = std::min(66.0, (h - 40 - top) / rows);
  for (int at = 0; at < many; ++at)
    parts.buttons.emplace_back(left + (at % columns) * (w - left - 14) / columns, top + (at / columns) * each,
                               (w - left - 14) / columns, each);
  return parts;
}

DeskArea::Parts DeskArea::bar() const {
  const double w = units().width(), h = units().height();
  Parts parts;
  parts.face = {22, 22, h - 44, h - 44};
  const double x = h + 6;
  const bool wideThings =
      !desk_.decks.empty() || !desk_.categories.empty() || !desk_.amounts.empty() || !desk_.relics.empty();
  const double middle = w * (wideThings ? 0.38 : 0.6);
  parts.question = {x, 14, middle - x, 42};
  parts.hint = {x, 54, middle - x, 46};
  parts.rule = {x, h - 52, middle - x, 34};
  const int many = static_cast<int>(desk_.buttons.size());
  double right = w - 16;
  for (int at = 0; at < many; ++at) {
    const double wide = at == 0 ? 330 : many > 3 ? 170 : 190;
    parts.buttons.emplace_back(right - wide, h / 2 - 46, wide, 92);
    right -= wide + 4;
  }
  parts.things = {middle + 20, 10, right - middle - 34, h - 20};
  parts.scale = {middle + 20, h / 2 - 30, right - middle - 34, 60};
  return parts;
}

// ---- what stands on it

void DeskArea::drawWords(Ink& ink, const Parts& parts) {
  if (desk_.collector >= -1 && !desk_.question.isEmpty()) drawCollector(ink, parts.face, desk_.collector);
  const double wide = QFontMetricsF(font(Role::Question, 24)).horizontalAdvance(desk_.question);
  if (wide > parts.question.width() && desk_.hint.isEmpty()) {  // long ones take the hint's line
    ink.paragraph(parts.question | parts.hint, desk_.question, Role::Question, 24, QColor(colour::kText),
                  Qt::AlignLeft | Qt::AlignVCenter);
  } else {
    ink.text(parts.question, desk_.question, Role::Question, 27, QColor(colour::kText));
    ink.paragraph(parts.hint, desk_.hint, Role::Body, 19, QColor(colour::kText2), Qt::AlignLeft | Qt::AlignVCenter);
  }
  if (!desk_.keys.isEmpty() && parts.keys.isValid())
    ink.text(parts.keys, desk_.keys, Role::Body, 17, QColor(colour::kText2));
  if (desk_.rule.isEmpty()) return;
  PieceLook rule;
  rule.at = parts.rule;
  rule.name = tr("Rules: %1").arg(desk_.rule);
  rule.command = Order::Rule;
  rule.glows = false;
  rule.link = true;
  rule.draw = [words = desk_.rule, size = rule.at.size()](Ink& in) {
    in.picture(QStringLiteral("icons/rulebook"), {0, (size.height() - 20) / 2, 24, 20});
    in.text({34, 0, size.width() - 40, size.height()}, words, Role::Typed, 18, QColor(colour::kChampagne));
  };
  add(std::move(rule));
}

void DeskArea::addButtons(const Parts& parts) {
  for (std::size_t at = 0; at < desk_.buttons.size(); ++at) {
    const DeskButton& button = kernel::at(desk_.buttons, static_cast<int>(at));
    const bool first = at == 0 && button.glass != Glass::Line;
    PieceLook look = tubeButton(kernel::at(parts.buttons, static_cast<int>(at)), button.label, button.glass,
                                first && desk_.buttons.size() <= 3 ? 26 : 20);
    if (button.glass != Glass::Dead) {
      look.command = button.command;
      look.choices = button.choices;
      if (!button.choices.empty()) look.noun = button.choices.front().noun;
    }
    add(std::move(look));
  }
}

// At most ten numbers at once: those around the one that is set.
void DeskArea::addScale(const QRectF& at, Ink& ink) {
  ink.panel(at, QColor(colour::kVelvet900), QColor(colour::kWell), QColor(colour::kSeam), 1.5, 8);
  std::vector<int> numbers;
  for (const Forbidden& each : desk_.forbidden) numbers.push_back(each.number);
  const int dead = static_cast<int>(numbers.size());
  for (const Choice& each : desk_.amounts) numbers.push_back(each.noun.index);
  const int many = static_cast<int>(numbers.size());
  const int set = static_cast<int>(std::ranges::find(numbers, desk_.set) - numbers.begin());
  const int shown = std::min(many, kOnScale);
  const int first = std::clamp(set - shown / 2, 0, many - shown);
  const double pitch = std::min(56.0, (at.width() - 44) / std::max(1, shown));
  const auto chevron = [&](bool on, double x, const QString& sign, int to) {
    if (!on) return;
    PieceLook look;
    look.at = {x, at.y() + 4, 20, at.height() - 8};
    look.name = tr("More numbers");
    look.glows = false;
    look.link = true;
    look.command = {Order::Set, ingots(to)};
    look.draw = [sign, size = look.at.size()](Ink& in) {
      in.text({0, 0, size.width(), size.height()}, sign, Role::Bold, 30, QColor(colour::kMay), Qt::AlignCenter);
    };
    add(std::move(look));
  };
  chevron(first > 0, at.x() + 2, QStringLiteral("‹"), kernel::at(numbers, std::max(0, set - kOnScale)));
  chevron(first + shown < many, at.right() - 22, QStringLiteral("›"),
          kernel::at(numbers, std::min(many - 1, set + kOnScale)));
  for (int place = 0; place < shown; ++place) {
    const int which = first + place, number = kernel::at(numbers, which);
    PieceLook look;
    look.at = {at.x() + 24 + place * pitch, at.y() + 5, pitch - 4, at.height() - 10};
    look.name = QString::number(number);
    look.glows = false;
    look.radius = 6;
    const bool forbidden = which < dead, here = number == desk_.set;
    if (forbidden) look.name += ": " + kernel::at(desk_.forbidden, which).why;
    else look.command = {Order::Set, ingots(number)};
    look.draw = [=, size = look.at.size()](Ink& in) {
      const QRectF all(QPointF(0, 0), size);
      if (forbidden) in.dashed(all.adjusted(2, 2, -2, -2), QColor(colour::kDeadGlass), 6);
      else
        in.panel(all, QColor(here ? colour::kCore : colour::kVelvet900), QColor(here ? colour::kCore : colour::kWell),
                 QColor(colour::kTube), 1.5, 6);
      in.text(all, QString::number(number), Role::Heading, 30,
              QColor(forbidden ? colour::kDeadText
                     : here    ? colour::kNeonInk
                               : colour::kCore),
              Qt::AlignCenter);
    };
    add(std::move(look));
  }
}

void DeskArea::addThings(const Sight& sight, Ink& ink, const QRectF& at) {
  double x = at.x();
  for (const Category category : desk_.decks) {
    const double wide = std::min(150.0, at.width() / kCategories - 8);
    PieceLook look;
    look.at = {x, at.y() + 4, wide, at.height() - 8};
    look.noun = deckOf(category);
    look.choices = sight.choicesOf(look.noun);
    look.name = tr("%1: %n left", nullptr, sight.view.open.deckSize[category]).arg(sight.nameOf(category));
    look.glows = false;
    look.radius = 8;
    const int key = static_cast<int>(category) + 1, left = sight.view.open.deckSize[category];
    look.draw = [=, size = look.at.size()](Ink& in) {
      in.panel({2, 2, size.width() - 4, size.height() - 4}, QColor(colour::kPrompt), QColor(colour::kPanel),
               QColor(colour::kTube), 2, 7);
      const double high = size.height() - 22;
      drawDeckBack(in, {12, 11, high / 1.4, high}, category);
      in.text({20 + high / 1.4, 8, size.width() - high / 1.4 - 28, size.height() * 0.5}, QString::number(left),
              Role::Heading, 40, QColor(colour::kCream), Qt::AlignCenter);
      drawKeyCap(in, {20 + high / 1.4 + (size.width() - high / 1.4 - 52) / 2, size.height() * 0.62},
                 QString::number(key), QColor(colour::kText2));
    };
    add(std::move(look));
    x += wide + 8;
  }
  for (const Category category : desk_.categories) {
    const double wide = std::min(186.0, at.width() / kCategories - 8);
    PieceLook look;
    look.at = {x, at.y() + 4, wide, std::min(120.0, at.height() - 8)};
    look.noun = of(category);
    look.choices = sight.choicesOf(look.noun);
    look.name = sight.nameOf(category);
    look.glows = false;
    look.radius = 8;
    look.draw = [category, name = look.name, size = look.at.size()](Ink& in) {
      in.panel({2, 2, size.width() - 4, size.height() - 4}, wellOf(category), QColor(colour::kPanelFoot),
               QColor(colour::kTube), 2, 7);
      drawEmblem(in, {size.width() / 2 - 28, 8, 56, 56}, category);
      in.paragraph({8, 64, size.width() - 16, size.height() - 70}, name, Role::Bold, 17, lightOf(category),
                   Qt::AlignHCenter | Qt::AlignVCenter);
    };
    add(std::move(look));
    x += wide + 8;
  }
  if (desk_.relics.empty()) return;
  const double high = at.height(), wide = high / 1.4;
  const bool tells = desk_.picked != RelicId::None;
  const double room = tells ? at.width() * 0.62 : at.width();
  const int many = static_cast<int>(desk_.relics.size());
  const double pitch = std::min(wide + 10, many < 2 ? room : (room - wide) / (many - 1));
  for (const RelicId relic : desk_.relics) {
    PieceLook look = relicLook(sight, relic, {x, at.y(), wide, high}, {});
    look.choices.clear();
    look.command = {Order::Pick, of(relic)};
    look.lit = true;
    look.selected = relic == desk_.picked;
    if (pitch < wide) look.reach = {0, 0, pitch, high};
    add(std::move(look));
    x += pitch;
  }
  if (!tells) return;
  const Relic& picked = sight.cards.of(desk_.picked);
  const QRectF beside(at.x() + room + 12, at.y(), at.width() - room - 12, high);
  ink.text({beside.x(), beside.y(), beside.width(), 32}, said(picked.name), Role::Title, 23,
           QColor(colour::kChampagne));
  ink.paragraph({beside.x(), beside.y() + 34, beside.width(), beside.height() - 34}, said(picked.text), Role::Body, 17,
                QColor(colour::kText2));
}

void DeskArea::draw(const Sight& sight, Ink& ink) {
  const QRectF all(QPointF(0, 0), units());
  const bool secret = sight.view.me != Seat::Table;
  ink.panel(all, QColor(secret ? colour::kWine700 : colour::kPrompt),
            QColor(secret ? colour::kWine900 : colour::kPanelFoot), QColor(desk_.asks ? colour::kTube : colour::kSeam),
            3, 14);
  const Parts parts = isBar() ? bar() : column();
  drawWords(ink, parts);
  if (!desk_.amounts.empty()) {
    if (!isBar()) drawPaddle(ink, parts.paddle, desk_.set);
    addScale(parts.scale, ink);
  }
  addThings(sight, ink, parts.things);
  addButtons(parts);
}

}  // namespace w51
