#include "engine/games/warehouse13/scenario/said_chance.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

using kernel::ScriptError;

template <class Faces>
int among(const Faces& faces, Clue face, const std::string& said, const std::string& die) {
  if (const int at = kernel::placeOf(faces, face); at >= 0) return at;
  std::vector<std::string> there;
  for (const Clue each : faces) there.push_back(longFace(each));
  throw ScriptError("the scenario says " + said + " for the roll of " + die + ", whose faces are " + listed(there));
}

}  // namespace

int SaidChance::face(const std::string& said) const {
  if (thingOf(about_) == Thing::None) {
    for (int at = 0; at < kernel::count(cards_->warehouseFaces); ++at)
      if (said == std::to_string(kernel::at(cards_->warehouseFaces, at))) return at;
    throw ScriptError("the scenario says " + said + " for the roll of a Warehouse die, whose faces are 0, 1, 2 and 3");
  }
  // "red 1-logic" is checked for its colour as well.
  const std::vector<std::string> words = wordsIn(said);
  Clue shows;
  if (words.empty() || words.size() > 2 || !isFace(words.back(), shows))
    throw ScriptError("the scenario says " + inQuotes(said) + " where a clue die or Goo die is rolled; say its face");
  if (thingOf(about_) == Thing::Goo) return among(cards_->gooFaces, shows, said, "a Goo die");
  const Symbol colour = colourOf(dieOf(about_));
  const std::string name = "a " + nameOfColour(colour) + " die";
  Symbol saidColour{};
  if (words.size() == 2 && (!isColour(words[0], saidColour) || saidColour != colour))
    throw ScriptError("the scenario says " + said + " where " + name + " is rolled");
  return among(cards_->dieFaces[colour], shows, said, name);
}

int SaidChance::card(const std::string& said, int n) const {
  if (thingOf(about_) == Thing::Seat && world_ != nullptr) {
    const Hand& hand = world_->agent(seatOf(about_)).hand;
    for (int at = 0; at < hand.size() && at < n; ++at)
      if (cards_->of(hand[at]).id == said) return at;
    throw ScriptError("the scenario takes " + inQuotes(said) + " at random, which is not in that hand");
  }
  if (said.size() == 1 && said[0] >= '0' && said[0] - '0' < n) return said[0] - '0';
  throw ScriptError("the scenario says " + inQuotes(said) + " for something picked at random among " +
                    std::to_string(n) + "; say a number from 0");
}

int SaidChance::said(int n, kernel::ChanceOf of) {
  if (of == kernel::ChanceOf::Card) {
    if (nextPick_ == kernel::count(picks_)) throw ScriptError("a card is taken at random; say which one comes up");
    return card(kernel::at(picks_, nextPick_++), n);
  }
  if (nextDie_ == kernel::count(dice_)) {
    const bool warehouse = thingOf(about_) == Thing::None;
    const bool goo = thingOf(about_) == Thing::Goo;
    throw ScriptError("a " +
                      (warehouse ? "Warehouse"
                       : goo     ? "Goo"
                                 : nameOfColour(colourOf(dieOf(about_)))) +
                      std::string(" die is rolled; say which face comes up"));
  }
  return face(kernel::at(dice_, nextDie_++));
}

std::string SaidChance::wordsFor(int outcome, kernel::ChanceOf of) const {
  const std::size_t at = kernel::sizeOf(outcome);
  if (of == kernel::ChanceOf::Card) {
    if (thingOf(about_) != Thing::Seat || world_ == nullptr) return std::to_string(outcome);
    return cards_->of(world_->agent(seatOf(about_)).hand[outcome]).id;
  }
  if (thingOf(about_) == Thing::None) return std::to_string(cards_->warehouseFaces[at]);
  if (thingOf(about_) == Thing::Goo) return longFace(cards_->gooFaces[at]);
  return longFace(cards_->dieFaces[colourOf(dieOf(about_))][at]);
}

int SaidChance::drawn(int n, kernel::ChanceOf of) {
  const int outcome = luck_->pick(n, of);
  const auto [words, next] = of == kernel::ChanceOf::Card ? std::tie(picks_, nextPick_) : std::tie(dice_, nextDie_);
  words.insert(words.begin() + next++, wordsFor(outcome, of));
  return outcome;
}

void SaidChance::shuffling(std::span<const kernel::Noun> things) {
  const int size = kernel::count(things);
  std::vector<int> wanted(things.size(), -1);  // by place, which of the things
  std::vector<int> rest;
  for (int at = 0; at < size; ++at) {
    const auto found = laid_.find(cardOf(kernel::at(things, at)));
    const int place = found == laid_.end() ? size : found->second < 0 ? size + found->second : found->second;
    if (place < 0 || place >= size) {
      rest.push_back(at);
      continue;
    }
    kernel::at(wanted, place) = at;
    laid_.erase(found);
  }
  steps_.clear();
  if (rest.size() == things.size()) return;
  for (int& each : wanted)
    if (each < 0) {
      each = rest.front();
      rest.erase(rest.begin());
    }
  // A shuffle fills the places from the end, each with one of those that are left.
  std::vector<int> now(things.size());
  std::iota(now.begin(), now.end(), 0);
  for (std::size_t left = now.size(); left > 1; --left) {
    const int at = kernel::placeOf(now, wanted[left - 1]);
    steps_.push_back(at);
    std::swap(now[left - 1], kernel::at(now, at));
  }
  std::reverse(steps_.begin(), steps_.end());
}

std::vector<std::string> SaidChance::notDealt() const {
  std::vector<std::string> cards;
  for (const auto& [card, place] : laid_) cards.push_back(cards_->of(card).id);
  return cards;
}

int SaidChance::pick(int n, kernel::ChanceOf of) {
  if (of == kernel::ChanceOf::Shuffle && !steps_.empty()) {
    const int step = steps_.back();
    steps_.pop_back();
    return step;
  }
  if (of == kernel::ChanceOf::Shuffle || n == 1) return n - 1;  // swaps an item with itself
  const auto [die, pick] = std::pair(nextDie_, nextPick_);
  try {
    return said(n, of);
  } catch (const ScriptError&) {
    if (!luck_) throw;
    if (nextDie_ > die) dice_.erase(dice_.begin() + (nextDie_ = die));
    if (nextPick_ > pick) picks_.erase(picks_.begin() + (nextPick_ = pick));
    return drawn(n, of);
  }
}

std::string SaidChance::left() const {
  std::vector<std::string> rest(dice_.begin() + nextDie_, dice_.end());
  rest.insert(rest.end(), picks_.begin() + nextPick_, picks_.end());
  return rest.empty() ? "" : listed(rest);
}

}  // namespace w13
