#pragma once
// Compares pictures that must show the same.

#include <QImage>
#include <algorithm>
#include <string>

namespace w13::test {

/// The rims of large letters, a digit's or those of the name on the curtain, come out a shade different where Qt takes
/// them from its store of letters instead of drawing their outlines: which it does depends on what was drawn before. Of
/// 255, and in how many pixels of a digit; what a digit or a card tells differs by far more in far more of them. A
/// whole name has more rims, but they are a fifth of its place at most: a ground that is shaded is all of it.
inline constexpr int kShade = 16;
inline constexpr int kRims = 500;
inline constexpr int kRimsOfName = 4000;

/// In how many pixels two pictures differ, how far at most, and where.
struct Differing {
  QRect where;
  int pixels = 0;
  int most = 0;
  [[nodiscard]] bool atRimsOnly() const {
    const bool name = pixels <= kRimsOfName && 5 * pixels <= where.width() * where.height();
    return most <= kShade && (pixels <= kRims || name);
  }
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
