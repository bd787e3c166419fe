// What a log has asked so far, as the table saw it.

#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/errors.h"

namespace w13 {

std::vector<Answered> answeredIn(const std::string& path) {
  using Was = SeasonReplay::Was;
  std::vector<Answered> all;
  SeasonReplay replay(path);
  kernel::Decision d;
  try {
    while (true) {
      replay.season().decision(Seat::Table, d);
      const Was was = replay.next();
      const Seat seat = replay.seat();
      if (was == Was::End) return all;
      if (was == Was::Choice) all.push_back({seat, askOf(d), d.openness() == kernel::Openness::Secret});
      if (was == Was::Look && !d.asked().has(seat) && replay.season().mayInterject(seat))
        all.push_back({seat, Ask::Nothing, true});
    }
  } catch (const kernel::DataError&) {  // loading it tells why
    return all;
  }
}

}  // namespace w13
