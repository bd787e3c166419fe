#include "ui/window/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QShortcut>
#include <cstdio>

#include "engine/kernel/errors.h"
#include "ui/pages/pause_menu.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/table/table_of.h"
#include "ui/window/application.h"
#include "ui/window/season_picture.h"

namespace w13 {

namespace {

/// A file for a season that begins now.
QString freeName(const QDir& folder) {
  const QString now = QDateTime::currentDateTime().toString("yyyy-MM-dd_hh-mm-ss");
  QString name = now + ".season";
  for (int more = 2; folder.exists(name); ++more) name = QStringLiteral("%1_%2.season").arg(now).arg(more);
  return folder.filePath(name);
}

}  // namespace

MainWindow::MainWindow(WindowSetup setup)
    : setup_(std::move(setup)), optionsFile_(setup_.options), progress_(setup_.options),
      shelf_(Shelf::besideOptions(setup_.options)), options_(firstOptions()), pages_(new QStackedWidget(this)),
      start_(new StartScreen(*setup_.cards.cards, setup_.saves, this)), curtain_(new Curtain(this)),
      halves_(new CurtainHalves(this)), sounds_(new Sounds(setup_.speaker, this)), captions_(new Captions(this)),
      telling_(new Telling(this)), stillness_(new Stillness(this)), scenes_(new ScenePlayer(pages_)),
      course_(setup_.lessons, setup_.puzzles, *setup_.cards.cards) {
  setWindowTitle(tr("Warehouse 13"));  // always the same: it shows in the task bar
  setMinimumSize(1280, 800);
  setCentralWidget(pages_);
  pages_->addWidget(start_);
  pages_->addWidget(curtain_);
  curtain_->setHold(setup_.curtainHold);
  connect(&idle_, &Alarm::rang, this, &MainWindow::closeSecret);
  connect(start_, &StartScreen::begin, this, &MainWindow::begin);
  connect(start_, &StartScreen::resume, this, &MainWindow::resume);
  connect(curtain_, &Curtain::opened, this, &MainWindow::onCurtainOpened);
  connect(curtain_, &Curtain::leftAlone, this, [this] {
    if (!deal_.on()) showTable();
  });
  connect(start_, &StartScreen::options, this, &MainWindow::openOptions);
  connect(start_, &StartScreen::workshop, this, &MainWindow::openWorkshop);
  connect(start_, &StartScreen::rules, this, [this] { rulesPanel()->openAt(kernel::Rule::None); });
  connect(start_, &StartScreen::lessons, this, &MainWindow::openLessons);
  connect(start_, &StartScreen::lessonsReworded, this, &MainWindow::listLessons);
  connect(start_, &StartScreen::beginLesson, this, &MainWindow::beginLesson);
  connect(start_, &StartScreen::quit, this, &QWidget::close);
  start_->showShelf(shelf_.all());
  start_->offerFirstSeason(!progress_.seasonFinished());
  start_->offerWorkshop(!setup_.workshop.isEmpty());
  connect(start_, &StartScreen::packsChosen, this, &MainWindow::playWith, Qt::QueuedConnection);
  connect(start_, &StartScreen::packsWanted, this, &MainWindow::readPacks);
  seasonCards_ = setup_.cards;
  setAcceptDrops(true);
  addKeys();
  addSounds();
  addTelling();
  watchStillness();
  connect(halves_, &CurtainHalves::opened, this, [this] {
    holdTables(false);
    if (Screen* screen = qobject_cast<Screen*>(page())) screen->holdStill();
  });
  follow(options_);
  qApp->installEventFilter(this);
  if (const Application* app = qobject_cast<Application*>(qApp))
    connect(app, &Application::faulted, this, &MainWindow::onFault, Qt::QueuedConnection);
}

MainWindow::~MainWindow() {
  qApp->removeEventFilter(this);
  takeDownScreens();
}

void MainWindow::takeDownScreens() {
  takeDown(guide_);
  takeDown(explainer_);
  takeDown(secret_);
  takeDown(second_);
  takeDown(log_);  // it watches the table
  takeDown(table_);
  takeDown(vote_);
  takeDown(end_);
}

// ---- a season begins and ends -----------------------------------------------------------------------------------

bool MainWindow::begin(const SeasonStart& start) {
  try {
    std::string path;
    if (!setup_.saves.isEmpty()) {
      QDir().mkpath(setup_.saves);
      path = freeName(QDir(setup_.saves)).toStdString();
    }
    Season season = beginSeason(seasonCards_, start, path);
    enter(std::make_unique<Room>(std::move(season), start, seasonCards_, &setup_.rules,
                                 setup_.botDelay.value_or(options_.botDelay)));
    return true;
  } catch (const std::runtime_error& error) {
    start_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

bool MainWindow::resume(const QString& path) {
  try {
    LoadedSeason loaded = loadSeason(path.toStdString(), Autosave::Continue);
    const std::vector<Answered> answered =
        loaded.start.first.on ? answeredIn(path.toStdString()) : std::vector<Answered>();
    enter(std::make_unique<Room>(std::move(loaded.season), loaded.start, loaded.cards, &setup_.rules,
                                 setup_.botDelay.value_or(options_.botDelay)));
    if (explainer_) explainer_->remember(answered);
    if (!loaded.note.empty()) {
      say(QString::fromStdString(loaded.note));
      log_->note(QString::fromStdString(loaded.note));
    } else if (const QString packs = packsInPlay(); !packs.isEmpty()) {
      say(packs);
    }
    return true;
  } catch (const std::runtime_error& error) {
    start_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

void MainWindow::enter(std::unique_ptr<Room> room, Deals deals) {
  leave();
  room_ = std::move(room);
  try {
    furnish(deals);
  } catch (...) {  // a first position that the cards do not let be shown
    leave();
    throw;
  }
}

void MainWindow::furnish(Deals deals) {
  offerExamples();
  room_->speak(spoken());
  table_ = new TableScreen(room_->cards(), room_->words(), &setup_.rules, this);
  vote_ = new VotePage(room_->cards(), room_->words(), this);
  end_ = new EndPage(room_->cards(), room_->words(), this);
  log_ = new LogPanel(room_->cards(), room_->words(), this);
  log_->hide();
  log_->standOn(*table_);
  connect(log_, &LogPanel::pageWanted, this, [this](const QString& id) { rulesPanel()->openPage(id); });
  connect(log_, &LogPanel::left, this, [this] {
    log_->hide();
    page()->setFocus();
  });
  filterColours();
  for (QWidget* page : std::initializer_list<QWidget*>{table_, vote_, end_}) pages_->addWidget(page);
  listen();
  connect(table_, &TableScreen::chosen, this, [this](kernel::Choice choice) {
    const Seat asked = room_->decision(Seat::Table).seat();
    if (room_->thinking()) return;
    if (guide_ && !room_->isPerson(asked)) return guide_->object({});  // a lesson waits for somebody's response
    if (room_->isPerson(asked) && guideAllows({&choice, 1}, kernel::How::Answer)) room_->choose(asked, choice);
  });
  connect(table_, &TableScreen::command, this, &MainWindow::onCommand);
  listenTo(*table_);
  // Not at once: what moves may be finished in the middle of the next change.
  connect(table_, &TableScreen::rested, this, &MainWindow::onRested, Qt::QueuedConnection);
  table_->motion().setPace(pace());
  table_->letClockRun(clockRuns());
  vote_->setPace(pace());
  if (deals == Deals::Yes) {  // in lessons and examples somebody explains already
    scenes_->begin(room_->cards(), room_->words(), room_->start().setup.variants);
    scenes_->follow(*table_);
  }
  connect(room_.get(), &Room::changed, this, &MainWindow::onChanged);
  connect(room_.get(), &Room::asked, this, &MainWindow::onAsked);
  connect(room_.get(), &Room::ended, this, &MainWindow::showEnd);
  connect(room_.get(), &Room::refused, this, [this](const QString& sentence) { say(sentence); });
  connect(room_.get(), &Room::noticed, this, [this](const QString& sentence) {
    say(sentence);
    log_->note(sentence);
  });
  connect(vote_, &NoticePage::pressed, this, [this] {
    if (vote_->counting()) return vote_->finish();
    voteWaits_ = false;
    showTable();  // its moments come before the end
    if (room_->over()) return showEnd();
    if (!room_->thinking()) onAsked(room_->decision(Seat::Table).seat());
  });
  connect(end_, &NoticePage::pressed, this,
          [this](const QString& command) { command == u"go on" ? showTable() : onCommand(command); });
  new QShortcut(
      QKeySequence::Undo, table_, [this] { onCommand("undo"); }, Qt::WidgetWithChildrenShortcut);
  new QShortcut(
      QKeySequence::Open, table_, [this] { onCommand("open"); }, Qt::WidgetWithChildrenShortcut);
  new QShortcut(
      QKeySequence::Save, table_, [this] { onCommand("save"); }, Qt::WidgetWithChildrenShortcut);
  pins_ = Pins(room_->file());
  new SeasonPicture(*table_, room_->file());
  if (room_->start().first.on) {
    explainer_ = new Explainer(setup_.firstCards, setup_.rules, *room_);
    connect(explainer_, &Explainer::freed, stillness_, &Stillness::stir);
  }
  showSecond();
  handOvers_ = 0;
  deal_ = deals == Deals::Yes ? Deal(*room_, explainer_ && explainer_->greets()) : Deal();
  if (!deal_.greets()) return dealNext();
  table_->show(greetingOf(*room_));
  showOnSecond();
  showTable();
}

void MainWindow::leave() {
  scenes_->forget();
  trial_.reset();
  idle_.stop();
  visit_ = {};
  voteWaits_ = false;
  tableFirst_ = false;
  pins_ = Pins();
  takeDownScreens();
  if (rulesPanel_ != nullptr) rulesPanel_->hide();
  room_.reset();
  takeFromAbove();
  offerExamples();
  start_->showShelf(shelf_.all());
  start_->openTitle();
  pages_->setCurrentWidget(start_);
}

// Everybody looks at the Loyalty card and the first hand before the season opens.  SETUP-21
void MainWindow::dealNext() {
  if (const Seat next = deal_.next(); next != Seat::Table) return fall({next, VisitFor::Deal});
  showTable();
  room_->open();
}

// ---- what happens in the room -----------------------------------------------------------------------------------

void MainWindow::onChanged(const Events& news) {
  const View v = room_->view(Seat::Table);
  tellTables({});
  if (log_->isVisible()) log_->show(v);
  takeVote(news, v);
  if (voteWaits_ && page() == table_) showTable();  // first: what comes of it is shown on the table afterwards
  tableFirst_ = false;
  TableShown shown = tableOf(*room_, news);
  shown.known = telling_->known();
  if (!news.empty()) shown.beats = scenes_->beats();
  table_->show(shown);
  showOnSecond(news);
  if (pace() == Pace::Off) telling_->all();
  if (page() == table_ && !table_->moving()) scenes_->catchUp();
  if (tableMoves()) room_->hold(true);  // bots wait, so that nothing piles up
}

void MainWindow::onAsked(Seat seat) {
  if (table_->shown().thinking) onChanged({});  // bots have finished: the table can be clicked
  if (voteWaits_) return showTable();
  if (tableMoves()) {
    tableFirst_ = true;
    return;
  }
  if (seat != Seat::Table && room_->isPerson(seat) &&
      room_->decision(Seat::Table).openness() == kernel::Openness::Secret)
    return fall({seat, VisitFor::Answer});
  showTable();
  if (tableMoves()) tableFirst_ = true;  // the question comes when everything has been told
  else if (room_->isPerson(seat)) sounds_->ask(room_->decision(Seat::Table));
}

void MainWindow::say(const QString& sentence) {
  table_->say(sentence);
  if (second_) second_->table()->say(sentence);
}

void MainWindow::onFault(const QString& sentence) {
  std::fprintf(stderr, "warehouse13-table: %s\n", qPrintable(sentence));
  if (trial_) return inTrial([&] { throw kernel::DataError(sentence.toStdString()); });
  if (sayInWorkshop(sentence)) return;
  if (room_) say(sentence);
  else start_->complain(sentence);
}

// What people are to see comes before the next question, and before the end.
void MainWindow::onRested() {
  if (room_ && page() == table_ && !table_->moving()) scenes_->catchUp();
  stillness_->stir();
  if (!room_ || page() != table_ || tableMoves() || menu_) return;
  const bool waited = std::exchange(tableFirst_, false);
  room_->hold(false);
  if (!waited || page() != table_ || tableMoves()) return;
  if (room_->over()) showEnd();
  else if (!room_->thinking()) onAsked(room_->decision(Seat::Table).seat());
}

bool MainWindow::tableMoves() const { return page() == table_ && (table_->moving() || scenes_->waiting()); }

// Bots go on when nothing moves any more.
void MainWindow::showTable() {
  visit_ = {};
  room_->hold(true);
  if (voteWaits_) return showPage(vote_);
  showPage(table_);
  onRested();
}

// A curtain that has fallen opens over everything alike. What moves on the table waits behind it.
void MainWindow::showPage(QWidget* page) {
  const bool opens = this->page() == curtain_ && page != curtain_ && curtainOpens_ && pace() != Pace::Off;
  if (opens) holdTables(true);
  pages_->setCurrentWidget(page);
  if (opens) halves_->open(curtain_->still(), curtain_->cloth(), pages_->geometry());
  page->setFocus();
}

void MainWindow::holdTables(bool on) {
  for (TableScreen* table : findChildren<TableScreen*>()) table->motion().wait(on);
  if (vote_) vote_->wait(on);
}

void MainWindow::showEnd() {
  if (voteWaits_) return showTable();  // its result comes first
  if (page() != table_ && scenes_->waiting()) showTable();
  if (tableMoves()) {
    tableFirst_ = true;
    return;
  }
  telling_->all();
  if (!guide_ && !progress_.seasonFinished()) {
    progress_.keepSeasonFinished();
    start_->offerFirstSeason(false);
  }
  end_->show(room_->view(Seat::Table), room_->story());
  showPage(end_);
}

}  // namespace w13
