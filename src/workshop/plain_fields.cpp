#include "workshop/plain_fields.h"

#include <algorithm>
#include <regex>

#include "workshop/json_edit.h"
#include "workshop/schema_parts.h"

namespace house {

namespace {

constexpr std::size_t kMostItems = 12;           // of a list that is a row
constexpr std::size_t kMostNested = 3;           // objects in objects
constexpr int kLowest = -9999, kHighest = 9999;  // where a schema has no bounds

/// "May reveal" for "may_reveal".
std::string spelled(std::string_view key) {
  std::string words(key);
  std::ranges::replace(words, '_', '-');
  return nameFor(words);
}

std::string pointerBelow(const std::string& pointer, const std::string& key) {
  return (OrderedJson::json_pointer(pointer) / key).to_string();
}

bool isOf(const OrderedJson& schema, const char* type) { return schema.value("type", "") == std::string_view(type); }

bool isWord(const OrderedJson& schema) {
  if (schema.contains("enum"))
    return std::ranges::all_of(schema.at("enum"), [](const auto& e) { return e.is_string(); });
  return schema.contains("const") && schema.at("const").is_string();
}

bool isOn(const OrderedJson& schema) { return schema.contains("const") && schema.at("const") == true; }

std::vector<FieldChoice> wordsIn(const Schemas& parts) {
  std::vector<FieldChoice> words;
  const auto add = [&](const OrderedJson& word, const std::string& means) {
    words.push_back({word.get<std::string>(), spelled(word.get<std::string>()), means});
  };
  for (const OrderedJson* part : parts) {
    if (part->contains("const")) add(part->at("const"), meansOf(*part));
    else
      for (const OrderedJson& word : part->at("enum")) add(word, meansOf(*part));
  }
  return words;
}

/// The field of a value that has no parts of its own; nothing if it is no plain one.
std::optional<PlainField> plainIn(const Schemas& parts) {
  const auto all = [&](const auto& is) {
    return !parts.empty() && std::ranges::all_of(parts, [&](const OrderedJson* part) { return is(*part); });
  };
  PlainField field;
  if (all([](const OrderedJson& part) { return isOf(part, "boolean") || isOn(part); })) {
    field.kind = FieldKind::Flag;
    field.off = !all(isOn);
  } else if (all(isWord)) {
    field.kind = FieldKind::Choice;
    field.choices = wordsIn(parts);
  } else if (all([](const OrderedJson& part) { return isOf(part, "string") || isWord(part); })) {
    field.kind = FieldKind::Text;
  } else if (parts.size() == 1 && isOf(*parts.front(), "integer")) {
    field.kind = FieldKind::Whole;
    field.least = parts.front()->value("minimum", kLowest);
    field.most = parts.front()->value("maximum", kHighest);
  } else {
    return std::nullopt;
  }
  return field;
}

/// Goes through the schema of a kind of file.
class FormMaker {
 public:
  FormMaker(const CardPart& cards, std::string_view path, const CardTexts& texts, const Box& box)
      : cards_(cards), folder_(folderIn(path)), root_(cards.schema(path)), texts_(texts), box_(box) {}

  FieldForm run() {
    if (!root_.is_object() || !root_.contains("properties")) return {};
    for (const auto& [key, schema] : root_.at("properties").items()) {
      const std::string pointer = pointerBelow("", key);
      form_.order.push_back(pointer);
      // What is for editors is no value, and a card is taken out by the command for it.
      if (key.starts_with('$') || key == "removed" || !cards_.mayHave(folder_, key)) continue;
      if (!addRow(schema, {pointer, {labelOf(schema, key)}, meansOf(schema), false, {}}, 0))
        form_.inText.push_back(key);
    }
    return std::move(form_);
  }

 private:
  static std::string labelOf(const OrderedJson& schema, const std::string& key) {
    return schema.is_object() ? schema.value("title", spelled(key)) : spelled(key);
  }

