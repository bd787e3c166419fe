// The names of the sentences in data/words: what the sources ask for is there, and nothing is there that nobody says.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/grounds.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/remarks.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/folder.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;
namespace fs = std::filesystem;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// Whole names that stand in the sources as they are: "thing.the-table".
std::set<std::string> namesInSources() {
  static const std::regex kName(
      R"re("((?:thing|table|trial|die|obstacle|icon|question|choice|event|reason|ending|winner|set-up|advice)\.[A-Za-z0-9.-]*[A-Za-z0-9])")re");
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(shipped::project() / "src")) {
    const std::string path = entry.path().generic_string();
    if (contains(path, "/games/") && !contains(path, "/games/warehouse13/"))
      continue;  // they have sentences of their own
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    for (std::sregex_iterator each(text.begin(), text.end(), kName), end; each != end; ++each) names.insert((*each)[1]);
  }
  return names;
}

template <class Keys>
std::set<std::string> setOf(const Keys& keys) {
  return {keys.begin(), keys.end()};
}

/// What may follow the section of a name, up to the next dot, where a key of the game stands there.
std::map<std::string, std::set<std::string>> keysBySection() {
  std::map<std::string, std::set<std::string>> keys;
  keys["symbol"] = keys["die"] = setOf(kSymbolKeys);
  keys["place"] = keys["place-in-sentence"] = setOf(kPlaceKeys);
  keys["spot"] = keys["to-spot"] = setOf(kSpotKeys);
  keys["location"] = setOf(kLocationKeys);
  keys["phase"] = setOf(kPhaseKeys);
  keys["slot"] = setOf(kSlotKeys);
  keys["kind"] = setOf(kKindKeys);
  keys["shield"] = {"agent", "dice", "covered"};
  keys["question"] = setOf(keysOf(kAskWords));
  keys["choice"] = setOf(keysOf(kVerbWords));
  keys["choice"].insert("cover-die");
  keys["ending"] = setOf(kEndingKeys);
  keys["deck"] = {"traitor", "consequence", "ping", "plot"};
  keys["obstacle"] = {"physical", "a-physical", "the-physical", "mental", "a-mental", "the-mental"};
  for (const EventRow& row : eventRows()) keys["event"].insert(row.key);
  for (const RuleText& rule : walk::rules().rules()) keys["reason"].insert(rule.id);
  for (const char* icon : {"die", "goo", "neutralize", "lock", "maintenance", "maintenance-2", "gear", "ring",
                           "physical", "mental", "snag", "ko", "wound"})
    keys["icon"].insert(icon);
  for (const house::Word& remark : remarkWords()) keys["talk"].insert(remark.key);
  for (const house::Word& ground : groundWords()) keys["advice"].insert(ground.key);
  for (const house::Word& trace : traceWords()) keys["trace"].insert(trace.key);
  for (const std::string_view bot : botNames()) keys["bot"].insert(std::string(bot));
  const std::string places = shipped::textOf("src/workshop/warehouse13/trial_places.cpp");
  for (const std::string& name : sentences().below("trial"))
    if (places.find('"' + name.substr(6) + '"') != std::string::npos) keys["trial"].insert(name.substr(6));
  for (const char* fault :
       {"too-few", "cooperative-hint", "nobody", "same-agent", "conflict", "range", "traitor-away", "no-traitor"})
    keys["set-up"].insert(fault);
  return keys;
}

/// The data's words with a third language beside them.
struct ThirdLanguage {
  explicit ThirdLanguage(const std::string& sentences, const std::string& code = "xx") {
    fs::create_directories(folder.file("words"));
    for (const char* shipped : {"en", "de"}) {
      const std::string name = "words/warehouse13." + std::string(shipped) + ".json";
      fs::copy_file(house::dataFolder() / name, folder.file(name));
    }
    std::ofstream(folder.file("words/warehouse13." + code + ".json"))
        << R"({"language": ")" << code << R"(", "name": "Madeup", "sentences": )" << sentences << "}";
  }
  ~ThirdLanguage() { readSentences(house::dataFolder()); }
  std::string fault() const {
    try {
      readSentences(fs::path(folder.file("words")).parent_path());
    } catch (const kernel::DataError& error) {
      return error.what();
    }
    return {};
  }
  files::Folder folder;
};

}  // namespace

