#include "ui/plain/plain_table.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBrowser>

#include "ui/look/say.h"
#include "ui/screen/map_view.h"

namespace ui {

using kernel::Decision;
using kernel::Openness;
using kernel::Seat;

namespace {

QLabel* label(const char* look) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  made->setWordWrap(true);
  return made;
}

QScrollArea* dressed(QScrollArea* area, QWidget* inside) {
  area->setProperty("bare", true);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(inside);
  return area;
}
QScrollArea* scrolled(QWidget* inside) { return dressed(new QScrollArea, inside); }

/// As high as what is in it, up to a bound. Qt's own keeps the height of what was in it first.
class FittingArea final : public QScrollArea {
 public:
  [[nodiscard]] QSize sizeHint() const override {
    return {QScrollArea::sizeHint().width(), std::min(kHighest, widget()->sizeHint().height())};
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    return {QScrollArea::minimumSizeHint().width(), sizeHint().height()};
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  static constexpr int kHighest = 190;
};

}  // namespace

PlainTable::PlainTable(const house::GameModule& game, QWidget* parent)
    : TablePage(parent), game_(game), table_(label("")), caption_(label("hint")), log_(new QTextBrowser),
      seats_(new QHBoxLayout), question_(label("ask")), rule_(label("hint")),
      choices_(new ChoiceBox(game.vocabulary().amount, this)), hand_(new QPushButton),
      rules_(button("rules", &PlainTable::reads)), options_(button("options", &PlainTable::setsUp)),
      shields_(button("shields", &PlainTable::shields)), undo_(button("undo", &PlainTable::undoes)),
      save_(button("save", &PlainTable::saves)), leave_(button("leave", &PlainTable::leaves)) {
  table_->setObjectName("table");
  caption_->setObjectName("caption");
  table_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  table_->setTextFormat(Qt::PlainText);
  table_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  log_->setObjectName("log");
  question_->setObjectName("question");
  question_->setTextFormat(Qt::PlainText);
  rule_->setTextFormat(Qt::PlainText);
  hand_->setObjectName("hand");
  hand_->setProperty("gold", true);
  hand_->setAutoDefault(true);
  connect(hand_, &QPushButton::clicked, this, &PlainTable::openHand);
  connect(choices_, &ChoiceBox::picked, this, &PlainTable::chosen);
  new QShortcut(QKeySequence::Undo, this, this, &PlainTable::undoes, Qt::WidgetWithChildrenShortcut);
  new QShortcut(
      QKeySequence::Save, this,
      [this] {
        if (!save_->isHidden()) emit saves();
      },
      Qt::WidgetWithChildrenShortcut);
  QHBoxLayout* middle = new QHBoxLayout;
  middle->addWidget(scrolled(table_), 3);
  if (const house::GameMap* map = game_.map()) {
    map_ = new MapView(*map, this);
    choices_->joinMap(*map_);
    middle->addWidget(map_, 3);
  }
  middle->addWidget(log_, 2);
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 14, 24, 18);
  column->addWidget(makeBar());
  column->addLayout(middle, 1);
  column->addLayout(seats_);
  column->addWidget(question_);
  column->addWidget(rule_);
  QScrollArea* choices = dressed(new FittingArea, choices_);
  choices->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  column->addWidget(choices);
  column->addWidget(hand_, 0, Qt::AlignRight);
  setFocusPolicy(Qt::StrongFocus);
  retranslate();
}

QWidget* PlainTable::makeBar() {
  QWidget* bar = new QWidget;
  QHBoxLayout* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  QLabel* title = label("heading");
  title->setText(ui::say(game_.name()));
  row->addWidget(title, 1);
  row->addWidget(caption_, 1);
  for (QPushButton* each : {rules_, options_, shields_, undo_, save_, leave_}) row->addWidget(each);
  return bar;
}

QPushButton* PlainTable::button(const char* name, void (PlainTable::*does)()) {
  QPushButton* made = new QPushButton;
  made->setObjectName(name);
  made->setProperty("small", true);
  made->setAutoDefault(true);
  connect(made, &QPushButton::clicked, this, does);
  return made;
}

void PlainTable::retranslate() {
  rules_->setText(tr("Rules (F1)"));
  options_->setText(tr("Options"));
  shields_->setText(tr("Shields"));
  undo_->setText(tr("Undo (Ctrl+Z)"));
  save_->setText(tr("Save a copy (Ctrl+S)"));
  leave_->setText(tr("Leave"));
  log_->setAccessibleName(tr("What has happened"));
  hand_->setText(tr("Draw the curtain (H)"));
}

void PlainTable::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  if (room_ != nullptr) refresh();
}

