#pragma once
// The designer's own files: several are written together, or none.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace house {

/// One file as it is to be.
struct Filing {
  std::filesystem::path file;
  std::optional<std::string> text;  ///< nullopt: the file is deleted
};

/// Writes and deletes all of them, creating folders as needed. Throws kernel::DataError with one sentence; then all
/// files are as they were.
void carryOut(const std::vector<Filing>& filings);

}  // namespace house
