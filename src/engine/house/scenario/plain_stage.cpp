#include "engine/house/scenario/plain_stage.h"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

#include "engine/house/scenario/plain_beginning.h"
#include "engine/house/scenario/positions.h"
#include "engine/house/scenario/wording.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

using kernel::ChanceOf;
using kernel::Choice;
using kernel::DataError;
using kernel::Decision;
using kernel::How;
using kernel::inQuotes;
using kernel::Move;
using kernel::Noun;
using kernel::RefusedError;
using kernel::Script;
using kernel::Seat;
using kernel::seatAt;

namespace {

constexpr std::string_view kRespond = "respond ";
const std::string kNoQuestion = "none";

/// The whole number that a text is; nothing if it is none.
std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// What "given" says.
struct Given {
  std::vector<std::string> players;
  SetupValues setup;
};

Given readGiven(const Node& node, const GameModule& game, Reader& reader) {
  Given given;
  if (!reader.isObject(node, "a set-up")) return given;
  std::vector<std::string> known = {"players", "options", "secret"};
  if (game.positions() != nullptr)
    for (std::string& key : game.positions()->keys()) known.push_back(std::move(key));
  reader.onlyKeys(node, known, "a part of a set-up");
  const Node* players = node.find("players");
  if (players == nullptr) return reader.missing(node, "players", "who plays, in the order of the seats"), given;
  for (const Node* player : textsIn(*players, reader)) given.players.push_back(plain(player->text));
  given.setup.roles = game.log().role.empty() ? std::vector<std::string>(given.players.size()) : given.players;
  if (const Node* options = node.find("options"))
    for (const Node* option : textsIn(*options, reader)) given.setup.options.push_back(option->text);
  if (const Node* secret = node.find("secret")) {
    const int at = kernel::placeOf(given.players, plain(secret->text));
    if (at < 0) reader.expected(*secret, "one of the players");
    else given.setup.secret = seatAt(at);
  }
  return given;
}

// ---- facts

std::vector<std::string> parted(const std::string& path) {
  std::vector<std::string> parts(1);
  for (const char c : path) {
    if (c == '.') parts.emplace_back();
    else parts.back() += c;
  }
  return parts;
}

// ---- the stage

class PlainStage final : public Stage {
 public:
  PlainStage(const GameModule& game, const RuleBook& rules, PlainBeginning beginning, std::shared_ptr<KeptMatch> match,
             Script& chance, std::vector<std::string> players)
      : game_(game), rules_(rules), beginning_(std::move(beginning)), match_(std::move(match)), chance_(chance),
        players_(std::move(players)), voice_(game.voice(*match_, rules, Language::English, players_)) {}

  [[nodiscard]] int seats() const override { return match_->seats(); }
  [[nodiscard]] std::string nameOf(Seat seat) const override {
    return seat == Seat::Table ? "nobody" : kernel::at(players_, index(seat));
  }
  [[nodiscard]] Seat seatNamed(const std::string& name) const override {
    if (const std::optional<Seat> seat = seatCalled(plain(name))) return *seat;
    throw DataError(name + " does not play here; " + listed(players_) + " do");
  }

  [[nodiscard]] Seat asked() const override { return match_->asked().first(); }
  [[nodiscard]] std::string question() const override {
    return match_->over() ? kNoQuestion : keyOf(game_.vocabulary().questions, decision().question());
  }
  [[nodiscard]] std::string rule() const override { return rules_.nameOf(decision().rule()); }
  [[nodiscard]] std::vector<std::string> choices() const override { return keysOf(decision()); }
  [[nodiscard]] std::string choiceNamed(const std::string& words) const override { return plain(words); }
  [[nodiscard]] std::string questionNamed(const std::string& words) const override {
    if (plain(words) == kNoQuestion) return kNoQuestion;
    return known(game_.vocabulary().questions, plain(words), "question");
  }

