#pragma once
// Card files as a log carries them along, so that a match keeps the cards it began with.

#include <string>
#include <vector>

#include "engine/house/cards/folder.h"
#include "engine/house/log/log_kind.h"

namespace house {

/// Layers as one text, with the folders' own names only: where they lie on somebody's disk is nobody's business.
[[nodiscard]] std::string carriedLayers(const std::vector<Layer>& layers);
/// The same back. Throws kernel::DataError if the text is not as written.
[[nodiscard]] std::vector<Layer> layersFrom(const std::string& carried, const LogKind& kind);

}  // namespace house