void PlainTable::sitIn(PlainRoom* room) {
  room_ = room;
  if (room_ == nullptr) return;
  connect(room_, &PlainRoom::changed, this, &PlainTable::refresh);
  connect(room_, &PlainRoom::pauses, this, &PlainTable::ask);
  connect(room_, &PlainRoom::asked, this, [this] { ring(*room_); });
  connect(room_, &PlainRoom::refused, this, &PlainTable::say);
  connect(room_, &PlainRoom::said, this, &PlainTable::say);
}

// ---- what is shown ----------------------------------------------------------------------------------------------

void PlainTable::refresh() {
  tellTable();
  tellLog();
  tellSeats();
  undo_->setEnabled(room_->mayUndo());
  ask();
}

void PlainTable::ask() {
  room_->match().over() ? tellEnd() : tellQuestion();
  ring(*room_);
}

void PlainTable::tellTable() {
  if (map_ != nullptr) map_->name(room_->placeNames(*game_.map(), Seat::Table));
  const int letter = std::max(1, table_->fontMetrics().horizontalAdvance('n'));
  const int room = std::max(40, table_->parentWidget()->width() / letter);
  QStringList lines;
  for (const std::string& line : room_->voice().table(room)) lines << QString::fromStdString(line);
  table_->setText(lines.join("\n"));
}

void PlainTable::tellLog() {
  log_->setPlainText(room_->log().join("\n"));
  log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
}

void PlainTable::tellSeats() {
  for (QPushButton* each : seatButtons_) {
    each->hide();
    each->deleteLater();
  }
  seatButtons_.clear();
  for (const Seat seat : room_->persons()) {
    if (room_->shielded().has(seat)) continue;  // all that is theirs lies on their phones
    const bool responds = room_->match().mayInterject(seat);
    const QString words =
        responds ? tr("%1: respond").arg(room_->nameOf(seat)) : tr("%1: look").arg(room_->nameOf(seat));
    QPushButton* look = new QPushButton(words);
    look->setObjectName(QStringLiteral("seat-%1").arg(index(seat)));
    look->setProperty("small", true);
    look->setAutoDefault(true);
    connect(look, &QPushButton::clicked, this, [this, seat, responds] { emit looks(seat, responds); });
    seats_->addWidget(look);
    seatButtons_.push_back(look);
  }
}

void PlainTable::tellQuestion() {
  const Decision face = room_->face();
  const bool thinks = room_->thinking();
  const bool onShield = room_->answersOnShield();
  const bool asksPerson = room_->isPerson(room_->answersNext());
  const bool opens = asksPerson && !thinks && !onShield && face.openness() != Openness::Public;
  QString question = QString::fromStdString(room_->voice().question(face, Seat::Table));
  if (const std::string card = room_->voice().asking(Seat::Table); !card.empty())
    question = QString::fromStdString(card) + "\n" + question;
  if (thinks && !room_->isPerson(face.seat())) {
    const QString plays =
        room_->paused() ? tr("The computer plays for %1 once you have read on.") : tr("The computer plays for %1.");
    question = plays.arg(room_->nameOf(face.seat()));
  }
  if (!thinks && onShield && face.openness() != Openness::Public)
    question = tr("%1 chooses on a shield.").arg(room_->nameOf(room_->answersNext()));
  question_->setText(question);
  rule_->setText(room_->match().asked().size() > 1 ? tr("All answer in secret, one after the other.")
                                                   : room_->rule(face.rule()));
  const auto undoable = [&](kernel::Choice choice) { return room_->match().undoable({face.seat(), choice}); };
  choices_->show(thinks ? std::vector<Offered>() : offeredIn(face, room_->voice(), Seat::Table, undoable));
  hand_->setVisible(opens);
}

void PlainTable::tellEnd() {
  question_->setText(QString::fromStdString(room_->voice().ending()));
  QStringList lines;
  for (const std::string& line : room_->voice().disclosed()) lines << QString::fromStdString(line);
  rule_->setText(lines.join(" "));
  choices_->show(std::vector<Offered>());
  hand_->hide();
}

void PlainTable::takeFocus() {
  if (!hand_->isHidden()) hand_->setFocus();
  else choices_->takeFocus();
}

void PlainTable::say(const QString& sentence) { rule_->setText(sentence); }

void PlainTable::caption(const QString& line) { caption_->setText(line); }

// ---- what is pressed --------------------------------------------------------------------------------------------

void PlainTable::openHand() {
  const Seat seat = room_->answersNext();
  if (room_->isPerson(seat) && !room_->shielded().has(seat)) emit looks(seat, false);
}

void PlainTable::keyPressEvent(QKeyEvent* event) {
  const bool hand = event->key() == Qt::Key_H || event->key() == Qt::Key_Space;
  if (hand && hand_->isVisible() && !event->isAutoRepeat()) return openHand();
  if (event->key() == Qt::Key_Escape && room_ != nullptr && room_->match().over()) return emit leaves();
  Page::keyPressEvent(event);
}

void PlainTable::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  if (room_ != nullptr) tellTable();
}

}  // namespace ui
