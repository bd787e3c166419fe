#include "ui/workshop/card_editor.h"

#include <Qsci/qscilexerjson.h>
#include <Qsci/qscistyle.h>
#include <Qsci/qscistyledtext.h>

#include <QFontDatabase>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace ui {

namespace {

constexpr int kErrorMark = 8, kWarningMark = 9, kBraceMark = 10;  // indicators below 8 are the lexers'
constexpr int kErrorSign = 1, kWarningSign = 2;                   // in the margin
constexpr int kErrorNote = 60, kWarningNote = 61;                 // styles of annotations
constexpr int kNumbers = 0, kSigns = 1, kFolds = 2;               // margins
constexpr unsigned long kFirstFold = QsciScintilla::SC_MARKNUM_FOLDEREND,
                        kLastFold = QsciScintilla::SC_MARKNUM_FOLDEROPEN;
constexpr unsigned long kBetweenWords = '\n', kOwnOrder = QsciScintilla::SC_ORDER_CUSTOM;  // of those on offer
constexpr double kSize = 15;
constexpr qsizetype kLongestOffer = 70;
constexpr std::size_t kMostWithoutAsking = 60;

QFont typeface(double scale) {
  QFont face = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  // The editor knows points only.
  face.setPointSizeF(kSize * scale * textSize() / 100 * 72 / QGuiApplication::primaryScreen()->logicalDotsPerInchY());
  return face;
}

QColor ground() { return groundNow(QColor(colour::kWell)); }

/// JSON in the colours of the window.
class Lexer final : public QsciLexerJSON {
 public:
  Lexer(QObject* parent, double scale) : QsciLexerJSON(parent), scale_(scale) {}
  QColor defaultColor(int style) const override {
    switch (style) {
      case Property: return textNow(QColor(colour::kLightLogic));
      case String:
      case EscapeSequence: return textNow(QColor(colour::kBrass300));
      case Number: return textNow(QColor(colour::kLightTech));
      case Keyword: return textNow(QColor(colour::kGoo300));
      case UnclosedString:
      case Error: return textNow(QColor(colour::kAlarmText));
      default: return textNow(QColor(colour::kText2));
    }
  }
  QColor defaultPaper(int) const override { return ground(); }
  QFont defaultFont(int) const override { return typeface(scale_); }
  bool defaultEolFill(int) const override { return false; }

 private:
  double scale_;
};

}  // namespace

CardEditor::CardEditor(QWidget* parent) : QsciScintilla(parent) {
  setObjectName("card-text");
  setUtf8(true);
  setAutoIndent(true);
  setEolMode(EolUnix);
  setWrapMode(WrapWord);
  setWrapVisualFlags(WrapFlagInMargin, WrapFlagNone, 4);
  setFolding(BoxedTreeFoldStyle, kFolds);
  setBraceMatching(SloppyBraceMatch);
  setAnnotationDisplay(AnnotationIndented);
  setMarginType(kNumbers, NumberMargin);
  setMarginType(kSigns, SymbolMargin);
  setMarginWidth(kSigns, 14);
  setMarginMarkerMask(kSigns, (1 << kErrorSign) | (1 << kWarningSign));
  setFrameShape(QFrame::NoFrame);
  SendScintilla(SCI_AUTOCSETSEPARATOR, kBetweenWords);
  SendScintilla(SCI_AUTOCSETORDER, kOwnOrder);
  SendScintilla(SCI_AUTOCSETIGNORECASE, 1UL);
  SendScintilla(SCI_AUTOCSETMAXHEIGHT, 10UL);
  connect(this, &QsciScintilla::textChanged, this, [this] {
    if (!opening_) emit written(text());
  });
  connect(this, &QsciScintillaBase::SCN_CHARADDED, this, &CardEditor::onCharAdded, Qt::QueuedConnection);
  connect(this, qOverload<const char*, int, int, int>(&QsciScintillaBase::SCN_AUTOCSELECTION), this,
          [this](const char* entry) { onCompleted(entry); });
  dress(1);
}

void CardEditor::dress(double scale) {
  scale_ = scale;
  QsciLexer* old = lexer();
  Lexer* dressed = new Lexer(this, scale);
  dressed->setFoldCompact(false);
  dressed->setDefaultFont(typeface(scale));
  setLexer(dressed);
  delete old;
  setPaper(ground());
  setColor(textNow(QColor(colour::kText2)));
  setCaretForegroundColor(textNow(QColor(colour::kGold)));
  setCaretWidth(2);
  setCaretLineVisible(true);
  setCaretLineBackgroundColor(groundNow(QColor(colour::kInk700)));
  setSelectionBackgroundColor(QColor(colour::kBrass700));
  setSelectionForegroundColor(textNow(QColor(colour::kText)));
  setMarginsBackgroundColor(groundNow(QColor(colour::kInk900)));
  setMarginsForegroundColor(textNow(QColor(colour::kText3)));
  setMarginsFont(typeface(scale));
  setMarginWidth(kNumbers, "0000");
  setFoldMarginColors(groundNow(QColor(colour::kInk900)), groundNow(QColor(colour::kInk900)));
  dressMarks();
  mark(std::vector<house::Finding>(marked_));
}

