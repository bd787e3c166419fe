#include "ui/window/shots.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QTimer>
#include <cstdio>
#include <functional>
#include <set>

#include "engine/kernel/errors.h"
#include "ui/look/vision.h"
#include "ui/screen/accessible_screen.h"
#include "ui/window/self_player.h"

static void initResources() {
  Q_INIT_RESOURCE(assets);
  Q_INIT_RESOURCE(sounds);
}

namespace w13 {

void initPictures() {
  initResources();
  installAccessibleScreens();
}

namespace {

std::vector<std::string> foldersOf(const QString& data, const QStringList& overlays) {
  const std::string cards = (data + "/cards").toStdString();
  std::vector<std::string> folders = {cards + "/warehouse13"};
  for (const QString& overlay : overlays) folders.push_back(overlayNamed(overlay.toStdString(), cards).string());
  return folders;
}

}  // namespace

QStringList cardMistakes(const QString& data, const QStringList& overlays) {
  QStringList lines;
  try {
    for (const std::string& line : mistakesIn(foldersOf(data, overlays))) lines << QString::fromStdString(line);
  } catch (const kernel::DataError&) {
    return {};  // readWindowSetup tells it
  }
  return lines;
}

WindowSetup readWindowSetup(const QString& data, const QStringList& overlays) {
  const auto ruleFile = [&](const char* name) {
    QFile file(data + "/rules/" + name);
    if (!file.open(QIODevice::ReadOnly))
      throw kernel::DataError("the rule texts cannot be read: " + file.fileName().toStdString() +
                              "; name the data folder with --data");
    return file.readAll().toStdString();
  };
  WindowSetup setup;
  setup.rules = RuleBook::fromJson(ruleFile("ledger.json"), ruleFile("glossary.json"));
  setup.cards = readCards(foldersOf(data, overlays));
  return setup;
}

namespace {

void press(QWidget* widget, QPoint at, bool down) {
  QMouseEvent event(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, at, widget->mapToGlobal(at),
                    Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(widget, &event);
}

/// What is worth a picture on the table now, by name.
QStringList tableShots(const TableShown& shown) {
  const View& v = shown.view;
  const Ask ask = static_cast<Ask>(shown.decision.question());
  QStringList names;
  const auto put = [&](bool is, const QString& name) {
    if (is) names << name;
  };
  int there = 0;
  for (int seat = 0; seat < v.players; ++seat)
    there |= v.seats[static_cast<std::size_t>(seat)].at == Location::Field ? 2 : 1;
  int open = 0;
  for (const DieView& die : v.dice) open += die.spot == Spot::Leads || die.spot == Spot::Field ? 1 : 0;
  const bool finale = v.phase == Phase::Finale;
  put(v.challenge.open && !v.challenge.snag, "challenge");
  put(v.challenge.open && v.challenge.snag, "snag");
  put(!v.playing.empty() && !v.retrievalOpen, "card");
  put(v.retrievalOpen && !finale, v.goo.empty() ? (ask == Ask::LiftCovers ? "retrieval-covers" : "retrieval") : "goo");
  put(finale, v.retrievalOpen ? "finale-retrieval" : ask == Ask::FinaleAction ? "finale-action" : "finale");
  put(ask == Ask::WorkTheCase && there == 3 && open >= 9, "table-investigation");
  put(ask == Ask::TakeAction, QStringLiteral("table-action-%1-players").arg(v.players));
  put(v.traitorRevealed, "traitor-revealed");
  put(v.inForce.size() >= 4, "many-consequences");
  names << QStringLiteral("table-question-%1").arg(shown.decision.question());
  return names;
}

QStringList secretShots(const SecretShown& shown) {
  const View& v = shown.view;
  if (shown.purpose == VisitFor::Deal) return {v.isTraitor ? "deal-traitor" : "deal"};
  if (shown.purpose == VisitFor::Look) return {"secret-look"};
  if (shown.purpose == VisitFor::Respond) return {shown.decision.empty() ? "secret-respond-none" : "secret-respond"};
  QStringList names;
  if (v.isTraitor) names << (v.traitorRevealed ? "secret-traitor-revealed" : "secret-traitor");
  if (v.hand.size() >= 8) names << "secret-crowded";
  if (v.hand.size() >= 12) names << "secret-full";
  if (static_cast<Ask>(shown.decision.question()) == Ask::WorkTheCase && v.hand.size() >= 4) names << "secret-hand";
  names << QStringLiteral("secret-question-%1").arg(shown.decision.question());
  return names;
}

/// What is up now, by the names of its pictures.
QStringList shotsOf(MainWindow& window) {
  QWidget* page = window.page();
  if (page == window.startScreen()) return {"start"};
  if (page == window.optionsScreen()) return {"options"};
  if (page == window.curtain()) return {"curtain"};
  if (page == window.vote()) return {"vote"};
  if (page == window.end()) return {"end"};
  if (page == window.table()) return tableShots(window.table()->shown());
  return window.secret() == nullptr ? QStringList() : secretShots(window.secret()->shown());
}

void shoot(MainWindow& window, const QString& folder, const QString& name) {
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    window.resize(size);
    QApplication::processEvents();
    window.grab().save(QStringLiteral("%1/%2-%3x%4.png").arg(folder, name).arg(size.width()).arg(size.height()));
  }
  window.resize(1280, 800);
  QApplication::processEvents();
}

/// A picture of a screen after a key, for both sizes; `at` has the focus.
template <class Fits>
void shootKey(MainWindow& window, const QString& folder, const QString& name, int key, const Fits& fits) {
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
    window.resize(size);
    QApplication::processEvents();
    Screen* screen = qobject_cast<Screen*>(window.page());
    for (Piece* piece : screen->allPieces())
      if (fits(piece->look())) {
        piece->setFocus();
        break;
      }
    QKeyEvent press(QEvent::KeyPress, key, {});
    QApplication::sendEvent(screen, &press);
    QApplication::processEvents();
    window.grab().save(QStringLiteral("%1/%2-%3x%4.png").arg(folder, name).arg(size.width()).arg(size.height()));
    screen->settle();  // puts help away
  }
  window.resize(1280, 800);
  QApplication::processEvents();
}

/// Help in all its forms.
void shootHelp(MainWindow& window, const QString& folder) {
  const auto isDie = [](const PieceLook& look) { return thingOf(look.noun) == Thing::Die; };
  const auto isPlace = [](const PieceLook& look) { return look.noun == of(Place::FieldResearch); };
  const auto isSeat = [](const PieceLook& look) { return look.part == Part::Plate; };
  shootKey(window, folder, "why-not", Qt::Key_F2, isPlace);
  shootKey(window, folder, "help", Qt::Key_F1, isDie);
  shootKey(window, folder, "keys", Qt::Key_Question, isDie);
  shootKey(window, folder, "near-die", Qt::Key_Z, isDie);
  shootKey(window, folder, "near-place", Qt::Key_Z, isPlace);
  shootKey(window, folder, "near-player", Qt::Key_Z, isSeat);
  const Options kept = window.options();
  const auto shootAs = [&](const QString& name, const std::function<void(Options&)>& change) {
    Options options = kept;
    change(options);
    window.follow(options);
    shoot(window, folder, name);
  };
  shootAs("high-contrast", [](Options& options) { options.highContrast = true; });
  shootAs("text-200", [](Options& options) { options.textSize = 200; });
  shootAs("deuteranopia", [](Options& options) { options.colours = static_cast<int>(ColourVision::Deuteranopia); });
  shootAs("grey", [](Options& options) { options.colours = static_cast<int>(ColourVision::Grey); });
  window.follow(kept);
}

/// One click, or a moment for bots to answer. Throws if there is nothing to click although nobody is at work.
void goOn(MainWindow& window, SelfPlayer& player) {
  if (player.step() || window.room()->over()) return;
  if (!window.room()->thinking())
    throw std::runtime_error(
        "nothing can be clicked at step " + std::to_string(window.room()->steps()) + ": " +
        window.room()->words().question(window.room()->decision(Seat::Table), window.room()->view(Seat::Table)));
  QEventLoop moment;
  QTimer::singleShot(5, &moment, &QEventLoop::quit);
  moment.exec();
}

/// A season for pictures: so many seats, of which the last are bots.
SeasonStart season(int seats, int bots, std::uint64_t seed) {
  SeasonStart start;
  for (int seat = 0; seat < seats; ++seat) start.setup.agents.push_back(static_cast<AgentId>(seat));
  start.players.assign(static_cast<std::size_t>(seats), "");
  start.bots.assign(static_cast<std::size_t>(seats), "");
  for (int seat = seats - bots; seat < seats; ++seat) start.bots[static_cast<std::size_t>(seat)] = "rule";
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

/// Every number of seats, the known Traitor, the cooperative game, bots.
std::vector<SeasonStart> seasonsToShow() {
  std::vector<SeasonStart> all = {season(5, 0, 1), season(4, 0, 2), season(3, 0, 3),
                                  season(2, 0, 4), season(4, 0, 5), season(3, 2, 6)};
  all[3].setup.variants.cooperative = true;
  all[4].setup.variants.revealedTraitor = true;
  all[5].setup.variants.debronzeStaysOpen = true;
  return all;
}

}  // namespace

int takeShots(WindowSetup setup, const QString& folder) {
  if (!QDir().mkpath(folder)) throw kernel::DataError("the folder cannot be made: " + folder.toStdString());
  setup.saves.clear();
  setup.curtainHold = 0;
  setup.botDelay = 0;
  setup.motion = Pace::Off;
  MainWindow window(std::move(setup));
  window.resize(1280, 800);
  window.show();
  std::set<QString> taken;
  const auto takeNew = [&] {
    QApplication::processEvents();
    for (const QString& name : shotsOf(window))
      if (taken.insert(name).second) {
        shoot(window, folder, name);
        if (name == u"table-investigation") shootHelp(window, folder);
      }
  };
  takeNew();
  window.startScreen()->findChild<QPushButton*>("options")->click();
  takeNew();
  window.optionsScreen()->findChild<QPushButton*>("back")->click();
  for (const SeasonStart& start : seasonsToShow()) {
    if (!window.begin(start)) return 1;
    SelfPlayer player(window, start.seed, press);
    while (!window.room()->over()) {
      takeNew();
      goOn(window, player);
    }
    takeNew();
  }
  return 0;
}

int playByItself(MainWindow& window, std::uint64_t seed) {
  SelfPlayer player(window, seed, press);
  if (window.room() == nullptr && !window.begin(season(4, 0, seed))) return 1;
  while (window.isVisible() && !window.room()->over()) {
    goOn(window, player);
    QApplication::processEvents();
    std::printf("%d %s\n", window.room()->steps(), window.secret() != nullptr ? "secret" : "open");
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace w13
