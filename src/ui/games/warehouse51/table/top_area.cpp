#include "ui/games/warehouse51/table/top_area.h"

#include <QFontMetricsF>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/games/warehouse51/table/chart_area.h"
#include "ui/games/warehouse51/table/course.h"

namespace w51 {

namespace {

/// One sentence on how this kind of auction goes on now.
QString courseLine(const Sight& sight) {
  const Open& open = sight.view.open;
  switch (courseOf(sight.view, sight.cards)) {
    case Course::Open: {
      const int in = open.all().without(open.auction.passed).size();
      return TopArea::tr("going round; %n still in; it ends when one is left", nullptr, in);
    }
    case Course::Blind: return TopArea::tr("hands close one after the other, then all open together");
    case Course::Opened: return TopArea::tr("all hands are open");
    case Course::Between: return TopArea::tr("the winner picks the next deck");
    case Course::FirstLook: return TopArea::tr("everybody looks at the cards beside them");
    default: return {};
  }
}

}  // namespace

double TopArea::drawSteps(Ink& ink, double x) const {
  const int now = static_cast<int>(step_);
  const QStringList steps = {tr("Buy back"), tr("Certificates"), tr("Counterfeits"), tr("Scoring")};
  for (int at = 0; at < steps.size(); ++at) {
    const QString words = (at < now ? QStringLiteral("✓ ") : QString()) + steps[at];
    const double w = QFontMetricsF(font(Role::Bold, 19)).horizontalAdvance(words) + 36;
    const bool here = at == now;
    if (here) ink.panel({x, 10, w, 36}, QColor(colour::kChampagne), QColor(colour::kChampagne), Qt::transparent, 0, 6);
    ink.text({x + 18, 10, w - 30, 36}, words, Role::Bold, 19,
             QColor(here       ? colour::kLabelInk
                    : at < now ? colour::kText
                               : colour::kDeadText));
    x += w + 26;
    if (at + 1 < steps.size())
      ink.text({x - 24, 8, 20, 36}, QStringLiteral("›"), Role::Body, 26, QColor(colour::kChampagne600),
               Qt::AlignCenter);
  }
  return x;
}

void TopArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width();
  const QRectF all(0, 0, w, kBarHeight);
  ink.panel(all, QColor(colour::kVelvet800), QColor(colour::kVelvet900), Qt::transparent, 0, 0);
  ink.line({0, kBarHeight - 1}, {w, kBarHeight - 1}, QColor(colour::kChampagne600), 2);
  const Open& open = sight.view.open;
  const Course course = courseOf(sight.view, sight.cards);
  const bool ending = course == Course::Reckoning || course == Course::Over;
  const QString title = ending ? tr("The reckoning") : game_;
  double x = 20 + ink.text({20, 4, 300, 48}, title, Role::Title, 31, QColor(colour::kChampagne)) + 40;
  x = std::max(x, 310.0);
  if (ending) {
    drawSteps(ink, x);
  } else {
    const QString lot = open.auctions == 0 ? tr("%n lots", nullptr, lotsOf(open))
                                           : tr("Lot %1 of %2").arg(open.auctions).arg(lotsOf(open));
    x += ink.text({x, 4, 220, 48}, lot, Role::Heading, 30, QColor(colour::kText)) + 36;
    const QString kind = nameOf(course);
    const double wide = QFontMetricsF(font(Role::Bold, 19)).horizontalAdvance(kind) + 40;
    if (!kind.isEmpty()) {
      ink.panel({x, 10, wide, 36}, QColor(colour::kChampagne), QColor(colour::kChampagne), Qt::transparent, 0, 6);
      ink.text({x, 10, wide, 36}, kind, Role::Bold, 19, QColor(colour::kLabelInk), Qt::AlignCenter);
      x += wide + 20;
    }
    ink.text({x, 4, w - x - 828, 48}, courseLine(sight), Role::Body, 19, QColor(colour::kText2));
    int inPlay = open.reserve;
    for (const Seat seat : open.all()) inPlay += open.ingots[seat];
    const QString sum = QString::number(inPlay);
    ink.text({w - 818, 4, 50, 48}, sum, Role::Heading, 30, QColor(colour::kIngotText),
             Qt::AlignRight | Qt::AlignVCenter);
    drawIngot(ink, {w - 760, 14, 42, 28});
    ink.text({w - 710, 4, 90, 48}, tr("in play"), Role::Body, 19, QColor(colour::kText2));
  }
  const auto button = [&](double at, double wide, const QString& words, const QString& key, Command order) {
    PieceLook look = tubeButton({at, 4, wide, 48}, {words, key, {}}, Glass::Line, 19);
    look.draw = [=, size = look.at.size()](Ink& in) {
      in.panel({3, 3, size.width() - 6, size.height() - 6}, QColor(colour::kPanel), QColor(colour::kPanelFoot),
               QColor(colour::kChampagne600), 2, 7);
      const double cap = QFontMetricsF(font(Role::Bold, 15)).horizontalAdvance(key) + 16;
      in.text({16, 0, size.width() - cap - 32, size.height()}, words, Role::Bold, 19, QColor(colour::kText));
      drawKeyCap(in, {size.width() - cap - 14, size.height() / 2 - 12}, key, QColor(colour::kText2));
    };
    look.command = order;
    add(std::move(look));
  };
  if (!ending) button(w - 598, 170, tr("Overview"), QStringLiteral("B"), turnsTo(Chart::Relics));
  button(w - 426, 126, tr("Rules"), QStringLiteral("F1"), Order::Rules);
  button(w - 298, 146, tr("Log"), QStringLiteral("F3"), Order::Log);
  button(w - 150, 134, tr("Menu"), tr("Esc"), Order::Menu);
}

}  // namespace w51
