#include "ui/screen/die_help.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/games/warehouse13/odds.h"

namespace w13 {

namespace {

/// The sentences about faces.
struct DieWords {
  Q_DECLARE_TR_FUNCTIONS(DieWords)
};

constexpr int kFaces = 6;

bool helps(Clue face, const PerType& open) {
  if (face.number == 0 || face.symbol == Symbol::None) return false;
  if (face.symbol != Symbol::Wild) return open[static_cast<std::size_t>(index(face.symbol))] > 0;
  return std::ranges::any_of(open, [](int each) { return each > 0; });
}

}  // namespace

QString facesOf(kernel::Noun noun, const View& view, const Catalog& cards, const Words& words) {
  if (thingOf(noun) != Thing::Die || noun.index >= kDice) return {};
  const Symbol colour = colourOf(dieOf(noun));
  const PerType open = stillNeeded(view.needed, view.applied);
  QStringList all, good;
  for (const Clue face : cards.dieFaces[colour]) {
    const QString name = QString::fromStdString(words.clue(face));
    all << name;
    if (helps(face, open)) good << name;
  }
  QStringList lines = {DieWords::tr("Its faces: %1.").arg(all.join(", "))};
  if (std::ranges::none_of(open, [](int each) { return each > 0; })) return lines.front();
  if (good.isEmpty()) lines << DieWords::tr("None of them helps here.");
  else lines << DieWords::tr("%1 of %2 help here: %3.").arg(good.size()).arg(kFaces).arg(good.join(", "));
  return lines.join('\n');
}

}  // namespace w13
