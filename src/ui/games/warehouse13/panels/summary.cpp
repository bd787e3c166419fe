#include "ui/games/warehouse13/panels/summary.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/saved_file.h"
#include "ui/look/style.h"
#include "ui/settings/language.h"

namespace w13 {

using house::RuleSummary;
using house::SummaryPart;

namespace {

constexpr const char* kSummaryFile = "data/rules/summary.json";
constexpr double kMargin = 12, kBetweenColumns = 7, kTitleHigh = 11, kFootHigh = 6;  // millimetres
constexpr int kColumns = 2;
constexpr double kLargestType = 11, kSmallest = 7, kStep = 0.1;  // points
constexpr int kDotsPerInch = 600;
constexpr QRgb kPaperInk = 0xFF000000, kPaperHead = 0xFF6B4A12;

/// A heading or a rule, before it has its place.
struct Paragraph {
  QString html;
  bool heading = false;
};

std::vector<Paragraph> paragraphsOf(const RuleSummary& summary, const RuleBook& rules) {
  std::vector<Paragraph> all;
  for (const SummaryPart& part : summary.parts) {
    all.push_back({"<b>" + said(part.title).toHtmlEscaped() + "</b>", true});
    for (const std::string& id : part.rules) {
      const QString number = QString::fromStdString(id);
      all.push_back(
          {said(rules.find(id)->text).toHtmlEscaped() + " <span style=\"color:#6B4A12\">" + number + "</span>", false});
    }
  }
  return all;
}

/// Puts paragraphs one below the other into the columns of the pages.
class Columns {
 public:
  Columns(QPaintDevice& device, double size) : device_(device), size_(size) {
    const double dots = device.logicalDpiX() / 25.4;
    layout_.size = size;
    layout_.paper = QRectF(0, 0, device.width(), device.height());
    layout_.printable = layout_.paper.adjusted(kMargin * dots, kMargin * dots, -kMargin * dots, -kMargin * dots);
    top_ = layout_.printable.top() + kTitleHigh * dots;
    bottom_ = layout_.printable.bottom() - kFootHigh * dots;
    width_ = (layout_.printable.width() - kBetweenColumns * dots * (kColumns - 1)) / kColumns;
    step_ = width_ + kBetweenColumns * dots;
    gap_ = size * device.logicalDpiY() / 72.0;
    y_ = top_;
  }

  /// False if there is no room left.
  bool put(const std::vector<Paragraph>& all) {
    std::shared_ptr<QTextDocument> next;
    for (std::size_t at = 0; at < all.size(); ++at) {
      const std::shared_ptr<QTextDocument> text = next ? next : written(all[at]);
      next = at + 1 < all.size() ? written(all[at + 1]) : nullptr;
      const double before = y_ == top_ ? 0 : gap_ * (all[at].heading ? 0.7 : 0.18);
      double wanted = before + text->size().height();
      if (all[at].heading && next) wanted += gap_ * 0.18 + next->size().height();  // no heading alone at the foot
      if (y_ + wanted > bottom_ && !nextColumn()) return false;
      if (y_ > top_) y_ += before;
      place(text, {left(), y_, width_, text->size().height()});
      y_ += text->size().height();
    }
    return true;
  }
  /// The title above and the line below, on each page.
  void frame(const RuleSummary& summary) {
    for (page_ = 0; page_ < kSummaryPages; ++page_) {
      QFont face = font(Role::Heading, 1);
      face.setPointSizeF(20);
      const auto title = plain(said(summary.title), face);
      place(title, {layout_.printable.topLeft(), title->size()});
      face = font(Role::Body, 1);
      face.setPointSizeF(7);
      const auto foot =
          plain(QStringLiteral("%1  \u00b7  %2/%3").arg(said(summary.foot)).arg(page_ + 1).arg(kSummaryPages), face);
      place(foot,
            {QPointF(layout_.printable.left(), layout_.printable.bottom() - foot->size().height()), foot->size()});
    }
  }
  [[nodiscard]] SummaryLayout take() { return std::move(layout_); }

