// `w13 sentences`: all that the game can say, by place, for editors.

#include <filesystem>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/house/data_folder.h"
#include "engine/house/said/text_json.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;

struct SentencesOptions {
  CardFolders cards;
  std::string place;
  std::string language = "en";
};

/// The texts in a file of the data: everything that is there in several languages.
void collect(const nlohmann::json& value, const std::string& place, std::vector<Sentence>& all) {
  if (value.is_object() && value.contains("en") && value["en"].is_string()) {
    all.push_back({place, house::textIn(value)});
    return;
  }
  if (value.is_structured())
    for (const nlohmann::json& inner : value) collect(inner, place, all);
}

std::vector<Sentence> allSentences(const Catalog& cards) {
  std::vector<Sentence> all = Words::all(cards);
  for (const fs::path& folder : {house::lessonFolder(chosenGame().id()), house::dataFolder() / "rules"})
    for (const std::string& file : jsonFiles({folder.string()}, "text")) {
      const std::string place = fs::path(file).lexically_relative(house::dataFolder()).begin()->string();
      collect(nlohmann::json::parse(textOf(file)), place + "/" + fs::path(file).stem().string(), all);
    }
  return all;
}

void run(const SentencesOptions& options) {
  std::string before;
  bool any = false;
  for (const Sentence& each : allSentences(*options.cards.load())) {
    if (!each.place.starts_with(options.place)) continue;
    any = true;
    if (each.place != before) std::cout << (before.empty() ? "" : "\n") << "# " << each.place << '\n';
    before = each.place;
    for (const house::SpokenLanguage& one : sentences().languages()) {
      if (options.language != "all" && options.language != codeOf(one.language)) continue;
      const bool further = options.language == "all" && one.language != Language::English;
      std::cout << (further ? "    " : "") << each.text.in(one.language) << '\n';
    }
  }
  if (!any) throw kernel::RefusedError("nothing is said there; w13 sentences without --place lists all places");
}

const Command kSentences{90, addSentences};

}  // namespace

void addSentences(CLI::App& app) {
  CLI::App* command = app.add_subcommand("sentences", "List all that the game can say, by place");
  const auto options = std::make_shared<SentencesOptions>();
  options->cards.addTo(*command);
  command->add_option("--place", options->place, "Only places that begin like this: question, event, cards/tesla");
  command->add_option("--language", options->language, "The language by its code, or all, one below the other")
      ->check(isLanguage("all"))
      ->type_name("CODE|all");
  command->callback([options] {
    onlyFirstGame("list of sentences");
    run(*options);
  });
}

}  // namespace w13
