#pragma once
// The summary of the rules on paper: two pages of A4 in two columns, in the current language, as a PDF.

#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/house/rulebook/rule_summary.h"
#include "engine/kernel/whole_file.h"

class QPaintDevice;
class QTextDocument;

namespace w13 {

inline constexpr int kSummaryPages = 2;

/// A piece of text and its place on a page, in dots of the device.
struct SummaryPiece {
  int page = 0;
  QRectF at;
  std::shared_ptr<QTextDocument> text;
};

/// The whole summary as printed.
struct SummaryLayout {
  double size = 0;   ///< text size in points: as large as two pages allow
  QRectF paper;      ///< of each page
  QRectF printable;  ///< without its margins
  std::vector<SummaryPiece> pieces;
};

/// Lays it out for an A4 device. Throws kernel::DataError if it is too long for two pages at a readable size.
[[nodiscard]] SummaryLayout layOutSummary(const house::RuleSummary& summary, const RuleBook& rules,
                                          QPaintDevice& device);

/// Reads the summary from a file. Throws kernel::DataError with one sentence.
[[nodiscard]] house::RuleSummary readSummary(const QString& path, const RuleBook& rules);

/// Writes the PDF, with its fonts. Throws kernel::DataError with one sentence, leaving no file or the old one.
void writeSummary(const house::RuleSummary& summary, const RuleBook& rules, const QString& path,
                  const kernel::Over& over = kernel::Over::anything());

}  // namespace w13
