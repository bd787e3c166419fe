#include "engine/games/warehouse13/cards/lint.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/circles.h"
#include "engine/games/warehouse13/cards/reach.h"
#include "engine/games/warehouse13/cards/text_check.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/house/cards/own_pictures.h"

namespace w13 {

namespace {

/// What a card does.
constexpr std::array kWhatItDoes = {"do", "when", "always", "instead", "only", "answers"};

/// Looks over data that has loaded.
class Inspection {
 public:
  Inspection(const std::vector<Layer>& layers, const ArtNames& art, Loaded& loaded)
      : layers_(layers), art_(art), loaded_(loaded) {}

  void run() {
    const Catalog& cards = *loaded_.catalog;
    for (const Design& design : cards.designs) {
      if (!design.pending && hasEffect(design)) texts(design, cards);
      for (const auto& [language, text] : design.text.others)
        if (mentionsIn(design.text.en).icons != mentionsIn(text).icons)
          warn(design.file, "text", codeOf(language),
               "found other icons in this text than in the English, expected the same");
      sizes(design);
      const bool byItself = design.kind == Kind::Ping || design.kind == Kind::Ability;
      if (byItself && arrivesAnew(design.at(When::Arrive), cards))
        warn(
            design.file, "when", "arrive",
            "found steps that bring the Agent who arrives to the Field anew, expected an end of them: the next arrival "
            "sets them off again");
      once(names_, design, "name", design.name.en, "name");
      // Traits and Calamities lie in the same piles.
      const Kind pile = design.kind == Kind::Calamity ? Kind::Trait : design.kind;
      once(pictures_[static_cast<std::size_t>(pile)], design, "art", design.art, "picture");
      picture(design);
    }
    for (const Circle& each : circlesOf(cards)) circle(each, cards);
    for (const AgentCard& agent : cards.agents)
      if (!agent.portrait.empty())
        ownPicture(std::string(kAgentFolder) + "/" + agent.id + ".json", "portrait", agent.portrait);
  }

 private:
  /// The last layer that has something to say of a card.
  std::size_t layerOf(const Design& design) const {
    std::size_t last = 0;
    for (std::size_t at = 0; at < layers_.size(); ++at)
      if (std::ranges::find(layers_[at].files, design.file, &SourceFile::path) != layers_[at].files.end()) last = at;
    return last;
  }

  /// Cards that wake one another are told once, with the one that was written last.
  void circle(Circle circle, const Catalog& cards) {
    const auto layer = [&](const Waking& each) { return layerOf(cards.of(each.design)); };
    std::rotate(circle.begin(), std::ranges::max_element(circle, {}, layer), circle.end());
    std::string all;
    for (const Waking& each : circle)
      all += (all.empty() ? "" : ", ") + inQuotes(cards.of(each.design).name.en) + " (" +
             words::kWhens.of(each.event)->name + ": " + verbOf(each.brings)->name + ")";
    warn(cards.of(circle.front().design).file, "when", words::kWhens.of(circle.front().event)->name,
         "found cards that wake one another, " + all +
             ", expected no circle: none wakes again before it is done, and a move that wakes cards more than " +
             std::to_string(kMostWoken) + " times is refused");
  }

