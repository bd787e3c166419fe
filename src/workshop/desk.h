#pragma once
// The desk at which a designer works: the shipped cards, a folder of the designer's own that is laid over them, and
// what has been written there but not saved. Nothing is ever written into the shipped folder.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/folder.h"
#include "workshop/check_up.h"
#include "workshop/filing.h"
#include "workshop/unsaved.h"

namespace w13 {

/// What a card is beside the shipped ones.
enum class CardState : std::uint8_t { Shipped, Changed, New, Removed };

/// A card, an Agent or the dice, as they lie on the desk.
struct CardOnDesk {
  std::string path;            ///< "traits/tesla.json"
  std::string folder;          ///< its deck: "traits"; empty for the dice
  std::string id;              ///< "tesla"
  Text name;                   ///< as it is written now; the id if that cannot be read
  Symbol type = Symbol::None;  ///< of its Trait pile, as it was last good
  CardState state = CardState::Shipped;
  bool draft = false;  ///< what is written is not saved
  int errors = 0;      ///< of the last check
  int warnings = 0;
};

/// What a change of the folder by another program has done.
struct Outside {
  std::vector<std::string> changed;   ///< cards that are others now
  std::vector<std::string> disputed;  ///< those of them that have a draft: it stays, and somebody must choose
};

class Desk {
 public:
  /// Reads both folders and checks them. The designer's is made when something is first saved. Throws kernel::DataError
  /// if the shipped cards cannot be read or have mistakes.
  Desk(std::filesystem::path shipped, const std::filesystem::path& own, ArtNames art = {});

  [[nodiscard]] const std::filesystem::path& own() const { return own_; }
  [[nodiscard]] const std::filesystem::path& shipped() const { return shippedFolder_; }
  [[nodiscard]] std::filesystem::path scenarios() const { return own_.parent_path() / "scenarios"; }
  [[nodiscard]] const ArtNames& art() const { return art_; }
  /// All cards by deck and id.
  [[nodiscard]] std::vector<CardOnDesk> cards() const;
  [[nodiscard]] bool has(const std::string& path) const;
  /// Whether a card or an Agent is called so, whatever its deck.
  [[nodiscard]] bool isTaken(const std::string& id) const;

  // ---- what is written ------------------------------------------------------------------------------------------

  /// The draft, else what is saved, else what is shipped; empty if there is no such card.
  [[nodiscard]] std::string text(const std::string& path) const;
  [[nodiscard]] std::optional<std::string> savedText(const std::string& path) const;
  [[nodiscard]] std::optional<std::string> shippedText(const std::string& path) const;
  [[nodiscard]] CardState stateOf(const std::string& path) const;
  [[nodiscard]] bool hasDraft(const std::string& path) const { return drafts_.contains(path); }
  [[nodiscard]] std::vector<std::string> drafts() const;
  [[nodiscard]] const Drafts& unsaved() const { return drafts_; }
  /// Writes a draft; one that says what is there anyhow is none.
  void write(const std::string& path, const std::string& text);
  void drop(const std::string& path) { drafts_.erase(path); }

  // ---- what is saved: throws kernel::DataError with one sentence, and then nothing has changed --------------------

  void save(const std::string& path);
  void saveAll();
  /// Takes a card out of the game: a card of the designer's own goes, a shipped one is marked as removed.
  void remove(const std::string& path);
  /// A shipped card is again as it was shipped; draft and file go.
  void revert(const std::string& path);
  /// Writes and takes away files, and reads the folder again.
  void file(const std::vector<Filing>& filings);
  /// Keeps a scenario of the designer's own under a name that no other has, and gives its place.
  std::filesystem::path keepScenario(const std::string& title, const std::string& text);
  /// Reads the designer's folder again, after somebody else has written there.
  Outside reread();

  // ---- checking -------------------------------------------------------------------------------------------------

  /// What is to be checked: the shipped cards, and the designer's with the drafts in them.
  [[nodiscard]] ToCheck toCheck() const;
  /// Takes the result of a check; one that was begun before the last taken is late and is left out.
  void take(CheckUp result);
  /// Checks at once.
  void check() { take(checkUp(toCheck())); }
  /// The last result. Its cards are always good ones.
  [[nodiscard]] const CheckUp& checked() const { return checked_; }
  [[nodiscard]] const Catalog& shippedCards() const { return *shippedSet_.cards; }
  /// The shipped cards with their texts.
  [[nodiscard]] const CardSet& shippedSet() const { return shippedSet_; }

 private:
  [[nodiscard]] std::vector<std::string> paths() const;
  [[nodiscard]] std::filesystem::path placeOf(const std::string& path) const { return own_ / path; }
  void readOwn();

  std::filesystem::path shippedFolder_;
  std::filesystem::path own_;
  ArtNames art_;
  std::shared_ptr<const Layer> shippedLayer_;
  std::map<std::string, std::string> shipped_;
  std::map<std::string, std::string> saved_;
  Drafts drafts_;
  CardSet shippedSet_;
  CheckUp checked_;
  mutable int asked_ = 0;
};

/// What the cards in a folder are; nothing for the Agents and the dice.
[[nodiscard]] std::optional<Kind> kindIn(std::string_view folder);
/// A deck in the order of the tree: 0 for Traits; what is no deck comes last.
[[nodiscard]] int placeInTree(std::string_view folder);

}  // namespace w13