  [[nodiscard]] bool mayInterject(Seat seat) const override { return match_->mayInterject(seat); }
  [[nodiscard]] std::vector<std::string> offered(Seat seat) const override {
    std::vector<std::string> words;
    if (match_->asked().has(seat)) words = keysOf(decision(seat));
    for (const std::string& key : keysOf(interjections(seat))) words.push_back(std::string(kRespond) + key);
    return words;
  }
  [[nodiscard]] bool offers(Seat seat, const std::string& words) const override {
    return meant(seat, words).has_value();
  }
  [[nodiscard]] std::string refusal(Seat seat, const std::string& words) const override {
    if (offers(seat, words)) throw RefusedError(inQuotes(words) + " is offered to " + nameOf(seat) + ", not refused");
    for (const Noun thing : pointedAt(plain(words)))
      if (const kernel::Rule why = match_->why(seat, thing); why != kernel::Rule::None) return rules_.nameOf(why);
    return {};
  }
  [[nodiscard]] bool undoable(Seat seat, const std::string& words) const override {
    const std::optional<Move> move = meant(seat, words);
    if (!move) throw RefusedError(inQuotes(words) + " is not offered to " + nameOf(seat));
    return match_->undoable(*move);
  }

  [[nodiscard]] std::vector<std::string> happened() override {
    std::vector<std::string> words;
    const std::vector<Event> all = match_->everything();
    for (; told_ < all.size(); ++told_) {
      const Event& event = all[told_];
      std::string line = keyOf(game_.vocabulary().events, event.what) + " " + nameOf(event.seat);
      if (event.noun.kind != 0) line += " " + wordsFor(event.noun);
      words.push_back(line + " " + std::to_string(event.number));
    }
    return words;
  }
  void checkEvent(const std::string& words) const override {
    const std::vector<std::string> all = wordsIn(plain(words));
    (void)known(game_.vocabulary().events, all.empty() ? "" : all[0], "event");
  }

  [[nodiscard]] std::string factFault(const Member& fact) const override {
    const Json is = factAt(fact.key);
    if (agrees(is, fact.value)) return {};
    return fact.key + " is " + is.dump() + ", not " + inWords(fact.value);
  }

  void choose(Seat seat, const std::string& words) override {
    const std::optional<Move> move = meant(seat, words);
    if (!move)
      throw RefusedError(nameOf(seat) + " is not offered " + inQuotes(words) +
                         (match_->over() ? "; the match is over" : "; offered is " + listed(offered(seat))));
    match_->play(*move);
  }
  void pressOn() override {
    for (Decision d = decision(); !match_->over() && d.size() == 1 && d.openness() == kernel::Openness::Public;
         d = decision())
      match_->chooseIndex(d.seat(), 0);
  }
  [[nodiscard]] bool isChance(const std::string& kind) const override { return kind == "roll" || kind == "random"; }
  void say(const std::string& kind, const std::string& outcome) override {
    const std::optional<int> number = numberIn(outcome);
    if (!number) throw DataError("chance is said by number, not by " + inQuotes(outcome));
    const ChanceOf of = kind == "roll" ? ChanceOf::Die : ChanceOf::Card;
    chance_.add(of, *number);
    beginning_.say(of, *number);
  }
  [[nodiscard]] std::string left() const override { return chance_.usedUp() ? "" : "the last of it"; }

  [[nodiscard]] std::unique_ptr<Stage> copy() const override {
    auto script = std::make_unique<Script>(chance_);
    Script& said = *script;
    auto match = beginning_.match(match_->stateAt(match_->history().size()), std::move(script));
    auto made = std::make_unique<PlainStage>(game_, rules_, beginning_, std::move(match), said, players_);
    made->earlier_ = moves();
    return made;
  }
  [[nodiscard]] std::vector<Move> moves() const override {
    std::vector<Move> all = earlier_;
    all.insert(all.end(), match_->history().begin(), match_->history().end());
    return all;
  }
  [[nodiscard]] Decision decision(Seat seat) const override {
    Decision d;
    match_->decision(seat, d);
    return d;
  }
  [[nodiscard]] Decision interjections(Seat seat) const override {
    Decision d;
    match_->interjections(seat, d);
    return d;
  }
  [[nodiscard]] Noun thingNamed(const std::string& words, Seat seat) const override {
    std::vector<std::string> names;
    for (const Voice::Thing& each : voice_->things(seat)) {
      names.push_back(wordsFor(each.noun));
      if (names.back() == plain(words)) return each.noun;
    }
    throw DataError(inQuotes(words) + " is nothing that " + nameOf(seat) + " can point at; there are " + listed(names));
  }
  /// A choice names one thing at most, so that none is for another.
  [[nodiscard]] bool mayUse(Seat seat, const std::string& card, Noun) const override {
    const Noun noun = thingNamed(card, seat);
    const auto uses = [&](const Decision& d) {
      return std::ranges::any_of(d.choices(), [&](const Choice& choice) { return choice.noun == noun; });
    };
    return (match_->asked().has(seat) && uses(decision(seat))) || uses(interjections(seat));
  }
  [[nodiscard]] std::shared_ptr<const Beginning> beginning() const override {
    return std::make_shared<PlainBeginning>(beginning_);
  }

