#include "ui/print/print_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/style.h"
#include "ui/print/picture_files.h"
#include "ui/print/print.h"
#include "ui/print/tabletop.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr int kCardRole = Qt::UserRole, kMostMargin = 100;
constexpr double kBleed = 3;  // millimetres, as printers' shops ask for it
constexpr std::array kForms = {PrintForm::Pdf, PrintForm::Pictures, PrintForm::Tabletop};  // as they are listed
constexpr std::array kPapers = {Paper::A4, Paper::Letter};
constexpr std::array kTurns = {Turn::LongEdge, Turn::ShortEdge};

int placeOn(const QTreeWidgetItem& card) { return card.data(0, kCardRole).toInt(); }

QLabel* label(const QString& words, const char* look) {
  QLabel* made = new QLabel(words);
  made->setProperty("look", look);
  made->setWordWrap(true);
  return made;
}

/// Words beside a tick. Qt keeps room for a tick of its own size only, and ours grow with the window.
class BesideTick final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* row, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(row, index);
    const QWidget* tree = row->widget;
    const QRect tick = tree->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, row, tree);
    const QRect words = tree->style()->subElementRect(QStyle::SE_ItemViewItemText, row, tree);
    // reckoned from the letters, which are as high as a tick: what Qt says of one may be of the size before
    const int missing = tick.left() + row->fontMetrics.height() * 3 / 2 - words.left();
    if (missing <= 0) return;
    row->features |= QStyleOptionViewItem::HasDecoration;  // an empty one, which has a width
    row->decorationSize = QSize(missing, 1);
  }
};

}  // namespace

// ---- the first sheet --------------------------------------------------------------------------------------------

SheetPreview::SheetPreview(QWidget* parent) : QWidget(parent) {
  setMinimumSize(200, 260);
  setAccessibleName(PrintPanel::tr("The first sheet"));
}

void SheetPreview::show(std::shared_ptr<const Printable> cards, const PrintWish& wish) {
  cards_ = std::move(cards);
  wish_ = wish;
  const bool paper = wish.form != PrintForm::Tabletop;
  if (paper) sheets_ = sheetsOf(wish, *cards_);
  else sheets_ = {laidOut(tabletopOf(wish, *cards_).front())};
  paper_ = paper ? millimetresOf(wish.paper) : sheets_.front().cards.size();
  update();
}

void SheetPreview::clear() {
  sheets_.clear();
  update();
}

void SheetPreview::paintEvent(QPaintEvent*) {
  const QSizeF paper = paper_.isEmpty() ? millimetresOf(wish_.paper) : paper_;
  const double scale = std::min(width() / paper.width(), height() / paper.height());
  QPainter p(this);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  p.translate((width() - paper.width() * scale) / 2, (height() - paper.height() * scale) / 2);
  p.scale(scale, scale);
  const bool onPaper = wish_.form != PrintForm::Tabletop;
  p.fillRect(QRectF(QPointF(0, 0), paper), onPaper ? Qt::white : Qt::black);
  if (sheets_.empty()) return;
  if (onPaper) drawPaper(p);
  Ink ink(p, scale * devicePixelRatioF());
  for (const PlacedCard& each : sheets_.front().placed)
    cards_->draw(ink, each.at, each.card, CardSide::Front, spoken());
}

void SheetPreview::drawPaper(QPainter& p) const {
  const Sheet& sheet = sheets_.front();
  p.setPen(QPen(Qt::gray, 0, Qt::DashLine));
  p.drawRect(QRectF(QPointF(0, 0), paper_).adjusted(wish_.margin, wish_.margin, -wish_.margin, -wish_.margin));
  p.setPen(QPen(Qt::black, 0.3));
  for (const QLineF& mark : cropMarks(sheet, wish_)) p.drawLine(mark);
  if (sheet.bleed == 0) return;
  for (const PlacedCard& each : sheet.placed)  // where the picture will have the edge of the card drawn out
    p.fillRect(each.at.adjusted(-sheet.bleed, -sheet.bleed, sheet.bleed, sheet.bleed), QColor(colour::kInk800));
}

// ---- the panel --------------------------------------------------------------------------------------------------

PrintPanel::PrintPanel(QWidget* parent) : QWidget(parent) { build(); }

void PrintPanel::build() {
  language_ = spoken();
  decks_ = new QTreeWidget;
  decks_->setObjectName("decks");
  decks_->setAccessibleName(tr("Decks and cards"));
  decks_->setHeaderHidden(true);
  decks_->setItemDelegate(new BesideTick(decks_));
  preview_ = new SheetPreview(this);
  save_ = new QPushButton(tr("Save PDF ..."));
  save_->setObjectName("save");
  save_->setProperty("gold", true);
  says_ = label({}, "");
  says_->setObjectName("says");
  QVBoxLayout* left = new QVBoxLayout;
  onlyMine_ = new QCheckBox(tr("Only my cards"));
  onlyMine_->setObjectName("only-mine");
  onlyMine_->setToolTip(tr("Lists and prints what your folder adds or changes."));
  left->addWidget(label(tr("Print"), "heading"));
  left->addWidget(onlyMine_);
  left->addWidget(decks_, 1);
  left->addWidget(makeChoices());
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addWidget(says_);
  right->addWidget(save_);
  QHBoxLayout* all = new QHBoxLayout(this);
  all->setSpacing(18);
  all->addLayout(left, 2);
  all->addLayout(right, 3);  // the sheet is what is looked at
  connect(decks_, &QTreeWidget::itemChanged, this, &PrintPanel::check);
  connect(onlyMine_, &QCheckBox::toggled, this, &PrintPanel::showOnlyMine);
  connect(save_, &QPushButton::clicked, this, &PrintPanel::ask);
}

