#include "support/form.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace files {

struct Form::Schema {
  nlohmann::json document;  // must outlive the schema made of it
  valijson::Schema schema;
};

namespace {

/// References into another file's definitions name those of this one.
void pointInside(nlohmann::json& part) {
  for (auto& [key, value] : part.items()) {
    if (value.is_structured()) pointInside(value);
    else if (key == "$ref") value = value.get<std::string>().substr(value.get<std::string>().find('#'));
  }
}

}  // namespace

Form::Form(const std::string& text, const std::string& leansOn) : schema_(std::make_unique<Schema>()) {
  schema_->document = nlohmann::json::parse(text);
  const nlohmann::json other = nlohmann::json::parse(leansOn);
  if (other.contains("definitions"))
    for (const auto& [name, part] : other["definitions"].items()) schema_->document["definitions"].emplace(name, part);
  pointInside(schema_->document);
  valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(schema_->document), schema_->schema);
}

Form::~Form() = default;

std::string Form::faults(const std::string& text) const {
  const nlohmann::json file = nlohmann::json::parse(text);
  valijson::ValidationResults results;
  valijson::Validator().validate(schema_->schema, valijson::adapters::NlohmannJsonAdapter(file), &results);
  std::string found;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    for (const std::string& part : error.context) found += part;
    found += " " + error.description + "\n";
  }
  return found;
}

}  // namespace files
