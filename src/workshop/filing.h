#pragma once
// Files of the designer's own: several are written together, or none is.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace w13 {

/// One file as it shall be.
struct Filing {
  std::filesystem::path file;
  std::optional<std::string> text;  ///< nothing: the file goes
};

/// Writes and takes away all of them. Folders on the way are made. Throws kernel::DataError with one sentence; then all
/// files are as they were.
void carryOut(const std::vector<Filing>& filings);

}  // namespace w13
