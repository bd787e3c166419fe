// What menu, keys and options do with the window.

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QShortcut>

#include "ui/look/contrast.h"
#include "ui/look/vision.h"
#include "ui/pages/position_bar.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/window/main_window.h"

namespace w13 {

void MainWindow::onCommand(const QString& command) {
  const Seat asked = room_->decision(Seat::Table).seat();
  if (command == u"undo") {
    if (guide_) guide_->object(tr("In a lesson, use Back instead."));
    else if (room_->mayUndo()) room_->undo();
  } else if (command == u"curtain") {
    fall({asked, VisitFor::Answer});
  } else if (command.startsWith(u"look ")) {
    const Seat seat = seatAt(command.mid(5).toInt());
    fall({seat, room_->mayRespond().has(seat) ? VisitFor::Respond : VisitFor::Look});
  } else if (command == u"log") {
    log_->setVisible(!log_->isVisible());
    resizeEvent(nullptr);
    if (!log_->isVisible()) return;
    log_->show(room_->view(Seat::Table));
    log_->raise();
    log_->setFocus();
  } else if (command == u"rule" || command == u"rules") {
    rulesPanel()->openAt(room_->decision(Seat::Table).rule());
  } else if (command.startsWith(u"rule ")) {
    rulesPanel()->openPage(command.mid(5));
  } else if (command == u"open") {
    openAnother();
  } else if (command == u"menu") {
    openMenu();
  } else if (command == u"save") {
    saveCopy();
  } else if (command == u"leave") {
    if (positionBar_ != nullptr) return emit positionBar_->left();
    QMetaObject::invokeMethod(this, guide_ ? &MainWindow::openLessons : &MainWindow::leave, Qt::QueuedConnection);
  }
}

void MainWindow::openMenu() {
  QMenu* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName("table-menu");
  if (const QString packs = packsInPlay(); !packs.isEmpty()) menu->addAction(packs)->setEnabled(false);
  menu->addAction(tr("Save a copy ..."), this, &MainWindow::saveCopy);
  menu->addAction(tr("Options ..."), this, &MainWindow::openOptions);
  if (!pins_.empty()) {
    QMenu* drop = menu->addMenu(tr("Drop a PIN"));
    for (int at = 0; at < room_->seats(); ++at)
      if (pins_.has(seatAt(at)))
        drop->addAction(room_->nameOf(seatAt(at)), this, [this, seat = seatAt(at)] { dropPin(seat); });
  }
  menu->addSeparator();
  menu->addAction(tr("Leave the season"), this, [this] { onCommand("leave"); });
  menu->addAction(tr("Quit"), this, &QWidget::close);
  menu->popup(mapToGlobal(QPoint(width() - 300, 60)));
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
  if (rulesPanel_ == nullptr) return;
  for (QWidget* part : rulesPanel_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) seeThrough(*part, vision);
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
  second_->resize(1280, 800);
  second_->show();
  connect(second_->table(), &TableScreen::passes, this, [this](int first, const Showings& showings, int ms) {
    if (page() != table_) telling_->pass(first, showings, ms);  // else the table itself is looked at
  });
  second_->table()->show(table_->shown());
  second_->table()->turn(table_->turned());
  connect(table_, &TableScreen::turnedTo, second_->table(), &TableScreen::turn);
  const std::optional<Event>& wired = table_->wired();
  second_->table()->tell(wired ? Events{*wired} : Events{}, table_->lastLines());
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
  QFileDialog* dialog = new QFileDialog(this, tr("Save a copy"), setup_.saves, tr("Seasons (*.season)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("season");
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::saveTo);
  dialog->open();
}

void MainWindow::openAnother() {
  QFileDialog* dialog = new QFileDialog(this, tr("Open a season"), setup_.saves, tr("Seasons (*.season)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::goOnWith, Qt::QueuedConnection);
  dialog->open();
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
  lookSoon();
  if (event != nullptr) QMainWindow::resizeEvent(event);
  if (log_) log_->setGeometry(width() - 430, pages_->y() + 56, 420, pages_->height() - 160);
}

}  // namespace w13
