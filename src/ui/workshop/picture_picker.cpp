#include "ui/workshop/picture_picker.h"

#include <QApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/illustration.h"
#include "ui/look/style.h"

namespace ui {

namespace {

constexpr int kLines = 5;  // of text: the height of a picture with its name below

QString plainName(const QString& art) { return art.section(u':', -1).section(u'/', -1); }

/// A picture in a square, made once for its size.
QPixmap pictureOf(const QString& art, int side, QColor with) {
  const QString key = QStringLiteral("pick|%1|%2|%3").arg(art).arg(side).arg(with.name());
  QPixmap made = art::kept(key);
  if (!made.isNull()) return made;
  made = QPixmap(side, side);
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  drawArt(p, QRectF(0, 0, side, side), art, with);
  art::keep(key, made);
  return made;
}

/// A picture above its name.
class PictureCell final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    const int line = option.fontMetrics.height();
    return {line * (kLines + 2), line * (kLines + 1)};
  }
  void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const bool on = option.state.testFlag(QStyle::State_Selected);
    const QRect cell = option.rect.adjusted(3, 3, -3, -3);
    p->setRenderHint(QPainter::Antialiasing);
    p->setPen(on ? QPen(textNow(QColor(colour::kAmber)), 2) : QPen(Qt::NoPen));
    p->setBrush(groundNow(QColor(on ? colour::kInk600 : colour::kInk700)));
    p->drawRoundedRect(cell, 6, 6);
    const int line = option.fontMetrics.height();
    const int side = cell.height() - line - 12;
    const double dpr = p->device()->devicePixelRatioF();
    const QColor with = textNow(QColor(on ? colour::kGold : colour::kBrass300));
    QPixmap picture = pictureOf(index.data(PictureList::kArt).toString(), qRound(side * dpr), with);
    picture.setDevicePixelRatio(dpr);
    p->drawPixmap(cell.center().x() - side / 2, cell.y() + 6, picture);
    p->setPen(textNow(QColor(colour::kText2)));
    const QRect below(cell.x() + 4, cell.bottom() - line - 2, cell.width() - 8, line);
    p->drawText(below, Qt::AlignCenter,
                option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, below.width()));
  }
};

}  // namespace

// ---- which there are --------------------------------------------------------------------------------------------

PictureList::PictureList(QStringList names, QObject* parent)
    : QAbstractListModel(parent), all_(std::move(names)), found_(all_) {}

void PictureList::find(const QString& words) {
  const QStringList sought = words.toLower().split(u' ', Qt::SkipEmptyParts);
  const auto has = [&](const QString& art) {
    return std::ranges::all_of(sought, [&](const QString& word) { return plainName(art).contains(word); });
  };
  beginResetModel();
  found_.clear();
  std::ranges::copy_if(all_, std::back_inserter(found_), has);
  if (!sought.isEmpty())
    std::stable_partition(found_.begin(), found_.end(),
                          [&](const QString& art) { return plainName(art).startsWith(sought[0]); });
  endResetModel();
}

int PictureList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kernel::count(found_); }

QVariant PictureList::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const QString& art = found_[index.row()];
  if (role == kArt) return art;
  if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return plainName(art);
  return {};
}

int PictureList::placeOf(const QString& art) const { return kernel::placeOf(found_, art); }

// ---- the dialog -------------------------------------------------------------------------------------------------

PicturePicker::PicturePicker(const QStringList& names, const QString& now, QWidget* parent)
    : QDialog(parent), list_(new PictureList(names, this)), search_(new QLineEdit), grid_(new QListView),
      says_(new QLabel), take_(new QPushButton) {
  setObjectName("picture-picker");
  setAttribute(Qt::WA_DeleteOnClose);
  build();
  connect(search_, &QLineEdit::textChanged, this, &PicturePicker::find);
  connect(search_, &QLineEdit::returnPressed, this, &PicturePicker::take);
  connect(take_, &QPushButton::clicked, this, &PicturePicker::take);
  connect(grid_, &QListView::activated, this, &PicturePicker::take);
  connect(grid_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PicturePicker::show);
  goTo(now);
  search_->setFocus();
}

