#include "ui/games/warehouse13/pages/shelf_view.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QtMath>
#include <algorithm>
#include <set>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/settings/language.h"
#include "ui/widgets/letters.h"

namespace w13 {

namespace {

// In points of the smallest window.
constexpr double kPitch = 58, kHigh = 88, kBoard = 10, kShelfHead = 32, kShelfSide = 10, kShelfFoot = 8;
constexpr int kMostColumns = 13;

/// An icon in a niche, kept: in the light, or a shadow of it.
QPixmap iconOf(const std::string& art, int side, bool lit) {
  const QString key = QStringLiteral("niche|%1|%2|%3").arg(QString::fromStdString(art)).arg(side).arg(lit);
  QPixmap made = art::kept(key);
  if (!made.isNull() || side <= 0) return made;
  made = QPixmap(side, side);
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHint(QPainter::Antialiasing);
  Ink ink(p, 1);
  const QRectF all(made.rect());
  if (!illustrate(ink, all, side * 0.86, art, QColor(lit ? 0xFFF7DFA8 : 0xFF1B140D)))
    ink.picture("icons/stacks", all.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12));
  art::keep(key, made);
  return made;
}

}  // namespace

Niche::Niche(NicheContent content, QWidget* parent) : QAbstractButton(parent), content_(std::move(content)) {
  setObjectName(QStringLiteral("niche-%1").arg(content_.number));
  setFocusPolicy(Qt::ClickFocus);
  setAttribute(Qt::WA_Hover);
  setText(content_.name);
  setAccessibleDescription(content_.lit ? ShelfView::tr("Retrieved: %1").arg(content_.last.people.join(", "))
                                        : ShelfView::tr("Not retrieved here yet"));
}

void Niche::showIcon() {
  iconShown_ = true;
  update();
}

bool Niche::event(QEvent* event) {
  switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::FocusIn: emit looked(true); break;
    case QEvent::HoverLeave:
    case QEvent::FocusOut: emit looked(false); break;
    default: break;
  }
  return QAbstractButton::event(event);
}

void Niche::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  const QRectF all(rect());
  const double s = scale_;
  p.fillRect(all, QColor(0xFF0A0705));
  if (content_.lit) {
    QLinearGradient light(all.topLeft(), all.bottomLeft());
    light.setColorAt(0, QColor(255, 217, 138, 105));
    light.setColorAt(0.6, QColor(255, 184, 77, 30));
    light.setColorAt(1, QColor(255, 184, 77, 0));
    p.fillRect(all.adjusted(4 * s, 0, -4 * s, 0), light);
    p.fillRect(QRectF(all.center().x() - 7 * s, 0, 14 * s, 3 * s), QColor(0xFFFFF3D6));
  }
  const double plate = 13 * s;
  const double side = std::min(all.width() - 8 * s, all.height() - plate - 14 * s);
  const QRectF icon(all.center().x() - side / 2, all.height() - plate - side - 8 * s, side, side);
  if (iconShown_) {
    const QPixmap picture = iconOf(content_.art, qRound(side * devicePixelRatioF()), content_.lit);
    p.drawPixmap(icon, picture, QRectF(picture.rect()));
  }
  const QRectF label(all.center().x() - 18 * s, all.height() - plate - 3 * s, 36 * s, plate);
  if (content_.lit) {
    ink.panel(label, QColor(colour::kBrass300), QColor(colour::kBrass500), QColor(colour::kBrass700), 1 * s, 2 * s);
    letters::line(p, label, ShelfView::tr("No. %1").arg(content_.number), w13::font(Role::Typed, 9 * s),
                  QColor(colour::kManilaInk), Qt::AlignCenter);
  } else {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(0xFF3A2D1D), 1 * s));
    p.drawRoundedRect(label, 2 * s, 2 * s);
  }
  if (hasFocus() || underMouse()) letters::ring(p, all.adjusted(3 * s, 3 * s, -3 * s, -3 * s), 4 * s, s * 0.8);
}