  /// False if it is not plain; then nothing has been added.
  bool addRow(const OrderedJson& schema, FieldRow row, std::size_t depth) {
    const Schemas parts = partsOf(schema, root_);
    if (std::optional<PlainField> field = depth == 0 ? named(row.pointer, parts) : plainIn(parts)) {
      field->pointer = row.pointer;
      row.fields.push_back(std::move(*field));
    } else if (parts.size() == 1 && parts.front()->value("maxItems", kMostItems + 1) <= kMostItems) {
      if (!addItems(*parts.front(), row)) return false;
    } else if (parts.size() == 1 && depth < kMostNested) {
      return addMembers(*parts.front(), row, depth);
    }
    if (row.fields.empty()) return false;
    form_.rows.push_back(std::move(row));
    return true;
  }

  /// An outermost value: its words may be names that no schema knows.
  [[nodiscard]] std::optional<PlainField> named(const std::string& pointer, const Schemas& parts) const {
    const std::string key = pointer.substr(1);
    std::optional<PlainField> field = plainIn(parts);
    const bool open = field ? field->kind == FieldKind::Text : parts.size() == 1 && !parts.front()->contains("type");
    if (!open) return field;
    PlainField taken;
    taken.kind = FieldKind::Picture;
    if (key == cards_.pictureKey(folder_)) return taken;
    taken.kind = FieldKind::Choice;
    for (const CardWord& name : cards_.namesFor(key, box_, {}))
      taken.choices.push_back({name.word, name.word, name.means});
    return taken.choices.empty() ? field : taken;
  }

  /// The items of a list of fixed length.
  bool addItems(const OrderedJson& schema, FieldRow& row) const {
    const std::size_t items = schema.value("minItems", std::size_t{0});
    if (items == 0 || items != schema.value("maxItems", std::size_t{0}) || !schema.contains("items")) return false;
    std::optional<PlainField> item = plainIn(partsOf(schema.at("items"), root_));
    if (!item) return false;
    row.list = true;
    for (std::size_t at = 0; at < items; ++at) {
      item->pointer = pointerBelow(row.pointer, std::to_string(at));
      item->label = std::to_string(at + 1);
      row.fields.push_back(*item);
    }
    return true;
  }

  /// The plain members of an object in one row, and those of each object in it in one of their own.
  bool addMembers(const OrderedJson& schema, FieldRow& row, std::size_t depth) {
    const std::size_t before = form_.rows.size();
    std::vector<FieldRow> inner;
    for (const auto& [key, member] : membersOf(schema, row.pointer)) {
      const std::string pointer = pointerBelow(row.pointer, key);
      if (std::optional<PlainField> field = plainIn(partsOf(*member, root_))) {
        field->pointer = pointer;
        field->label = labelOf(*member, key);
        if (const SpokenLanguage* language = languageIn(key); language != nullptr && field->kind == FieldKind::Text) {
          field->kind = FieldKind::Words;
          field->label = language->name;
        }
        row.fields.push_back(std::move(*field));
        form_.order.push_back(pointer);
        continue;
      }
      FieldRow below{pointer, row.labels, row.means, false, {}};
      below.labels.push_back(labelOf(*member, key));
      if (!addRow(*member, std::move(below), depth + 1)) return form_.rows.resize(before), false;
    }
    if (!row.fields.empty())
      form_.rows.insert(form_.rows.begin() + static_cast<std::ptrdiff_t>(before), std::move(row));
    return form_.rows.size() > before;
  }