 private:
  [[nodiscard]] Decision decision() const { return decision(match_->asked().first()); }
  /// A thing as the game's keys have it, or by kind and number: "card 7".
  [[nodiscard]] std::string wordsFor(Noun thing) const {
    const std::string key = voice_->key(thing);
    return key.empty() ? keyOf(game_.vocabulary().things, thing.kind) + " " + std::to_string(thing.index) : key;
  }
  [[nodiscard]] std::vector<std::string> keysOf(const Decision& d) const {
    std::vector<std::string> keys;
    for (const Choice& choice : d.choices()) keys.push_back(voice_->key(d, choice));
    return keys;
  }
  [[nodiscard]] std::optional<Seat> seatCalled(const std::string& name) const {
    const int at = kernel::placeOf(players_, name);
    return at < 0 ? std::nullopt : std::optional(seatAt(at));
  }
  [[nodiscard]] std::optional<Move> meant(Seat seat, const std::string& words) const {
    const std::string wanted = plain(words);
    const bool responds = wanted.starts_with(kRespond);
    if (!responds && !match_->asked().has(seat)) return std::nullopt;
    const Decision d = responds ? interjections(seat) : decision(seat);
    for (const Choice& choice : d.choices())
      if (voice_->key(d, choice) == (responds ? wanted.substr(kRespond.size()) : wanted))
        return Move{seat, choice, responds ? How::Interjection : How::Answer};
    return std::nullopt;
  }
  /// The things that words may mean: "card 7" one, "search 7" those of each kind with this number.
  [[nodiscard]] std::vector<Noun> pointedAt(const std::string& words) const {
    if (const Noun thing = voice_->thingIn(words); thing.kind != 0) return {thing};
    const std::size_t space = words.rfind(' ');
    const std::optional<int> number = space == std::string::npos ? std::nullopt : numberIn(words.substr(space + 1));
    std::vector<Noun> things;
    if (!number) return things;
    for (const Word& thing : game_.vocabulary().things) {
      const Noun noun = nounOf(thing, *number);
      if (words.substr(0, space) == thing.key) return {noun};
      things.push_back(noun);
    }
    return things;
  }
  [[nodiscard]] static std::string known(std::span<const Word> words, const std::string& name,
                                         const std::string& what) {
    std::vector<std::string> names;
    for (const Word& word : words) {
      if (name == word.key) return name;
      names.emplace_back(word.key);
    }
    throw DataError("no " + what + " is called " + inQuotes(name) + "; they are " + listed(names));
  }

  /// Whether a value is as said; a player's name stands for the number of the seat.
  [[nodiscard]] bool agrees(const Json& is, const Node& said) const {
    switch (said.type) {
      case Node::Type::Null: return is.is_null();
      case Node::Type::Truth: return is.is_boolean() && is.get<bool>() == (said.number != 0);
      case Node::Type::Whole: return is.is_number_integer() && is.get<std::int64_t>() == said.number;
      case Node::Type::Fraction: return false;
      case Node::Type::Text: {
        if (is.is_string()) return plain(is.get<std::string>()) == plain(said.text);
        const std::optional<Seat> seat = seatCalled(plain(said.text));
        return seat && is.is_number_integer() && is.get<int>() == index(*seat);
      }
      case Node::Type::List:
        return is.is_array() && std::equal(is.begin(), is.end(), said.items.begin(), said.items.end(),
                                           [&](const Json& a, const Node& b) { return agrees(a, b); });
      case Node::Type::Object: break;
    }
    return is.is_object() && std::ranges::all_of(said.members, [&](const Member& member) {
             return is.contains(member.key) && agrees(is[member.key], member.value);
           });
  }
  /// "won", or a path into what the table sees; one that begins with a player goes into what that seat sees. Where a
  /// list has an entry for each seat, a player names it.
  [[nodiscard]] Json factAt(const std::string& path) const {
    if (path == "won") return won();
    std::vector<std::string> parts = parted(path);
    const std::optional<Seat> viewer = seatCalled(parts.front());
    if (viewer) parts.erase(parts.begin());
    Json at = match_->view(viewer.value_or(Seat::Table));
    for (const std::string& part : parts) {
      const std::optional<Seat> seat = seatCalled(part);
      const int place = seat ? index(*seat) : numberIn(part).value_or(-1);
      if (at.is_array() && place >= 0 && place < kernel::count(at)) at = Json(at[kernel::sizeOf(place)]);
      else if (at.is_object() && at.contains(part)) at = Json(at[part]);
      else throw DataError("there is no fact " + inQuotes(path) + keysIn(at));
    }
    return at;
  }
  [[nodiscard]] static std::string keysIn(const Json& at) {
    std::vector<std::string> keys;
    if (at.is_object())
      for (const auto& [key, value] : at.items()) keys.push_back(key);
    return keys.empty() ? "" : "; here are " + listed(keys);
  }
  [[nodiscard]] Json won() const {
    Json names = Json::array();
    for (const Seat seat : match_->result().won) names.push_back(nameOf(seat));
    return names;
  }

