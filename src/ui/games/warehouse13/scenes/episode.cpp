// A new Ping: the wire, the flight over the map, and the city with its dice. The thing in the crate is the same drawing
// for every artifact: nobody knows yet what it is.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/scenes/cities.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kMap = 1200, kFlies = 1300, kArrives = 2700, kPingRests = 3600;  // of the first Episode
constexpr int kLaterMap = 300, kLaterFlies = 900, kLaterRests = 1700;          // nobody waits for the wire again
constexpr QRectF kMapAt(0, 160, 1920, 704);

/// The name of a city, and its country, as the card writes them: "Geneva, Switzerland".
std::pair<QString, QString> cityOf(const QString& name) {
  const qsizetype comma = name.indexOf(u',');
  return comma < 0 ? std::pair(name, QString()) : std::pair(name.left(comma), name.mid(comma + 1).trimmed());
}

void addWire(Staging& staging, int leaves) {
  staging
      .add({0, 390, 1920, 320},
           [](Ink& ink, const QRectF& in) {
             ink.painter().fillRect(in, QColor(colour::kWireGround));
             ink.painter().fillRect(QRectF(in.x(), in.y(), in.width(), 3), QColor(colour::kBrass600));
             ink.painter().fillRect(QRectF(in.x(), in.bottom() - 3, in.width(), 3), QColor(colour::kBrass600));
           })
      .leaves(leaves, 150);
  const QStringList lines = {SceneWords::tr("Warehouse 13, Univille SD"), SceneWords::tr("Ping received"),
                             SceneWords::tr("Source: unknown artifact"), SceneWords::tr("Plotting ...")};
  double y = 424;
  int ms = 100;
  for (const QString& line : lines) {
    const int length = kernel::count(line) * 12;
    staging.text({120, y, 1600, 60}, line.toUpper(), Role::Typed, 44, colour::kWire, Qt::AlignLeft | Qt::AlignVCenter)
        .grow(Grows::Right, ms, length)
        .leaves(leaves, 150);
    y += 64;
    ms += length + 20;
  }
}

/// From the Warehouse to the city, in an arc.
QPainterPath flightTo(QPointF city) {
  const QPointF from = warehouseOnMap() + kMapAt.topLeft();
  const QPointF to = city + kMapAt.topLeft();
  QPainterPath path(from);
  path.quadTo({(from.x() + to.x()) / 2, std::min(from.y(), to.y()) - 60 - std::abs(to.x() - from.x()) * 0.06}, to);
  return path;
}

void addMap(Staging& staging, QPointF city, int begins, int flies, int leaves) {
  staging
      .add(kMapAt,
           [](Ink& ink, const QRectF& in) {
             ink.painter().fillRect(in, QColor(0xFF0B1016));
             ink.picture(QStringLiteral("scenes/map-dots"), in);
             ink.picture(QStringLiteral("scenes/map-dots"), in);  // twice: the dots are faint
           })
      .comes(begins, 250)
      .leaves(leaves, 200);
  const QPainterPath path = flightTo(city);
  const bool east = path.pointAtPercent(1).x() >= path.pointAtPercent(0).x();
  const QRectF box = path.boundingRect().adjusted(-12, -12, 12, 12);
  const auto line = [&](Qt::PenStyle style, double width, QRgb with) -> Prop& {
    return staging.add(box, [=](Ink& ink, const QRectF&) {
      ink.painter().setBrush(Qt::NoBrush);
      ink.painter().setPen(QPen(QColor(with), width, style, Qt::RoundCap));
      ink.painter().drawPath(path.translated(-box.topLeft()));
    });
  };
  line(Qt::DotLine, 3, colour::kSteel500).comes(begins, 250).leaves(leaves, 200);
  line(Qt::DashLine, 6, colour::kSteel300)
      .comes(begins, 0)
      .leaves(leaves, 200)
      .grow(east ? Grows::Right : Grows::Left, begins + 100, flies, QEasingCurve::InOutCubic);
  const QPointF home = path.pointAtPercent(0);
  staging
      .text({home.x() - 160, home.y() + 16, 320, 36}, SceneWords::tr("Univille, SD"), Role::Heading, 30,
            colour::kBrass300)
      .comes(begins, 250)
      .leaves(leaves, 200);
  Prop& arrow = staging.add({0, 0, 56, 48}, [](Ink& ink, const QRectF& in) {
    ink.painter().setPen(Qt::NoPen);
    ink.painter().setBrush(QColor(colour::kBrass300));
    ink.painter().drawPolygon(QPolygonF({{in.right(), in.center().y()},
                                         {in.x(), in.bottom()},
                                         {in.x() + in.width() * 0.28, in.center().y()},
                                         {in.x(), in.y()}}));
  });
  arrow.along = path;
  arrow.heads = true;
  arrow.grow(Grows::Along, begins + 100, flies, QEasingCurve::InOutCubic).comes(begins, 150).leaves(leaves, 150);
}

