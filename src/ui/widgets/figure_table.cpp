#include "ui/widgets/figure_table.h"

#include <QHeaderView>
#include <algorithm>

namespace ui::figures {

namespace {

constexpr int kLeastColumn = 110;

}  // namespace

QTreeWidget* table(const QString& name, const QStringList& heads, const char* object) {
  QTreeWidget* made = new QTreeWidget;
  made->setObjectName(object);
  made->setAccessibleName(name);
  made->setHeaderLabels(heads);
  made->setUniformRowHeights(true);
  made->setSelectionMode(QAbstractItemView::NoSelection);
  made->header()->setStretchLastSection(false);
  made->header()->setMinimumSectionSize(kLeastColumn);
  made->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  return made;
}

void fill(QTreeWidgetItem* row, const QStringList& cells) {
  for (int column = 0; column < cells.size(); ++column) row->setText(column, cells[column]);
}

void fitColumns(QTreeWidget& table) {
  table.header()->setSectionResizeMode(0, QHeaderView::Interactive);
  int rest = table.viewport()->width();
  for (int column = 0; column < table.columnCount(); ++column) {
    table.resizeColumnToContents(column);
    rest -= table.columnWidth(column);
  }
  const int air = std::clamp(rest / table.columnCount(), 0, 2 * table.fontMetrics().averageCharWidth());
  for (int column = 1; column < table.columnCount(); ++column)
    table.setColumnWidth(column, table.columnWidth(column) + air);
  if (rest >= 0) table.header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

QTreeWidgetItem* rowAt(QTreeWidget& table, int at) {
  return at < table.topLevelItemCount() ? table.topLevelItem(at) : new QTreeWidgetItem(&table);
}

QTreeWidgetItem* rowAt(QTreeWidgetItem& parent, int at) {
  return at < parent.childCount() ? parent.child(at) : new QTreeWidgetItem(&parent);
}

void cutAt(QTreeWidget& table, int rows) {
  while (table.topLevelItemCount() > rows) delete table.topLevelItem(rows);
}

void cutAt(QTreeWidgetItem& parent, int rows) {
  while (parent.childCount() > rows) delete parent.child(rows);
}

}  // namespace ui::figures
