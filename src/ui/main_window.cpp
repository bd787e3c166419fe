#include "ui/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QShortcut>
#include <QToolTip>

#include "engine/kernel/errors.h"

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
    : setup_(std::move(setup)), pages_(new QStackedWidget(this)),
      start_(new StartScreen(*setup_.cards.cards, setup_.saves, this)), curtain_(new Curtain(this)),
      rulesPanel_(new RulesPanel(setup_.rules, this)) {
  setWindowTitle(tr("Warehouse 13"));  // always the same: it shows in the task bar
  setStyleSheet(w13::styleSheet());
  setMinimumSize(1280, 800);
  setCentralWidget(pages_);
  pages_->addWidget(start_);
  pages_->addWidget(curtain_);
  curtain_->setHold(setup_.curtainHold);
  idle_.setSingleShot(true);
  idle_.setInterval(setup_.idle);
  connect(&idle_, &QTimer::timeout, this, &MainWindow::closeSecret);
  connect(start_, &StartScreen::begin, this, &MainWindow::begin);
  connect(start_, &StartScreen::resume, this, &MainWindow::resume);
  connect(curtain_, &Curtain::opened, this, &MainWindow::openSecret);
  connect(curtain_, &Curtain::leftAlone, this, [this] {
    if (!dealing_) showTable();
  });
  qApp->installEventFilter(this);
}

MainWindow::~MainWindow() {
  qApp->removeEventFilter(this);
  delete secret_.data();  // screens read from the room
  delete table_.data();
  delete vote_.data();
  delete end_.data();
  delete log_.data();
}

// ---- a season begins and ends -----------------------------------------------------------------------------------

