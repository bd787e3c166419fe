#pragma once
// The table of a game that has no screens of its own: what everybody may see, in words, and the question with its
// choices as buttons.

#include <QPushButton>

#include "ui/plain/choice_box.h"
#include "ui/plain/own_pages.h"

class QHBoxLayout;
class QLabel;
class QTextBrowser;

namespace ui {

class PlainTable final : public TablePage {
  Q_OBJECT
 public:
  /// The room must outlive it, or be replaced by `sitIn`.
  PlainTable(const house::GameModule& game, QWidget* parent);
  void sitIn(PlainRoom* room) override;
  void refresh() override;
  void allowSaving(bool on) override { save_->setVisible(on); }
  void allowShields(bool on) override { shields_->setVisible(on); }
  void takeFocus() override;
  void say(const QString& sentence) override;
  void caption(const QString& line) override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeBar();
  QPushButton* button(const char* name, void (PlainTable::*does)());
  void retranslate();
  void tellTable();
  void tellLog();
  void tellSeats();
  /// What is asked, or how it ended.
  void ask();
  void tellQuestion();
  void tellEnd();
  void openHand();

  const house::GameModule& game_;
  PlainRoom* room_ = nullptr;
  QLabel* table_;
  QLabel* caption_;         ///< the names of the playing sounds
  MapView* map_ = nullptr;  ///< nullptr: the game has none
  QTextBrowser* log_;
  QHBoxLayout* seats_;
  std::vector<QPushButton*> seatButtons_;
  QLabel* question_;
  QLabel* rule_;
  ChoiceBox* choices_;
  QPushButton* hand_;
  QPushButton* rules_;
  QPushButton* options_;
  QPushButton* shields_;
  QPushButton* undo_;
  QPushButton* save_;
  QPushButton* leave_;
};

}  // namespace ui
