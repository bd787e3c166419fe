#include "workshop/schema_parts.h"

namespace house {

namespace {

void addParts(const OrderedJson& schema, const OrderedJson& root, Schemas& parts) {
  if (!schema.is_object()) return;
  if (const auto ref = schema.find("$ref"); ref != schema.end())
    return addParts(root.at(OrderedJson::json_pointer(ref->get<std::string>().substr(1))), root, parts);
  bool of = false;
  for (const char* word : {"allOf", "anyOf", "oneOf"})
    if (const auto each = schema.find(word); each != schema.end()) {
      of = true;
      for (const OrderedJson& part : *each) addParts(part, root, parts);
    }
  if (!of) parts.push_back(&schema);
}

}  // namespace

Schemas partsOf(const OrderedJson& schema, const OrderedJson& root) {
  Schemas parts;
  addParts(schema, root, parts);
  return parts;
}

std::string meansOf(const OrderedJson& schema) {
  return schema.is_object() ? schema.value("description", std::string()) : std::string();
}

}  // namespace house
