#pragma once
// The sentences of this game: data/words/warehouse13.<code>.json, one file per language.

#include <filesystem>

#include "engine/house/said/filled.h"
#include "engine/house/said/sentences.h"

namespace w13 {

using house::capital;
using house::filled;

/// All sentences, read from the program's data on first use. Throws kernel::DataError with one sentence if a file is
/// damaged or lacks a sentence the game needs.
[[nodiscard]] const house::Sentences& sentences();
/// Reads them from another data folder. Throws likewise; the sentences are then unchanged.
void readSentences(const std::filesystem::path& data);

}  // namespace w13
