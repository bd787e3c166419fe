#include "cli/simulate_report.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "cli/simulate_summary.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "measure/report/blank.h"
#include "measure/report/csv.h"
#include "measure/report/page.h"

namespace w13 {

namespace {

/// A file of a report.
struct ReportFile {
  std::string path;  ///< empty: not wanted
  kernel::Over over = kernel::Over::nothing();
};

/// Where the files of a report go.
struct ReportFiles {
  ReportFile page, summary, cards;

  [[nodiscard]] std::vector<ReportFile> wanted() const {
    std::vector<ReportFile> all;
    for (const ReportFile& each : {page, summary, cards})
      if (!each.path.empty()) all.push_back(each);
    return all;
  }
};

/// Names the files, and makes sure that they can be written before the first season is played.
ReportFiles prepared(const SimulateOptions& options) {
  ReportFiles files;
  const auto over = [&](const std::string& beginning) {
    return options.force ? kernel::Over::anything()
                         : kernel::Over::ours(beginning).orElse("name another place, or write over it with --force");
  };
  files.page = {options.report, over(pageBeginning())};
  if (!options.csv.empty()) {
    std::error_code error;
    std::filesystem::create_directories(options.csv, error);
    if (error) throw kernel::DataError("cannot make the folder " + options.csv + ": " + error.message());
    const std::filesystem::path folder(options.csv);
    files.summary = {(folder / "summary.csv").string(), over(summaryCsvBeginning())};
    files.cards = {(folder / "cards.csv").string(), over(cardsCsvBeginning())};
  }
  for (const ReportFile& each : files.wanted()) kernel::checkWritable(each.path, each.over);
  return files;
}

void write(const ReportFile& file, const std::string& text) {
  if (!file.path.empty()) kernel::writeWholeFile(file.path, text, file.over);
}

void write(const ReportFiles& files, const BalancePlan& plan, const Balance& balance, const Figures& figures) {
  write(files.page, pageOf(plan, figures));
  write(files.summary, summaryCsv(plan, figures));
  write(files.cards, cardsCsv(plan, balance, figures));
}

/// Does something with files; what goes wrong is said, with an exit code of its own.
template <class Work>
auto withFiles(Work work) {
  try {
    return work();
  } catch (const kernel::DataError& error) {
    std::cout.flush();
    std::cerr << "w13: " << error.what() << '\n';
    throw Exit{2};
  }
}

void printComparisons(const BalancePlan& plan, const Figures& figures, std::ostream& out) {
  if (!figures.changes.empty())
    out << "wins of the Warehouse with " << plan.againstName << ", the same seeds (95 % interval)\n";
  for (const ChangeFigures& each : figures.changes)
    out << "  " << each.players << " players  " << inPoints(each.wins) << '\n';
  if (!figures.blanks.empty())
    out << "what the text of a card is worth to the Warehouse when the card is seen, the same seeds (95 % interval)\n";
  std::size_t widest = 0;
  for (const BlankFigures& each : figures.blanks) widest = std::max(widest, plan.cards->of(each.design).id.size());
  for (const BlankFigures& each : figures.blanks) {
    const std::string& id = plan.cards->of(each.design).id;
    out << "  " << id << std::string(widest - id.size() + 2, ' ') << inPoints(each.judged.difference)
        << (each.judged.flagged() ? "  stands out\n" : "\n");
  }
}

BalancePlan planOf(const SimulateOptions& options, const std::shared_ptr<const Catalog>& cards,
                   const std::vector<SimulationPlan>& tables) {
  BalancePlan plan;
  plan.tables = tables;
  plan.cards = cards;
  plan.folders = options.cards.all();
  plan.blanks = cardsToBlank(*cards, options.blanks);
  if (!plan.blanks.empty())
    for (const std::string& folder : plan.folders) plan.layers.push_back(readFolder(folder));
  if (!options.against.empty()) {
    CardFolders with = options.cards;
    with.over.push_back(options.against);
    plan.against = with.load();
    plan.againstName = options.against;
  }
  return plan;
}

/// The counted of one number of players, as without a report.
Counted countedOf(const SimulateOptions& options, const Catalog& cards, const SimulationPlan& table,
                  const Simulated& played) {
  Counted counted{played.tally, played.seconds, 0};
  if (options.check) checkSecrecy(cards, table, counted);
  return counted;
}

}  // namespace

std::string inPoints(const Estimate& difference) {
  char text[96];
  std::snprintf(text, sizeof text, "%+.1f points (%+.1f to %+.1f)", 100 * difference.value,
                100 * difference.interval.low, 100 * difference.interval.high);
  return text;
}

void showProgress(long done, long all) {
  static const bool kWatched = isatty(STDERR_FILENO) != 0;
  if (!kWatched) return;
  std::fprintf(stderr, "\r%ld of %ld seasons", done, all);
  if (done >= all) std::fprintf(stderr, "\r\033[K");
  std::fflush(stderr);
}

void report(const SimulateOptions& options, const std::shared_ptr<const Catalog>& cards,
            const std::vector<SimulationPlan>& tables) {
  const BalancePlan plan = planOf(options, cards, tables);
  const ReportFiles files = withFiles([&] { return prepared(options); });
  const Balance balance = play(plan, showProgress);
  const Figures figures = figuresOf(plan, balance);
  bool failed = !balance.failures.empty();
  for (std::size_t table = 0; table < tables.size(); ++table) {
    const Counted counted = countedOf(options, *cards, tables[table], balance.base[table]);
    failed = failed || !counted.tally.failures.empty();
    if (options.json) std::cout << toJson(counted, tables[table]).dump(2) << '\n';
    else printSummary(counted, tables[table], std::cout);
  }
  if (!options.json) printComparisons(plan, figures, std::cout);
  withFiles([&] { write(files, plan, balance, figures); });
  if (!options.json)
    for (const ReportFile& file : files.wanted()) std::cout << "written: " << file.path << '\n';
  for (const SimulationFailure& each : balance.failures)
    std::cerr << "w13: seed " << each.seed << ", step " << each.step << ", " << each.what << '\n';
  if (failed) throw Exit{1};
}

}  // namespace w13
