#pragma once
// The cards as shipped, for tests about card data.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/cards/loader.h"
#include "engine/games/warehouse13/questions.h"

namespace shipped {

/// The project's folder.
[[nodiscard]] std::filesystem::path project();
/// data/cards/warehouse13, read once; its name in mistakes is "cards".
[[nodiscard]] const w13::Layer& layer();
/// What came of loading it, once.
[[nodiscard]] const w13::Loaded& loaded();
[[nodiscard]] const w13::Catalog& cards();
/// All that comes with the program: the box, the promos and the expansions, laid over one another.
[[nodiscard]] const std::vector<w13::Layer>& allLayers();
[[nodiscard]] const w13::Catalog& everyCard();
/// Questions that no card of the box asks, but cards of designers may.
[[nodiscard]] bool isOfDesigners(w13::Ask ask);
/// A design that must be there.
[[nodiscard]] const w13::Design& design(const std::string& id);
/// All designs of a kind.
[[nodiscard]] std::vector<const w13::Design*> all(w13::Kind kind);
/// All mistakes, one a line.
[[nodiscard]] std::string lines(const std::vector<w13::Mistake>& mistakes);
/// The pictures there are.
[[nodiscard]] const w13::ArtNames& artNames();
/// A file of the project as text; empty if there is none.
[[nodiscard]] std::string textOf(const std::string& path);
/// The *.json files of a folder of the project and of those in it, in order, as textOf takes them.
[[nodiscard]] std::vector<std::string> jsonFilesIn(const std::string& folder);
/// Compares a generated file with the one in the project; with W13_UPDATE set it is written first.
[[nodiscard]] bool isUpToDate(const std::string& path, const std::string& generated);

}  // namespace shipped
