// The form beside the text of a card: two faces of one draft.

#include <QPushButton>
#include <QSplitter>

#include "ui/workshop/card_form.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/plain_fields.h"

namespace ui {

namespace {

constexpr int kSideBySide = 400;  // the width of each, from which on they have room
constexpr int kFewMessages = 90;  // the height of the messages beside an open form

}  // namespace

QWidget* WorkshopScreen::makeFaces(QWidget* text) {
  faces_ = new QSplitter(Qt::Vertical);
  faces_->setChildrenCollapsible(false);
  faces_->addWidget(form_ = new CardForm(language_, this));
  faces_->addWidget(text);
  form_->hide();
  connect(form_, &CardForm::written, this, [this](const QString& changed) { editor_->rewrite(changed); });
  connect(form_, &CardForm::undoWanted, this, [this] { editor_->undo(); });
  connect(form_, &CardForm::redoWanted, this, [this] { editor_->redo(); });
  connect(form_, &CardForm::pictureWanted, this, &WorkshopScreen::choosePicture);
  connect(form_, &CardForm::left, this, [this] { editor_->setFocus(); });
  connect(form_, &CardForm::refused, this, &WorkshopScreen::say);
  return faces_;
}

// The key leads into the form, or away from it once there; the button opens and closes it.
void WorkshopScreen::enterForm() {
  const bool inside = form_->isAncestorOf(focusWidget());
  if (inside || form_->isHidden()) toggleForm();
  if (!inside) form_->enter();
}

void WorkshopScreen::toggleForm() {
  const bool opens = form_->isHidden();
  form_->setVisible(opens);
  findChild<QPushButton*>("form")->setChecked(opens);
  if (opens) rowsBefore_ = rows_->sizes();
  else rows_->setSizes(rowsBefore_);
  arrangeFaces();
  showForm();
  if (!opens) editor_->setFocus();
}

// Side by side in a wide window, else one above the other, and both before the messages.
void WorkshopScreen::arrangeFaces() {
  if (form_->isHidden()) return;
  const int few = qRound(kFewMessages * scale());
  rows_->setSizes({rows_->height() - few, few});
  const int wide = faces_->width();
  faces_->setOrientation(wide > 2 * kSideBySide * scale() ? Qt::Horizontal : Qt::Vertical);
  const int all = faces_->orientation() == Qt::Horizontal ? wide : faces_->height();
  faces_->setSizes({all / 2, all - all / 2});
}

void WorkshopScreen::showForm() {
  if (form_->isHidden() || path_.isEmpty()) return;
  const std::string path = path_.toStdString();
  const house::Desk& desk = desk_->desk();
  const house::CardTexts texts(editor_->text().toStdString(), desk.shippedText(path));
  form_->show(house::formOf(desk.part(), path, texts, *desk.checked().box), texts);
}

}  // namespace ui
