// `w13 rules`: the rule texts and the glossary, and which rules no test proves.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <regex>
#include <set>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/games.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/house/data_folder.h"
#include "engine/house/terminal/any_case.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;

struct RulesOptions {
  std::vector<std::string> words;
  int section = 0;
  bool glossary = false;
  std::string language = "en";
  bool untested = false;
  std::string tests;  ///< empty: those beside the data, as in the source tree

  [[nodiscard]] Language tongue() const { return house::languageOf(language).value_or(Language::English); }
};

/// Whether all words stand in a text, in any case.
bool hasAll(const std::string& text, const std::vector<std::string>& words) {
  return std::all_of(words.begin(), words.end(), [&](const std::string& word) { return house::has(text, word); });
}

void print(const std::string& name, const Text& text, const std::vector<std::string>& see, Language language) {
  std::cout << name << "  " << text.in(language);
  const std::string first = " " + sentences().in(language, "thing.see") + " ";
  for (std::size_t at = 0; at < see.size(); ++at) std::cout << (at == 0 ? first : std::string(", ")) << see[at];
  std::cout << (see.empty() ? "\n" : ".\n");
}

void print(const RuleText& rule, Language language) { print(rule.id, rule.text, rule.see, language); }

void printSections(const RuleBook& book, Language language) {
  for (int section = 1; section < kernel::count(book.sections()); ++section) {
    const int rules = kernel::countIf(book.rules(), [&](const RuleText& rule) { return rule.section == section; });
    const house::RuleSection& about = kernel::at(book.sections(), section);
    std::cout << (section < 10 ? " " : "") << section << "  " << about.title.in(language) << " (" << rules << ")\n";
  }
  std::cout << "w13 rules CLAIM-09 shows a rule, w13 rules --section 13 a section, w13 rules spend trait those with "
               "these words, w13 rules --glossary whammy explains a word of the game.\n";
}

/// The keywords that have all words in their name; if there are none, those that have them in what they say.
void printGlossary(const RuleBook& book, const RulesOptions& options) {
  bool any = false;
  for (const bool inName : {true, false}) {
    for (const Keyword& keyword : book.glossary()) {
      const std::string& word = keyword.word.in(options.tongue());
      if (!hasAll(inName ? word : keyword.text.in(options.tongue()), options.words)) continue;
      print(word, keyword.text, keyword.see, options.tongue());
      any = true;
    }
    if (any) return;
  }
  throw kernel::RefusedError("the glossary has none of this; w13 rules --glossary lists all of it");
}

/// IDs that a text names in a form: tags in C++ tests, anything in scenarios, breaks and notes.
void collect(const std::string& text, const std::regex& form, std::set<std::string>& ids) {
  for (std::sregex_iterator it(text.begin(), text.end(), form), end; it != end; ++it) ids.insert((*it)[1].str());
}

/// Whose rules a file of the tests or the notes names: the game in its path; without one, the first of the house.
const house::GameModule& gameOf(const std::string& path) {
  for (const house::GameModule* game : games::all())
    if (path.find(game->id()) != std::string::npos) return *game;
  return *games::all().front();
}

/// Adds the rules of the chosen game that the files below a folder name; it need not be there.
void collectBelow(const fs::path& project, const char* folder, std::set<std::string>& ids) {
  static const std::regex kTag(R"(\[([A-Z]+-[0-9][0-9])\])");
  static const std::regex kMention(R"(\b([A-Z]+-[0-9][0-9])\b)");
  if (!fs::is_directory(project / folder)) return;
  for (const auto& entry : fs::recursive_directory_iterator(project / folder)) {
    const std::string path = entry.path().lexically_relative(project).generic_string();
    const std::string ending = entry.path().extension().string();
    if (!entry.is_regular_file() || &gameOf(path) != &chosenGame()) continue;
    if (ending == ".cpp" || ending == ".h") collect(textOf(entry.path().string()), kTag, ids);
    // Each break has a test that dies of it. The notes say why some rules need none.
    if (ending == ".json" || path.starts_with("tests/mutations/") || path.starts_with("docs/ledger-notes"))
      collect(textOf(entry.path().string()), kMention, ids);
  }
}

std::set<std::string> provenIn(const fs::path& tests) {
  if (!fs::is_directory(tests))
    throw kernel::DataError("there are no tests in " + tests.generic_string() + "; name their folder with --tests");
  const fs::path project = fs::canonical(tests).parent_path();
  std::set<std::string> ids;
  for (const char* folder : {"tests", "data/rules/examples", "docs"}) collectBelow(project, folder, ids);
  return ids;
}

void printUntested(const RuleBook& book, const RulesOptions& options) {
  const std::set<std::string> proven =
      provenIn(options.tests.empty() ? house::dataFolder().parent_path() / "tests" : fs::path(options.tests));
  std::size_t missing = 0;
  std::size_t all = 0;
  for (const RuleText& rule : book.rules()) {
    if (options.section != 0 && rule.section != options.section) continue;
    ++all;
    if (proven.contains(rule.id)) continue;
    ++missing;
    print(rule, options.tongue());
  }
  std::cout << missing << " of " << all << " rules without a test\n";
}

void run(const RulesOptions& options) {
  const RuleBook book = chosenGame().rules();
  if (options.section < 0 || options.section >= kernel::count(book.sections()))
    throw kernel::RefusedError("there is no section " + std::to_string(options.section) + "; the sections are 1 to " +
                               std::to_string(book.sections().size() - 1));
  if (options.untested) return printUntested(book, options);
  if (options.glossary) return printGlossary(book, options);
  if (options.words.empty() && options.section == 0) return printSections(book, options.tongue());
  bool any = false;
  for (const RuleText& rule : book.rules()) {
    if (options.section != 0 && rule.section != options.section) continue;
    if (!hasAll(rule.id + " " + rule.text.in(options.tongue()), options.words)) continue;
    if (!any && options.section != 0)
      std::cout << options.section << "  " << book.sectionOf(rule).title.in(options.tongue()) << "\n    "
                << book.sectionOf(rule).about.in(options.tongue()) << '\n';
    print(rule, options.tongue());
    any = true;
  }
  if (!any) throw kernel::RefusedError("no rule has these words; w13 rules lists the sections");
}

const Command kRules{80, addRules};

}  // namespace

void addRules(CLI::App& app) {
  CLI::App* command = app.add_subcommand("rules", "Read the rules by number, section or words");
  const auto options = std::make_shared<RulesOptions>();
  command->add_option("WORDS", options->words, "A rule's number, or words that must all stand in it");
  command->add_option("--section", options->section, "Only this section");
  command->add_flag("--glossary", options->glossary,
                    "Explain words of the game and icons instead: all, or those named");
  command->add_option("--language", options->language, "The language by its code")
      ->check(isLanguage())
      ->type_name("CODE");
  command->add_flag("--untested", options->untested, "List the rules that no test names");
  command->add_option("--tests", options->tests, "Where the tests lie (with --untested)")->type_name("DIR");
  command->callback([options] { run(*options); });
}

}  // namespace w13
