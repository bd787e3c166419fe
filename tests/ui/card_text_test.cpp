// Every text of every card fits its box, in both languages and at every width at which a card is drawn.

#include "engine/games/warehouse13/cards/card_set.h"
#include "support/catch.h"
#include "ui/games/warehouse13/look/card_picture.h"

namespace w13::test {

namespace {

/// The widths of the style: where a card begins to show more, just before that, and as large as it gets. On narrower
/// ones only names are drawn.
constexpr std::array kWidths = {100, 129, 130, 179, 180, 259, 260, 430};

/// The cards with a text that does not fit: "tesla at 130: ...".
QStringList unfit(const Catalog& cards, Language language) {
  const Words words(cards, nullptr, {}, language);
  QStringList found;
  for (std::size_t design = 0; design < cards.designs.size(); ++design)
    for (const int width : kWidths)
      for (const QString& text : unfitOn(cards, words, static_cast<DesignId>(design), width))
        found << QString::fromStdString(cards.designs[design].id) + QStringLiteral(" at %1: ").arg(width) + text;
  return found;
}

CardSet withPromos() { return readCards({W13_DATA_DIR "/cards/warehouse13", W13_DATA_DIR "/cards/promos"}); }

}  // namespace

TEST_CASE("Every English text of a card fits at every size", "[window][cards]") {
  const CardSet set = withPromos();
  CHECK(unfit(*set.cards, Language::English).join('\n').toStdString() == "");
}

TEST_CASE("Every German text of a card fits at every size", "[window][cards]") {
  const CardSet set = withPromos();
  CHECK(unfit(*set.cards, kGerman).join('\n').toStdString() == "");
}

TEST_CASE("A text that is too long for its card is noticed", "[window][cards]") {
  CardSet set = withPromos();
  Catalog cards = *set.cards;
  const auto tesla = static_cast<std::size_t>(cards.find("tesla"));
  cards.designs[tesla].text.en = std::string(400, 'x');
  std::string words;
  for (int word = 0; word < 90; ++word) words += "word ";
  cards.designs[static_cast<std::size_t>(cards.find("zipline"))].text.en = words;
  cards.designs[static_cast<std::size_t>(cards.find("goozooka"))].name.en = std::string(60, 'W');
  const std::string found = unfit(cards, Language::English).join('\n').toStdString();
  CHECK(found.find("tesla at 180") != std::string::npos);
  CHECK(found.find("zipline at 180") != std::string::npos);
  CHECK(found.find("goozooka at 430") != std::string::npos);
}

}  // namespace w13::test