void CardEditor::dressMarks() {
  indicatorDefine(SquiggleIndicator, kErrorMark);
  indicatorDefine(SquiggleIndicator, kWarningMark);
  setIndicatorForegroundColor(textNow(QColor(colour::kAlarmText)), kErrorMark);
  setIndicatorForegroundColor(textNow(QColor(colour::kAmber)), kWarningMark);
  indicatorDefine(StraightBoxIndicator, kBraceMark);
  QColor around = textNow(QColor(colour::kGold));
  around.setAlpha(70);
  setIndicatorForegroundColor(around, kBraceMark);
  setMatchedBraceIndicator(kBraceMark);
  for (unsigned long fold = kFirstFold; fold <= kLastFold; ++fold) {
    SendScintilla(SCI_MARKERSETFORE, fold, ground());
    SendScintilla(SCI_MARKERSETBACK, fold, textNow(QColor(colour::kText3)));
  }
  markerDefine(Circle, kErrorSign);
  markerDefine(RightTriangle, kWarningSign);
  for (const int sign : {kErrorSign, kWarningSign}) {
    const QColor with = textNow(QColor(sign == kErrorSign ? colour::kAlarmText : colour::kAmber));
    setMarkerBackgroundColor(with, sign);
    setMarkerForegroundColor(with, sign);
  }
}

// ---- texts ------------------------------------------------------------------------------------------------------

void CardEditor::open(const QString& path, const QString& text) {
  opening_ = true;
  path_ = path;
  const bool known = documents_.contains(path);
  if (!known) documents_.insert(path, QsciDocument());
  setDocument(documents_[path]);
  marked_.clear();
  dress(scale_);  // Scintilla keeps the lexer with the document, and how it is indented
  setIndentationsUseTabs(false);
  setTabWidth(2);
  if (!known) {
    setText(text);
    SendScintilla(SCI_EMPTYUNDOBUFFER);
  } else if (this->text() != text) {
    replace(text);
  }
  setReadOnly(false);
  opening_ = false;
}

// Scintilla tells of each part of a change: half a change is nobody's text.
void CardEditor::atOnce(const std::function<void()>& change) {
  const bool quiet = std::exchange(opening_, true);
  change();
  opening_ = quiet;
  if (!quiet) emit written(text());
}

void CardEditor::replace(const QString& text) {
  atOnce([&] {
    beginUndoAction();
    selectAll();
    replaceSelectedText(text);
    endUndoAction();
    setCursorPosition(0, 0);
  });
}

void CardEditor::undo() {
  atOnce([this] { QsciScintilla::undo(); });
}
void CardEditor::redo() {
  atOnce([this] { QsciScintilla::redo(); });
}

void CardEditor::rewrite(const QString& text) {
  const QByteArray was = this->text().toUtf8(), now = text.toUtf8();
  const auto letter = [](char byte) { return (byte & 0xC0) != 0x80; };  // or the first byte of one
  qsizetype from = std::ranges::mismatch(was, now).in1 - was.begin();
  while (from > 0 && from < was.size() && !letter(was[from])) --from;
  const qsizetype most = std::min(was.size(), now.size()) - from;
  qsizetype same = 0;
  while (same < most && was[was.size() - same - 1] == now[now.size() - same - 1]) ++same;
  while (same > 0 && !letter(was[was.size() - same])) --same;
  const QByteArray written = now.mid(from, now.size() - from - same);
  if (was == now) return;
  atOnce([&] {
    SendScintilla(SCI_SETTARGETSTART, static_cast<unsigned long>(from));
    SendScintilla(SCI_SETTARGETEND, static_cast<unsigned long>(was.size() - same));
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(written.size()), written.constData());
  });
}

// ---- mistakes ---------------------------------------------------------------------------------------------------

/// Behind the text, number or word that begins there.
int CardEditor::endOf(int line, int column) const {
  const QString words = text(line);
  if (column >= words.size()) return column;
  int end = column + 1;
  if (words[column] == u'"') {
    while (end < words.size() && words[end] != u'"' && words[end] != u'\n') end += words[end] == u'\\' ? 2 : 1;
    return std::min(end + 1, kernel::count(words));
  }
  if (QStringLiteral("{}[]").contains(words[column])) return end;
  while (end < words.size() && !QStringLiteral(" ,:{}[]\n").contains(words[end])) ++end;
  return end;
}

