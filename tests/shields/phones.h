#pragma once
// Phones that are not there, and a match with one for each seat.

#include <nlohmann/json.hpp>

#include "house/any_game.h"
#include "shields/party.h"
#include "support/catch.h"

namespace shields {

using house::Json;

/// What stands on a code, read by a phone.
struct Code {
  PublicKey table{};
  Token token{};
};
inline std::uint8_t valueOf(char letter) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return static_cast<std::uint8_t>(kLetters.find(letter));
}
inline void decode(const std::string& text, std::span<std::uint8_t> into) {
  std::size_t bits = 0, at = 0;
  unsigned value = 0;
  for (const char letter : text) {
    value = value << 6 | valueOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    into[at++] = static_cast<std::uint8_t>(value >> bits);
  }
  REQUIRE(at == into.size());
}
inline Code codeIn(const std::string& text) {
  Code code;
  const std::size_t point = text.find('.');
  REQUIRE(point != std::string::npos);
  decode(text.substr(0, point), code.table);
  decode(text.substr(point + 1), code.token);
  return code;
}

/// A phone: its key, which it keeps, and a line, which may go.
class Phone51 {
 public:
  Phone51(Party& party, const Code& code) : party_(&party), code_(code) {}

  /// The table's program was begun anew.
  void meets(Party& party) { party_ = &party; }

  /// Shows the code of another seat from now on.
  void scan(const Code& code) { code_ = code; }
  /// Opens a line and greets; false: it was turned away. `scans`: with the token of its code.
  bool call(bool scans, Time now = {}) {
    const Party::Opened opened = party_->open(now);
    if (opened.line < 0) return false;
    line_ = opened.line;
    auto greeting = greet(keys_, code_.table, opened.call, scans ? std::optional(code_.token) : std::nullopt);
    REQUIRE(greeting);
    channel_ = std::move(greeting->second);
    (void)seen();  // it stands there until the next one
    listener_ = {};
    sender_ = Sender(kMostToTable);
    return party_->hear(line_, greeting->first, now);
  }
  /// A beat: a frame each way. False: the table has closed the line.
  bool beat(Time now) {
    sent_ = channel_->seal(sender_.next());
    if (!party_->hear(line_, sent_, now)) return false;
    const std::optional<Bytes> frame = party_->beat(line_);
    REQUIRE(frame);
    CHECK(frame->size() == kFrameToPhone);
    got_ = *frame;
    const std::optional<Bytes> carried = channel_->open(got_);
    REQUIRE(carried);
    const Listener::Heard heard = listener_.take(*carried);
    REQUIRE(heard != Listener::Heard::Nonsense);
    if (heard == Listener::Heard::Message) {
      seen_.reset();
      fresh_ = true;
    }
    return true;
  }
  void say(const Json& json) {
    const std::string text = json.dump();
    sender_.say({text.begin(), text.end()});
  }
  /// Whether something new was shown since it was last asked.
  bool fresh() { return std::exchange(fresh_, false); }
  /// The last message, read when somebody asks for it.
  [[nodiscard]] const Json& seen() const {
    const Bytes& message = listener_.message();
    if (!seen_) seen_ = message.empty() ? Json() : Json::parse(message.begin(), message.end());
    return *seen_;
  }
  [[nodiscard]] Party::Line line() const { return line_; }
  /// What the last beat sent to the table and got from it, sealed.
  [[nodiscard]] const Bytes& sent() const { return sent_; }
  [[nodiscard]] const Bytes& got() const { return got_; }
  [[nodiscard]] Sign sign() const { return channel_->sign(); }
  /// Says something of the face that it sees.
  void say(const char* does, std::size_t pick = 0) {
    const Json& face = seen()["face"];
    say({{"step", face["step"]}, {"chosen", face["chosen"].size()}, {"do", does}, {"pick", pick}});
  }
  void writeNotes(const std::string& notes) {
    say({{"step", 0}, {"chosen", 0}, {"do", "notes"}, {"pick", 0}, {"notes", notes}});
  }
  /// Picks one thing more of what the face asks, or confirms.
  void choose(kernel::Luck& luck) {
    const Json& face = seen()["face"];
    const bool more = !face["question"].is_null();
    if (!more && face["chosen"].empty()) return;
    const int of = more ? static_cast<int>(face["question"]["choices"].size()) : 1;
    say(more ? "pick" : "done", static_cast<std::size_t>(luck.pick(of, kernel::ChanceOf::Card)));
  }

 private:
  Party* party_;
  Code code_;
  KeyPair keys_;
  Party::Line line_ = -1;
  std::optional<Channel> channel_;
  Sender sender_{kMostToTable};
  Listener listener_;
  Bytes sent_, got_;
  mutable std::optional<Json> seen_;
  bool fresh_ = false;
};

inline SeatSet allOf(const house::Match& match) {
  SeatSet all;
  for (int at = 0; at < match.seats(); ++at) all |= kernel::seatAt(at);
  return all;
}

/// A match with a phone for each seat.
struct Evening {
  Evening(const any::Game& game, std::uint64_t seed) : Evening(game, beginMatch(game.box, game.start(seed))) {}
  Evening(const any::Game& game, std::shared_ptr<house::KeptMatch> played)
      : match(std::move(played)),
        voice(game.voice(*match, house::Language::English)), table{*match, *voice, game.rules, house::Language::English,
                                                                   std::string(game.module.name())},
        party(allOf(*match), std::chrono::seconds(60)) {
    for (int at = 0; at < match->seats(); ++at) {
      phones.push_back(std::make_unique<Phone51>(party, codeIn(party.offer(kernel::seatAt(at)))));
      REQUIRE(phones.back()->call(true, now));
    }
    show();
  }
  virtual ~Evening() = default;
  void show() {
    party.show(table, [this](Seat seat) { return news(seat); });
  }
  /// What has happened since a seat last looked.
  [[nodiscard]] virtual std::vector<std::string> news(Seat seat) const {
    return voice->lines(match->events(seat, house::Since::LastLook), seat);
  }
  /// All phones beat, and the table does what they want.
  void beat() {
    beatLines();
    for (const auto& [seat, wish] : party.takeWishes()) make(seat, wish);
    for (const Seat seat : party.takeUndos()) {
      REQUIRE(match->mayUndoOf() == seat);
      match->undo();
      ++undos;
      show();
    }
  }
  /// The same, but visits wait.
  void beatLines() {
    now += Time(kBeat);
    for (const auto& phone : phones) REQUIRE(phone->beat(now));
    for (const Seat seat : party.takeLooks()) {
      match->looked(seat);
      show();
    }
    for (const auto& [seat, notes] : party.takeNotes()) write(seat, notes);
  }
  void make(Seat seat, const Wish& wish) {
    if (wish.how == kernel::How::Interjection) match->interject(seat, wish.choices.front());
    else match->visit(seat, wish.choices);
    ++visits;
    show();
  }
  void beats(int times) {
    for (int beat = 0; beat < times; ++beat) this->beat();
  }
  void write(Seat seat, const std::string& notes) {
    try {
      match->writeNotes(seat, notes);
      show();
    } catch (const kernel::RefusedError& why) {
      party.refuse(seat, why.what());
    }
  }

  std::shared_ptr<house::KeptMatch> match;
  std::unique_ptr<house::Voice> voice;
  Table table;
  Time now{};
  Party party;
  std::vector<std::unique_ptr<Phone51>> phones;
  int visits = 0, undos = 0;
};

}  // namespace shields
