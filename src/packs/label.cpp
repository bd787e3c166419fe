#include "packs/label.h"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "engine/house/cards/reader.h"
#include "engine/house/said/text_json.h"
#include "engine/kernel/errors.h"
#include "packs/places.h"

namespace house {

namespace {

constexpr int kFormat = 1;
constexpr std::size_t kLongestName = 60, kLongestVersion = 20;
const std::vector<std::string> kKeys = {"$schema", "format", "id", "name", "version", "author", "notes", "checks"};
const std::vector<std::string> kChecks = {"cards", "warnings"};

/// "1", "1.2", "1.2.13"
bool isVersion(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  bool number = false;
  for (const char c : text) {
    if (!digit(c) && (c != '.' || !number)) return false;
    number = digit(c);
  }
  return number && text.size() <= kLongestVersion;
}

std::string textAt(const Node& root, const char* key, const char* what, std::size_t longest, Reader& reader) {
  const Node* found = root.find(key);
  if (found == nullptr) return reader.missing(root, key, what), std::string();
  return reader.text(*found, longest).value_or("");
}

void readChecks(const Node& node, PackLabel& label, Reader& reader) {
  if (!reader.isObject(node, "\"cards\" and \"warnings\"")) return;
  reader.onlyKeys(node, kChecks, "a part of the checks");
  if (const Node* cards = node.find("cards"); cards != nullptr) {
    const std::string digits = reader.text(*cards, 16).value_or("");
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), label.madeFor, 16);
    if (fault != std::errc() || end != digits.data() + digits.size()) reader.expected(*cards, "16 hexadecimal digits");
  }
  if (const Node* warnings = node.find("warnings"); warnings != nullptr)
    label.warnings = reader.whole(*warnings, 0, 100000).value_or(0);
}

/// In one language or in several; where there is no English, another stands in for it.
void readNotes(const Node& node, PackLabel& label, Reader& reader) {
  if (!reader.isObject(node, "the notes by language, like {\"en\": \"Tesla is worth 2.\"}")) return;
  for (const Member& member : node.members) {
    const std::optional<Language> language = languageOf(member.key);
    if (!language) reader.unknownKey(node, member, {"en", "de"}, "a language");
    else if (const auto text = reader.text(member.value, kLongestNotes)) label.notes.set(*language, *text);
  }
  if (node.members.empty()) reader.missing(node, "en", "the notes in English");
  if (label.notes.en.empty() && !label.notes.others.empty()) label.notes.en = label.notes.others.front().second;
}

PackLabel labelIn(const Node& root, Reader& reader) {
  PackLabel label;
  if (!reader.isObject(root, "the manifest of a pack")) return label;
  reader.onlyKeys(root, kKeys, "a part of a manifest");
  if (const Node* format = root.find("format"); format == nullptr)
    reader.missing(root, "format", "the number of the format, 1");
  else if (const auto number = reader.whole(*format, 1, 1000000); number.value_or(kFormat) != kFormat)
    reader.error(*format, "found format " + std::to_string(*number) + ", this program knows format 1; get a newer one");
  label.id = textAt(root, "id", "lower-case words and hyphens", kLongestName, reader);
  if (const Node* name = root.find("name"); name != nullptr) label.name = reader.bothLanguages(*name, kLongestName);
  else reader.missing(root, "name", "what the pack is called, in both languages");
  label.version = textAt(root, "version", "numbers and points", kLongestVersion, reader);
  label.author = textAt(root, "author", "who made it", kLongestName, reader);
  if (const Node* notes = root.find("notes"); notes != nullptr) readNotes(*notes, label, reader);
  if (const Node* checks = root.find("checks"); checks != nullptr) readChecks(*checks, label, reader);
  return label;
}

}  // namespace

void checkLabel(const PackLabel& label) {
  if (!isId(label.id))
    throw kernel::DataError("found the id " + inQuotes(label.id) +
                            ", expected lower-case letters, digits and hyphens, for example \"night-shift\"");
  if (!isVersion(label.version))
    throw kernel::DataError("found the version " + inQuotes(label.version) +
                            ", expected numbers and points, for example \"1.2\"");
  std::vector<std::string> shown = {label.name.en, label.author};
  for (const auto& [language, name] : label.name.others) shown.push_back(name);
  if (label.notes.any([](const std::string& notes) { return notes.size() > kLongestNotes; }))
    throw kernel::DataError("the notes are longer than the " + std::to_string(kLongestNotes) + " bytes they may have");
  if (label.notes.any([](const std::string& notes) { return kernel::harmAt(notes) != std::string::npos; }))
    throw kernel::DataError(
        "found notes with a character that breaks a line, changes the direction or controls, expected none");
  for (const std::string& text : shown)
    if (kernel::harmAt(text) != std::string::npos)
      throw kernel::DataError("found " + inQuotes(text) +
                              " in the pack's name or author, expected no character that breaks a line, changes the "
                              "direction or controls");
  if (label.name.en.empty()) throw kernel::DataError("the pack has no name; give it one");
  if (label.author.empty()) throw kernel::DataError("the pack has no author; say who made it");
}

PackLabel readLabel(const std::string& text, const std::string& name) {
  Node root;
  std::vector<Mistake> mistakes;
  PackLabel label;
  const std::vector<std::string> files = {name};
  if (parse(text, 0, name, root, mistakes)) {
    Reader reader(files, root, mistakes);
    label = labelIn(root, reader);
  }
  if (!mistakes.empty()) throw kernel::DataError(toString(mistakes.front()));
  try {
    checkLabel(label);
  } catch (const kernel::DataError& fault) {
    throw kernel::DataError(name + ": " + fault.what());
  }
  return label;
}

std::string writeLabel(const PackLabel& label) {
  std::ostringstream made;
  made << std::hex << std::setw(16) << std::setfill('0') << label.madeFor;
  nlohmann::ordered_json root;
  root["format"] = kFormat;
  root["id"] = label.id;
  Text name = label.name;  // what reads it asks for German, too
  if (const std::string* german = name.find(kGerman); german == nullptr || german->empty()) name.set(kGerman, name.en);
  root["name"] = jsonOf<nlohmann::ordered_json>(name);
  root["version"] = label.version;
  root["author"] = label.author;
  if (!label.notes.en.empty()) root["notes"] = jsonOf<nlohmann::ordered_json>(label.notes);
  root["checks"] = {{"cards", made.str()}, {"warnings", label.warnings}};
  return root.dump(2) + "\n";
}

}  // namespace house
