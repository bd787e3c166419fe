#pragma once
// Two versions of a pack side by side: their notes, and what each card has in one and in the other.

#include <QTreeWidget>

#include "packs/versions.h"

namespace ui {

class VersionTable final : public QTreeWidget {
  Q_OBJECT
 public:
  explicit VersionTable(const char* object, QWidget* parent = nullptr);

  /// Shows a step from one version to another, each under its heading.
  void show(const house::VersionStep& step, const QString& was, const QString& now);
  using QTreeWidget::show;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addChange(const house::PackChange& change);
};

}  // namespace ui
