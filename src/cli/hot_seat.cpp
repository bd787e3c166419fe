#include "cli/hot_seat.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::Decision;
using kernel::Openness;

HotSeat::HotSeat(Season season, Company company, Terminal& terminal, const RuleBook& rules, Save save)
    : season_(std::move(season)), words_(season_.cards(), &rules, company.names), terminal_(terminal), rules_(rules),
      save_(std::move(save)), botDelay_(company.botDelay) {
  for (int seat = 0; seat < season_.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const bool bot = at < company.bots.size() && !company.bots[at].empty();
    bots_.push_back(bot ? makeBot(company.bots[at], season_.cards()) : nullptr);
    luck_.emplace_back(at * 7919 + 17);
    people_ += bot ? 0 : 1;
  }
}

std::string HotSeat::name(Seat seat) { return words_.seat(seat, viewOf(Seat::Table)); }

const View& HotSeat::viewOf(Seat seat) {
  season_.view(seat, view_);
  return view_;
}

/// Adds what the table has just learnt to the log.
void HotSeat::noteNews() {
  const std::vector<std::string> lines = words_.lines(season_.eventsFor(Seat::Table), viewOf(Seat::Table));
  log_.insert(log_.end(), lines.begin(), lines.end());
}

/// Tells the table what somebody else did to the season's file, on a page of its own: a small log would cut it off.
void HotSeat::tellNotice() {
  const std::string notice = takeNotice(season_);
  if (notice.empty()) return;
  terminal_.wipe();
  terminal_.say(notice + ".");
  terminal_.ask("Press Enter. ");
}

std::string HotSeat::play() {
  try {
    noteNews();
    if (season_.steps() == 0) lookRound();
    while (!season_.over()) {
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
    const std::string notice = takeNotice(season_);
    return notice.empty() ? "The season stops here." : "The season stops here. Its file: " + notice + ".";
  }
}

/// One bot's response or one question.
void HotSeat::playOn() {
  if (botsRespond()) return;
  Decision face;
  season_.decision(Seat::Table, face);
  if (isBot(face.seat())) botDecides(face.seat());
  else if (face.openness() == Openness::Secret) visit(face.seat());
  else askInTheOpen(face);
}

/// At the start everybody looks at their Loyalty card and hand.  SETUP-21
void HotSeat::lookRound() {
  if (people_ > 1) {
    terminal_.wipe();
    terminal_.say("A new season. First each of you looks at role and hand, one after the other.");
    terminal_.ask("Press Enter. ");
  }
  for (int seat = 0; seat < season_.seats(); ++seat) {
    if (isBot(seatAt(seat))) continue;
    curtain(seatAt(seat));
    showSecrets(seatAt(seat), Decision{}, false);
    terminal_.ask("Enter closes this screen: ");
    terminal_.wipe();
  }
}

// Bots are asked once for each window, after one delay whatever they hold.  RULING-50
bool HotSeat::botsRespond() {
  if (polledAt_ == season_.steps()) return false;
  polledAt_ = season_.steps();
  bool waited = false;
  Decision offers;
  for (int next = 0; next < season_.seats(); ++next) {
    const Seat seat = seatAt(next);
    if (!isBot(seat) || !season_.mayInterject(seat)) continue;
    if (!waited && people_ > 0) terminal_.pause(botDelay_);
    waited = true;
    season_.interjections(seat, offers);
    const auto at = static_cast<std::size_t>(next);
    const std::optional<int> chosen = bots_[at]->interject(viewOf(seat), offers, luck_[at]);
    if (!chosen) continue;
    season_.interject(seat, offers[*chosen]);
    noteNews();
    return true;
  }
  return false;
}

void HotSeat::botDecides(Seat seat) {
  terminal_.pause(botDelay_);
  Decision d;
  season_.decision(seat, d);
  const auto at = static_cast<std::size_t>(index(seat));
  const int chosen = bots_[at]->choose(viewOf(seat), d, luck_[at]);
  Decision face = d;
  face.keepFace();
  if (d.size() > 1 && face.find(d[chosen]) >= 0)
    log_.push_back(name(seat) + ": " + words_.choice(d[chosen], face, viewOf(Seat::Table)));
  season_.chooseIndex(seat, chosen);
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
  const View& v = viewOf(Seat::Table);
  for (int seat = 0; seat < season_.seats(); ++seat)
    if (v.seats[seat].traitor) terminal_.say("The Traitor was " + name(seatAt(seat)) + ".");
  std::string ending = words_.ending(v);
  if (terminal_.isScreen()) terminal_.ask(ending + " Press Enter. ");
  return ending;
}

}  // namespace w13
