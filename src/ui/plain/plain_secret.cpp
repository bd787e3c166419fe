#include "ui/plain/plain_secret.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

#include "ui/screen/map_view.h"

namespace ui {

using kernel::Choice;
using kernel::Decision;
using kernel::Seat;

namespace {

QLabel* text(const char* look, const QString& words = {}) {
  QLabel* made = new QLabel;
  made->setProperty("look", look);
  made->setTextFormat(Qt::PlainText);
  made->setWordWrap(true);
  made->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  made->setText(words);
  return made;
}

}  // namespace

PlainSecret::PlainSecret(PlainRoom& room, const house::GameModule& game, Seat seat, bool responds, QWidget* parent)
    : SecretPage(parent), room_(room), seat_(seat), responds_(responds), question_(text("ask")), rule_(text("hint")),
      saidNow_(text("small")), choices_(new ChoiceBox(game.vocabulary().amount, this)), notes_(new QPlainTextEdit),
      notesLeft_(text("small")), confirm_(button(tr("Confirm (Enter)"), "confirm", &PlainSecret::confirm)),
      again_(button(tr("Start again"), "again", &PlainSecret::startAgain)),
      close_(button(tr("Close the curtain (Esc)"), "close", &PlainSecret::close)) {
  const QStringList news = room.look(seat);
  QStringList lines;
  for (const std::string& line : room.voice().secrets(seat, true)) lines << QString::fromStdString(line);
  QWidget* known = new QWidget;
  QVBoxLayout* both = new QVBoxLayout(known);
  QLabel* mine = text("", lines.join("\n"));
  mine->setObjectName("secrets");
  both->addWidget(mine);
  both->addWidget(text("small", news.isEmpty() ? QString() : tr("Since you last looked:") + "\n" + news.join("\n")));
  both->addStretch(1);
  QScrollArea* area = new QScrollArea;
  area->setProperty("bare", true);
  area->setWidgetResizable(true);
  area->setWidget(known);
  QHBoxLayout* middle = new QHBoxLayout;
  middle->addWidget(area, 3);
  if (const house::GameMap* places = game.map()) {
    MapView* map = new MapView(*places, this);
    map->name(room.placeNames(*places, seat));
    choices_->joinMap(*map);
    middle->addWidget(map, 3);
  }
  middle->addWidget(makeNotes(), 2);
  QHBoxLayout* buttons = new QHBoxLayout;
  buttons->addWidget(saidNow_, 1);
  for (QPushButton* each : {close_, again_, confirm_}) buttons->addWidget(each);
  confirm_->setProperty("gold", true);
  question_->setObjectName("question");
  connect(choices_, &ChoiceBox::picked, this, &PlainSecret::choose);
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 14, 24, 18);
  column->addWidget(text("heading", tr("For %1 alone").arg(room.nameOf(seat))));
  column->addLayout(middle, 1);
  column->addWidget(question_);
  column->addWidget(rule_);
  column->addWidget(choices_);
  column->addLayout(buttons);
  setFocusPolicy(Qt::StrongFocus);
  refresh();
}

QWidget* PlainSecret::makeNotes() {
  QWidget* pad = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(pad);
  column->addWidget(text("head", tr("Your notes")));
  notes_->setObjectName("notes");
  notes_->setAccessibleName(tr("Your notes"));
  notes_->setTabChangesFocus(true);
  notes_->setPlainText(QString::fromStdString(room_.match().notes(seat_)).trimmed());
  connect(notes_, &QPlainTextEdit::textChanged, this, &PlainSecret::tellNotes);
  column->addWidget(notes_, 1);
  column->addWidget(notesLeft_);
  tellNotes();
  return pad;
}

QPushButton* PlainSecret::button(const QString& words, const char* name, void (PlainSecret::*does)()) {
  QPushButton* made = new QPushButton(words);
  made->setObjectName(name);
  made->setAutoDefault(true);
  connect(made, &QPushButton::clicked, this, does);
  return made;
}

void PlainSecret::tellNotes() {
  constexpr qsizetype kMost = house::Match::kLongestNotes;
  const qsizetype bytes = kMost - notes_->toPlainText().toUtf8().size() - 1;
  notesLeft_->setText(bytes < 0     ? tr("Too long by %1 letters.").arg(-bytes)
                      : bytes < 200 ? tr("Room for %1 more letters.").arg(bytes)
                                    : tr("Only you can read them. They are kept with the game."));
}

bool PlainSecret::keepNotes() {
  const QString why = room_.writeNotes(seat_, notes_->toPlainText());
  if (why.isEmpty()) return true;
  notesLeft_->setText(tr("%1. Close once more to leave them as they were.").arg(why));
  notes_->setFocus();
  return false;
}

// ---- choosing ---------------------------------------------------------------------------------------------------

void PlainSecret::refresh() {
  const Decision d = room_.inHand(seat_, responds_, made_);
  const bool asks = !d.empty(), chosen = !made_.empty();
  if (asks) question_->setText(QString::fromStdString(room_.voice().question(d, seat_)));
  else if (chosen) question_->setText(tr("Confirm, or start again."));
  else question_->setText(responds_ ? tr("You have nothing to respond with now.") : QString());
  rule_->setText(asks ? room_.rule(d.rule()) : QString());
  // Nothing is made here before it is confirmed, so nothing is lasting here either.
  choices_->show(asks ? offeredIn(d, room_.voice(), seat_, [](Choice) { return true; }) : std::vector<Offered>());
  saidNow_->setText(said_.join("\n"));
  confirm_->setVisible(chosen && !asks);
  again_->setVisible(chosen);
}

void PlainSecret::choose(Choice choice) {
  const Decision d = room_.inHand(seat_, responds_, made_);
  if (d.find(choice) < 0) return;
  said_ << QString::fromStdString(room_.voice().choice(d, choice, seat_));
  made_.push_back(choice);
  refresh();
  takeFocus();
}

void PlainSecret::startAgain() {
  made_.clear();
  said_.clear();
  refresh();
  takeFocus();
}

void PlainSecret::confirm() {
  if (mayLeave()) emit done(made_);
}

void PlainSecret::close() {
  if (mayLeave()) emit done({});
}

void PlainSecret::takeFocus() {
  if (!confirm_->isHidden()) confirm_->setFocus();
  else if (!room_.inHand(seat_, responds_, made_).empty()) choices_->takeFocus();
  else close_->setFocus();
}

void PlainSecret::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return Page::keyPressEvent(event);
  made_.empty() ? close() : startAgain();
}

}  // namespace ui
