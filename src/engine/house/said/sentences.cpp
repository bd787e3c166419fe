#include "engine/house/said/sentences.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/house/said/filled.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"
#include "engine/kernel/whole_file.h"

namespace house {

namespace {

using Json = nlohmann::json;

[[noreturn]] void damaged(const std::string& path, const std::string& why) {
  throw kernel::DataError(path + ": " + why + "; mend the file, or install the program again");
}

std::set<std::string> gapsOf(const std::string& sentence) {
  std::set<std::string> gaps;
  (void)filled(sentence, [&](std::string_view gap) {
    gaps.emplace(gap);
    return std::string();
  });
  return gaps;
}

/// A file taken apart: its language, and its sentences by name.
struct Read {
  std::string path;
  SpokenLanguage language;
  std::map<std::string, std::string, std::less<>> sentences;
};

void collect(Read& read, const Json& value, const std::string& name) {
  if (value.is_object()) {
    for (const auto& [key, inner] : value.items()) {
      std::string below = name;
      if (!below.empty()) below += '.';
      collect(read, inner, below += key);
    }
    return;
  }
  if (!value.is_string() || value.get_ref<const std::string&>().empty())
    damaged(read.path, "the sentence " + kernel::inQuotes(name) + " must be a text");
  read.sentences.emplace(name, value.get<std::string>());
}

Read readFile(const WordFile& file) {
  Read read;
  read.path = file.path;
  try {
    const Json all = Json::parse(file.text);
    const std::string code = all.at("language").get<std::string>();
    const std::optional<Language> language = languageOf(code);
    if (!language)
      damaged(file.path, "\"language\" must be a code of two small letters, not " + kernel::inQuotes(code));
    read.language = {*language, all.at("name").get<std::string>()};
    collect(read, all.at("sentences"), "");
  } catch (const Json::exception& error) {
    damaged(file.path, error.what());
  }
  return read;
}

}  // namespace

Sentences::Sentences(std::span<const WordFile> files) {
  std::vector<Read> all;
  for (const WordFile& file : files) all.push_back(readFile(file));
  std::ranges::sort(all, [](const Read& a, const Read& b) {
    const auto rank = [](const Read& each) {
      return std::pair(each.language.language != Language::English, each.language.language);
    };
    return rank(a) < rank(b);
  });
  if (all.empty() || all.front().language.language != Language::English)
    throw kernel::DataError("there is no file of sentences in English in data/words; install the program again");
  english_ = all.front().path;
  for (const Read& read : all) {
    if (!languages_.empty() && languages_.back().language == read.language.language)
      damaged(read.path, "there are two files of this language");
    languages_.push_back(read.language);
    for (const auto& [name, sentence] : read.sentences) {
      if (read.language.language == Language::English) {
        texts_.emplace(name, Text{sentence});
        continue;
      }
      const auto found = texts_.find(name);
      if (found == texts_.end()) damaged(read.path, kernel::inQuotes(name) + " is no sentence of the English file");
      if (gapsOf(sentence) != gapsOf(found->second.en))
        damaged(read.path, "the gaps of " + kernel::inQuotes(name) + " are not those of the English sentence, " +
                               kernel::inQuotes(found->second.en));
      found->second.set(read.language.language, sentence);
    }
  }
}

const std::string* Sentences::find(Language language, std::string_view name) const {
  const auto found = texts_.find(name);
  return found == texts_.end() ? nullptr : &found->second.in(language);
}

const Text& Sentences::text(std::string_view name) const {
  const auto found = texts_.find(name);
  if (found == texts_.end()) damaged(english_, "the sentence " + kernel::inQuotes(name) + " is missing");
  return found->second;
}

const std::string& Sentences::in(Language language, std::string_view name) const { return text(name).in(language); }

std::vector<std::string> Sentences::below(std::string_view name) const {
  std::vector<std::string> found;
  for (auto each = texts_.lower_bound(name); each != texts_.end() && each->first.starts_with(name); ++each)
    if (each->first.size() == name.size() || each->first[name.size()] == '.') found.push_back(each->first);
  return found;
}

void Sentences::need(std::span<const std::string> names) const {
  for (const std::string& name : names) (void)in(Language::English, name);
}

std::vector<WordFile> wordFilesOf(const std::filesystem::path& data, std::string_view game) {
  std::vector<WordFile> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(data / "words", error))
    if (entry.path().extension() == ".json" && entry.path().filename().string().starts_with(std::string(game) + "."))
      files.push_back({entry.path().generic_string(), kernel::readWholeFile(entry.path().string())});
  if (error) throw kernel::DataError("cannot read the folder " + (data / "words").string() + ": " + error.message());
  std::ranges::sort(files, {}, &WordFile::path);
  return files;
}

}  // namespace house
