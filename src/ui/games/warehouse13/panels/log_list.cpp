#include "ui/games/warehouse13/panels/log_list.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kRowFace = 46, kRowPad = 10, kPicture = 32, kBetweenPictures = 4, kRowEdge = 4;
constexpr int kPerLine = 7;
constexpr int kLargestRow = 150;  // percent: beyond, what happened last is read below the table

/// A card as small as a stamp, drawn once.
QPixmap stampOf(const Catalog& cards, const Words& words, CardId card, const QSize& pixels) {
  const QString key = QStringLiteral("stamp %1 %2 %3 %4")
                          .arg(cards.fingerprint)
                          .arg(index(card))
                          .arg(pixels.width())
                          .arg(static_cast<int>(words.language()));
  if (QPixmap kept = art::kept(key); !kept.isNull()) return kept;
  QPixmap made(pixels);
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, 1);
  drawCard(ink, QRectF(QPointF(0, 0), pixels), cards, words, card);
  p.end();
  art::keep(key, made);
  return made;
}

}  // namespace

/// Paints a row; as high as its words and pictures ask for.
class LogList::Painting final : public QStyledItemDelegate {
 public:
  explicit Painting(LogList& list) : QStyledItemDelegate(&list), list_(list) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const LogRow* row = list_.rowOf(index);
    if (row == nullptr) return {10, 10};
    const Lines lines = linesOf(*row, list_.viewport()->width());
    const double least = (kRowFace + 2 * kRowPad) * list_.scale_;
    return {10, qRound(std::max({least, lines.sentence.height() + lines.more.height() + 2 * kRowPad * list_.scale_,
                                 pictureSize(*row).height() + 2 * kRowPad * list_.scale_}))};
  }

  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const LogRow* row = list_.rowOf(index);
    if (row == nullptr) return;
    p->save();
    p->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double s = list_.scale_;
    const QRectF at = QRectF(option.rect).adjusted(0, 2 * s, -2 * s, -2 * s);
    const bool lit = (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0;
    p->fillRect(at, groundNow(QColor(lit ? colour::kInk600 : colour::kInk700)));
    p->fillRect(QRectF(at.x(), at.y(), kRowEdge * s, at.height()), edgeNow(row->with));
    if ((option.state & QStyle::State_Selected) != 0 && list_.hasFocus()) {
      p->setPen(QPen(QColor(Qt::white), 2 * s, Qt::DashLine));
      p->setBrush(Qt::NoBrush);
      p->drawRect(at.adjusted(s, s, -s, -s));
    }
    Ink ink(*p, p->device()->devicePixelRatioF());
    if (!row->face.isEmpty())
      ink.picture(row->face, {at.x() + 12 * s, at.center().y() - kRowFace / 2 * s, kRowFace * s, kRowFace * s});
    const Lines lines = linesOf(*row, option.rect.width());
    const double y = at.center().y() - (lines.sentence.height() + lines.more.height()) / 2;
    p->setPen(textNow(QColor(colour::kText)));
    p->setFont(lines.large);
    p->drawText(lines.sentence.translated(0, y), Qt::TextWordWrap, row->sentence);
    p->setPen(textNow(QColor(colour::kText2)));
    p->setFont(lines.small);
    p->drawText(lines.more.translated(0, y), Qt::TextWordWrap, row->more);
    drawPictures(ink, *row, at);
    p->restore();
  }

 private:
  struct Lines {
    QFont large, small;
    QRectF sentence, more;  ///< from the middle's top
  };

  [[nodiscard]] Lines linesOf(const LogRow& row, int width) const {
    const double s = list_.scale_;
    const double text = s * std::min(readingSize(), kLargestRow) / 100.0;
    Lines lines{w13::font(Role::Bold, 17 * text), w13::font(Role::Body, 14.5 * text), {}, {}};
    const double left = (kRowFace + 24) * s;
    const double wide = std::max(80.0, width - left - pictureSize(row).width() - 20 * s);
    const QRectF room(left, 0, wide, 4000);
    lines.sentence = QFontMetricsF(lines.large).boundingRect(room, Qt::TextWordWrap, row.sentence);
    lines.sentence.setWidth(wide);
    if (row.more.isEmpty()) return lines;
    lines.more = QFontMetricsF(lines.small)
                     .boundingRect(room.translated(0, lines.sentence.height() + 2 * s), Qt::TextWordWrap, row.more);
    lines.more.setWidth(wide);
    return lines;
  }

  [[nodiscard]] QSizeF pictureSize(const LogRow& row) const {
    const int count = kernel::count(row.pictures);
    if (count == 0) return {0, 0};
    const double step = (kPicture + kBetweenPictures) * list_.scale_;
    const int perLine = std::min(count, kPerLine);
    const bool faces = row.pictures.front().voter != Seat::Table;
    return {perLine * step, ((count + kPerLine - 1) / kPerLine) * step * (faces ? 2 : 1)};
  }

  void drawPictures(Ink& ink, const LogRow& row, const QRectF& at) const {
    const QSizeF size = pictureSize(row);
    const double side = kPicture * list_.scale_;
    const double step = (kPicture + kBetweenPictures) * list_.scale_;
    const QPointF from(at.right() - size.width() - 8 * list_.scale_, at.center().y() - size.height() / 2);
    int place = 0;
    for (const LogPicture& each : row.pictures) {
      const double lines = each.voter == Seat::Table ? 1 : 2;
      QRectF box(from.x() + step * (place % kPerLine), from.y() + step * lines * (place / kPerLine), side, side);
      ++place;
      if (each.voter != Seat::Table) {
        ink.picture(art::agentFile(list_.cards_.of(list_.view_.seats[each.voter].who).id), box);
        box.translate(0, step);
      }
      if (each.die) drawDie(ink, *each.die, box);
      else if (each.card != CardId::None) drawStamp(ink, each.card, box);
      else if (each.file.startsWith(u"cards/"))
        ink.picture(each.file, {box.x() + side * 0.17, box.y(), side * 0.66, side});
      else ink.picture(each.file, box);
    }
  }

  void drawStamp(Ink& ink, CardId card, const QRectF& box) const {
    const QSizeF shape = cardShape(list_.cards_.of(card).kind).scaled(box.size(), Qt::KeepAspectRatio);
    const QRectF at(box.center() - QPointF(shape.width(), shape.height()) / 2, shape);
    ink.pixmap(stampOf(list_.cards_, list_.words_, card, ink.pixelsOf(shape)), at);
  }

  LogList& list_;
};

