#pragma once
// What is wrong with the data, told in a window before there is any other.

#include <QDialog>
#include <future>
#include <optional>

#include "ui/window/main_window.h"

namespace w13 {

class FaultsDialog final : public QDialog {
  Q_OBJECT
 public:
  /// All mistakes, one line each. `without`: the program can go on with the shipped cards alone.
  FaultsDialog(const QStringList& mistakes, bool without);
};

/// Cards and rules as readWindowSetup reads them. What is wrong with them is told in a window, and on the standard
/// error stream; then the shipped cards are taken if the person wants that. None: the person has left.
/// `ahead`: the reading of the same, if it has begun already.
[[nodiscard]] std::optional<WindowSetup> readOrTell(const QString& data, const QStringList& overlays,
                                                    std::future<WindowSetup> ahead = {});

}  // namespace w13
