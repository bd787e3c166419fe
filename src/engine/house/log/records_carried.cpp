// The data a match began with, inside its log.

#include <zlib.h>

#include "engine/house/log/records.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace house {

using kernel::Bytes;
using kernel::LogRecord;

namespace {

constexpr std::size_t kMostData = std::size_t{16} << 20u;  // unpacked; the cards of the first game have 0.1 MiB

Bytes packed(const std::string& text) {
  uLongf size = compressBound(text.size());
  Bytes bytes(size);
  compress2(bytes.data(), &size, reinterpret_cast<const Bytef*>(text.data()), text.size(), Z_BEST_COMPRESSION);
  bytes.resize(size);
  return bytes;
}

}  // namespace

kernel::DataError notAsWritten(const LogKind& kind) {
  return kernel::DataError("its " + kind.data + " are not as they were written");
}

LogRecord writeCarried(const std::string& carried, const LogKind& kind) {
  return {kind.data + " " + std::to_string(carried.size()) + " " + kernel::toLetters(packed(carried)), {}};
}

std::string readCarried(const LogRecord& record, const LogKind& kind) {
  const int size = numberAfter(record.text, kind.data + " ");
  const std::size_t letters = record.text.rfind(' ');
  Bytes bytes;
  if (size < 0 || std::cmp_greater(size, kMostData) ||
      !kernel::fromLetters(std::string_view(record.text).substr(letters + 1), bytes))
    throw notAsWritten(kind);
  std::string text(kernel::sizeOf(size), '\0');
  uLongf got = text.size();
  const int result = uncompress(reinterpret_cast<Bytef*>(text.data()), &got, bytes.data(), bytes.size());
  if (result != Z_OK || got != text.size()) throw notAsWritten(kind);
  return text;
}

}  // namespace house
