// From saving a card to everything that the workshop shows of it.

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <cstdio>

#include "bench/window/figures.h"

#ifdef UI_WORKSHOP
#include "ui/workshop/workshop_screen.h"
#include "workshop/warehouse13/finding.h"
#endif

namespace w13::bench {

#ifdef UI_WORKSHOP

namespace {

constexpr int kSaves = 41;

/// Goes on until the workshop has shown a check, with all painting that follows.
void untilShown(const LiveDesk& desk) {
  QEventLoop loop;
  QObject::connect(&desk, &LiveDesk::checked, &loop, &QEventLoop::quit, Qt::QueuedConnection);
  loop.exec();
  QApplication::processEvents();
}

}  // namespace

/// Positions for every card of the box, as Try looks for them.
void measureTrials(const Desk& desk) {
  const Catalog& cards = *cardsIn(*desk.shippedBox()).cards;
  Times found;
  for (const CardOnDesk& card : desk.cards()) {
    QElapsedTimer since;
    since.start();
    if (trialsFor(card.path, cards).empty()) std::printf("  no position for %s\n", card.path.c_str());
    found.add(since.nsecsElapsed());
  }
  found.print("  positions found in which a card can be tried");
}

void measureWorkshop(const WindowSetup& given) {
  const QTemporaryDir folder;
  WindowSetup setup = given;
  setup.workshop = folder.filePath("cards");
  MainWindow window(setup);
  window.resize(1920, 1080);
  window.show();
  window.openWorkshop();
  WorkshopScreen& workshop = *window.workshop();
  workshop.open("traits/tesla.json");
  const QString text = workshop.editor()->text();
  workshop.editor()->replace(text + u'\n');
  untilShown(workshop.live());
  Times good, bad, typed;
  for (int save = 0; save < kSaves; ++save) {
    const bool wrong = save % 2 == 1;
    const QByteArray now = QString(text).replace("\"number\": 1", wrong ? "\"number\": 7" : "\"number\": 2").toUtf8();
    workshop.editor()->replace(QString::fromUtf8(now));
    QElapsedTimer since;
    since.start();
    untilShown(workshop.live());
    typed.add(since.nsecsElapsed());
    QFile file(setup.workshop + "/traits/tesla.json");
    (void)QDir().mkpath(setup.workshop + "/traits");
    const QByteArray saved = now + QByteArray(save + 1, ' ');
    workshop.editor()->replace(workshop.live().desk().savedText("traits/tesla.json")
                                   ? QString::fromStdString(*workshop.live().desk().savedText("traits/tesla.json"))
                                   : text);
    untilShown(workshop.live());
    (void)file.open(QIODevice::WriteOnly);
    since.start();
    file.write(saved);
    file.close();
    untilShown(workshop.live());
    (wrong ? bad : good).add(since.nsecsElapsed());
    if (workshop.editor()->text().toUtf8() != saved) std::printf("  the saved card is not shown\n");
  }
  std::printf("a card in the workshop, milliseconds of wall time, at 1920 x 1080\n");
  good.print("  saved, good: to all that is shown");
  bad.print("  saved, with a mistake");
  typed.print("  typed: with 150 of rest");
  measureTrials(workshop.live().desk());
}

#else

void measureWorkshop(const WindowSetup&) { std::printf("this program was built without the workshop\n"); }

#endif

}  // namespace w13::bench
