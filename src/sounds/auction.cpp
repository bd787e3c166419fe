#include "sounds/auction.h"

namespace sounds {

namespace {

constexpr Made kNoise = Made::OfNoise;

// clang-format off

/// So many ingots are counted into a palm, each a step higher than the one before.
Sound ingots(int number) {
  return {"ingots-" + std::to_string(number), {
      {.length = 0.3, .pitch = {1180, 1180}, .attack = 0.001, .decay = 0.075, .body = brass(),
       .again = {number, 0.13, 1.122, 0.96}},
      {.length = 0.22, .pitch = {1740, 1740}, .level = 0.4, .attack = 0.001, .decay = 0.04, .body = iron(),
       .again = {number, 0.13, 1.122, 0.96}},
      {.made = kNoise, .length = 0.015, .pitch = {4200, 4200}, .level = 0.4, .attack = 0.0005, .decay = 0.003,
       .again = {number, 0.13, 1, 0.96}}}};
}

/// More of them run.
Sound manyIngots() {
  return {"ingots-6", {
      {.length = 0.28, .pitch = {1180, 1180}, .attack = 0.001, .decay = 0.06, .body = brass(),
       .again = {13, 0.062, 1.035, 0.97, 0.7}},
      {.at = 0.03, .length = 0.2, .pitch = {1960, 1960}, .level = 0.4, .attack = 0.001, .decay = 0.035, .body = iron(),
       .again = {12, 0.066, 1.02, 0.97, 0.8}},
      {.made = kNoise, .length = 0.9, .pitch = {4600, 5600}, .level = 0.18, .attack = 0.1, .narrow = 0.9,
       .grain = 180}}};
}

std::vector<Sound> ofTheHall() {
  return {
      {"bid", {
          {.length = 0.12, .pitch = {540, 520}, .attack = 0.001, .decay = 0.028, .body = wood()},
          {.made = kNoise, .length = 0.02, .pitch = {1900, 1700}, .level = 0.7, .attack = 0.0005, .decay = 0.005},
          {.at = 0.06, .length = 0.26, .pitch = {1320, 1320}, .level = 0.45, .attack = 0.001, .decay = 0.06,
           .body = brass()}}},
      {"pass", {
          {.made = kNoise, .length = 0.11, .pitch = {520, 300}, .attack = 0.004, .decay = 0.03, .narrow = 0.8},
          {.length = 0.1, .pitch = {170, 130}, .level = 0.6, .attack = 0.003, .decay = 0.03}}},
      {"gavel", {
          {.length = 0.22, .pitch = {330, 315}, .attack = 0.001, .decay = 0.05, .body = wood(),
           .again = {2, 0.24, 0.97, 1.15}},
          {.made = kNoise, .length = 0.05, .pitch = {1400, 1000}, .level = 1.1, .attack = 0.0005, .decay = 0.01,
           .again = {2, 0.24, 1, 1.15}},
          {.at = 0.24, .length = 0.4, .pitch = {96, 84}, .level = 0.5, .attack = 0.002, .decay = 0.11}}},
      {"crate", {
          {.made = kNoise, .length = 0.3, .pitch = {360, 620}, .level = 0.5, .attack = 0.12, .narrow = 1.2,
           .grain = 60},
          {.at = 0.3, .length = 0.24, .pitch = {150, 110}, .attack = 0.001, .decay = 0.06, .body = wood()},
          {.made = kNoise, .at = 0.3, .length = 0.09, .pitch = {700, 420}, .level = 1.2, .attack = 0.001,
           .decay = 0.022},
          {.at = 0.52, .length = 0.1, .pitch = {880, 860}, .level = 0.4, .attack = 0.001, .decay = 0.02,
           .body = iron()}}},
      {"fist", {
          {.made = kNoise, .length = 0.1, .pitch = {900, 420}, .level = 0.8, .attack = 0.02, .decay = 0.03,
           .narrow = 0.7, .grain = 260},
          {.at = 0.06, .length = 0.14, .pitch = {120, 96}, .attack = 0.002, .decay = 0.04, .body = wood()}}},
      {"fists-open", {
          {.made = kNoise, .length = 0.16, .pitch = {600, 1900}, .level = 0.8, .attack = 0.05, .narrow = 0.8,
           .grain = 240},
          {.at = 0.12, .length = 0.3, .pitch = {1180, 1180}, .attack = 0.001, .decay = 0.07, .body = brass(),
           .again = {4, 0.07, 1.08, 0.9, 0.6}}}},
      {"purses", {
          {.made = kNoise, .length = 0.4, .pitch = {1500, 3200}, .attack = 0.1, .narrow = 1.1, .grain = 300},
          {.at = 0.36, .length = 0.18, .pitch = {1460, 1460}, .level = 0.3, .attack = 0.001, .decay = 0.04,
           .body = brass(), .again = {2, 0.06, 1.1, 0.8}}}},
      {"drawer", {
          {.made = kNoise, .length = 0.34, .pitch = {300, 520}, .attack = 0.1, .narrow = 1.1, .grain = 120},
          {.at = 0.33, .length = 0.2, .pitch = {210, 170}, .attack = 0.001, .decay = 0.05, .body = wood()},
          {.at = 0.36, .length = 0.4, .pitch = {990, 985}, .level = 0.4, .attack = 0.001, .decay = 0.09,
           .body = brass(), .again = {3, 0.05, 0.94, 0.7, 0.5}}}},
      {"stamp", {
          {.length = 0.2, .pitch = {190, 130}, .attack = 0.001, .decay = 0.05, .body = wood()},
          {.made = kNoise, .length = 0.07, .pitch = {1100, 700}, .level = 1.2, .attack = 0.001, .decay = 0.016},
          {.made = kNoise, .at = 0.14, .length = 0.08, .pitch = {2600, 3600}, .level = 0.35, .attack = 0.03,
           .decay = 0.03, .grain = 300}}}};
}

/// What the counterfeit cards do, and what is left in the end.
std::vector<Sound> ofTheReckoning() {
  return {
      {"tear", {
          {.made = kNoise, .length = 0.42, .pitch = {2400, 5200}, .attack = 0.03, .narrow = 0.7, .grain = 900},
          {.made = kNoise, .length = 0.42, .pitch = {900, 1500}, .level = 0.6, .attack = 0.05, .narrow = 0.8,
           .grain = 140},
          {.made = kNoise, .at = 0.4, .length = 0.12, .pitch = {4800, 3000}, .level = 0.7, .attack = 0.004,
           .decay = 0.03}}},
      {"saved", {
          {.length = 0.5, .pitch = {740, 740}, .attack = 0.01, .decay = 0.17, .body = reed()},
          {.at = 0.13, .length = 0.75, .pitch = {988, 988}, .attack = 0.01, .decay = 0.26, .body = bell()}}},
      {"tally", {
          {.length = 0.08, .pitch = {760, 740}, .attack = 0.001, .decay = 0.018, .body = wood(),
           .again = {6, 0.062, 1.06, 1, 0.15}},
          {.made = kNoise, .length = 0.02, .pitch = {2600, 2400}, .level = 0.5, .attack = 0.0005, .decay = 0.004,
           .again = {6, 0.062, 1, 1, 0.15}}}},
      {"win-auction", {
          {.length = 0.34, .pitch = {349, 349}, .attack = 0.008, .decay = 0.15, .body = reed()},
          {.at = 0.17, .length = 0.34, .pitch = {440, 440}, .attack = 0.008, .decay = 0.15, .body = reed()},
          {.at = 0.34, .length = 0.86, .pitch = {523, 523}, .attack = 0.01, .decay = 0.45, .body = reed()},
          {.at = 0.34, .length = 0.86, .pitch = {698, 698}, .level = 0.8, .attack = 0.01, .decay = 0.45,
           .body = reed()},
          {.at = 0.42, .length = 0.5, .pitch = {1568, 1568}, .level = 0.16, .attack = 0.001, .decay = 0.12,
           .body = brass(), .again = {4, 0.08, 1.06, 0.8, 0.2}}}}};
}

// clang-format on

}  // namespace

std::vector<Sound> auctionSounds() {
  std::vector<Sound> made;
  for (int number = 1; number <= 5; ++number) made.push_back(ingots(number));
  made.push_back(manyIngots());
  for (const std::vector<Sound>& some : {ofTheHall(), ofTheReckoning()})
    made.insert(made.end(), some.begin(), some.end());
  return made;
}

}  // namespace sounds
