#pragma once
// Where the programs are that tests start.

#include <cstdlib>
#include <string>

namespace files {

/// A program of this build; of another folder where W13_BIN_DIR names one: scripts/mutations.py puts broken ones there.
inline std::string programPath(const std::string& name) {
  const char* folder = std::getenv("W13_BIN_DIR");
  return std::string(folder == nullptr ? W13_BIN_DIR : folder) + "/" + name;
}

}  // namespace files
