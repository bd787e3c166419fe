#include "ui/games/warehouse13/panels/log_rows.h"

#include <algorithm>
#include <cassert>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/panels/card_pages.h"
#include "ui/look/say.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr std::size_t kMostPictures = 14;

/// Whether a card lies where everybody can read it.
bool lies(CardId card, const View& v) {
  for (const PileView& pile : v.traits)
    if (pile.top == card) return true;
  if (card == v.traitorDeck.top || card == v.ping || card == v.artifact || card == v.plot) return true;
  for (const SeatView& seat : v.seats)
    if (seat.bag == card) return true;
  return v.playing.has(card) || v.staying.has(card) || v.calamities.has(card) || v.stacks.has(card) ||
         v.lost.has(card) || v.faceUp.has(card) || v.inForce.has(card);
}

bool hasAll(const QString& line, const QString& search) {
  const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
}

bool isOneOf(Happened what, std::initializer_list<Happened> all) {
  return std::find(all.begin(), all.end(), what) != all.end();
}

/// Whether a card that was played has done what it does: it is put away, or something else begins.
bool endsPlay(const Events& row, const Event& next) {
  using enum Happened;
  constexpr std::size_t kMost = 12;
  const Event& last = row.back();
  if (row.size() > 1 && last.what == CardDiscarded && last.noun == row.front().noun) return true;
  return row.size() >= kMost || isOneOf(next.what, {CardPlayed, TurnBegan, PhaseBegan, EpisodeBegan, RoundBegan,
                                                    ChallengeBegan, VoteCalled, AbilityUsed, CardDrawn, SeasonEnded});
}

/// Whether what happened next belongs to the row that these events have begun.
bool goesOn(const Events& row, const Event& next) {
  using enum Happened;
  const Event& last = row.back();
  if (next.what == DieMoved && next.noun == last.noun && last.what != DieMoved) return true;
  if (last.what == DieMoved && next.noun == last.noun && next.what != DieMoved) return true;
  switch (row.front().what) {
    case DieMoved:
    case DieRolled: return isOneOf(next.what, {DieMoved, DieRolled});
    case CardDiscarded:
      return next.what == DieMoved ? next.seat == last.seat && next.seat != Seat::Table
                                   : next.what == DieClaimed && next.seat == row.front().seat;
    case ChallengeBegan:
      return isOneOf(next.what, {WarehouseRolled, ChallengeWon, ChallengeLost, AgentKo, AgentWounded, HarmPrevented,
                                 ObstacleGone});
    case VoteCalled:
    case VoteCast: return isOneOf(next.what, {VoteCast, VoteShown, VotesShown, LoyaltyShown, Bronzed});
    case CoverLifted: return next.what == CoverLifted;
    case DieApplied:
    case DieMisapplied: return isOneOf(next.what, {DieApplied, DieMisapplied, DieMoved});
    case StressDrawn:
    case CardDrawn: return next.what == last.what && next.seat == last.seat;
    case Covered:
    case Rolled: return next.what == last.what;
    case CardPlayed: return !endsPlay(row, next);
    default: return false;
  }
}

/// The event whose rule and whose seat stand for the row: what came of it.
const Event& chiefOf(const Events& row) {
  if (row.front().what == Happened::CardPlayed) return row.front();
  for (const Happened what :
       {Happened::Bronzed, Happened::VotesShown, Happened::AgentKo, Happened::ChallengeLost, Happened::ChallengeWon,
        Happened::DieClaimed, Happened::DieNeutralized, Happened::ClueNeutralized})
    for (const Event& each : row)
      if (each.what == what) return each;
  return row.front();
}

QColor colourOf(const Event& chief) {
  switch (chief.what) {
    case Happened::DieClaimed:
    case Happened::ChallengeWon:
    case Happened::ArtifactRetrieved:
    case Happened::PlotStopped: return QColor(colour::kGold);
    case Happened::ChallengeLost:
    case Happened::AgentKo:
    case Happened::AgentWounded:
    case Happened::WhammyStruck:
    case Happened::StressDrawn:
    case Happened::ObstaclePlaced: return QColor(colour::kAlarmText);
    case Happened::Bronzed:
    case Happened::VotesShown: return QColor(colour::kBronze);
    default: break;
  }
  return w13::rowOf(chief.what).topic == Topic::Adversary ? QColor(colour::kGoo300) : QColor(colour::kBrass600);
}

}  // namespace

void LogRows::add(const Events& news) {
  for (const Event& event : news) {
    const bool finale = beginsPhase(event, Phase::Finale) && !event.veiled;
    if (event.what == Happened::EpisodeBegan || finale) {
      episodes_.push_back({finale ? episodes_.back().episode : event.number, finale, CardId::None, CardId::None});
      begins_.push_back(events_.size());
    }
    if (event.what == Happened::PingRevealed) episodes_.back().ping = cardOf(event.noun);
    if (event.what == Happened::ArtifactRevealed) episodes_.back().artifact = cardOf(event.noun);
    events_.push_back(event);
  }
}

