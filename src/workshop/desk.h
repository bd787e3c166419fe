#pragma once
// A designer's desk: the shipped cards, the designer's own folder overlaid on them, and unsaved drafts. Nothing is ever
// written into the shipped folder.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"
#include "workshop/check_up.h"
#include "workshop/filing.h"
#include "workshop/unsaved.h"

namespace house {

/// How a card relates to the shipped ones.
enum class CardState : std::uint8_t { Shipped, Changed, New, Removed };

/// A file of cards on the desk.
struct CardOnDesk {
  std::string path;                ///< "traits/tesla.json"
  std::string folder;              ///< "traits"; empty for what lies in none
  std::string id;                  ///< "tesla"
  Text name;                       ///< as written now; the id if unreadable
  std::vector<std::string> words;  ///< of the card language, as written now or last readable (wordsOf)
  std::uint8_t tint = 0;           ///< CardPart::tint, as last good
  CardState state = CardState::Shipped;
  bool draft = false;  ///< has unsaved changes
  int errors = 0;      ///< of the last check
  int warnings = 0;
  friend bool operator==(const CardOnDesk&, const CardOnDesk&) = default;
};

/// The effect of a change of the folder by another program.
struct Outside {
  std::vector<std::string> changed;   ///< cards that differ now
  bool pictures = false;              ///< pictures differ
  std::vector<std::string> disputed;  ///< those with a draft: it stays, and the designer must choose
};

class Desk {
 public:
  /// Reads both folders of a game with these cards, and checks them. The designer's is created on the first save.
  /// Throws kernel::DataError if the shipped cards cannot be read or have mistakes.
  Desk(const CardPart& part, std::filesystem::path shipped, const std::filesystem::path& own, ArtNames art = {});

  [[nodiscard]] const CardPart& part() const { return part_; }
  [[nodiscard]] const std::filesystem::path& own() const { return own_; }
  [[nodiscard]] const std::filesystem::path& shipped() const { return shippedFolder_; }
  [[nodiscard]] std::filesystem::path scenarios() const { return own_.parent_path() / "scenarios"; }
  /// The pictures in the designer's folder, good or not.
  [[nodiscard]] const std::vector<SourceFile>& ownPictures() const { return pictures_; }
  [[nodiscard]] const ArtNames& art() const { return art_; }
  /// All cards by deck and id.
  [[nodiscard]] std::vector<CardOnDesk> cards() const;
  [[nodiscard]] bool has(const std::string& path) const;
  /// Whether a file of any folder has this id.
  [[nodiscard]] bool isTaken(const std::string& id) const;

  // ---- what is written ------------------------------------------------------------------------------------------

  /// The draft, else the saved text, else the shipped one; empty if there is no such card.
  [[nodiscard]] std::string text(const std::string& path) const;
  [[nodiscard]] std::optional<std::string> savedText(const std::string& path) const;
  [[nodiscard]] std::optional<std::string> shippedText(const std::string& path) const;
  [[nodiscard]] CardState stateOf(const std::string& path) const;
  [[nodiscard]] bool hasDraft(const std::string& path) const { return drafts_.contains(path); }
  [[nodiscard]] std::vector<std::string> drafts() const;
  [[nodiscard]] const Drafts& unsaved() const { return drafts_; }
  /// Writes a draft; a text equal to the saved or shipped one leaves no draft.
  void write(const std::string& path, const std::string& text);
  void drop(const std::string& path) { drafts_.erase(path); }

  // ---- what is saved: throws kernel::DataError with one sentence; strong guarantee --------------------------------

  void save(const std::string& path);
  void saveAll();
  /// Takes a card out of the game: the designer's own card is deleted, a shipped one is marked as removed.
  void remove(const std::string& path);
  /// Restores a card as shipped: deletes draft and file.
  void revert(const std::string& path);
  /// Writes and deletes files, and rereads the folder.
  void file(const std::vector<Filing>& filings);
  /// Saves a scenario of the designer's under an unused name and returns its path.
  std::filesystem::path keepScenario(const std::string& title, const std::string& text);
  /// Puts a picture into the designer's folder, under an unused name made of `name`, and returns its path,
  /// "pictures/coffee.png". Throws with one sentence if it is none that cards may have.
  std::string addPicture(const std::string& name, const std::string& bytes);
  /// Rereads the designer's folder after another program has written there.
  Outside reread();

  // ---- checking -------------------------------------------------------------------------------------------------

  /// The input of a check: the shipped cards, and the designer's with their drafts.
  [[nodiscard]] ToCheck toCheck() const;
  /// Takes the result of a check; one requested before the last taken is late and ignored.
  void take(CheckUp result);
  /// Checks in this thread.
  void check() { take(checkUp(toCheck())); }
  /// The last result. Its box is always good.
  [[nodiscard]] const CheckUp& checked() const { return checked_; }
  [[nodiscard]] const std::shared_ptr<const Box>& shippedBox() const { return shippedBox_; }

 private:
  [[nodiscard]] std::vector<std::string> paths() const;
  /// The draft, the saved and the shipped text, those that are JSON objects.
  [[nodiscard]] std::vector<OrderedJson> readable(const std::string& path) const;
  [[nodiscard]] int placeInTree(std::string_view folder) const;
  [[nodiscard]] std::filesystem::path placeOf(const std::string& path) const { return own_ / path; }
  void readOwn();

  const CardPart& part_;
  std::filesystem::path shippedFolder_;
  std::filesystem::path own_;
  ArtNames art_;
  std::shared_ptr<const Layer> shippedLayer_;
  std::map<std::string, std::string> shipped_;
  std::map<std::string, std::string> saved_;
  std::vector<SourceFile> pictures_;
  Drafts drafts_;
  std::shared_ptr<const Box> shippedBox_;
  CheckUp checked_;
  mutable int asked_ = 0;
};

}  // namespace house
