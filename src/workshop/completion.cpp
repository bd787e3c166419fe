#include "workshop/completion.h"

#include <algorithm>

#include "engine/house/cards/json_text.h"
#include "workshop/json_place.h"
#include "workshop/schema_parts.h"

namespace house {

namespace {

constexpr std::size_t kMostWords = 200;
constexpr int kMostNumbers = 14;

/// The parts of a schema that may hold at a place.
class SchemaWalk {
 public:
  explicit SchemaWalk(const OrderedJson& root) : root_(root) {}

  /// The plain schemas of the value at the cursor, or of the object that a key is written into.
  [[nodiscard]] Schemas at(const JsonPlace& place) const {
    Schemas here = {&root_};
    for (std::size_t level = 0; level < place.frames.size(); ++level) {
      const JsonFrame& frame = *place.frames[level];
      Schemas plain = fitting(expanded(here), frame);
      if (place.key && level + 1 == place.frames.size()) return plain;
      here.clear();
      for (const OrderedJson* schema : plain) {
        if (!frame.object && schema->contains("items")) here.push_back(&schema->at("items"));
        if (frame.object && schema->contains("properties") && schema->at("properties").contains(frame.key))
          here.push_back(&schema->at("properties").at(frame.key));
      }
    }
    return expanded(here);
  }

 private:
  [[nodiscard]] Schemas expanded(const Schemas& all) const {
    Schemas plain;
    for (const OrderedJson* schema : all) std::ranges::copy(partsOf(*schema, root_), std::back_inserter(plain));
    return plain;
  }
  /// Of several objects those that may have all keys that are there; if none may, all.
  [[nodiscard]] static Schemas fitting(const Schemas& all, const JsonFrame& frame) {
    Schemas fit;
    std::copy_if(all.begin(), all.end(), std::back_inserter(fit), [&](const OrderedJson* schema) {
      if (!frame.object) return true;
      const auto properties = schema->find("properties");
      return properties != schema->end() && std::all_of(frame.texts.begin(), frame.texts.end(), [&](const auto& key) {
               const auto known = properties->find(key.first);
               return known != properties->end() &&
                      (!known->contains("const") || key.second.empty() || !known->at("const").is_string() ||
                       known->at("const") == key.second || key.first == frame.key);
             });
    });
    return fit.empty() ? all : fit;
  }

  const OrderedJson& root_;
};

/// Collects words once each.
struct WordList {
  std::vector<Completion> words;

  void add(std::string word, std::string means, std::string written) {
    if (std::none_of(words.begin(), words.end(), [&](const Completion& each) { return each.word == word; }))
      words.push_back({std::move(word), std::move(means), std::move(written)});
  }
  void add(const OrderedJson& value, const std::string& means, bool inText) {
    if (value.is_string()) {
      const std::string word = value.get<std::string>();
      add(word, means, inText ? word : value.dump());
    } else if (!inText) {
      add(value.dump(), means, value.dump());
    }
  }
};

void addKeys(const Schemas& schemas, const JsonPlace& place, const CardPart& cards, std::string_view folder,
             WordList& list) {
  for (const OrderedJson* schema : schemas) {
    const auto properties = schema->find("properties");
    if (properties == schema->end()) continue;
    for (auto each = properties->begin(); each != properties->end(); ++each) {
      if (place.frames.back()->texts.contains(each.key())) continue;
      if (place.frames.size() == 1 && !cards.mayHave(folder, each.key())) continue;
      std::string means = meansOf(*each);
      if (means.empty()) means = meansOf(*schema);
      list.add(each.key(), means, place.inText ? each.key() : "\"" + each.key() + "\": ");
    }
  }
}

void addValues(const Schemas& schemas, bool inText, WordList& list) {
  for (const OrderedJson* schema : schemas) {
    if (schema->contains("const")) list.add(schema->at("const"), meansOf(*schema), inText);
    if (schema->contains("enum"))
      for (const OrderedJson& value : schema->at("enum")) list.add(value, meansOf(*schema), inText);
    const bool whole = schema->value("type", "") == "integer" && schema->contains("minimum");
    if (!whole) continue;
    const int least = schema->at("minimum").get<int>();
    const int most = schema->at("maximum").get<int>();
    for (int number = least; most - least < kMostNumbers && number <= most; ++number)
      list.add(OrderedJson(number), meansOf(*schema), inText);
  }
}

/// Names that no schema knows.
void addNames(const JsonPlace& place, const std::vector<CardWord>& names, WordList& list) {
  for (const CardWord& name : names) list.add(OrderedJson(name.word), name.means, place.inText);
}

/// Whether a text of the card is being written, and an icon in it: then only that is completed.
bool isIcon(JsonPlace& place) {
  if (!place.inText || place.key || place.frames.size() < 2) return false;
  const std::size_t brace = place.typed.rfind('{');
  if (brace == std::string::npos || place.typed.find('}', brace) != std::string::npos) return false;
  place.from += brace + 1;
  place.typed.erase(0, brace + 1);
  return true;
}

/// Those that have what was typed in them; those that begin with it first.
std::vector<Completion> thatHave(const std::string& typed, std::vector<Completion> words) {
  std::erase_if(words, [&](const Completion& each) { return each.word.find(typed) == std::string::npos; });
  std::stable_partition(words.begin(), words.end(),
                        [&](const Completion& each) { return each.word.starts_with(typed); });
  if (words.size() > kMostWords) words.resize(kMostWords);
  return words;
}

}  // namespace

Completions completionsAt(const std::string& text, std::size_t cursor, std::string_view path, const CardPart& cards,
                          const Box& box, const ArtNames& art) {
  JsonPlace place = jsonPlaceAt(text, cursor);
  if (place.frames.empty()) return {};
  const std::string folder = folderIn(path);
  WordList list;
  if (isIcon(place)) {
    for (const CardWord& icon : cards.icons()) list.add(icon.word, icon.means, icon.word + "}");
  } else {
    const Schemas schemas = SchemaWalk(cards.schema(path)).at(place);
    if (place.key) addKeys(schemas, place, cards, folder, list);
    else {
      addValues(schemas, place.inText, list);
      if (place.frames.size() == 1) addNames(place, cards.namesFor(place.frames.front()->key, box, art), list);
    }
  }
  return {place.from, thatHave(place.typed, std::move(list.words))};
}

}  // namespace house
