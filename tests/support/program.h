#pragma once
// Runs the built `w13` as a person or a script does.

#include <string>
#include <string_view>
#include <vector>

#include "support/folder.h"

namespace program {

/// What a run left behind.
struct Ran {
  int code = -1;
  std::string out;
  std::string err;
};

/// `PROGRAM ARGUMENTS`, and `w13 ARGUMENTS` of this build, with a text on standard input.
[[nodiscard]] Ran runProgram(const std::string& program, const std::string& arguments, const std::string& input = "");
[[nodiscard]] Ran runW13(const std::string& arguments, const std::string& input = "");

using files::Folder;

[[nodiscard]] std::vector<std::string> linesOf(const std::string& text);
[[nodiscard]] std::string lastLineOf(const std::string& text);
[[nodiscard]] bool has(const std::string& text, std::string_view part);

}  // namespace program
