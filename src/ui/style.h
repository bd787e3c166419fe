#pragma once
// Colours and type of the whole window. Sizes are in units of the screen that uses them.

#include <QColor>
#include <QFont>

#include "engine/warehouse13/pieces.h"

namespace w13 {

/// The palette. A clue type is never told by its colour alone: glyph and outline repeat it.
namespace colour {
inline constexpr QRgb kInk900 = 0xFF14100C, kInk800 = 0xFF1E1812, kInk700 = 0xFF2A221A, kInk600 = 0xFF3A2D1D;
inline constexpr QRgb kEdge = 0xFF6A5230, kBrass700 = 0xFF5E421B, kBrass600 = 0xFF8A6329, kBrass500 = 0xFFB98A3E;
inline constexpr QRgb kBrass300 = 0xFFF0D9A0, kGold = 0xFFFFD98A, kAmber = 0xFFFFB84D;
inline constexpr QRgb kSteel300 = 0xFFC9D1D6, kSteel400 = 0xFF94A3AD, kSteel500 = 0xFF5F6F7A, kSteel700 = 0xFF27313A;
inline constexpr QRgb kManilaInk = 0xFF2B2013, kManilaMuted = 0xFF54452F;
inline constexpr QRgb kText = 0xFFF4EAD5, kText2 = 0xFFD8CBB0, kText3 = 0xFFB9AB90;
inline constexpr QRgb kGoo300 = 0xFFD3A4F7, kGoo500 = 0xFF8A3FC0, kGoo700 = 0xFF4A1C6E, kGoo900 = 0xFF25103A;
inline constexpr QRgb kAlarm = 0xFFB3262E, kAlarmText = 0xFFFFB3A6;
inline constexpr QRgb kWire = 0xFFFFC36B, kWireGround = 0xFF17110A;
inline constexpr QRgb kWell = 0xFF100C08, kNight = 0xFF101514;
}  // namespace colour

/// The colour of a clue type on dark ground, and of the well behind it.
[[nodiscard]] QColor lightOf(Symbol type);
[[nodiscard]] QColor wellOf(Symbol type);
/// "logic", "wild": the file names of symbols and dice.
[[nodiscard]] QString fileNameOf(Symbol type);
/// The colour of an agent's name, by the agent's id ("claudia").
[[nodiscard]] QColor colourOfAgent(const QString& id);

/// What a piece of text is for.
enum class Role { Heading, Question, Body, Bold, Typed };

/// The face for a role at a height in units, whatever the text size wanted. Falls back on common faces where a package
/// is missing.
[[nodiscard]] QFont font(Role role, double size);

/// How large people want their text, in percent of what is drawn. Text grows as far as its place allows.
[[nodiscard]] int textSize();
void setTextSize(int percent);

/// The look of ordinary widgets (start screen, dialogs, log), at the text size wanted, `scale` times as large. Labels
/// with the property "look" are headings ("title", "heading", "head"), typed ("typed") or small ("small").
[[nodiscard]] QString styleSheet(double scale = 1);

}  // namespace w13
