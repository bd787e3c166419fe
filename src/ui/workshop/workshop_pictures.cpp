// The picture of a card, chosen from a grid and written into its text.

#include <QFileInfo>

#include "engine/house/cards/folder.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/errors.h"
#include "ui/look/own_pictures.h"
#include "ui/workshop/picture_picker.h"
#include "ui/workshop/workshop_screen.h"
#include "workshop/json_edit.h"
#include "workshop/plain_fields.h"

namespace ui {

QStringList WorkshopScreen::picturesFor(const std::string& key) const {
  const house::Desk& desk = desk_->desk();
  QStringList names;
  for (const house::SourceFile& own : desk.ownPictures()) names << QString::fromStdString(own.path);
  for (const house::CardWord& each : desk.part().namesFor(key, *desk.checked().box, desk.art()))
    if (const QString name = QString::fromStdString(each.word); !names.contains(name)) names << name;
  return names;
}

// They are drawn before they have been checked with the cards: a picture that was added is in the folder already.
void WorkshopScreen::showOwnPictures() const {
  for (const house::SourceFile& each : desk_->desk().ownPictures())
    if (house::pictureFault(each.path, each.text).empty())
      useOwnPicture(QString::fromStdString(each.path), QByteArray::fromStdString(each.text));
}

void WorkshopScreen::choosePicture() {
  showOwnPictures();
  const std::string key(desk_->desk().part().pictureKey(house::folderIn(path_.toStdString())));
  if (key.empty()) return say(tr("%1 has no picture of its own.").arg(nameOf(path_)));
  const QString now = QString::fromStdString(house::textBehind(editor_->text().toStdString(), key));
  PicturePicker* picker = new PicturePicker(picturesFor(key), now, this);
  connect(picker, &PicturePicker::taken, this, [this, key](const QString& art) { putPicture(key, art); });
  connect(picker, &PicturePicker::added, this, [this, key, picker](const QString& file) {
    std::string added;
    const QString fault = desk_->change([&](house::Desk& desk) {
      added = desk.addPicture(QFileInfo(file).fileName().toStdString(), house::readText(file.toStdString()));
    });
    if (!fault.isEmpty()) return picker->complain(QString::fromStdString(language_.of(fault.toStdString())));
    showOwnPictures();
    picker->use(picturesFor(key), QString::fromStdString(added));
  });
  connect(picker, &QDialog::finished, editor_, qOverload<>(&QWidget::setFocus));
  picker->open();
}

void WorkshopScreen::putPicture(const std::string& key, const QString& art) {
  try {
    const std::string path = path_.toStdString();
    const house::Desk& desk = desk_->desk();
    const house::CardTexts texts(editor_->text().toStdString(), desk.shippedText(path));
    const house::FieldForm form = house::formOf(desk.part(), path, texts, *desk.checked().box);
    editor_->rewrite(QString::fromStdString(house::withValue(texts.text(), "/" + key, art.toStdString(), form.order)));
  } catch (const kernel::DataError& error) {
    say(QString::fromStdString(language_.of(error.what())));
  }
}

}  // namespace ui
