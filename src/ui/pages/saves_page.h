#pragma once
// The seasons on disk, to go on with or to look at.

#include <QWidget>

#include "engine/warehouse13/cards/catalog.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace w13 {

class SavesPage final : public QWidget {
  Q_OBJECT
 public:
  /// `folder`: where saved seasons lie.
  SavesPage(const Catalog& cards, QString folder, QWidget* parent);

  /// Reads the folder again.
  void read();
  /// How the newest season that can be gone on with is called, "Episode 2: Kim, Robin"; empty if there is none.
  [[nodiscard]] QString newest() const { return newest_; }
  [[nodiscard]] QString newestPath() const { return newestPath_; }
  /// Tells in one sentence why a season could not be opened.
  void complain(const QString& sentence);

 signals:
  void resume(const QString& path);

 private:
  void openFile();

  const Catalog& cards_;
  QString folder_;
  QString newest_;
  QString newestPath_;
  QListWidget* list_;
  QPushButton* resume_;
  QLabel* fault_;
};

}  // namespace w13
