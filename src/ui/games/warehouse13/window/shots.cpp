#include "ui/games/warehouse13/window/shots.h"

#include <QApplication>
#include <QDir>
#include <QKeyEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>
#include <functional>
#include <set>

#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/pages/pause_menu.h"
#include "ui/games/warehouse13/window/camera.h"
#include "ui/games/warehouse13/window/faults_dialog.h"
#include "ui/games/warehouse13/window/self_player.h"
#include "ui/look/vision.h"

#ifdef UI_WORKSHOP
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/games/warehouse13/measure/measure_panel.h"
#include "ui/games/warehouse13/workshop/record_dialog.h"
#include "ui/games/warehouse13/workshop/season_card_screens.h"
#include "ui/widgets/position_bar.h"
#include "ui/window/window_place.h"
#include "ui/workshop/workshop_screen.h"
#endif

namespace w13 {

namespace {

/// What is worth a picture on the table now, by name.
QStringList tableShots(const TableShown& shown) {
  const View& v = shown.view;
  const Ask ask = askOf(shown.decision);
  QStringList names;
  const auto put = [&](bool is, const QString& name) {
    if (is) names << name;
  };
  int there = 0;
  for (int seat = 0; seat < v.players; ++seat) there |= v.seats[seat].at == Location::Field ? 2 : 1;
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

QStringList secretShots(const SecretScreen& secret) {
  const SecretShown& shown = secret.shown();
  const View& v = shown.view;
  if (secret.briefing()) return {v.isTraitor ? "briefing-traitor" : "briefing"};
  if (shown.purpose == VisitFor::Deal) return {v.isTraitor ? "deal-traitor" : "deal"};
  if (shown.purpose == VisitFor::Look) return {"secret-look"};
  if (shown.purpose == VisitFor::Respond) return {shown.decision.empty() ? "secret-respond-none" : "secret-respond"};
  QStringList names;
  if (v.isTraitor) names << (v.traitorRevealed ? "secret-traitor-revealed" : "secret-traitor");
  if (v.hand.size() >= 8) names << "secret-crowded";
  if (v.hand.size() >= 12) names << "secret-full";
  if (askOf(shown.decision) == Ask::WorkTheCase && v.hand.size() >= 4) names << "secret-hand";
  if (secret.ballotUp()) names << "ballot";
  names << QStringLiteral("secret-question-%1").arg(shown.decision.question());
  return names;
}

/// What is up now, by the names of its pictures.
QStringList shotsOf(MainWindow& window) {
  QWidget* page = window.page();
  if (const Explainer* explainer = window.explainer(); explainer != nullptr) {  // of these seasons nothing else is new
    const FirstNote* note = explainer->note();
    const bool up = note != nullptr && note->parentWidget() == page;
    if (up) return {"first-" + QString::fromStdString(note->card().id)};
    return window.secret() != nullptr && window.secret()->briefing() ? secretShots(*window.secret()) : QStringList();
  }
  if (page == window.startScreen() || page == window.optionsScreen()) return {};
  if (page == window.curtain()) return {"curtain"};
  if (page == window.vote()) return {"vote"};
  if (page == window.end()) return {"end"};
  if (page == window.table()) return tableShots(window.table()->shown());
  return window.secret() == nullptr ? QStringList() : secretShots(*window.secret());
}

bool isDie(const PieceLook& look) { return thingOf(look.noun) == Thing::Die; }
bool isCard(const PieceLook& look) { return look.card.kind != 0; }

void shootMenu(MainWindow& window, Camera& camera) {
  if (!camera.take("menu")) return;
  const auto put = [&] {
    if (PauseMenu* menu = window.findChild<PauseMenu*>()) menu->findChild<QPushButton*>("menu-go-on")->click();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  camera.shoot(
      "menu", [&] { emit window.table()->command(Order::Menu); }, put);
}

/// Help in all its forms, the log, and the window as others see it.
void shootHelp(MainWindow& window, Camera& camera) {
  const auto isPlace = [](const PieceLook& look) { return look.noun == of(Place::FieldResearch); };
  const auto isSeat = [](const PieceLook& look) { return look.part == Part::Plate; };
  camera.shootKey("why-not", Qt::Key_F2, isPlace);
  camera.shootKey("help", Qt::Key_F1, isDie);
  camera.shootKey("keys", Qt::Key_Question, isDie);
  shootMenu(window, camera);
  camera.shootKey("near-die", Qt::Key_Z, isDie);
  camera.shootKey("near-place", Qt::Key_Z, isPlace);
  camera.shootKey("near-player", Qt::Key_Z, isSeat);
  const auto noKey = [](const PieceLook&) { return false; };
  camera.shootKey("log", Qt::Key_F3, noKey);
  window.log()->hide();
  camera.shootAs("high-contrast", [](Options& options) { options.highContrast = true; });
  camera.shootAs("text-200", [](Options& options) { options.textSize = 200; });
  for (const auto& [name, vision] :
       {std::pair("deuteranopia", ColourVision::Deuteranopia), std::pair("grey", ColourVision::Grey)})
    camera.shootAs(name, [vision = vision](Options& options) { options.colours = static_cast<int>(vision); });
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

/// Every number of seats, the known Traitor, the cooperative game, bots; first seasons.
std::vector<SeasonStart> seasonsToShow() {
  std::vector<SeasonStart> all = {seasonOf(5, 0, 1), seasonOf(4, 0, 2), seasonOf(3, 0, 3), seasonOf(2, 0, 4),
                                  seasonOf(4, 0, 5), seasonOf(3, 2, 6), seasonOf(3, 0, 7), seasonOf(5, 0, 8)};
  all[3].setup.variants.cooperative = true;
  all[4].setup.variants.revealedTraitor = true;
  all[5].setup.variants.debronzeStaysOpen = true;
  for (const std::size_t first : {6U, 7U}) all[first].first.on = true;
  return all;
}

}  // namespace

std::vector<QSize> sizesNamed(const QString& typed) {
  std::vector<QSize> sizes;
  for (const QString& each : typed.split(u',')) {
    const QSize size(each.section(u'x', 0, 0).toInt(), each.section(u'x', 1).toInt());
    const QSize least = ui::kLeastWindow;
    if (size.width() < least.width() || size.height() < least.height())
      throw kernel::RefusedError("\"" + each.toStdString() + "\" is no size of the window; name it as " +
                                 std::to_string(least.width()) + "x" + std::to_string(least.height()) + " or larger");
    sizes.push_back(size);
  }
  return sizes;
}

namespace {

/// What is up now, if there is no picture of it yet.
void shootNew(MainWindow& window, Camera& camera) {
  QApplication::processEvents();
  for (const QString& name : shotsOf(window)) {
    if (camera.take(name)) camera.shoot(name);
    if (name == u"table-investigation") shootHelp(window, camera);
    if (name.startsWith(u"briefing"))
      camera.shootKey(name + "-open", Qt::Key_L, [](const PieceLook&) { return false; });
    if (name == u"ballot") camera.shootKey("ballot-chosen", Qt::Key_Down, [](const PieceLook&) { return false; });
    if (name == u"secret-hand") camera.shootKey("secret-help", Qt::Key_F1, isCard);
  }
}

/// The list of saved seasons, in a window that has just been started; and the one of mistakes in cards.
void shootLists(WindowSetup setup, const ShotsWanted& wanted) {
  MainWindow window(std::move(setup));
  window.show();
  window.follow(wanted.options);
  Camera camera(window, wanted);
  shootSaves(window, camera);
  if (camera.take("rules"))
    camera.shoot(
        "rules", [&] { window.rulesPanel()->openPage("section:13"); }, [&] { window.rulesPanel()->hide(); });
  if (camera.take("example"))
    camera.shoot(
        "example",
        [&] {
          window.rulesPanel()->openPage("EX-13");
          camera.save(window, "rules-example", window.size());
          window.playExample("EX-13");
        },
        [&] {
          window.findChild<QPushButton*>("left")->click();
          QApplication::processEvents();
          window.rulesPanel()->hide();
        });
  if (!camera.take("faults")) return;
  FaultsDialog faults({"cards/traits/parallel-investigation.json:7:14: /number: 9 is too high, expected 0 to 2",
                       "cards/pings/seattle.json:3:3: /citty: there is no such word, the nearest is \"city\""},
                      true);
  faults.show();
  camera.save(faults, "faults", faults.size());
}

}  // namespace

#ifdef UI_WORKSHOP
namespace {

/// Seasons enough for figures to be seen.
void measureABit(MeasurePanel& panel) {
  panel.findChild<QSpinBox*>("seasons")->setValue(200);
  panel.findChild<QPushButton*>("start")->click();
  while (!panel.measured().over) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The workshop: with a card being changed, and with mistakes in it.
void shootWorkshop(WindowSetup setup, const ShotsWanted& wanted) {
  MainWindow window(std::move(setup));
  window.show();
  window.follow(wanted.options);
  Camera camera(window, wanted);
  window.openWorkshop();
  WorkshopScreen& workshop = *window.workshop();
  const auto written = [&](const QString& text) {
    workshop.editor()->replace(text);
    while (workshop.live().checking()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  };
  workshop.open("traits/collaborate.json");
  const QString shipped = workshop.editor()->text();
  written(QString(shipped).replace("\"number\": 1", "\"number\": 2"));
  if (camera.take("workshop")) camera.shoot("workshop");
  written(QString(shipped).replace("\"lore\"", "\"lorre\"").replace("\"draw\": 3", "\"drow\": 3"));
  if (camera.take("workshop-errors")) camera.shoot("workshop-errors");
  if (camera.take("workshop-words")) {  // a window of its own
    workshop.editor()->replace("{ \"copies\": 2, \"t");
    workshop.editor()->setCursorPosition(0, 17);
    workshop.editor()->setFocus();
    workshop.editor()->complete(true);
    QApplication::processEvents();
    for (QWidget* each : QApplication::topLevelWidgets())
      if (each->isVisible() && each != &window) camera.save(*each, "workshop-words", each->size());
    written(shipped);
  }
  window.findChild<QPushButton*>("new-card")->click();
  if (camera.take("workshop-new")) camera.shoot("workshop-new");
  workshop.ask()->putAway();
  written(QString(shipped).replace("\"number\": 1", "\"number\": 2"));
  for (const auto& [bench, name] :
       {std::pair(benches::Measure, "workshop-measure"), std::pair(benches::Print, "workshop-print"),
        std::pair(benches::Share, "workshop-share")}) {
    workshop.go(bench);
    if (!camera.take(name)) continue;
    if (bench == benches::Measure) measureABit(*workshop.findChild<MeasurePanel*>());
    camera.shoot(name);
  }
  workshop.go(benches::Cards);
  workshop.open("traits/tesla.json");
  workshop.findChild<QPushButton*>("try-card")->click();
  if (camera.take("workshop-try")) camera.shoot("workshop-try");
  workshop.findChild<QPushButton*>("play-trial")->click();
  QApplication::processEvents();
  if (camera.take("trial")) camera.shoot("trial");
  if (window.positionBar() == nullptr || !camera.take("record")) return;
  window.positionBar()->findChild<QPushButton*>("keep")->click();
  if (RecordDialog* dialog = window.findChild<RecordDialog*>()) camera.save(*dialog, "record", dialog->size());
}

}  // namespace
#endif

int takeShots(WindowSetup setup, const ShotsWanted& wanted) {
  if (!QDir().mkpath(wanted.folder))
    throw kernel::DataError("the folder cannot be made: " + wanted.folder.toStdString());
  const QTemporaryDir saves;
  setup.saves = saves.path();
  setup.workshop = saves.filePath("cards");
  setup.packs = saves.filePath("packs");
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.botDelay = 0;
  setup.motion = Pace::Off;
  setup.scenes = SceneForm::Off;
#ifdef UI_WORKSHOP
  shootWorkshop(setup, wanted);
#endif
  MainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  window.follow(wanted.options);
  Camera camera(window, wanted);
  shootDoors(window, camera);
  static const QStringList kLater = {"saves", "title-continue", "rules", "example", "faults"};  // in a later window
  if (camera.hasAllBut({})) return 0;
  int begun = 0;
  for (const SeasonStart& start : seasonsToShow()) {
    if (begun++ > 0 && camera.hasAllBut(kLater)) break;
    if (!window.begin(start)) return 1;
    SelfPlayer player(window, start.seed, pressLeft);
    while (!window.room()->over()) {
      shootNew(window, camera);
      if (camera.hasAllBut({})) return 0;
      goOn(window, player);
    }
    shootNew(window, camera);
  }
  shootLists(std::move(setup), wanted);
  return 0;
}

int playByItself(MainWindow& window, std::uint64_t seed) {
  SelfPlayer player(window, seed, pressLeft);
  if (window.room() == nullptr && !window.begin(seasonOf(4, 0, seed))) return 1;
  while (window.isVisible() && !window.room()->over()) {
    goOn(window, player);
    QApplication::processEvents();
    std::printf("%d %s\n", window.room()->steps(), window.secret() != nullptr ? "secret" : "open");
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace w13
