#include "engine/house/log/records.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <nlohmann/json.hpp>

#include "engine/house/json.h"
#include "engine/kernel/letters.h"

namespace house {

using kernel::Bytes;
using kernel::DataError;
using kernel::Digest;
using kernel::kMaxSeats;
using kernel::LogRecord;
using kernel::Luck;
using kernel::Packing;
using kernel::Seat;
using kernel::seatAt;
using kernel::SeatSet;
using kernel::Unpacking;

namespace {

constexpr std::size_t kSecret = 24;      // bytes of a step, a beginning, a change of chance
constexpr std::size_t kNotesHead = 2;    // the length of notes, before their room
constexpr std::size_t kStateHeads = 32;  // before the bytes of a stored state
constexpr std::uint64_t kStateKey = 0x77313373746174u;

std::uint8_t numberOf(Seat seat) { return static_cast<std::uint8_t>(seat); }
Seat seatFrom(std::uint8_t number) { return static_cast<Seat>(number); }

std::vector<int> numbersOf(SeatSet seats) {
  std::vector<int> numbers;
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if (seats.has(seatAt(seat))) numbers.push_back(seat);
  return numbers;
}

SeatSet seatsOf(const Json& numbers) {
  SeatSet seats;
  for (const int number : numbers.get<std::vector<int>>()) {
    if (number < 0 || number >= kMaxSeats) throw DataError("it names a seat that there is not");
    seats |= seatAt(number);
  }
  return seats;
}

LogRecord plain(std::string text) { return {std::move(text), {}}; }

Packing& put(Packing& packing, Luck::Position luck) { return packing.put(luck.state, 8).put(luck.stream, 8); }
Luck::Position takeLuck(Unpacking& from) {
  const std::uint64_t state = from.take(8);
  return {state, from.take(8)};
}

/// Where the notes of a record end.
std::size_t notesEnd(const LogRecord& record) { return kNotesHead + Unpacking(record.secret).take(kNotesHead); }

/// Whether a record's secret has the form this program gives it: it was unsealed at the right place.
bool mayBeGenuine(const LogRecord& record, const LogKind& log) {
  const std::string_view kind = kindOf(record);
  if (kind == "state" || kind == "base") return readState(record, log).has_value();
  // What is not needed of the room is zero.
  const bool notes = kind == "notes";
  const std::size_t used = notes ? notesEnd(record) : kind == "step" ? 18 : kind == "begin" ? 21 : 16;
  return record.secret.size() == (notes ? kNotesHead + Match::kLongestNotes : kSecret) &&
         used <= record.secret.size() &&
         std::ranges::all_of(std::span(record.secret).subspan(used), [](std::uint8_t byte) { return byte == 0; });
}

// Keys of the beginning that every log has; the others with a text say which edition of the rules is played.
constexpr std::array kOwnKeys = {"players", "bots", "variants", "open", "seed", "seats"};
std::string rolesKey(const LogKind& kind) { return kind.role + "s"; }
std::string firstKey(const LogKind& kind) { return "first-" + kind.match; }

}  // namespace

kernel::ReadLog readLog(std::string_view bytes, std::string_view name, const LogKind& kind) {
  return kernel::readLog(bytes, name, kind.title, kLogFormat,
                         [&kind](const LogRecord& record) { return mayBeGenuine(record, kind); });
}

std::string_view kindOf(const LogRecord& record) {
  const std::string_view text = record.text;
  return text.substr(0, text.find(' '));
}

int numberAfter(std::string_view text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == std::string_view::npos) return -1;
  const std::string_view rest = text.substr(at + word.size());
  int number = -1;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  return number;
}

// ---- the beginning --------------------------------------------------------------------------------------------------

LogRecord write(const BeginRecord& begin, const Start& start, const LogKind& kind) {
  Json text;
  if (kind.role.empty()) text["seats"] = start.setup.roles.size();
  else text[rolesKey(kind)] = start.setup.roles;
  text["players"] = start.players;
  text["bots"] = start.bots;
  text["variants"] = start.setup.options;
  text["open"] = start.typedSeed;
  if (start.talk) text["talk"] = true;
  if (start.advice) text["advice"] = true;
  for (const auto& [rule, how] : start.setup.edition) text[rule] = how;
  if (start.first.on) text[firstKey(kind)] = {{"know", numbersOf(start.first.know)}};
  if (start.typedSeed) text["seed"] = start.seed;
  Packing packing;
  put(packing, begin.luck).put(numberOf(begin.secret), 1).put(begin.digest, 4);
  return {"begin " + text.dump(-1, ' ', true, Json::error_handler_t::replace), std::move(packing).paddedTo(kSecret)};
}