bool MainWindow::begin(const SeasonStart& start) {
  try {
    std::string path;
    if (!setup_.saves.isEmpty()) {
      QDir().mkpath(setup_.saves);
      path = freeName(QDir(setup_.saves)).toStdString();
    }
    Season season = beginSeason(setup_.cards, start, path);
    enter(std::make_unique<Room>(std::move(season), start, setup_.cards, &setup_.rules, setup_.botDelay));
    return true;
  } catch (const std::runtime_error& error) {
    start_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

bool MainWindow::resume(const QString& path) {
  try {
    LoadedSeason loaded = loadSeason(path.toStdString(), Autosave::Continue);
    enter(std::make_unique<Room>(std::move(loaded.season), loaded.start, loaded.cards, &setup_.rules, setup_.botDelay));
    if (!loaded.note.empty()) table_->say(QString::fromStdString(loaded.note));
    return true;
  } catch (const std::runtime_error& error) {
    start_->complain(QString::fromUtf8(error.what()));
    return false;
  }
}

void MainWindow::enter(std::unique_ptr<Room> room) {
  leave();
  room_ = std::move(room);
  table_ = new TableScreen(room_->cards(), room_->words(), &setup_.rules, this);
  vote_ = new VotePage(room_->cards(), room_->words(), this);
  end_ = new EndPage(room_->cards(), room_->words(), this);
  log_ = new LogPanel(room_->cards(), room_->words(), this);
  log_->hide();
  for (QWidget* page : std::initializer_list<QWidget*>{table_, vote_, end_}) pages_->addWidget(page);
  connect(table_, &TableScreen::chosen, this, [this](kernel::Choice choice) {
    const Seat asked = room_->decision(Seat::Table).seat();
    if (!room_->thinking() && room_->isPerson(asked)) room_->choose(asked, choice);
  });
  connect(table_, &TableScreen::command, this, &MainWindow::onCommand);
  connect(table_, &TableScreen::asksWhy, this, [this](kernel::Noun noun) {
    const QString why = room_->why(Seat::Table, noun);
    if (!why.isEmpty()) table_->say(why);
  });
  connect(room_.get(), &Room::changed, this, &MainWindow::onChanged);
  connect(room_.get(), &Room::asked, this, &MainWindow::onAsked);
  connect(room_.get(), &Room::ended, this, &MainWindow::showEnd);
  connect(room_.get(), &Room::refused, this, [this](const QString& sentence) { table_->say(sentence); });
  connect(vote_, &NoticePage::pressed, this, [this] {
    voteWaits_ = false;
    if (room_->over()) return showEnd();
    showTable();
    if (!room_->thinking()) onAsked(room_->decision(Seat::Table).seat());
  });
  connect(end_, &NoticePage::pressed, this,
          [this](const QString& command) { command == u"go on" ? showTable() : onCommand(command); });
  new QShortcut(
      QKeySequence::Undo, table_, [this] { onCommand("undo"); }, Qt::WidgetWithChildrenShortcut);
  new QShortcut(
      QKeySequence::Save, table_, [this] { onCommand("save"); }, Qt::WidgetWithChildrenShortcut);
  handOvers_ = 0;
  toDeal_.clear();
  dealing_ = room_->steps() == 0;  // also when the program was stopped in the middle of it
  for (int seat = 0; dealing_ && seat < room_->seats(); ++seat)
    if (room_->isPerson(seatAt(seat))) toDeal_.push_back(seatAt(seat));
  dealNext();
}

void MainWindow::leave() {
  idle_.stop();
  visit_ = {};
  voteWaits_ = false;
  delete secret_.data();
  delete table_.data();
  delete vote_.data();
  delete end_.data();
  delete log_.data();
  room_.reset();
  start_->readSaves();
  pages_->setCurrentWidget(start_);
}

// Everybody looks at the Loyalty card and the first hand before the season opens.  SETUP-21
void MainWindow::dealNext() {
  if (!toDeal_.empty()) {
    const Seat next = toDeal_.front();
    toDeal_.erase(toDeal_.begin());
    return fall({next, VisitFor::Deal});
  }
  dealing_ = false;
  showTable();
  room_->open();
}

// ---- what happens in the room -----------------------------------------------------------------------------------

void MainWindow::onChanged(const Events& news) {
  const View v = room_->view(Seat::Table);
  log_->add(news, v);
  if (log_->isVisible()) log_->show(v);
  SeatsArea::People people{room_->persons(), room_->mayRespond()};
  const kernel::Decision asked = room_->decision(Seat::Table);
  std::vector<kernel::Choice> lasting;
  if (!room_->thinking() && asked.openness() != kernel::Openness::Secret)
    for (const kernel::Choice& choice : asked.openChoices())
      if (!room_->undoable(asked.seat(), choice)) lasting.push_back(choice);
  table_->show({v, asked, people, room_->thinking(), room_->mayUndo(), std::move(lasting)});
  for (const Event& event : news) {
    if (event.what != Happened::VotesShown) continue;
    const Seat named = seatOf(event.noun);
    bool bronzed = false;
    for (const Event& other : news) bronzed = bronzed || (other.what == Happened::LoyaltyShown && other.seat == named);
    vote_->show(named, event.number, bronzed, v);
    voteWaits_ = true;
  }
  if (voteWaits_ && pages_->currentWidget() == table_) showTable();
}

void MainWindow::onAsked(Seat seat) {
  if (table_->shown().thinking) onChanged({});  // bots have finished: the table can be clicked
  if (voteWaits_) return showTable();
  if (seat != Seat::Table && room_->isPerson(seat) &&
      room_->decision(Seat::Table).openness() == kernel::Openness::Secret)
    return fall({seat, VisitFor::Answer});
  showTable();
}

void MainWindow::showTable() {
  visit_ = {};
  room_->hold(voteWaits_);
  if (voteWaits_) return showPage(vote_);
  showPage(table_);
}

void MainWindow::showPage(QWidget* page) {
  pages_->setCurrentWidget(page);
  page->setFocus();
}

void MainWindow::showEnd() {
  if (voteWaits_) return showTable();  // its result comes first
  end_->show(room_->view(Seat::Table), room_->story());
  showPage(end_);
}

// ---- the curtain ------------------------------------------------------------------------------------------------

void MainWindow::fall(const Visit& visit) {
  if (!room_->isPerson(visit.seat)) return;  // nobody looks behind the shield of a seat that the program plays
  room_->hold(true);
  visit_ = visit;
  log_->hide();
  rulesPanel_->hide();
  QToolTip::hideText();
  if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
  for (QFileDialog* dialog : findChildren<QFileDialog*>()) dialog->close();
  curtain_->fallFor(room_->nameOf(visit.seat));
  pages_->setCurrentWidget(curtain_);
  curtain_->setFocus();
}

QStringList MainWindow::recapFor(Seat seat, const View& v) const {
  QStringList lines;
  for (const Event& event : room_->sinceLastLook(seat)) {
    const bool mine = event.seat == seat || (thingOf(event.noun) == Thing::Seat && seatOf(event.noun) == seat);
    if (!mine || event.what == Happened::TurnBegan) continue;
    const QString line = QString::fromStdString(room_->words().event(event, v));
    if (!line.isEmpty()) lines << line;
  }
  return lines;
}

SecretShown MainWindow::secretFor(const Visit& visit) const {
  SecretShown shown;
  shown.purpose = visit.purpose;
  shown.name = room_->nameOf(visit.seat);
  shown.view = room_->view(visit.seat);
  if (visit.purpose == VisitFor::Answer) shown.decision = room_->decision(visit.seat);
  if (visit.purpose == VisitFor::Respond) shown.decision = room_->interjections(visit.seat);
  shown.recap = recapFor(visit.seat, shown.view);
  shown.preview = [room = room_.get(), seat = visit.seat](std::span<const kernel::Choice> made) {
    return room->preview(seat, made);
  };
  shown.undoable = [room = room_.get(), seat = visit.seat](kernel::Choice choice) {
    return room->undoable(seat, choice);
  };
  return shown;
}

void MainWindow::openSecret() {
  if (visit_.seat == Seat::Table) return;
  if (visit_.purpose == VisitFor::Answer) ++handOvers_;
  secret_ = new SecretScreen(secretFor(visit_), room_->cards(), room_->words(), &setup_.rules, this);
  room_->looked(visit_.seat);
  connect(secret_, &SecretScreen::done, this, &MainWindow::onSecretDone, Qt::QueuedConnection);
  connect(secret_, &SecretScreen::asksWhy, this, [this](kernel::Noun noun) {
    const QString why = room_->why(visit_.seat, noun);
    if (!why.isEmpty() && secret_) secret_->say(why);
  });
  pages_->addWidget(secret_);
  pages_->setCurrentWidget(secret_);
  secret_->setFocus();
  idle_.start();
}

void MainWindow::closeSecret() {
  if (!secret_) return;
  idle_.stop();
  QToolTip::hideText();
  pages_->setCurrentWidget(curtain_);
  delete secret_.data();
  curtain_->setFocus();
}

void MainWindow::onSecretDone(const std::vector<kernel::Choice>& choices) {
  if (!secret_) return;  // it has closed by itself meanwhile
  closeSecret();
  const Visit visit = visit_;
  if (visit.purpose == VisitFor::Deal) return dealNext();
  if (choices.empty()) return showTable();
  visit_ = {};  // bots are still held: what they answered meanwhile must not come before this
  if (visit.purpose == VisitFor::Respond) room_->interject(visit.seat, choices.front());
  else room_->visit(visit.seat, choices);
  const bool nobodyNext = visit_.seat == Seat::Table;
  if (nobodyNext && pages_->currentWidget() == curtain_) showTable();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::ActivationChange && !isActiveWindow()) closeSecret();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (secret_ && (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::MouseMove))
    idle_.start();
  return QMainWindow::eventFilter(watched, event);
}

// ---- commands ---------------------------------------------------------------------------------------------------

void MainWindow::onCommand(const QString& command) {
  const Seat asked = room_->decision(Seat::Table).seat();
  if (command == u"undo") {
    if (room_->mayUndo()) room_->undo();
  } else if (command == u"curtain") {
    fall({asked, VisitFor::Answer});
  } else if (command.startsWith(u"look ")) {
    const Seat seat = seatAt(command.mid(5).toInt());
    fall({seat, room_->mayRespond().has(seat) ? VisitFor::Respond : VisitFor::Look});
  } else if (command == u"log") {
    log_->setVisible(!log_->isVisible());
    resizeEvent(nullptr);
    if (log_->isVisible()) log_->show(room_->view(Seat::Table));
    log_->raise();
  } else if (command == u"rule" || command == u"rules") {
    rulesPanel_->openAt(room_->decision(Seat::Table).rule());
  } else if (command == u"menu") {
    openMenu();
  } else if (command == u"save") {
    saveCopy();
  } else if (command == u"leave") {
    QMetaObject::invokeMethod(this, &MainWindow::leave, Qt::QueuedConnection);
  }
}

void MainWindow::openMenu() {
  QMenu* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Save a copy ..."), this, &MainWindow::saveCopy);
  QMenu* pace = menu->addMenu(tr("Bots answer"));
  for (const auto& [name, delay] :
       {std::pair{tr("at once"), 0}, {tr("quickly"), 300}, {tr("calmly"), 600}, {tr("slowly"), 1500}})
    pace->addAction(name, this, [this, delay = delay] { room_->setBotDelay(setup_.botDelay = delay); });
  menu->addAction(tr("Full screen"), this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  menu->addSeparator();
  menu->addAction(tr("Leave the season"), this, [this] { onCommand("leave"); });
  menu->addAction(tr("Quit"), this, &QWidget::close);
  menu->popup(mapToGlobal(QPoint(width() - 300, 60)));
}

void MainWindow::saveCopy() {
  QFileDialog* dialog = new QFileDialog(this, tr("Save a copy"), setup_.saves, tr("Seasons (*.season)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix("season");
  connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::saveTo);
  dialog->open();
}

void MainWindow::saveTo(const QString& path) {
  if (!room_) return;
  try {
    room_->saveTo(path);
    table_->say(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    table_->say(QString::fromUtf8(error.what()));
  }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  if (event != nullptr) QMainWindow::resizeEvent(event);
  if (log_) log_->setGeometry(width() - 430, 56, 420, height() - 160);
}

}  // namespace w13
