#include "ui/games/warehouse13/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QShortcut>
#include <cstdio>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/pages/options_offer.h"
#include "ui/games/warehouse13/pages/pause_menu.h"
#include "ui/games/warehouse13/pages/season_dialog.h"
#include "ui/games/warehouse13/season/shelving.h"
#include "ui/pages/options_at_work.h"
#include "ui/settings/language.h"
#include "ui/window/application.h"
#include "ui/window/window_place.h"

namespace w13 {

MainWindow::MainWindow(WindowSetup setup)
    : frame_(std::move(setup), this), shelf_(Shelf::besideOptions(frame_.setup().options)),
      start_(new StartScreen(*frame_.setup().cards.cards, frame_.setup().saves, this)), season_(frame_),
      visits_(frame_, season_), shields_(frame_, season_), rules_(frame_, season_), lessons_(frame_, season_, *start_),
      workshop_(frame_, season_, *start_), packs_(frame_, season_, *start_), afterwards_(frame_, season_),
      hearing_(*this, season_.telling().sounds(), [this] { return placeNow(); }) {
  art::useCards(frame_.setup().cards);
  setWindowTitle(tr("Warehouse 13"));  // always the same: it shows in the task bar
  setMinimumSize(ui::kLeastWindow);
  setCentralWidget(&frame_.pages());
  frame_.pages().insertWidget(0, start_);
  frame_.pages().addWidget(curtain());
  setAcceptDrops(true);
  start_->showShelf(shelf_.all());
  start_->offerShelf(static_cast<bool>(frame_.setup().shelf));
  listenToFlows();
  addKeys();
  follow(options());
  qApp->installEventFilter(this);
  if (const Application* app = qobject_cast<Application*>(qApp))
    connect(app, &Application::faulted, this, &MainWindow::onFault, Qt::QueuedConnection);
}

MainWindow::~MainWindow() { qApp->removeEventFilter(this); }

void MainWindow::listenToFlows() {
  connect(&frame_, &Frame::changed, this, &MainWindow::onOptions);
  connect(start_, &StartScreen::begin, this, &MainWindow::begin);
  connect(start_, &StartScreen::resume, this, &MainWindow::resume);
  connect(start_, &StartScreen::options, this, &MainWindow::openOptions);
  connect(start_, &StartScreen::rules, this, [this] { rulesPanel()->openAt(kernel::Rule::None); });
  connect(start_, &StartScreen::quit, this, &QWidget::close);
  if (const auto& shelf = frame_.setup().shelf) connect(start_, &StartScreen::shelf, this, shelf);
  connect(&season_, &SeasonFlow::command, this, &MainWindow::onCommand);
  connect(&season_, &SeasonFlow::left, this, &MainWindow::onLeft);
  connect(&season_, &SeasonFlow::barChanged, this, &QMainWindow::setMenuWidget);  // deletes the one before, later
  connect(&season_, &SeasonFlow::learnt, this, [this](const Events& news) {
    if (season_.plays() != Plays::Season) return;
    for (const Shelved& each : shelvedBy(*room(), news, QDate::currentDate())) shelf_.add(each);
  });
  connect(
      &frame_.pages(), &QStackedWidget::currentChanged, this, [this] { hearing_.turned(); }, Qt::QueuedConnection);
  connect(&visits_, &VisitFlow::falls, &rules_, &RulesFlow::close);
  connect(&rules_, &RulesFlow::read, &lessons_, &LessonFlow::onBookRead);
  const auto openPage = [this](const QString& id) { secret() ? secret()->openBook(id) : rulesPanel()->openPage(id); };
  connect(&lessons_, &LessonFlow::ruleWanted, this, openPage);
  connect(&workshop_, &WorkshopFlow::ruleWanted, this, openPage);
  connect(&workshop_, &WorkshopFlow::opened, &rules_, &RulesFlow::setWorkshopOpen);
  connect(&workshop_, &WorkshopFlow::opened, &packs_, [this](bool open) {
    if (!open) packs_.read();
  });
}

Sounds::Place MainWindow::placeNow() const {
  if (frame_.pages().curtained()) return Sounds::Place::Curtain;
  return visits_.behind() ? Sounds::Place::Behind : Sounds::Place::Open;
}

// ---- seasons ----------------------------------------------------------------------------------------------------

bool MainWindow::tries(const std::function<void()>& begins) {
  try {
    begins();
    return true;
  } catch (const std::runtime_error& error) {
    start_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

bool MainWindow::begin(const SeasonStart& start) {
  return tries([&] { season_.begin(start); });
}

bool MainWindow::resume(const QString& path) {
  return tries([&] { season_.resume(path); });
}

void MainWindow::onLeft() {
  start_->showShelf(shelf_.all());
  start_->openTitle();
  frame_.pages().setCurrentWidget(start_);
}

void MainWindow::onFault(const QString& sentence) {
  std::fprintf(stderr, "warehouse13-table: %s\n", qPrintable(sentence));
  if (workshop_.tell(sentence)) return;
  if (room() != nullptr) season_.say(sentence);
  else start_->complain(sentence);
}

// ---- commands of screens and menu -------------------------------------------------------------------------------

void MainWindow::onCommand(Command command) {
  const Seat asked = room()->decision(Seat::Table).seat();
  switch (command.what.as<Order>()) {
    case Order::Undo: return undo();
    case Order::Deal: return season_.dealAfterGreeting();
    case Order::Curtain: return visits_.fall({room()->answersNext(), VisitFor::Answer});
    case Order::Claim: return visits_.fall({asked, VisitFor::Answer, dieOf(command.with)});
    case Order::Look: return visits_.fall(visitOf(seatOf(command.with)));
    case Order::Say: return season_.openTalk(seatOf(command.with));
    case Order::Log: return season_.turnLog();
    case Order::Rule:
    case Order::Rules: return openRules();
    case Order::Menu: return openMenu();
    case Order::Options: return openOptions();
    case Order::Shields: return shields_.open();
    case Order::DropPin: return dropPin(seatOf(command.with));
    case Order::Open: return openAnother();
    case Order::Save: return saveCopy();
    case Order::Went: return afterwards_.open();
    case Order::Restart: QMetaObject::invokeMethod(&lessons_, &LessonFlow::restart, Qt::QueuedConnection); return;
    case Order::Leave: return leaveTable();
    case Order::End: return season_.showEnd();
    case Order::Next: return setUpNext();
    case Order::Quit: close(); return;
    default: return;  // the screen's own
  }
}

void MainWindow::undo() {
  if (guide() != nullptr) lessons_.objectToUndo();
  else if (!room()->undo() && !room()->over())
    season_.say(tr("Nothing can be undone now: secret choices, bots' moves and what somebody has learned stand."));
}

Visit MainWindow::visitOf(Seat seat) const {
  return {seat, room()->mayRespond().has(seat) ? VisitFor::Respond : VisitFor::Look};
}

void MainWindow::openRules() {
  const kernel::Rule here = room()->decision(Seat::Table).rule();
  rulesPanel()->setHere(here);
  rulesPanel()->openAt(here);
}

void MainWindow::leaveTable() {
  if (positionBar() != nullptr) emit positionBar()->left();
  else if (guide() != nullptr) QMetaObject::invokeMethod(&lessons_, &LessonFlow::open, Qt::QueuedConnection);
  else QMetaObject::invokeMethod(&season_, &SeasonFlow::leave, Qt::QueuedConnection);
}

// Where the season is none of the table's own, its end leads back to where it came from.
void MainWindow::setUpNext() {
  leaveTable();
  if (season_.plays() == Plays::Season) QMetaObject::invokeMethod(start_, &StartScreen::setUp, Qt::QueuedConnection);
}

// The season waits meanwhile.
void MainWindow::openMenu() {
  if (menu_) return;
  const bool kept = !room()->file().isEmpty();
  menu_ = new PauseMenu(season_.packsInPlay(),
                        guide() != nullptr ? PauseMenu::Leaves::Lesson
                        : kept             ? PauseMenu::Leaves::Season
                                           : PauseMenu::Leaves::Table,
                        this);
  if (shields_.allowed()) menu_->offerShields();
  for (int at = 0; at < room()->seats(); ++at)
    if (pins().has(seatAt(at))) menu_->addPin(at, room()->nameOf(seatAt(at)));
  connect(menu_, &PauseMenu::command, this, &MainWindow::onCommand);
  connect(menu_, &PauseMenu::left, this, [this] {
    menu_.clear();
    season_.uncover();
  });
  menu_->open();
  season_.waitFor(menu_);
}

void MainWindow::saveCopy() {
  connect(askForCopy(frame_.setup().saves, this), &QFileDialog::fileSelected, &season_, &SeasonFlow::saveTo);
}

void MainWindow::openAnother() {
  const auto goOn = [this](const QString& path) { tries([&] { season_.goOnWith(path); }); };
  connect(askForSeason(frame_.setup().saves, this), &QFileDialog::fileSelected, this, goOn, Qt::QueuedConnection);
}

// ---- options ----------------------------------------------------------------------------------------------------

void MainWindow::addKeys() {
  addOptionKeys(*this, [this](const OptionsChange& change) {
    Options changed = options();
    change(changed);
    const bool mutes = changed.mute != options().mute;
    follow(allowed(changed));
    if (mutes && page() == table()) season_.say(saidOfMute(options().mute));
  });
}

void MainWindow::onOptions() {
  start_->setPace(frame_.pace());
  if (isVisible() && isFullScreen() != options().fullScreen) setWindowState(windowState() ^ Qt::WindowFullScreen);
  if (optionsScreen_ != nullptr) optionsScreen_->show(options());
  for (Screen* screen : findChildren<Screen*>())
    if (screen->isVisible()) screen->settle();
  page()->update();
}

void MainWindow::openOptions() {
  if (page() != start_ && page() != table()) return;
  if (room() != nullptr) season_.pause();
  optionsScreen()->show(options());
  frame_.pages().turnTo(optionsScreen_);
}

OptionsScreen* MainWindow::optionsScreen() {
  if (optionsScreen_ != nullptr) return optionsScreen_;
  optionsScreen_ = new OptionsScreen(optionsOffer, this);
  frame_.pages().addWidget(optionsScreen_);
  connect(optionsScreen_, &OptionsScreen::changed, this, &MainWindow::follow);
  connect(optionsScreen_, &OptionsScreen::left, this, &MainWindow::leaveOptions);
  optionsScreen_->show(options());
  return optionsScreen_;
}

void MainWindow::leaveOptions() { room() != nullptr ? season_.showTable() : frame_.pages().turnTo(start_); }

void MainWindow::appear() { ui::appear(*this, frame_.file(), options()); }

void MainWindow::enter(Door door, const QString& season) {
  switch (door) {
    case Door::GoOn:
      if (!season.isEmpty()) resume(season);
      break;
    case Door::Saved: start_->openSaved(); break;
    case Door::Lessons: openLessons(); break;
    case Door::Workshop: openWorkshop(); break;
    case Door::First: break;
  }
}

// ---- what the system tells the window ---------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!workshop_.mayClose()) return event->ignore();
  keepPlace(*this, frame_.file());
  QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {  // before the pages say everything again
    setWindowTitle(tr("Warehouse 13"));
    if (room() != nullptr && room()->words().language() != spoken()) {
      visits_.close();
      room()->speak(spoken());
    }
  }
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::ActivationChange && !isActiveWindow()) visits_.close();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  hearing_.hear(watched, event);
  const QEvent::Type type = event->type();
  const bool key = type == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->isAutoRepeat();  // a book on the keys
  if (key && halves()->opening()) {  // it only finishes the opening
    halves()->finish();
    return true;
  }
  if (key || type == QEvent::MouseButtonPress || type == QEvent::MouseMove) visits_.touch();
  return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  frame_.stillness().stir();
  if (event != nullptr) QMainWindow::resizeEvent(event);
}

// A pack can be dropped on the first screen, and on the workshop.
void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const bool open = page() == start_ || workshop_.isUp();
  if (open && !frame_.setup().workshop.isEmpty() && !PacksFlow::in(*event->mimeData()).isEmpty())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString pack = PacksFlow::in(*event->mimeData());
  if (pack.isEmpty()) return;
  workshop_.look(pack);
  if (workshop_.screen() != nullptr) event->acceptProposedAction();
}

}  // namespace w13
