#include "engine/games/warehouse13/log/records.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <typeinfo>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/view_json.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::Bytes;
using kernel::Choice;
using kernel::DataError;
using kernel::Decision;
using kernel::Digest;
using kernel::LogRecord;
using kernel::Luck;
using kernel::Packing;
using kernel::Unpacking;

namespace {

constexpr std::size_t kSecret = 24;       // bytes of a step, a beginning, a change of chance
constexpr std::size_t kMostState = 3072;  // room for a state, however small it is
constexpr std::uint64_t kStateKey = 0x77313373746174u;

std::uint8_t numberOf(Seat seat) { return static_cast<std::uint8_t>(index(seat)); }
Seat seatFrom(std::uint64_t number) { return seatAt(static_cast<std::int8_t>(number)); }

std::vector<int> numbersOf(SeatSet seats) {
  std::vector<int> numbers;
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    if (seats.has(seatAt(seat))) numbers.push_back(seat);
  return numbers;
}

SeatSet seatsOf(const nlohmann::json& numbers) {
  SeatSet seats;
  for (const int number : numbers.get<std::vector<int>>()) {
    if (number < 0 || number >= kMaxPlayers) throw DataError("it names a seat that there is not");
    seats |= seatAt(number);
  }
  return seats;
}

std::string named(Seat seat, const World& w, const Catalog& cards) {
  return "seat " + std::to_string(index(seat)) + " " + cards.of(w.agent(seat).who).id;
}

/// Whether naming the thing, again and again, helps nobody to remember cards.
bool mayBeNamed(kernel::Noun noun) {
  if (thingOf(noun) == Thing::Place) return !isPile(placeOf(noun));
  return thingOf(noun) != Thing::Card && thingOf(noun) != Thing::Type;
}

/// What everybody may read of a choice.
std::string openly(const Warehouse13& game, const State& before, const kernel::Entry& made) {
  if (made.how == kernel::How::Interjection) return "responds";
  Decision d;
  game.decide(before, made.seat, d);
  const kernel::Openness openness = d.openness();
  d.keepFace();
  if (d.find(made.choice) < 0) return openness == kernel::Openness::Secret ? "answers in secret" : "from the hand";
  const std::string key = Words(game.cards(), nullptr).key(made.choice, d);
  return mayBeNamed(made.choice.noun) ? key : key.substr(0, key.find(' '));
}

template <class Steps>
struct ShapeOf;
template <int Depth, class... Steps>
struct ShapeOf<kernel::Agenda<Depth, Steps...>> {
  static void add(Digest& digest) { (addStep<Steps>(digest), ...); }
  template <class Step>
  static void addStep(Digest& digest) {
    digest.add(typeid(Step).name()).add(sizeof(Step));
  }
};

/// Differs if states are laid out differently; equal layouts with other meanings are found by their views.
std::uint32_t shape() {
  static const std::uint32_t kMade = [] {
    Digest digest;
    ShapeOf<Agenda>::add(digest);
    digest.add(sizeof(State)).add(sizeof(World)).add(sizeof(Agent)).add(sizeof(TraitorSeat)).add(sizeof(Retrieval));
    return static_cast<std::uint32_t>(digest.value());
  }();
  return kMade;
}

LogRecord plain(std::string text) { return {std::move(text), {}}; }

Packing& put(Packing& packing, Luck::Position luck) { return packing.put(luck.state, 8).put(luck.stream, 8); }
Luck::Position takeLuck(Unpacking& from) {
  const std::uint64_t state = from.take(8);
  return {state, from.take(8)};
}

std::span<const std::uint8_t> bytesOf(const State& state) {
  return {reinterpret_cast<const std::uint8_t*>(&state), sizeof state};
}

std::vector<std::string> texts(const nlohmann::json& list) {
  std::vector<std::string> all;
  for (const auto& each : list) all.push_back(each.get<std::string>());
  return all;
}

}  // namespace

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

