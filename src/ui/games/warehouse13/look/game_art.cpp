#include "ui/games/warehouse13/look/game_art.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <array>

#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/per.h"
#include "ui/look/drawing.h"
#include "ui/look/own_pictures.h"
#include "ui/look/style.h"

namespace w13 {

QColor lightOf(Symbol type) {
  static constexpr kernel::Per<Symbol, QRgb, 6> kLight = {{colour::kLightLogic, colour::kLightIntuition,
                                                           colour::kLightLore, colour::kLightTech, colour::kLightWild,
                                                           colour::kLightGoo}};
  return QColor(kLight[type]);
}

QColor wellOf(Symbol type) {
  static constexpr kernel::Per<Symbol, QRgb, 6> kWells = {{colour::kWellLogic, colour::kWellIntuition,
                                                           colour::kWellLore, colour::kWellTech, colour::kWellWild,
                                                           colour::kWellGoo}};
  return QColor(kWells[type]);
}

QString fileNameOf(Symbol type) {
  static const kernel::Per<Symbol, QString, 6> kNames = {{"logic", "intuition", "lore", "tech", "wild", "goo"}};
  return kNames[type];
}

QRgb bandOf(Slot slot) {
  static constexpr kernel::Per<Slot, QRgb, kSlots> kBands = {
      {colour::kBandAsset, colour::kBandEpisode, colour::kBandSeason, colour::kBandDownside}};
  return kBands[slot];
}

QColor colourOfAgent(const QString& id) {
  static const QHash<QString, QRgb> kColours = {{"artie", 0xFFF2CF8E},
                                                {"claudia", 0xFFFFC08A},
                                                {"pete", 0xFF9FE0E4},
                                                {"myka", 0xFFF0B5CE},
                                                {"jinks", 0xFFC6CEF2}};
  return QColor(kColours.value(id, colour::kBrass300));
}

namespace art {

namespace {

QString partOf(Symbol type, bool hollow) { return "symbols/" + fileNameOf(type) + (hollow ? "-hollow" : ""); }

/// What lies on the plate of a rolled die, in the 128 units of a die.
void paintClue(QPainter& p, Clue clue) {
  const QString symbol = partOf(clue.symbol, clue.number == 0);
  if (clue.number == 2) {
    draw(p, symbol, {26, 27, 42, 42});
    draw(p, symbol, {60, 27, 42, 42});
  } else {
    draw(p, symbol, {27, 27, 60, 60});
  }
  draw(p, "dice/value-" + QString::number(clue.number), {0, 0, 128, 128});
}

constexpr int kPipsDrawn = 3;  // of the box; a card set of one's own may have more

void paintNumber(QPainter& p, int number, const QRectF& at) {
  p.setFont(font(Role::Heading, 84));
  p.setPen(QColor(colour::kInk900));
  p.drawText(at, Qt::AlignCenter, QString::number(number));
}

void paintDie(QPainter& p, const DieFace& face) {
  const QRectF all(0, 0, 128, 128);
  const QString body = face.body == DieFace::Body::Goo         ? QStringLiteral("goo")
                       : face.body == DieFace::Body::Warehouse ? QStringLiteral("warehouse")
                                                               : fileNameOf(face.colour);
  draw(p, "dice/body-" + body, all);
  if (face.pips >= 0 || face.blank || face.shows.symbol != Symbol::None) {
    draw(p, "dice/plate-face", all);
    if (face.pips > kPipsDrawn) paintNumber(p, face.pips, all);
    else if (face.pips >= 0) draw(p, "dice/warehouse-" + QString::number(face.pips), all);
    else if (face.blank) draw(p, "dice/goo-blank", all);
    else paintClue(p, face.shows);
    return;
  }
  draw(p, "dice/plate-blank", all);
  if (face.body == DieFace::Body::Warehouse) return;
  const Symbol own = face.body == DieFace::Body::Goo ? Symbol::None : face.colour;
  draw(p, partOf(own, false), {36, 36, 56, 56});
}

}  // namespace

void drawDie(QPainter& p, const DieFace& face, const QRectF& at) {
  p.save();
  p.translate(at.topLeft());
  p.scale(at.width() / 128, at.height() / 128);
  paintDie(p, face);
  p.restore();
}

QPixmap die(const DieFace& face, int side, Tone tone) {
  if (side <= 0) return {};
  const QString key = QStringLiteral("die|%1|%2|%3|%4|%5|%6|%7|%8")
                          .arg(int(face.body))
                          .arg(index(face.colour))
                          .arg(index(face.shows.symbol))
                          .arg(face.shows.number)
                          .arg(face.pips)
                          .arg(face.blank)
                          .arg(side)
                          .arg(int(tone));
  QPixmap made = kept(key);
  if (!made.isNull()) return made;
  if (tone != Tone::Plain) {
    made = toned(die(face, side), tone);
  } else {
    made = QPixmap(side, side);
    made.fill(Qt::transparent);
    QPainter p(&made);
    p.setRenderHint(QPainter::Antialiasing);
    drawDie(p, face, QRectF(0, 0, side, side));
  }
  keep(key, made);
  return made;
}

QString placeFile(Place place) {
  switch (place) {
    case Place::WarehouseResearch: return QStringLiteral("icons/place-research");
    case Place::BedAndBreakfast: return QStringLiteral("icons/place-bed");
    case Place::BronzeSector: return QStringLiteral("icons/place-bronze");
    case Place::FieldResearch: return QStringLiteral("icons/place-field-research");
    case Place::FieldInvestigation: return QStringLiteral("icons/place-investigation");
    case Place::PingAction: return QStringLiteral("icons/place-ping");
    case Place::Travel: return QStringLiteral("icons/place-travel-back");
    case Place::Maintenance: return QStringLiteral("tokens/broken-gear");
    default: return {};
  }
}

QString obstacleFile(ObstacleId obstacle) {
  return QStringLiteral("tokens/obstacle-%1-%2")
      .arg(attributeOf(obstacle) == Attribute::Physical ? "physical" : "mental")
      .arg(difficultyOf(obstacle));
}

namespace {

/// Whose portrait is a picture of a designer's own.
QHash<QString, QString>& portraits() {
  static QHash<QString, QString> all;
  return all;
}

}  // namespace

void useCards(const CardSet& cards) {
  for (const Layer& layer : cards.layers)
    for (const house::SourceFile& each : layer.pictures)
      if (house::pictureFault(each.path, each.text).empty())
        useOwnPicture(QString::fromStdString(each.path), QByteArray::fromStdString(each.text));
  portraits().clear();
  for (const AgentCard& agent : cards.cards->agents)
    if (!agent.portrait.empty()) portraits()[QString::fromStdString(agent.id)] = QString::fromStdString(agent.portrait);
}

QString agentFile(const std::string& id) {
  const QString own = portraits().value(QString::fromStdString(id));
  if (const QString stamp = stampOf(own); !stamp.isEmpty()) return own + u'#' + stamp;
  const QString file = "agents/" + QString::fromStdString(id);
  return QFile::exists(":/svg/" + file + ".svg") ? file : QStringLiteral("agents/standee");
}

QString symbolFile(Symbol type) { return "symbols/" + fileNameOf(type); }

}  // namespace art

void drawDie(Ink& ink, const DieFace& face, const QRectF& at, Tone tone) {
  if (ink.onto() == Onto::Paper && tone == Tone::Plain) return art::drawDie(ink.painter(), face, at);
  ink.pixmap(art::die(face, ink.pixelsOf(at.size()).width(), tone), at);
}

}  // namespace w13
