#include "ui/games/warehouse13/secret/advice_area.h"

#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr double kGap = 8;

}  // namespace

void AdviceArea::draw(const Sight&, Ink&) {
  const double w = units().width(), h = units().height();
  if (w <= 0 || h <= 0) return;
  if (thinks_ || rows_.empty()) {
    const QString title = thinks_ ? tr("Thinking\u2026") : tr("There is nothing to choose.");
    const QString text = thinks_ ? tr("It takes a moment. Nobody else can tell that you have asked.") : QString();
    PieceLook box;
    box.at = {0, 0, w, h};
    box.name = title + " " + text;
    box.draw = [title, text, w, h](Ink& in) {
      in.panel({0, 0, w, h}, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 10);
      in.text({18, 12, w - 36, 36}, title, Role::Heading, 28, QColor(colour::kGold));
      in.paragraph({18, 54, w - 36, h - 66}, text, Role::Body, 19, QColor(colour::kText));
    };
    add(std::move(box));
    return;
  }
  // Beside each other where it is wide, else one below the other; where there is more than one always room for three,
  // so that they have one size.
  const int room = rows_.size() > 1 ? 3 : 1;
  const bool beside = w > 2 * h;
  const QSizeF each = beside ? QSizeF((w - (room - 1) * kGap) / room, h) : QSizeF(w, (h - (room - 1) * kGap) / room);
  for (int row = 0; row < kernel::count(rows_); ++row) {
    const QPointF from = beside ? QPointF(row * (each.width() + kGap), 0) : QPointF(0, row * (each.height() + kGap));
    addRow(kernel::at(rows_, row), {from, each});
  }
}

// A thing of its own, so that a screen reader comes to it.
void AdviceArea::addRow(const Row& row, const QRectF& at) {
  const QString chance =
      row.percent ? tr("Chance to win: about %1%").arg(*row.percent) : tr("A vote goes by what you believe.");
  PieceLook box;
  box.at = at;
  box.name = row.choice + ". " + chance + ". " + row.reasons.join(' ');
  box.draw = [row, chance, size = at.size()](Ink& in) {
    in.panel({{0, 0}, size}, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 10);
    in.text({14, 6, size.width() - 28, 30}, row.choice, Role::Heading, 22, QColor(colour::kGold));
    in.text({14, 36, size.width() - 28, 24}, chance, Role::Heading, 19, QColor(colour::kText));
    in.paragraph({14, 64, size.width() - 28, size.height() - 70}, row.reasons.join('\n'), Role::Body, 16,
                 QColor(colour::kText2));
  };
  add(std::move(box));
}

}  // namespace w13
