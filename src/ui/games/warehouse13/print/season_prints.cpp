#include "ui/games/warehouse13/print/season_prints.h"

#include <map>
#include <set>
#include <string>

#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"

namespace w13 {

namespace {

constexpr double kUnitsPerMillimetre = 10;
constexpr double kCorner = 3.1, kDark = 0.2;  // millimetres: the middle of the dark edge that every frame has

QString folderOf(const Design& design) { return QString::fromStdString(design.file).section(u'/', -2, -2); }

/// Whether a folder over the shipped ones has a card's file, or that of the Agent whose Ability it is.
class Mine {
 public:
  explicit Mine(const CardSet& cards) : cards_(*cards.cards) {
    for (std::size_t layer = 1; layer < cards.layers.size(); ++layer)
      for (const house::SourceFile& file : cards.layers[layer].files) files_.insert(file.path);
  }
  [[nodiscard]] bool has(const Design& design) const {
    const bool ofAgent = design.kind == Kind::Ability && design.agent != AgentId::None &&
                         files_.contains("agents/" + cards_.of(design.agent).id + ".json");
    return ofAgent || files_.contains(design.file);
  }

 private:
  const Catalog& cards_;
  std::set<std::string> files_;
};

class SeasonPrints final : public Printable {
 public:
  explicit SeasonPrints(const CardSet& set) : catalog_(set.cards) {
    const Mine mine(set);
    for (const Design& design : catalog_->designs) {
      PrintedCard card;
      card.id = QString::fromStdString(design.id);
      card.deck = folderOf(design);
      card.name = design.name;
      card.size = cardShape(design.kind) / kUnitsPerMillimetre;
      card.corner = kCorner;
      card.edge = kDark;
      card.copies = design.copies;
      card.ownBack = design.kind == Kind::Ability;
      card.isMine = mine.has(design);
      cards_.push_back(std::move(card));
    }
  }

  [[nodiscard]] QStringList decks() const override {
    QStringList all;
    for (const Kind kind : kAllKinds)
      for (const Design& design : catalog_->designs)
        if (design.kind == kind && !all.contains(folderOf(design))) all << folderOf(design);
    return all;
  }
  [[nodiscard]] QString nameOf(const QString& deck) const override {
    for (const Design& design : catalog_->designs)
      if (folderOf(design) == deck) return deckName(design.kind);
    return deck;
  }
  void draw(Ink& ink, const QRectF& at, int card, CardSide side, Language language) const override {
    drawSide(ink, at, *catalog_, words(language), designAt(card), side);
  }

 private:
  [[nodiscard]] const Words& words(Language language) const {
    const auto found = words_.find(language);
    return found != words_.end() ? found->second
                                 : words_.emplace(language, Words(*catalog_, nullptr, {}, language)).first->second;
  }

  std::shared_ptr<const Catalog> catalog_;
  mutable std::map<Language, Words> words_;
};

}  // namespace

std::shared_ptr<const Printable> printsOf(const CardSet& cards) { return std::make_shared<SeasonPrints>(cards); }

}  // namespace w13
