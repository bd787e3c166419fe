#include "ui/games/warehouse51/print/relic_prints.h"

#include <QCoreApplication>
#include <set>
#include <string>

#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse51/look/relic_cards.h"
#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

constexpr QSizeF kPoker(63.5, 88.9);  // millimetres
constexpr double kUnit = kPoker.width() / kRelicCard.width();
constexpr double kCorner = 30 * kUnit,
                 kDark = 12 * kUnit;  // of its frame: the dark between the line of brass and the picture
constexpr const char* kCounterfeits = "counterfeits";

/// The words on the decks.
struct DeckWords {
  Q_DECLARE_TR_FUNCTIONS(DeckWords)
};

/// Files of cards that a folder over the shipped ones adds or changes.
std::set<std::string> mineIn(const house::Box& box) {
  std::set<std::string> files;
  const std::span<const house::Layer> layers = layersIn(box);
  for (const house::Layer& layer : layers.subspan(std::min<std::size_t>(1, layers.size())))
    for (const house::SourceFile& file : layer.files) files.insert(file.path);
  return files;
}

class RelicPrints final : public Printable {
 public:
  explicit RelicPrints(std::shared_ptr<const house::Box> box) : box_(std::move(box)), catalog_(cardsIn(*box_)) {
    const std::set<std::string> mine = mineIn(*box_);
    bringPicturesOf(*box_);
    for (const Category category : kEachCategory)
      for (const RelicId relic : catalog_.byCategory[category]) add(relic, Printed::Relic, mine);
    for (const RelicId relic : catalog_.all())
      if (catalog_.of(relic).counterfeit) add(relic, Printed::Counterfeit, mine);
  }

  [[nodiscard]] QStringList decks() const override {
    QStringList all;
    for (const Category category : kEachCategory) all << deckOf(category);
    return all << kCounterfeits;
  }
  [[nodiscard]] QString nameOf(const QString& deck) const override {
    for (const Category category : kEachCategory)
      if (deckOf(category) == deck) return QString::fromStdString(catalog_.categories[category].name.in(spoken()));
    return DeckWords::tr("Counterfeits");
  }
  void draw(Ink& ink, const QRectF& at, int card, CardSide side, house::Language language) const override {
    const auto& [relic, printed] = kernel::at(sides_, card);
    if (printed == Printed::Counterfeit)
      return side == CardSide::Front ? drawCounterfeit(ink, at, catalog_, relic, language)
                                     : drawCounterfeitBack(ink, at);
    if (side == CardSide::Front) drawRelic(ink, at, catalog_, relic, language);
    else drawDeckBack(ink, at, catalog_.of(relic).category);
  }

 private:
  static QString deckOf(Category category) { return ui::say(w51::nameOf(category)); }

  void add(RelicId relic, Printed printed, const std::set<std::string>& mine) {
    const Relic& it = catalog_.of(relic);
    const bool counterfeit = printed == Printed::Counterfeit;
    PrintedCard card;
    card.id = QString::fromStdString(it.id) + (counterfeit ? QStringLiteral("-counterfeit") : QString());
    card.deck = counterfeit ? QString(kCounterfeits) : deckOf(it.category);
    card.name = it.name;
    card.size = kPoker;
    card.corner = kCorner;
    card.edge = kDark;
    card.isMine = mine.contains("relics/" + it.id + ".json");
    cards_.push_back(std::move(card));
    sides_.emplace_back(relic, printed);
  }

  std::shared_ptr<const house::Box> box_;
  const Catalog& catalog_;
  std::vector<std::pair<RelicId, Printed>> sides_;
};

}  // namespace

std::shared_ptr<const Printable> printsOf(const std::shared_ptr<const house::Box>& box) {
  return std::make_shared<RelicPrints>(box);
}

}  // namespace w51