TEST_CASE("Each sentence that the sources name is in the data", "[words]") {
  const std::set<std::string> names = namesInSources();
  CHECK(names.size() > 30);
  for (const std::string& name : names) {
    INFO(name);
    CHECK_FALSE(sentences().below(name).empty());
  }
}

TEST_CASE("No sentence of the data speaks of what the game does not have", "[words]") {
  const auto keys = keysBySection();
  const std::set<std::string> named = namesInSources();
  CHECK(sentences().all().size() > 400);
  for (const auto& [name, text] : sentences().all()) {
    INFO(name);
    const std::size_t dot = name.find('.');
    const auto section = keys.find(name.substr(0, dot));
    const std::string rest = name.substr(dot + 1);
    const bool known = section != keys.end() && section->second.contains(rest.substr(0, rest.find('.')));
    CHECK((known || named.contains(name)));
    // and where a question makes more of a verb, there is such a question
    if (section == keys.end() || section->first != "choice" || rest.find('.') == std::string::npos) continue;
    if (named.contains(name) || rest.starts_with("use.")) continue;
    CHECK(askNamed(rest.substr(rest.find('.') + 1)).has_value());
  }
}

TEST_CASE("Each kind of event has a sentence, but for those that others tell", "[words]") {
  for (const EventRow& row : eventRows()) {
    INFO(row.key);
    // the question says whose turn it is, the claim says which die was taken, the ending how the season ended
    const bool silent =
        row.what == Happened::TurnBegan || row.what == Happened::DieTaken || row.what == Happened::SeasonEnded;
    CHECK(sentences().below(std::string("event.") + row.key).empty() == silent);
    CHECK(happenedNamed(row.key) == row.what);
  }
}

TEST_CASE("A third language is a file, and what it does not say is said in English", "[words]") {
  // given a copy of the data with a made-up language that says two things
  const ThirdLanguage third(R"({"question": {"take-action": "{seat}, lo faro."}, "phase": {"ping": "Pingo"}})");
  REQUIRE(third.fault() == "");
  // then it is one of the languages
  REQUIRE(sentences().languages().size() == 3);
  CHECK(sentences().languages()[2].name == "Madeup");
  const Language madeUp = sentences().languages()[2].language;
  CHECK(codeOf(madeUp) == "xx");
  // and it is spoken where it says something
  const Words words(shipped::cards(), nullptr, {}, madeUp);
  CHECK(words.phase(Phase::Ping) == "Pingo");
  CHECK(words.phase(Phase::Cleanup) == "Cleanup");
  View v{};
  v.players = 1;
  v.seats[0].who = shipped::cards().findAgent("claudia");
  kernel::Decision d;
  d.ask(seatAt(0), id(Ask::TakeAction), "TURN-04"_rule, kernel::Openness::Public);
  CHECK(words.question(d, v) == "Claudia, lo faro.");
}

TEST_CASE("A card may say its name in a third language", "[words][cards]") {
  const Loaded loaded = load({shipped::layer(), {"over", {{"traits/tesla.json", R"({"name": {"xx": "Teslo"}})"}}}});
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog.has_value());
  const Design& tesla = loaded.catalog->of(loaded.catalog->find("tesla"));
  CHECK(tesla.name.in(*house::languageOf("xx")) == "Teslo");
  CHECK(tesla.name.in(*house::languageOf("yy")) == "Tesla");
}

TEST_CASE("What is wrong with a file of sentences is said in one sentence that names file and place", "[words]") {
  CHECK(contains(ThirdLanguage(R"({"phase": {"pong": "Pingo"}})").fault(),
                 "warehouse13.xx.json: \"phase.pong\" is no sentence of the English file"));
  CHECK(contains(ThirdLanguage(R"({"question": {"take-action": "Lo faro."}})").fault(),
                 "the gaps of \"question.take-action\" are not those of the English sentence"));
  CHECK(contains(ThirdLanguage(R"({"phase": {"ping": 3}})").fault(), "the sentence \"phase.ping\" must be a text"));
  CHECK(contains(ThirdLanguage("{", "xx").fault(), "warehouse13.xx.json: "));
  CHECK(contains(ThirdLanguage("{}", "XX").fault(), "must be a code of two small letters, not \"XX\""));
  CHECK(contains(ThirdLanguage("{}", "de2").fault(), "must be a code of two small letters"));
}
