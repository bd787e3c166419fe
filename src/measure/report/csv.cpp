#include "measure/report/csv.h"

#include <cmath>
#include <cstdio>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/kernel/count.h"
#include "measure/report/endings.h"

namespace w13 {

namespace {

using Fields = std::vector<std::string>;

constexpr const char* kBase = "base";

std::string plain(double number) {
  if (!std::isfinite(number)) return "";
  char text[64];
  std::snprintf(text, sizeof text, "%.6g", number);
  return text;
}
std::string plain(long number) { return std::to_string(number); }

void addEmpty(Fields& line, int count) { line.insert(line.end(), kernel::sizeOf(count), ""); }
void add(Fields& line, const Rate& rate) {
  const Interval interval = rate.interval();
  line.insert(line.end(), {plain(rate.of), plain(rate.hits), rate.of == 0 ? "" : plain(rate.value()),
                           rate.of == 0 ? "" : plain(interval.low), rate.of == 0 ? "" : plain(interval.high)});
}
void add(Fields& line, const Estimate& difference) {
  line.insert(line.end(), {plain(difference.value), plain(difference.interval.low), plain(difference.interval.high),
                           plain(difference.p)});
}
void add(Fields& line, const Judged* judged) {
  if (judged == nullptr) return addEmpty(line, 6);
  add(line, judged->difference);
  line.insert(line.end(), {plain(judged->falseShare), judged->flagged() ? "yes" : "no"});
}

// ---- summary ----------------------------------------------------------------------------------------------------

Fields summaryHead() {
  Fields head = {"data",    "players",        "options",         "bots",          "seed",
                 "seasons", "warehouse_wins", "warehouse_share", "warehouse_low", "warehouse_high"};
  for (const EndingWords& each : endings()) head.push_back(each.column);
  for (const char* more : {"episodes_per_season", "artifacts_retrieved_per_season", "artifacts_lost_per_season",
                           "traitor_revealed_share", "decisions_per_season", "handovers_per_episode"})
    head.push_back(more);
  for (int length = 1; length <= kLengths; ++length)
    head.push_back("seasons_of_" + std::to_string(length) + (length == kLengths ? "_or_more" : "") + "_episodes");
  for (const char* change : {"difference", "difference_low", "difference_high", "difference_p"}) head.push_back(change);
  return head;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

Fields summaryOf(const std::string& data, const SimulationPlan& plan, const TableFigures& table,
                 const ChangeFigures* change) {
  std::vector<std::string> options = namesOf(plan.setup.variants);
  if (plan.mixed) options.emplace_back("mixed");
  if (plan.anyAgents) options.emplace_back("any-agents");
  Fields line = {data, std::to_string(table.players), joined(options), joined(plan.bots), std::to_string(plan.seed)};
  add(line, table.warehouse);
  for (const EndingWords& each : endings()) line.push_back(plain(table.endings[each.ending]));
  const Means& means = table.means;
  for (const double mean :
       {means.episodes, means.retrieved, means.lost, means.revealed, means.decisions, means.handovers})
    line.push_back(plain(mean));
  for (const long seasons : table.lengths) line.push_back(plain(seasons));
  if (change == nullptr) addEmpty(line, 4);
  else add(line, change->wins);
  return line;
}

// ---- cards ------------------------------------------------------------------------------------------------------

Fields cardsHead() {
  Fields head = {"data", "players", "deck", "card", "name", "copies"};
  for (const Use use : kAllUses) head.push_back(columnOf(use));
  for (const std::string of : {"seen", "not_seen"})
    for (const char* what : {"seasons", "wins", "share", "low", "high"}) head.push_back(of + "_" + what);
  for (const std::string of : {"seen", "text"})
    for (const char* what : {"difference", "low", "high", "p", "false_share", "flagged"})
      head.push_back(of + (what == std::string("difference") ? "_difference" : std::string("_difference_") + what));
  for (const char* more : {"text_won_only_with", "text_won_only_without", "text_difference_overall"})
    head.push_back(more);
  return head;
}

/// Everything but what the card's text does.
Fields cardLine(const std::string& data, const std::string& players, const Design& design, const CardCounts& counts,
                const Presence& presence) {
  Fields line = {data, players, deckOf(design.kind).folder, design.id, design.name.en, std::to_string(design.copies)};
  for (const Use use : kAllUses) {
    bool counted = false;
    for (const UseOfKind& each : usesOf(design.kind)) counted = counted || each.use == use;
    line.push_back(counted ? plain(counts.uses[use]) : "");
  }
  add(line, presence.with);
  add(line, presence.without);
  add(line, presence.judged ? &*presence.judged : nullptr);
  return line;
}

const BlankFigures* blankOf(const Figures& figures, DesignId design) {
  for (const BlankFigures& each : figures.blanks)
    if (each.design == design) return &each;
  return nullptr;
}

/// The lines of one data set.
std::string linesOf(const std::string& data, const Catalog& cards, const std::vector<CardFigures>& lines,
                    const std::vector<TableFigures>& tables, const std::vector<Simulated>& played,
                    const Figures* withBlanks) {
  std::string out;
  for (const CardFigures& card : lines) {
    const Design& design = cards.of(card.design);
    const BlankFigures* blank = withBlanks == nullptr ? nullptr : blankOf(*withBlanks, card.design);
    Fields all = cardLine(data, "all", design, card.counts, card.presence);
    add(all, blank == nullptr ? nullptr : &blank->judged);
    if (blank == nullptr) addEmpty(all, 3);
    else
      all.insert(all.end(),
                 {plain(blank->pairs.onlyFirst), plain(blank->pairs.onlySecond), plain(blank->overall.value)});
    out += csvLine(all);
    for (std::size_t table = 0; table < tables.size(); ++table) {
      const CardCounts& counts = played[table].cards.designs[at(card.design)];
      Fields line = cardLine(data, std::to_string(tables[table].players), design, counts, card.byTable[table]);
      if (blank == nullptr || blank->byTable[table].all() == 0) {
        addEmpty(line, 9);
      } else {
        add(line, pairedDifference(blank->byTable[table]));
        addEmpty(line, 2);  // judged together only
        line.insert(line.end(), {plain(blank->byTable[table].onlyFirst), plain(blank->byTable[table].onlySecond), ""});
      }
      out += csvLine(line);
    }
  }
  return out;
}

}  // namespace

std::string csvLine(const std::vector<std::string>& fields) {
  std::string line;
  for (std::size_t at = 0; at < fields.size(); ++at) {
    if (at > 0) line += ',';
    const std::string& field = fields[at];
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line += c == '"' ? std::string("\"\"") : std::string(1, c);
    line += '"';
  }
  return line + "\r\n";
}

std::string summaryCsvBeginning() { return csvLine(summaryHead()); }
std::string cardsCsvBeginning() { return csvLine(cardsHead()); }

std::string summaryCsv(const BalancePlan& plan, const Figures& figures) {
  std::string out = summaryCsvBeginning();
  for (std::size_t at = 0; at < figures.base.size(); ++at)
    out += csvLine(summaryOf(kBase, plan.tables[at], figures.base[at], nullptr));
  for (std::size_t at = 0; at < figures.against.size(); ++at)
    out += csvLine(summaryOf(plan.againstName, plan.tables[at], figures.against[at], &figures.changes[at]));
  return out;
}

std::string cardsCsv(const BalancePlan& plan, const Balance& balance, const Figures& figures) {
  std::string out = cardsCsvBeginning();
  out += linesOf(kBase, *plan.cards, figures.cards, figures.base, balance.base, &figures);
  if (plan.against)
    out += linesOf(plan.againstName, *plan.against, figures.againstCards, figures.against, balance.against, nullptr);
  return out;
}

}  // namespace w13
