#pragma once
// Where in a JSON text the cursor stands, also while the text is not finished.

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace w13 {

/// An object or list around the cursor.
struct JsonFrame {
  bool object = false;
  std::string key;                           ///< the way from here to the cursor: the key, in a list empty
  std::map<std::string, std::string> texts;  ///< keys of the object, also behind the cursor, and the texts they have
};

/// What may be written where the cursor stands.
struct JsonPlace {
  std::vector<std::shared_ptr<JsonFrame>> frames;  ///< from the card inwards; empty: outside of it
  bool key = false;                                ///< a key belongs here, not a value
  bool inText = false;                             ///< between quotation marks
  std::size_t from = 0;                            ///< where what stands here begins, behind the quotation mark
  std::string typed;                               ///< from there to the cursor
};

/// `cursor`: bytes of the text that stand before it.
[[nodiscard]] JsonPlace jsonPlaceAt(const std::string& text, std::size_t cursor);

}  // namespace w13
