#include "ui/workshop/card_form.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include "engine/kernel/count.h"

namespace ui {

namespace {

/// Widgets in one line; the one that takes the rest of its room, if any, is the `wide` one.
QWidget* lineOf(std::initializer_list<QWidget*> all, const QWidget* wide = nullptr) {
  QWidget* made = new QWidget;
  QHBoxLayout* line = new QHBoxLayout(made);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(6);
  for (QWidget* each : all)
    if (each != nullptr) line->addWidget(each, each == wide ? 1 : 0);
  if (wide == nullptr) line->addStretch(1);
  return made;
}

/// The values of one row: side by side in columns, as many as there is room for; texts one below the other.
class FieldCells final : public QWidget {
 public:
  explicit FieldCells(bool below) : below_(below), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(6);
    grid_->setVerticalSpacing(4);
  }
  /// `label` may be nullptr.
  void add(QLabel* label, QWidget* cell) {
    const int row = kernel::count(cells_);
    cells_.push_back(below_ || label == nullptr ? cell : lineOf({label, cell}, cell));
    grid_->addWidget(cells_.back(), row, 1);
    if (below_ && label != nullptr) grid_->addWidget(label, row, 0);
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QWidget::resizeEvent(event);
    arrange();
  }
  // The narrowest is one column: how many there are follows from the width.
  [[nodiscard]] QSize minimumSizeHint() const override { return {widest(), grid_->minimumSize().height()}; }
  [[nodiscard]] QSize sizeHint() const override { return {widest(), grid_->sizeHint().height()}; }

 private:
  [[nodiscard]] int widest() const {
    int widest = 0;
    for (const QWidget* each : cells_) widest = std::max(widest, each->minimumSizeHint().width());
    return widest;
  }
  void arrange() {
    if (below_) return grid_->setColumnStretch(1, 1);
    int wide = 1;
    for (const QWidget* each : cells_) wide = std::max(wide, each->sizeHint().width() + grid_->horizontalSpacing());
    const int columns = std::clamp(width() / wide, 1, kernel::count(cells_));
    if (columns == columns_) return;
    columns_ = columns;
    for (int at = 0; at < kernel::count(cells_); ++at)
      grid_->addWidget(kernel::at(cells_, at), at / columns, at % columns);
    for (int column = 0; column <= kernel::count(cells_); ++column)
      grid_->setColumnStretch(column, column == columns ? 1 : 0);
    updateGeometry();
  }

