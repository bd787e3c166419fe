#include "ui/games/warehouse13/window/packs_flow.h"

#include <QUrl>

#ifdef UI_WORKSHOP
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"
#include "workshop/warehouse13/kit.h"
#endif

namespace w13 {

#ifdef UI_WORKSHOP

PacksFlow::PacksFlow(Frame& frame, SeasonFlow& season, StartScreen& start)
    : frame_(frame), season_(season), start_(start) {
  connect(&start_, &StartScreen::packsChosen, this, &PacksFlow::playWith, Qt::QueuedConnection);
  connect(&start_, &StartScreen::packsWanted, this, &PacksFlow::read);
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
  playWith(frame_.options().packs);
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
    fault = tr("These packs do not go together: %1").arg(QString::fromUtf8(error.what()));
    on.clear();
  }
  if (frame_.options().packs != on && !packs_.empty()) frame_.keepPacks(on);
  std::vector<PackRow> rows;
  for (const Pack& pack : packs_) {
    const QString id = QString::fromStdString(pack.label.id);
    rows.push_back({id, said(pack.label.name), QString::fromStdString(pack.label.version), on.contains(id)});
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
QString PacksFlow::in(const QMimeData&) { return {}; }

#endif

}  // namespace w13
