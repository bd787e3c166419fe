// What is drawn with ink must come out in the same pixels whatever was drawn before: curtains are compared.

#include "ui/look/ink.h"

#include <QImage>
#include <functional>
#include <random>

#include "support/catch.h"

namespace w13::test {

namespace {

QImage drawn(const std::function<void(Ink&)>& draw) {
  QImage picture(560, 120, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::black);
  QPainter p(&picture);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(2.0 / 3, 2.0 / 3);
  Ink ink(p, 2.0 / 3);
  draw(ink);
  return picture;
}

/// Small letters between two pixels, as a note's heading has them.
void drawSomething(std::mt19937& random) {
  const auto any = [&random](double from, double to) { return std::uniform_real_distribution(from, to)(random); };
  QImage picture(560, 120, QImage::Format_ARGB32_Premultiplied);
  QPainter p(&picture);
  const double size = std::round(any(10, 40));
  for (QFont small : {fontOfOutlines(Role::Heading, size), font(Role::Heading, size), font(Role::Question, size),
                      font(Role::Body, size), font(Role::Typed, size)}) {
    small.setHintingPreference(QFont::PreferNoHinting);
    p.setFont(small);
    p.drawText(QPointF(any(0, 20), 60), "Myka");
  }
}

}  // namespace

TEST_CASE("Large letters are the same to the pixel, whatever was drawn before", "[SECRET-14][secrecy]") {
  // given a name in outlines, and texts of every size at which Qt begins to draw outlines, as scenes have them
  std::vector<std::function<void(Ink&)>> large = {[](Ink& ink) {
    ink.outlined({0, 0, 840, 180}, "Myka", Role::Heading, 150, Qt::white);
  }};
  for (const Role role : {Role::Heading, Role::Question, Role::Body, Role::Bold, Role::Typed})
    for (double size = 72; size <= 150; size += 6)
      large.emplace_back([=](Ink& ink) { ink.text({0, 0, 840, 180}, "Boston 13", role, size, Qt::white); });
  for (const auto& each : large) {
    const QImage first = drawn(each);
    std::mt19937 random(1);
    for (int times = 0; times < 40; ++times) {
      // when small letters are drawn between pixels, then it comes out as before
      drawSomething(random);
      REQUIRE((drawn(each) == first));
    }
  }
}

}  // namespace w13::test
