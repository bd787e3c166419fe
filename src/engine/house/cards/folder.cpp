#include "engine/house/cards/folder.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/house/cards/node.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/errors.h"

namespace house {

namespace fs = std::filesystem;

namespace {

constexpr int kDeepestFolder = 3;

bool isPicture(const fs::path& file) {
  return isPicturePath(std::string(kPictures) + file.filename().string()) &&
         file.parent_path().filename().string() + "/" == kPictures;
}

}  // namespace

std::string readText(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw kernel::DataError("cannot read " + file.string());
  std::string text;
  // One byte more than is allowed is enough for the loader to refuse the file.
  text.resize(std::min<std::uintmax_t>(fs::file_size(file), kLargestFile + 1));
  in.read(text.data(), std::ssize(text));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

std::vector<Stamp> stampsOf(const fs::path& folder) {
  std::vector<Stamp> found;
  std::error_code error;
  fs::recursive_directory_iterator walk(folder, error);
  for (const fs::recursive_directory_iterator end; !error && walk != end; walk.increment(error)) {
    std::error_code gone;  // it may go while it is looked at
    if (walk->path().extension() != ".json" || !walk->is_regular_file(gone)) continue;
    const std::uintmax_t size = walk->file_size(gone);
    found.push_back({walk->path().generic_string(), size, walk->last_write_time(gone)});
  }
  std::sort(found.begin(), found.end(), [](const Stamp& a, const Stamp& b) { return a.path < b.path; });
  return found;
}

fs::path overlayNamed(const fs::path& named, const fs::path& shipped) {
  std::error_code error;
  const bool word = !named.has_parent_path() && named != "." && named != "..";
  if (word && !fs::is_directory(named, error) && fs::is_directory(shipped / named, error)) return shipped / named;
  return named;
}

Layer readFolder(const fs::path& folder) {
  Layer layer{folder.generic_string(), {}};
  std::error_code error;
  fs::recursive_directory_iterator walk(folder, error);
  if (error) throw kernel::DataError("cannot read the folder " + folder.string() + ": " + error.message());
  try {
    for (const fs::recursive_directory_iterator end; walk != end; ++walk) {
      if (walk.depth() >= kDeepestFolder) walk.disable_recursion_pending();
      if (!walk->is_regular_file()) continue;
      const bool card = walk->path().extension() == ".json";
      if (!card && !isPicture(walk->path())) continue;
      (card ? layer.files : layer.pictures)
          .push_back({walk->path().lexically_relative(folder).generic_string(), readText(walk->path())});
    }
  } catch (const fs::filesystem_error& what) {
    throw kernel::DataError(what.what());
  }
  for (std::vector<SourceFile>* files : {&layer.files, &layer.pictures})
    std::ranges::sort(*files, {}, &SourceFile::path);
  return layer;
}

}  // namespace house
