#pragma once
// Whether a text is well-formed XML, as far as our pages use it: elements, attributes, comments, the five entities and
// numbered characters. A page that is well-formed has nothing unescaped in it.

#include <string>
#include <vector>

namespace xml {

/// What keeps the text from being well-formed, with its place; empty if it is.
[[nodiscard]] std::string faultOf(const std::string& text);
/// All the text between the tags, entities resolved.
[[nodiscard]] std::string textOf(const std::string& page);
/// The values of an attribute, in order.
[[nodiscard]] std::vector<std::string> valuesOf(const std::string& page, const std::string& attribute);

}  // namespace xml
