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
  explicit Form(const std::string& text) : document_(nlohmann::json::parse(text)) {
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
  nlohmann::json document_;
  valijson::Schema schema_;
};

}  // namespace shipped
