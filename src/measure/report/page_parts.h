#pragma once
// The parts of the report page, and what they share.

#include <string>
#include <vector>

#include "measure/report/figures.h"

namespace w13 {

/// The data of all parts of the page.
struct PageOf {
  const BalancePlan& plan;
  const Figures& figures;
};

/// A row of a table; `cells` are whole <td> or <th> elements.
[[nodiscard]] std::string row(const std::string& cells, bool flagged = false);
[[nodiscard]] std::string cell(const std::string& text, const char* kind = "number");
[[nodiscard]] std::string heading(const std::string& text, const char* kind = "");
/// A whole table that scrolls on its own in a narrow window.
[[nodiscard]] std::string table(const std::string& head, const std::string& rows);
/// A share with its interval in small print.
[[nodiscard]] std::string rateCell(const Rate& rate);

/// The Warehouse's opponent: "Traitor", or "Adversary" in the cooperative game (VAR-03).
[[nodiscard]] std::string opponentOf(const SimulationPlan& table);
/// "Traits"
[[nodiscard]] const char* deckTitle(Kind kind);
/// "Warehouse" or "Traitor": the side that a flagged difference favours.
[[nodiscard]] std::string sideOf(const Estimate& difference);

[[nodiscard]] const char* pageStyle();
[[nodiscard]] std::string partOfWins(const PageOf& of);
[[nodiscard]] std::string partOfEndings(const PageOf& of);
[[nodiscard]] std::string partOfLengths(const PageOf& of);
[[nodiscard]] std::string partOfChanges(const PageOf& of);
[[nodiscard]] std::string partOfBlanks(const PageOf& of);
[[nodiscard]] std::string partOfAgents(const PageOf& of);
[[nodiscard]] std::string partOfCards(const PageOf& of);
[[nodiscard]] std::string partOfReading(const PageOf& of);

}  // namespace w13
