#pragma once
// A JSON schema to hold data files against, as an editor does.

#include <memory>
#include <string>

namespace files {

/// A schema ready to be held against files. What checks them takes long to compile, so it stands in form.cpp alone.
class Form {
 public:
  /// `leansOn`: another schema of the same folder whose definitions this one names.
  explicit Form(const std::string& text, const std::string& leansOn = "{}");
  ~Form();
  /// What is wrong with a file, a line each; empty: nothing.
  [[nodiscard]] std::string faults(const std::string& text) const;

 private:
  struct Schema;
  std::unique_ptr<Schema> schema_;
};

}  // namespace files
