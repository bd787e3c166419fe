// Looks that can be measured: contrast, choices without an object, pictures.

#include <QFile>
#include <cmath>

#include "support/catch.h"
#include "ui/games/warehouse13/screen/offers.h"
#include "ui/look/art.h"
#include "ui/look/style.h"

namespace w13::test {

namespace {

double light(double channel) { return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }
double luminance(QColor c) { return 0.2126 * light(c.redF()) + 0.7152 * light(c.greenF()) + 0.0722 * light(c.blueF()); }
double contrast(QColor a, QColor b) {
  const double one = luminance(a) + 0.05;
  const double two = luminance(b) + 0.05;
  return std::max(one, two) / std::min(one, two);
}

}  // namespace

TEST_CASE("Text stands out from its ground", "[window][contrast]") {
  struct Pair {
    QRgb text;
    QRgb ground;
  };
  for (const Pair& pair :
       {Pair{colour::kText, colour::kInk800}, Pair{colour::kText2, colour::kInk800},
        Pair{colour::kText3, colour::kInk800}, Pair{colour::kGold, colour::kInk800},
        Pair{colour::kBrass300, colour::kInk700}, Pair{0xFFFFF3D6, colour::kInk600}, Pair{0xFFE9DCC0, colour::kInk600},
        Pair{colour::kGold, colour::kInk600}, Pair{0xFF24160A, 0xFFD9932A}, Pair{0xFFF7ECD2, 0xFF4A3820},
        Pair{0xFF9B8F7C, 0xFF27221C}, Pair{colour::kWire, colour::kWireGround}, Pair{colour::kManilaInk, 0xFFE2CD9C},
        Pair{0xFFE6D5F5, colour::kGoo900}, Pair{colour::kSteel300, colour::kNight}}) {
    INFO(QColor(pair.text).name().toStdString() << " on " << QColor(pair.ground).name().toStdString());
    CHECK(contrast(QColor(pair.text), QColor(pair.ground)) >= 4.5);
  }
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild})
    CHECK(contrast(lightOf(type), wellOf(type)) >= 4.5);
}

TEST_CASE("What no thing stands for is left for the buttons", "[window]") {
  const std::vector<kernel::Choice> choices = {choice(verb::Neutralize, of(dieAt(3))),
                                               choice(verb::Claim, of(dieAt(3))), choice(verb::Pass)};
  View view;
  view.dice[4].shows = {Symbol::Lore, 1};
  Offers offers(choices, view);
  CHECK(offers.of(of(dieAt(4))).empty());
  CHECK(offers.of(of(dieAt(3)), {verb::Claim}).size() == 1);
  CHECK(offers.rest().size() == 2);
  CHECK(offers.of(of(dieAt(3))).size() == 2);
  CHECK(offers.rest() == std::vector<kernel::Choice>{choice(verb::Pass)});
}

TEST_CASE("A die that is alike one on offer can be clicked in its place", "[window][RULING-73]") {
  // given: dice 3 and 5 are red and alike, die 4 shows something else; one of the two is offered
  const std::vector<kernel::Choice> choices = {choice(verb::Neutralize, of(dieAt(3)))};
  View view;
  view.dice[4].shows = {Symbol::Lore, 1};
  Offers offers(choices, view);
  // then: both stand for the choice
  CHECK(offers.of(of(dieAt(5))) == choices);
  CHECK(offers.of(of(dieAt(4))).empty());
  CHECK(offers.rest().empty());
}

TEST_CASE("All faces of a die look different, by shape and not by colour alone", "[DICE-01]") {
  std::vector<QImage> seen;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild})
    for (std::uint8_t number = 0; number <= 2; ++number) {
      DieFace face;
      face.colour = Symbol::Logic;
      face.shows = {type, number};
      const QImage grey = art::die(face, 53).toImage().convertToFormat(QImage::Format_Grayscale8);
      for (const QImage& other : seen) CHECK(other != grey);
      seen.push_back(grey);
    }
}

TEST_CASE("Every obstacle, agent and symbol has its drawing", "[COMP-14][COMP-15]") {
  for (const ObstacleId obstacle : kAllObstacles) CHECK(QFile::exists(":/svg/" + art::obstacleFile(obstacle) + ".svg"));
  for (const char* agent : {"artie", "claudia", "pete", "myka", "jinks"})
    CHECK(art::agentFile(agent) == QStringLiteral("agents/") + agent);
  CHECK(art::agentFile("somebody-new") == "agents/standee");
}

}  // namespace w13::test
