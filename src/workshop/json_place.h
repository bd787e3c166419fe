#pragma once
// Where the cursor is in a JSON text, even an unfinished one.

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace house {

/// An object or list around the cursor.
struct JsonFrame {
  bool object = false;
  std::string key;                           ///< the key that leads to the cursor; empty in a list
  std::map<std::string, std::string> texts;  ///< keys of the object, also behind the cursor, and their texts
};

/// What may be written at the cursor.
struct JsonPlace {
  std::vector<std::shared_ptr<JsonFrame>> frames;  ///< from the card inwards; empty: outside it
  bool key = false;                                ///< a key belongs here, not a value
  bool inText = false;                             ///< between quotation marks
  std::size_t from = 0;                            ///< where the text here begins, behind the quotation mark
  std::string typed;                               ///< from there to the cursor
};

/// `cursor`: the number of bytes before it.
[[nodiscard]] JsonPlace jsonPlaceAt(const std::string& text, std::size_t cursor);

}  // namespace house
