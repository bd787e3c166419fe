#pragma once
// Files of pictures, as far as they are looked at before anybody draws them.

#include <string>

namespace files {

/// A PNG of this size, without its dots.
inline std::string png(unsigned wide, unsigned high) {
  const auto number = [](unsigned n) {
    return std::string{static_cast<char>(n >> 24), static_cast<char>(n >> 16), static_cast<char>(n >> 8),
                       static_cast<char>(n)};
  };
  return std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) + number(wide) + number(high) + "dots" +
         std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12);
}

/// An SVG with this inside.
inline std::string svg(const std::string& inside) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">)" + inside + "</svg>";
}

}  // namespace files
