#pragma once
// Checks card data for probable slips that load: numbers or icons in the text that the effect does not have, texts that
// differ between the languages, names and pictures used twice; in shipped cards also questions without words of their
// own.

#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/loader.h"

namespace w13 {

/// Loads and checks the layers: the mistakes of loading, then warnings, in the order of files and lines. `art`: all
/// pictures; without names they are not checked.
[[nodiscard]] Loaded lint(const std::vector<Layer>& layers, const ArtNames& art = {});

/// "176 files, 0 errors, 0 warnings, 0 pending effects"
[[nodiscard]] std::string summary(const Loaded& loaded);

}  // namespace w13
