#pragma once
// Contrast between colours (WCAG 2.1), the pairs the window uses, and the option that makes grounds nearly black, edges
// light and text contrast at least 7 to 1.

#include <QColor>
#include <QImage>
#include <span>

namespace ui {

/// Relative luminance, 0 to 1, and the contrast ratio of two colours, 1 to 21.
[[nodiscard]] double luminance(QColor colour);
[[nodiscard]] double contrastOf(QColor a, QColor b);

/// Text or a symbol on a ground as the window paints it.
struct ColourPair {
  const char* what;
  QRgb ink;
  QRgb ground;   ///< of a gradient, the worst end
  double least;  ///< 4.5 for text; 3 for symbols, and for text of 24 px and up
};
[[nodiscard]] std::span<const ColourPair> colourPairs();

[[nodiscard]] bool highContrast();
void setHighContrast(bool on);

/// The colour now in use for a text, a ground and an edge.
[[nodiscard]] QColor textNow(QColor text);
[[nodiscard]] QColor groundNow(QColor ground);
[[nodiscard]] QColor edgeNow(QColor edge);
/// Whether a drawing changes with the contrast: it does if texts are drawn on it.
[[nodiscard]] bool isGround(const QString& file);
/// A drawing without its groups named "ambience": light, wood and other decoration.
[[nodiscard]] QByteArray withoutAmbience(QByteArray drawing);
/// Such a drawing, rendered without ambience, at high contrast.
[[nodiscard]] QImage starkPicture(QImage picture, const QString& file);
/// A style sheet with the colours now in use.
[[nodiscard]] QString sheetNow(const QString& sheet);

}  // namespace ui
