#include "ui/window/written_over.h"

namespace ui {

kernel::Over overOlder(const QCommandLineParser& options) {
  if (options.isSet("force")) return kernel::Over::anything();
  return kernel::Over::nothing().orElse("name another file, or write over it with --force");
}

}  // namespace ui
