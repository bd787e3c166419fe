#pragma once
// All shields of a match: hears what comes from phones, and says what goes to them, over lines that somebody else
// holds. Knows no socket and no clock, so that it can be tested with phones that are not there.

#include <functional>
#include <map>

#include "shields/channel.h"
#include "shields/face.h"
#include "shields/hall.h"
#include "shields/kept.h"
#include "shields/stream.h"

namespace shields {

/// How long a line may take to greet.
inline constexpr Time kToGreet{5000};
/// The most lines at a time, and the most frames of a line in a second: a phone sends one each beat.
inline constexpr int kMostLines = 24, kMostInSecond = 40;

class Party {
 public:
  /// A line between the table and somebody, by its number.
  using Line = int;

  /// `people`: the seats that people play. `grace`: as in Hall.
  Party(SeatSet people, std::optional<Time> grace) : hall_(people, grace) {}
  /// The one that was kept: its phones are away, and come back by themselves.
  Party(SeatSet people, std::optional<Time> grace, const Kept& kept, Time now);
  /// What is to be kept of it, so that phones find it again. It changes when one joins or is sent away.
  [[nodiscard]] Kept kept() const;

  [[nodiscard]] const Hall& hall() const { return hall_; }
  /// Shows a code for a seat, and says what stands on it behind the address: the table's key and a token.
  [[nodiscard]] std::string offer(Seat seat);
  void setGrace(std::optional<Time> grace) { hall_.setGrace(grace); }
  /// The table's choices. Lines that are nobody's any more are told by the next `pass`.
  void toCurtain(Seat seat);
  void keepFirst(Seat seat);
  void takeSecond(Seat seat);

  // ---- lines

  struct Opened {
    Line line = -1;  ///< below 0: there are too many, close it
    Call call{};     ///< to be sent in the clear
  };
  [[nodiscard]] Opened open(Time now);
  /// Something has come: a greeting, or a frame. False: the line is closed and forgotten, close it.
  [[nodiscard]] bool hear(Line line, std::span<const std::uint8_t> bytes, Time now);
  /// What a line sends this beat; nothing: it has not greeted yet.
  [[nodiscard]] std::optional<Bytes> beat(Line line);
  /// It was closed at the other end.
  void closed(Line line, Time now);
  /// Time goes on: seats whose phones are away too long go back to the curtain. Returns the lines that are to be
  /// closed, which are forgotten.
  [[nodiscard]] std::vector<Line> pass(Time now);
  /// The line of a seat's shield; none: it has none.
  [[nodiscard]] std::optional<Line> lineOf(Seat seat) const;

  // ---- the match

  /// What happened since a seat last looked, a line each.
  using Since = std::function<std::vector<std::string>(Seat)>;
  /// Shows the match on all shields, as it is now; until the next call the table must stay. A shield that has nothing
  /// new is told nothing, so it does not learn that another seat has looked or written notes. If the match has gone on,
  /// questions and looks of the time before are forgotten, and so is what was chosen and not confirmed, unless the seat
  /// is still asked the same, as where several answer at once.
  void show(const Table& table, const Since& since);
  // What phones want of the table, since it was last asked: before anything else happens in the match, and looks before
  // visits. Then it is to be shown again.

  /// The seats that have read what happened since they last looked.
  [[nodiscard]] SeatSet takeLooks() { return std::exchange(looks_, {}); }
  /// Notes as seats want them to be, however long.
  [[nodiscard]] std::map<Seat, std::string> takeNotes() { return std::exchange(notes_, {}); }
  /// The seats that take their last choice back.
  [[nodiscard]] SeatSet takeUndos() { return std::exchange(undos_, {}); }
  /// Visits that phones have confirmed, in the order in which they came. The caller makes them if they still fit.
  [[nodiscard]] std::vector<std::pair<Seat, Wish>> takeWishes() { return std::exchange(wishes_, {}); }
  /// Tells a seat why the table did not do what it wanted, in one sentence, until its phone says something else.
  void refuse(Seat seat, const std::string& why);

 private:
  struct Held {
    Call call{};
    Time opened{};
    std::optional<Channel> channel;  ///< once it has greeted
    PublicKey key{};
    Seat seat = Seat::Table;  ///< whose shield it is, or wants to be
    Sender sender{kMostToPhone};
    Bytes told;  ///< the newest message to it
    Listener listener;
    Time second{};   ///< when the running second began
    int frames = 0;  ///< in it
  };
  /// What a seat is doing at its phone.
  struct Doing {
    Wish chosen = {};                     ///< and not confirmed
    kernel::Decision asked = {};          ///< what the first of these answers
    std::optional<std::size_t> why = {};  ///< the thing that it asks about
    std::string refused = {};             ///< as in Beside
  };
  /// What a seat is asked, and since how many moves of the match.
  struct Asked {
    kernel::Decision question = {};
    int since = 0;
  };
  bool greets(Held& held, std::span<const std::uint8_t> bytes, Time now);
  bool speaks(Held& held, std::span<const std::uint8_t> bytes);
  void hears(Seat seat, const Said& said);
  /// Whether it has confirmed a visit that nobody has taken yet.
  [[nodiscard]] bool hasSent(Seat seat) const;
  /// The match has gone on: who is asked something else now, and who the same.
  void ask();
  [[nodiscard]] bool isAskedAsBefore(Seat seat, const Doing& doing) const;
  [[nodiscard]] bool isShield(const Held& held) const;
  [[nodiscard]] bool isNobody(const Held& held) const;
  void tell(Held& held);
  /// Tells it if that is not what it was told last.
  void tellNews(Held& held);
  [[nodiscard]] Bytes messageTo(const Held& held) const;
  void tellShield(Seat seat);
  void drop(std::map<Line, Held>::iterator line, Time now);

  KeyPair keys_;
  Hall hall_;
  std::map<Line, Held> lines_;
  Line next_ = 0;
  std::vector<Line> replaced_;  ///< forgotten, and still to be closed: their phones have new ones
  std::optional<Table> table_;
  Since since_;
  int step_ = -1;  ///< of the match that was last shown
  kernel::PerSeat<Doing> doing_;
  SeatSet askedAll_;  ///< all who were asked when it was last shown
  kernel::PerSeat<Asked> asked_;
  SeatSet looks_, undos_;
  std::map<Seat, std::string> notes_;
  std::vector<std::pair<Seat, Wish>> wishes_;
};

}  // namespace shields
