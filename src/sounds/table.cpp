#include "sounds/table.h"

#include "sounds/auction.h"

namespace sounds {

namespace {

constexpr Made kNoise = Made::OfNoise;

// clang-format off

/// Die faces knocking on wood: so many knocks.
Sound diceRolling(const std::string& name, int knocks, double gap) {
  return {name, {
      {.made = kNoise, .length = 0.03, .pitch = {2100, 1700}, .attack = 0.001, .decay = 0.007, .narrow = 2.5,
       .again = {knocks, gap, 0.99, 0.95, 0.9}},
      {.length = 0.06, .pitch = {640, 600}, .level = 0.35, .attack = 0.001, .decay = 0.016, .body = wood(),
       .again = {knocks, gap, 1.01, 0.95, 0.9}},
      {.made = kNoise, .length = gap * knocks, .pitch = {500, 420}, .level = 0.25, .attack = 0.04, .grain = 45}}};
}

/// What the window itself says.
std::vector<Sound> ofTheWindow() {
  return {
      {"ui-click", {
          {.made = kNoise, .length = 0.02, .pitch = {2600, 2600}, .attack = 0.0005, .decay = 0.003, .narrow = 1.5},
          {.at = 0.018, .length = 0.04, .pitch = {1500, 1400}, .level = 0.35, .attack = 0.0005, .decay = 0.006,
           .body = wood()}}},
      {"ui-deny", {
          {.length = 0.16, .pitch = {170, 120}, .attack = 0.001, .decay = 0.045, .body = wood()},
          {.made = kNoise, .length = 0.05, .pitch = {350, 300}, .level = 0.8, .attack = 0.001, .decay = 0.012}}},
      {"prompt", {{.length = 0.9, .pitch = {880, 880}, .attack = 0.006, .decay = 0.24, .body = bell()}}},
      {"wire", {
          {.made = kNoise, .length = 0.03, .pitch = {2400, 1900}, .attack = 0.0005, .decay = 0.006, .narrow = 2,
           .again = {8, 0.082, 1, 1, 0.5}},
          {.length = 0.05, .pitch = {210, 180}, .level = 0.14, .attack = 0.001, .decay = 0.012, .body = wood(),
           .again = {8, 0.082, 1, 1, 0.5}}}},
      {"alarm", {
          {.length = 0.3, .pitch = {784, 784}, .attack = 0.008, .body = hollow(), .again = {2, 0.6, 1, 0.9}},
          {.at = 0.3, .length = 0.3, .pitch = {587, 587}, .attack = 0.008, .body = hollow(),
           .again = {2, 0.6, 1, 0.9}}}},
      {"curtain-close", {
          {.made = kNoise, .length = 0.42, .pitch = {900, 380}, .attack = 0.14, .narrow = 0.8, .grain = 160},
          {.length = 0.05, .pitch = {3300, 3250}, .level = 0.09, .attack = 0.001, .decay = 0.014, .body = brass(),
           .again = {9, 0.036, 0.99, 0.95, 0.8}},
          {.at = 0.34, .length = 0.16, .pitch = {120, 90}, .level = 0.2, .attack = 0.006, .decay = 0.05}}},
      {"curtain-open", {
          {.made = kNoise, .length = 0.5, .pitch = {380, 1100}, .attack = 0.1, .narrow = 0.8, .grain = 160},
          {.length = 0.05, .pitch = {2900, 2950}, .level = 0.11, .attack = 0.001, .decay = 0.014, .body = brass(),
           .again = {11, 0.04, 1.01, 1, 0.8}}}}};
}

std::vector<Sound> ofCards() {
  return {
      {"card-draw", {
          {.made = kNoise, .length = 0.17, .pitch = {2300, 5200}, .attack = 0.05, .decay = 0.06, .narrow = 0.9,
           .grain = 500},
          {.made = kNoise, .at = 0.15, .length = 0.03, .pitch = {3800, 3200}, .level = 0.7, .attack = 0.001,
           .decay = 0.006}}},
      {"card-play", {
          {.made = kNoise, .length = 0.14, .pitch = {4600, 2300}, .level = 0.7, .attack = 0.04, .decay = 0.05,
           .narrow = 0.8, .grain = 500},
          {.made = kNoise, .at = 0.13, .length = 0.06, .pitch = {1500, 900}, .level = 1.3, .attack = 0.001,
           .decay = 0.012},
          {.at = 0.13, .length = 0.12, .pitch = {190, 130}, .level = 0.5, .attack = 0.002, .decay = 0.03,
           .body = wood()}}},
      {"card-discard", {
          {.made = kNoise, .length = 0.26, .pitch = {3600, 1300}, .attack = 0.03, .decay = 0.09, .narrow = 0.8,
           .grain = 350},
          {.made = kNoise, .at = 0.2, .length = 0.07, .pitch = {900, 700}, .level = 0.7, .attack = 0.003,
           .decay = 0.018}}},
      {"shuffle", {
          {.made = kNoise, .length = 0.03, .pitch = {2900, 2500}, .attack = 0.002, .decay = 0.007,
           .again = {16, 0.031, 1.01, 1.02, 0.6}},
          {.made = kNoise, .at = 0.55, .length = 0.25, .pitch = {3400, 1800}, .level = 0.6, .attack = 0.06,
           .decay = 0.08, .narrow = 0.8, .grain = 600},
          {.made = kNoise, .at = 0.76, .length = 0.05, .pitch = {1300, 1000}, .attack = 0.001, .decay = 0.012}}}};
}

std::vector<Sound> ofDice() {
  return {
      diceRolling("dice-roll-1", 5, 0.085),
      diceRolling("dice-roll-2", 9, 0.062),
      diceRolling("dice-roll-3", 18, 0.039),
      {"dice-settle", {
          {.made = kNoise, .length = 0.03, .pitch = {1500, 1200}, .attack = 0.001, .decay = 0.008, .narrow = 2,
           .again = {4, 0.06, 0.92, 0.7, 0.3}},
          {.length = 0.1, .pitch = {420, 380}, .level = 0.6, .attack = 0.001, .decay = 0.022, .body = wood(),
           .again = {4, 0.06, 0.95, 0.7, 0.3}}}},
      {"die-claim", {
          {.length = 0.4, .pitch = {1850, 1850}, .attack = 0.001, .decay = 0.085, .body = brass()},
          {.at = 0.07, .length = 0.35, .pitch = {2210, 2210}, .level = 0.55, .attack = 0.001, .decay = 0.075,
           .body = brass()},
          {.made = kNoise, .length = 0.02, .pitch = {4500, 4500}, .level = 0.5, .attack = 0.0005, .decay = 0.003}}},
      {"die-goo", {
          {.length = 0.16, .pitch = {330, 90}, .attack = 0.012, .decay = 0.09},
          {.at = 0.14, .length = 0.12, .pitch = {120, 560}, .level = 0.9, .attack = 0.012, .decay = 0.06},
          {.at = 0.27, .length = 0.08, .pitch = {260, 720}, .level = 0.4, .attack = 0.008, .decay = 0.04},
          {.made = kNoise, .length = 0.3, .pitch = {700, 350}, .level = 0.35, .attack = 0.02, .decay = 0.1,
           .narrow = 2, .grain = 90}}},
      {"goo-roll", {
          {.length = 0.085, .pitch = {180, 430}, .attack = 0.01, .decay = 0.04, .again = {11, 0.085, 1.02, 1, 1}},
          {.at = 0.05, .length = 0.06, .pitch = {330, 760}, .level = 0.5, .attack = 0.008, .decay = 0.03,
           .again = {8, 0.11, 1, 0.98, 1}},
          {.made = kNoise, .length = 1.0, .pitch = {300, 240}, .level = 0.3, .attack = 0.15, .narrow = 1.5,
           .grain = 30}}},
      {"cover-down", {
          {.length = 0.55, .pitch = {520, 515}, .attack = 0.001, .decay = 0.13, .body = dome()},
          {.made = kNoise, .length = 0.06, .pitch = {900, 700}, .level = 1.4, .attack = 0.001, .decay = 0.012}}},
      {"covers-up", {
          {.made = kNoise, .length = 0.14, .pitch = {2200, 4200}, .level = 0.6, .attack = 0.07, .narrow = 1.5,
           .grain = 250},
          {.at = 0.1, .length = 0.6, .pitch = {640, 660}, .attack = 0.012, .decay = 0.2, .body = dome(),
           .again = {3, 0.055, 1.13, 0.75}}}},
      {"apply", {
          {.made = kNoise, .length = 0.02, .pitch = {2800, 2800}, .attack = 0.0005, .decay = 0.004, .narrow = 2},
          {.at = 0.06, .length = 0.11, .pitch = {880, 860}, .level = 0.7, .attack = 0.001, .decay = 0.02,
           .body = iron()},
          {.made = kNoise, .at = 0.06, .length = 0.03, .pitch = {1700, 1500}, .attack = 0.0005, .decay = 0.006}}},
      {"gauge-full", {
          {.length = 0.45, .pitch = {659, 659}, .attack = 0.006, .decay = 0.14, .body = reed()},
          {.at = 0.17, .length = 0.65, .pitch = {988, 988}, .attack = 0.006, .decay = 0.2, .body = reed()}}}};
}

/// Agents, obstacles and the places they are at.
std::vector<Sound> ofTheBoard() {
  return {
      {"obstacle-in", {
          {.length = 0.45, .pitch = {140, 88}, .attack = 0.002, .decay = 0.1},
          {.length = 0.3, .pitch = {236, 226}, .level = 0.7, .attack = 0.001, .decay = 0.07, .body = iron()},
          {.made = kNoise, .length = 0.06, .pitch = {420, 320}, .attack = 0.001, .decay = 0.014}}},
      {"obstacle-out", {
          {.length = 0.08, .pitch = {1900, 1860}, .attack = 0.001, .decay = 0.02, .body = iron(),
           .again = {13, 0.046, 0.965, 0.98, 0.9}},
          {.at = 0.62, .length = 0.28, .pitch = {310, 295}, .level = 1.1, .attack = 0.001, .decay = 0.06,
           .body = iron()},
          {.made = kNoise, .at = 0.62, .length = 0.09, .pitch = {1100, 800}, .level = 0.8, .attack = 0.001,
           .decay = 0.02}}},
      {"challenge-fail", {
          {.length = 0.85, .pitch = {196, 130}, .attack = 0.002, .decay = 0.26, .body = hollow(), .bend = {19, 0.22}},
          {.made = kNoise, .length = 0.04, .pitch = {1200, 1000}, .level = 0.6, .attack = 0.001, .decay = 0.01}}},
      {"ko", {
          {.length = 0.5, .pitch = {150, 62}, .attack = 0.004, .decay = 0.13, .body = wood()},
          {.made = kNoise, .length = 0.12, .pitch = {190, 140}, .level = 0.8, .attack = 0.003, .decay = 0.03}}},
      {"heal", {
          {.made = kNoise, .length = 0.5, .pitch = {700, 1500}, .level = 0.8, .attack = 0.3, .narrow = 1.3},
          {.made = kNoise, .at = 0.48, .length = 0.65, .pitch = {1200, 520}, .attack = 0.12, .narrow = 1.3},
          {.at = 0.4, .length = 0.7, .pitch = {523, 523}, .level = 0.05, .attack = 0.2, .body = reed()}}},
      {"travel", {
          {.made = kNoise, .length = 0.62, .pitch = {230, 420}, .level = 0.8, .attack = 0.08, .grain = 70,
           .tremble = {24, 0.6}},
          {.length = 0.6, .pitch = {74, 88}, .level = 0.25, .attack = 0.1, .body = reed(), .tremble = {24, 0.7}},
          {.at = 0.64, .length = 0.46, .pitch = {146, 138}, .level = 0.9, .attack = 0.001, .decay = 0.1,
           .body = iron()},
          {.made = kNoise, .at = 0.64, .length = 0.12, .pitch = {1000, 600}, .level = 1.3, .attack = 0.001,
           .decay = 0.03}}},
      {"ping", {
          {.length = 0.36, .pitch = {1320, 1300}, .attack = 0.004, .decay = 0.11, .again = {3, 0.37, 1, 0.35}}}},
      {"whammy",
       {{.length = 0.75, .pitch = {175, 150}, .attack = 0.001, .decay = 0.2, .body = iron()},
        {.made = kNoise, .length = 0.75, .pitch = {2600, 600}, .level = 0.8, .attack = 0.001, .decay = 0.16,
         .narrow = 0.7}},
       true}};
}

/// What a season turns on.
std::vector<Sound> ofTheStory() {
  return {
      {"retrieved", {
          {.length = 1.2, .pitch = {196, 196}, .level = 0.8, .attack = 0.03, .decay = 0.5, .body = reed()},
          {.at = 0.04, .length = 1.16, .pitch = {294, 294}, .level = 0.7, .attack = 0.03, .decay = 0.5, .body = reed()},
          {.at = 0.09, .length = 1.11, .pitch = {370, 370}, .level = 0.7, .attack = 0.03, .decay = 0.5, .body = reed()},
          {.at = 0.15, .length = 1.05, .pitch = {494, 494}, .level = 0.5, .attack = 0.03, .decay = 0.5,
           .body = reed()}}},
      {"lost", {
          {.length = 1.2, .pitch = {392, 262}, .attack = 0.02, .decay = 0.7, .body = hollow(), .bend = {5.5, 0.012}},
          {.length = 1.2, .pitch = {466, 311}, .level = 0.8, .attack = 0.02, .decay = 0.7, .body = hollow(),
           .bend = {6, 0.012}},
          {.length = 1.2, .pitch = {554, 370}, .level = 0.7, .attack = 0.02, .decay = 0.7, .body = hollow(),
           .bend = {6.5, 0.012}},
          {.length = 1.2, .pitch = {98, 65}, .level = 0.6, .attack = 0.1, .body = reed()}}},
      {"vote-count", {
          {.length = 0.18, .pitch = {330, 320}, .attack = 0.001, .decay = 0.04, .body = wood(),
           .again = {3, 0.5, 1.12, 1.1}},
          {.made = kNoise, .length = 0.05, .pitch = {1300, 1100}, .level = 0.8, .attack = 0.001, .decay = 0.01,
           .again = {3, 0.5, 1.05, 1.1}}}},
      {"bronze", {
          {.length = 0.3, .pitch = {2500, 2470}, .attack = 0.001, .decay = 0.06, .body = brass(),
           .again = {8, 0.12, 0.9, 0.88, 0.9}},
          {.length = 1.2, .pitch = {110, 98}, .level = 0.3, .attack = 0.06, .decay = 0.5, .body = dome()},
          {.made = kNoise, .length = 0.7, .pitch = {5200, 3000}, .level = 0.35, .attack = 0.05, .decay = 0.25,
           .narrow = 0.8}}},
      {"reveal-traitor", {
          {.made = kNoise, .length = 0.14, .pitch = {3200, 5600}, .level = 0.7, .attack = 0.03, .narrow = 1.2,
           .grain = 700},
          {.made = kNoise, .at = 0.13, .length = 0.3, .pitch = {3400, 1200}, .level = 1.4, .attack = 0.012,
           .decay = 0.08, .narrow = 0.6},
          {.made = kNoise, .at = 0.2, .length = 1.0, .pitch = {520, 380}, .level = 1.1, .attack = 0.1, .narrow = 0.8,
           .grain = 34, .tremble = {9, 0.5}},
          {.at = 0.2, .length = 1.0, .pitch = {104, 98}, .level = 0.06, .attack = 0.2, .body = hollow()}}},
      {"win-warehouse", {
          {.length = 0.3, .pitch = {392, 392}, .attack = 0.008, .decay = 0.14, .body = reed()},
          {.at = 0.16, .length = 0.3, .pitch = {523, 523}, .attack = 0.008, .decay = 0.14, .body = reed()},
          {.at = 0.32, .length = 0.3, .pitch = {659, 659}, .attack = 0.008, .decay = 0.14, .body = reed()},
          {.at = 0.48, .length = 0.72, .pitch = {784, 784}, .attack = 0.01, .decay = 0.4, .body = reed()},
          {.at = 0.48, .length = 0.72, .pitch = {523, 523}, .level = 0.7, .attack = 0.01, .decay = 0.4, .body = reed()},
          {.at = 0.48, .length = 0.72, .pitch = {262, 262}, .level = 0.7, .attack = 0.01, .decay = 0.4,
           .body = reed()}}},
      {"win-traitor", {
          {.length = 0.34, .pitch = {311, 311}, .attack = 0.01, .decay = 0.16, .body = hollow()},
          {.at = 0.2, .length = 0.34, .pitch = {262, 262}, .attack = 0.01, .decay = 0.16, .body = hollow()},
          {.at = 0.4, .length = 0.8, .pitch = {208, 196}, .attack = 0.02, .decay = 0.45, .body = hollow(),
           .bend = {5, 0.015}},
          {.at = 0.4, .length = 0.8, .pitch = {147, 139}, .level = 0.9, .attack = 0.02, .decay = 0.45, .body = hollow(),
           .bend = {4.4, 0.015}},
          {.at = 0.4, .length = 0.8, .pitch = {73, 55}, .level = 0.9, .attack = 0.02, .decay = 0.5, .body = reed()}}}};
}

// clang-format on

}  // namespace

const std::vector<Sound>& allSounds() {
  static const std::vector<Sound> kAll = [] {
    std::vector<Sound> made;
    for (const std::vector<Sound>& some :
         {ofTheWindow(), ofCards(), ofDice(), ofTheBoard(), ofTheStory(), auctionSounds()})
      made.insert(made.end(), some.begin(), some.end());
    return made;
  }();
  return kAll;
}

}  // namespace sounds
