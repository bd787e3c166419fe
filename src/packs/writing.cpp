// Makes packs, and puts what is in them where it belongs.

#include <zip.h>

#include <algorithm>
#include <fstream>

#include "engine/kernel/errors.h"
#include "engine/warehouse13/cards/node.h"
#include "packs/label.h"
#include "packs/pack.h"
#include "packs/places.h"

namespace w13 {

namespace fs = std::filesystem;

namespace {

constexpr zip_uint16_t kNoTime = 0, kNoDate = 0x21;  // 1980-01-01: who made it when is nobody's business

void take(std::vector<SourceFile>& files, const fs::path& folder, const std::string& below) {
  for (SourceFile& file : readFolder(folder).files) {
    const std::string path = below + file.path;
    if (!isPackPlace(path))
      throw kernel::DataError((folder / file.path).string() + " has no place in a pack, expected files like " + below +
                              (below == "cards/" ? "traits/coffee-break.json" : "coffee-break.json"));
    if (file.text.size() > kLargestFile)
      throw kernel::DataError((folder / file.path).string() + " is larger than the 1 MB that a file may have");
    files.push_back({path, std::move(file.text)});
  }
}

[[noreturn]] void cannotWrite(const fs::path& file, const std::string& why) {
  throw kernel::DataError("cannot write " + file.string() + ": " + why);
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

void writeText(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) cannotWrite(file, "the disk may be full");
}

}  // namespace

Pack packOf(const PackLabel& label, const fs::path& cards, const fs::path& scenarios) {
  checkLabel(label);
  Pack pack{label, {}};
  take(pack.files, cards, "cards/");
  if (!scenarios.empty()) take(pack.files, scenarios, "scenarios/");
  if (pack.files.empty()) throw kernel::DataError(cards.string() + " holds no card; a pack needs one");
  if (pack.files.size() >= kMostPackFiles)
    throw kernel::DataError("found " + std::to_string(pack.files.size()) + " files, expected fewer than " +
                            std::to_string(kMostPackFiles));
  return pack;
}

void writePack(const Pack& pack, const fs::path& file) {
  int code = 0;
  zip_t* zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code);
  if (zip == nullptr) {
    zip_error_t fault;
    zip_error_init_with_code(&fault, code);
    const std::string why = zip_error_strerror(&fault);
    zip_error_fini(&fault);
    cannotWrite(file, why);
  }
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
}

fs::path installPack(const Pack& pack, const fs::path& folder) {
  checkLabel(pack.label);
  fs::path place = folder / pack.label.id;
  const fs::path fresh = folder / (".new-" + pack.label.id);
  const fs::path old = folder / (".old-" + pack.label.id);
  try {
    fs::remove_all(fresh);
    writeText(fresh / kManifest, writeLabel(pack.label));
    for (const SourceFile& file : pack.files) {
      if (!isPackPlace(file.path)) throw kernel::DataError("a pack cannot hold " + inQuotes(file.path));
      writeText(fresh / file.path, file.text);
    }
    fs::remove_all(old);
    if (fs::exists(place)) fs::rename(place, old);
    fs::rename(fresh, place);
    fs::remove_all(old);
  } catch (const fs::filesystem_error& fault) {
    std::error_code ignored;
    if (!fs::exists(place, ignored) && fs::exists(old, ignored)) fs::rename(old, place, ignored);
    fs::remove_all(fresh, ignored);
    cannotWrite(place, fault.code().message());
  }
  return place;
}

std::vector<Pack> installedPacks(const fs::path& folder, std::vector<std::string>& faults) {
  std::vector<Pack> packs;
  std::error_code none;
  for (const fs::directory_entry& each : fs::directory_iterator(folder, none)) {
    if (!each.is_directory() || !isId(each.path().filename().string())) continue;
    try {
      packs.push_back(readPackFolder(each.path()));
    } catch (const kernel::DataError& fault) {
      faults.emplace_back(fault.what());
    }
  }
  std::sort(packs.begin(), packs.end(), [](const Pack& a, const Pack& b) { return a.label.id < b.label.id; });
  std::sort(faults.begin(), faults.end());
  return packs;
}

}  // namespace w13