// ---- the shelf ----------------------------------------------------------------------------------------------------

ShelfView::ShelfView(QWidget* parent)
    : QWidget(parent), back_(new QPushButton(QStringLiteral("\u2039"), this)),
      on_(new QPushButton(QStringLiteral("\u203A"), this)) {
  setObjectName("shelf");
  back_->setAccessibleName(tr("Earlier part of the shelf"));
  on_->setAccessibleName(tr("Later part of the shelf"));
  for (QPushButton* each : {back_, on_}) each->setProperty("step", true);
  connect(back_, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(on_, &QPushButton::clicked, this, [this] { turn(1); });
}

// The artifacts of the cards in their order, and after them what was retrieved with cards that are not there now.
void ShelfView::show(const Catalog& cards, const std::vector<Shelved>& shelved) {
  for (Niche* each : std::exchange(niches_, {})) delete each;
  std::map<std::string, Shelved> last;
  for (const Shelved& each : shelved) last[each.artifact] = each;
  std::set<DesignId> seen;
  std::vector<NicheContent> contents;
  for (const Kind kind : {Kind::Artifact, Kind::Adversary})  // the third of a season is one of the Adversary's
    for (const CardId card : cards.all(kind)) {
      if (!seen.insert(cards.designOf(card)).second) continue;
      const Design& design = cards.of(card);
      const auto found = last.find(design.id);
      NicheContent content{design.art, 0, said(design.name), found != last.end(), {}};
      if (content.lit) content.last = last.extract(found).mapped();
      contents.push_back(std::move(content));
    }
  for (const auto& [id, each] : last) contents.push_back({{}, 0, each.name, true, each});
  int number = 0;
  int lit = 0;
  for (NicheContent& each : contents) {
    each.number = ++number;
    lit += each.lit ? 1 : 0;
    Niche* niche = new Niche(std::move(each), this);
    if (iconsShown_) niche->showIcon();
    niche->installEventFilter(this);
    connect(niche, &Niche::looked, this, [this, niche](bool at) { emit lookedAt(at ? niche : nullptr); });
    niches_.push_back(niche);
  }
  const Niche* newest = shelved.empty() ? nullptr : nicheOf(shelved.back().artifact);
  seen_ = kernel::placeWhere(niches_, [newest](const Niche* each) { return each == newest; });
  if (!niches_.empty()) niches_.front()->setFocusPolicy(Qt::StrongFocus);  // Tab comes here, arrows go on
  setAccessibleName(tr("The Stacks"));
  setAccessibleDescription(tr("%1 of %2 artifacts retrieved here").arg(lit).arg(niches_.size()));
  layOut();
}

Niche* ShelfView::nicheOf(const std::string& artifact) const {
  const auto found = std::ranges::find_if(
      niches_, [&](const Niche* each) { return each->content().lit && each->content().last.artifact == artifact; });
  return found == niches_.end() ? nullptr : *found;
}

int ShelfView::rows() const { return letters::growth() > 1.4 ? 1 : 2; }
double ShelfView::pitch() const { return kPitch * scale_ * (letters::growth() > 1.4 ? 1.5 : 1); }
double ShelfView::head() const { return kShelfHead * scale_ * std::max(1.0, letters::growth()); }

int ShelfView::heightFor(double scale) const {
  const double large = letters::growth() > 1.4 ? 1.5 : 1;
  return qRound((kShelfHead * std::max(1.0, letters::growth()) + 6 + kShelfFoot + rows() * (kHigh * large + kBoard)) *
                scale);
}

void ShelfView::rescale(double scale) {
  scale_ = scale;
  layOut();
}

void ShelfView::resizeEvent(QResizeEvent*) { layOut(); }

void ShelfView::layOut() {
  const double side = kShelfSide * scale_;
  const double inside = width() - 2 * side;
  columns_ = std::clamp(qFloor(inside / pitch()), 1, kMostColumns);
  const int each = columns_ * rows();
  const int count = kernel::count(niches_);
  const int pages = std::max(1, (count + each - 1) / each);
  if (seen_ >= 0) page_ = seen_ / each;
  page_ = std::clamp(page_, 0, pages - 1);
  const double wide = inside / columns_;
  const double large = letters::growth() > 1.4 ? 1.5 : 1;
  for (int at = 0; at < count; ++at) {
    Niche* niche = kernel::at(niches_, at);
    const int place = at - page_ * each;
    niche->rescale(scale_ * large);
    niche->setVisible(place >= 0 && place < each);
    if (niche->isHidden()) continue;
    const int row = place / columns_;
    const double x = side + (place % columns_) * wide;
    const double y = head() + 6 * scale_ + row * (kHigh * large + kBoard) * scale_;
    niche->setGeometry(QRectF(x + scale_, y, wide - 2 * scale_, kHigh * large * scale_).toRect());
  }
  const int button = qRound(head() * 0.86);
  for (QPushButton* turns : {back_, on_}) turns->setVisible(pages > 1);
  back_->setEnabled(page_ > 0);
  on_->setEnabled(page_ < pages - 1);
  back_->setGeometry(qRound(width() - side - 2 * button - 6 * scale_), qRound(4 * scale_), button, button);
  on_->setGeometry(qRound(width() - side - button), qRound(4 * scale_), button, button);
  update();
}

void ShelfView::turn(int by) {
  seen_ = -1;
  page_ += by;
  layOut();
}

bool ShelfView::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int at = kernel::placeWhere(niches_, [watched](const Niche* each) { return each == watched; });
  const int key = static_cast<QKeyEvent*>(event)->key();
  const int by = key == Qt::Key_Left    ? -1
                 : key == Qt::Key_Right ? 1
                 : key == Qt::Key_Up    ? -columns_
                 : key == Qt::Key_Down  ? columns_
                                        : 0;
  if (at < 0 || by == 0) return QWidget::eventFilter(watched, event);
  const int to = at + by;
  if (to < 0 || to >= kernel::count(niches_)) return true;
  seen_ = to;
  layOut();
  kernel::at(niches_, to)->setFocus(Qt::TabFocusReason);
  return true;
}

