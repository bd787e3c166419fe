#pragma once
// Colours and type of the whole window. Sizes are in units of the screen that uses them.

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace ui {

/// The palette. A clue type is never shown by colour alone: glyph and outline repeat it.
namespace colour {
inline constexpr QRgb kInk900 = 0xFF14100C, kInk800 = 0xFF1E1812, kInk700 = 0xFF2A221A, kInk600 = 0xFF3A2D1D;
inline constexpr QRgb kEdge = 0xFF6A5230, kBrass700 = 0xFF5E421B, kBrass600 = 0xFF8A6329, kBrass500 = 0xFFB98A3E;
inline constexpr QRgb kBrass300 = 0xFFF0D9A0, kGold = 0xFFFFD98A, kAmber = 0xFFFFB84D, kBronze = 0xFFF4A261;
inline constexpr QRgb kSteel300 = 0xFFC9D1D6, kSteel400 = 0xFF94A3AD, kSteel500 = 0xFF5F6F7A, kSteel700 = 0xFF27313A;
inline constexpr QRgb kManilaInk = 0xFF2B2013, kManilaMuted = 0xFF54452F;
inline constexpr QRgb kText = 0xFFF4EAD5, kText2 = 0xFFD8CBB0, kText3 = 0xFFB9AB90;
inline constexpr QRgb kGoo300 = 0xFFD3A4F7, kGoo500 = 0xFF8A3FC0, kGoo700 = 0xFF4A1C6E, kGoo900 = 0xFF25103A;
inline constexpr QRgb kAlarm = 0xFFB3262E, kAlarmText = 0xFFFFB3A6;
inline constexpr QRgb kAlarmTop = 0xFF4A1216, kAlarmBottom = 0xFF26090B;
inline constexpr QRgb kWire = 0xFFFFC36B, kWireGround = 0xFF17110A;
inline constexpr QRgb kWell = 0xFF100C08, kNight = 0xFF101514, kWhite = 0xFFFFFFFF;
inline constexpr QRgb kPromptAsk = 0xFFFFF3D6, kPromptHint = 0xFFE9DCC0;
inline constexpr QRgb kGoldInk = 0xFF24160A, kGoldTop = 0xFFFFC964, kGoldBottom = 0xFFD9932A;
inline constexpr QRgb kButtonInk = 0xFFF7ECD2, kButtonTop = 0xFF4A3820, kButtonBottom = 0xFF2E2314;
inline constexpr QRgb kDisabledInk = 0xFF9B8F7C, kDisabledGround = 0xFF27221C;
inline constexpr QRgb kPaperTop = 0xFFFBF2DC, kPaperBottom = 0xFFE2CD9C, kBone = 0xFFE4D5B5;
inline constexpr QRgb kLostText = 0xFFE6D5F5, kLostGround = 0xFF2B1142;
inline constexpr QRgb kAbilityInk = 0xFFFFF6E0, kUsedTop = 0xFF3A4650, kUsedBottom = 0xFF2A343C;
inline constexpr QRgb kBandAsset = 0xFF8A6329, kBandEpisode = 0xFF2F6B74;
inline constexpr QRgb kBandSeason = 0xFF5B5FA0, kBandDownside = 0xFF9A4A33;
// As drawn in assets/svg: the timing bands of Traits, and symbols on dice.
inline constexpr QRgb kBandLogic = 0xFF2B6CB0, kBandIntuition = 0xFFBE333A, kBandLore = 0xFFCE9018;
inline constexpr QRgb kBandTech = 0xFF237547, kLoreBandInk = 0xFF241800;
inline constexpr QRgb kSymbolLogic = 0xFF1C5796, kSymbolIntuition = 0xFFA3222B, kSymbolLore = 0xFF4E3400;
inline constexpr QRgb kSymbolTech = 0xFF1B6B3D, kSymbolWild = 0xFF2A2622, kSymbolGoo = 0xFF6A2C91;
// Of a clue type on dark ground, and of the well behind it.
inline constexpr QRgb kLightLogic = 0xFF6FB1F2, kLightIntuition = 0xFFFF8F80, kLightLore = 0xFFF5C84B;
inline constexpr QRgb kLightTech = 0xFF72D08F, kLightWild = 0xFFDCD4C6, kLightGoo = 0xFFD3A4F7;
inline constexpr QRgb kWellLogic = 0xFF0F2F54, kWellIntuition = 0xFF561015, kWellLore = 0xFF4E3400;
inline constexpr QRgb kWellTech = 0xFF0C3A20, kWellWild = 0xFF0F0D0B, kWellGoo = 0xFF2B1142;
}  // namespace colour

/// The colour, as opaque as `alpha` says: 0 to 1.
[[nodiscard]] QColor withAlpha(QColor colour, double alpha);

/// The purpose of a piece of text.
enum class Role {
  Heading,
  Question,
  Body,
  Bold,
  Typed,
  Title,  ///< a game's title face: that of `bringTitleFace`, else the Question's
};

/// Brings the title face in, for a game whose titles have one. Without it, or before, titles look like questions. Once
/// is enough.
void bringTitleFace();
/// Whether the program was built with the title face, and so credits it.
[[nodiscard]] bool hasTitleFace();

/// The font for a role at a height in units, regardless of the user's text size. Falls back on common fonts if a
/// package is missing.
[[nodiscard]] QFont font(Role role, double size);
/// The same for letters drawn as outlines: the typeface's own bold, never a synthetic one, which comes out slightly
/// different from time to time.
[[nodiscard]] QFont fontOfOutlines(Role role, double size);

/// The user's text size, in percent of the design. In place, text grows to 140 % at most, as far as its place allows;
/// larger text is read in a panel (ReadingDock).
inline constexpr int kLargestInPlace = 140;
[[nodiscard]] int textSize();     ///< of text in place
[[nodiscard]] int readingSize();  ///< of text in a panel: the user's size
void setTextSize(int percent);

/// The same for ordinary widgets in a fixed layout.
inline constexpr int kLargestOnPages = 130;
/// The look of ordinary widgets (pages, dialogs, log), at the user's text size but at most `largest`, times `scale`.
/// Labels with the property "look" are headings ("title", "heading", "head"), typed ("typed"), small ("small"),
/// questions ("ask", "hint") or errors ("fault").
[[nodiscard]] QString styleSheet(double scale = 1, int largest = kLargestOnPages);
/// The colours where no style sheet applies.
[[nodiscard]] QPalette palette();

/// Makes the drawings available, and the look the application's. Call once before the first widget.
void initLook();
/// Finds and opens the first page's font faces, the slowest part of a start: call it while data is read.
void openFaces();

}  // namespace ui
