#pragma once
// The dialogs in which the file of a season is chosen.

class QFileDialog;
class QString;
class QWidget;

namespace w13 {

/// Asks for a season to be opened; `fileSelected` tells which. It goes away by itself.
QFileDialog* askForSeason(const QString& folder, QWidget* parent);
/// Asks where a copy of a season is to be written.
QFileDialog* askForCopy(const QString& folder, QWidget* parent);

}  // namespace w13
