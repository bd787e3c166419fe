#pragma once
// Errors that a person can cause. Each message is one sentence that names the place and the remedy.

#include <stdexcept>
#include <string>

namespace kernel {

/// A choice, seat or index not on offer; the game is unchanged.
class RefusedError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A script or record of chance that does not fit the game using it.
class ScriptError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A save, log, scenario or card file that cannot be read.
class DataError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A choice that sets off more than the table can hold, or an endless loop; the game is unchanged.
class NoRoomError : public DataError {
 public:
  using DataError::DataError;
};

}  // namespace kernel
