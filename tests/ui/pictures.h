#pragma once
// Compares pictures that must show the same.

#include <QImage>
#include <algorithm>
#include <string>

namespace w13::test {

/// The rims of a large digit come out a shade different where Qt takes it from its store of letters instead of drawing
/// its outlines, or moves these by a part of a pixel: which it does depends on what was drawn before. Of 255, and in
/// how many pixels; what a digit or a card tells differs by far more in far more of them.
inline constexpr int kShade = 16;
inline constexpr int kRims = 500;

/// In how many pixels two pictures differ, how far at most, and where.
struct Differing {
  QRect where;
  int pixels = 0;
  int most = 0;
  [[nodiscard]] bool atRimsOnly() const { return most <= kShade && pixels <= kRims; }
};
inline Differing differing(const QImage& one, const QImage& other) {
  Differing found;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x) {
      const QRgb p = one.pixel(x, y), q = other.pixel(x, y);
      const int by =
          std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
      if (by == 0) continue;
      found.where |= QRect(x, y, 1, 1);
      found.most = std::max(found.most, by);
      ++found.pixels;
    }
  return found;
}

/// Where two pictures differ, and by how much, "20x10 at 300,400: 150 pixels by up to 12"; empty: nowhere but at rims.
inline std::string difference(const QImage& one, const QImage& other) {
  if (one.size() != other.size()) return "their sizes";
  const Differing found = differing(one, other);
  if (found.atRimsOnly()) return "";
  const QRect& at = found.where;
  return std::to_string(at.width()) + "x" + std::to_string(at.height()) + " at " + std::to_string(at.x()) + "," +
         std::to_string(at.y()) + ": " + std::to_string(found.pixels) + " pixels by up to " +
         std::to_string(found.most);
}

}  // namespace w13::test
