// `w13 simulate --report` and --csv: the files, as a person or a program reads them.

#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "measure/report/csv.h"
#include "measure/report/markup.h"
#include "support/catch.h"
#include "support/full_disk.h"
#include "support/program.h"
#include "warehouse13/cli/xml.h"

using program::Folder;
using program::has;
using program::Ran;
using program::runW13;

namespace {

/// RFC 4180, read back: lines of fields.
std::vector<std::vector<std::string>> csv(const std::string& text) {
  std::vector<std::vector<std::string>> lines(1, {""});
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    std::string& field = lines.back().back();
    if (quoted && c == '"' && at + 1 < text.size() && text[at + 1] == '"') field += text[++at];
    else if (c == '"') quoted = !quoted;
    else if (quoted) field += c;
    else if (c == ',') lines.back().emplace_back();
    else if (c == '\r' && at + 1 < text.size() && text[at + 1] == '\n') {
      lines.push_back({""});
      ++at;
    } else field += c;
  }
  lines.pop_back();  // the last line is ended, too
  return lines;
}

/// The lines of a table as maps from heading to field.
std::vector<std::map<std::string, std::string>> records(const std::string& text) {
  const auto lines = csv(text);
  std::vector<std::map<std::string, std::string>> all;
  for (std::size_t at = 1; at < lines.size(); ++at) {
    REQUIRE(lines[at].size() == lines[0].size());
    auto& record = all.emplace_back();
    for (std::size_t field = 0; field < lines[at].size(); ++field) record[lines[0][field]] = lines[at][field];
  }
  return all;
}

const std::string kName = "A <b> & \"c\", 'd'";

/// A folder of card files with a card of a difficult name.
void writeOverlay(const Folder& folder) {
  folder.write("over/traits/tesla.json", R"({"name": {"en": "A <b> & \"c\", 'd'", "de": "x"}})");
}

bool leftOver(const std::string& folder) {
  return std::any_of(std::filesystem::directory_iterator(folder), {}, [](const auto& file) {
    const std::string name = file.path().filename().string();
    return name.starts_with(".");
  });
}

}  // namespace

TEST_CASE("a report is one well-formed page that needs nothing else, and every name in it is escaped") {
  const Folder folder;
  writeOverlay(folder);
  folder.write("more/traitor/accident.json", R"({"copies": 4})");
  folder.write("more/rules.json", R"({"hand_limit": 7})");
  const Ran ran =
      runW13("simulate --players 3-4 --seasons 40 --bots rule --data " + folder.file("over") +
             " --blank tesla --blank milan --against " + folder.file("more") + " --report " + folder.file("out.html"));
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  CHECK(has(ran.out, "written: " + folder.file("out.html")));
  CHECK(has(ran.out, "40 seasons of 3"));
  CHECK(has(ran.out, "40 seasons of 4"));
  const std::string page = files::textOf(folder.file("out.html"));
  CHECK(xml::faultOf(page) == "");
  const std::string text = xml::textOf(page);
  CHECK(has(text, kName));
  for (const char* part : {"In short", "Who wins", "How seasons end", "How long seasons are", "What a card's text does",
                           "What the other cards change", "Hand limit", "How to read this", "Boston"})
    CHECK(has(text, part));
  for (const char* foreign : {"<script", "http://", "https://", "<link", "<img", "@import", "NaN", ">nan", "inf "}) {
    std::string without = page;
    for (const std::string& known :
         std::vector<std::string>{"http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"})
      for (std::size_t at = without.find(known); at != std::string::npos; at = without.find(known))
        without.erase(at, known.size());
    CAPTURE(foreign);
    CHECK_FALSE(has(without, foreign));
  }
}

