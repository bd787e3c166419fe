#pragma once
// The palette of the auction house. A category and a collector are never shown by colour alone: outline and figure
// repeat it. A lit tube means "you may"; gold is money and nothing else; wine red is for secrets.

#include <QColor>
#include <string_view>
#include <vector>

#include "engine/games/warehouse51/pieces.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/look/contrast.h"

namespace w51 {

namespace colour {
// Rooms: velvet, panels, prompts, and the quiet edges between them.
inline constexpr QRgb kVelvet900 = 0xFF070A14, kVelvet800 = 0xFF0C1126, kWell = 0xFF0A0D18;
inline constexpr QRgb kPanel = 0xFF161D38, kPanelFoot = 0xFF0D1226, kPrompt = 0xFF232A50, kSeam = 0xFF4B4A62;
// Metal, money, and paper with what is written on it.
inline constexpr QRgb kChampagne = 0xFFF3DFC2, kChampagne600 = 0xFFA78A62;
inline constexpr QRgb kIngot = 0xFFE8B443, kIngotText = 0xFFFFE6A8;
inline constexpr QRgb kLabel = 0xFFFAF6EE, kLabelFoot = 0xFFE3DACB, kLabelInk = 0xFF1B1626, kLabelText = 0xFF292637;
inline constexpr QRgb kLabelMuted = 0xFF5C586A, kLabelWord = 0xFF30334C, kLabelLine = 0xFFB7A98F;
// Neon: what may be done, and dead glass for what may not.
inline constexpr QRgb kTube = 0xFFFF8DBE, kCore = 0xFFFFE3F0, kFill = 0xFFF2639F, kFillTop = 0xFFFFA3CB;
inline constexpr QRgb kNeonInk = 0xFF22040F, kMay = 0xFFFFB4D4, kDeadGlass = 0xFF4A4C66, kDeadText = 0xFF9896AB;
// Wine: secrets only. Fallen: lost by a fake. Genuine: the certificate.
inline constexpr QRgb kWine700 = 0xFF4A1424, kWine900 = 0xFF1C060E, kStitch = 0xFFE3A9AE;
inline constexpr QRgb kSealRed = 0xFF8F1F2B, kSealText = 0xFFFFE6DC, kFallen = 0xFFFFB9AE, kGenuine = 0xFF2FA39C;
inline constexpr QRgb kForged = 0xFF5B4450, kForgedInk = 0xFF2A0E13, kForgedPaper = 0xFFE4CBC2;
// Text on dark ground, and what is drawn in light.
inline constexpr QRgb kText = 0xFFF1EAF0, kText2 = 0xFFD5CFE0, kCream = 0xFFFFF4DC;
// The digits of the price board.
inline constexpr QRgb kFlapTop = 0xFF2A2F48, kFlapBottom = 0xFF14172A, kFlapEdge = 0xFF07070C, kFlapIdle = 0xFF8387A3;
// The Pawnbroker's tickets.
inline constexpr QRgb kTicket = 0xFFD9C49A, kTicketInk = 0xFF3A2A12;
}  // namespace colour

/// The shades of a category or a collector.
struct Shades {
  QRgb ink;      ///< of edges and tags
  QRgb light;    ///< of text and figures on dark ground
  QRgb mid;      ///< of grounds
  QRgb well;     ///< of deep grounds
  QRgb onLabel;  ///< of text on paper
};
/// Category::None has those of a quiet edge.
[[nodiscard]] Shades shadesOf(Category category);

/// How many collectors have a figure.
inline constexpr int kCollectors = 5;
/// The place of a collector's figure, by the id: "quill" is 0. -1: a collector of a designer's own, who has none.
[[nodiscard]] int collectorNamed(std::string_view id);
/// Its shades; champagne for one without a figure.
[[nodiscard]] Shades shadesOf(int collector);

[[nodiscard]] inline QColor inkOf(Category category) { return QColor(shadesOf(category).ink); }
[[nodiscard]] inline QColor lightOf(Category category) { return QColor(shadesOf(category).light); }
[[nodiscard]] inline QColor wellOf(Category category) { return QColor(shadesOf(category).well); }
[[nodiscard]] inline QColor onLabelOf(Category category) { return QColor(shadesOf(category).onLabel); }
[[nodiscard]] inline QColor inkOf(int collector) { return QColor(shadesOf(collector).ink); }
[[nodiscard]] inline QColor lightOf(int collector) { return QColor(shadesOf(collector).light); }

/// Texts and signs on the grounds on which this game puts them.
[[nodiscard]] std::vector<ColourPair> auctionColours();

}  // namespace w51
