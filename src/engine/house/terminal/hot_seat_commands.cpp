// What may be typed at the table's prompt, beside the number of a choice.

#include <algorithm>

#include "engine/house/log/match_log.h"
#include "engine/house/terminal/any_case.h"
#include "engine/house/terminal/hot_seat.h"
#include "engine/house/terminal/wrapped.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/letters.h"

namespace house {

using kernel::Decision;
using kernel::Openness;
using kernel::SeatSet;

namespace {

constexpr const char* kHelp[] = {
    "NUMBER      make that choice; Enter alone if there is only one",
    "h [NAME]    open the hand: of who is asked, or of NAME, behind the curtain",
    "r [NAME]    respond: look whether NAME has a card for this moment, behind the curtain",
    "? [RULE]    the rule behind the question, or the rule with this number",
    "why THING   why a thing cannot be chosen, by its name or a part of it",
    "card WORDS  read the cards with these words in their name",
    "t           show the table again",
    "n [TEXT]    on your own screen: add a line to your notes; alone: take the last one away",
    "say NAME    say something in the open, as NAME: the table shows what may be said now",
    "u           undo the last choice, if a person made it and nobody has learnt anything from it",
    "q           stop here",
};

}  // namespace

HotSeat::Did HotSeat::obey(const std::string& line, const Decision& face) {
  const std::size_t space = line.find(' ');
  const std::string command = lower(line.substr(0, space));
  const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
  const bool number = !command.empty() && command.find_first_not_of("0123456789") == std::string::npos;
  if (command.empty() || number) return choose(command, face.seat(), face);
  if (command == "h") return lookAtHand(rest, face.seat());
  if (command == "r") return respond(rest);
  if (command == "u") return undo();
  if (command == "say") return talk(rest);
  if (command == "t") return Did::Redraw;
  if (command == "q") throw InputEnded{};
  if (command == "s") save(rest);
  else tell(line, face, Seat::Table);
  return Did::Nothing;
}

void HotSeat::save(const std::string& path) {
  if (path.empty()) return terminal_.say("Name the file: s friday." + game_.log().match);
  try {
    saveMatch(*match_, path);
    terminal_.say("Saved in " + path + ".");
  } catch (const std::exception& error) {
    terminal_.say(error.what());
  }
}

HotSeat::Did HotSeat::choose(const std::string& line, Seat seat, const Decision& d) {
  int chosen = line.empty() || line.size() > 3 ? 0 : std::stoi(line);
  if (line.empty() && d.size() == 1 && d.openness() == Openness::Public) chosen = 1;
  if (line.empty() && chosen == 0) return Did::Redraw;
  if (chosen < 1 || chosen > d.size()) {
    terminal_.say(d.empty() ? "Open the hand with h." : "The choices are 1 to " + std::to_string(d.size()) + ".");
    return Did::Nothing;
  }
  try {
    match_->choose(seat, d[chosen - 1]);
  } catch (const kernel::NoRoomError& why) {
    terminal_.say(why.what());
    return Did::Nothing;
  }
  return Did::Changed;
}

/// The seat of that name; Seat::Table if there is none.
kernel::Seat HotSeat::seatNamed(const std::string& whom) const {
  if (!whom.empty())
    for (const Seat seat : SeatSet::firstOf(match_->seats())) {
      const int at = index(seat);
      const bool plays = at < kernel::count(roles_) && kernel::at(roles_, at) == lower(whom);
      if (plays || lower(name(seat)) == lower(whom)) return seat;
    }
  return Seat::Table;
}

HotSeat::Did HotSeat::lookAtHand(const std::string& whom, Seat asked) {
  const Seat seat = whom.empty() ? asked : seatNamed(whom);
  if (seat == Seat::Table || isBot(seat)) {
    terminal_.say("There is nobody called " + whom + " who could look.");
    return Did::Nothing;
  }
  curtain(seat);
  return openHand(seat, false);
}

// Anybody may ask to respond whatever the hand holds; who might is public.
HotSeat::Did HotSeat::respond(const std::string& whom) {
  std::vector<Seat> may;
  for (const Seat seat : SeatSet::firstOf(match_->seats()))
    if (!isBot(seat) && match_->mayInterject(seat)) may.push_back(seat);
  if (may.empty()) {
    terminal_.say("Nobody can respond to this.");
    return Did::Nothing;
  }
  Seat seat = may.size() == 1 ? may[0] : seatNamed(whom);
  if (seat == Seat::Table) {
    for (std::size_t at = 0; at < may.size(); ++at) terminal_.say(" " + std::to_string(at + 1) + "  " + name(may[at]));
    const std::string line = terminal_.ask("Who responds? ");
    const bool number = !line.empty() && line.size() < 3 && line.find_first_not_of("0123456789") == std::string::npos;
    const std::size_t at = number ? std::stoul(line) : 0;
    seat = at >= 1 && at <= may.size() ? may[at - 1] : seatNamed(line);
  }
  if (std::find(may.begin(), may.end(), seat) == may.end()) {
    terminal_.say("Nobody of that name can respond now.");
    return Did::Nothing;
  }
  curtain(seat);
  return openHand(seat, true);
}

HotSeat::Did HotSeat::undo() {
  if (const Seat maker = match_->mayUndoOf(); maker != Seat::Table && isBot(maker)) {
    terminal_.say("The last choice was a bot's, which would only make it again.");
    return Did::Nothing;
  }
  try {
    match_->undo();
    terminal_.say("The last choice is undone.");
    referee_.askNoMore();
    return Did::Changed;
  } catch (const kernel::RefusedError& refused) {
    terminal_.say(refused.what());
    return Did::Nothing;
  }
}

/// What is said is no move, so the same question is asked again.
HotSeat::Did HotSeat::talk(const std::string& whom) {
  const Seat seat = people() == 1 && whom.empty() ? referee_.people().first() : seatNamed(whom);
  if (seat == Seat::Table || isBot(seat)) {
    terminal_.say("Who says it? Type say and a name.");
    return Did::Nothing;
  }
  const std::vector<kernel::Remark> offers = match_->sayable(seat);
  if (offers.empty()) {
    terminal_.say(name(seat) + " can say nothing now.");
    return Did::Nothing;
  }
  for (std::size_t at = 0; at < offers.size(); ++at)
    terminal_.say(" " + std::to_string(at + 1) + "  " + voice_->remark(seat, offers[at]));
  const std::string line = terminal_.ask("What does " + name(seat) + " say? Enter alone: nothing. ");
  const bool number = !line.empty() && line.size() < 4 && line.find_first_not_of("0123456789") == std::string::npos;
  const std::size_t at = number ? std::stoul(line) : 0;
  if (at < 1 || at > offers.size()) return Did::Redraw;
  match_->say(seat, offers[at - 1]);
  log_.push_back(voice_->said(match_->said().back()));
  return Did::Redraw;
}

// ---- questions to the program -----------------------------------------------------------------------------------

void HotSeat::tell(const std::string& line, const Decision& d, Seat viewer) {
  const std::size_t space = line.find(' ');
  const std::string command = lower(line.substr(0, space));
  const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
  if (command == "?") return tellRule(rest, d);
  if (command == "why") return tellWhy(rest, d, viewer);
  if (command == "card") return tellCards(rest);
  if (command == "t") return showTable();
  if (command != "help") return terminal_.say("\"" + printable(line) + "\" is no command here; help lists them all.");
  for (const char* each : kHelp) terminal_.say(each, 12);
  terminal_.say("s FILE      save the " + game_.log().match + " in a file", 12);
}

void HotSeat::tellRule(const std::string& id, const Decision& d) {
  std::string wanted = id;
  for (char& c : wanted) c = kernel::upper(c);
  const RuleText* rule = id.empty() ? rules_.find(d.rule()) : rules_.find(wanted);
  if (rule == nullptr) {
    terminal_.say(id.empty() ? "No rule is behind this." : "There is no rule " + printable(id) + ".");
    return;
  }
  terminal_.say(rule->id + ": " + rule->text.en, 4);
  std::string see;
  for (const std::string& other : rule->see) see += (see.empty() ? "See also " : ", ") + other;
  if (!see.empty()) terminal_.say(see + ".", 4);
}

void HotSeat::tellWhy(const std::string& thing, const Decision& d, Seat viewer) {
  int told = 0;
  for (const auto& [name, noun] : voice_->things(viewer)) {
    if (thing.empty() || !has(name, thing) || told >= 5) continue;
    ++told;
    const bool offered = std::any_of(d.choices().begin(), d.choices().end(),
                                     [at = noun](const kernel::Choice& each) { return each.noun == at; });
    const std::string why = offered ? "" : voice_->why(match_->why(viewer, noun), noun, viewer);
    terminal_.say(name + ": " +
                      (offered       ? "can be chosen."
                       : why.empty() ? "it does not answer the question."
                                     : why),
                  4);
  }
  if (told == 0) terminal_.say("Why what? Name a thing on the table or in the hand, or a part of its name.");
}

void HotSeat::tellCards(const std::string& words) {
  const std::vector<std::string> found = words.empty() ? std::vector<std::string>() : voice_->cards(words);
  for (std::size_t at = 0; at < found.size() && at < 8; ++at) terminal_.say(found[at], 4);
  if (found.empty()) terminal_.say("No card has these words in its name.");
}

}  // namespace house