Start readStart(const LogRecord& record, const LogKind& kind) {
  using Texts = std::vector<std::string>;
  try {
    const Json text = Json::parse(record.text.substr(record.text.find(' ') + 1));
    Start start;
    if (kind.role.empty())
      start.setup.roles.resize(std::min<std::size_t>(text.at("seats").get<std::size_t>(), kMaxSeats));
    else start.setup.roles = text.at(rolesKey(kind)).get<Texts>();
    start.setup.options = text.at("variants").get<Texts>();
    start.players = text.at("players").get<Texts>();
    start.bots = text.at("bots").get<Texts>();
    start.players.resize(start.setup.roles.size());
    start.bots.resize(start.setup.roles.size());
    start.typedSeed = text.at("open").get<bool>();
    for (const auto& [key, value] : text.items())
      if (value.is_string() && std::find(kOwnKeys.begin(), kOwnKeys.end(), key) == kOwnKeys.end())
        start.setup.edition[key] = value.get<std::string>();
    start.talk = text.value("talk", false);
    start.advice = text.value("advice", false);
    if (text.contains(firstKey(kind))) start.first = {true, seatsOf(text.at(firstKey(kind)).at("know"))};
    if (start.typedSeed) start.seed = text.at("seed").get<std::uint64_t>();
    return start;
  } catch (const Json::exception&) {
    throw DataError("the record of its beginning is not as written");
  }
}

void read(const LogRecord& record, const LogKind& kind, BeginRecord& begin, Start& start) {
  start = readStart(record, kind);
  Unpacking from(record.secret);
  begin.luck = takeLuck(from);
  begin.secret = seatFrom(from.take<std::uint8_t>());
  begin.digest = from.take<std::uint32_t>();
  start.setup.secret = begin.secret;
}

// ---- steps ----------------------------------------------------------------------------------------------------------

LogRecord write(const KeptMatch& match, std::size_t step, const Luck& luck) {
  const auto history = match.history();
  const kernel::Entry& made = history[step];
  const bool ends = step + 1 == history.size() || history[step + 1].group != made.group;
  std::string text = "step " + std::to_string(step + 1) + " " + match.seatInLog(made.seat) + ", " +
                     match.chapterInLog(step) + ": " + match.moveInLog(step);
  if (!ends) text += ", and more";
  Packing packing;
  packing.put(numberOf(made.seat), 1).put(made.choice.verb, 1).put(made.choice.noun.kind, 1);
  packing.put(made.choice.noun.index, 2).put((made.how == kernel::How::Interjection ? 1u : 0u) | (ends ? 2u : 0u), 1);
  packing.put(luck.position().state, 8).put(match.questionDigest(step + 1), 4);
  return {std::move(text), std::move(packing).paddedTo(kSecret)};
}

StepRecord readStep(const LogRecord& record) {
  Unpacking from(record.secret);
  StepRecord step;
  step.move.seat = seatFrom(from.take<std::uint8_t>());
  step.move.choice.verb = from.take<std::uint8_t>();
  step.move.choice.noun.kind = from.take<std::uint8_t>();
  step.move.choice.noun.index = from.take<std::uint16_t>();
  const std::uint64_t flags = from.take(1);
  step.move.how = (flags & 1u) != 0 ? kernel::How::Interjection : kernel::How::Answer;
  step.ends = (flags & 2u) != 0;
  step.luck = from.take(8);
  step.digest = from.take<std::uint32_t>();
  return step;
}

// ---- stored states --------------------------------------------------------------------------------------------------

LogRecord write(const StateRecord& record, const LogKind& kind, const char* word, int step) {
  const std::string text = std::string(word) + " of step " + std::to_string(step) + ", views " +
                           std::to_string(kind.viewForm) + ", shape " + std::to_string(kind.shape);
  Packing packing;
  put(packing, record.luck).put(record.views, 8).put(Digest(kStateKey).add(record.state).value(), 8);
  Bytes secret = std::move(packing).paddedTo(kStateHeads);
  secret.insert(secret.end(), record.state.begin(), record.state.end());
  secret.resize(kStateHeads + kind.stateRoom);
  return {text, std::move(secret)};
}

