// What menu, keys and options do with the window.

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QShortcut>

#include "ui/look/contrast.h"
#include "ui/look/vision.h"
#include "ui/pages/pause_menu.h"
#include "ui/pages/position_bar.h"
#include "ui/pages/season_dialog.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/window/main_window.h"

namespace w13 {

void MainWindow::onCommand(const QString& command) {
  const Seat asked = room_->decision(Seat::Table).seat();
  if (command == u"undo") {
    if (guide_) guide_->object(tr("In a lesson, use Back instead."));
    else if (room_->mayUndo()) room_->undo();
  } else if (command == u"deal") {
    if (deal_.greets()) dealNext();
  } else if (command == u"curtain") {
    fall({asked, VisitFor::Answer});
  } else if (command.startsWith(u"claim ")) {
    fall({asked, VisitFor::Answer, dieAt(command.mid(6).toInt())});
  } else if (command.startsWith(u"look ")) {
    const Seat seat = seatAt(command.mid(5).toInt());
    fall({seat, room_->mayRespond().has(seat) ? VisitFor::Respond : VisitFor::Look});
  } else if (command == u"log") {
    log_->setVisible(!log_->isVisible());
    if (!log_->isVisible()) return;
    log_->show(room_->view(Seat::Table));
    log_->raise();
    log_->setFocus();
  } else if (command == u"rule" || command == u"rules") {
    rulesPanel()->setHere(room_->decision(Seat::Table).rule());
    rulesPanel()->openAt(room_->decision(Seat::Table).rule());
  } else if (command.startsWith(u"rule ")) {
    rulesPanel()->openPage(command.mid(5));
  } else if (command == u"open") {
    openAnother();
  } else if (command == u"menu") {
    openMenu();
  } else if (command == u"options") {
    openOptions();
  } else if (command.startsWith(u"drop ")) {
    dropPin(seatAt(command.mid(5).toInt()));
  } else if (command == u"restart") {
    const auto again = [this] {
      if (guide_) teach(guide_->lesson(), guide_->place(), 0);
    };
    QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
  } else if (command == u"quit") {
    close();
  } else if (command == u"save") {
    saveCopy();
  } else if (command == u"leave") {
    if (positionBar_ != nullptr) return emit positionBar_->left();
    QMetaObject::invokeMethod(this, guide_ ? &MainWindow::openLessons : &MainWindow::leave, Qt::QueuedConnection);
  }
}

// The season waits meanwhile.
void MainWindow::openMenu() {
  if (menu_) return;
  room_->hold(true);
  const bool kept = !room_->file().isEmpty();
  menu_ = new PauseMenu(packsInPlay(),
                        guide_ ? PauseMenu::Leaves::Lesson
                        : kept ? PauseMenu::Leaves::Season
                               : PauseMenu::Leaves::Table,
                        this);
  for (int at = 0; at < room_->seats(); ++at)
    if (pins_.has(seatAt(at))) menu_->addPin(at, room_->nameOf(seatAt(at)));
  connect(menu_, &PauseMenu::command, this, &MainWindow::onCommand);
  connect(menu_, &PauseMenu::left, this, [this] {
    menu_.clear();
    if (room_ && page() == table_) showTable();
  });
  menu_->open();
}

// ---- options ----------------------------------------------------------------------------------------------------

void MainWindow::addKeys() {
  const auto change = [this](const QKeySequence& keys, const std::function<void(Options&)>& what) {
    new QShortcut(keys, this, [this, what] {
      Options options = options_;
      what(options);
      follow(allowed(options));
    });
  };
  change(Qt::Key_F11, [](Options& options) { options.fullScreen = !options.fullScreen; });
  for (const QKeySequence& keys : {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})
    change(keys, [](Options& options) { options.textSize += 10; });
  change(Qt::CTRL | Qt::Key_Minus, [](Options& options) { options.textSize -= 10; });
}

Options MainWindow::firstOptions() const {
  Options options = optionsFile_.read();
  speak(languageFor(setup_.language.isEmpty() ? options.language : setup_.language));
  return options;
}

void MainWindow::follow(const Options& options) {
  if (options.language != options_.language) speak(languageFor(options.language));
  options_ = options;
  optionsFile_.write(options_);
  setTextSize(options_.textSize);
  setHighContrast(options_.highContrast);
  if (const QString sheet = w13::styleSheet(); sheet != styleSheet()) setStyleSheet(sheet);
  idle_.setInterval(setup_.idle.value_or(options_.idle * 1000));
  sounds_->setVolume(options_.volume, options_.mute);
  if (!options_.captions) captions_->clear();
  for (TableScreen* table : findChildren<TableScreen*>()) table->motion().setPace(pace());
  if (vote_) vote_->setPace(pace());
  start_->setPace(pace());
  if (table_) table_->letClockRun(clockRuns());
  scenes_->setForm(setup_.scenes.value_or(options_.scenes), pace());
  curtain_->setPace(pace());
  halves_->setPace(pace());
  if (room_) room_->setBotDelay(setup_.botDelay.value_or(options_.botDelay));
  if (isVisible() && isFullScreen() != options_.fullScreen) setWindowState(windowState() ^ Qt::WindowFullScreen);
  if (optionsScreen_ != nullptr) optionsScreen_->show(options_);
  if (room_) showSecond();
  filterColours();
  for (Screen* screen : findChildren<Screen*>())
    if (screen->isVisible()) screen->settle();
  page()->update();
}

// All that the program paints itself; menus and file dialogs are the system's.
void MainWindow::filterColours() {
  const ColourVision vision = static_cast<ColourVision>(options_.colours);
  seeThrough(*pages_, vision, Cover::Whole);
  if (log_) seeThrough(*log_, vision);
  if (positionBar_ != nullptr) seeThrough(*positionBar_, vision);
  if (second_) seeThrough(*second_->table(), vision, Cover::Whole);
  if (rulesPanel_ != nullptr) seeThrough(*rulesPanel_, vision, Cover::Whole);
}

// The table in a window of its own, if that is wanted: made and taken away as a whole.
void MainWindow::showSecond() {
  if (options_.secondWindow == !second_.isNull()) return;
  if (second_) return takeDown(second_);
  second_ = new TableWindow(room_->cards(), room_->words(), &setup_.rules, this);
  connect(second_, &TableWindow::closed, this, [this] {
    if (!isVisible()) return;  // the program ends: it comes up again next time
    Options options = options_;
    options.secondWindow = false;
    QMetaObject::invokeMethod(
        this, [this, options] { follow(options); }, Qt::QueuedConnection);
  });
  second_->table()->motion().setPace(pace());
  scenes_->follow(*second_->table());
  second_->resize(1280, 800);
  second_->show();
  connect(second_->table(), &TableScreen::passes, this, [this](int first, const Showings& showings, int ms) {
    if (page() != table_) telling_->pass(first, showings, ms);  // else the table itself is looked at
  });
  second_->table()->show(table_->shown());
  second_->table()->turn(table_->turned());
  connect(table_, &TableScreen::turnedTo, second_->table(), &TableScreen::turn);
  second_->table()->tell(table_->wired(), table_->lastLines());
  filterColours();
}

void MainWindow::openOptions() {
  if (page() != start_ && page() != table_) return;
  if (room_) room_->hold(true);
  if (log_) log_->hide();
  optionsScreen()->show(options_);
  showPage(optionsScreen_);
}

OptionsScreen* MainWindow::optionsScreen() {
  if (optionsScreen_ != nullptr) return optionsScreen_;
  optionsScreen_ = new OptionsScreen(this);
  pages_->addWidget(optionsScreen_);
  connect(optionsScreen_, &OptionsScreen::changed, this, &MainWindow::follow);
  connect(optionsScreen_, &OptionsScreen::left, this, &MainWindow::leaveOptions);
  optionsScreen_->show(options_);
  return optionsScreen_;
}

void MainWindow::leaveOptions() { room_ ? showTable() : showPage(start_); }

void MainWindow::appear() {
  resize(1440, 900);
  restoreGeometry(optionsFile_.place());
  if (options_.fullScreen) setWindowState(windowState() | Qt::WindowFullScreen);
  show();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!workshopMayClose()) return event->ignore();
  optionsFile_.keepPlace(saveGeometry());
  QMainWindow::closeEvent(event);
}

// ---- saving -----------------------------------------------------------------------------------------------------

void MainWindow::saveCopy() {
  connect(askForCopy(setup_.saves, this), &QFileDialog::fileSelected, this, &MainWindow::saveTo);
}

void MainWindow::openAnother() {
  connect(askForSeason(setup_.saves, this), &QFileDialog::fileSelected, this, &MainWindow::goOnWith,
          Qt::QueuedConnection);
}

// The season that is up is on disk already. If the other cannot be read, it stays.
void MainWindow::goOnWith(const QString& path) {
  if (!room_ || page() != table_ || QFileInfo(path) == QFileInfo(room_->file())) return;
  try {
    (void)loadSeason(path.toStdString(), Autosave::Off);
  } catch (const std::runtime_error& error) {
    return say(QString::fromUtf8(error.what()));
  }
  resume(path);
}

void MainWindow::saveTo(const QString& path) {
  if (!room_) return;
  try {
    room_->saveTo(path);
    say(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    say(QString::fromUtf8(error.what()));
  }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  stillness_->stir();
  if (event != nullptr) QMainWindow::resizeEvent(event);
}

}  // namespace w13
