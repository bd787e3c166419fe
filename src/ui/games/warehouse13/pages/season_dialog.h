#pragma once
// The dialogs for choosing a season's file.

class QFileDialog;
class QString;
class QWidget;

namespace w13 {

/// Asks for a season to open; `fileSelected` gives the file. Deletes itself.
QFileDialog* askForSeason(const QString& folder, QWidget* parent);
/// Asks where to write a copy of a season.
QFileDialog* askForCopy(const QString& folder, QWidget* parent);

}  // namespace w13