LogList::LogList(const Catalog& cards, const Words& words, QWidget* parent)
    : QListWidget(parent), cards_(cards), words_(words) {
  setObjectName("rows");
  setItemDelegate(new Painting(*this));
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setResizeMode(Adjust);
  connect(this, &QListWidget::itemClicked, this, &LogList::wantPage);
  connect(this, &QListWidget::itemActivated, this, &LogList::wantPage);
  connect(this, &QListWidget::itemEntered, this, [this](QListWidgetItem* item) {
    if (const LogRow* row = rowOf(indexFromItem(item))) emit pointsAt(row->nouns);
  });
  connect(this, &QListWidget::currentRowChanged, this, [this](int at) {
    if (hasFocus() && at >= 0 && at < kernel::count(rows_)) emit pointsAt(kernel::at(rows_, at).nouns);
  });
}

const LogRow* LogList::rowOf(const QModelIndex& index) const {
  return index.isValid() && index.row() < kernel::count(rows_) ? &kernel::at(rows_, index.row()) : nullptr;
}

void LogList::wantPage(const QListWidgetItem* item) {
  const LogRow* row = rowOf(indexFromItem(item));
  if (row != nullptr && !row->page.isEmpty()) emit pageWanted(row->page);
}

void LogList::show(std::vector<LogRow> rows, const View& v, double scale) {
  const QSignalBlocker quiet(this);
  rows_ = std::move(rows);
  view_ = v;
  scale_ = scale;
  clear();
  for (const LogRow& row : rows_)
    new QListWidgetItem(row.more.isEmpty() ? row.sentence : row.sentence + u'\n' + row.more, this);
  doItemsLayout();
  scrollToBottom();
}

void LogList::leaveEvent(QEvent* event) {
  QListWidget::leaveEvent(event);
  emit pointsAt({});
}

void LogList::hideEvent(QHideEvent* event) {
  QListWidget::hideEvent(event);
  emit pointsAt({});
}

void LogList::resizeEvent(QResizeEvent* event) {
  QListWidget::resizeEvent(event);
  doItemsLayout();
}

}  // namespace w13
