#pragma once
// The rule texts of a game: what a player reads when a rule is named, and the glossary.

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/house/rulebook/glossary.h"
#include "engine/house/rulebook/rule_names.h"
#include "engine/house/rulebook/rule_uses.h"
#include "engine/house/rulebook/search_words.h"
#include "engine/kernel/count.h"

namespace house {

/// A chapter of the rules.
struct RuleSection {
  Text title;
  Text about;  ///< what the chapter covers, in one sentence
};

/// One entry of the ledger.
struct RuleText {
  std::string id;  ///< "CLAIM-09"
  int section = 0;
  Text text;
  std::vector<std::string> see;  ///< related entries: those it names, then those that name it
};

/// What a rule book must know of its game.
struct RuledGame {
  std::string folder;                                  ///< of the files, for messages: "data/rules"
  RuleSections sections;                               ///< must outlive the book
  bool (*isQuestion)(std::string_view key) = nullptr;  ///< whether the game asks this: "work-the-case"
};

/// The texts of the files ledger.json, glossary.json and uses.json.
struct RuleFiles {
  std::string ledger;
  std::string glossary;
  std::string uses;
};

/// All entries, in the ledger's order, the glossary, and where the rules are used.
class RuleBook {
 public:
  RuleBook() = default;  ///< without any rule
  /// Reads the files' JSON texts. Throws kernel::DataError with one sentence if one is damaged.
  [[nodiscard]] static RuleBook fromJson(const RuleFiles& files, const RuledGame& game);

  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  /// The sections by number: the first is at place 1, place 0 is empty.
  [[nodiscard]] const std::vector<RuleSection>& sections() const { return sections_; }
  /// The section of a rule of this book.
  [[nodiscard]] const RuleSection& sectionOf(const RuleText& rule) const { return kernel::at(sections_, rule.section); }
  /// The entry with this number, or nullptr.
  [[nodiscard]] const RuleText* find(std::string_view id) const;
  [[nodiscard]] const RuleText* find(kernel::Rule rule) const;

  /// The glossary, in the alphabetical order of the English words.
  [[nodiscard]] const std::vector<Keyword>& glossary() const { return glossary_; }
  /// The keyword with this ID, or nullptr.
  [[nodiscard]] const Keyword* keyword(std::string_view id) const;

  /// How people look for things in it.
  [[nodiscard]] const SearchWords& searchWords() const { return searchWords_; }

  /// The rules that a card touches, by the card's ID; none for a card that is not in the box.
  [[nodiscard]] const std::vector<std::string>& rulesOn(std::string_view card) const;
  /// The IDs of the cards that touch a rule, and the keys of the questions that cite it.
  [[nodiscard]] std::vector<std::string> cardsUnder(const RuleText& rule) const;
  [[nodiscard]] std::vector<std::string> questionsUnder(const RuleText& rule) const;
  /// "CLAIM-09"; empty for no rule.
  [[nodiscard]] std::string nameOf(kernel::Rule rule) const { return house::nameOf(rule, game_.sections); }

 private:
  explicit RuleBook(RuledGame game) : game_(std::move(game)) {}
  void readLedger(std::string_view json);
  /// Adds the reverse of each `see`.
  void linkBack();
  /// Refuses words and uses that name a missing rule.
  void checkLinks() const;
  [[nodiscard]] RuleFile file(const char* what, const char* name) const;

  RuledGame game_;
  std::vector<RuleText> rules_;
  std::vector<RuleSection> sections_;
  std::vector<Keyword> glossary_;
  SearchWords searchWords_;
  RuleUses uses_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace house
