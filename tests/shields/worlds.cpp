#include "shields/worlds.h"

#include <sodium.h>

#include <algorithm>

namespace shields {

namespace {

using kernel::seatAt;

kernel::Luck bytesFrom(1);  // what libsodium draws from in a world

/// While it lives, libsodium draws the same bytes as in each other world.
class SameBytes {
 public:
  SameBytes() {
    REQUIRE(sodium_init() >= 0);  // the first time it draws, too
    bytesFrom = kernel::Luck(1);
    static randombytes_implementation same{.implementation_name = [] { return "the same in each world"; },
                                           .random = [] { return bytesFrom.bits(); },
                                           .stir = nullptr,
                                           .uniform = nullptr,
                                           .buf =
                                               [](void* into, std::size_t size) {
                                                 auto* bytes = static_cast<std::uint8_t*>(into);
                                                 for (std::size_t at = 0; at < size; ++at)
                                                   bytes[at] = static_cast<std::uint8_t>(bytesFrom.bits());
                                               },
                                           .close = nullptr};
    randombytes_set_implementation(&same);
  }
  ~SameBytes() { randombytes_set_implementation(&randombytes_sysrandom_implementation); }
  SameBytes(const SameBytes&) = delete;
  SameBytes& operator=(const SameBytes&) = delete;
};

std::vector<Beat> played(const any::Game& game, const house::Start& start, const Course& course, const WireLeak& leak) {
  const SameBytes same;
  return World(game, start, course, leak).play();
}

/// Where two beats differ for the watchers.
std::string differenceOf(const Beat& one, const Beat& other, SeatSet watchers) {
  if (one.table != other.table) return "the table is told something else";
  if (one.frames.size() != other.frames.size()) return "there are more frames";
  for (std::size_t at = 0; at < one.frames.size(); ++at) {
    const Frame &a = one.frames[at], &b = other.frames[at];
    if (a.seat != b.seat || a.from != b.from) return "frames come in another order";
    if (a.bytes.size() != b.bytes.size()) return "a frame is longer";
    if (watchers.has(a.seat) && a.bytes != b.bytes) return "a watcher's frame is another";
  }
  return {};
}

}  // namespace

World::World(const any::Game& game, const house::Start& start, const Course& course, const WireLeak& leak)
    : Evening(game, game.inState(start, course.state)), course_(course), leak_(leak) {
  show();
}

std::size_t World::chosen(Seat seat) const {
  const Json& seen = phones[static_cast<std::size_t>(index(seat))]->seen();
  return seen.contains("face") ? seen["face"]["chosen"].size() : 0;
}

std::vector<std::string> World::news(Seat seat) const {
  std::vector<std::string> lines = Evening::news(seat);
  if (leak_.toShield != nullptr) lines.push_back(leak_.toShield(*this, seat));
  return lines;
}

std::vector<Beat> World::play() {
  std::vector<Beat> beats;
  hearTable();
  for (int first = 0; first < 6; ++first) beats.push_back(oneBeat());
  for (const Turn& turn : course_.turns) play(turn, beats);
  return beats;
}

void World::play(const Turn& turn, std::vector<Beat>& beats) {
  for (int at = 0; at < match->seats(); ++at)
    for (const Json& each : turn.said[seatAt(at)]) phones[static_cast<std::size_t>(at)]->say(each);
  for (int beat = 0; beat < turn.beats; ++beat) beats.push_back(oneBeat());
  const Json done = {{"step", match->steps()}, {"chosen", turn.wish.choices.size()}, {"do", "done"}, {"pick", 0}};
  phones[static_cast<std::size_t>(index(turn.seat))]->say(done);
  for (int beat = 0; beat <= turn.waits; ++beat) beats.push_back(oneBeat());
  const auto wishes = party.takeWishes();
  REQUIRE(wishes == std::vector{std::pair(turn.seat, turn.wish)});
  make(turn.seat, turn.wish);
  hearTable();
  beats.push_back(oneBeat());
}

/// What everybody is told once the match has gone on.
void World::hearTable() {
  told_ = voice->table(80);
  for (int at = 0; at < match->seats(); ++at)
    told_.push_back(voice->seat(seatAt(at)) + (match->asked().has(seatAt(at)) ? " is asked" : " is not asked"));
  told_.emplace_back(match->mayUndo() ? "can be taken back" : "cannot be taken back");
  for (const std::string& line : voice->lines(match->events(Seat::Table, house::Since::LastMove), Seat::Table))
    told_.push_back(line);
  const std::size_t moves = match->history().size();
  for (std::size_t move = moves == 0 ? 0 : static_cast<std::size_t>(house::beforeLastUnit(match->history()));
       move < moves; ++move)
    told_.push_back(match->chapterInLog(move) + ": " + match->moveInLog(move));
}

Beat World::oneBeat() {
  Beat beat{.table = told_};
  beatLines();
  CHECK(party.pass(now).empty());
  for (int at = 0; at < match->seats(); ++at) {
    const Phone51& phone = *phones[static_cast<std::size_t>(at)];
    beat.frames.push_back({seatAt(at), End::Phone, phone.sent()});
    beat.frames.push_back({seatAt(at), End::Table, phone.got()});
    beat.table.push_back(std::to_string(static_cast<int>(party.hall().of(seatAt(at)))));
  }
  if (leak_.onBeat != nullptr) leak_.onBeat(*this, beat);
  return beat;
}

std::string differenceOf(const any::Game& game, const house::Start& start, const Pair& pair, const WireLeak& leak) {
  const std::vector<Beat> one = played(game, start, pair.one, leak), other = played(game, start, pair.other, leak);
  REQUIRE(one.size() == other.size());
  for (std::size_t at = 0; at < one.size(); ++at)
    if (std::string difference = differenceOf(one[at], other[at], pair.watchers); !difference.empty())
      return "beat " + std::to_string(at) + " of " + std::to_string(one.size()) + ": " + difference;
  return {};
}

}  // namespace shields
