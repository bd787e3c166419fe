// A hundred matches by phones over the real server, with all that befalls phones and table: with --long only.

#include <QTemporaryDir>

#include "shielded.h"

namespace ui::test {

namespace {

/// Four phones that play by luck. Now and then one is loaded again, is gone for a while, or says things twice or late.
class Troubled {
 public:
  Troubled(Shielded& evening, std::uint64_t seed)
      : phones_(phonesFor(evening.clock, *evening.shields(), evening.shields()->people())), luck_(seed) {
    leave(evening);
  }
  /// All call the table again, as after it was begun anew.
  void comeBack(Shielded& evening) {
    for (const auto& phone : phones_) phone->call(false);
    REQUIRE(beatUntil(evening.clock, phones_, [&] {
      return std::ranges::all_of(phones_, [](const auto& phone) { return phone->answered(); });
    }));
  }
  void beat(Shielded& evening) {
    ui::test::beat(evening.clock, phones_);
    for (const auto& phone : phones_) {
      if (!phone->open()) {
        if (oneIn(20)) phone->call(false);
      } else if (phone->fresh()) {
        plays(*phone);
      }
    }
  }

  int loaded = 0, away = 0, twice = 0, late = 0;

 private:
  [[nodiscard]] bool oneIn(int times) { return luck_.pick(times, kernel::ChanceOf::Card) == 0; }
  void plays(Phone& phone) {
    const Json before = phone.face();
    if (oneIn(30)) return ++loaded, phone.call(false);
    if (oneIn(60)) return ++away, phone.hangUp();
    if (!phone.play() || before.empty()) return;
    if (oneIn(10)) ++twice, (void)phone.play();
    if (oneIn(10) && before["step"] > 0)
      ++late, phone.say({{"step", before["step"].get<int>() - 1}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  }

  Phones phones_;
  kernel::Luck luck_;
};

/// To the end; in the middle of it the window is closed and opened again. Returns what happened, in a few words.
std::string played(const Opens& opens, std::uint64_t seed) {
  const QTemporaryDir folder;
  std::unique_ptr<Shielded> evening = opens(folder.path(), {});
  Troubled phones(*evening, seed);
  bool anew = false;
  int beats = 0;
  for (; !evening->match().over(); ++beats) {
    REQUIRE(beats < 60'000);
    if (evening->match().steps() > 25 && !std::exchange(anew, true)) {
      beginAnew(evening, opens, folder.path());
      phones.comeBack(*evening);
    }
    phones.beat(*evening);
    REQUIRE_FALSE(evening->curtained());
    evening->act();
  }
  CHECK(evening->looked.empty());
  return std::to_string(evening->match().steps()) + " moves, " + std::to_string(beats) + " beats, " +
         std::to_string(phones.loaded) + " loaded again, " + std::to_string(phones.away) + " away, " +
         std::to_string(phones.twice) + " twice, " + std::to_string(phones.late) + " late";
}

void playedAll(int matches, const std::function<Opens(std::uint64_t seed)>& opens) {
  for (int at = 0; at < matches; ++at) {
    const std::uint64_t seed = 100 + static_cast<std::uint64_t>(at);
    INFO("seed " << seed);
    WARN(seed << ": " << played(opens(seed), seed));
  }
}

}  // namespace

TEST_CASE("Phones play 60 seasons, whatever befalls them and the table", "[.long][shields][evenings]") {
  playedAll(60, [](std::uint64_t seed) { return seasonal(4, seed); });
}

TEST_CASE("Phones play 30 games of Warehouse 51, whatever befalls them and the table", "[.long][shields][evenings]") {
  playedAll(30, [](std::uint64_t seed) { return plainly("warehouse51", 4, seed); });
}

TEST_CASE("Phones play 10 matches of Vault, whatever befalls them and the table", "[.long][shields][evenings]") {
  playedAll(10, [](std::uint64_t seed) { return plainly("vault", 4, seed); });
}

}  // namespace ui::test
