#include "ui/shelf/shared_options.h"

namespace ui {

void describeShared(QCommandLineParser& options) {
  options.addOption({"language", "Language of the window: en or de; without it as the options say.", "code"});
  options.addOption({"saves", "Folder in which matches are kept.", "folder"});
}

}  // namespace ui
