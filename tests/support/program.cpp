#include "support/program.h"

#include <sys/wait.h>

#include <cstdlib>
#include <sstream>

#include "support/bin.h"

namespace program {

using files::textOf;

Ran runProgram(const std::string& program, const std::string& arguments, const std::string& input) {
  const Folder folder;
  folder.write("in", input);
  const std::string command =
      program + " " + arguments + " <" + folder.file("in") + " >" + folder.file("out") + " 2>" + folder.file("err");
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, textOf(folder.file("out")), textOf(folder.file("err"))};
}

Ran runW13(const std::string& arguments, const std::string& input) {
  return runProgram(files::programPath("w13"), arguments, input);
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
