#pragma once
// What a seat alone may see, in words, with its question and its notes. Built when the curtain opens and destroyed when
// it closes. Nothing happens before it is confirmed.

#include "ui/look/page.h"
#include "ui/plain/choice_box.h"
#include "ui/plain/plain_room.h"

class QLabel;
class QPlainTextEdit;

namespace ui {

class PlainSecret final : public ui::Page {
  Q_OBJECT
 public:
  /// Tells the room that the seat looks. `responds`: it wants to interject.
  PlainSecret(PlainRoom& room, const house::GameModule& game, kernel::Seat seat, bool responds, QWidget* parent);

  [[nodiscard]] kernel::Seat seat() const { return seat_; }
  [[nodiscard]] bool responds() const { return responds_; }
  /// The choices made so far; none has taken effect.
  [[nodiscard]] const std::vector<kernel::Choice>& made() const { return made_; }
  /// Drops them, and shows the first question again.
  void startAgain();
  /// Puts the focus on what answers the question, else on what closes the screen.
  void takeFocus();
  /// Keeps what was written down. False: it is too long, and the screen says so.
  bool keepNotes();

 signals:
  /// All choices are made and confirmed. Empty: nothing was chosen; close the screen.
  void done(const std::vector<kernel::Choice>& choices);

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
