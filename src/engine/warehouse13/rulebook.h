#pragma once
// The rule texts of data/rules: what a player reads when a rule is named, and the glossary.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/kernel/choice.h"
#include "engine/warehouse13/glossary.h"

namespace w13 {

/// A chapter of the rules.
struct RuleSection {
  Text title;
  Text about;  ///< what the chapter tells, in one sentence
};

/// One entry of the ledger.
struct RuleText {
  std::string id;  ///< "CLAIM-09"
  int section = 0;
  Text text;
  std::vector<std::string> see;  ///< related entries: those that it names, then those that name it
};

/// All entries, in the ledger's order, and the glossary.
class RuleBook {
 public:
  /// Reads the JSON texts of ledger and glossary. Throws kernel::DataError with one sentence if one is damaged.
  [[nodiscard]] static RuleBook fromJson(std::string_view ledger, std::string_view glossary);

  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  /// The sections by number: the first is at place 1, place 0 is empty.
  [[nodiscard]] const std::vector<RuleSection>& sections() const { return sections_; }
  /// The section that a rule of this book stands in.
  [[nodiscard]] const RuleSection& sectionOf(const RuleText& rule) const {
    return sections_[static_cast<std::size_t>(rule.section)];
  }
  /// The entry with this number, or nullptr.
  [[nodiscard]] const RuleText* find(std::string_view id) const;
  [[nodiscard]] const RuleText* find(kernel::Rule rule) const;

  /// The glossary, in the alphabet of the English words.
  [[nodiscard]] const std::vector<Keyword>& glossary() const { return glossary_; }
  /// The keyword with this ID, or nullptr.
  [[nodiscard]] const Keyword* keyword(std::string_view id) const;

 private:
  void readLedger(std::string_view json);
  /// Adds the way back to each `see`.
  void linkBack();

  std::vector<RuleText> rules_;
  std::vector<RuleSection> sections_;
  std::vector<Keyword> glossary_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace w13