std::optional<StateRecord> readState(const LogRecord& record, const LogKind& kind) {
  if (!record.text.ends_with(", shape " + std::to_string(kind.shape))) return std::nullopt;
  if (record.secret.size() != kStateHeads + kind.stateRoom) return std::nullopt;
  Unpacking from(record.secret);
  StateRecord stored;
  stored.luck = takeLuck(from);
  stored.views = from.take(8);
  // Nobody but us writes bytes that are taken for a state: whatever else stands here is not looked at.
  const std::uint64_t digest = from.take(8);
  const auto bytes = std::span(record.secret).subspan(kStateHeads, kind.stateSize);
  if (Digest(kStateKey).add(bytes).value() != digest) return std::nullopt;
  stored.state.assign(bytes.begin(), bytes.end());
  return stored;
}

std::optional<std::uint64_t> viewsOf(const LogRecord& record, const LogKind& kind) {
  if (numberAfter(record.text, ", views ") != kind.viewForm) return std::nullopt;
  Unpacking from(record.secret);
  takeLuck(from);
  return from.take(8);
}

// ---- the small ones -------------------------------------------------------------------------------------------------

LogRecord writeChance(Luck::Position luck) {
  Packing packing;
  put(packing, luck);
  return {"chance is new from here", std::move(packing).paddedTo(kSecret)};
}

Luck::Position readChance(const LogRecord& record) {
  Unpacking from(record.secret);
  return takeLuck(from);
}

LogRecord writeUndo(int toStep) { return plain("undo back to step " + std::to_string(toStep)); }

LogRecord writeLook(const std::string& seatInLog) { return plain("look " + seatInLog); }

Seat readLook(const LogRecord& record) {
  const int seat = numberAfter(record.text, "seat ");
  return seat >= 0 && seat < kMaxSeats ? seatAt(seat) : Seat::Table;
}

LogRecord writeNotes(const std::string& seatInLog, const std::string& text) {
  Packing packing;
  packing.put(text.size(), kNotesHead);
  for (const char c : text) packing.put(kernel::byteOf(c), 1);
  return {"notes " + seatInLog, std::move(packing).paddedTo(kNotesHead + Match::kLongestNotes)};
}

NotesRecord readNotes(const LogRecord& record) {
  const std::size_t end = std::min(notesEnd(record), record.secret.size());
  const auto notes = std::span(record.secret).first(end).subspan(std::min(kNotesHead, end));
  return {readLook(record), {notes.begin(), notes.end()}};
}

LogRecord writeSaid(const KeptMatch& match, const kernel::Said& said) {
  const kernel::Noun about = said.remark.about;
  return plain("said " + match.seatInLog(said.seat) + " after step " + std::to_string(said.step) + ": " +
               keyOf(match.remarkWords(), said.remark.sentence) + " about " + std::to_string(about.kind) + " number " +
               std::to_string(about.index));
}

kernel::Said readSaid(const LogRecord& record, std::span<const Word> words) {
  const std::string_view text = record.text;
  const std::size_t after = std::min(text.find(" after step "), text.size());
  const std::string_view rest = text.substr(after);
  const std::size_t begins = rest.find(": "), ends = rest.find(" about ");
  const int kind = numberAfter(rest, " about "), number = numberAfter(rest, " number ");
  if (begins >= ends || ends == std::string_view::npos || !std::in_range<std::uint8_t>(kind) ||
      !std::in_range<std::uint16_t>(number))
    throw DataError("what somebody said in it is not as written");
  const std::string_view key = rest.substr(begins + 2, ends - begins - 2);
  const auto word = std::ranges::find(words, key, &Word::key);
  if (word == words.end()) throw DataError("it has something that nobody can have said");
  const kernel::Noun about{static_cast<std::uint8_t>(kind), static_cast<std::uint16_t>(number)};
  return {readLook(record), {byteOf(*word), about}, std::max(0, numberAfter(rest, " after step "))};
}

LogRecord writeOpened(const std::string& day) { return plain("opened " + day); }

std::string readOpened(const LogRecord& record) { return record.text.substr(record.text.find(' ') + 1); }

LogRecord writeOver(const std::string& endInLog) { return plain("over " + endInLog); }

}  // namespace house
