#pragma once
// Files that are written whole or not at all.

#include <string>

namespace w13 {

/// Tries whether a file can be made at a place, so that it is told before the work is done; leaves nothing behind.
/// Throws kernel::DataError with one sentence if it cannot.
void checkWritable(const std::string& path);

/// Writes a file under a passing name beside its place; it takes its name once it is complete. Throws kernel::DataError
/// with one sentence if that fails; an older file is then still there.
void writeWhole(const std::string& path, const std::string& text);

}  // namespace w13
