#pragma once
// The seasons on disk: to resume, view, name or delete.

#include <QWidget>
#include <map>

#include "ui/games/warehouse13/pages/saved_row.h"
#include "ui/games/warehouse13/shell.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui {
class Segments;
}  // namespace ui

namespace w13 {

class SavesPage final : public QWidget {
  Q_OBJECT
 public:
  /// `folder`: of saved seasons.
  SavesPage(const Catalog& cards, QString folder, QWidget* parent);

  /// Reads the folder again.
  void read();
  /// Shows one sentence on what failed; empty: nothing.
  void complain(const QString& sentence);
  /// Sets sizes for a window's scale (1: smallest).
  void rescale(double scale);
  /// Waits until all their states are known: for pictures and tests.
  void finish() { reader_.finish(); }

 signals:
  void resume(const QString& path);
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeFoot();
  QWidget* makeNaming();
  void openFile();
  void fill();
  void follow();
  void go();
  void askName();
  void giveName();
  void pressDelete();
  void calmDelete();
  [[nodiscard]] QString chosen() const;
  [[nodiscard]] bool isShown(const SavedSeason& season, const SavedLook& look) const;

  const Catalog& cards_;
  QString folder_;
  std::vector<SavedSeason> seasons_;
  std::map<QString, std::shared_ptr<const SeasonStanding>> standings_;
  StandingReader reader_;
  Segments* which_ = nullptr;
  QLineEdit* search_ = nullptr;
  QListWidget* list_ = nullptr;
  SavedRow* rows_ = nullptr;
  QLabel* empty_ = nullptr;
  QBoxLayout* foot_ = nullptr;
  QWidget* naming_ = nullptr;
  QLineEdit* name_ = nullptr;
  QLabel* fault_ = nullptr;
  QPushButton* resume_ = nullptr;
  QPushButton* rename_ = nullptr;
  QPushButton* delete_ = nullptr;
  QString condemned_;  ///< what the next press of Delete removes
};

}  // namespace w13
