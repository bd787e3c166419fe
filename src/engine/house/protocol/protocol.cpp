#include "engine/house/protocol/protocol.h"

#include <algorithm>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "engine/house/any_seed.h"
#include "engine/house/protocol/request.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

namespace {

constexpr std::size_t kLongestName = 60;

[[noreturn]] void refuse(const std::string& code, const std::string& message) { throw Refusal{code, message}; }

std::string dumped(const Json& answer) { return answer.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json refused(const std::string& code, const std::string& message) {
  return {{"ok", false}, {"error", {{"code", code}, {"message", message}}}};
}

/// What a client put into "id" comes back in the answer, so that it can tell answers apart.
bool mayComeBack(const Json& id) { return id.is_string() || id.is_number() || id.is_boolean() || id.is_null(); }

}  // namespace

Protocol::Protocol(const GameModule& game, std::shared_ptr<const Box> box, std::string folder)
    : game_(game), box_(std::move(box)), form_(game.form(*box_)), rules_(game.rules()), folder_(std::move(folder)) {}

const std::map<std::string, Protocol::Operation, std::less<>>& Protocol::operations() {
  static const std::map<std::string, Operation, std::less<>> kAll = {
      {"new", &Protocol::begin},     {"options", &Protocol::options},
      {"view", &Protocol::view},     {"decision", &Protocol::decision},
      {"why", &Protocol::why},       {"interjections", &Protocol::interjections},
      {"events", &Protocol::events}, {"choose", &Protocol::choose},
      {"look", &Protocol::look},     {"interject", &Protocol::interject},
      {"undo", &Protocol::undo},     {"branch", &Protocol::branch},
      {"save", &Protocol::save},     {"load", &Protocol::load},
      {"rules", &Protocol::rules},   {"notes", &Protocol::notes},
      {"quit", &Protocol::quit},     {"talk", &Protocol::talk},
      {"say", &Protocol::say}};
  return kAll;
}

std::string Protocol::answerTooLong() {
  return dumped(refused("too-long", "a line has at most " + std::to_string(kLongestLine) + " bytes"));
}

std::string Protocol::answer(std::string_view line) {
  Json id;
  Json answer;
  try {
    const Json request = request::parsed(line);
    if (!request.is_object()) refuse("bad-request", "a request is an object like {\"op\":\"view\",\"viewer\":0}");
    if (request.contains("id")) {
      if (!mayComeBack(request["id"])) refuse("bad-request", "\"id\" must be a text or a number");
      id = request["id"];
    }
    answer = carryOut(request);
  } catch (const Refusal& refusal) {
    answer = refused(refusal.code, refusal.message);
  } catch (const kernel::RefusedError& error) {
    answer = refused("refused", error.what());
  } catch (const kernel::NoRoomError& error) {
    answer = refused("refused", error.what());
  } catch (const kernel::DataError& error) {
    answer = refused("file", error.what());
  } catch (const std::exception& error) {
    answer = refused("internal", error.what());
  }
  if (!id.is_null()) answer["id"] = id;
  return dumped(answer);
}

Json Protocol::carryOut(const Json& request) {
  const std::string op = request::text(request, "op", 40);
  const auto found = operations().find(op);
  if (found == operations().end()) {
    std::string names;
    for (const auto& [name, operation] : operations()) names += (names.empty() ? "" : ", ") + name;
    refuse("unknown-op", "there is no op \"" + op + "\"; the ops are " + names);
  }
  Json answer = {{"ok", true}};
  answer.update((this->*found->second)(request));
  return answer;
}

KeptMatch& Protocol::match() {
  const std::string& called = game_.log().match;
  if (!match_) refuse("no-" + called, "no " + called + R"( has begun: send "new" or "load" first)");
  return *match_;
}

// ---- beginning ------------------------------------------------------------------------------------------------------

Json Protocol::options(const Json&) {
  Json there = Json::object();
  if (const std::string& role = game_.log().role; !role.empty()) {
    Json roles = Json::array();
    for (const Role& each : form_.roles) roles.push_back({{role, each.id}, {"name", each.name.en}});
    there[role + "s"] = std::move(roles);
  }
  there["variants"] = form_.options;
  there["bots"] = Json::array();
  for (const BotAbout& bot : game_.bots()) there["bots"].push_back(bot.id);
  return there;
}

std::string Protocol::examplePlayer() const {
  if (form_.roles.empty()) return R"({"name":"Ann"})";
  return "{\"" + game_.log().role + "\":\"" + form_.roles.front().id + "\"}";
}

void Protocol::readPlayer(const Json& player, Start& start) const {
  const std::string& role = game_.log().role;
  if (!player.is_object()) refuse("bad-request", "each of the players must be an object like " + examplePlayer());
  std::string id;
  if (!role.empty()) {
    id = request::text(player, role.c_str(), kLongestName);
    const auto is = [&](const Role& each) { return each.id == id; };
    if (std::none_of(form_.roles.begin(), form_.roles.end(), is))
      refuse("bad-set-up", "there is no " + role + " \"" + id + R"("; {"op":"options"} lists them)");
  }
  start.setup.roles.push_back(id);
  start.players.push_back(request::has(player, "name") ? request::text(player, "name", kLongestName) : "");
  start.bots.push_back(request::has(player, "bot") ? request::text(player, "bot", kLongestName) : "");
  if (const std::string& bot = start.bots.back(); !bot.empty())
    if (const std::string fault = faultOfBot(game_, bot); !fault.empty()) refuse("bad-set-up", fault);
}

Start Protocol::startOf(const Json& request) const {
  Start start;
  const std::string example = examplePlayer();
  const auto players = request.find("players");
  if (players == request.end() || !players->is_array() || players->size() > kernel::kMaxSeats)
    refuse("bad-request", "\"players\" must be a list like [" + example + "," + example + "]");
  for (const Json& player : *players) readPlayer(player, start);
  if (const auto variants = request.find("variants"); variants != request.end()) {
    if (!variants->is_array()) refuse("bad-request", "\"variants\" must be a list of texts");
    for (const Json& name : *variants) {
      if (!name.is_string()) refuse("bad-request", "each of the variants must be a text, not " + request::kindOf(name));
      start.setup.options.push_back(name.get<std::string>());
    }
  }
  if (!form_.secret.empty() && request::has(request, form_.secret.c_str()))
    start.setup.secret = request::seat(request, form_.secret.c_str(), kernel::count(start.setup.roles), false);
  const bool mayTalk = !game_.vocabulary().remarks.empty();
  start.talk = mayTalk && (!request::has(request, "talk") || request::flag(request, "talk"));
  start.typedSeed = request::has(request, "seed");
  start.seed = start.typedSeed ? request::seed(request, "seed") : anySeed();
  return start;
}

void Protocol::play(std::shared_ptr<KeptMatch> match, const Start& start) {
  voice_ = game_.voice(*match, rules_, Language::English, start.players);
  match_ = std::move(match);
  players_ = start.players;
}

Json Protocol::begin(const Json& request) {
  const Start start = startOf(request);
  if (const std::string fault = box_->fault(start.setup); !fault.empty()) refuse("bad-set-up", fault);
  const std::string autosave = request::has(request, "autosave") ? pathIn(request, "autosave") : std::string();
  play(beginMatch(box_, start, autosave), start);
  return standing();
}

// ---- saving ---------------------------------------------------------------------------------------------------------

std::string Protocol::pathIn(const Json& request, const char* key) const {
  std::string path = request::text(request, key, 1000);
  if (folder_.empty()) return path;
  std::error_code none;
  if (path.find('/') != std::string::npos || path.front() == '.')
    refuse("file", "\"" + path + "\" must be the name of a file, without folders, that does not begin with a dot");
  std::string whole = folder_ + "/" + path;
  if (std::filesystem::is_symlink(whole, none))
    refuse("file", "\"" + path + "\" is a link, which may lead out of the folder; name a file");
  return whole;
}

Json Protocol::save(const Json& request) {
  saveMatch(match(), pathIn(request, "path"));
  return standing();
}

Json Protocol::load(const Json& request) {
  const Autosave autosave = request::flag(request, "autosave") ? Autosave::Continue : Autosave::Off;
  const Loaded loaded = loadMatch(pathIn(request, "path"), game_.log(), autosave);
  play(loaded.match, loaded.start);
  Json answer = standing();
  if (!loaded.note.empty()) answer["note"] = loaded.note;
  return answer;
}

Json Protocol::branch(const Json& request) {
  const auto step = request::number(request, "step", 0, 1'000'000);
  const std::uint64_t seed = request::has(request, "seed") ? request::seed(request, "seed") : anySeed();
  std::shared_ptr<KeptMatch> branch = branchMatch(match(), step, seed);
  voice_ = game_.voice(*branch, rules_, Language::English, players_);
  match_ = std::move(branch);
  return standing();
}

// ---- rules ----------------------------------------------------------------------------------------------------------

Json Protocol::rules(const Json& request) {
  const auto written = [](const RuleText& rule) -> Json {
    return {{"rule", rule.id}, {"section", rule.section}, {"text", rule.text.en}, {"see", rule.see}};
  };
  Json found = Json::array();
  if (request::has(request, "rule")) {
    const std::string id = request::text(request, "rule", 20);
    const RuleText* rule = rules_.find(id);
    if (rule == nullptr) refuse("refused", "there is no rule \"" + id + "\"; rules are named like CLAIM-09");
    found.push_back(written(*rule));
  } else {
    const auto section = request::number(request, "section", 1, kernel::count(rules_.sections()) - 1);
    for (const RuleText& rule : rules_.rules())
      if (rule.section == section) found.push_back(written(rule));
  }
  return {{"rules", found}};
}

Json Protocol::quit(const Json&) {
  done_ = true;
  return Json::object();
}

}  // namespace house
