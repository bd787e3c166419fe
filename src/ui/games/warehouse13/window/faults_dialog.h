#pragma once
// Reports faults in the data in a window, before there is any other.

#include <QDialog>
#include <future>
#include <optional>

#include "ui/games/warehouse13/window/window_setup.h"

namespace w13 {

class FaultsDialog final : public QDialog {
  Q_OBJECT
 public:
  /// All mistakes, one line each. `without`: the program can continue with the shipped cards alone.
  FaultsDialog(const QStringList& mistakes, bool without);
};

/// Cards and rules as readWindowSetup reads them. Mistakes are reported in a window and on the standard error stream;
/// then the user may continue with the shipped cards. None: the user has left. `ahead`: the same reading, if already
/// begun.
[[nodiscard]] std::optional<WindowSetup> readOrTell(const QString& data, const QStringList& overlays,
                                                    const std::shared_future<WindowSetup>& ahead = {});

}  // namespace w13
