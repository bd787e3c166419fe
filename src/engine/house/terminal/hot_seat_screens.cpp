// What the people at the terminal see: the table, the curtain, and a seat's own screen.

#include <algorithm>
#include <sstream>

#include "engine/house/terminal/hot_seat.h"
#include "engine/house/terminal/wrapped.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

using kernel::Choice;
using kernel::Decision;
using kernel::Openness;

void HotSeat::showTable() {
  terminal_.heading(std::string(game_.name()));
  for (const std::string& line : voice_->table(terminal_.width())) terminal_.say(line);
}

/// Of some texts the last lines, as many as there is room for; at least two.
void HotSeat::showLast(const std::vector<std::string>& texts, int room) {
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    std::istringstream parts(broken("  " + text, terminal_.width(), 4));
    for (std::string part; std::getline(parts, part);) lines.push_back(part);
  }
  for (int at = std::max(kernel::count(lines) - std::max(room, 2), 0); at < kernel::count(lines); ++at)
    terminal_.say(kernel::at(lines, at), 4);
}

/// The table, the log as far as there is room, and the question with its choices.
void HotSeat::showPage(const Decision& face) {
  tellNotice();
  terminal_.wipe();
  showTable();
  const std::vector<std::string> question = questionLines(face, face.seat(), true);
  const std::vector<std::string> table = voice_->table(terminal_.width());
  if (!log_.empty()) terminal_.say("");
  showLast(log_, terminal_.height() - 3 - kernel::count(table) - kernel::count(question));
  for (const std::string& line : question) terminal_.say(line, 4);
}

/// The question with its choices by number, in two columns where they fit.
std::vector<std::string> HotSeat::questionLines(const Decision& d, Seat seat, bool inTheOpen) {
  std::vector<std::string> lines = {""};
  const auto add = [&](const std::string& text) {
    std::istringstream parts(broken(text, terminal_.width(), 4));
    for (std::string part; std::getline(parts, part);) lines.push_back(part);
  };
  if (const std::string card = voice_->asking(seat); !card.empty()) add("  " + card);
  add(voice_->question(d, seat));
  std::vector<std::string> entries;
  int longest = 0;
  bool some = false;
  for (int at = 0; at < d.size(); ++at) {
    const bool back = inTheOpen && d.size() > 1 && match_->undoable({d.seat(), d[at]});
    some = some || back;
    entries.push_back((at < 9 ? " " : "") + std::to_string(at + 1) + "  " + voice_->choice(d, d[at], seat) +
                      (back ? " ~" : ""));
    longest = std::max(longest, lengthOf(entries.back()));
  }
  const bool columns = entries.size() > 4 && 2 * longest + 3 <= terminal_.width();
  const std::size_t rows = columns ? (entries.size() + 1) / 2 : entries.size();
  for (std::size_t row = 0; row < rows; ++row)
    add(columns && row + rows < entries.size() ? padded(entries[row], longest + 3) + entries[row + rows]
                                               : entries[row]);
  if (!inTheOpen) return lines;
  std::string hint = d.size() == 1 && d.openness() == Openness::Public ? "Enter: do it" : "number";
  if (d.openness() == Openness::WithHand) hint += "; h: hand for more";
  add("(" + hint + "; r: respond; ?: rule; help" + (some ? "; ~: can be undone" : "") + ")");
  return lines;
}

/// The hand-over: nothing is shown but a name. Who plays alone with bots needs none.
void HotSeat::curtain(Seat seat) {
  if (people() == 1) return;
  terminal_.wipe();
  terminal_.say("");
  terminal_.say("Pass the keyboard to " + name(seat) + ". Everybody else looks away.");
  terminal_.askAfresh("Press Enter. ");
}

namespace {

/// Notes with their lines parted by "/".
std::string inOneLine(const std::string& notes) {
  std::string line;
  for (const char c : notes)
    if (c != '\n') line += c;
    else line += " / ";
  if (line.ends_with(" / ")) line.resize(line.size() - 3);
  return line;
}

bool writesNotes(const std::string& line) { return line == "n" || line.starts_with("n "); }

}  // namespace

/// "n TEXT" adds a line to a seat's notes, "n" alone takes the last one away.
void HotSeat::takeNotes(Seat seat, const std::string& line) {
  std::string notes = match_->notes(seat);
  if (line.size() > 2) {
    notes += line.substr(2) + "\n";
  } else if (!notes.empty()) {
    notes.pop_back();
    notes.resize(notes.rfind('\n') == std::string::npos ? 0 : notes.rfind('\n') + 1);
  }
  try {
    match_->writeNotes(seat, notes);
    terminal_.say(notes.empty() ? "You have no notes." : "Your notes: " + inOneLine(notes), 4);
  } catch (const std::runtime_error& why) {
    terminal_.say(why.what());
  }
}

