#include "ui/look/contrast.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/style.h"

namespace ui {

namespace {

bool high = false;

constexpr double kPaperFrom = 0.3;      // grounds from this luminance on are light, with dark text on them
constexpr double kLightFrom = 0.18;     // texts from this luminance on are light
constexpr double kLineFrom = 0.035;     // what is lighter than this on a board is a line, not its ground
constexpr double kLineOnOthers = 0.08;  // the same on leather, cloth and the backs of cards

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

QColor mixed(QColor colour, QColor with, double share) {
  const auto mix = [share](int a, int b) { return qRound(a * (1 - share) + b * share); };
  return QColor(mix(colour.red(), with.red()), mix(colour.green(), with.green()), mix(colour.blue(), with.blue()),
                colour.alpha());
}

QColor lighter(QColor colour, double least) {
  for (double share = 0; share < 1; share += 0.1)
    if (const QColor now = mixed(colour, Qt::white, share); luminance(now) >= least) return now;
  return {255, 255, 255, colour.alpha()};
}

/// Whether a drawing lies in a folder: "cards/trait", or in that of a further game, "auction/cards/counterfeit".
bool isIn(const QString& file, QStringView folder) {
  const qsizetype end = file.lastIndexOf(u'/');
  return end >= folder.size() && QStringView(file).left(end).endsWith(folder);
}

using namespace colour;  // NOLINT(google-build-using-namespace): the table reads by its names

// clang-format off
constexpr std::array kPairs = {
    ColourPair{"body on a panel", kText, kInk800, 4.5},
    ColourPair{"secondary text on a panel", kText2, kInk800, 4.5},
    ColourPair{"caption on a panel", kText3, kInk800, 4.5},
    ColourPair{"heading on a panel", kGold, kInk800, 4.5},
    ColourPair{"label on a raised panel", kBrass300, kInk700, 4.5},
    ColourPair{"the question", kPromptAsk, kInk600, 4.5},
    ColourPair{"the hint below it", kPromptHint, kInk600, 4.5},
    ColourPair{"its rule", kGold, kInk600, 4.5},
    ColourPair{"the question, in danger", kPromptAsk, kAlarmTop, 4.5},
    ColourPair{"the hint below it, in danger", kPromptHint, kAlarmTop, 4.5},
    ColourPair{"its rule, in danger", kGold, kAlarmTop, 4.5},
    ColourPair{"gold button", kGoldInk, kGoldBottom, 4.5},
    ColourPair{"button", kButtonInk, kButtonTop, 4.5},
    ColourPair{"button that waits", kDisabledInk, kDisabledGround, 4.5},
    ColourPair{"why not", kSteel300, kNight, 4.5},
    ColourPair{"wire and log", kWire, kWireGround, 4.5},
    ColourPair{"log", kText, kWireGround, 4.5},
    ColourPair{"the Field", kSteel300, kSteel700, 4.5},
    ColourPair{"Lost Artifacts board", kLostText, kLostGround, 4.5},
    ColourPair{"the Adversary's panel", kLostText, kGoo900, 4.5},
    ColourPair{"alarm", kAlarmText, kInk800, 4.5},
    ColourPair{"ink on paper", kManilaInk, kPaperBottom, 4.5},
    ColourPair{"muted ink on paper", kManilaMuted, kPaperBottom, 4.5},
    ColourPair{"timing on a Logic Trait", kWhite, kBandLogic, 4.5},
    ColourPair{"timing on an Intuition Trait", kWhite, kBandIntuition, 4.5},
    ColourPair{"timing on a Lore Trait", kLoreBandInk, kBandLore, 4.5},
    ColourPair{"timing on a Tech Trait", kWhite, kBandTech, 4.5},
    ColourPair{"Asset", kAbilityInk, kBandAsset, 4.5},
    ColourPair{"Episode Ability", kAbilityInk, kBandEpisode, 4.5},
    ColourPair{"Season Ability", kAbilityInk, kBandSeason, 4.5},
    ColourPair{"Downside", kAbilityInk, kBandDownside, 4.5},
    ColourPair{"used Ability", kSteel300, kUsedTop, 4.5},
    ColourPair{"Logic in Leads", kLightLogic, kWellLogic, 4.5},
    ColourPair{"Intuition in Leads", kLightIntuition, kWellIntuition, 4.5},
    ColourPair{"Lore in Leads", kLightLore, kWellLore, 4.5},
    ColourPair{"Tech in Leads", kLightTech, kWellTech, 4.5},
    ColourPair{"Wild in Leads", kLightWild, kWellWild, 4.5},
    ColourPair{"Logic on a die", kSymbolLogic, kBone, 3},
    ColourPair{"Intuition on a die", kSymbolIntuition, kBone, 3},
    ColourPair{"outline of Lore on a die", kSymbolLore, kBone, 3},
    ColourPair{"Tech on a die", kSymbolTech, kBone, 3},
    ColourPair{"Wild on a die", kSymbolWild, kBone, 3},
    ColourPair{"Goo on a die", kSymbolGoo, kBone, 3},
};
// clang-format on

}  // namespace

std::span<const ColourPair> colourPairs() { return kPairs; }

double luminance(QColor colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastOf(QColor a, QColor b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

bool highContrast() { return high; }
void setHighContrast(bool on) { high = on; }

QColor textNow(QColor text) {
  if (!high) return text;
  return luminance(text) < kLightFrom ? QColor(0, 0, 0, text.alpha()) : lighter(text, 0.6);
}

QColor groundNow(QColor ground) {
  if (!high) return ground;
  return luminance(ground) < kPaperFrom ? mixed(ground, Qt::black, 0.75) : lighter(ground, 0.62);
}

QColor edgeNow(QColor edge) { return high ? lighter(edge, 0.4) : edge; }

bool isGround(const QString& file) { return isIn(file, u"boards") || isIn(file, u"cards") || isIn(file, u"curtain"); }

QByteArray withoutAmbience(QByteArray drawing) {
  constexpr QByteArrayView kFrom("<g id=\"ambience"), kTo("</g>");
  for (qsizetype at = drawing.indexOf(kFrom); at >= 0; at = drawing.indexOf(kFrom, at))
    drawing.remove(at, drawing.indexOf(kTo, at) + kTo.size() - at);
  return drawing;
}

// A board and a card's back keep their lines and lose their ground; a card's front keeps its parts, each as a ground.
QImage starkPicture(QImage picture, const QString& file) {
  const bool card = isIn(file, u"cards") && !file.endsWith(u"-back");
  const bool table = file.endsWith(u"boards/table") || file.endsWith(u"boards/secret-desk");  // what a board lies on
  const bool board = isIn(file, u"boards") && !table;
  const double lineFrom = board ? kLineFrom : kLineOnOthers;
  picture = std::move(picture).convertToFormat(QImage::Format_ARGB32);
  QRgb was = 0;
  QRgb now = 0;
  for (int y = 0; y < picture.height(); ++y) {
    QRgb* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
    for (int x = 0; x < picture.width(); ++x) {
      if (line[x] != was) {  // many neighbours are alike
        was = line[x];
        const QColor colour = QColor::fromRgba(was);
        const bool isLine = luminance(colour) > lineFrom;
        now = card     ? groundNow(colour).rgba()
              : isLine ? lighter(colour, 0.4).rgba()
                       : mixed(colour, Qt::black, 0.8).rgba();
      }
      line[x] = now;
    }
  }
  return picture;
}

QString sheetNow(const QString& sheet) {
  static const QRegularExpression kProperty("([a-z-]+)\\s*:([^;{}]*)(#[0-9A-Fa-f]{6})");
  if (!high) return sheet;
  QString now;
  qsizetype from = 0;
  for (auto at = kProperty.globalMatch(sheet); at.hasNext();) {
    const QRegularExpressionMatch match = at.next();
    const QString property = match.captured(1);
    const QColor colour(match.captured(3));
    const QColor with = property.contains(u"background") ? groundNow(colour)
                        : property.startsWith(u"border") ? edgeNow(colour)
                                                         : textNow(colour);
    now += sheet.mid(from, match.capturedStart(3) - from) + with.name();
    from = match.capturedEnd(3);
  }
  return now + sheet.mid(from);
}

}  // namespace ui