  /// The members that an object may have, by key: those named, and of those of a pattern the ones that are there, the
  /// languages of the game and single digits.
  [[nodiscard]] std::vector<std::pair<std::string, const OrderedJson*>> membersOf(const OrderedJson& schema,
                                                                                  const std::string& pointer) const {
    std::vector<std::pair<std::string, const OrderedJson*>> members;
    if (schema.contains("properties"))
      for (const auto& [key, member] : schema.at("properties").items()) members.emplace_back(key, &member);
    if (!schema.contains("patternProperties")) return members;
    for (const auto& [pattern, member] : schema.at("patternProperties").items()) {
      const std::regex fits(pattern);
      for (const std::string& key : possibleKeys(pointer))
        if (std::regex_search(key, fits) &&
            std::ranges::find(members, key, [](const auto& m) { return m.first; }) == members.end())
          members.emplace_back(key, &member);
    }
    return members;
  }
  [[nodiscard]] std::vector<std::string> possibleKeys(const std::string& pointer) const {
    std::vector<std::string> keys;
    for (const SpokenLanguage& each : cards_.languages()) keys.push_back(codeOf(each.language));
    for (char digit = '0'; digit <= '9'; ++digit) keys.emplace_back(1, digit);
    for (const OrderedJson* text : {&texts_.shipped(), &texts_.own()}) {
      const OrderedJson::json_pointer here(pointer);
      if (!text->contains(here) || !text->at(here).is_object()) continue;
      for (const auto& [key, value] : text->at(here).items()) keys.push_back(key);
    }
    return keys;
  }
  [[nodiscard]] const SpokenLanguage* languageIn(const std::string& key) const {
    const auto found = std::ranges::find(cards_.languages(), key, [](const auto& l) { return codeOf(l.language); });
    return found == cards_.languages().end() ? nullptr : &*found;
  }

  const CardPart& cards_;
  std::string folder_;
  const OrderedJson& root_;
  const CardTexts& texts_;
  const Box& box_;
  FieldForm form_;
};

OrderedJson valueAt(const OrderedJson& root, const std::string& pointer) {
  const OrderedJson::json_pointer place(pointer);
  return root.contains(place) ? root.at(place) : OrderedJson();
}

/// Whether a text has every key of the shipped one: then it repeats what it does not change.
bool repeats(const OrderedJson& own, const OrderedJson& shipped) {
  for (auto each = shipped.begin(); each != shipped.end(); ++each)
    if (!own.contains(each.key())) return false;
  return true;
}

}  // namespace

CardTexts::CardTexts(std::string text, std::optional<std::string> shipped)
    : text_(std::move(text)), own_(OrderedJson::parse(text_, nullptr, false)) {
  if (shipped) shipped_ = OrderedJson::parse(*shipped, nullptr, false);
  if (!shipped_.is_object()) shipped_ = nullptr;
  laid_ = shipped_;
  if (!own_.is_object()) own_ = nullptr;
  else laid_.merge_patch(own_);
}

FieldValue CardTexts::at(const std::string& pointer) const {
  FieldValue found{valueAt(laid_, pointer), valueAt(shipped_, pointer), false};
  found.asShipped = shipped_.is_object() && found.value == found.shipped;
  return found;
}

bool CardTexts::asShipped(const FieldRow& row) const {
  return std::ranges::all_of(row.fields, [&](const PlainField& each) { return at(each.pointer).asShipped; });
}

std::string CardTexts::with(const FieldForm& form, const FieldRow& row, const PlainField& field,
                            const OrderedJson& value) const {
  if (row.list && !own_.contains(OrderedJson::json_pointer(field.pointer))) {
    OrderedJson list = at(row.pointer).value;  // stated as a whole; a new one has the same item at each place
    if (!list.is_array()) list = OrderedJson::array();
    while (list.size() < row.fields.size()) list.push_back(value);
    const auto place = std::ranges::find(row.fields, field.pointer, &PlainField::pointer) - row.fields.begin();
    list[static_cast<std::size_t>(place)] = value;
    return withValue(text_, row.pointer, list, form.order);
  }
  if (!value.is_null()) return withValue(text_, field.pointer, value, form.order);
  const bool below = !at(field.pointer).shipped.is_null();  // only null takes that away
  return below ? withValue(text_, field.pointer, value, form.order) : withoutValue(text_, field.pointer);
}

std::string CardTexts::withShipped(const FieldForm& form, const FieldRow& row) const {
  if (!repeats(own_, shipped_)) return withoutValue(text_, row.pointer);
  std::string text = text_;
  for (const PlainField& field : row.fields) {
    const FieldValue now = at(field.pointer);
    if (now.asShipped) continue;
    text = now.shipped.is_null() ? withoutValue(text, field.pointer)
                                 : withValue(text, field.pointer, now.shipped, form.order);
  }
  return text;
}

FieldForm formOf(const CardPart& cards, std::string_view path, const CardTexts& texts, const Box& box) {
  return FormMaker(cards, path, texts, box).run();
}

}  // namespace house