/// A seat's own screen, to be wiped by who calls this.
void HotSeat::showSecrets(Seat seat, const Decision& d, bool responding) {
  terminal_.wipe();
  terminal_.heading("FOR " + name(seat) + " ALONE");
  const std::vector<Event> news = match_->events(seat, Since::LastLook);
  match_->looked(seat);
  const std::vector<std::string> question = d.empty() ? std::vector<std::string>{} : questionLines(d, seat, false);
  const auto heightOf = [&](const std::vector<std::string>& lines) {
    int height = 0;
    for (const std::string& line : lines) height += 1 + lengthOf(line) / terminal_.width();
    return height;
  };
  const int room = terminal_.height() - 4 - kernel::count(question);
  std::vector<std::string> mine = voice_->secrets(seat, true);
  if (heightOf(mine) > room - 3) mine = voice_->secrets(seat, false);
  if (const std::string& notes = match_->notes(seat); !notes.empty()) mine.push_back("Your notes: " + inOneLine(notes));
  const std::vector<std::string> recap = voice_->lines(news, seat);
  if (!recap.empty()) terminal_.say("Since you last looked:");
  showLast(recap, room - heightOf(mine));
  for (const std::string& line : mine) terminal_.say(line, 6);
  if (responding && d.empty()) terminal_.say("You have nothing to respond with now.");
  for (const std::string& line : question) terminal_.say(line, 4);
}

/// What a seat may answer on its own screen after the choices it has made there.
Decision HotSeat::asksInHand(Seat seat, bool responding, const std::vector<Choice>& made) {
  Decision d;
  if (responding && made.empty()) match_->interjections(seat, d);
  else if (!responding) match_->decisionAfter(seat, made, d);
  const bool here = responding || (made.empty() ? d.openness() != Openness::Public : d.goesOnInVisit());
  if (!here || d.seat() != seat) d.clear();
  return d;
}

/// Opens a seat's screen until its choices are confirmed or it is closed; wiped in either case before anything changes.
/// What is chosen and not confirmed is dropped.
HotSeat::Did HotSeat::openHand(Seat seat, bool responding) {
  std::vector<Choice> made;
  std::vector<std::string> said;
  Decision d = asksInHand(seat, responding, made);
  showSecrets(seat, d, responding);
  while (true) {
    const bool chosen = !made.empty();
    const std::string line = terminal_.ask(!d.empty() ? chosen ? "Type a number, b undoes the last one: "
                                                               : "Type a number, or Enter to close: "
                                           : chosen   ? "Enter confirms, b undoes the last one: "
                                                      : "Enter closes this screen: ");
    if (line.empty() && chosen && d.empty()) return confirm(seat, responding, made);
    if (line.empty()) {
      terminal_.wipe();
      return Did::Redraw;
    }
    if (writesNotes(line)) {
      takeNotes(seat, line);
      continue;
    }
    if (line == "b" && chosen) {
      made.pop_back();
      said.pop_back();
    } else if (line.find_first_not_of("0123456789") != std::string::npos || d.empty()) {
      tell(line, d, seat);
      continue;
    } else {
      const int number = line.size() > 3 ? 0 : std::stoi(line);
      if (number < 1 || number > d.size()) {
        terminal_.say("The choices are 1 to " + std::to_string(d.size()) + ".");
        continue;
      }
      said.push_back(voice_->choice(d, d[number - 1], seat));
      made.push_back(d[number - 1]);
    }
    d = asksInHand(seat, responding, made);
    for (const std::string& each : said) terminal_.say("You: " + each, 4);
    if (!d.empty())
      for (const std::string& each : questionLines(d, seat, false)) terminal_.say(each, 4);
  }
}

/// Makes the choices of a visit, all or none.
HotSeat::Did HotSeat::confirm(Seat seat, bool responding, const std::vector<Choice>& made) {
  terminal_.wipe();
  try {
    if (responding) match_->interject(seat, made.front());
    else match_->visit(seat, made);
  } catch (const kernel::NoRoomError& why) {
    terminal_.say(why.what());
    return Did::Redraw;
  }
  noteNews();
  // What else this seat is asked in secret, after chance or something it has learnt, belongs to the same visit.
  Decision next;
  match_->decision(Seat::Table, next);
  const bool more = !match_->over() && next.seat() == seat && next.openness() == Openness::Secret;
  if (more) openHand(seat, false);  // closed unanswered, it will be asked again
  return Did::Changed;
}

}  // namespace house
