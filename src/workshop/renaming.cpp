#include "workshop/renaming.h"

#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "workshop/differences.h"

namespace house {

namespace fs = std::filesystem;

namespace {

void refuse(const Desk& desk, const std::string& path, const std::string& id) {
  if (id.empty() || idFor(id) != id)
    throw kernel::RefusedError("an id has small letters, digits and hyphens only: \"" + idFor(id) + "\" would do");
  if (desk.isTaken(id)) throw kernel::RefusedError("another card has the id \"" + id + "\" already");
  if (path.find('/') == std::string::npos)
    throw kernel::RefusedError("this file cannot be renamed: the game knows it by its name");
  if (desk.hasDraft(path)) throw kernel::RefusedError("save the card first, or drop what is not saved");
}

/// The whole card as it counts now.
std::string wholeText(const Desk& desk, const std::string& path) {
  const auto shipped = desk.shippedText(path);
  const std::string text = desk.text(path);
  return shipped && *shipped != text ? laidTogether(*shipped, text) : text;
}

OrderedJson objectIn(const std::optional<std::string>& text) {
  OrderedJson read = text ? OrderedJson::parse(*text, nullptr, false) : OrderedJson::object();
  return read.is_object() ? read : OrderedJson::object();
}

/// Renames in the files that name the renamed one.
void renameIn(const CardReference& reference, const Desk& desk, const std::string& from, const std::string& to,
              Renaming& plan) {
  const std::string key(reference.key);
  const auto refers = [&](const OrderedJson& file) { return file.value(key, OrderedJson()) == from; };
  for (const CardOnDesk& card : desk.cards()) {
    if (card.folder != reference.folder) continue;
    const auto saved = desk.savedText(card.path);
    OrderedJson over = objectIn(saved);
    const bool own = refers(over);
    const bool below = !over.contains(key) && over.value("removed", OrderedJson()) != true &&
                       refers(objectIn(desk.shippedText(card.path)));
    if (!own && !below) continue;
    if (desk.hasDraft(card.path)) throw kernel::RefusedError(card.path + " refers to it: save that card first");
    if (own) {
      plan.filings.push_back({desk.own() / card.path, renamedIn(*saved, from, to, desk.part(), key)});
      plan.follows.push_back(card.path);
      continue;
    }
    over[key] = to;
    plan.filings.push_back({desk.own() / card.path, writtenAsCard(over)});
    plan.laidOver.push_back(card.path);
  }
}

}  // namespace

Renaming planRenaming(const Desk& desk, const std::string& path, const std::string& id,
                      const std::vector<Played>& played) {
  refuse(desk, path, id);
  const std::string was = fs::path(path).stem().string();
  Renaming plan;
  plan.path = (fs::path(path).parent_path() / (id + ".json")).generic_string();
  plan.filings.push_back({desk.own() / plan.path, wholeText(desk, path)});
  const bool shipped = desk.shippedText(path).has_value();
  plan.filings.push_back(
      {desk.own() / path, shipped ? std::optional<std::string>("{ \"removed\": true }\n") : std::nullopt});
  for (const CardReference& reference : desk.part().references())
    if (folderIn(path) == reference.to) renameIn(reference, desk, was, id, plan);
  const std::string scenarios = desk.scenarios().generic_string() + "/";
  for (const Played& each : played) {
    if (!names(each.text, was, desk.part())) continue;
    const std::string place = each.file.generic_string();
    if (place.starts_with(scenarios)) {
      plan.filings.push_back({each.file, renamedIn(each.text, was, id, desk.part())});
      plan.follows.push_back("scenarios/" + place.substr(scenarios.size()));
    } else {
      plan.left.push_back(place);
    }
  }
  return plan;
}

}  // namespace house
