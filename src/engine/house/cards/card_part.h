#pragma once
// What a game whose cards are files brings to the house's tools for designers: desk, checks, completion, packs. A file
// is named by its path below the folder of cards, "traits/tesla.json"; what lies in no folder has the folder "".

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/art_names.h"
#include "engine/house/cards/folder.h"
#include "engine/house/cards/mistake.h"
#include "engine/house/json.h"
#include "engine/house/said/sentences.h"

namespace house {

class Box;

/// Layers of card files, read together.
struct CardsRead {
  std::vector<Mistake> mistakes;  ///< warnings as well, in the order of files and lines
  int files = 0;
  std::shared_ptr<const Box> box;  ///< nullptr if there was an error
  std::uint64_t fingerprint = 0;   ///< of the texts, if there is a box
  [[nodiscard]] int errors() const;
  [[nodiscard]] int warnings() const;
};

/// A folder of card files.
struct CardFolder {
  std::string_view name;
  bool takesNew = true;  ///< whether a card can be begun there
};

/// A word that may be written, and what it means; that may be empty.
struct CardWord {
  std::string word;
  std::string means;
};

/// A value in which the files of one folder name a file of another by its id.
struct CardReference {
  std::string_view folder;
  std::string_view key;
  std::string_view to;
};

class CardPart {
 public:
  virtual ~CardPart() = default;

  /// The folders, in the order in which people look through them.
  [[nodiscard]] virtual std::span<const CardFolder> folders() const = 0;
  /// Files that lie in no folder: "dice.json".
  [[nodiscard]] virtual std::span<const std::string_view> loose() const { return {}; }
  [[nodiscard]] virtual std::span<const CardReference> references() const { return {}; }
  /// The languages of its texts, English first.
  [[nodiscard]] virtual const std::vector<SpokenLanguage>& languages() const = 0;
  /// The ending of this game's packs, without a dot.
  [[nodiscard]] virtual std::string_view packEnding() const = 0;

  /// Reads layers, later over earlier.
  [[nodiscard]] virtual CardsRead read(const std::vector<Layer>& layers) const = 0;
  /// The same, and looks for probable slips. `art`: all pictures; without names they are not checked.
  [[nodiscard]] virtual CardsRead check(const std::vector<Layer>& layers, const ArtNames& art) const = 0;

  /// What the game understood of a file, in plain words; empty if it is not in the box.
  [[nodiscard]] virtual std::string inPlainWords(std::string_view path, const Box& box) const = 0;
  /// What a file's card is called; by its id unless the game knows better: "Coffee break" for
  /// "traits/coffee-break.json".
  [[nodiscard]] virtual Text nameOf(std::string_view path, const Box& box) const;
  /// Which of its colours a file has in a list; 0: none.
  [[nodiscard]] virtual std::uint8_t tint(std::string_view /*path*/, const Box& /*box*/) const { return 0; }

  // ---- while somebody writes

  /// The JSON Schema of the files of a folder.
  [[nodiscard]] virtual const Json& schema(std::string_view folder) const = 0;
  /// Whether a key of the schema is for this folder's files at all.
  [[nodiscard]] virtual bool mayHave(std::string_view /*folder*/, std::string_view /*key*/) const { return true; }
  /// The outermost key behind which the files of a folder name their picture; empty: they have none.
  [[nodiscard]] virtual std::string_view pictureKey(std::string_view /*folder*/) const { return {}; }
  /// The names, known to no schema, that may stand behind a key.
  [[nodiscard]] virtual std::vector<CardWord> namesFor(std::string_view key, const Box& box,
                                                       const ArtNames& art) const = 0;
  /// The icons that texts may have in braces.
  [[nodiscard]] virtual std::vector<CardWord> icons() const { return {}; }

  /// The files of a new card, which load as they are. `id`: the name of its file, unused by others. Throws
  /// kernel::RefusedError with one sentence if there is no room for it.
  [[nodiscard]] virtual std::vector<SourceFile> newCard(std::string_view folder, const std::string& id,
                                                        const std::string& name, const Box& box,
                                                        const ArtNames& art) const = 0;
  /// The text of a copy of a card, under another name and marked as not from the box. Throws kernel::DataError if
  /// `text` is no JSON object.
  [[nodiscard]] virtual std::string copied(const std::string& text, const std::string& name) const = 0;
};

/// "traits" for "traits/tesla.json", "tesla" for the same.
[[nodiscard]] std::string folderIn(std::string_view path);
[[nodiscard]] std::string idIn(std::string_view path);
/// Whether a game has this folder.
[[nodiscard]] bool hasFolder(const CardPart& cards, std::string_view folder);
/// The place of a folder among the game's; after all others what has none.
[[nodiscard]] int placeOfFolder(const CardPart& cards, std::string_view folder);

/// "coffee-break" for "Coffee Break": lower-case letters, digits and hyphens; empty if the name has none of them.
[[nodiscard]] std::string idFor(std::string_view name);
/// "Coffee break" for "coffee-break".
[[nodiscard]] std::string nameFor(std::string_view id);

}  // namespace house
