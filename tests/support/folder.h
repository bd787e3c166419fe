#pragma once
// A folder for one test, gone when the test is over, and whole files as text.

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace files {

/// A whole file; empty if there is none.
[[nodiscard]] inline std::string textOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
inline void write(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "warehouse13-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make the folder " + name);
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string path() const { return path_.string(); }
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file; folders on its way are made.
  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    files::write(file(name), text);
  }

 private:
  std::filesystem::path path_;
};

}  // namespace files