QWidget* PrintPanel::makeChoices() {
  QWidget* choices = new QWidget;
  QFormLayout* form = new QFormLayout(choices);
  form->setContentsMargins(0, 0, 0, 0);
  const auto addList = [&](const QString& name, const QStringList& entries, const char* object) {
    QComboBox* list = new QComboBox;
    list->addItems(entries);
    list->setObjectName(object);
    list->setAccessibleName(name);
    form->addRow(name, list);
    connect(list, &QComboBox::currentIndexChanged, this, &PrintPanel::check);
    return list;
  };
  const auto addSwitch = [&](const QString& name, const char* object) {
    QCheckBox* box = new QCheckBox(name);
    box->setObjectName(object);
    box->setChecked(true);
    form->addRow(box);
    connect(box, &QCheckBox::toggled, this, &PrintPanel::check);
    return box;
  };
  form_ = addList(tr("Save as"),
                  {tr("PDF, to print and cut"), tr("PNG, sheets with %1 mm of bleed").arg(kBleed),
                   tr("PNG, for Tabletop Simulator")},
                  "form");
  paper_ = addList(tr("Paper"), {"A4", tr("Letter")}, "paper");
  turn_ = addList(tr("Both sides"), {tr("turned over the long edge"), tr("turned over the short edge")}, "turn");
  margin_ = new QSpinBox;
  margin_->setObjectName("margin");
  margin_->setAccessibleName(tr("Printer margin"));
  margin_->setRange(0, kMostMargin);
  margin_->setValue(5);
  margin_->setSuffix(tr(" mm"));
  form->addRow(tr("Printer margin"), margin_);
  connect(margin_, &QSpinBox::valueChanged, this, &PrintPanel::check);
  copies_ = addSwitch(tr("As many copies as in the deck"), "copies");
  backs_ = addSwitch(tr("Backs on the pages that follow"), "backs");
  marks_ = addSwitch(tr("Cutting marks"), "marks");
  return choices;
}

void PrintPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || language_ == spoken()) return;
  const PrintWish was = wish();
  const QStringList ids = chosen();
  const bool onlyMine = onlyMine_->isChecked();
  {
    QWidget old;
    old.setLayout(layout());  // takes all that is on it
  }
  filling_ = true;
  build();
  fill();
  onlyMine_->setChecked(onlyMine);
  form_->setCurrentIndex(kernel::placeOf(kForms, was.form));
  paper_->setCurrentIndex(kernel::placeWhere(kPapers, [&](Paper each) { return each == was.paper; }));
  turn_->setCurrentIndex(kernel::placeWhere(kTurns, [&](Turn each) { return each == was.turn; }));
  margin_->setValue(qRound(was.margin));
  copies_->setChecked(was.copies);
  backs_->setChecked(was.backs);
  marks_->setChecked(was.marks);
  filling_ = false;
  choose(ids);
}

void PrintPanel::show(std::shared_ptr<const Printable> cards) {
  const bool first = cards_ == nullptr;
  const bool hadNone = mine_.empty();
  const QStringList ids = chosen();
  cards_ = std::move(cards);
  const std::vector<int> own = mineOf(*cards_);
  mine_ = {own.begin(), own.end()};
  filling_ = true;
  onlyMine_->setChecked(!own.empty() && (first || hadNone || onlyMine_->isChecked()));
  onlyMine_->setEnabled(!own.empty());
  fill();
  if (first || (hadNone && !own.empty())) showOnlyMine();
  else choose(ids);
}

// Whoever switches it wants all that is listed then.
void PrintPanel::showOnlyMine() {
  const bool only = onlyMine_->isChecked();
  fill();
  choose(only ? std::vector<int>(mine_.begin(), mine_.end()) : allOf(*cards_));
}

