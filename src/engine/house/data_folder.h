#pragma once
// Where the shipped cards, rule texts and names of drawings are. Only this header knows; all programs ask here.

#include <filesystem>
#include <string_view>

namespace house {

/// The data of the program at this path: at a fixed relative path from the program's folder, wherever both are
/// installed. In the build folder that is a link, so the real path is returned. Throws kernel::DataError if there is no
/// data.
[[nodiscard]] std::filesystem::path dataFolderOf(const std::filesystem::path& program);

/// The data of the running program. Throws kernel::DataError likewise.
[[nodiscard]] std::filesystem::path dataFolder();

/// The folders of the lessons and puzzles of a game, named by its id: "vault". They may be missing.
[[nodiscard]] std::filesystem::path lessonFolder(std::string_view game);
[[nodiscard]] std::filesystem::path puzzleFolder(std::string_view game);

}  // namespace house