void LogRows::takeBack(int events) {
  assert(kernel::sizeOf(events) <= events_.size());
  events_.resize(events_.size() - kernel::sizeOf(events));
  assert(begins_.back() <= events_.size());
  for (Note& note : notes_) note.after = std::min(note.after, events_.size());
}

Events LogRows::latest(int most) const {
  return {events_.end() - std::min<std::ptrdiff_t>(most, kernel::count(events_)), events_.end()};
}

bool LogRows::named(const Event& event, const View& v) const {
  if (thingOf(event.noun) != Thing::Card || v.phase == Phase::Over) return true;
  const CardId card = cardOf(event.noun);
  if (index(card) >= kernel::count(cards_.cards)) return true;
  const Kind kind = cards_.of(card).kind;
  const bool fromPiles = kind == Kind::Trait || kind == Kind::Calamity || kind == Kind::Traitor;
  return !fromPiles || lies(card, v);
}

// Draws are counted from the end of all that happened, whatever part of it is read.
std::vector<LogRows::Told> LogRows::told(const View& v, const LogFilter& filter, std::size_t from,
                                         std::size_t to) const {
  std::vector<Told> all;
  int draws = 0;
  for (std::size_t at = events_.size(); at-- > from;) {
    const Event& event = events_[at];
    if (event.what == Happened::CardDrawn && (++draws > kDrawsTold || !filter.none())) continue;
    if (at >= to) continue;
    if (filter.topic != Topic::Course && w13::rowOf(event.what).topic != filter.topic) continue;
    if (filter.seat != Seat::Table && event.seat != filter.seat) continue;
    Told next{at, event};
    if (!named(next.event, v)) {
      next.event.veiled = true;
      next.event.noun = {};
      if (event.what == Happened::CardDrawn) next.event.number = kNoPile;
    }
    all.push_back(next);
  }
  std::reverse(all.begin(), all.end());
  return all;
}

bool LogRows::fits(const Note& note, const LogFilter& filter) {
  const bool seat = filter.seat == Seat::Table || filter.seat == note.by;
  return filter.topic == Topic::Course && seat && hasAll(note.text, filter.search);
}

// A search looks at the lines as they read now, so it finds no name that is told no more.
QStringList LogRows::lines(const View& v, const LogFilter& filter) const {
  const std::size_t from = events_.size() - std::min(events_.size(), kLines);
  QStringList all;
  auto note = std::find_if(notes_.begin(), notes_.end(), [&](const Note& each) { return each.after >= from; });
  const auto addNotes = [&](std::size_t upTo) {
    for (; note != notes_.end() && note->after <= upTo; ++note)
      if (fits(*note, filter)) all << note->text;
  };
  for (const Told& each : told(v, filter, from, events_.size())) {
    addNotes(each.at);
    const QString line = say(words_.event(each.event, v));
    if (!line.isEmpty() && hasAll(line, filter.search)) all << line;
  }
  addNotes(events_.size());
  return all;
}

std::vector<LogRow> LogRows::rows(const View& v, int episode, const LogFilter& filter) const {
  const bool everywhere = episode < 0 || episode >= kernel::count(episodes_);
  const int place = everywhere ? 0 : episode;
  const std::size_t from = kernel::at(begins_, place);
  const std::size_t to =
      everywhere || place + 1 >= kernel::count(begins_) ? events_.size() : kernel::at(begins_, place + 1);
  std::vector<LogRow> all;
  Events row;
  const auto close = [&] {
    if (row.empty()) return;
    LogRow next = rowOf(row, v);
    if (!next.sentence.isEmpty() && hasAll(next.sentence + u' ' + next.more, filter.search))
      all.push_back(std::move(next));
    row.clear();
  };
  auto note = std::find_if(notes_.begin(), notes_.end(), [&](const Note& each) { return each.after >= from; });
  const auto addNotes = [&](std::size_t upTo) {
    for (; note != notes_.end() && note->after <= upTo; ++note) {
      close();
      if (!fits(*note, filter)) continue;
      LogRow next;
      next.sentence = note->text;
      next.with = QColor(colour::kSteel400);
      if (note->by != Seat::Table) next.face = portraitOf(note->by, v);
      all.push_back(std::move(next));
    }
  };
  for (const Told& each : told(v, filter, from, to)) {
    addNotes(each.at);
    if (!row.empty() && !goesOn(row, each.event)) close();
    row.push_back(each.event);
  }
  close();
  if (to == events_.size()) addNotes(to);
  return all;
}