void PrintPanel::fill() {
  filling_ = true;
  decks_->clear();
  for (const QString& name : cards_ == nullptr ? QStringList() : cards_->decks()) {
    std::vector<int> places = allOf(*cards_, name);
    if (onlyMine_->isChecked()) std::erase_if(places, [&](int each) { return !mine_.contains(each); });
    if (places.empty()) continue;
    QTreeWidgetItem* deck = new QTreeWidgetItem(decks_, {cards_->nameOf(name)});
    deck->setFlags(deck->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    deck->setCheckState(0, Qt::Unchecked);
    for (const int each : places) {
      const PrintedCard& it = kernel::at(cards_->cards(), each);
      const QString copies = it.copies > 1 ? QStringLiteral("  \u00d7 %1").arg(it.copies) : QString();
      QTreeWidgetItem* card = new QTreeWidgetItem(deck, {QString::fromStdString(it.name.in(spoken())) + copies});
      card->setFlags(card->flags() | Qt::ItemIsUserCheckable);
      card->setCheckState(0, Qt::Unchecked);
      card->setData(0, kCardRole, each);
    }
  }
  filling_ = false;
}

void PrintPanel::choose(const std::vector<int>& cards) {
  QStringList ids;
  for (const int each : cards) ids << kernel::at(cards_->cards(), each).id;
  choose(ids);
}

void PrintPanel::choose(const QStringList& ids) {
  const std::set<QString> wanted(ids.begin(), ids.end());
  filling_ = true;
  for (int deck = 0; deck < decks_->topLevelItemCount(); ++deck)
    for (int at = 0; at < decks_->topLevelItem(deck)->childCount(); ++at) {
      QTreeWidgetItem* card = decks_->topLevelItem(deck)->child(at);
      const bool on = wanted.contains(kernel::at(cards_->cards(), placeOn(*card)).id);
      card->setCheckState(0, on ? Qt::Checked : Qt::Unchecked);
    }
  filling_ = false;
  check();
}

QStringList PrintPanel::chosen() const {
  QStringList ids;
  if (cards_ == nullptr) return ids;
  for (const int each : wish().cards) ids << kernel::at(cards_->cards(), each).id;
  return ids;
}

PrintWish PrintPanel::wish() const {
  PrintWish wish;
  for (int deck = 0; deck < decks_->topLevelItemCount(); ++deck)
    for (int at = 0; at < decks_->topLevelItem(deck)->childCount(); ++at)
      if (const QTreeWidgetItem* card = decks_->topLevelItem(deck)->child(at); card->checkState(0) == Qt::Checked)
        wish.cards.push_back(placeOn(*card));
  wish.form = kernel::at(kForms, form_->currentIndex());
  wish.bleed = wish.form == PrintForm::Pictures ? kBleed : 0;
  wish.copies = copies_->isChecked();
  wish.backs = backs_->isChecked();
  wish.marks = marks_->isChecked();
  wish.paper = kernel::at(kPapers, paper_->currentIndex());
  wish.turn = kernel::at(kTurns, turn_->currentIndex());
  wish.margin = margin_->value();
  return wish;
}

void PrintPanel::check() {
  if (filling_ || cards_ == nullptr) return;
  const PrintWish now = wish();
  const bool paper = now.form != PrintForm::Tabletop;
  turn_->setEnabled(paper && now.backs);
  for (QWidget* each : std::initializer_list<QWidget*>{paper_, margin_, backs_, marks_}) each->setEnabled(paper);
  save_->setText(now.form == PrintForm::Pdf ? tr("Save PDF ...") : tr("Save PNG ..."));
  try {
    preview_->show(cards_, now);
    says_->setText(tr("%n cards", nullptr, cardsIn(now, *cards_)) + ", " + sheetsSaid(now));
    save_->setEnabled(true);
  } catch (const kernel::RefusedError& refused) {
    preview_->clear();
    says_->setText(QString::fromUtf8(refused.what()));
    save_->setEnabled(false);
  }
}

QString PrintPanel::sheetsSaid(const PrintWish& wish) const {
  if (wish.form == PrintForm::Tabletop) {
    const std::vector<TabletopSheet> sheets = tabletopOf(wish, *cards_);
    const TabletopSheet& first = sheets.front();
    return tr("%n sheets, the first of %1 x %2 places.", nullptr, kernel::count(sheets))
               .arg(first.columns)
               .arg(first.rows) +
           " " + tr("How to load them stands in a text beside them.");
  }
  const int sheets = kernel::count(sheetsOf(wish, *cards_));
  const int sides = wish.backs ? 2 * sheets : sheets;
  if (wish.form == PrintForm::Pictures) return tr("%n pictures with 300 dots an inch.", nullptr, sides);
  return tr("%n pages. Print them at actual size (100 %).", nullptr, sides);
}

void PrintPanel::ask() {
  const bool pdf = wish().form == PrintForm::Pdf;
  QFileDialog* dialog =
      new QFileDialog(this, tr("Save the cards"), {}, pdf ? tr("PDF (*.pdf)") : tr("Pictures (*.png)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(pdf ? "pdf" : "png");
  connect(dialog, &QFileDialog::fileSelected, this, &PrintPanel::saveTo);
  dialog->open();
}

void PrintPanel::saveTo(const QString& path) {
  try {
    const PrintWish now = wish();
    const bool pdf = now.form == PrintForm::Pdf;
    const int made = printCards(now, *cards_, spoken(), path, pdf ? kernel::Over::anything() : overPictures());
    says_->setText(pdf ? tr("Saved: %1").arg(path)
                       : tr("Saved: %n pictures in %1", nullptr, made).arg(QFileInfo(path).path()));
  } catch (const std::runtime_error& error) {
    says_->setText(QString::fromUtf8(error.what()));
  }
}

}  // namespace ui
