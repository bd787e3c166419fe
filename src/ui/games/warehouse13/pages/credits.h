#pragma once
// Credits for work shown in the window. What it was built without is not credited.

#include <QCoreApplication>

namespace w13 {

class Credits {
  Q_DECLARE_TR_FUNCTIONS(w13::Credits)
 public:
  /// All credits, for the options.
  [[nodiscard]] static QString whole(bool illustrated);
  /// The line on the first page.
  [[nodiscard]] static QString line(bool illustrated);
};

}  // namespace w13