void ShelfView::paintEvent(QPaintEvent*) {
  if (!std::exchange(iconsShown_, true))
    QTimer::singleShot(0, this, [this] {
      for (Niche* each : niches_) each->showIcon();
    });
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  Ink ink(p, devicePixelRatioF());
  ink.panel(rect(), QColor(0xF02B1F13), QColor(0xF0170F09), QColor(colour::kBrass600), 2 * scale_, 9 * scale_);
  const QRectF top(kShelfSide * scale_ + 4 * scale_, 2 * scale_, width() - 2 * kShelfSide * scale_, head());
  const QFont title = w13::font(Role::Heading, 21 * scale_ * std::min(1.6, letters::growth()));
  const double wide = letters::line(p, top, tr("The Stacks"), title, QColor(colour::kGold));
  const double arrows = back_->isHidden() ? 0 : 2 * head();
  letters::line(p, top.adjusted(wide + 14 * scale_, 0, -arrows, 0), accessibleDescription(),
                letters::face(Role::Body, 13.5, scale_), QColor(colour::kText2));
  const double large = letters::growth() > 1.4 ? 1.5 : 1;
  for (int row = 0; row < rows(); ++row) {
    const double y = head() + (6 + row * (kHigh * large + kBoard) + kHigh * large) * scale_;
    ink.panel(
        {kShelfSide * scale_ - 4 * scale_, y, width() - 2 * kShelfSide * scale_ + 8 * scale_, (kBoard - 2) * scale_},
        QColor(colour::kBrass500), QColor(colour::kBrass700), QColor(0xFF3A2D1D), 1 * scale_, 2 * scale_);
  }
}

}  // namespace w13