  void picture(const Design& design) {
    if (house::isPicturePath(design.art)) return ownPicture(design.file, "art", design.art);
    if (art_.names.empty() || art_.has(design.art)) return;
    const std::string near = art_.near(design.art);
    warn(design.file, "art", "",
         "found the picture \"" + design.art + "\", expected one of the set" +
             (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
  }

  /// Cards load without their pictures, as those of a save do: an emblem stands for what is not there.
  void ownPicture(const std::string& path, const std::string& key, const std::string& named) {
    const house::SourceFile* picture = house::pictureIn(layers_, named);
    const std::string fault = picture == nullptr ? "" : house::pictureFault(picture->path, picture->text);
    if (picture == nullptr)
      warn(path, key, "", "found no file \"" + named + "\" beside the cards, expected a PNG or SVG of that name");
    else if (!fault.empty()) warn(path, key, "", "found a picture \"" + named + "\" that is not taken: " + fault);
  }

  void texts(const Design& design, const Catalog& cards) {
    const Mentions effect = mentionsOf(design, cards);
    eachLanguage(design.text, [&](const std::string& code, const std::string& text) {
      if (const std::string fault = textFault(text, effect); !fault.empty())
        warn(design.file, "text", code, fault, kWhatItDoes);
    });
  }

  void sizes(const Design& design) {
    const auto check = [&](const std::string& key, const Text& all, int room) {
      eachLanguage(all, [&](const std::string& code, const std::string& text) {
        const int length = lengthOnCard(text);
        if (length > room)
          warn(design.file, key, code,
               "found a " + key + " of " + std::to_string(length) + " characters, expected at most " +
                   std::to_string(room) + " on this card");
      });
    };
    check("text", design.text, roomForText(design.kind));
    check("name", design.name, roomForName(design.kind));
    languages(design, "name", design.name);
    languages(design, "text", design.text);
  }

  /// A code that is mistyped would be a language of its own.
  void languages(const Design& design, const char* key, const Text& text) {
    for (const auto& [language, translation] : text.others)
      if (std::ranges::find(sentences().languages(), language, &house::SpokenLanguage::language) ==
          sentences().languages().end())
        warn(design.file, key, codeOf(language),
             "found the language \"" + codeOf(language) + "\", expected one that data/words has a file of");
  }

  template <class Look>
  static void eachLanguage(const Text& text, Look look) {
    look("en", text.en);
    for (const auto& [language, translation] : text.others) look(codeOf(language), translation);
  }

  void once(std::map<std::string, std::string>& first, const Design& design, const std::string& key,
            const std::string& value, const std::string& what) {
    const auto [known, fresh] = first.emplace(value, design.file);
    if (!fresh)
      warn(design.file, key, "",
           "found the " + what + " \"" + value + "\", expected one that " + known->second + " does not have");
  }

  /// Puts a warning where the key is written: in the last layer that says it, or in a later one that says what does not
  /// fit it.
  void warn(const std::string& path, const std::string& key, const std::string& language, std::string message,
            std::span<const char* const> others = {}) {
    Mistake mistake{path, 1, 1, "/" + key + (language.empty() ? "" : "/" + language), std::move(message), false};
    for (const Layer& layer : layers_) {
      const auto file = std::find_if(layer.files.begin(), layer.files.end(),
                                     [&](const SourceFile& each) { return each.path == path; });
      if (file == layer.files.end()) continue;
      const std::string name = layer.name.empty() ? path : layer.name + "/" + path;
      Node root;
      std::vector<Mistake> unread;
      if (!parse(file->text, 0, name, root, unread)) continue;
      const Node* value = root.find(key);
      if (value != nullptr && !language.empty()) value = value->find(language);
      if (value == nullptr && mistake.file != path) {
        value = firstOf(root, others);
        if (value == nullptr) continue;
        mistake.pointer = pointerTo(root, *value);
      }
      mistake.file = name;
      if (value != nullptr) std::tie(mistake.line, mistake.column) = std::tie(value->line, value->column);
    }
    const bool known = std::ranges::find(loaded_.mistakes, mistake) != loaded_.mistakes.end();  // of another language
    if (!known) loaded_.mistakes.push_back(std::move(mistake));
  }

  static const Node* firstOf(const Node& root, std::span<const char* const> keys) {
    for (const char* key : keys)
      if (const Node* found = root.find(key)) return found;
    return nullptr;
  }

  const std::vector<Layer>& layers_;
  const ArtNames& art_;
  Loaded& loaded_;
  std::map<std::string, std::string> names_;
  std::array<std::map<std::string, std::string>, kKinds> pictures_;
};

/// What comes with the program speaks for itself; whoever writes a card may leave that for later.
bool isOfShipped(const Mistake& mistake, const std::vector<Layer>& layers) {
  return std::any_of(layers.begin(), layers.end(),
                     [&](const Layer& layer) { return layer.shipped && mistake.file.starts_with(layer.name + "/"); });
}

}  // namespace

Loaded lint(const std::vector<Layer>& layers, const ArtNames& art) {
  Loaded loaded = load(layers);
  for (Mistake& mistake : loaded.mistakes)
    if (mistake.wording && isOfShipped(mistake, layers)) mistake.error = true;
  if (!loaded.catalog) return loaded;
  Inspection(layers, art, loaded).run();
  putInOrder(loaded.mistakes);
  return loaded;
}

std::string summary(const Loaded& loaded) {
  return house::summary(loaded.files, loaded.mistakes) + ", " + std::to_string(loaded.pending) + " pending effects";
}

}  // namespace w13
