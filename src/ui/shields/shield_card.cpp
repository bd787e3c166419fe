#include "ui/shields/shield_card.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <array>

#include "engine/kernel/count.h"
#include "ui/look/ink.h"
#include "ui/shields/code.h"

namespace ui {

namespace {

using Stands = ShieldSeat::Stands;

constexpr int kCode = 230, kDrawing = 130;  // points of the smallest window
constexpr std::array kDrawings = {"shields/curtain-small", "shields/curtain-small", "shields/shield",
                                  "shields/shield-away", "shields/shield-asked"};

QLabel* label(const char* look, QBoxLayout& column) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  made->setWordWrap(true);
  made->setAlignment(Qt::AlignHCenter);
  column.addWidget(made);
  return made;
}

}  // namespace

ShieldCard::ShieldCard(Shields& shields, kernel::Seat seat, QWidget* parent)
    : QFrame(parent), shields_(shields), seat_(seat) {
  setObjectName(QStringLiteral("shield-%1").arg(index(seat)));
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 14);
  name_ = label("heading", *column);
  state_ = label("name", *column);
  column->addStretch(1);
  picture_ = label("", *column);
  signs_ = label("head", *column);
  signs_->setObjectName(QStringLiteral("signs-%1").arg(index(seat)));
  told_ = label("hint", *column);
  column->addStretch(2);
  for (int at = 0; at < 2; ++at) {
    buttons_.push_back(new QPushButton(this));
    buttons_.back()->setAutoDefault(true);
    buttons_.back()->setFocusPolicy(Qt::TabFocus);  // Enter leaves the page, whatever was clicked
    column->addWidget(buttons_.back());
  }
  refresh();
}

QString ShieldCard::state() const {
  switch (shown_.stands) {
    case Stands::Curtain: return tr("At the curtain");
    case Stands::Free: return tr("Free: at the curtain");
    case Stands::Shield: return tr("On a shield");
    case Stands::Away: return tr("Away for %1 s").arg(shown_.away);
    case Stands::Twice: return tr("Asked twice");
  }
  return {};
}

QString ShieldCard::told() const {
  const QString name = shields_.nameOf(seat_);
  switch (shown_.stands) {
    case Stands::Curtain: return tr("No phone: %1 looks behind the curtain.").arg(name);
    case Stands::Free: return tr("Scan it with the camera. It works once, for this seat only.");
    case Stands::Shield: return tr("The same sign stands on the phone of %1.").arg(name);
    case Stands::Away: {
      const QString back = tr("The phone is locked or out of range. It comes back by itself; nothing is lost.");
      return shown_.left < 0 ? back : back + u'\n' + tr("The curtain in %1 s.").arg(shown_.left);
    }
    case Stands::Twice: return tr("Which of them is the phone of %1?").arg(name);
  }
  return {};
}

std::vector<ShieldCard::Way> ShieldCard::ways() const {
  const Way curtain{tr("Back to the curtain"), "to-curtain", &ShieldCard::toCurtain};
  switch (shown_.stands) {
    case Stands::Curtain: return {{tr("Show a code"), "offer", &ShieldCard::offer}};
    case Stands::Free: return {{tr("No camera? Show the address"), "spell", &ShieldCard::spell}, curtain};
    case Stands::Shield:
    case Stands::Away: return {{tr("Another phone"), "offer", &ShieldCard::offer}, curtain};
    case Stands::Twice:
      return {{tr("Keep the first"), "keep-first", &ShieldCard::keepFirst},
              {tr("Take the second"), "take-second", &ShieldCard::takeSecond}};
  }
  return {};
}

void ShieldCard::refresh() {
  shown_ = shields_.seat(seat_);
  name_->setText(shields_.nameOf(seat_));
  state_->setText(state());
  told_->setText(told());
  const QString both = tr("First: %1\nSecond: %2").arg(shown_.sign, shown_.secondSign);
  signs_->setText(shown_.stands == Stands::Twice ? both : shown_.sign);
  signs_->setVisible(!shown_.sign.isEmpty());
  tellPicture();
  tellWays();
  update();
}

void ShieldCard::tellPicture() {
  const double ratio = devicePixelRatioF();
  const bool code = !shown_.address.isEmpty() && shown_.stands != Stands::Twice;
  const int side = qRound((code ? kCode : kDrawing) * scale_ * ratio);
  QPixmap drawn = code ? pictureOfCode(shown_.address, side)
                       : art::picture(kDrawings[static_cast<std::size_t>(shown_.stands)], {side, side});
  drawn.setDevicePixelRatio(ratio);
  picture_->setPixmap(drawn);
  picture_->setAccessibleName(code ? tr("A code to be scanned") : QString());
}

void ShieldCard::tellWays() {
  const std::vector<Way> all = ways();
  for (int at = 0; at < kernel::count(buttons_); ++at) {
    QPushButton* button = kernel::at(buttons_, at);
    button->disconnect(this);
    button->setVisible(at < kernel::count(all));
    if (at >= kernel::count(all)) continue;
    const Way& way = kernel::at(all, at);
    button->setText(way.words);
    button->setObjectName(QStringLiteral("%1-%2").arg(way.name).arg(index(seat_)));
    connect(button, &QPushButton::clicked, this, way.does);
  }
}

void ShieldCard::rescale(double scale) {
  scale_ = scale;
  tellPicture();
}

void ShieldCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  Ink ink(painter, devicePixelRatioF());
  const QRectF at = QRectF(rect()).adjusted(2, 2, -2, -2);
  const bool waits = shown_.stands == Stands::Free || shown_.stands == Stands::Twice;
  const bool dashed = shown_.stands == Stands::Away || shown_.stands == Stands::Curtain;
  const QColor edge = waits                           ? colour::kAmber
                      : shown_.stands == Stands::Away ? colour::kSteel400
                      : dashed                        ? colour::kEdge
                                                      : colour::kBrass500;
  ink.panel(at, colour::kInk700, colour::kInk900, dashed ? QColor(Qt::transparent) : edge, waits ? 3 : 2);
  if (dashed) ink.dashed(at, edge, 10);
}

}  // namespace ui