TEST_CASE("every link in a report leads somewhere, and no place has two names") {
  const Folder folder;
  REQUIRE(runW13("simulate --players 4 --seasons 20 --blank tesla --report " + folder.file("out.html")).code == 0);
  const std::string page = files::textOf(folder.file("out.html"));
  std::vector<std::string> ids = xml::valuesOf(page, "id");
  for (const std::string& link : xml::valuesOf(page, "href"))
    CHECK(std::count(ids.begin(), ids.end(), link.substr(1)) == 1);
  std::sort(ids.begin(), ids.end());
  CHECK(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
}

TEST_CASE("the numbers of a report are comma-separated values that read back") {
  const Folder folder;
  writeOverlay(folder);
  const Ran ran = runW13("simulate --players 3,5 --seasons 30 --seed 8 --bots rule --blank tesla --data " +
                         folder.file("over") + " --csv " + folder.file("numbers"));
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  const auto summary = records(files::textOf(folder.file("numbers/summary.csv")));
  REQUIRE(summary.size() == 2);
  CHECK(summary[0].at("players") == "3");
  CHECK(summary[1].at("players") == "5");
  CHECK(summary[1].at("bots") == "rule rule rule rule rule");
  for (const auto& line : summary) {
    CHECK(line.at("data") == "base");
    CHECK(line.at("seasons") == "30");
    CHECK(line.at("seed") == "8");
    long endings = 0;
    for (const char* each : {"three_artifacts", "two_plots_stopped", "stress_ran_out", "maintenance_full",
                             "plots_executed", "shorter_game"})
      endings += std::stol(line.at(each));
    CHECK(endings == 30);
    CHECK(line.at("difference") == "");
  }
  const auto cards = records(files::textOf(folder.file("numbers/cards.csv")));
  int named = 0;
  for (const auto& line : cards) {
    if (line.at("card") != "tesla") continue;
    ++named;
    CHECK(line.at("name") == kName);
    CHECK(line.at("deck") == "traits");
    CHECK_FALSE(line.at("text_difference").empty());
    CHECK(line.at("retrieved") == "");
    if (line.at("players") == "all")
      CHECK(std::stol(line.at("seen_seasons")) + std::stol(line.at("not_seen_seasons")) == 60);
  }
  CHECK(named == 3);
}

TEST_CASE("a field with a comma, a quote or a line break is quoted") {
  CHECK(w13::csvLine({"plain", "a,b", "say \"x\"", "two\nlines", ""}) ==
        "plain,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\r\n");
  CHECK(csv(w13::csvLine({"a,b", "\"", "\r\n"})) == std::vector<std::vector<std::string>>{{"a,b", "\"", "\r\n"}});
}

TEST_CASE("what is no character of XML is replaced, the rest escaped") {
  CHECK(w13::escaped("A <b> & \"c\" 'd'") == "A &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  CHECK(w13::escaped("\x01 \xff ü") == "\uFFFD \uFFFD ü");
  CHECK(w13::points(-0.0001) == "0.0");
  CHECK(w13::points(-0.031) == "\u22123.1");
  CHECK(w13::points(0.031) == "+3.1");
  CHECK(w13::counted(1234567) == "1,234,567");
}

TEST_CASE("the check for well-formed pages finds what is not") {
  CHECK(xml::faultOf("<!DOCTYPE html>\n<p a=\"1\">x &amp; <br/></p>\n") == "");
  for (const char* wrong : {"<p>", "<p></q>", "<p>&</p>", "<p>&nbsp;</p>", "<p a=1></p>", "<p a=\"<\"></p>",
                            "<p a=\"1\" a=\"2\"></p>", "<p></p><p></p>", "x", "", "<p>\x01</p>", "<p><</p>"}) {
    CAPTURE(wrong);
    CHECK(xml::faultOf(wrong) != "");
  }
}

TEST_CASE(
    "a file that cannot be written is told in one sentence before anything is played, and leaves nothing behind") {
  const Folder folder;
  folder.write("file", "kept");
  std::filesystem::create_directory(folder.file("folder"));
  for (const std::string& arguments : std::vector<std::string>{
           "--report " + folder.file("nowhere/out.html"), "--report " + folder.file("folder"),
           std::string("--report /dev/null"), "--csv " + folder.file("file"), "--csv " + folder.file("file/below"),
           "--report " + folder.file("out.html") + " --csv " + folder.file("file")}) {
    CAPTURE(arguments);
    const Ran ran = runW13("simulate --seasons 100000000 " + arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out == "");
    CHECK(program::linesOf(ran.err).size() == 1);
    CHECK(has(ran.err, "cannot "));
  }
  CHECK_FALSE(std::filesystem::exists(folder.file("out.html")));
  CHECK_FALSE(leftOver(folder.path()));
  CHECK(files::textOf(folder.file("file")) == "kept");
}

TEST_CASE("a file that cannot be written to its end leaves the older one as it was") {
  const Folder folder;
  folder.write("out.csv", "old");
  const std::string path = folder.file("out.csv");
  kernel::checkWritable(path, kernel::Over::anything());
  std::string said;
  {
    const files::FullDisk disk(1000);
    try {
      kernel::writeWholeFile(path, std::string(100000, 'x'), kernel::Over::anything());
    } catch (const kernel::DataError& error) {
      said = error.what();
    }
  }
  CHECK(has(said, "File too large"));
  CHECK(files::textOf(path) == "old");
  CHECK_FALSE(leftOver(folder.path()));
  kernel::writeWholeFile(path, "new", kernel::Over::anything());
  CHECK(files::textOf(path) == "new");
}

TEST_CASE("a report takes the place of an older one as a whole") {
  const Folder folder;
  const std::string command = "simulate --seasons 2 --report " + folder.file("out.html");
  REQUIRE(runW13(command).code == 0);
  const std::string older = files::textOf(folder.file("out.html")).substr(0, 2000);
  folder.write("out.html", older);
  REQUIRE(runW13(command).code == 0);
  CHECK(files::textOf(folder.file("out.html")).size() > older.size());
  CHECK(files::textOf(folder.file("out.html")).starts_with("<!DOCTYPE html>"));
  CHECK_FALSE(leftOver(folder.path()));
  // No season is played, nothing changes.
  CHECK(runW13("simulate --seasons 2 --blank nothing --report " + folder.file("out.html")).code == 1);
  CHECK(files::textOf(folder.file("out.html")).starts_with("<!DOCTYPE html>"));
  CHECK_FALSE(leftOver(folder.path()));
}

TEST_CASE("a report is written over nothing that is no report, unless told to") {
  // given pages and tables of somebody's own where a report shall be
  const Folder folder;
  folder.write("out.html", "<!DOCTYPE html>\n<title>My page</title>\n");
  folder.write("cards.csv", "my,cards\n1,2\n");
  const std::string page = "--report " + folder.file("out.html"), tables = "--csv " + folder.path();
  for (const std::string& where : {page, tables}) {
    // when a report is asked for, then it is refused before anything is played
    const Ran ran = runW13("simulate --seasons 100000000 " + where);
    CHECK(ran.code == 2);
    CHECK(has(ran.err, "exists and is something else: name another place, or write over it with --force"));
    CHECK(program::linesOf(ran.err).size() == 1);
  }
  CHECK(has(files::textOf(folder.file("out.html")), "My page"));
  CHECK(files::textOf(folder.file("cards.csv")) == "my,cards\n1,2\n");
  CHECK_FALSE(std::filesystem::exists(folder.file("summary.csv")));
  // and with --force it is written
  CHECK(runW13("simulate --seasons 2 --force " + page + " " + tables).code == 0);
  CHECK(has(files::textOf(folder.file("out.html")), "Balance report"));
}

TEST_CASE("what does not go together in a report is refused in one sentence") {
  const auto refused = [](const std::string& arguments) {
    const Ran ran = runW13("simulate --seasons 2 " + arguments);
    CHECK(ran.code != 0);
    CHECK(ran.out == "");
    CHECK(program::linesOf(ran.err).size() == 1);
    return ran.err;
  };
  CHECK(has(refused("--players 3-5"), "add --report FILE or --csv DIR"));
  CHECK(has(refused("--players 3-7"), "from 2 to 6"));
  CHECK(has(refused("--players 3-5 --json --csv /tmp/x"), "one number of players"));
  CHECK(has(refused("--json --blank tesla"), "--json has no room for comparisons"));
  CHECK(has(refused("--story --blank tesla"), "leave one out"));
  CHECK(has(refused("--any-agents --agent myka"), "leave out --agent"));
  CHECK(has(refused("--blank tessla"), "did you mean \"tesla\""));
  CHECK(has(refused("--against /nowhere"), "/nowhere"));
}

TEST_CASE("--json stays one object for programs, with a report beside it") {
  const Folder folder;
  const Ran ran = runW13("simulate --players 3 --seasons 5 --json --report " + folder.file("out.html"));
  REQUIRE(ran.code == 0);
  CHECK(ran.out.starts_with("{\n"));
  CHECK(has(ran.out, "\"seasons\": 5"));
  CHECK_FALSE(has(ran.out, "written"));
  CHECK(xml::faultOf(files::textOf(folder.file("out.html"))) == "");
}

TEST_CASE("comparisons are told on the terminal without any file") {
  const Ran ran = runW13("simulate --players 3-4 --seasons 10 --bots rule --blank tesla --blank milan");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "what the text of a card is worth"));
  CHECK(has(ran.out, "  tesla "));
  CHECK_FALSE(has(ran.out, "written"));
}