void CardEditor::mark(const std::vector<house::Finding>& findings) {
  marked_ = findings;
  const int last = lines() - 1;
  for (const int mark : {kErrorMark, kWarningMark}) clearIndicatorRange(0, 0, last, lineLength(last), mark);
  markerDeleteAll();
  clearAnnotations();
  QMap<int, QList<QsciStyledText>> notes;
  for (const house::Finding& finding : findings) {
    const house::Mistake& mistake = finding.mistake;
    const int line = std::min(mistake.line - 1, last);
    const int column = mistake.column - 1;
    fillIndicatorRange(line, column, line, endOf(line, column), mistake.error ? kErrorMark : kWarningMark);
    markerAdd(line, mistake.error ? kErrorSign : kWarningSign);
    const QColor with = textNow(QColor(mistake.error ? colour::kAlarmText : colour::kAmber));
    const QsciStyle style(mistake.error ? kErrorNote : kWarningNote, "", with, groundNow(QColor(colour::kInk800)),
                          typeface(scale_));
    const QString before = notes[line].isEmpty() ? QString() : QStringLiteral("\n");
    notes[line] << QsciStyledText(
        before + (mistake.error ? "\u2716 " : "\u26A0 ") + QString::fromStdString(mistake.message), style);
  }
  for (auto each = notes.begin(); each != notes.end(); ++each) annotate(each.key(), each.value());
}

void CardEditor::goTo(const house::Mistake& mistake) {
  const int line = std::min(mistake.line - 1, lines() - 1);
  ensureLineVisible(line);
  setCursorPosition(line, std::min(mistake.column - 1, std::max(0, lineLength(line) - 1)));
  ensureCursorVisible();
  setFocus();
}

// ---- completion -------------------------------------------------------------------------------------------------

std::size_t CardEditor::cursor() const { return static_cast<std::size_t>(SendScintilla(SCI_GETCURRENTPOS)); }

void CardEditor::complete(bool asked) {
  if (!completing_ || isReadOnly()) return;
  const std::string all = text().toStdString();
  offered_ = completing_(all, cursor());
  if (offered_.words.empty() || (!asked && offered_.words.size() > kMostWithoutAsking)) {
    SendScintilla(SCI_AUTOCCANCEL);
    return;
  }
  QStringList entries;
  for (const house::Completion& each : offered_.words) {
    QString entry = QString::fromStdString(each.word);
    if (!each.means.empty()) entry += "   " + QString::fromStdString(each.means);
    if (entry.size() > kLongestOffer) entry = entry.left(kLongestOffer) + " ...";
    entries << entry.replace(u'\n', u' ');
  }
  const QByteArray list = entries.join(u'\n').toUtf8();
  chosen_ = asked;
  SendScintilla(SCI_AUTOCSHOW, cursor() - offered_.from, list.constData());
}

// A letter, a quotation mark or the brace of an icon may begin a word.
void CardEditor::onCharAdded(int character) {
  const bool open = SendScintilla(SCI_AUTOCACTIVE) != 0;
  const bool letter = character < 128 && (std::isalpha(character) != 0 || character == '_');
  if (character == '\n') indentLine();
  if (character == '"' || (character == '{' && inText()) || (letter && !open)) complete(false);
}

/// Whether the cursor stands between quotation marks.
bool CardEditor::inText() const {
  int line = 0, column = 0;
  getCursorPosition(&line, &column);
  return text(line).left(column).remove("\\\"").count(u'"') % 2 == 1;
}

// A line that follows an opening bracket stands further in; what was before it keeps its place otherwise.
void CardEditor::indentLine() {
  int line = 0, column = 0;
  getCursorPosition(&line, &column);
  if (line == 0) return;
  const QString before = text(line - 1).trimmed();
  if (!before.endsWith(u'{') && !before.endsWith(u'[')) return;
  setIndentation(line, indentation(line - 1) + tabWidth());
  setCursorPosition(line, indentation(line));
}

// A word is taken by Enter if somebody has chosen it, or begun it and not finished; else Enter begins a line.
bool CardEditor::takesWord() const {
  if (chosen_) return true;
  if (cursor() <= offered_.from) return false;
  const std::string typed = text().toStdString().substr(offered_.from, cursor() - offered_.from);
  return std::none_of(offered_.words.begin(), offered_.words.end(),
                      [&](const house::Completion& each) { return each.word == typed || each.written == typed; });
}

void CardEditor::keyPressEvent(QKeyEvent* event) {
  if (SendScintilla(SCI_AUTOCACTIVE) != 0) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool moves = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_PageUp ||
                       event->key() == Qt::Key_PageDown;
    chosen_ = chosen_ || moves;
    if (enter && !takesWord()) SendScintilla(SCI_AUTOCCANCEL);
  }
  QsciScintilla::keyPressEvent(event);
}

void CardEditor::onCompleted(const char* entry) {
  const QString chosen = QString::fromUtf8(entry);
  for (const house::Completion& each : offered_.words) {
    const QString word = QString::fromStdString(each.word);
    if (chosen != word && !chosen.startsWith(word + "   ")) continue;
    const std::string written = each.written;  // a change of the text makes new offers
    const std::size_t from = offered_.from;
    SendScintilla(SCI_AUTOCCANCEL);
    SendScintilla(SCI_SETTARGETSTART, from);
    SendScintilla(SCI_SETTARGETEND, cursor());
    SendScintilla(SCI_REPLACETARGET, written.size(), written.c_str());
    SendScintilla(SCI_GOTOPOS, from + written.size());
    return;
  }
}

}  // namespace ui