// What came of it first, in large; then how it came to that.
LogRow LogRows::rowOf(const Events& events, const View& v) const {
  const Event& chief = chiefOf(events);
  LogRow row;
  QStringList said;
  for (const std::string& line : words_.lines(events, v)) said << say(line);
  if (said.isEmpty()) return row;
  const QString first = say(words_.event(chief, v));
  const qsizetype at = std::max<qsizetype>(0, said.indexOf(first));
  row.sentence = said.takeAt(at);
  if (const qsizetype again = said.removeAll(row.sentence); again > 0)
    row.sentence += QStringLiteral(" \u00d7 %1").arg(again + 1);
  row.more = said.join(u' ');
  row.with = colourOf(chief);
  row.face = faceOf(events, v);
  for (const Event& each : events) {
    addPicture(row, each, v);
    if (each.noun.kind != 0 && !each.veiled) row.nouns.push_back(each.noun);
    if (each.seat != Seat::Table) row.nouns.push_back(of(each.seat));
  }
  const auto isCard = [](const LogPicture& picture) { return picture.card != CardId::None; };
  const auto card = std::ranges::find_if(row.pictures, isCard);
  row.page = card != row.pictures.end() ? pageOf(cards_.of(card->card)) : say(nameOf(w13::rowOf(chief.what).rule));
  if (row.pictures.size() > kMostPictures) row.pictures.resize(kMostPictures);
  return row;
}

QString LogRows::portraitOf(Seat seat, const View& v) const {
  const SeatView& s = v.seats[seat];
  return s.traitor && !s.isAgent ? QStringLiteral("agents/adversary") : art::agentFile(cards_.of(s.who).id);
}

QString LogRows::faceOf(const Events& events, const View& v) const {
  const Event& chief = chiefOf(events);
  Seat seat = chief.seat;
  if (thingOf(chief.noun) == Thing::Seat && chief.what == Happened::VotesShown) seat = seatOf(chief.noun);
  if (seat != Seat::Table && index(seat) < v.players) return portraitOf(seat, v);
  switch (w13::rowOf(chief.what).topic) {
    case Topic::Adversary: return QStringLiteral("agents/adversary");
    case Topic::Dice: return QStringLiteral("icons/die-any-light");
    default: break;
  }
  if (chief.what == Happened::FirstAgentPassed) return QStringLiteral("tokens/first-agent");
  const bool card = thingOf(chief.noun) == Thing::Card && !chief.veiled && cardOf(chief.noun) != CardId::None &&
                    index(cardOf(chief.noun)) < kernel::count(cards_.cards);
  if (card && cards_.of(cardOf(chief.noun)).kind == Kind::Traitor) return QStringLiteral("agents/adversary");
  return {};
}

void LogRows::addPicture(LogRow& row, const Event& event, const View&) const {
  using enum Happened;
  const Clue face = w13::faceOf(event);
  LogPicture picture;
  const auto die = [&](DieFace shown) { picture.die = shown; };
  switch (event.what) {
    case WarehouseRolled: die({DieFace::Body::Warehouse, Symbol::None, {}, event.number, false}); break;
    case GooRolled: die({DieFace::Body::Goo, Symbol::None, face, -1, face.symbol == Symbol::None}); break;
    case DieRolled:
    case DieTurned:
    case DieClaimed:
    case DieNeutralized:
    case ClueNeutralized:
    case DieApplied:
    case DieMisapplied:
    case DieLocked:
    case CoverLifted:
      if (thingOf(event.noun) != Thing::Die) return;
      die({DieFace::Body::Clue, w13::colourOf(dieOf(event.noun)), event.veiled ? Clue{} : face, -1, false});
      break;
    case AgentKo: picture.file = "tokens/ko"; break;
    case AgentWounded: picture.file = "tokens/wound"; break;
    case Bronzed: picture.file = "icons/place-bronze"; break;
    case StressDrawn: picture.file = "cards/stress"; break;
    case TraitorRevealed: picture.file = "cards/loyalty-traitor"; break;
    case LoyaltyShown: picture.file = event.number != 0 ? "cards/loyalty-traitor" : "cards/loyalty-loyal"; break;
    case VoteShown:
      picture.file = event.number != 0 ? "icons/thumb-down" : "icons/thumb-up";
      picture.voter = event.seat;
      break;
    case ObstaclePlaced:
    case ObstacleGone: picture.file = art::obstacleFile(obstacleOf(event)); break;
    default:
      if (thingOf(event.noun) != Thing::Card || event.veiled || event.what == CardDrawn) return;
      if (index(cardOf(event.noun)) >= kernel::count(cards_.cards)) return;
      picture.card = cardOf(event.noun);
      if (std::ranges::find(row.pictures, picture.card, &LogPicture::card) != row.pictures.end()) return;
  }
  if (picture.file.isEmpty() && !picture.die && picture.card == CardId::None) return;
  row.pictures.push_back(picture);
}

}  // namespace w13