void addArrival(Staging& staging, QPointF city, const QString& name, int begins, int leaves) {
  const QPointF at = city + kMapAt.topLeft();
  int ms = begins;
  for (const double reach : {60.0, 130.0, 220.0}) {
    staging
        .add({at.x() - reach, at.y() - reach, 2 * reach, 2 * reach},
             [](Ink& ink, const QRectF& in) {
               ink.painter().setBrush(Qt::NoBrush);
               ink.painter().setPen(QPen(QColor(colour::kSteel300), 4));
               ink.painter().drawEllipse(in.adjusted(4, 4, -4, -4));
             })
        .comes(ms, 80)
        .change(Moves::Scale, 0, 0, 0.4)
        .change(Moves::Scale, ms, 300, 1)
        .leaves(leaves, 150);
    ms += 120;
  }
  const double x = std::clamp(at.x(), 500.0, 1420.0);
  staging.text({x - 480, 872, 960, 130}, name, Role::Heading, 120, colour::kPaperTop)
      .comes(begins, 200)
      .leaves(leaves, 150);
}

void addCity(Staging& staging, CardId card, int rests) {
  const StoryMoment& moment = staging.moment();
  constexpr Qt::Alignment kLeft = Qt::AlignLeft | Qt::AlignVCenter;
  staging.picture({90, 190, 900, 700}, QStringLiteral("scenes/crate")).comes(rests, 300);
  const auto [city, country] = cityOf(staging.nameOf(card));
  const int episode = moment.find(Happened::EpisodeBegan)->number;
  staging
      .text({1060, 160, 800, 44}, SceneWords::tr("Episode %1").arg(episode).toUpper(), Role::Typed, 34, colour::kWire,
            kLeft)
      .comes(rests);
  staging.text({1060, 206, 800, 140}, city, Role::Heading, 124, colour::kGold, kLeft).comes(rests);
  staging.text({1060, 346, 800, 70}, country, Role::Heading, 54, colour::kSteel300, kLeft).comes(rests + 80);
  staging
      .add({1060, 430, 740, 3},
           [](Ink& ink, const QRectF& in) { ink.painter().fillRect(in, QColor(colour::kBrass600)); })
      .comes(rests + 80);
  staging.paragraph({1060, 452, 760, 150}, staging.textOf(card), Role::Body, 29, colour::kText).comes(rests + 150);
  staging.text({1060, 620, 760, 44}, SceneWords::tr("Dice in the Field"), Role::Heading, 36, colour::kGold, kLeft)
      .comes(rests + 200);
  const Design& ping = staging.cards().of(card);
  double x = 1060;
  for (const Symbol colour : kAllSymbols)
    for (int die = 0; die < ping.fieldDice[colour]; ++die) {
      DieFace face;
      face.colour = colour;
      staging.die({x, 672, 78, 78}, face).comes(rests + 200, 150);
      x += 92;
    }
  const Seat first = moment.now.firstAgent;
  if (first == Seat::Table) return;
  staging.face({1060, 784, 84, 84}, first).comes(rests + 250);
  staging
      .text({1164, 804, 660, 44}, SceneWords::tr("First Agent: %1").arg(staging.nameOf(first)), Role::Bold, 30,
            colour::kText, kLeft)
      .comes(rests + 250);
}

}  // namespace

Scene episodeScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const CardId card = cardOf(moment.find(Happened::PingRevealed)->noun);
  const int episode = moment.find(Happened::EpisodeBegan)->number;
  const std::optional<QPointF> city = placeOnMap(staging.cards().of(card).id);
  const bool opens = episode == 1;
  const int map = opens ? kMap : kLaterMap, flies = opens ? kFlies : kLaterFlies;
  const int rests = opens ? kPingRests : kLaterRests;
  Scene& scene = staging.scene();
  if (opens || !city) {
    addWire(staging, city ? map : rests - 200);
    scene.cues.push_back({100, Cue::Wire});
  }
  if (city) {
    addMap(staging, *city, map, flies, rests);
    scene.cues.push_back({map, Cue::Travel});
    if (opens) addArrival(staging, *city, cityOf(staging.nameOf(card)).first, kArrives, rests);
  }
  scene.cues.push_back({opens ? kArrives : rests - 100, Cue::Ping, true});
  addCity(staging, card, rests);
  scene.strike = rests + 450;
  scene.rest = 3200;
  scene.light = {0.16, 0.18, 0};
  scene.spoken = SceneWords::tr("Episode %1: %2.").arg(episode).arg(staging.nameOf(card)) + QStringLiteral(" ") +
                 staging.textOf(card);
  scene.button = SceneWords::tr("Roll the Leads");
  return staging.take();
}

}  // namespace w13
