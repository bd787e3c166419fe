#pragma once
// Tables of figures that are filled again and again: what is unfolded stays so, and columns fit what stands in them.

#include <QTreeWidget>

namespace ui::figures {

/// A table with these columns. The first takes the room that is left.
[[nodiscard]] QTreeWidget* table(const QString& name, const QStringList& heads, const char* object);
void fill(QTreeWidgetItem* row, const QStringList& cells);
/// Once for all that is new: measuring each cell as it comes would keep the window busy for seconds. Where the room is
/// too little for the first column, the others are scrolled to.
void fitColumns(QTreeWidget& table);

/// The row of a place, made if it is the first that is missing.
[[nodiscard]] QTreeWidgetItem* rowAt(QTreeWidget& table, int at);
[[nodiscard]] QTreeWidgetItem* rowAt(QTreeWidgetItem& parent, int at);
/// Takes away the rows from a place on.
void cutAt(QTreeWidget& table, int rows);
void cutAt(QTreeWidgetItem& parent, int rows);

}  // namespace ui::figures
