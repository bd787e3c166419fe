#include "warehouse13/cli/program.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace program {

namespace fs = std::filesystem;

namespace {

std::string textOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

Folder::Folder() {
  static int count = 0;
  path_ =
      (fs::temp_directory_path() / ("w13-test-" + std::to_string(getpid()) + "-" + std::to_string(count++))).string();
  fs::create_directories(path_);
}
Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}
std::string Folder::path(const std::string& file) const { return file.empty() ? path_ : path_ + "/" + file; }
void Folder::write(const std::string& file, const std::string& text) const {
  fs::create_directories(fs::path(path(file)).parent_path());
  std::ofstream(path(file), std::ios::binary) << text;
}

Ran runW13(const std::string& arguments, const std::string& input) {
  const Folder folder;
  folder.write("in", input);
  const std::string command = W13_BIN_DIR "/w13 " + arguments + " <" + folder.path("in") + " >" + folder.path("out") +
                              " 2>" + folder.path("err");
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(folder.path("out")), textOf(folder.path("err"))};
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string lastLineOf(const std::string& text) {
  const std::vector<std::string> lines = linesOf(text);
  return lines.empty() ? std::string{} : lines.back();
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace program
