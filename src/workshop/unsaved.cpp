#include "workshop/unsaved.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/log_file.h"
#include "engine/kernel/whole_file.h"

namespace house {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargest = std::size_t{4} << 20u;  ///< then what has been written over is left out

std::string line(const OrderedJson& read) {
  return read.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + '\n';
}

std::string lineFor(const std::string& path, const OrderedJson& text) { return line({{"path", path}, {"text", text}}); }

std::string wholeText(const fs::path& own, const Drafts& drafts) {
  std::string whole = line({{"cards not saved", own.string()}});
  for (const auto& [path, text] : drafts) whole += lineFor(path, text);
  return whole;
}

/// The lines that change what is kept into what is to be kept.
std::string changes(const Drafts& kept, const Drafts& drafts) {
  std::string lines;
  for (const auto& [path, text] : kept)
    if (!drafts.contains(path)) lines += lineFor(path, nullptr);
  for (const auto& [path, text] : drafts)
    if (const auto was = kept.find(path); was == kept.end() || was->second != text) lines += lineFor(path, text);
  return lines;
}

std::string namesBegin(const fs::path& own) { return own.filename().string() + ".unsaved-"; }

/// What a file says; the last line may have been torn.
Drafts draftsIn(const fs::path& file) {
  Drafts drafts;
  const std::string text = kernel::readWholeFile(file.string());
  for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    const OrderedJson read = OrderedJson::parse(std::string_view(text).substr(at, end - at), nullptr, false);
    if (!read.is_object() || !read.contains("path") || !read["path"].is_string() || !read.contains("text")) continue;
    const std::string path = read["path"].get<std::string>();
    if (read["text"].is_string()) drafts[path] = read["text"].get<std::string>();
    else drafts.erase(path);
  }
  return drafts;
}

/// Whether the program that wrote a file still runs: it holds it.
bool isHeld(const fs::path& file) {
  try {
    const std::string text = kernel::readWholeFile(file.string());
    (void)kernel::LogFile::resume(file.string(), text);
    return false;
  } catch (const kernel::DataError&) {
    return true;
  }
}

}  // namespace

Unsaved::Unsaved(fs::path own) : own_(std::move(own)) {}
Unsaved::~Unsaved() = default;

void Unsaved::keep(const Drafts& drafts) {
  if (drafts == kept_) return;
  if (drafts.empty()) return dropFile();
  const std::string lines = changes(kept_, drafts);
  std::error_code error;
  if (file_ == nullptr || !fs::exists(place_, error) || whole_.size() + lines.size() > kLargest)
    return beginFile(drafts);
  file_->grow(whole_ + lines, whole_.size());
  whole_ += lines;
  kept_ = drafts;
}

// The new file is whole before the old one goes.
void Unsaved::beginFile(const Drafts& drafts) {
  std::error_code error;
  fs::create_directories(own_.parent_path(), error);
  fs::path place;
  for (int number = 1; place.empty() || fs::exists(place, error); ++number)
    place = own_.parent_path() / (namesBegin(own_) + std::to_string(number));
  std::string whole = wholeText(own_, drafts);
  std::unique_ptr<kernel::LogFile> file = kernel::LogFile::create(place.string(), whole);
  if (place != place_) dropFile();  // the same place: somebody has taken the old one away
  place_ = place;
  file_ = std::move(file);
  whole_ = std::move(whole);
  kept_ = drafts;
}

void Unsaved::dropFile() {
  if (file_ != nullptr) {
    std::error_code error;
    fs::remove(place_, error);
    file_.reset();
  }
  kept_.clear();
}

std::vector<LeftBehind> leftBehind(const fs::path& own) {
  std::vector<std::pair<fs::file_time_type, LeftBehind>> found;
  std::error_code error;
  for (const fs::directory_entry& each : fs::directory_iterator(own.parent_path(), error)) {
    if (!each.path().filename().string().starts_with(namesBegin(own)) || isHeld(each.path())) continue;
    try {
      found.emplace_back(each.last_write_time(error), LeftBehind{each.path(), draftsIn(each.path())});
    } catch (const kernel::DataError&) {  // it is no file of ours, or not ours to read
    }
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<LeftBehind> all;
  for (auto& [time, one] : found)
    if (!one.drafts.empty()) all.push_back(std::move(one));
  return all;
}

}  // namespace house
