#pragma once
// What a seat alone may see, in words, with its question and its notes. Built when the curtain opens and destroyed when
// it closes. Nothing happens before it is confirmed.

#include "ui/plain/choice_box.h"
#include "ui/plain/own_pages.h"

class QLabel;
class QPlainTextEdit;

namespace ui {

class PlainSecret final : public SecretPage {
  Q_OBJECT
 public:
  /// Tells the room that the seat looks. `responds`: it wants to interject.
  PlainSecret(PlainRoom& room, const house::GameModule& game, kernel::Seat seat, bool responds, QWidget* parent);

  [[nodiscard]] kernel::Seat seat() const override { return seat_; }
  [[nodiscard]] bool responds() const override { return responds_; }
  [[nodiscard]] const std::vector<kernel::Choice>& made() const override { return made_; }
  void startAgain() override;
  void takeFocus() override;
  bool keepNotes() override;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeNotes();
  QPushButton* button(const QString& words, const char* name, void (PlainSecret::*does)());
  void choose(kernel::Choice choice);
  void confirm();
  void close();
  void refresh();
  void tellNotes();

  PlainRoom& room_;
  kernel::Seat seat_;
  bool responds_;
  std::vector<kernel::Choice> made_;
  QStringList said_;  ///< the choices made, as their buttons said them
  QLabel* question_;
  QLabel* rule_;
  QLabel* saidNow_;
  ChoiceBox* choices_;
  QPlainTextEdit* notes_;
  QLabel* notesLeft_;
  QPushButton* confirm_;
  QPushButton* again_;
  QPushButton* close_;
};

}  // namespace ui
