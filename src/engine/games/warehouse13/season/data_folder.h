#pragma once
// Where the shipped cards, rule texts and names of drawings lie. The one place that knows; all programs ask here.

#include <filesystem>

namespace w13 {

/// The data of a program that lies here: one fixed way from the program's folder (bin -> share/warehouse13), whatever
/// folder both were put into. In the build folder a link stands there, so the path given back is the real one. Throws
/// kernel::DataError if there is no data.
[[nodiscard]] std::filesystem::path dataFolderOf(const std::filesystem::path& program);

/// The data of the running program. Throws kernel::DataError likewise.
[[nodiscard]] std::filesystem::path dataFolder();

}  // namespace w13
