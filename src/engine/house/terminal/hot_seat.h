#pragma once
// A match played by people who share one terminal, and by bots. Secrets are shown to their owner only: behind "Pass
// the keyboard to ...", on a screen wiped before anybody else looks.

#include <memory>
#include <string>
#include <vector>

#include "engine/house/match/referee.h"
#include "engine/house/terminal/terminal.h"

namespace house {

/// Who sits where.
struct Company {
  std::vector<std::string> names;  ///< by seat; empty: named after its role
  std::vector<std::string> roles;  ///< by seat; another way to name it
  std::vector<std::string> bots;   ///< by seat; empty: a person
  int botDelay = 700;              ///< milliseconds a bot takes, whatever it holds or decides
};

class HotSeat {
 public:
  using Seat = kernel::Seat;

  /// `box` is the match's own. All references must outlive it.
  HotSeat(std::shared_ptr<KeptMatch> match, const GameModule& game, const Box& box, const RuleBook& rules,
          Company company, Terminal& terminal);

  /// Plays until the match is over, a player quits, or the input ends. Returns the closing line: how it ended.
  std::string play();

 private:
  /// The effect of a line typed at a prompt.
  enum class Did { Changed, Nothing, Redraw };

  [[nodiscard]] bool isBot(Seat seat) const { return referee_.plays(seat); }
  [[nodiscard]] int people() const { return referee_.people().size(); }
  [[nodiscard]] std::string name(Seat seat) const { return voice_->seat(seat); }
  void noteNews();
  void tellNotice();

  // hot_seat.cpp: the flow
  void playOn();
  void botsTalk();
  bool botsRespond();
  void botDecides(Seat seat);
  void lookRound();
  void askInTheOpen(const kernel::Decision& face);
  void visit(Seat seat);
  std::string showEnd();

  // hot_seat_screens.cpp: what is shown
  void showTable();
  void showPage(const kernel::Decision& face);
  [[nodiscard]] std::vector<std::string> questionLines(const kernel::Decision& d, Seat seat, bool inTheOpen);
  void showLast(const std::vector<std::string>& lines, int room);
  void curtain(Seat seat);
  void showSecrets(Seat seat, const kernel::Decision& d, bool responding);
  [[nodiscard]] kernel::Decision asksInHand(Seat seat, bool responding, const std::vector<kernel::Choice>& made);
  Did openHand(Seat seat, bool responding);
  void takeNotes(Seat seat, const std::string& line);
  Did confirm(Seat seat, bool responding, const std::vector<kernel::Choice>& made);

  // hot_seat_commands.cpp: what may be typed
  Did obey(const std::string& line, const kernel::Decision& face);
  Did choose(const std::string& line, Seat seat, const kernel::Decision& d);
  Did respond(const std::string& whom);
  Did lookAtHand(const std::string& whom, Seat asked);
  Did undo();
  Did talk(const std::string& whom);
  void save(const std::string& path);
  void tell(const std::string& line, const kernel::Decision& d, Seat viewer);
  void tellRule(const std::string& id, const kernel::Decision& d);
  void tellWhy(const std::string& thing, const kernel::Decision& d, Seat viewer);
  void tellCards(const std::string& words);
  Seat seatNamed(const std::string& whom) const;

  std::shared_ptr<KeptMatch> match_;
  const GameModule& game_;
  const RuleBook& rules_;
  std::unique_ptr<Voice> voice_;
  std::vector<std::string> roles_;
  Terminal& terminal_;
  int botDelay_;
  Referee referee_;
  std::vector<std::string> log_;  ///< what the table has learnt since a person last saw it
};

}  // namespace house
