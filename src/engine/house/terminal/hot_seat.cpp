#include "engine/house/terminal/hot_seat.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/house/log/match_log.h"
#include "engine/kernel/errors.h"

namespace house {

using kernel::Decision;
using kernel::Openness;
using kernel::SeatSet;

HotSeat::HotSeat(std::shared_ptr<KeptMatch> match, const GameModule& game, const Box& box, const RuleBook& rules,
                 Company company, Terminal& terminal)
    : match_(std::move(match)), game_(game), rules_(rules),
      voice_(game.voice(*match_, rules, Language::English, company.names)), roles_(std::move(company.roles)),
      terminal_(terminal), botDelay_(company.botDelay), referee_(*match_, game, box, company.bots) {}

/// Adds what the table has just learnt to the log.
void HotSeat::noteNews() {
  const std::vector<std::string> lines = voice_->lines(match_->events(Seat::Table, Since::LastMove), Seat::Table);
  log_.insert(log_.end(), lines.begin(), lines.end());
}

/// Tells the table what somebody else did to the match's file, on a page of its own: a small log would cut it off.
void HotSeat::tellNotice() {
  const std::string notice = takeNotice(*match_);
  if (notice.empty()) return;
  terminal_.wipe();
  terminal_.say(notice + ".");
  terminal_.ask("Press Enter. ");
}

std::string HotSeat::play() {
  try {
    noteNews();
    if (match_->steps() == 0) lookRound();
    while (!match_->over()) {
      try {
        playOn();
      } catch (const kernel::DataError& error) {  // it could not be written, so it has not happened
        terminal_.wipe();
        terminal_.say(error.what());
        terminal_.ask("Nothing has happened. Enter tries again: ");
      }
    }
    return showEnd();
  } catch (const InputEnded&) {
    terminal_.wipe();
    const std::string notice = takeNotice(*match_);
    const std::string stops = "The " + game_.log().match + " stops here.";
    return notice.empty() ? stops : stops + " Its file: " + notice + ".";
  }
}

/// One bot's response or one question.
void HotSeat::playOn() {
  botsTalk();
  if (botsRespond()) return;
  Decision face;
  match_->decision(Seat::Table, face);
  if (isBot(face.seat())) botDecides(face.seat());
  else if (face.openness() == Openness::Secret) visit(face.seat());
  else askInTheOpen(face);
}

/// At the start everybody looks at what they hold.
void HotSeat::lookRound() {
  if (people() > 1) {
    terminal_.wipe();
    terminal_.say("A new " + game_.log().match + ". First each of you looks at " +
                  (roles_.empty() ? "your hand" : "role and hand") + ", one after the other.");
    terminal_.ask("Press Enter. ");
  }
  for (const Seat seat : SeatSet::firstOf(match_->seats())) {
    if (isBot(seat)) continue;
    curtain(seat);
    showSecrets(seat, Decision{}, false);
    terminal_.ask("Enter closes this screen: ");
    terminal_.wipe();
  }
}

void HotSeat::botsTalk() {
  while (const std::optional<kernel::Said> said = referee_.remark()) {
    match_->say(said->seat, said->remark);
    log_.push_back(voice_->said(*said));
  }
}

// One delay whatever they hold.
bool HotSeat::botsRespond() {
  if (!referee_.asksForResponses()) return false;
  if (people() > 0) terminal_.pause(botDelay_);
  const std::optional<kernel::Move> move = referee_.response();
  if (!move) return false;
  match_->interject(move->seat, move->choice);
  noteNews();
  return true;
}

void HotSeat::botDecides(Seat seat) {
  terminal_.pause(botDelay_);
  Decision face;
  const kernel::Move move = referee_.answer(seat, face);
  const bool choice = face.size() > 1;
  face.keepFace();
  if (choice && face.find(move.choice) >= 0)
    log_.push_back(name(seat) + ": " + voice_->choice(face, move.choice, Seat::Table));
  match_->choose(seat, move.choice);
  noteNews();
}

/// The question on the table, until something has changed.
void HotSeat::askInTheOpen(const Decision& face) {
  Did did = Did::Redraw;
  while (did != Did::Changed) {
    if (did == Did::Redraw) {
      showPage(face);
    }
    did = obey(terminal_.ask("> "), face);
  }
  log_.clear();
  noteNews();
}

/// A secret question: the curtain, the seat's own screen, the answer, and the screen is wiped before anything happens.
void HotSeat::visit(Seat seat) {
  curtain(seat);
  while (openHand(seat, false) != Did::Changed) {
    terminal_.wipe();
    terminal_.say(name(seat) + " has a secret choice to make.");
    curtain(seat);
  }
}

std::string HotSeat::showEnd() {
  tellNotice();
  terminal_.wipe();
  showTable();
  showLast(log_, terminal_.height() - 20);
  for (const std::string& line : voice_->disclosed()) terminal_.say(line);
  std::string ending = voice_->ending();
  if (terminal_.isScreen()) terminal_.ask(ending + " Press Enter. ");
  return ending;
}

}  // namespace house