std::uint32_t digestOf(const Warehouse13& game, const State& state) {
  Decision d;
  game.decide(state, Seat::Table, d);
  Digest digest;
  digest.add(numberOf(d.seat()), 1).add(d.question(), 2);
  for (const Choice& each : d.choices()) digest.add(each.verb, 1).add(each.noun.kind, 1).add(each.noun.index, 2);
  return static_cast<std::uint32_t>(digest.value());
}

std::uint64_t digestOfViews(const Warehouse13& game, const State& state) {
  Digest digest;
  for (int at = index(Seat::Table); at < state.world.players; ++at) {
    View view{};
    game.view(state, seatAt(at), view);
    digest.add(jsonOf(view, game.cards()).dump());
  }
  return digest.value();
}

// ---- the beginning --------------------------------------------------------------------------------------------------

LogRecord write(const BeginRecord& begin, const SeasonStart& start, const Catalog& cards) {
  nlohmann::ordered_json text;
  for (const AgentId who : start.setup.agents) text["agents"].push_back(cards.of(who).id);
  text["players"] = start.players;
  text["bots"] = start.bots;
  text["variants"] = namesOf(start.setup.variants);
  text["open"] = start.typedSeed;
  if (!start.setup.eachAlike) text["alike-dice"] = "once";  // RULING-73
  if (start.first.on) text["first-season"] = {{"know", numbersOf(start.first.know)}};
  if (start.typedSeed) text["seed"] = start.seed;
  using Json = nlohmann::ordered_json;
  Packing packing;
  put(packing, begin.luck).put(numberOf(begin.traitor), 1).put(begin.digest, 4);
  return {"begin " + text.dump(-1, ' ', true, Json::error_handler_t::replace), std::move(packing).paddedTo(kSecret)};
}

void read(const LogRecord& record, const Catalog& cards, BeginRecord& begin, SeasonStart& start) {
  try {
    const auto text = nlohmann::json::parse(record.text.substr(record.text.find(' ') + 1));
    start = {};
    for (const std::string& id : texts(text.at("agents"))) {
      const AgentId who = cards.findAgent(id);
      if (who == AgentId::None) throw DataError("its cards know no agent " + id);
      start.setup.agents.push_back(who);
    }
    for (const std::string& name : texts(text.at("variants")))
      if (const std::string fault = switchOn(start.setup.variants, name); !fault.empty()) throw DataError(fault);
    start.players = texts(text.at("players"));
    start.bots = texts(text.at("bots"));
    start.players.resize(start.setup.agents.size());
    start.bots.resize(start.setup.agents.size());
    start.typedSeed = text.at("open").get<bool>();
    start.setup.eachAlike = !text.contains("alike-dice");
    if (text.contains("first-season")) start.first = {true, seatsOf(text.at("first-season").at("know"))};
    if (start.typedSeed) start.seed = text.at("seed").get<std::uint64_t>();
  } catch (const nlohmann::json::exception&) {
    throw DataError("the record of its beginning is not as written");
  }
  Unpacking from(record.secret);
  begin.luck = takeLuck(from);
  begin.traitor = seatFrom(from.take(1));
  begin.digest = static_cast<std::uint32_t>(from.take(4));
  start.setup.traitor = begin.traitor;
}

// ---- steps ----------------------------------------------------------------------------------------------------------

LogRecord write(const kernel::Session<Warehouse13>& session, std::size_t step, const Luck& luck) {
  const Warehouse13& game = session.game();
  const kernel::Entry& made = session.history()[step];
  const State& before = session.stateAt(step);
  const World& w = before.world;
  const bool ends = step + 1 == session.history().size() || session.history()[step + 1].group != made.group;
  std::string text = "step " + std::to_string(step + 1) + " " + named(made.seat, w, game.cards()) + ", episode " +
                     std::to_string(w.episode) + " " + nameOf(w.phase) + ": " + openly(game, before, made);
  if (!ends) text += ", and more";
  Packing packing;
  packing.put(numberOf(made.seat), 1).put(made.choice.verb, 1).put(made.choice.noun.kind, 1);
  packing.put(made.choice.noun.index, 2).put((made.how == kernel::How::Interjection ? 1u : 0u) | (ends ? 2u : 0u), 1);
  packing.put(luck.position().state, 8).put(digestOf(game, session.stateAt(step + 1)), 4);
  return {std::move(text), std::move(packing).paddedTo(kSecret)};
}

