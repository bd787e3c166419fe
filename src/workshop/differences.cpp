#include "workshop/differences.h"

#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"

namespace house {

namespace {

/// A key as it stands in a JSON pointer.
std::string pointerWith(const std::string& pointer, const std::string& key) {
  return (OrderedJson::json_pointer(pointer) / key).to_string();
}

void compare(const OrderedJson& was, const OrderedJson& over, const std::string& pointer, bool kept,
             std::vector<Difference>& found) {
  using What = Difference::What;
  for (auto each = over.begin(); each != over.end(); ++each) {
    const std::string here = pointerWith(pointer, each.key());
    const auto old = was.find(each.key());
    if (each.key() == "$schema") continue;
    if (old == was.end()) {
      if (!each->is_null()) found.push_back({What::Added, here, "", writtenAsValue(*each)});
    } else if (each->is_null()) {
      found.push_back({What::TakenAway, here, writtenAsValue(*old), ""});
    } else if (each->is_object() && old->is_object()) {
      compare(*old, *each, here, kept, found);
    } else if (*each != *old) {
      found.push_back({What::Changed, here, writtenAsValue(*old), writtenAsValue(*each)});
    }
  }
  for (auto each = was.begin(); kept && each != was.end(); ++each)
    if (!over.contains(each.key()) && each.key() != "$schema")
      found.push_back({What::Kept, pointerWith(pointer, each.key()), "", writtenAsValue(*each)});
}

OrderedJson differing(const OrderedJson& was, const OrderedJson& over) {
  OrderedJson only = OrderedJson::object();
  for (auto each = over.begin(); each != over.end(); ++each) {
    const auto old = was.find(each.key());
    if (each.key() == "$schema" || (old == was.end() && each->is_null())) continue;
    if (old != was.end() && each->is_object() && old->is_object()) {
      OrderedJson inside = differing(*old, *each);
      if (!inside.empty()) only[each.key()] = std::move(inside);
    } else if (old == was.end() || *each != *old) {
      only[each.key()] = *each;
    }
  }
  return only;
}

OrderedJson cardIn(const std::string& text) {
  OrderedJson read = OrderedJson::parse(text, nullptr, false);
  if (!read.is_object()) throw kernel::DataError("the card is no JSON object; mend that first");
  return read;
}

}  // namespace

std::vector<Difference> differencesOf(const std::string& shipped, const std::string& over) {
  const OrderedJson was = OrderedJson::parse(shipped, nullptr, false);
  const OrderedJson own = OrderedJson::parse(over, nullptr, false);
  std::vector<Difference> found;
  if (was.is_object() && own.is_object()) compare(was, own, "", own.contains("name"), found);
  return found;
}

std::string onlyWhatDiffers(const std::string& shipped, const std::string& over) {
  return writtenAsCard(differing(cardIn(shipped), cardIn(over)));
}

std::string laidTogether(const std::string& shipped, const std::string& over) {
  OrderedJson both = cardIn(shipped);
  both.merge_patch(cardIn(over));
  return writtenAsCard(both);
}

}  // namespace house