  bool below_;
  QGridLayout* grid_;
  std::vector<QWidget*> cells_;
  int columns_ = 0;
};

bool isLong(const house::PlainField& field) {
  return field.kind == house::FieldKind::Words || field.kind == house::FieldKind::Picture;
}

/// Whether a row needs little room: several stand side by side.
bool isSmall(const house::FieldRow& row) {
  const house::FieldKind kind = row.fields.front().kind;
  return row.fields.size() == 1 && !isLong(row.fields.front()) && kind != house::FieldKind::Text;
}

/// Lighter letters for what is as shipped.
void markAsShipped(QWidget* widget, bool shipped) {
  if (widget->property("shipped") == shipped) return;
  widget->setProperty("shipped", shipped);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

QString shortly(const house::OrderedJson& value) {
  return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString::fromStdString(value.dump());
}

}  // namespace

CardForm::CardForm(CardLanguage& language, QWidget* parent)
    : QFrame(parent), language_(language), says_(new QLabel), scroll_(new QScrollArea) {
  setObjectName("card-form");
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 6, 4, 6);
  column->setSpacing(4);
  column->addWidget(says_);
  column->addWidget(scroll_, 1);
  says_->setObjectName("form-says");
  says_->setProperty("look", "small");
  says_->setWordWrap(true);
  scroll_->setProperty("bare", true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QString CardForm::inLanguage(const std::string& english) const { return QString::fromStdString(language_.of(english)); }

QString CardForm::nameOf(const house::FieldRow& row) const {
  QStringList labels;
  for (const std::string& label : row.labels) labels << inLanguage(label);
  return labels.join(", ");
}

// ---- what stands there ------------------------------------------------------------------------------------------

void CardForm::show(const house::FieldForm& form, const house::CardTexts& texts) {
  const bool same = form == form_ && !rows_.empty();
  texts_ = texts;
  if (!same) {
    form_ = form;
    build();
  }
  refresh();
}

void CardForm::retranslate() {
  setAccessibleName(tr("Form of the card"));
  if (!texts_) return;
  build();
  refresh();
}

void CardForm::build() {
  rows_.clear();
  QWidget* body = new QWidget;
  QGridLayout* grid = new QGridLayout(body);
  grid->setContentsMargins(0, 0, 6, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(1, 1);
  FieldCells* small = nullptr;  // of neighbours that need little room
  for (const house::FieldRow& row : form_.rows) {
    Row made = makeRow(row);
    const int at = grid->rowCount();
    if (isSmall(row)) {
      if (small == nullptr) grid->addWidget(small = new FieldCells(false), at, 0, 1, 3);
      small->add(nullptr, lineOf({made.label, made.cells, made.back}));
    } else {
      small = nullptr;
      grid->addWidget(made.label, at, 0, Qt::AlignLeft | Qt::AlignTop);
      grid->addWidget(made.cells, at, 1);
      grid->addWidget(made.back, at, 2, Qt::AlignTop);
    }
    rows_.push_back(std::move(made));
  }
  grid->setRowStretch(grid->rowCount(), 1);
  scroll_->setWidget(body);  // deletes the one before
}

CardForm::Row CardForm::makeRow(const house::FieldRow& row) {
  Row made;
  const QString name = nameOf(row);
  made.label = new QLabel(name);
  made.label->setContentsMargins(0, 5, 0, 5);
  FieldCells* cells = new FieldCells(isLong(row.fields.front()));
  for (const house::PlainField& field : row.fields) {
    const QString words = inLanguage(field.label);
    QLabel* label = words.isEmpty() ? nullptr : new QLabel(words);
    if (label != nullptr) label->setProperty("look", "small");
    const CardField shown = addField(row, field, words.isEmpty() ? name : name + ", " + words);
    const bool wide = isLong(field) || field.kind == house::FieldKind::Text;
    cells->add(label, lineOf({shown.widget, shown.beside}, wide ? shown.widget : nullptr));
    made.fields.push_back(shown);
  }
  made.cells = cells;
  made.label->setBuddy(made.fields.front().widget);
  made.back = makeBack(row, name, made.fields.front().widget);
  return made;
}

QPushButton* CardForm::makeBack(const house::FieldRow& row, const QString& name, QWidget* first) {
  QPushButton* back = new QPushButton(QStringLiteral("\u21BA"));
  back->setProperty("small", true);
  back->setObjectName("shipped" + QString::fromStdString(row.pointer));
  back->setAccessibleName(tr("%1 as shipped").arg(name));
  back->setToolTip(tr("As shipped: takes away what you changed here."));
  QSizePolicy keeps = back->sizePolicy();
  keeps.setRetainSizeWhenHidden(true);
  back->setSizePolicy(keeps);
  connect(back, &QPushButton::clicked, this, [this, row, first] {
    first->setFocus();  // the button goes
    write([&] { return texts_->withShipped(form_, row); });
  });
  return back;
}

CardField CardForm::addField(const house::FieldRow& row, const house::PlainField& field, const QString& name) {
  CardField made = fieldFor(field, !row.list, language_, [this, row, field](const house::OrderedJson& value) {
    write([&] { return texts_->with(form_, row, field, value); });
  });
  made.widget->setObjectName(QString::fromStdString(field.pointer));
  made.widget->setAccessibleName(name);
  made.widget->setAccessibleDescription(inLanguage(row.means));
  made.widget->setFocusPolicy(Qt::StrongFocus);  // the wheel scrolls the form
  made.widget->installEventFilter(this);
  if (QPushButton* choose = qobject_cast<QPushButton*>(made.beside)) {
    choose->setAccessibleName(tr("Choose a picture"));
    choose->setToolTip(tr("Choose a picture (Ctrl+I)"));
    connect(choose, &QPushButton::clicked, this, &CardForm::pictureWanted);
  }
  return made;
}

void CardForm::refresh() {
  const bool readable = texts_->readable();
  scroll_->widget()->setEnabled(readable);
  if (!readable) return says_->setText(tr("The text cannot be read as JSON. Mend it, and the form is back."));
  QStringList keys;
  for (const std::string& key : form_.inText) keys << QString::fromStdString(key);
  if (rows_.empty()) says_->setText(tr("There is no form for this file."));
  else says_->setText(keys.isEmpty() ? QString() : tr("Only in the text: %1.").arg(keys.join(", ")));
  says_->setVisible(!says_->text().isEmpty());
  for (std::size_t at = 0; at < rows_.size(); ++at) tell(form_.rows[at], rows_[at]);
}

void CardForm::tell(const house::FieldRow& row, const Row& shown) const {
  const QString means = inLanguage(row.means);
  for (std::size_t at = 0; at < row.fields.size(); ++at) {
    const house::FieldValue value = texts_->at(row.fields[at].pointer);
    const CardField& field = shown.fields[at];
    field.set(value.value);
    QStringList tip = {means};
    if (value.asShipped) tip << tr("As shipped.");
    else if (!value.shipped.is_null()) tip << tr("Shipped: %1").arg(shortly(value.shipped));
    tip.removeAll(QString());
    field.widget->setToolTip(tip.join(u'\n'));
    markAsShipped(field.widget, value.asShipped);
  }
  const bool asShipped = texts_->asShipped(row);
  markAsShipped(shown.label, asShipped);
  shown.label->setToolTip(means);
  const bool may = texts_->shipped().is_object() && !asShipped;
  shown.back->setVisible(may);
}

// ---- what is entered --------------------------------------------------------------------------------------------

void CardForm::write(const std::function<std::string()>& text) {
  try {
    emit written(QString::fromStdString(text()));
  } catch (const std::runtime_error& fault) {
    emit refused(inLanguage(fault.what()));
  }
}

void CardForm::enter() {
  if (!rows_.empty() && texts_->readable()) rows_.front().fields.front().widget->setFocus(Qt::TabFocusReason);
}

QWidget* CardForm::field(const char* pointer) const { return findChild<QWidget*>(pointer); }

void CardForm::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) emit left();
  else QFrame::keyPressEvent(event);
}

// The text has the one history of what was done; and the wheel is for scrolling until a field has the focus.
bool CardForm::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) return event->ignore(), true;
  if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
  const QKeyEvent* key = static_cast<QKeyEvent*>(event);
  if (key->matches(QKeySequence::Undo)) return emit undoWanted(), true;
  if (key->matches(QKeySequence::Redo)) return emit redoWanted(), true;
  return QFrame::eventFilter(watched, event);
}

}  // namespace ui