StepRecord readStep(const LogRecord& record) {
  Unpacking from(record.secret);
  StepRecord step;
  step.move.seat = seatFrom(from.take(1));
  step.move.choice.verb = static_cast<std::uint8_t>(from.take(1));
  step.move.choice.noun.kind = static_cast<std::uint8_t>(from.take(1));
  step.move.choice.noun.index = static_cast<std::uint16_t>(from.take(2));
  const std::uint64_t flags = from.take(1);
  step.move.how = (flags & 1u) != 0 ? kernel::How::Interjection : kernel::How::Answer;
  step.ends = (flags & 2u) != 0;
  step.luck = from.take(8);
  step.digest = static_cast<std::uint32_t>(from.take(4));
  return step;
}

// ---- stored states --------------------------------------------------------------------------------------------------

LogRecord write(const StateRecord& record, const char* word, int step) {
  const std::string text = std::string(word) + " of step " + std::to_string(step) + ", views " +
                           std::to_string(kViewForm) + ", shape " + std::to_string(shape());
  const auto bytes = bytesOf(record.state);
  Packing packing;
  put(packing, record.luck).put(record.views, 8).put(Digest(kStateKey).add(bytes).value(), 8);
  Bytes secret = std::move(packing).paddedTo(32);
  secret.insert(secret.end(), bytes.begin(), bytes.end());
  secret.resize(32 + kMostState);
  return {text, std::move(secret)};
}

std::optional<StateRecord> readState(const LogRecord& record) {
  if (!record.text.ends_with(", shape " + std::to_string(shape()))) return std::nullopt;
  if (record.secret.size() != 32 + kMostState) return std::nullopt;
  Unpacking from(record.secret);
  StateRecord stored;
  stored.luck = takeLuck(from);
  stored.views = from.take(8);
  // Nobody but us writes bytes that are taken for a state: whatever else stands here is not looked at.
  const std::uint64_t digest = from.take(8);
  if (Digest(kStateKey).add(std::span(record.secret).subspan(32, sizeof(State))).value() != digest) return std::nullopt;
  std::memcpy(&stored.state, record.secret.data() + 32, sizeof(State));
  return stored;
}

std::optional<std::uint64_t> viewsOf(const LogRecord& record) {
  if (numberAfter(record.text, ", views ") != kViewForm) return std::nullopt;
  Unpacking from(record.secret);
  takeLuck(from);
  return from.take(8);
}

bool mayBeGenuine(const LogRecord& record) {
  const std::string_view kind = kindOf(record);
  if (kind == "state" || kind == "base") return readState(record).has_value();
  // What is not needed of the room is zero.
  const std::size_t used = kind == "step" ? 18 : kind == "begin" ? 21 : 16;
  return record.secret.size() == kSecret &&
         std::all_of(record.secret.begin() + static_cast<std::ptrdiff_t>(used), record.secret.end(),
                     [](std::uint8_t byte) { return byte == 0; });
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

LogRecord writeLook(Seat seat, const World& w, const Catalog& cards) { return plain("look " + named(seat, w, cards)); }

Seat readLook(const LogRecord& record) {
  const int seat = numberAfter(record.text, "seat ");
  return seat >= 0 && seat < kMaxPlayers ? seatAt(seat) : Seat::Table;
}

LogRecord writeOpened(const std::string& day) { return plain("opened " + day); }

std::string readOpened(const LogRecord& record) { return record.text.substr(record.text.find(' ') + 1); }

LogRecord writeOver(const World& w) { return plain("over " + nameOf(w.winner) + " " + nameOf(w.ending)); }

}  // namespace w13
