#include "house/any_game.h"

#include "engine/games/games.h"
#include "engine/kernel/errors.h"

namespace any {

using kernel::ChanceOf;
using kernel::Decision;
using kernel::Luck;
using kernel::Seat;
using kernel::seatAt;

namespace {

std::vector<house::Start> startsOf(const house::GameModule& game, const house::Box& box) {
  std::vector<house::Start> starts;
  const house::SetupForm form = game.form(box);
  for (int seats = form.fewest; seats <= form.most; ++seats) try {
      house::Start start;
      start.setup = game.completed({}, seats, box);
      for (int at = 0; at < seats; ++at) start.players.push_back(std::string("Person ") + static_cast<char>('A' + at));
      start.bots.resize(start.players.size());
      starts.push_back(start);
    } catch (const kernel::RefusedError&) {
      continue;  // this many need an option
    }
  return starts;
}

}  // namespace

house::Start Game::start(std::uint64_t seed) const {
  house::Start start = starts[seed % starts.size()];
  start.seed = seed;
  return start;
}

std::unique_ptr<house::Voice> Game::voice(const house::Match& match, house::Language language) const {
  return module.voice(match, rules, language, {"Ann"});
}

std::shared_ptr<house::KeptMatch> Game::inState(const house::Start& start, std::span<const std::uint8_t> state) const {
  return box->resume(start.setup, state, std::make_unique<Luck>(start.seed));
}

const std::vector<Game>& games() {
  static const std::vector<Game> kAll = [] {
    std::vector<Game> all;
    for (const house::GameModule* module : ::games::all()) {
      std::shared_ptr<const house::Box> box = module->open({});
      std::vector<house::Start> starts = startsOf(*module, *box);
      all.push_back({*module, std::move(box), module->rules(), std::move(starts)});
    }
    return all;
  }();
  return kAll;
}

void answer(house::Match& match, Luck& luck) {
  Decision d;
  match.decision(match.asked().first(), d);
  match.chooseIndex(match.asked().first(), luck.pick(d.size(), ChanceOf::Card));
}

void playOn(house::Match& match, Luck& luck, int times) {
  for (; times > 0 && !match.over(); --times) {
    const Seat any = seatAt(luck.pick(match.seats(), ChanceOf::Card));
    if (luck.pick(6, ChanceOf::Card) == 0) match.looked(any);
    if (luck.pick(9, ChanceOf::Card) == 0 && match.mayUndo()) match.undo();
    if (luck.pick(5, ChanceOf::Card) == 0 && match.mayInterject(any)) {
      Decision d;
      match.interjections(any, d);
      if (!d.empty()) match.interject(any, d[luck.pick(d.size(), ChanceOf::Card)]);
      continue;
    }
    answer(match, luck);
  }
}

}  // namespace any
