#include "ui/plain/plain_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/house/log/match_log.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/pages/options_at_work.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/window/window_place.h"

namespace ui {

using kernel::Seat;

namespace {

/// A file for a match that begins now.
QString freeFile(const QString& folder, const QString& ending) {
  QDir().mkpath(folder);
  const QString now = QDateTime::currentDateTime().toString("yyyy-MM-dd_hh-mm-ss");
  QString name = now + "." + ending;
  for (int more = 2; QDir(folder).exists(name); ++more)
    name = QStringLiteral("%1_%2.%3").arg(now).arg(more).arg(ending);
  return QDir(folder).filePath(name);
}

}  // namespace

PlainWindow::PlainWindow(PlainWanted wanted)
    : wanted_(std::move(wanted)), box_(wanted_.game->open({})), rules_(wanted_.game->rules()),
      firstCards_(wanted_.game->firstCards(rules_)), sounds_(wanted_.speaker), column_(new QVBoxLayout),
      pages_(new ui::Pages(this)), lessons_(new LessonsPage(*wanted_.game, box_, wanted_.optionsFile, this)),
      setup_(new PlainSetup(*wanted_.game, *box_, wanted_.pages.get(), wanted_.saves, this)), table_(makeTable()),
      workshop_(new PlainWorkshop(*wanted_.game, rules_, wanted_.own, wanted_.pages, *pages_)) {
  const std::string_view name = wanted_.game->name();
  setWindowTitle(say(name));  // always the same
  setMinimumSize(kLeastWindow);
  QWidget* whole = new QWidget(this);
  whole->setLayout(column_);
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  column_->addWidget(pages_, 1);
  setCentralWidget(whole);
  for (QWidget* page : std::initializer_list<QWidget*>{setup_, lessons_, table_, curtain()}) pages_->addWidget(page);
  setup_->offer("lessons", lessons_->teaches());
  setup_->offer("workshop", workshop_->offered());
  setup_->offer("first-game", !firstCards_.all().empty());
  setup_->offer("shelf", static_cast<bool>(wanted_.shelf));
  curtain()->setHold(wanted_.curtainHold);
  if (wanted_.pages) {
    curtain()->dress(wanted_.pages->curtainDress());
    for (Page* page : std::initializer_list<Page*>{setup_, lessons_}) page->setGround(wanted_.pages->ground());
  }
  obey();
  listen();
  listenForSounds();
  qApp->installEventFilter(this);
}

PlainWindow::~PlainWindow() {
  qApp->removeEventFilter(this);
  dropShields();
  ui::takeDown(secret_);
  takeDown(lesson_);
  takeDown(trialBar_);
}

void PlainWindow::listen() {
  connect(&idle_, &ui::Alarm::rang, this, &PlainWindow::closeSecret);
  connect(setup_, &PlainSetup::begin, this, [this] { begin(setup_->start()); });
  connect(setup_, &PlainSetup::resume, this, &PlainWindow::resume);
  connect(table_, &TablePage::chosen, this, [this](kernel::Choice choice) {
    const Seat asked = room_->face().seat();
    if (room_->thinking() || !room_->isPerson(asked) || !allows({&choice, 1}, kernel::How::Answer)) return;
    room_->choose(asked, choice);
  });
  connect(table_, &TablePage::interjects, this, [this](Seat seat, kernel::Choice choice) {
    if (room_->isPerson(seat) && allows({&choice, 1}, kernel::How::Interjection))
      room_->answer(seat, true, {&choice, 1});
  });
  connect(table_, &TablePage::looks, this, [this](Seat seat, bool responds) { fall({seat, responds}); });
  connect(table_, &TablePage::laidOut, this, &PlainWindow::pointInLesson);
  connect(table_, &TablePage::laidOut, this, &PlainWindow::letRead);
  connect(pages_, &Pages::opens, this, [this] { table_->wait(true); });
  connect(&pages_->halves(), &CurtainHalves::opened, this, [this] {
    table_->wait(false);
    letRead();
  });
  connect(table_, &TablePage::undoes, this, [this] { lesson_ ? lesson_->objectToUndo() : room_->undo(); });
  connect(table_, &TablePage::saves, this, &PlainWindow::saveCopy);
  connect(
      table_, &TablePage::leaves, this,
      [this] {
        if (trialBar_) return leaveTrial();
        lesson_ ? lessons_->list() : leave();
      },
      Qt::QueuedConnection);
  connect(setup_, &PlainSetup::learns, lessons_, &LessonsPage::list);
  connect(setup_, &PlainSetup::designs, this, &PlainWindow::openWorkshop);
  connect(workshop_, &PlainWorkshop::left, this, &PlainWindow::leave);
  connect(workshop_, &PlainWorkshop::tries, this, &PlainWindow::tryCard);
  connect(workshop_, &PlainWorkshop::ruleWanted, this, &PlainWindow::openBookAt);
  connect(lessons_, &LessonsPage::listed, this, [this] {
    leave();
    pages_->turnTo(lessons_);
  });
  connect(lessons_, &LessonsPage::begun, this, &PlainWindow::teach);
  connect(lessons_, &LessonsPage::reads, this, &PlainWindow::openBook);
  connect(lessons_, &LessonsPage::left, this, &PlainWindow::leave);
  connect(table_, &TablePage::reads, this, &PlainWindow::openBook);
  connect(table_, &TablePage::readsAt, this, &PlainWindow::openBookAt);
  connect(setup_, &PlainSetup::reads, this, &PlainWindow::openBook);
  connect(table_, &TablePage::setsUp, this, &PlainWindow::openOptions);
  connect(table_, &TablePage::shields, this, &PlainWindow::openShields);
  connect(setup_, &PlainSetup::setsUp, this, &PlainWindow::openOptions);
  connect(setup_, &PlainSetup::shelf, this, &PlainWindow::toShelf);
  addKeys();
  connect(curtain(), &ui::Curtain::opened, this, &PlainWindow::openSecret);
  connect(curtain(), &ui::Curtain::leftAlone, this, [this] {
    if (!undealt_.empty()) return;
    turnToTable();
    goOn();
  });
}

void PlainWindow::addKeys() {
  addOptionKeys(*this, [this](const OptionsChange& change) {
    Options changed = wanted_.options;
    change(changed);
    const bool mutes = changed.mute != wanted_.options.mute;
    follow(allowed(changed));
    if (mutes && page() == table_) table_->say(saidOfMute(changed.mute));
    if (optionsScreen_ != nullptr) optionsScreen_->show(wanted_.options);
  });
  std::vector<QWidget*> pages = {setup_, lessons_};  // in the book F1 goes to its search
  if (!table_->hasHelp()) pages.push_back(table_);
  for (QWidget* page : pages)
    new QShortcut(Qt::Key_F1, page, this, &PlainWindow::openBook, Qt::WidgetWithChildrenShortcut);
  new QShortcut(Qt::Key_Escape, setup_, this, &PlainWindow::toShelf, Qt::WidgetWithChildrenShortcut);
}

// ---- the game's own pages, or plain ones

TablePage* PlainWindow::makeTable() {
  return wanted_.pages ? wanted_.pages->table(this) : new PlainTable(*wanted_.game, this);
}

SecretPage* PlainWindow::makeSecret() {
  if (wanted_.pages) return wanted_.pages->secret(*room_, visit_.seat, visit_.responds, this);
  return new PlainSecret(*room_, *wanted_.game, visit_.seat, visit_.responds, this);
}

CurtainFor PlainWindow::curtainFor(Seat seat) const {
  CurtainFor curtain;
  if (wanted_.pages) curtain = wanted_.pages->curtainFor(*room_, seat);
  else curtain = {room_->nameOf(seat), {}, "app/icon", QColor(colour::kAmber).rgb(), room_->persons().size() == 1};
  curtain.back = undealt_.empty();
  return curtain;
}

// ---- a match begins and ends ------------------------------------------------------------------------------------

bool PlainWindow::begin(house::Start start) {
  try {
    start.setup = wanted_.game->completed(std::move(start.setup), kernel::count(start.players), *box_);
    const QString ending = QString::fromStdString(wanted_.game->log().match);
    const QString path = wanted_.saves.isEmpty() ? QString() : freeFile(wanted_.saves, ending);
    enter({box_, beginMatch(box_, start, path.toStdString()), start, {}});
    return true;
  } catch (const std::runtime_error& error) {
    setup_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

bool PlainWindow::resume(const QString& path) {
  try {
    house::Loaded loaded = loadMatch(path.toStdString(), wanted_.game->log(), house::Autosave::Continue);
    enter({loaded.box, loaded.match, loaded.start, loaded.note});
    return true;
  } catch (const std::runtime_error& error) {
    setup_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

void PlainWindow::sitIn(PlainMatch match) {
  room_ = std::make_unique<PlainRoom>(*wanted_.game, rules_, std::move(match), ui::spoken(), wanted_.options.botDelay);
  hearRoom();
  table_->sitIn(room_.get());
  connect(room_.get(), &PlainRoom::changed, this, [this] {
    if (room_->match().steps() != explainedAt_) passFirst();
    letRead();
  });
  connect(room_.get(), &PlainRoom::asked, this, [this] {
    if (state_ == State::Open) takeFocus();
  });
  table_->allowShields(false);
  undealt_.clear();
}

void PlainWindow::enter(PlainMatch match) {
  const bool isNew = match.match->steps() == 0;
  kernel::SeatSet looked;
  for (const kernel::Look& look : match.match->looks()) looked |= look.seat;
  const QString note = QString::fromStdString(match.note);
  const std::shared_ptr<house::KeptMatch> kept = match.match;
  const bool explains = match.start.first.on && !firstCards_.all().empty();
  sitIn(std::move(match));
  allowShields();
  if (explains) beginFirst(*kept);
  if (isNew)
    for (const Seat seat : room_->persons().without(looked)) undealt_.push_back(seat);
  // The deal goes round the table from the seat that is asked first; the next one stands last.
  const Seat first = room_->match().over() ? Seat::Table : room_->face().seat();
  std::ranges::rotate(undealt_, std::ranges::lower_bound(undealt_, first));
  std::ranges::reverse(undealt_);
  if (isNew && wanted_.options.shields) openShields();
  if (!shieldsPage_) dealNext();
  if (!note.isEmpty()) table_->say(note);
}

// Everybody looks at what they were dealt, before the first question.
void PlainWindow::dealNext() {
  while (!undealt_.empty() && room_->shielded().has(undealt_.back())) undealt_.pop_back();  // dealt to on their phones
  if (!undealt_.empty()) return fall({undealt_.back(), false});
  turnToTable();
  room_->hold(false);
  room_->open();
}

void PlainWindow::leave() {
  closeSecret();
  endFirst();
  takeDown(lesson_);
  takeDown(lessonVeil_);
  takeDown(trialBar_);
  table_->allowSaving(true);
  table_->sitIn(nullptr);
  dropShields();
  room_.reset();
  state_ = State::Open;
  setup_->readSaves();
  pages_->turnTo(setup_);
}

void PlainWindow::saveCopy() {
  const QString ending = QString::fromStdString(wanted_.game->log().match);
  QFileDialog* dialog = new QFileDialog(this, tr("Save a copy"), wanted_.saves, "*." + ending);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(ending);
  connect(dialog, &QFileDialog::fileSelected, room_.get(), &PlainRoom::saveTo);
  dialog->open();
}

// ---- at the table, and behind the curtain -----------------------------------------------------------------------

void PlainWindow::turnToTable() {
  state_ = State::Open;
  table_->refresh();
  pages_->turnTo(table_);
  pointInLesson();
}

void PlainWindow::goOn() {
  takeFocus();
  room_->hold(false);
}

void PlainWindow::letRead() {
  if (room_) room_->watch(pages_->halves().opening() || table_->moving(), table_->delaysToRead());
}

void PlainWindow::takeFocus() {
  if (lesson_) lesson_->passKeysTo(page());
  if (lesson_ && lesson_->takeFocus()) return;
  if (explain()) return;
  secret_ ? secret_->takeFocus() : table_->takeFocus();
}

void PlainWindow::fall(const Visit& visit) {
  if (!room_->isPerson(visit.seat)) return;  // nobody looks behind the shield of a seat that the program plays
  if (room_->shielded().has(visit.seat))
    return table_->say(
        tr("%1 has a phone as shield: all that is there to see lies on it.").arg(room_->nameOf(visit.seat)));
  room_->hold(true);
  hideFirst();
  takeDown(lessonVeil_);
  for (QFileDialog* dialog : findChildren<QFileDialog*>()) dialog->close();
  const QPixmap over = page() == table_ ? table_->underCurtain() : QPixmap();
  state_ = State::Falls;
  visit_ = visit;
  pages_->fall(curtainFor(visit.seat), over, trialBar_ ? ui::Pages::Seen::No : ui::Pages::Seen::Yes);
  if (trialBar_) openSecret();  // whoever tries a card plays for all
}

void PlainWindow::openSecret() {
  if (state_ != State::Falls) return;
  state_ = State::Looks;
  opening_ = true;
  secret_ = makeSecret();
  connect(secret_, &SecretPage::reads, this, &PlainWindow::openSecretBook);
  connect(secret_, &SecretPage::done, this, &PlainWindow::onDone, Qt::QueuedConnection);
  connect(secret_, &SecretPage::laidOut, this, &PlainWindow::pointInLesson);
  pages_->addWidget(secret_);
  pages_->turnTo(secret_);
  if (!trialBar_) idle_.start();
  if (lesson_) lesson_->goBehind(true);
  takeFocus();
}

// What was written down is kept; what was chosen and not confirmed is dropped.
void PlainWindow::closeSecret() {
  if (!secret_) return;
  idle_.stop();
  hideFirst();
  takeDown(secretBook_);
  (void)secret_->keepNotes();
  pages_->hang();
  ui::takeDown(secret_);
  curtain()->setFocus();
  state_ = State::Falls;
  if (lesson_) lesson_->goBehind(false);
}

void PlainWindow::onDone(const std::vector<kernel::Choice>& choices) {
  if (!secret_) return;  // it has closed by itself meanwhile
  const auto how = visit_.responds ? kernel::How::Interjection : kernel::How::Answer;
  if (!choices.empty() && !allows(choices, how)) return secret_->startAgain();
  passFirst();
  closeSecret();
  const bool dealing = !undealt_.empty();
  if (dealing) undealt_.pop_back();
  else turnToTable();
  if (!choices.empty()) room_->answer(visit_.seat, visit_.responds, choices);  // before what bots answered meanwhile
  dealing ? dealNext() : goOn();
}

// ---- what the system tells the window ---------------------------------------------------------------------------

void PlainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange && room_) {
    closeSecret();
    room_->speak(ui::spoken());
    if (shields_) shields_->speak(room_->voice(), room_->language());
  }
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::ActivationChange && !isActiveWindow() && !trialBar_) closeSecret();
}

// Not every system marks the repeats of a key that is held: some tell it going up and down.
bool PlainWindow::stillOpens(const QKeyEvent& key) {
  if (state_ != State::Looks || !opening_ || key.key() != Qt::Key_Space) return false;
  if (key.type() == QEvent::KeyRelease) space_.wentUp(key);
  else opening_ = space_.repeats(key);
  return opening_;
}

bool PlainWindow::eventFilter(QObject* watched, QEvent* event) {
  hearing_.hear(watched, event);
  const QEvent::Type type = event->type();
  const bool upOrDown = type == QEvent::KeyPress || type == QEvent::KeyRelease;
  if (upOrDown && stillOpens(*static_cast<QKeyEvent*>(event))) return true;
  const bool key = type == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->isAutoRepeat();
  if (key && pages_->halves().opening()) {  // it only finishes the opening
    pages_->halves().finish();
    return true;
  }
  if (idle_.isActive() && (key || type == QEvent::MouseButtonPress || type == QEvent::MouseMove)) idle_.start();
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace ui
