#pragma once
// A JSON schema to hold data files against, as an editor does.

#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace shipped {

/// A schema ready to be held against files.
class Form {
 public:
  /// `leansOn`: another schema of the same folder whose definitions this one names.
  explicit Form(const std::string& text, const std::string& leansOn = "{}") : document_(nlohmann::json::parse(text)) {
    nlohmann::json other = nlohmann::json::parse(leansOn);
    for (const auto& [name, part] : other["definitions"].items()) document_["definitions"].emplace(name, part);
    pointInside(document_);
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(document_), schema_);
  }
  [[nodiscard]] std::string faults(const std::string& text) const {
    const nlohmann::json file = nlohmann::json::parse(text);
    valijson::ValidationResults results;
    valijson::Validator().validate(schema_, valijson::adapters::NlohmannJsonAdapter(file), &results);
    std::string found;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
      for (const std::string& part : error.context) found += part;
      found += " " + error.description + "\n";
    }
    return found;
  }

 private:
  /// References into another file's definitions name those of this one.
  static void pointInside(nlohmann::json& part) {
    for (auto& [key, value] : part.items()) {
      if (value.is_structured()) pointInside(value);
      else if (key == "$ref") value = value.get<std::string>().substr(value.get<std::string>().find('#'));
    }
  }

  nlohmann::json document_;
  valijson::Schema schema_;
};

}  // namespace shipped
