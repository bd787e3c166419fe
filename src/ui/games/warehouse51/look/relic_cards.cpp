#include "ui/games/warehouse51/look/relic_cards.h"

#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/house/cards/own_pictures.h"
#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"

namespace w51 {

namespace {

/// Its back is the counterfeit card that names it, or that of its deck where there is none.
class RelicCard final : public CardPicture {
 public:
  RelicCard(std::shared_ptr<const house::Box> box, RelicId relic)
      : box_(std::move(box)), cards_(cardsIn(*box_)), id_(relic), relic_(cards_.of(relic)) {}

  [[nodiscard]] QString name(house::Language language) const override {
    return QString::fromStdString(relic_.name.in(language));
  }
  [[nodiscard]] QSizeF shape() const override { return kRelicCard; }
  void draw(Ink& ink, const QRectF& at, CardSide side, house::Language language) const override {
    if (side == CardSide::Front) drawRelic(ink, at, cards_, id_, language);
    else if (relic_.counterfeit) drawCounterfeit(ink, at, cards_, id_, language);
    else drawDeckBack(ink, at, relic_.category);
  }
  [[nodiscard]] QStringList unfit(house::Language language, int width) const override {
    QStringList all = unfitOn(cards_, id_, Printed::Relic, language, width);
    if (relic_.counterfeit) all += unfitOn(cards_, id_, Printed::Counterfeit, language, width);
    all.removeDuplicates();
    return all;
  }
  [[nodiscard]] QString missingArt() const override {
    const QString art = QString::fromStdString(relic_.art);
    if (isOwnPicture(art) || illustrationCount() == 0)
      return {};  // what is wrong with one of their own is told already
    QImage nothing(8, 8, QImage::Format_ARGB32_Premultiplied);
    QPainter p(&nothing);
    return drawArt(p, {0, 0, 8, 8}, art, Qt::white) ? QString() : art;
  }

 private:
  std::shared_ptr<const house::Box> box_;
  const Catalog& cards_;
  RelicId id_;
  const Relic& relic_;
};

class CollectorCard final : public CardPicture {
 public:
  explicit CollectorCard(const Collector& collector)
      : name_(QString::fromStdString(collector.name)), figure_(collectorNamed(collector.id)) {}

  [[nodiscard]] QString name(house::Language /*language*/) const override { return name_; }
  [[nodiscard]] QSizeF shape() const override { return {1, 1}; }
  void draw(Ink& ink, const QRectF& at, CardSide side, house::Language /*language*/) const override {
    if (side == CardSide::Front) drawCollector(ink, at, figure_);
  }

 private:
  QString name_;
  int figure_;
};

}  // namespace

void bringPicturesOf(const house::Box& box) {
  for (const house::Layer& layer : layersIn(box))
    for (const house::SourceFile& each : layer.pictures)
      if (house::pictureFault(each.path, each.text).empty())
        useOwnPicture(QString::fromStdString(each.path), QByteArray::fromStdString(each.text));
  bringTitleFace();
}

std::unique_ptr<CardPicture> cardIn(const std::shared_ptr<const house::Box>& box, const QString& path) {
  bringPicturesOf(*box);
  const std::string file = path.toStdString();
  if (const RelicId relic = relicIn(*box, file); relic != RelicId::None) return std::make_unique<RelicCard>(box, relic);
  for (const Collector& each : cardsIn(*box).collectors)
    if (house::folderIn(file) == "collectors" && house::idIn(file) == each.id)
      return std::make_unique<CollectorCard>(each);
  return nullptr;
}

}  // namespace w51
