#include "support/card_slips.h"

#include <nlohmann/json.hpp>

#include "engine/house/data_folder.h"
#include "support/form.h"

namespace slips {

namespace {

using house::Json;

constexpr std::size_t kFiles = 12;
constexpr int kTooMany = 40;  ///< more than any list of a card may hold

/// What a slip of the pen or of the mind makes of a value.
const std::vector<Json>& others() {
  static const std::vector<Json> kAll = {nullptr,       true,          -1, 4711, 1.5, "", "nonsense 1-2",
                                         Json::array(), Json::object()};
  return kAll;
}

void change(Json& file, Json& part, const std::function<void(const Json&)>& with) {
  const Json before = part;
  const auto tried = [&] {
    with(file);
    part = before;
  };
  for (const Json& other : others()) {
    part = other;
    tried();
  }
  if (part.is_array() && !part.empty()) {
    for (int more = 0; more < kTooMany; ++more) part.push_back(before.front());
    tried();
  }
  if (part.is_object())
    for (const auto& [key, value] : before.items()) {
      part.erase(key);
      tried();
      part.erase(key);
      part[key + "x"] = value;
      tried();
    }
  if (!part.is_structured()) return;
  for (auto& [key, inner] : part.items())
    if (key != "$schema") change(file, inner, with);  // which schema an editor takes is no business of the reader
}

/// The first error of the reader in one of the files.
std::string errorIn(const house::CardPart& part, house::Layer layer, const std::string& path, const std::string& text) {
  for (house::SourceFile& file : layer.files)
    if (file.path == path) file.text = text;
  for (const house::Mistake& each : part.read({layer}).mistakes)
    if (each.error && each.file.ends_with(path)) return each.message;
  return {};
}

}  // namespace

void forEach(const house::GameModule& game, int each, const std::function<void(const Slip&)>& with) {
  const house::CardPart& part = *game.cards();
  const house::Layer layer = house::readFolder(house::dataFolder() / "cards" / game.id());
  int at = 0;
  for (std::size_t number = 0; number < layer.files.size(); number += 1 + layer.files.size() / kFiles) {
    const house::SourceFile& source = layer.files[number];
    const files::Form form(part.schema(source.path).dump());
    Json file = Json::parse(source.text);
    change(file, file, [&](const Json& changed) {
      if (++at % each != 0) return;
      const std::string text = changed.dump();
      with({source.path, text, form.faults(text), errorIn(part, layer, source.path, text)});
    });
  }
}

}  // namespace slips
