// `w13 lesson`: plays lessons of any game through and counts what a learner reads and does, or walks through one.

#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/data_folder.h"
#include "engine/house/lesson/walk.h"
#include "engine/house/scenario/stage.h"
#include "engine/house/scenario/wording.h"
#include "engine/house/terminal/wrapped.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;

constexpr int kWidth = 100;

struct LessonOptions {
  CardFolders cards;
  std::vector<std::string> files;
  bool walk = false;
  std::string language = "en";
};

/// The files that are named; a name without a folder may be that of one of the program's lessons or puzzles.
std::vector<std::string> filesOf(const std::vector<std::string>& named, const house::GameModule& game) {
  if (named.empty()) return jsonFiles({house::lessonFolder(game.id()).string()}, "lesson");
  std::vector<std::string> files;
  for (const std::string& name : named) {
    if (fs::exists(name) || name.find_first_of("./") != std::string::npos) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> known;
    for (const fs::path& folder : {house::lessonFolder(game.id()), house::puzzleFolder(game.id())})
      for (const std::string& file :
           fs::is_directory(folder) ? jsonFiles({folder.string()}, "lesson") : std::vector<std::string>()) {
        known.push_back(fs::path(file).stem().string());
        if (known.back() == name) files.push_back(file);
      }
    if (std::ranges::find(known, name) == known.end())
      throw kernel::RefusedError(std::string(game.name()) + " has no lesson called \"" + name + "\"; there are " +
                                 house::listed(known));
  }
  return jsonFiles(files, "lesson");
}

/// "121 words, 14 clicks, 64 s"
std::string told(const house::LessonEffort& effort) {
  std::ostringstream out;
  out << effort.words << " words, " << effort.clicks << " clicks, " << std::fixed << std::setprecision(0)
      << secondsOf(effort) << " s";
  return out.str();
}

/// One line for each lesson, and below it what is wrong. How many have mistakes.
int check(const std::vector<std::string>& files, const house::Staging& staging, std::ostream& out) {
  int failed = 0;
  house::LessonEffort all;
  for (const std::string& file : files) {
    const house::ReadLesson read = house::readLesson(file, textOf(file), staging);
    out << (read.lesson ? "ok      " : "FAILED  ") << file;
    if (read.lesson) {
      const house::LessonEffort effort = effortOf(*read.lesson);
      all.words += effort.words;
      all.clicks += effort.clicks;
      out << "  " << read.lesson->title.en << ": " << read.lesson->steps.size() << " steps, " << told(effort)
          << "; first choice after " << told(effortToFirstChoice(*read.lesson));
    }
    out << '\n';
    for (const std::string& mistake : read.mistakes) out << "        " << mistake << '\n';
    failed += read.lesson ? 0 : 1;
  }
  out << files.size() << (files.size() == 1 ? " lesson, " : " lessons, ") << failed << " failed; " << told(all)
      << " in all, at 200 words a minute and 2 s a click\n";
  return failed;
}

/// A text in lines, all but the first a little further in.
void print(const std::string& mark, const std::string& text, std::ostream& out) {
  out << house::broken(mark + text, kWidth, kernel::count(mark)) << '\n';
}

void print(const house::Walked& walked, std::ostream& out) {
  for (const house::WalkedStep& step : walked.steps) {
    for (const std::string& line : step.before) print("    ", line, out);
    out << '\n';
    print("", step.note, out);
    if (!step.rule.empty()) print("    ", step.rule, out);
    for (const std::string& move : step.moves) print("  > ", move, out);
    for (const std::string& worse : step.worse) print("  - ", worse, out);
  }
  for (const std::string& line : walked.after) print("    ", line, out);
  out << '\n';
  for (const std::string& line : walked.recap) print("* ", line, out);
  if (!walked.question.empty()) print("? ", walked.question, out);
}

void walk(const LessonOptions& options, const house::GameModule& game, const house::Staging& staging,
          const std::vector<std::string>& files) {
  const house::RuleBook rules = game.rules();
  const Language language = house::languageOf(options.language).value_or(Language::English);
  for (const std::string& file : files) {
    const house::ReadLesson read = house::readLesson(file, textOf(file), staging);
    if (!read.lesson) throw kernel::DataError(read.mistakes.front());
    std::cout << read.lesson->title.in(language) << '\n';
    print(walkThrough(*read.lesson, game, rules, language), std::cout);
  }
}

void run(const LessonOptions& options) {
  const house::GameModule& game = chosenGame();
  const std::vector<std::string> files = filesOf(options.files, game);
  const std::unique_ptr<house::Staging> staging = game.staging(game.open(options.cards.over));
  if (options.walk) return walk(options, game, *staging, files);
  if (check(files, *staging, std::cout) > 0) throw Exit{1};
}

const Command kLesson{32, addLesson};

}  // namespace

void addLesson(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("lesson", "Play lessons through and count what a learner reads and clicks (docs/lessons.md)");
  const auto options = std::make_shared<LessonOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->files,
                      "Lesson files, folders of them, or names of the program's; none: all those of the program");
  command->add_flag("--walk", options->walk, "Tell each note, the move it asks for, and what comes of it");
  command->add_option("--language", options->language, "With --walk: the language by its code")
      ->check(isLanguage())
      ->type_name("CODE");
  command->callback([options] { run(*options); });
}

}  // namespace w13
