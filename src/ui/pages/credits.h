#pragma once
// Credits for work shown in the window. What it was built without is not credited.

#include <QCoreApplication>

namespace ui {

class Credits {
  Q_DECLARE_TR_FUNCTIONS(ui::Credits)
 public:
  /// All credits, for the options. `titled`: with the face for titles.
  [[nodiscard]] static QString whole(bool illustrated, bool titled);
  /// The line on the first page.
  [[nodiscard]] static QString line(bool illustrated);
};

}  // namespace ui