  const GameModule& game_;
  const RuleBook& rules_;
  PlainBeginning beginning_;
  std::shared_ptr<KeptMatch> match_;
  Script& chance_;  ///< the match's own
  std::vector<std::string> players_;
  std::unique_ptr<Voice> voice_;
  std::size_t told_ = 0;       ///< events
  std::vector<Move> earlier_;  ///< before this copy was made
};

void readChance(const Node& node, Reader& reader, PlainBeginning& chance) {
  if (node.is(Node::Type::Null) || !reader.isObject(node, "an object with dice and cards")) return;
  for (const Member& member : node.members) {
    if (member.key != "dice" && member.key != "cards") {
      reader.unknownKey(node, member, {"dice", "cards"}, "a kind of chance");
      continue;
    }
    if (!reader.isList(member.value, 0, 500, "a list of numbers")) continue;
    for (const Node& each : member.value.items)
      if (const std::optional<int> number = reader.whole(each, 0, 65535))
        chance.say(member.key == "dice" ? ChanceOf::Die : ChanceOf::Card, *number);
  }
}

}  // namespace

PlainStaging::PlainStaging(const GameModule& game, std::shared_ptr<const Box> box)
    : game_(game), box_(std::move(box)), rules_(game.rules()) {}

bool PlainStaging::isPosition(const Node& given) const {
  return game_.positions() != nullptr && std::ranges::any_of(game_.positions()->keys(), [&](const std::string& key) {
           return given.find(key) != nullptr;
         });
}

void PlainStaging::check(const Node& node, Reader& reader) const {
  const std::size_t before = reader.told();
  const Given given = readGiven(node, game_, reader);
  if (isPosition(node) && reader.told() == before)
    (void)game_.positions()->lay(node, given.setup, given.players, *box_, reader);
}

std::unique_ptr<Stage> PlainStaging::stage(const Node& node, const Node& chance, Reader& reader) const {
  const std::size_t before = reader.told();
  Given given = readGiven(node, game_, reader);
  std::vector<std::uint8_t> state;
  if (isPosition(node) && reader.told() == before)
    state = game_.positions()->lay(node, given.setup, given.players, *box_, reader).value_or(state);
  PlainBeginning beginning(box_, std::move(given.setup), std::move(state));
  readChance(chance, reader, beginning);
  if (reader.told() != before) return nullptr;
  auto script = std::make_unique<Script>(beginning.said());
  Script& said = *script;
  auto match = beginning.match(std::move(script));
  if (match == nullptr) return reader.error(node, "found a position that no match can stand in"), nullptr;
  return std::make_unique<PlainStage>(game_, rules_, std::move(beginning), std::move(match), said,
                                      std::move(given.players));
}

std::optional<Staging::RefusedSetup> PlainStaging::refusedSetup(const Node& node) const {
  std::vector<Mistake> mistakes;
  const std::vector<std::string> files = {""};
  Reader reader(files, node, mistakes);
  const Given given = readGiven(node, game_, reader);
  if (!mistakes.empty()) return std::nullopt;
  const std::string fault = box_->fault(given.setup);
  if (fault.empty()) return std::nullopt;
  return RefusedSetup{"", fault};
}

}  // namespace house
