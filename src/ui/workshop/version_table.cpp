#include "ui/workshop/version_table.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/settings/language.h"

namespace ui {

namespace {

const QString kNone = QStringLiteral("\u2013");

QString orNone(const std::string& written) { return written.empty() ? kNone : QString::fromStdString(written); }

/// As many lines as a text needs in its column.
class WrappedCell final : public QStyledItemDelegate {
 public:
  explicit WrappedCell(const QTreeWidget& table) : table_(table) {}

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QSize one = QStyledItemDelegate::sizeHint(option, index);
    const QString words = index.data().toString();
    const bool alone = table_.isFirstColumnSpanned(index.row(), index.parent());
    const int inset = 2 * kEdge + (index.parent().isValid() && index.column() == 0 ? table_.indentation() : 0);
    const int wide = (alone ? table_.viewport()->width() : table_.columnWidth(index.column())) - inset;
    const int high =
        option.fontMetrics.boundingRect(0, 0, std::max(wide, 1), 1 << 20, Qt::TextWordWrap, words).height();
    return {one.width(), std::max(one.height(), one.height() - option.fontMetrics.height() + high)};
  }

 private:
  static constexpr int kEdge = 6;
  const QTreeWidget& table_;
};

}  // namespace

VersionTable::VersionTable(const char* object, QWidget* parent) : QTreeWidget(parent) {
  setObjectName(object);
  setAccessibleName(tr("What differs between two versions"));
  setColumnCount(3);
  setWordWrap(true);
  setUniformRowHeights(false);
  setRootIsDecorated(false);
  setIndentation(16);
  setTextElideMode(Qt::ElideNone);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  header()->setSectionsMovable(false);
  header()->setSectionResizeMode(QHeaderView::Stretch);
  header()->setSectionResizeMode(0, QHeaderView::Fixed);
  WrappedCell* cells = new WrappedCell(*this);
  cells->setParent(this);
  setItemDelegate(cells);
  connect(header(), &QHeaderView::sectionResized, this, &VersionTable::scheduleDelayedItemsLayout);
  hide();
}

// The versions have the room.
void VersionTable::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  setColumnWidth(0, viewport()->width() * 3 / 10);
}

void VersionTable::show(const house::VersionStep& step, const QString& was, const QString& now) {
  clear();
  setHeaderLabels({tr("What differs"), was, now});
  const auto row = [this](const QString& what, const QString& before, const QString& after) {
    return new QTreeWidgetItem(this, {what, before, after});
  };
  if (!step.was.notes.en.empty() || !step.now.notes.en.empty())
    row(tr("Notes"), orNone(said(step.was.notes).toStdString()), orNone(said(step.now.notes).toStdString()));
  for (const house::PackChange& change : step.changes) addChange(change);
  if (step.changes.empty()) row(tr("No card differs."), {}, {})->setFirstColumnSpanned(true);
  for (QTreeWidgetItemIterator each(this); *each != nullptr; ++each)
    for (int column = 0; column < columnCount(); ++column)
      (*each)->setTextAlignment(column, Qt::AlignLeft | Qt::AlignTop);
  expandAll();
  setVisible(true);
}

void VersionTable::addChange(const house::PackChange& change) {
  using What = house::PackChange::What;
  const bool was = change.what != What::New, now = change.what != What::Removed;
  const QString card = QString::fromStdString(cardOf(change));
  auto* item = new QTreeWidgetItem(this, {card, was ? QString() : kNone, now ? QString() : kNone});
  item->setFirstColumnSpanned(was && now);
  if (!was) item->setText(2, tr("new"));
  if (!now) item->setText(2, tr("taken away"));
  for (const house::ChangedValue& value : change.values) {
    const bool picture = value.was.empty() && value.now.empty();
    new QTreeWidgetItem(item, {QString::fromStdString(value.pointer.substr(1)), orNone(value.was),
                               picture ? tr("another picture") : orNone(value.now)});
  }
}

}  // namespace ui
