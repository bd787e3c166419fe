#include "workshop/desk.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <tuple>
#include <utility>

#include "engine/house/cards/json_text.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/house/said/text_json.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "workshop/card_words.h"

namespace house {

namespace fs = std::filesystem;

namespace {

constexpr const char* kRemoved = "{ \"removed\": true }\n";

bool isRemoved(const std::string& text) {
  const OrderedJson read = OrderedJson::parse(text, nullptr, false);
  return read.is_object() && read.value("removed", OrderedJson()) == true;
}

/// A name as it is written in one of the texts, the first that has one.
Text nameIn(const std::vector<OrderedJson>& texts, const std::string& id) {
  for (const OrderedJson& read : texts) {
    const auto name = read.find("name");
    if (name == read.end() || !name->is_object()) continue;
    if (Text read = textIn(*name); !read.en.empty()) return read;
  }
  return {id};
}

/// The words of a card whose file, the first text, states only what differs from the shipped one, the last.
std::vector<std::string> wordsIn(const std::vector<OrderedJson>& texts) {
  if (texts.empty()) return {};
  OrderedJson all = texts.back();
  all.merge_patch(texts.front());
  return wordsOf(all);
}

std::string firstError(const std::vector<Mistake>& mistakes) {
  const auto error = std::ranges::find_if(mistakes, [](const Mistake& each) { return each.error; });
  return error == mistakes.end() ? "there are no cards" : toString(*error);
}

template <class Map>
std::optional<std::string> textAt(const Map& texts, const std::string& path) {
  const auto found = texts.find(path);
  return found == texts.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Desk::Desk(const CardPart& part, fs::path shipped, const fs::path& own, ArtNames art)
    : part_(part), shippedFolder_(std::move(shipped)), own_(fs::absolute(own).lexically_normal()),
      art_(std::move(art)) {
  if (!own_.has_filename()) own_ = own_.parent_path();
  shippedLayer_ = std::make_shared<const Layer>(readFolder(shippedFolder_));
  for (const SourceFile& file : shippedLayer_->files) shipped_.emplace(file.path, file.text);
  const CardsRead read = part_.read({*shippedLayer_});
  if (!read.box) throw kernel::DataError(firstError(read.mistakes));
  shippedBox_ = read.box;
  readOwn();
  check();
}

// ---- what is there ----------------------------------------------------------------------------------------------

// What lies in no folder comes last.
int Desk::placeInTree(std::string_view folder) const { return placeOfFolder(part_, folder); }

std::vector<std::string> Desk::paths() const {
  std::set<std::string> all;
  for (const auto* texts : {&shipped_, &saved_, &drafts_})
    for (const auto& each : *texts) all.insert(each.first);
  std::vector<std::string> sorted(all.begin(), all.end());
  std::sort(sorted.begin(), sorted.end(), [&](const std::string& a, const std::string& b) {
    return std::tuple(placeInTree(folderIn(a)), folderIn(a), idIn(a)) <
           std::tuple(placeInTree(folderIn(b)), folderIn(b), idIn(b));
  });
  return sorted;
}

std::vector<OrderedJson> Desk::readable(const std::string& path) const {
  std::vector<OrderedJson> all;
  for (const auto& text : {textAt(drafts_, path), textAt(saved_, path), textAt(shipped_, path)}) {
    if (!text) continue;
    if (OrderedJson read = OrderedJson::parse(*text, nullptr, false); read.is_object()) all.push_back(std::move(read));
  }
  return all;
}

std::vector<CardOnDesk> Desk::cards() const {
  std::vector<CardOnDesk> all;
  for (const std::string& path : paths()) {
    CardOnDesk card;
    card.path = path;
    card.folder = folderIn(path);
    card.id = idIn(path);
    const std::vector<OrderedJson> texts = readable(path);
    card.name = card.folder.empty() ? part_.nameOf(path, *shippedBox_) : nameIn(texts, card.id);
    card.words = wordsIn(texts);
    card.tint = part_.tint(path, *checked_.box);
    card.state = stateOf(path);
    card.draft = hasDraft(path);
    for (const Finding& finding : checked_.findings)
      if (finding.path == path) ++(finding.mistake.error ? card.errors : card.warnings);
    all.push_back(std::move(card));
  }
  return all;
}

bool Desk::has(const std::string& path) const {
  return shipped_.contains(path) || saved_.contains(path) || drafts_.contains(path);
}

bool Desk::isTaken(const std::string& id) const {
  const std::vector<std::string> all = paths();
  return std::any_of(all.begin(), all.end(), [&](const std::string& path) { return idIn(path) == id; });
}

std::string Desk::text(const std::string& path) const {
  if (auto draft = textAt(drafts_, path)) return *draft;
  return savedText(path).value_or(shippedText(path).value_or(""));
}

std::optional<std::string> Desk::savedText(const std::string& path) const { return textAt(saved_, path); }
std::optional<std::string> Desk::shippedText(const std::string& path) const { return textAt(shipped_, path); }

CardState Desk::stateOf(const std::string& path) const {
  const auto own = hasDraft(path) ? textAt(drafts_, path) : savedText(path);
  if (own && isRemoved(*own)) return CardState::Removed;
  if (!shipped_.contains(path)) return CardState::New;
  return own ? CardState::Changed : CardState::Shipped;
}

std::vector<std::string> Desk::drafts() const {
  std::vector<std::string> all;
  for (const auto& [path, text] : drafts_) all.push_back(path);
  return all;
}

void Desk::write(const std::string& path, const std::string& text) {
  const auto there = saved_.contains(path) ? savedText(path) : shippedText(path);
  if (there && *there == text) drafts_.erase(path);
  else drafts_[path] = text;
}

// ---- what is saved ----------------------------------------------------------------------------------------------

void Desk::save(const std::string& path) {
  if (const auto draft = textAt(drafts_, path)) file({{placeOf(path), *draft}});
}

void Desk::saveAll() {
  std::vector<Filing> all;
  for (const auto& [path, text] : drafts_) all.push_back({placeOf(path), text});
  file(all);
}

void Desk::remove(const std::string& path) {
  const bool shipped = shipped_.contains(path);
  if (shipped || saved_.contains(path))
    file({{placeOf(path), shipped ? std::optional<std::string>(kRemoved) : std::nullopt}});
  drafts_.erase(path);
}

void Desk::revert(const std::string& path) {
  if (!shipped_.contains(path)) throw kernel::DataError(path + " is a card of your own; no other was shipped");
  if (saved_.contains(path)) file({{placeOf(path), std::nullopt}});
  drafts_.erase(path);
}

void Desk::file(const std::vector<Filing>& filings) {
  carryOut(filings);
  readOwn();
  for (const std::string& path : drafts())  // what has been saved is no draft any more
    if (savedText(path) == textAt(drafts_, path)) drafts_.erase(path);
}

fs::path Desk::keepScenario(const std::string& title, const std::string& text) {
  const std::string name = idFor(title);
  if (name.empty()) throw kernel::DataError("Write a title with letters or digits in it.");
  fs::path place = scenarios() / (name + ".json");
  for (int more = 2; fs::exists(place); ++more) place = scenarios() / (name + "-" + std::to_string(more) + ".json");
  carryOut({{place, text}});
  return place;
}

std::string Desk::addPicture(const std::string& name, const std::string& bytes) {
  const fs::path named(name);
  std::string ending = named.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  constexpr std::size_t kLongest = 50;  // room for a number behind it
  std::string id = idFor(idFor(named.stem().string()).substr(0, kLongest));
  if (id.empty()) id = "picture";
  std::string path = std::string(kPictures) + id + ending;
  if (!isPicturePath(path))
    throw kernel::DataError(named.filename().string() + " is not taken: it is no PNG and no SVG");
  if (const std::string fault = pictureFault(path, bytes); !fault.empty())
    throw kernel::DataError(named.filename().string() + " is not taken: " + fault);
  const auto taken = [&] { return std::ranges::find(pictures_, path, &SourceFile::path) != pictures_.end(); };
  for (int more = 2; taken(); ++more)
    path = std::string(kPictures).append(id).append("-").append(std::to_string(more)).append(ending);
  file({{own_ / path, bytes}});
  return path;
}

void Desk::readOwn() {
  saved_.clear();
  pictures_.clear();
  std::error_code error;
  if (!fs::is_directory(own_, error)) return;
  Layer own = readFolder(own_);
  for (SourceFile& file : own.files) saved_.emplace(std::move(file.path), std::move(file.text));
  pictures_ = std::move(own.pictures);
}

Outside Desk::reread() {
  const std::map<std::string, std::string> before = saved_;
  const std::vector<SourceFile> pictures = pictures_;
  readOwn();
  Outside outside;
  outside.pictures = !std::ranges::equal(pictures, pictures_, [](const SourceFile& a, const SourceFile& b) {
    return a.path == b.path && a.text == b.text;
  });
  std::set<std::string> touched;
  for (const auto* texts : {&before, &std::as_const(saved_)})
    for (const auto& each : *texts) touched.insert(each.first);
  for (const std::string& path : touched) {
    if (textAt(before, path) == textAt(saved_, path)) continue;
    outside.changed.push_back(path);
    if (const auto draft = textAt(drafts_, path); draft && draft == textAt(saved_, path)) drafts_.erase(path);
    else if (draft) outside.disputed.push_back(path);
  }
  return outside;
}

// ---- checking ---------------------------------------------------------------------------------------------------

ToCheck Desk::toCheck() const {
  ToCheck what;
  what.number = asked_++;
  what.cards = &part_;
  what.shipped = shippedLayer_;
  what.own = saved_;
  for (const auto& [path, text] : drafts_) what.own[path] = text;
  what.lastGood = checked_.good;
  what.folder = own_.generic_string();
  what.pictures = pictures_;
  what.art = art_.names.empty() ? nullptr : &art_;
  return what;
}

void Desk::take(CheckUp result) {
  if (result.number > checked_.number) checked_ = std::move(result);
}

}  // namespace house
