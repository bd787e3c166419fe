#include "engine/games/warehouse13/said/sentences.h"

#include <memory>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/grounds.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/games/warehouse13/said/remarks.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

template <class Keys>
void add(std::vector<std::string>& names, const std::string& section, const Keys& keys, std::size_t count) {
  for (std::size_t at = 0; at < count; ++at) names.push_back(section + "." + keys[at]);
}

/// Those that are made of a piece's or a question's key; the others are looked for when they are said.
std::vector<std::string> needed() {
  std::vector<std::string> names;
  add(names, "symbol", kSymbolKeys, kSymbolKeys.size());
  add(names, "die", kSymbolKeys, kSymbolKeys.size() - 1);
  add(names, "place", kPlaceKeys, kPlaceKeys.size());
  add(names, "place-in-sentence", kPlaceKeys, kPlaceKeys.size());
  add(names, "spot", kSpotKeys, kSpotKeys.size());
  add(names, "to-spot", kSpotKeys, kSpotKeys.size());
  add(names, "location", kLocationKeys, kLocationKeys.size());
  add(names, "phase", kPhaseKeys, kPhaseKeys.size());
  add(names, "slot", kSlotKeys, kSlotKeys.size());
  add(names, "kind", kKindKeys, kKindKeys.size());
  for (const house::Word& each : kAskWords) names.push_back(std::string("question.") + each.key);
  for (const house::Word& each : remarkWords()) names.push_back(std::string("talk.") + each.key);
  for (const house::Word& each : groundWords()) names.push_back(std::string("advice.") + each.key);
  for (const house::Word& each : traceWords()) names.push_back(std::string("trace.") + each.key);
  for (std::size_t ending = 1; ending < kEndingKeys.size(); ++ending)
    names.push_back(std::string("ending.") + kEndingKeys[ending]);
  return names;
}

std::shared_ptr<const house::Sentences> readFrom(const std::filesystem::path& data) {
  auto read = std::make_shared<const house::Sentences>(house::wordFilesOf(data, "warehouse13"));
  read->need(needed());
  return read;
}

std::shared_ptr<const house::Sentences>& kept() {
  static std::shared_ptr<const house::Sentences> sentences = readFrom(house::dataFolder());
  return sentences;
}

}  // namespace

const house::Sentences& sentences() { return *kept(); }

void readSentences(const std::filesystem::path& data) { kept() = readFrom(data); }

}  // namespace w13
