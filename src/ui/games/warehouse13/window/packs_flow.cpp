#include "ui/games/warehouse13/window/packs_flow.h"

#include <QUrl>

#ifdef UI_WORKSHOP
#include "engine/house/cards/folder.h"
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"
#include "workshop/warehouse13/kit.h"
#endif

namespace w13 {

#ifdef UI_WORKSHOP

namespace {

constexpr const char* kOwn = "my-cards";  // the id under which the workshop's folder is played

}  // namespace

PacksFlow::PacksFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start) {
  connect(&start_, &StartScreen::packsChosen, this, &PacksFlow::playWith, Qt::QueuedConnection);
  connect(&start_, &StartScreen::packsWanted, this, &PacksFlow::read);
  connect(&start_, &StartScreen::ownCards, this, &PacksFlow::playOwn, Qt::QueuedConnection);
  offerOwn();
}

PacksFlow::~PacksFlow() = default;

// Of two with the same id the one that was installed counts: it may be a newer version. What cannot be read is not
// offered; the workshop's bench for sharing says why.
void PacksFlow::read() {
  packs_.clear();
  std::vector<std::string> faults;
  const WindowSetup& setup = frame_.setup();
  for (const QString& folder : {setup.data.isEmpty() ? QString() : setup.data + "/expansions", setup.packs}) {
    if (folder.isEmpty()) continue;
    for (Pack& pack : house::installedPacks(folder.toStdString(), seasonCards(), faults)) {
      std::erase_if(packs_, [&](const Pack& each) { return each.label.id == pack.label.id; });
      packs_.push_back(std::move(pack));
    }
  }
  addOwn();
  offerOwn();
  playWith(frame_.options().packs);
}

// Without reading them: the title asks.
void PacksFlow::offerOwn() {
  const QString& own = frame_.setup().workshop;
  start_.offerOwnCards(!own.isEmpty() && !house::stampsOf(own.toStdString()).empty());
}

// What lies in the folder of the workshop counts as a pack that is still worked on.
void PacksFlow::addOwn() {
  const std::filesystem::path own = frame_.setup().workshop.toStdString();
  std::error_code error;
  if (own.empty() || !std::filesystem::is_directory(own, error)) return;
  Layer cards = house::readFolder(own);
  if (cards.files.empty()) return;
  Pack pack{{kOwn, {tr("my own cards").toStdString()}, "", ""}, {}};
  for (std::vector<house::SourceFile>* files : {&cards.files, &cards.pictures})
    for (house::SourceFile& file : *files) pack.files.push_back({"cards/" + file.path, std::move(file.text)});
  std::erase_if(packs_, [](const Pack& each) { return each.label.id == kOwn; });
  packs_.push_back(std::move(pack));
}

void PacksFlow::playOwn() {
  QStringList ids = frame_.options().packs;
  if (!ids.contains(kOwn)) ids << kOwn;
  frame_.keepPacks(ids);
  read();
  start_.setUp();
}

void PacksFlow::playWith(const QStringList& ids) {
  const CardSet& box = frame_.setup().cards;
  std::vector<Layer> layers = box.layers;
  QStringList on;
  for (const Pack& pack : packs_)
    if (const QString id = QString::fromStdString(pack.label.id); ids.contains(id)) {
      on << id;
      layers.push_back(pack.cards());
    }
  const CardSet before = season_.cards();  // the start screen reads them until it has others
  QString fault;
  try {
    season_.useCards(on.isEmpty() ? box : compileCards(std::move(layers)));
  } catch (const kernel::DataError& error) {
    season_.useCards(box);
    const QString why = QString::fromUtf8(error.what());
    fault = on == QStringList(kOwn) ? tr("Your cards cannot be played yet: %1").arg(why)
                                    : tr("These packs do not go together: %1").arg(why);
    on.clear();
  }
  if (frame_.options().packs != on && !packs_.empty()) frame_.keepPacks(on);
  std::vector<PackRow> rows;
  for (const Pack& pack : packs_) {
    const QString id = QString::fromStdString(pack.label.id);
    rows.push_back({id, said(pack.label.name), QString::fromStdString(pack.label.version), on.contains(id),
                    said(pack.label.notes)});
  }
  start_.useCards(*season_.cards().cards, std::move(rows));
  if (!fault.isEmpty()) start_.complain(fault);
}

QString PacksFlow::in(const QMimeData& dropped) {
  for (const QUrl& url : dropped.urls())
    if (url.isLocalFile() && url.toLocalFile().endsWith(u'.' + say(seasonCards().packEnding())))
      return url.toLocalFile();
  return {};
}

#else

struct Pack {};
PacksFlow::PacksFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start) {}
PacksFlow::~PacksFlow() = default;
void PacksFlow::read() {}
void PacksFlow::playWith(const QStringList&) {}
void PacksFlow::offerOwn() {}
void PacksFlow::addOwn() {}
void PacksFlow::playOwn() {}
QString PacksFlow::in(const QMimeData&) { return {}; }

#endif

}  // namespace w13
