// The picture of a card, chosen from a grid and written into its text.

#include "engine/kernel/errors.h"
#include "ui/workshop/picture_picker.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/key_text.h"

namespace ui {

void WorkshopScreen::choosePicture() {
  const house::Desk& desk = desk_->desk();
  const std::string key(desk.part().pictureKey(house::folderIn(path_.toStdString())));
  if (key.empty()) return say(tr("%1 has no picture of its own.").arg(nameOf(path_)));
  QStringList names;
  for (const house::CardWord& each : desk.part().namesFor(key, *desk.checked().box, desk.art()))
    names << QString::fromStdString(each.word);
  const QString now = QString::fromStdString(house::textBehind(editor_->text().toStdString(), key));
  PicturePicker* picker = new PicturePicker(names, now, this);
  connect(picker, &PicturePicker::taken, this, [this, key](const QString& art) { putPicture(key, art); });
  connect(picker, &QDialog::finished, editor_, qOverload<>(&QWidget::setFocus));
  picker->open();
}

void WorkshopScreen::putPicture(const std::string& key, const QString& art) {
  try {
    editor_->replace(QString::fromStdString(house::withText(editor_->text().toStdString(), key, art.toStdString())));
  } catch (const kernel::DataError& error) {
    say(QString::fromStdString(language_.of(error.what())));
  }
}

}  // namespace ui
