#include "ui/games/warehouse13/workshop/season_card_screens.h"

#include <QCoreApplication>
#include <QPainter>

#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/measure/measure_panel.h"
#include "ui/games/warehouse13/print/season_prints.h"
#include "ui/look/art.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"
#include "workshop/warehouse13/finding.h"
#include "workshop/warehouse13/kit.h"

namespace w13 {

namespace {

/// The words of this file, in the window's language.
QString words(const char* english) { return QCoreApplication::translate("w13::SeasonCardScreens", english); }

DesignId designIn(const Catalog& cards, const QString& path) {
  const auto is = [&](const Design& each) { return QString::fromStdString(each.file) == path; };
  const int place = kernel::placeWhere(cards.designs, is);
  return place < 0 ? DesignId::None : designAt(place);
}

/// Whether the program was built with the picture that a card names.
bool hasPicture(const Design& design) {
  const bool own = isOwnPicture(QString::fromStdString(design.art));
  if (own || illustrationCount() == 0) return true;  // what is wrong with one of their own is told already
  QImage nothing(8, 8, QImage::Format_ARGB32_Premultiplied);
  nothing.fill(Qt::transparent);
  QPainter p(&nothing);
  Ink ink(p, 1);
  return illustrate(ink, {0, 0, 8, 8}, 8, design.art, Qt::white);
}

class SeasonCard final : public CardPicture {
 public:
  SeasonCard(std::shared_ptr<const Catalog> cards, DesignId id)
      : cards_(std::move(cards)), id_(id), design_(cards_->of(id)) {}

  [[nodiscard]] QString name(Language language) const override {
    return QString::fromStdString(design_.name.in(language));
  }
  [[nodiscard]] QSizeF shape() const override { return cardShape(design_.kind); }
  void draw(Ink& ink, const QRectF& at, CardSide side, Language language) const override {
    drawSide(ink, at, *cards_, Words(*cards_, nullptr, {}, language), id_, side);
  }
  [[nodiscard]] QStringList unfit(Language language, int width) const override {
    if (design_.kind == Kind::Loyalty) return {};
    return unfitOn(*cards_, Words(*cards_, nullptr, {}, language), id_, width);
  }
  [[nodiscard]] QString missingArt() const override {
    return hasPicture(design_) ? QString() : QString::fromStdString(design_.art);
  }

 private:
  std::shared_ptr<const Catalog> cards_;
  DesignId id_;
  const Design& design_;
};

/// What the table shows of an Agent.
class AgentPicture final : public CardPicture {
 public:
  explicit AgentPicture(const AgentCard& agent) : name_(agent.name), file_(art::agentFile(agent.id)) {}

  [[nodiscard]] QString name(Language language) const override { return QString::fromStdString(name_.in(language)); }
  [[nodiscard]] QSizeF shape() const override { return {1, 1}; }
  void draw(Ink& ink, const QRectF& at, CardSide side, Language) const override {
    if (side == CardSide::Front) ink.picture(file_, at);
  }

 private:
  Text name_;
  QString file_;
};

}  // namespace

const house::CardPart& SeasonCardScreens::cards() const { return seasonCards(); }

QString SeasonCardScreens::nameOf(const QString& folder) const {
  if (const std::optional<Kind> kind = kindIn(folder.toStdString())) return deckName(*kind);
  if (folder == u"agents") return words(QT_TRANSLATE_NOOP("w13::SeasonCardScreens", "Agents"));
  return folder.isEmpty() ? words(QT_TRANSLATE_NOOP("w13::SeasonCardScreens", "Dice and numbers")) : folder;
}

QPixmap SeasonCardScreens::sign(std::uint8_t tint, QSize pixels) const {
  const Symbol type = typeOfTint(tint);
  return type == Symbol::None ? QPixmap() : art::picture(art::symbolFile(type), pixels);
}

bool SeasonCardScreens::areCards(const QString& folder) const { return kindIn(folder.toStdString()).has_value(); }

std::unique_ptr<CardPicture> SeasonCardScreens::picture(const std::shared_ptr<const house::Box>& box,
                                                        const QString& path) const {
  if (box == nullptr) return nullptr;
  const std::shared_ptr<const Catalog>& cards = cardsIn(*box).cards;
  art::useCards(cardsIn(*box));
  if (path.startsWith(u"agents/"))
    for (const AgentCard& agent : cards->agents)
      if (path.section(u'/', -1).section(u'.', 0, 0).toStdString() == agent.id)
        return std::make_unique<AgentPicture>(agent);
  const DesignId design = designIn(*cards, path);
  return design == DesignId::None ? nullptr : std::make_unique<SeasonCard>(cards, design);
}

std::string SeasonCardScreens::faultIn(const house::Played& played,
                                       const std::shared_ptr<const house::Box>& box) const {
  return w13::faultIn(played, *cardsIn(*box).cards);
}

// In the positions that the program finds, then in those of scenarios and examples.
std::vector<CardTrial> SeasonCardScreens::trialsFor(const QString& path, const std::shared_ptr<const house::Box>& box,
                                                    const std::vector<house::Played>& played) const {
  const Catalog& cards = *cardsIn(*box).cards;
  std::vector<CardTrial> found;
  const auto add = [&](const std::vector<Trial>& trials) {
    for (const Trial& each : trials) found.push_back({each.name, each.says, [plays = plays_, each] { plays(each); }});
  };
  add(w13::trialsFor(path.toStdString(), cards));
  add(trialsIn(played, path.toStdString(), cards));
  return found;
}

QStringList SeasonCardScreens::benches() const {
  return {words(QT_TRANSLATE_NOOP("w13::SeasonCardScreens", "Measure"))};
}

QWidget* SeasonCardScreens::makeBench(int /*bench*/, QWidget* parent) const { return new MeasurePanel(parent); }

void SeasonCardScreens::showOn(QWidget& made, int /*bench*/, const std::shared_ptr<const house::Box>& shipped,
                               const std::shared_ptr<const house::Box>& now) const {
  static_cast<MeasurePanel&>(made).show(cardsIn(*shipped), cardsIn(*now));
}

std::shared_ptr<const Printable> SeasonCardScreens::printable(const std::shared_ptr<const house::Box>& box) const {
  return printsOf(cardsIn(*box));
}

}  // namespace w13
