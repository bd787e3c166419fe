#pragma once
// Errors that a person can cause. Each carries one sentence that names the place and what would be right.

#include <stdexcept>
#include <string>

namespace kernel {

/// A choice, seat or index that was not offered; the game is unchanged.
class RefusedError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A script or record of chance that does not fit the game that asks it.
class ScriptError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A save, log, scenario or card file that cannot be read.
class DataError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A choice by which the cards set off more than the table can hold, or no end of it; the game is unchanged.
class NoRoomError : public DataError {
 public:
  using DataError::DataError;
};

}  // namespace kernel
