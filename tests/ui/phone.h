#pragma once
// A phone that is not there, and comes over the real server all the same: given a window with shields, when phones
// play, then the table goes on. All times go by the window's clock, which the test holds.

#include <QPointer>
#include <QWebSocket>
#include <nlohmann/json.hpp>

#include "engine/kernel/chance.h"
#include "shields/channel.h"
#include "shields/stream.h"
#include "ui/shields/shields.h"
#include "ui/time/clock.h"

namespace ui::test {

using house::Json;

class Phone {
 public:
  /// What it scans, "http://192.168.1.5:4113/#KEY.TOKEN"; it comes over the loopback.
  explicit Phone(const QString& address, std::uint64_t seed = 1);
  /// Scans another code.
  void scan(const QString& address);

  /// Opens a line, over the one it had, and greets when the table calls: with the token of its code, or as one that
  /// comes back. Whether it is let in shows when the table has answered.
  void call(bool scans);
  /// Its page is closed.
  void hangUp() { socket_.reset(); }
  /// Sends the frame of a beat.
  void beat();
  /// Sends a frame of its own making.
  void send(const QByteArray& bytes) { socket_->sendBinaryMessage(bytes); }

  /// Whether the table holds its line open, and has answered it.
  [[nodiscard]] bool open() const;
  [[nodiscard]] bool answered() const { return open() && !seen_.is_null(); }
  /// Whether something new was shown since it was last asked.
  bool fresh() { return std::exchange(fresh_, false); }
  /// The last message; its face, empty if it was shown none.
  [[nodiscard]] const Json& seen() const { return seen_; }
  [[nodiscard]] Json face() const { return seen_.value("face", Json::object()); }
  /// Frames that came over its line, after the table's call.
  [[nodiscard]] int frames() const { return frames_; }
  [[nodiscard]] shields::Sign sign() const { return channel_->sign(); }

  /// Says something of the face that it sees: "pick", "respond", "done", "again", "why" or "look".
  void say(const char* does, std::size_t pick = 0);
  void say(const Json& json);
  /// Picks anything that its face asks, or confirms. False: it is asked nothing.
  bool play();

 private:
  void hear(const QByteArray& bytes);

  quint16 port_ = 0;
  shields::PublicKey table_{};
  shields::Token token_{};
  bool scans_ = false;
  shields::KeyPair keys_;
  kernel::Luck luck_;
  std::unique_ptr<QWebSocket> socket_;
  std::optional<shields::Channel> channel_;
  shields::Sender sender_{shields::kMostToTable};
  shields::Listener listener_;
  Json seen_;
  bool fresh_ = false;
  int frames_ = 0;
};

using Phones = std::vector<std::unique_ptr<Phone>>;

/// A beat passes: all phones that have a line send their frame, and the table answers.
void beat(HandClock& clock, const Phones& phones);
/// So many of them; until this holds, false if it never does.
void beats(HandClock& clock, const Phones& phones, int times);
template <class Until>
bool beatUntil(HandClock& clock, const Phones& phones, const Until& until) {
  for (int at = 0; at < 400; ++at) {
    if (until()) return true;
    beat(clock, phones);
  }
  return false;
}

/// A phone for each of these seats, which has scanned the code that stands there and is its shield.
[[nodiscard]] Phones phonesFor(HandClock& clock, const Shields& shields, kernel::SeatSet seats);

}  // namespace ui::test