void PicturePicker::use(const QStringList& names, const QString& now) {
  list_->use(names);
  search_->clear();
  goTo(now);
}

void PicturePicker::complain(const QString& sentence) { says_->setText(sentence); }

void PicturePicker::goTo(const QString& art) {
  find({});
  const int place = list_->placeOf(art);
  if (place < 0) return;
  grid_->setCurrentIndex(list_->index(place));
  // once the grid has its size
  QMetaObject::invokeMethod(
      this, [this] { grid_->scrollTo(grid_->currentIndex(), QAbstractItemView::PositionAtCenter); },
      Qt::QueuedConnection);
}

void PicturePicker::ask() {
  QFileDialog* dialog = new QFileDialog(this, tr("A picture of your own"), {}, tr("Pictures (*.png *.svg)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &PicturePicker::added);
  dialog->open();
}

void PicturePicker::build() {
  setWindowTitle(tr("The card's picture"));
  resize(parentWidget() == nullptr ? QSize(900, 640) : parentWidget()->window()->size() * 3 / 4);
  search_->setObjectName("find-picture");
  search_->setPlaceholderText(tr("Find by English words: clock, wolf, open door"));
  search_->setAccessibleName(tr("Find a picture"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  grid_->setObjectName("pictures");
  grid_->setAccessibleName(tr("Pictures"));
  grid_->setModel(list_);
  grid_->setItemDelegate(new PictureCell(grid_));
  grid_->setViewMode(QListView::IconMode);
  grid_->setMovement(QListView::Static);
  grid_->setResizeMode(QListView::Adjust);
  grid_->setUniformItemSizes(true);
  grid_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  grid_->installEventFilter(this);
  says_->setObjectName("picture-said");
  says_->setWordWrap(true);
  QPushButton* cancel = new QPushButton(tr("Cancel"));
  cancel->setObjectName("cancel");
  cancel->setAutoDefault(false);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  QPushButton* own = new QPushButton(tr("Add a picture ..."));
  own->setObjectName("add-picture");
  own->setAutoDefault(false);
  own->setToolTip(tr("Copies a PNG or SVG into your folder, to go with your cards."));
  connect(own, &QPushButton::clicked, this, &PicturePicker::ask);
  take_->setObjectName("take-picture");
  take_->setText(tr("Take it"));
  take_->setProperty("gold", true);
  take_->setAutoDefault(false);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(search_);
  all->addWidget(grid_, 1);
  QHBoxLayout* row = new QHBoxLayout;
  row->addWidget(says_, 1);
  row->addWidget(own);
  row->addWidget(cancel);
  row->addWidget(take_);
  all->addLayout(row);
}

// The first that is found is chosen, so that Enter takes it.
void PicturePicker::find(const QString& words) {
  list_->find(words);
  const QModelIndex first = list_->index(0);
  grid_->setCurrentIndex(first);
  grid_->scrollToTop();
  if (!first.isValid()) show(first);
}

void PicturePicker::show(const QModelIndex& at) {
  take_->setEnabled(at.isValid());
  const QString count = tr("%n pictures", nullptr, list_->rowCount());
  says_->setText(at.isValid()                ? QStringLiteral("%1  \u00b7  %2").arg(at.data().toString(), count)
                 : search_->text().isEmpty() ? tr("There is no picture yet: add one of your own.")
                                             : tr("No picture has a name with all of these words."));
}

void PicturePicker::take() {
  const QModelIndex at = grid_->currentIndex();
  if (!at.isValid()) return;
  emit taken(at.data(PictureList::kArt).toString());
  accept();
}

// Up and down lead from the search into the grid; letters lead from the grid back into the search.
bool PicturePicker::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  const bool leads = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                     key->key() == Qt::Key_PageDown;
  QWidget* other = nullptr;
  if (watched == search_ && leads) other = grid_;
  if (watched == grid_ && !key->text().isEmpty() && key->text().front().isLetterOrNumber()) other = search_;
  if (other == nullptr) return QDialog::eventFilter(watched, event);
  other->setFocus();
  QKeyEvent again(key->type(), key->key(), key->modifiers(), key->text());
  QApplication::sendEvent(other, &again);
  return true;
}

}  // namespace ui
