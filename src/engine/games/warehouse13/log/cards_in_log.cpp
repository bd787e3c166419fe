// The cards a season began with, inside its log.

#include <zlib.h>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/records.h"
#include "engine/kernel/errors.h"

namespace w13 {

using kernel::Bytes;
using kernel::DataError;
using kernel::LogRecord;

namespace {

constexpr std::size_t kLargestCardSet = std::size_t{16} << 20u;  // unpacked; the shipped one has 0.1 MiB
constexpr const char* kNotAsWritten = "its cards are not as they were written";

/// The folder's own name: where it lies on somebody's disk is nobody's business.
std::string lastPart(const std::string& folder) {
  const std::size_t slash = folder.find_last_of('/');
  return slash == std::string::npos ? folder : folder.substr(slash + 1);
}

Bytes packed(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  Bytes bytes(size);
  compress2(bytes.data(), &size, reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()),
            Z_BEST_COMPRESSION);
  bytes.resize(size);
  return bytes;
}

std::string unpacked(const Bytes& bytes, std::size_t size) {
  std::string text(size, '\0');
  uLongf got = static_cast<uLongf>(size);
  const int result =
      uncompress(reinterpret_cast<Bytef*>(text.data()), &got, bytes.data(), static_cast<uLong>(bytes.size()));
  if (result != Z_OK || got != size) throw DataError(kNotAsWritten);
  return text;
}

}  // namespace

LogRecord write(const std::vector<Layer>& layers) {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (const Layer& layer : layers) {
    nlohmann::ordered_json files = nlohmann::ordered_json::object();
    for (const SourceFile& file : layer.files) files[file.path] = file.text;
    all.push_back({{"folder", lastPart(layer.name)}, {"files", std::move(files)}});
  }
  const std::string text = all.dump();
  return {"cards " + std::to_string(text.size()) + " " + kernel::toLetters(packed(text)), {}};
}

std::vector<Layer> readLayers(const LogRecord& record) {
  const int size = numberAfter(record.text, "cards ");
  const std::size_t letters = record.text.rfind(' ');
  Bytes bytes;
  if (size <= 0 || static_cast<std::size_t>(size) > kLargestCardSet ||
      !kernel::fromLetters(std::string_view(record.text).substr(letters + 1), bytes))
    throw DataError(kNotAsWritten);
  try {
    std::vector<Layer> layers;
    for (const auto& layer : nlohmann::ordered_json::parse(unpacked(bytes, static_cast<std::size_t>(size)))) {
      Layer& next = layers.emplace_back(Layer{layer.at("folder").get<std::string>(), {}});
      for (const auto& [path, text] : layer.at("files").items()) next.files.push_back({path, text.get<std::string>()});
    }
    return layers;
  } catch (const nlohmann::json::exception&) {
    throw DataError(kNotAsWritten);
  }
}

}  // namespace w13
