#include "ui/shots.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMouseEvent>
#include <set>

#include "engine/kernel/errors.h"
#include "ui/accessible_screen.h"
#include "ui/self_player.h"

static void initResources() { Q_INIT_RESOURCE(assets); }

namespace w13 {

void initPictures() {
  initResources();
  installAccessibleScreens();
}

WindowSetup readWindowSetup(const QString& data) {
  QFile ledger(data + "/rules/ledger.json");
  if (!ledger.open(QIODevice::ReadOnly))
    throw kernel::DataError("the rule texts cannot be read: " + ledger.fileName().toStdString() +
                            "; name the data folder with --data");
  WindowSetup setup;
  setup.cards = readCards({(data + "/cards/warehouse13").toStdString()});
  setup.rules = RuleBook::fromJson(ledger.readAll().toStdString());
  return setup;
}

namespace {

void press(QWidget* widget, QPoint at, bool down) {
  QMouseEvent event(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, at, widget->mapToGlobal(at),
                    Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(widget, &event);
}

QString tableShot(const TableShown& shown) {
  const View& v = shown.view;
  const Ask ask = static_cast<Ask>(shown.decision.question());
  if (v.challenge.open) return "challenge";
  if (v.phase == Phase::Finale && v.retrievalOpen) return "finale-retrieval";
  if (v.phase == Phase::Finale) return ask == Ask::FinaleAction ? "finale-action" : "finale";
  if (v.retrievalOpen) return v.goo.empty() ? (ask == Ask::LiftCovers ? "retrieval-covers" : "retrieval") : "goo";
  if (!v.playing.empty()) return "card";
  int there = 0;
  int open = 0;
  for (int seat = 0; seat < v.players; ++seat)
    there |= v.seats[static_cast<std::size_t>(seat)].at == Location::Field ? 2 : 1;
  for (const DieView& die : v.dice) open += die.spot == Spot::Leads || die.spot == Spot::Field ? 1 : 0;
  if (ask == Ask::WorkTheCase && there == 3 && open >= 9) return "table-investigation";
  if (ask == Ask::TakeAction && v.artifact != CardId::None) return "table-action-artifact";
  if (ask == Ask::TakeAction) return "table-action";
  return {};
}

/// What is up now, by name; empty: nothing worth a picture.
QString shotOf(MainWindow& window) {
  QWidget* page = window.page();
  if (page == window.startScreen()) return "start";
  if (page == window.curtain()) return "curtain";
  if (page == window.vote()) return "vote";
  if (page == window.end()) return "end";
  if (page == window.table()) return tableShot(window.table()->shown());
  if (window.secret() == nullptr) return {};
  const SecretShown& shown = window.secret()->shown();
  if (shown.purpose == VisitFor::Deal) return "loyalty";
  if (static_cast<Ask>(shown.decision.question()) == Ask::CoverDie) return "secret-cover";
  if (static_cast<Ask>(shown.decision.question()) == Ask::WorkTheCase && shown.view.hand.size() >= 4)
    return "secret-hand";
  if (static_cast<Ask>(shown.decision.question()) == Ask::Vote) return "secret-vote";
  return {};
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

}  // namespace

int takeShots(WindowSetup setup, const QString& folder) {
  constexpr std::uint64_t kSeasons = 12;
  constexpr std::size_t kShots = 19;  // all that shotOf knows
  if (!QDir().mkpath(folder)) throw kernel::DataError("the folder cannot be made: " + folder.toStdString());
  setup.saves.clear();
  setup.curtainHold = 0;
  setup.botDelay = 0;
  MainWindow window(std::move(setup));
  window.resize(1280, 800);
  window.show();
  QApplication::processEvents();
  std::set<QString> taken;
  for (std::uint64_t season = 0; season < kSeasons && taken.size() < kShots; ++season) {
    if (const QString name = shotOf(window); !name.isEmpty() && taken.insert(name).second) shoot(window, folder, name);
    SeasonStart start = window.startScreen()->start();
    start.setup.agents.clear();
    for (std::size_t agent = 0; agent < (season % 2 == 0 ? 5u : 4u); ++agent)
      start.setup.agents.push_back(static_cast<AgentId>(agent));
    start.setup.variants = {};
    start.players.assign(start.setup.agents.size(), "");
    start.bots.assign(start.setup.agents.size(), "");
    start.seed = season + 1;
    start.typedSeed = true;
    if (!window.begin(start)) return 1;
    SelfPlayer player(window, season, press);
    do {
      QApplication::processEvents();
      const QString name = shotOf(window);
      if (!name.isEmpty() && taken.insert(name).second) shoot(window, folder, name);
    } while (player.step());
  }
  return 0;
}

}  // namespace w13
