// Every word that can be read in the window goes through tr(), so that it has a translation.

#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <string_view>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;

namespace {

// What they say is for the command line and for whoever works on the program; faces and sheets are named in style.cpp,
// pairs of colors in contrast.cpp, and languages name themselves.
const std::set<std::string, std::less<>> kNotRead = {"src/ui/main.cpp",
                                                     "src/ui/plain/plain_screens.cpp",
                                                     "src/ui/shelf/shared_options.cpp",
                                                     "src/ui/print/print_options.cpp",
                                                     "src/ui/window/written_over.cpp",
                                                     "src/ui/games/warehouse13/window/game_window.cpp",
                                                     "src/ui/games/warehouse13/window/shots.cpp",
                                                     "src/ui/games/warehouse13/window/film.cpp",
                                                     "src/ui/games/warehouse13/window/lesson_player.cpp",
                                                     "src/ui/games/warehouse13/window/window_setup.cpp",
                                                     "src/ui/games/warehouse13/window/self_player.cpp",
                                                     "src/ui/look/style.cpp",
                                                     "src/ui/rules/rules_folder.cpp",  // a style sheet
                                                     "src/ui/look/contrast.cpp",
                                                     "src/ui/games/warehouse51/look/colours.cpp",  // pairs, too
                                                     "src/ui/settings/language.cpp"};
const std::set<std::string, std::less<>> kCommands = {"go on"};
constexpr std::array<std::string_view, 3> kTranslated = {"tr(", "translate(", "QT_TRANSLATE_NOOP("};

// Literals in a row are one text.
struct Literal {
  std::size_t line = 0;
  std::string before;  ///< the code since the literal before it
  std::string text;
};

std::string trimmed(std::string text) {
  text.erase(std::remove_if(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c) != 0; }),
             text.end());
  return text;
}

std::vector<Literal> literalsOf(const Source& source) {
  std::vector<Literal> found;
  std::string code;
  for (std::size_t line = 0; line < source.lines.size(); ++line) {
    const std::string& text = source.lines[line];
    if (text.starts_with("#")) continue;
    for (std::size_t at = 0; at < text.size(); ++at) {
      const bool character = text[at] == '\'' && at + 2 < text.size() &&
                             (text[at + 2] == '\'' || (text[at + 1] == '\\' && text[at + 3] == '\''));
      if (character) {
        at += text[at + 1] == '\\' ? 3 : 2;
        continue;
      }
      if (text[at] != '"') {
        code += text[at];
        continue;
      }
      std::size_t end = at + 1;
      while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
      const std::string words = text.substr(at + 1, end - at - 1);
      if (!found.empty() && trimmed(code).empty()) found.back().text += words;
      else found.push_back({line, trimmed(code), words});
      code.clear();
      at = end;
    }
    code += ' ';
  }
  return found;
}

// Two words in a row, or one with a capital: no name of a file, a command or a property looks so.
bool isRead(const std::string& text) {
  static const std::regex kMarkup("<[^>]*>|\\{[^}]*\\}|\\\\.");
  static const std::regex kWords("\\b[A-Z][a-z]|[A-Za-z]{2,} [A-Za-z]{2,}");
  const std::string plain = std::regex_replace(text, kMarkup, " ");
  const bool sheet = text.find("font-family") != std::string::npos;
  return !sheet && !kCommands.contains(text) && std::regex_search(plain, kWords);
}

// The literals that a person would read and no translator would see.
std::string untranslated(const Source& source) {
  std::string list;
  bool translated = false;
  for (const Literal& each : literalsOf(source)) {
    const bool begins = std::any_of(kTranslated.begin(), kTranslated.end(),
                                    [&](std::string_view call) { return each.before.ends_with(call); });
    translated = begins || (translated && each.before == ",");  // a context, or a word to the translator
    if (!translated && isRead(each.text))
      list += source.path + ":" + std::to_string(each.line + 1) + ": \"" + each.text + "\"\n";
  }
  return list;
}

}  // namespace

TEST_CASE("every word in the window can be translated") {
  std::string list;
  for (const Source& source : hygiene::sourcesIn("src/ui"))
    if (!kNotRead.contains(source.path)) list += untranslated(source);
  CHECK(list == "");
}

TEST_CASE("a word that cannot be translated is found") {
  const Source source =
      hygiene::parse("x.cpp",
                     "#include \"Some File.h\"\n"
                     "// \"A Comment\"\n"
                     "ink.text(at, \"Leads\", size);\n"
                     "ink.text(at, tr(\"Leads\", \"The Heading\"), size);\n"
                     "look.name = QStringLiteral(\"on its \"\n  \"way\");\n"
                     "look.name = tr(\"Draw two \"\n  \"Traits\") + \"and more\";\n"
                     "ink.picture(\"icons/secret\", at); box(QT_TRANSLATE_NOOP(\"Box\", \"A Title\"));\n"
                     "label->setStyleSheet(\"font-family:'Bebas Neue'\"); obey(\"go on\");\n"
                     "if (c == '\"') html += \"<p class='Some Class'>\"; say(\"Once\");\n");
  CHECK(untranslated(source) ==
        "x.cpp:3: \"Leads\"\nx.cpp:5: \"on its way\"\nx.cpp:8: \"and more\"\nx.cpp:11: \"Once\"\n");
}
