#include "ui/games/warehouse13/window/season_picture.h"

#include <QBuffer>
#include <QImage>
#include <QPixmap>

#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/pages/saved_seasons.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/look/saved_file.h"

namespace w13 {

SeasonPicture::SeasonPicture(TableScreen& table, QString season)
    : QObject(&table), table_(table), season_(std::move(season)) {
  if (season_.isEmpty()) return;
  connect(&table, &TableScreen::rested, this, [this] { rests_.start(); });
  connect(&rests_, &Alarm::rang, this, &SeasonPicture::take);
}

void SeasonPicture::take() {
  if (season_.isEmpty() || !table_.isVisible() || table_.moving()) return;
  QImage picture = table_.grab().toImage();
  const QSize whole = kSize.scaled(picture.size(), Qt::KeepAspectRatio);
  picture = picture.copy((picture.width() - whole.width()) / 2, 0, whole.width(), whole.height())
                .scaled(kSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!picture.convertToFormat(QImage::Format_RGB32).save(&buffer, "JPG", 85)) return;
  try {
    writeFile(pictureOf(season_), bytes);
  } catch (const kernel::DataError&) {  // a list without this picture is as good
  }
}

}  // namespace w13
