// Makes packs, and puts what is in them where it belongs.

#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "engine/house/cards/node.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/errors.h"
#include "packs/label.h"
#include "packs/pack.h"
#include "packs/places.h"

namespace house {

namespace fs = std::filesystem;

namespace {

constexpr zip_uint16_t kNoTime = 0, kNoDate = 0x21;  // 1980-01-01: who made it when is nobody's business

void take(std::vector<SourceFile>& files, const CardPart& cards, const fs::path& folder, const std::string& below) {
  Layer all = readFolder(folder);
  for (SourceFile& picture : all.pictures)
    if (const std::string fault = pictureFault(picture.path, picture.text); fault.empty())
      files.push_back({below + picture.path, std::move(picture.text)});
    else throw kernel::DataError((folder / picture.path).string() + " is not taken: " + fault);
  for (SourceFile& file : all.files) {
    const std::string path = below + file.path;
    if (!isPackPlace(path, cards))
      throw kernel::DataError((folder / file.path).string() + " has no place in a pack, expected files like " + below +
                              (below == "cards/" ? exampleCard(cards) : "my-scenario.json"));
    if (file.text.size() > kLargestFile)
      throw kernel::DataError((folder / file.path).string() + " is larger than the 1 MB that a file may have");
    files.push_back({path, std::move(file.text)});
  }
}

[[noreturn]] void cannotWrite(const fs::path& file, const std::string& why) {
  throw kernel::DataError("cannot write " + file.string() + ": " + why);
}

[[noreturn]] void cannotWrite(const fs::path& file, zip_error_t& fault) {
  const std::string why = zip_error_strerror(&fault);
  zip_error_fini(&fault);
  cannotWrite(file, why);
}

void add(zip_t& zip, const fs::path& file, const std::string& path, const std::string& text) {
  zip_source_t* source = zip_source_buffer(&zip, text.data(), text.size(), 0);
  const zip_int64_t entry = source == nullptr ? -1 : zip_file_add(&zip, path.c_str(), source, ZIP_FL_ENC_UTF_8);
  if (entry < 0) {
    if (source != nullptr) zip_source_free(source);
    cannotWrite(file, zip_strerror(&zip));
  }
  zip_file_set_dostime(&zip, static_cast<zip_uint64_t>(entry), kNoTime, kNoDate, 0);
}

/// A zip that is made in memory.
struct Zipped {
  zip_error_t fault;
  zip_source_t* source = nullptr;
  Zipped() {
    zip_error_init(&fault);
    source = zip_source_buffer_create(nullptr, 0, 0, &fault);
  }
  ~Zipped() {
    if (source != nullptr) zip_source_free(source);
  }
  Zipped(const Zipped&) = delete;
  Zipped& operator=(const Zipped&) = delete;

  [[nodiscard]] std::string bytes(const fs::path& file) const {
    zip_stat_t is;
    if (zip_source_stat(source, &is) != 0 || zip_source_open(source) != 0)
      cannotWrite(file, zip_error_strerror(zip_source_error(source)));
    std::string all(is.size, '\0');
    const zip_int64_t got = zip_source_read(source, all.data(), all.size());
    zip_source_close(source);
    if (std::cmp_not_equal(got, all.size())) cannotWrite(file, "it could not be put together");
    return all;
  }
};

/// An empty folder of ours beside the packs, with a name that nothing has.
fs::path passingFolder(const fs::path& folder, const std::string& name) {
  fs::create_directories(folder);
  std::string made = (folder / (name + "-XXXXXX")).string();
  if (::mkdtemp(made.data()) == nullptr)
    throw fs::filesystem_error("", std::error_code(errno, std::generic_category()));
  return made;
}

void writeText(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  kernel::writeWholeFile(file.string(), text, kernel::Over::nothing());
}

}  // namespace

Pack packOf(const PackLabel& label, const CardPart& cards, const fs::path& folder, const fs::path& scenarios) {
  checkLabel(label);
  Pack pack{label, {}};
  take(pack.files, cards, folder, "cards/");
  if (!scenarios.empty()) take(pack.files, cards, scenarios, "scenarios/");
  if (pack.files.empty()) throw kernel::DataError(folder.string() + " holds no card; a pack needs one");
  if (pack.files.size() >= kMostPackFiles)
    throw kernel::DataError("found " + std::to_string(pack.files.size()) + " files, expected fewer than " +
                            std::to_string(kMostPackFiles));
  return pack;
}

void writePack(const Pack& pack, const fs::path& file, const kernel::Over& over) {
  Zipped made;
  zip_t* zip = made.source == nullptr ? nullptr : zip_open_from_source(made.source, ZIP_TRUNCATE, &made.fault);
  if (zip == nullptr) cannotWrite(file, made.fault);
  zip_source_keep(made.source);                         // closing the zip would free it
  const std::string manifest = writeLabel(pack.label);  // lives until the zip is closed
  try {
    add(*zip, file, std::string(kManifest), manifest);
    for (const SourceFile& each : pack.files) add(*zip, file, each.path, each.text);
  } catch (...) {
    zip_discard(zip);
    throw;
  }
  if (zip_close(zip) != 0) {
    const std::string why = zip_strerror(zip);
    zip_discard(zip);
    cannotWrite(file, why);
  }
  kernel::writeWholeFile(file.string(), made.bytes(file), over);
}

fs::path installPack(const Pack& pack, const CardPart& cards, const fs::path& folder) {
  checkLabel(pack.label);
  fs::path place = folder / pack.label.id;
  if (fs::exists(fs::symlink_status(place)) && !fs::is_regular_file(place / kManifest))
    throw kernel::DataError(place.string() + " exists and is no pack: take it away first");
  fs::path fresh, old;
  try {
    fresh = passingFolder(folder, ".new-" + pack.label.id);
    writeText(fresh / kManifest, writeLabel(pack.label));
    for (const SourceFile& file : pack.files) {
      if (!isPackPlace(file.path, cards)) throw kernel::DataError("a pack cannot hold " + inQuotes(file.path));
      writeText(fresh / file.path, file.text);
    }
    fs::permissions(fresh,
                    fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec,
                    fs::perm_options::add);
    old = passingFolder(folder, ".old-" + pack.label.id);
    if (fs::exists(place)) fs::rename(place, old);
    fs::rename(fresh, place);
    fs::remove_all(old);
  } catch (const std::exception& fault) {
    std::error_code ignored;
    if (!fs::exists(place, ignored) && fs::exists(old / kManifest, ignored)) fs::rename(old, place, ignored);
    if (!fresh.empty()) fs::remove_all(fresh, ignored);
    if (!old.empty()) fs::remove_all(old, ignored);
    if (const auto* disk = dynamic_cast<const fs::filesystem_error*>(&fault))
      cannotWrite(place, disk->code().message());
    throw;
  }
  return place;
}

std::vector<Pack> installedPacks(const fs::path& folder, const CardPart& cards, std::vector<std::string>& faults) {
  std::vector<Pack> packs;
  std::error_code none;
  for (const fs::directory_entry& each : fs::directory_iterator(folder, none)) {
    if (!each.is_directory() || !isId(each.path().filename().string())) continue;
    try {
      packs.push_back(readPackFolder(each.path(), cards));
    } catch (const kernel::DataError& fault) {
      faults.emplace_back(fault.what());
    }
  }
  std::sort(packs.begin(), packs.end(), [](const Pack& a, const Pack& b) { return a.label.id < b.label.id; });
  std::sort(faults.begin(), faults.end());
  return packs;
}

}  // namespace house
