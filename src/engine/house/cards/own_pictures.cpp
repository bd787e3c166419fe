#include "engine/house/cards/own_pictures.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/house/cards/card_part.h"

namespace house {

namespace {

constexpr std::string_view kPng = ".png", kSvg = ".svg";
constexpr std::string_view kPngBegins("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
constexpr std::string_view kPngEnds("IEND\xAE\x42\x60\x82", 8);
constexpr std::size_t kPngSizes = 24;  // bytes until both sides are told
constexpr int kDeepestSvg = 40;        // groups in one another

/// What an SVG has no need of: what runs, loads, or makes much of little.
constexpr std::array<std::string_view, 8> kNotInSvg = {"<!DOCTYPE", "<!ENTITY",       "<script", "<image",
                                                       "<use",      "<foreignObject", "@import", "<?xml-stylesheet"};

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t byte = at; byte < at + 4; ++byte) number = number << 8 | static_cast<unsigned char>(bytes[byte]);
  return number;
}

std::string pngFault(std::string_view bytes) {
  if (bytes.size() < kPngSizes || !bytes.starts_with(kPngBegins)) return "it is no PNG; save it as one";
  const std::uint32_t wide = numberAt(bytes, 16);
  const std::uint32_t high = numberAt(bytes, 20);
  if (wide == 0 || high == 0 || wide > kWidestPicture || high > kWidestPicture)
    return "it has " + std::to_string(wide) + " x " + std::to_string(high) + " dots; make it " +
           std::to_string(kWidestPicture) + " at most on each side";
  if (!bytes.ends_with(kPngEnds)) return "it ends too early; save it again";
  return {};
}

/// The first thing that is named elsewhere than in the file itself; empty: nothing.
std::string_view outsideNamed(std::string_view svg) {
  for (const std::string_view names : {std::string_view("href="), std::string_view("url(")})
    for (std::size_t at = svg.find(names); at != std::string_view::npos; at = svg.find(names, at + 1)) {
      std::string_view rest = svg.substr(at + names.size(), 2);
      if (rest.starts_with('"') || rest.starts_with('\'')) rest.remove_prefix(1);
      if (!rest.starts_with('#')) return svg.substr(at, 30);
    }
  return {};
}

bool isTooDeep(std::string_view svg) {
  int depth = 0;
  for (std::size_t at = svg.find('<'); at != std::string_view::npos; at = svg.find('<', at + 1)) {
    const std::size_t end = svg.find('>', at);
    if (end == std::string_view::npos) return true;
    const char first = svg[at + 1];
    if (first == '/') --depth;
    else if (first != '?' && first != '!' && svg[end - 1] != '/') ++depth;
    if (depth > kDeepestSvg) return true;
  }
  return depth != 0;
}

std::string svgFault(std::string_view svg) {
  if (svg.find("<svg") == std::string_view::npos) return "it is no SVG; save it as plain SVG";
  for (const std::string_view word : kNotInSvg)
    if (svg.find(word) != std::string_view::npos)
      return "it holds \"" + std::string(word) + "\"; save it as plain SVG, with paths only";
  if (!outsideNamed(svg).empty()) return "it names something outside of itself; save it as plain SVG, with paths only";
  if (isTooDeep(svg)) return "its shapes are nested too deeply, or not closed; save it as plain SVG";
  return {};
}

}  // namespace

bool isPicturePath(std::string_view path) {
  if (!path.starts_with(kPictures)) return false;
  path.remove_prefix(kPictures.size());
  if (!path.ends_with(kPng) && !path.ends_with(kSvg)) return false;
  path.remove_suffix(kPng.size());
  constexpr std::size_t kLongest = 60;
  return !path.empty() && path.size() <= kLongest && idFor(path) == path;
}

const SourceFile* pictureIn(const std::vector<Layer>& layers, std::string_view path) {
  for (std::size_t at = layers.size(); at-- > 0;)
    for (const SourceFile& picture : layers[at].pictures)
      if (picture.path == path) return &picture;
  return nullptr;
}

std::string pictureFault(std::string_view path, std::string_view bytes) {
  if (bytes.size() > kLargestPicture) return "it is larger than 1 MB; make it smaller";
  return path.ends_with(kSvg) ? svgFault(bytes) : pngFault(bytes);
}

}  // namespace house
