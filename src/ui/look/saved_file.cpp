#include "ui/look/saved_file.h"

#include <QCoreApplication>
#include <string_view>

#include "engine/kernel/errors.h"

namespace ui {

namespace {

struct FileWords {
  Q_DECLARE_TR_FUNCTIONS(FileWords)
};

}  // namespace

void writeFile(const QString& path, const QByteArray& bytes, kernel::Over over) {
  if (over.remedy == kernel::Over().remedy) over.remedy = FileWords::tr("choose another place").toStdString();
  try {
    kernel::writeWholeFile(path.toStdString(), std::string_view(bytes.cbegin(), bytes.cend()), over);
  } catch (const kernel::DataError& why) {
    throw kernel::DataError(FileWords::tr("Nothing is saved: %1.").arg(QString::fromUtf8(why.what())).toStdString());
  }
}

}  // namespace ui
