#include "ui/games/warehouse13/screen/die_help.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "engine/games/warehouse13/odds.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

/// The sentences about faces.
struct DieWords {
  Q_DECLARE_TR_FUNCTIONS(DieWords)
};

constexpr int kFaces = 6;

/// Whose revealed clue it would be: the owner's, or of who looks or acts.
Seat whoReveals(DieId die, const View& view) {
  if (const Seat owner = view.dice[die].owner; owner != Seat::Table) return owner;
  return view.viewer != Seat::Table ? view.viewer : view.asked.seat;
}

/// "1-Lore may count as any type: Rheticus' Compass.", for each card in force that says so of one of the faces.
QStringList openedBy(Seat seat, Symbol colour, const View& view, const Catalog& cards, const Words& words) {
  QStringList lines;
  for (const AnyTypeView& any : view.anyType) {
    if (any.seat != Seat::Table && any.seat != seat) continue;
    QStringList faces;
    for (const Clue face : cards.dieFaces[colour])
      if (face.number > 0 && face.symbol != Symbol::Wild && any.clues.fits(colour, face))
        faces << say(words.clue(face));
    faces.removeDuplicates();
    if (!faces.isEmpty())
      lines << DieWords::tr("%1 may count as any type: %2.")
                   .arg(faces.join(", "), say(words.text(cards.of(any.by).name)));
  }
  return lines;
}

}  // namespace

QString facesOf(kernel::Noun noun, const View& view, const Catalog& cards, const Words& words) {
  if (thingOf(noun) != Thing::Die || noun.index >= kDice) return {};
  const Symbol colour = colourOf(dieOf(noun));
  const PerType open = stillNeeded(view.needed, view.applied);
  const Seat seat = whoReveals(dieOf(noun), view);
  QStringList all, good;
  for (const Clue face : cards.dieFaces[colour]) {
    const QString name = say(words.clue(face));
    all << name;
    if (helps(view, seat, colour, face)) good << name;
  }
  QStringList lines = {DieWords::tr("Its faces: %1.").arg(all.join(", "))};
  if (std::ranges::none_of(open, [](int each) { return each > 0; })) return lines.front();
  if (good.isEmpty()) lines << DieWords::tr("None of them helps here.");
  else lines << DieWords::tr("%1 of %2 help here: %3.").arg(good.size()).arg(kFaces).arg(good.join(", "));
  lines += openedBy(seat, colour, view, cards, words);
  return lines.join('\n');
}

}  // namespace w13
