// What is drawn with ink must come out in the same pixels whatever was drawn before: curtains are compared.

#include "ui/look/ink.h"

#include <QImage>
#include <random>

#include "support/catch.h"

namespace w13::test {

namespace {

QImage named(const QString& name) {
  QImage picture(560, 120, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::black);
  QPainter p(&picture);
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(2.0 / 3, 2.0 / 3);
  Ink(p, 2.0 / 3).outlined({0, 0, 840, 180}, name, Role::Heading, 150, Qt::white);
  return picture;
}

/// Small letters between two pixels, as a note's heading has them.
void drawSomething(std::mt19937& random) {
  const auto any = [&random](double from, double to) { return std::uniform_real_distribution(from, to)(random); };
  QImage picture(560, 120, QImage::Format_ARGB32_Premultiplied);
  QPainter p(&picture);
  QFont small = fontOfOutlines(Role::Heading, std::round(any(10, 40)));
  small.setHintingPreference(QFont::PreferNoHinting);
  p.setFont(small);
  p.drawText(QPointF(any(0, 20), 60), "Myka");
}

}  // namespace

TEST_CASE("A name in outlines is the same to the pixel, whatever was drawn before", "[SECRET-14][secrecy]") {
  // given a name as it is drawn first
  const QImage first = named("Myka");
  std::mt19937 random(1);
  for (int times = 0; times < 400; ++times) {
    // when small letters are drawn between pixels, then the name comes out as before
    drawSomething(random);
    REQUIRE((named("Myka") == first));
  }
}

}  // namespace w13::test
