#include "hygiene/sources.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace hygiene {

namespace {

namespace fs = std::filesystem;

bool inWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Blanks out comments and, if wanted, what stands between quotes. Lines stay where they are.
std::string stripped(std::string_view text, bool strings) {
  std::string out(text);
  const auto blank = [&](std::size_t from, std::size_t to) {
    for (std::size_t at = from; at < to && at < out.size(); ++at)
      if (out[at] != '\n') out[at] = ' ';
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view rest = text.substr(at);
    std::size_t end = at;
    if (rest.starts_with("//")) {
      end = std::min(text.find('\n', at), text.size());
      blank(at, end);
    } else if (rest.starts_with("/*")) {
      end = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
      blank(at, end);
    } else if (rest.starts_with("R\"") && (at == 0 || !inWord(text[at - 1]))) {
      const std::string close = ")" + std::string(rest.substr(2, rest.find('(') - 2)) + "\"";
      end = std::min(text.find(close, at), text.size() - close.size()) + close.size();
      if (strings) blank(at + 2, end - 1);
    } else if (rest.front() == '"' || (rest.front() == '\'' && (at == 0 || !inWord(text[at - 1])))) {
      for (end = at + 1; end < text.size() && text[end] != rest.front() && text[end] != '\n'; ++end)
        if (text[end] == '\\') ++end;
      if (strings) blank(at + 1, end);
      ++end;
    } else {
      continue;
    }
    at = end - 1;
  }
  return out;
}

// What a file says beside its code: all that was blanked out of it as a comment.
std::string commentsIn(std::string_view text, std::string_view stripped) {
  std::string comments(text);
  for (std::size_t at = 0; at < text.size(); ++at)
    if (text[at] != '\n' && text[at] == stripped[at]) comments[at] = ' ';
  return comments;
}

}  // namespace

std::string textOf(const std::string& path) {
  std::ifstream in(fs::path(W13_SOURCE_DIR) / path);
  if (!in) throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string placeOf(const Source& source, std::size_t line) { return source.path + ":" + std::to_string(line + 1); }

Source parse(std::string path, std::string_view text) {
  const std::string plain = stripped(text, false);
  return {std::move(path), linesOf(plain), linesOf(stripped(text, true)), linesOf(commentsIn(text, plain))};
}

std::vector<std::string> projectFiles() {
  std::vector<std::string> files;
  const fs::path root = W13_SOURCE_DIR;
  for (const auto& top : fs::directory_iterator(root)) {
    const std::string name = top.path().filename().string();
    if (name.starts_with(".") || name == "build") continue;
    if (top.is_regular_file()) files.push_back(name);
    if (!top.is_directory()) continue;
    for (const auto& entry : fs::recursive_directory_iterator(top.path()))
      if (entry.is_regular_file()) files.push_back(entry.path().lexically_relative(root).generic_string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Source> sourcesIn(const std::string& folder) {
  std::vector<std::string> paths;
  const fs::path root = W13_SOURCE_DIR;
  if (!fs::exists(root / folder)) return {};
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const std::string ending = entry.path().extension().string();
    if (entry.is_regular_file() && (ending == ".h" || ending == ".cpp"))
      paths.push_back(entry.path().lexically_relative(root).generic_string());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<Source> sources;
  for (const std::string& path : paths) sources.push_back(parse(path, textOf(path)));
  return sources;
}

std::vector<Include> includesOf(const Source& source) {
  std::vector<Include> found;
  for (std::size_t line = 0; line < source.lines.size(); ++line) {
    const std::string& text = source.lines[line];
    const std::size_t hash = text.find_first_not_of(" \t");
    if (hash == std::string::npos || text[hash] != '#') continue;
    const std::size_t word = text.find_first_not_of(" \t", hash + 1);
    if (word == std::string::npos || text.compare(word, 7, "include") != 0) continue;
    const std::size_t open = text.find_first_of("\"<", word);
    if (open == std::string::npos) continue;
    const std::size_t close = text.find(text[open] == '<' ? '>' : '"', open + 1);
    found.push_back({placeOf(source, line), text.substr(open, close - open + 1)});
  }
  return found;
}

std::vector<Word> wordsOf(const Source& source) {
  std::vector<Word> words;
  for (std::size_t line = 0; line < source.code.size(); ++line) {
    const std::string& text = source.code[line];
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = static_cast<std::size_t>(
          std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), inWord) - text.begin());
      if (end > at) words.push_back({placeOf(source, line), text.substr(at, end - at)});
      at = std::max(end, at + 1);
    }
  }
  return words;
}

std::vector<Word> typesOf(const Source& source) {
  const auto opens = [](const std::string& word) {
    return word == "class" || word == "struct" || word == "union" || word == "enum" || word == "concept" ||
           word == "using";
  };
  std::vector<Word> types;
  const std::vector<Word> words = wordsOf(source);
  for (std::size_t at = 0; at + 1 < words.size(); ++at)
    if (opens(words[at].text) && !opens(words[at + 1].text) && words[at + 1].text != "namespace")
      types.push_back(words[at + 1]);
  return types;
}

}  // namespace hygiene
