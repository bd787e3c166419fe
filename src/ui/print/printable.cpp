#include "ui/print/printable.h"

#include <QCoreApplication>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace ui {

namespace {

/// The sentences about what cannot be done.
struct PressWords {
  Q_DECLARE_TR_FUNCTIONS(PressWords)
};

template <class Is>
std::vector<int> placesWhere(const Printable& printable, Is is) {
  std::vector<int> places;
  for (int at = 0; at < kernel::count(printable.cards()); ++at)
    if (is(kernel::at(printable.cards(), at))) places.push_back(at);
  return places;
}

}  // namespace

std::vector<int> allOf(const Printable& printable, const QString& deck) {
  return placesWhere(printable, [&](const PrintedCard& card) { return deck.isEmpty() || card.deck == deck; });
}

std::vector<int> mineOf(const Printable& printable) {
  return placesWhere(printable, [](const PrintedCard& card) { return card.isMine; });
}

std::vector<int> cardsNamed(const Printable& printable, const QStringList& names) {
  if (names.isEmpty()) return allOf(printable);
  std::vector<int> cards;
  for (const QString& name : names) {
    const std::vector<int> found =
        placesWhere(printable, [&](const PrintedCard& card) { return card.deck == name || card.id == name; });
    if (found.empty())
      throw kernel::RefusedError(
          PressWords::tr("There is no deck and no card \"%1\": name a deck (%2), or a card by its id.")
              .arg(name, printable.decks().join(", "))
              .toStdString());
    cards.insert(cards.end(), found.begin(), found.end());
  }
  return cards;
}

}  // namespace ui
