// `w13 rules`: the rule texts, and which of them no test proves.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <regex>
#include <set>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/kernel/errors.h"
#include "engine/warehouse13/data_folder.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;

struct RulesOptions {
  std::vector<std::string> words;
  int section = 0;
  bool untested = false;
  std::string tests;  ///< empty: those beside the data, as in the source tree
};

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

void print(const RuleText& rule) {
  std::cout << rule.id << "  " << rule.text;
  for (std::size_t at = 0; at < rule.see.size(); ++at) std::cout << (at == 0 ? " See " : ", ") << rule.see[at];
  std::cout << (rule.see.empty() ? "\n" : ".\n");
}

void printSections(const RuleBook& book) {
  for (std::size_t section = 1; section < book.sections().size(); ++section) {
    const auto count = std::count_if(book.rules().begin(), book.rules().end(),
                                     [&](const RuleText& rule) { return rule.section == static_cast<int>(section); });
    std::cout << (section < 10 ? " " : "") << section << "  " << book.sections()[section] << " (" << count << ")\n";
  }
  std::cout << "w13 rules CLAIM-09 shows a rule, w13 rules --section 13 a section, w13 rules spend trait those with "
               "these words.\n";
}

/// IDs that a text names in a form: tags in C++ tests, anything in scenarios and notes.
void collect(const std::string& text, const std::regex& form, std::set<std::string>& ids) {
  for (std::sregex_iterator it(text.begin(), text.end(), form), end; it != end; ++it) ids.insert((*it)[1].str());
}

std::set<std::string> provenIn(const fs::path& folder) {
  const std::regex tag(R"(\[([A-Z]+-[0-9][0-9])\])");
  const std::regex mention(R"(\b([A-Z]+-[0-9][0-9])\b)");
  std::set<std::string> ids;
  if (!fs::is_directory(folder))
    throw kernel::DataError("there are no tests in " + folder.generic_string() + "; name their folder with --tests");
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string ending = entry.path().extension().string();
    if (!entry.is_regular_file()) continue;
    if (ending == ".cpp" || ending == ".h") collect(textOf(entry.path().string()), tag, ids);
    if (ending == ".json") collect(textOf(entry.path().string()), mention, ids);
  }
  const fs::path notes = folder / ".." / "docs" / "ledger-notes.md";  // why some need no test
  if (fs::exists(notes)) collect(textOf(notes.string()), mention, ids);
  return ids;
}

void printUntested(const RuleBook& book, const RulesOptions& options) {
  const std::set<std::string> proven =
      provenIn(options.tests.empty() ? dataFolder().parent_path() / "tests" : fs::path(options.tests));
  std::size_t missing = 0;
  std::size_t all = 0;
  for (const RuleText& rule : book.rules()) {
    if (options.section != 0 && rule.section != options.section) continue;
    ++all;
    if (proven.contains(rule.id)) continue;
    ++missing;
    print(rule);
  }
  std::cout << missing << " of " << all << " rules without a test\n";
}

void run(const RulesOptions& options) {
  const RuleBook book = shippedRules();
  if (options.section < 0 || static_cast<std::size_t>(options.section) >= book.sections().size())
    throw kernel::RefusedError("there is no section " + std::to_string(options.section) + "; the sections are 1 to " +
                               std::to_string(book.sections().size() - 1));
  if (options.untested) return printUntested(book, options);
  if (options.words.empty() && options.section == 0) return printSections(book);
  bool any = false;
  for (const RuleText& rule : book.rules()) {
    if (options.section != 0 && rule.section != options.section) continue;
    const std::string text = lower(rule.id + " " + rule.text);
    const bool wanted = std::all_of(options.words.begin(), options.words.end(), [&](const std::string& word) {
      return text.find(lower(word)) != std::string::npos;
    });
    if (!wanted) continue;
    if (!any && options.section != 0)
      std::cout << options.section << "  " << book.sections()[static_cast<std::size_t>(options.section)] << '\n';
    print(rule);
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
  command->add_flag("--untested", options->untested, "List the rules that no test names");
  command->add_option("--tests", options->tests, "Where the tests lie (with --untested)")->type_name("DIR");
  command->callback([options] { run(*options); });
}

}  // namespace w13
