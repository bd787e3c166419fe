// `w13 lesson`: plays lesson files through and counts what a learner reads and does.

#include <iomanip>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/house/data_folder.h"

namespace w13 {

namespace {

struct LessonOptions {
  CardFolders cards;
  std::vector<std::string> files;
};

/// "121 words, 14 clicks, 64 s"
std::string told(const LessonEffort& effort) {
  std::ostringstream out;
  out << effort.words << " words, " << effort.clicks << " clicks, " << std::fixed << std::setprecision(0)
      << secondsOf(effort) << " s";
  return out.str();
}

/// One line for each lesson, and below it what is wrong. How many have mistakes.
int runLessons(const std::vector<std::string>& files, const Catalog& cards, std::ostream& out) {
  int failed = 0;
  LessonEffort all;
  for (const std::string& file : files) {
    const ReadLesson read = readLesson(file, textOf(file), cards);
    out << (read.lesson ? "ok      " : "FAILED  ") << file;
    if (read.lesson) {
      const LessonEffort effort = effortOf(*read.lesson);
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

void run(const LessonOptions& options) {
  const std::vector<std::string> files = jsonFiles(
      options.files.empty() ? std::vector{(house::dataFolder() / "lessons").string()} : options.files, "lesson");
  const auto cards = options.cards.load();
  if (runLessons(files, *cards, std::cout) > 0) throw Exit{1};
}

const Command kLesson{32, addLesson};

}  // namespace

void addLesson(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("lesson", "Play lessons through and count what a learner reads and clicks (docs/lessons.md)");
  const auto options = std::make_shared<LessonOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->files, "Lesson files, or folders of them; none: those of the program");
  command->callback([options] {
    onlyFirstGame("lesson");
    run(*options);
  });
}

}  // namespace w13