 private:
  [[nodiscard]] double left() const { return layout_.printable.left() + step_ * column_; }
  bool nextColumn() {
    y_ = top_;
    if (++column_ < kColumns) return true;
    column_ = 0;
    return ++page_ < kSummaryPages;
  }
  void place(std::shared_ptr<QTextDocument> text, const QRectF& at) {
    layout_.pieces.push_back({page_, at, std::move(text)});
  }
  [[nodiscard]] std::shared_ptr<QTextDocument> empty(const QFont& face) {
    auto text = std::make_shared<QTextDocument>();
    text->documentLayout()->setPaintDevice(&device_);
    text->setDocumentMargin(0);
    text->setDefaultFont(face);
    return text;
  }
  std::shared_ptr<QTextDocument> written(const Paragraph& paragraph) {
    QFont face = font(paragraph.heading ? Role::Heading : Role::Body, 1);
    face.setPointSizeF(paragraph.heading ? size_ * 1.5 : size_);
    auto text = empty(face);
    const QRgb ink = paragraph.heading ? kPaperHead : kPaperInk;
    text->setHtml(QStringLiteral("<div style=\"color:%1\">%2</div>").arg(QColor(ink).name(), paragraph.html));
    text->setTextWidth(width_);
    return text;
  }
  std::shared_ptr<QTextDocument> plain(const QString& words, const QFont& face) {
    auto text = empty(face);
    text->setHtml("<div style=\"color:#000000\">" + words.toHtmlEscaped() + "</div>");
    text->setTextWidth(layout_.printable.width());
    return text;
  }

  QPaintDevice& device_;
  double size_;
  SummaryLayout layout_;
  double top_ = 0, bottom_ = 0, width_ = 0, step_ = 0, gap_ = 0, y_ = 0;
  int column_ = 0;
  int page_ = 0;
};

/// The sentences about what is wrong.
struct SummaryWords {
  Q_DECLARE_TR_FUNCTIONS(SummaryWords)
};

[[noreturn]] void refuse(const QString& sentence) { throw kernel::DataError(sentence.toStdString()); }

QByteArray pdfOf(const RuleSummary& summary, const RuleBook& rules) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(said(summary.title));
    const SummaryLayout layout = layOutSummary(summary, rules, writer);
    QPainter painter(&writer);
    int page = 0;
    for (int next = 0; next < kSummaryPages; ++next) {
      if (next > page && !writer.newPage()) break;
      page = next;
      for (const SummaryPiece& piece : layout.pieces) {
        if (piece.page != page) continue;
        painter.save();
        painter.translate(piece.at.topLeft());
        piece.text->drawContents(&painter);
        painter.restore();
      }
    }
  }
  return buffer.data();
}

}  // namespace

SummaryLayout layOutSummary(const RuleSummary& summary, const RuleBook& rules, QPaintDevice& device) {
  const std::vector<Paragraph> all = paragraphsOf(summary, rules);
  for (double size = kLargestType; size >= kSmallest; size -= kStep) {
    Columns columns(device, size);
    if (!columns.put(all)) continue;
    columns.frame(summary);
    return columns.take();
  }
  refuse(
      SummaryWords::tr("The summary of the rules is too long for two pages: take some out of %1.").arg(kSummaryFile));
}

RuleSummary readSummary(const QString& path, const RuleBook& rules) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    refuse(
        SummaryWords::tr("The summary of the rules cannot be read: %1; name the data folder with --data.").arg(path));
  return house::summaryFrom(file.readAll().toStdString(), kSummaryFile, rules);
}

void writeSummary(const RuleSummary& summary, const RuleBook& rules, const QString& path, const kernel::Over& over) {
  writeFile(path, pdfOf(summary, rules), over);
}

}  // namespace w13
