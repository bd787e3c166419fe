// Reads packs, as written by anybody: what does not belong into a pack is refused before anything is made of it.

#include <sys/stat.h>
#include <zip.h>

#include <algorithm>
#include <memory>
#include <set>

#include "engine/house/cards/node.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/errors.h"
#include "packs/label.h"
#include "packs/pack.h"
#include "packs/places.h"

namespace house {

namespace fs = std::filesystem;

namespace {

struct Closing {
  void operator()(zip_t* zip) const { zip_discard(zip); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

/// A zip that is open.
class OpenZip {
 public:
  OpenZip(const fs::path& file, const CardPart& cards) : name_(file.filename().string()), cards_(cards) {
    std::error_code fault;
    const std::uintmax_t size = fs::file_size(file, fault);
    if (fault) throw kernel::DataError("cannot read " + file.string() + ": " + fault.message());
    if (size > kLargestPack) refuse("it is larger than the 8 MB that a pack may have");
    int code = 0;
    zip_.reset(zip_open(file.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
    if (zip_ == nullptr) refuse("it is no pack, or it is damaged; get it again");
    const zip_int64_t entries = zip_get_num_entries(zip_.get(), 0);
    if (std::cmp_greater(entries, kMostPackFiles))
      refuse("it holds " + std::to_string(entries) + " files, expected at most " + std::to_string(kMostPackFiles));
    count_ = static_cast<zip_uint64_t>(entries);
  }

  [[nodiscard]] zip_uint64_t count() const { return count_; }
  /// The path of an entry, which is a place that packs have; empty for a folder of such places.
  [[nodiscard]] std::string placeOf(zip_uint64_t entry) const {
    const char* raw = zip_get_name(zip_.get(), entry, ZIP_FL_ENC_RAW);
    std::string path = raw == nullptr ? "" : raw;
    if (isPackFolder(path, cards_)) return {};
    if (!isPackPlace(path, cards_))
      refuse("it holds " + inQuotes(path) + ", expected only pack.json, cards like cards/" + exampleCard(cards_) +
             " and scenarios/");
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(zip_.get(), entry, 0, &system, &attributes) != 0) refuse("it is damaged");
    const mode_t type = (attributes >> 16) & S_IFMT;
    if (system == ZIP_OPSYS_UNIX && type != 0 && type != S_IFREG) refuse(path + " in it is a link, expected a file");
    return path;
  }
  /// The text of an entry; what it claims to be long counts as little as how well it is packed.
  [[nodiscard]] std::string textOf(zip_uint64_t entry, const std::string& path) const {
    const std::unique_ptr<zip_file_t, Closing> file(zip_fopen_index(zip_.get(), entry, 0));
    if (file == nullptr) refuse(path + " in it cannot be unpacked");
    std::string text(kLargestFile + 1, '\0');
    std::size_t got = 0;
    for (zip_int64_t more = 1; more > 0 && got < text.size();) {
      more = zip_fread(file.get(), text.data() + got, text.size() - got);
      if (more < 0) refuse(path + " in it is damaged");
      got += static_cast<std::size_t>(more);
    }
    if (got > kLargestFile) refuse(path + " in it is larger than the 1 MB that a file may have");
    text.resize(got);
    if (isPackPicture(path))
      if (const std::string fault = pictureFault(path, text); !fault.empty())
        refuse("the picture " + path + " in it is not taken: " + fault);
    return text;
  }
  [[noreturn]] void refuse(const std::string& what) const {
    throw kernel::DataError(name_ + " cannot be taken: " + what);
  }

 private:
  std::string name_;
  const CardPart& cards_;
  std::unique_ptr<zip_t, Closing> zip_;
  zip_uint64_t count_ = 0;
};

/// Sorts the files, takes the manifest out and reads it.
Pack sorted(std::vector<SourceFile> files, const std::string& name) {
  std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  const auto manifest =
      std::find_if(files.begin(), files.end(), [](const SourceFile& file) { return file.path == kManifest; });
  if (manifest == files.end())
    throw kernel::DataError(name + " cannot be taken: it has no manifest, pack.json, that says what it is");
  Pack pack;
  pack.label = readLabel(manifest->text, name + "/" + manifest->path);
  files.erase(manifest);
  pack.files = std::move(files);
  return pack;
}

}  // namespace

Layer Pack::cards() const {
  constexpr std::string_view kCards = "cards/";
  Layer layer{label.id, {}};
  for (const SourceFile& file : files)
    if (file.path.starts_with(kCards))
      (isPackPicture(file.path) ? layer.pictures : layer.files).push_back({file.path.substr(kCards.size()), file.text});
  return layer;
}

Pack readPack(const fs::path& file, const CardPart& cards) {
  const OpenZip zip(file, cards);
  std::vector<SourceFile> files;
  std::set<std::string> seen;
  std::uintmax_t all = 0;
  for (zip_uint64_t entry = 0; entry < zip.count(); ++entry) {
    const std::string path = zip.placeOf(entry);
    if (path.empty()) continue;
    if (!seen.insert(path).second) zip.refuse("it holds " + path + " twice");
    files.push_back({path, zip.textOf(entry, path)});
    all += files.back().text.size();
    if (all > kLargestUnpacked) zip.refuse("unpacked it is larger than the 32 MB that a pack may have");
  }
  return sorted(std::move(files), file.filename().string());
}

Pack readPackFolder(const fs::path& folder, const CardPart& cards) {
  Layer layer = readFolder(folder);
  std::erase_if(layer.pictures, [](const SourceFile& file) { return !pictureFault(file.path, file.text).empty(); });
  std::ranges::move(layer.pictures, std::back_inserter(layer.files));
  std::erase_if(layer.files, [&](const SourceFile& file) { return !isPackPlace(file.path, cards); });
  return sorted(std::move(layer.files), folder.filename().string());
}

}  // namespace house
