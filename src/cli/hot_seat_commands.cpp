// What may be typed at the table's prompt, beside the number of a choice.

#include <algorithm>

#include "cli/any_case.h"
#include "cli/hot_seat.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::Decision;
using kernel::Noun;
using kernel::Openness;

namespace {

/// Everything that "why" can be asked about.
std::vector<Noun> pointable(const View& v) {
  std::vector<Noun> nouns;
  for (const DieId die : Dice::all()) nouns.push_back(of(die));
  for (int place = 0; place < kPlaces; ++place) nouns.push_back(of(static_cast<Place>(place)));
  for (const Symbol type : kTypes) nouns.push_back(of(type));
  for (int seat = 0; seat < v.players; ++seat) nouns.push_back(of(seatAt(seat)));
  for (int space = 0; space < v.track.size(); ++space) nouns.push_back(nounOf(Thing::Track, space));
  for (const CardId card : v.hand) nouns.push_back(of(card));
  for (const CardId card : v.traitorHand) nouns.push_back(of(card));
  return nouns;
}

constexpr const char* kHelp[] = {
    "NUMBER      make that choice; Enter alone if there is only one",
    "h [NAME]    open the hand: of who is asked, or of NAME, behind the curtain",
    "r [NAME]    respond: look whether NAME has a card for this moment, behind the curtain",
    "?           the rule behind the question; ? CLAIM-09 that rule",
    "why THING   why a die, place, Agent, pile or card cannot be chosen: why travel, why 2-logic",
    "card WORDS  read the cards with these words in their name",
    "t           show the table again",
    "u           undo the last choice, as long as nobody has learnt anything from it",
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
  if (command == "t") return Did::Redraw;
  if (command == "q") throw InputEnded{};
  if (command == "s" && save_) {
    if (rest.empty()) {
      terminal_.say("Name the file: s friday.season");
      return Did::Nothing;
    }
    try {
      save_(season_, rest);
      terminal_.say("Saved in " + rest + ".");
    } catch (const std::exception& error) {
      terminal_.say(error.what());
    }
    return Did::Nothing;
  }
  tell(line, face, Seat::Table);
  return Did::Nothing;
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
    season_.choose(seat, d[chosen - 1]);
  } catch (const kernel::NoRoomError& why) {
    terminal_.say(why.what());
    return Did::Nothing;
  }
  return Did::Changed;
}

/// The seat of that name, or the only one that can be meant; Seat::Table if there is none.
Seat HotSeat::seatNamed(const std::string& whom) {
  if (!whom.empty())
    for (int seat = 0; seat < season_.seats(); ++seat) {
      const AgentId who = season_.setup().agents[static_cast<std::size_t>(seat)];
      if (lower(name(seatAt(seat))) == lower(whom) || season_.cards().of(who).id == lower(whom)) return seatAt(seat);
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

// Anybody may ask to respond whatever the hand holds; who might is public.  RULING-50
HotSeat::Did HotSeat::respond(const std::string& whom) {
  std::vector<Seat> may;
  for (int seat = 0; seat < season_.seats(); ++seat)
    if (!isBot(seatAt(seat)) && season_.mayInterject(seatAt(seat))) may.push_back(seatAt(seat));
  if (may.empty()) {
    terminal_.say("Nobody can respond to this.");
    return Did::Nothing;
  }
  Seat seat = may.size() == 1 ? may[0] : seatNamed(whom);
  if (seat == Seat::Table) {
    for (std::size_t at = 0; at < may.size(); ++at) terminal_.say(" " + std::to_string(at + 1) + "  " + name(may[at]));
    const std::string line = terminal_.ask("Who responds? ");
    const bool number = !line.empty() && line.size() < 3 && line.find_first_not_of("0123456789") == std::string::npos;
    const std::size_t at = number ? static_cast<std::size_t>(std::stoi(line)) : 0;
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
  try {
    season_.undo();
    log_.clear();
    log_.emplace_back("The last choice is undone.");
    polledAt_ = season_.steps();
    return Did::Changed;
  } catch (const kernel::RefusedError& refused) {
    terminal_.say(refused.what());
    return Did::Nothing;
  }
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
  if (save_) terminal_.say("s FILE      save the season in a file", 12);
}

void HotSeat::tellRule(const std::string& id, const Decision& d) {
  std::string wanted = id;
  for (char& c : wanted)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
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
  const View& v = viewOf(viewer);
  int told = 0;
  for (const Noun noun : pointable(v)) {
    const std::string name = words_.thing(noun, v);
    if (thing.empty() || !has(name, thing) || told >= 5) continue;
    ++told;
    const bool offered =
        std::any_of(d.choices().begin(), d.choices().end(), [&](const auto& each) { return each.noun == noun; });
    const std::string why = offered ? "" : words_.why(season_.why(viewer, noun), noun, v);
    terminal_.say(name + ": " +
                      (offered       ? "can be chosen."
                       : why.empty() ? "it does not answer the question."
                                     : why),
                  4);
  }
  if (told == 0) terminal_.say("Why what? Name a die, place, Agent, pile or card: why travel, why 2-logic.");
}

void HotSeat::tellCards(const std::string& words) {
  int told = 0;
  if (!words.empty())
    for (const Design& design : season_.cards().designs)
      if (has(design.name.en, words) && told++ < 8)
        terminal_.say(design.name.en + ": " + (design.text.en.empty() ? "no text." : words_.plain(design.text)), 4);
  if (told == 0) terminal_.say("No card has these words in its name.");
}

}  // namespace w13
