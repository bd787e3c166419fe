#include "cli/protocol.h"

#include <algorithm>
#include <filesystem>

#include "cli/inputs.h"
#include "cli/request.h"
#include "engine/bots/bot.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr std::size_t kLongestName = 60;

[[noreturn]] void refuse(const char* code, const std::string& message) { throw Refusal{code, message}; }

std::string dumped(const Json& answer) { return answer.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json refused(const std::string& code, const std::string& message) {
  return {{"ok", false}, {"error", {{"code", code}, {"message", message}}}};
}

/// What a client put into "id" comes back in the answer, so that it can tell answers apart.
bool mayComeBack(const Json& id) { return id.is_string() || id.is_number() || id.is_boolean() || id.is_null(); }

}  // namespace

Protocol::Protocol(CardSet cards, RuleBook rules, std::string folder)
    : shipped_(std::move(cards)), rules_(std::move(rules)), folder_(std::move(folder)) {}

const std::map<std::string, Protocol::Operation, std::less<>>& Protocol::operations() {
  static const std::map<std::string, Operation, std::less<>> kAll = {
      {"new", &Protocol::begin},     {"options", &Protocol::options},
      {"view", &Protocol::view},     {"decision", &Protocol::decision},
      {"why", &Protocol::why},       {"interjections", &Protocol::interjections},
      {"events", &Protocol::events}, {"choose", &Protocol::choose},
      {"look", &Protocol::look},     {"interject", &Protocol::interject},
      {"undo", &Protocol::undo},     {"branch", &Protocol::branch},
      {"save", &Protocol::save},     {"load", &Protocol::load},
      {"rules", &Protocol::rules},   {"quit", &Protocol::quit}};
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

Season& Protocol::season() {
  if (!season_) refuse("no-season", "no season has begun: send \"new\" or \"load\" first");
  return *season_;
}

Words Protocol::words() const { return {season_->cards(), &rules_, players_}; }

// ---- beginning ------------------------------------------------------------------------------------------------------

Json Protocol::options(const Json&) {
  Json agents = Json::array();
  for (const AgentCard& agent : shipped_.cards->agents)
    agents.push_back({{"agent", agent.id}, {"name", agent.name.en}});
  Json bots = Json::array();
  for (const std::string_view name : botNames()) bots.push_back(name);
  return {{"agents", agents}, {"variants", variantNames()}, {"bots", bots}};
}

SeasonStart Protocol::startOf(const Json& request) const {
  SeasonStart start;
  const auto players = request.find("players");
  if (players == request.end() || !players->is_array() || players->size() > 8)
    refuse("bad-request", "\"players\" must be a list like [{\"agent\":\"claudia\"},{\"agent\":\"pete\"}]");
  for (const Json& player : *players) {
    if (!player.is_object()) refuse("bad-request", "each of the players must be an object like {\"agent\":\"pete\"}");
    const std::string id = request::text(player, "agent", kLongestName);
    start.setup.agents.push_back(shipped_.cards->findAgent(id));
    if (start.setup.agents.back() == AgentId::None)
      refuse("bad-set-up", "there is no agent \"" + id + "\"; {\"op\":\"options\"} lists them");
    start.players.push_back(request::has(player, "name") ? request::text(player, "name", kLongestName) : "");
    start.bots.push_back(request::has(player, "bot") ? request::text(player, "bot", kLongestName) : "");
    if (const std::string& bot = start.bots.back(); !bot.empty())
      if (const std::string fault = faultOfBot(bot); !fault.empty()) refuse("bad-set-up", fault);
  }
  if (const auto variants = request.find("variants"); variants != request.end()) {
    if (!variants->is_array()) refuse("bad-request", "\"variants\" must be a list of texts like [\"two-goo\"]");
    for (const Json& name : *variants) {
      if (!name.is_string()) refuse("bad-request", "each of the variants must be a text, not " + request::kindOf(name));
      if (const std::string fault = switchOn(start.setup.variants, name.get<std::string>()); !fault.empty())
        refuse("bad-set-up", fault);
    }
  }
  if (request::has(request, "traitor"))
    start.setup.traitor = request::seat(request, "traitor", static_cast<int>(start.setup.agents.size()), false);
  start.typedSeed = request::has(request, "seed");
  start.seed = start.typedSeed ? request::seed(request, "seed") : anySeed();
  return start;
}

Json Protocol::begin(const Json& request) {
  const SeasonStart start = startOf(request);
  if (const std::string fault = faultOf(start.setup, *shipped_.cards); !fault.empty()) refuse("bad-set-up", fault);
  const std::string autosave = request::has(request, "autosave") ? pathIn(request, "autosave") : std::string();
  season_.emplace(beginSeason(shipped_, start, autosave));
  players_ = start.players;
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
  saveSeason(season(), pathIn(request, "path"));
  return standing();
}

Json Protocol::load(const Json& request) {
  const Autosave autosave = request::flag(request, "autosave") ? Autosave::Continue : Autosave::Off;
  LoadedSeason loaded = loadSeason(pathIn(request, "path"), autosave);
  season_.emplace(std::move(loaded.season));
  players_ = loaded.start.players;
  Json answer = standing();
  if (!loaded.note.empty()) answer["note"] = loaded.note;
  return answer;
}

Json Protocol::branch(const Json& request) {
  const auto step = request::number(request, "step", 0, 1'000'000);
  const std::uint64_t seed = request::has(request, "seed") ? request::seed(request, "seed") : anySeed();
  season_.emplace(branchSeason(season(), static_cast<int>(step), seed));
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
    const auto section =
        request::number(request, "section", 1, static_cast<std::int64_t>(rules_.sections().size()) - 1);
    for (const RuleText& rule : rules_.rules())
      if (rule.section == section) found.push_back(written(rule));
  }
  return {{"rules", found}};
}

Json Protocol::quit(const Json&) {
  done_ = true;
  return Json::object();
}

}  // namespace w13
