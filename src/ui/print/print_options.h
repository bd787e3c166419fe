#pragma once
// Printing from the command line, for any game whose cards can be printed.

#include <QCommandLineParser>

#include "engine/kernel/whole_file.h"
#include "ui/print/printable.h"

namespace ui {

void describePrint(QCommandLineParser& options);
/// Whether something is to be printed.
[[nodiscard]] bool prints(const QCommandLineParser& options);
/// Writes what is asked, in the language that is spoken, and says how much it is. `over`: what becomes of files that
/// are there. Throws as printCards and cardsNamed, and kernel::RefusedError with one sentence for an option that means
/// nothing.
void printAsked(const QCommandLineParser& options, const Printable& printable, const kernel::Over& over);

}  // namespace ui
