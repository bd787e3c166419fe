// Loading a season: its log is played again to the end.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/kernel/errors.h"
#include "engine/warehouse13/log/replaying.h"

namespace w13 {

using kernel::DataError;
using kernel::LogRecord;

// ---- step by step
// -----------------------------------------------------------------------------------------------------

struct SeasonReplay::Inside : Replaying {
  using Replaying::Replaying;
};

SeasonReplay::SeasonReplay(const std::string& path) : inside_(std::make_unique<Inside>(path)) {}
SeasonReplay::SeasonReplay(SeasonReplay&&) noexcept = default;
SeasonReplay& SeasonReplay::operator=(SeasonReplay&&) noexcept = default;
SeasonReplay::~SeasonReplay() = default;

SeasonReplay::Was SeasonReplay::next() { return inside_->doNext(); }
Season& SeasonReplay::season() { return *inside_->season; }
const Season& SeasonReplay::season() const { return *inside_->season; }
const SeasonStart& SeasonReplay::start() const { return inside_->origin.start; }
const CardSet& SeasonReplay::cards() const { return inside_->origin.cards; }
Seat SeasonReplay::seat() const { return inside_->seat; }
bool SeasonReplay::torn() const { return inside_->log.torn; }

// ---- at once
// ----------------------------------------------------------------------------------------------------------

namespace {

/// Plays on as far as the log fits. Empty if that was to its end; otherwise why it was not.
std::string playOn(Replaying& replay) {
  try {
    while (replay.doNext() != Replaying::Was::End) {
    }
    return {};
  } catch (const DataError& why) {
    return why.what();
  }
}

std::string noteFor(const std::string& why, int lost) {
  std::string note = why +
                     "; it goes on from the last stored state, and what led there cannot be looked at or taken "
                     "back any more";
  if (lost > 0) note += "; the last " + std::to_string(lost) + (lost == 1 ? " choice is lost" : " choices are lost");
  return note;
}

}  // namespace

LoadedSeason loadSeason(const std::string& path, Autosave autosave) {
  Replaying replay(path);
  const std::size_t readBytes = replay.log.text.bytes().size();
  std::string note;
  bool rebased = false;
  if (const std::string why = playOn(replay); !why.empty()) {
    if (!replay.recover()) throw DataError(why + "; no state is stored that this program understands");
    playOn(replay);
    note = noteFor(why, replay.choicesLeft());
    rebased = true;
  } else if (replay.log.torn) {
    note = "the last record of " + path + " was cut off while it was written, so at most the last choice is missing";
  }
  replay.keepLog(rebased);
  SeasonJournal& journal = journalOf(*replay.season);
  if (autosave == Autosave::Continue) journal.resume(path, std::min(readBytes, journal.text().bytes().size()));
  if (rebased) journal.rebase();
  return {std::move(*replay.season), replay.origin.start, replay.origin.cards, std::move(note)};
}

// ---- labels
// -----------------------------------------------------------------------------------------------------------

namespace {

void readBeginning(const LogRecord& record, SeasonLabel& label) {
  const auto text = nlohmann::json::parse(record.text.substr(record.text.find(' ') + 1));
  label.agents = text.at("agents").get<std::vector<std::string>>();
  label.players = text.at("players").get<std::vector<std::string>>();
  label.bots = text.at("bots").get<std::vector<std::string>>();
  label.variants = text.at("variants").get<std::vector<std::string>>();
  label.open = text.at("open").get<bool>();
  label.players.resize(label.agents.size());
  label.bots.resize(label.agents.size());
  for (std::size_t seat = 0; seat < label.agents.size(); ++seat)
    if (label.players[seat].empty()) label.players[seat] = label.agents[seat];
}

}  // namespace

SeasonLabel labelOf(const std::string& path) {
  const kernel::ReadLog log = kernel::readLog(kernel::readWholeFile(path), path, kLogTitle, kLogFormat);
  SeasonLabel label;
  try {
    readBeginning(log.records.front(), label);
  } catch (const nlohmann::json::exception&) {
    throw DataError(path + " cannot be read: the record of its beginning is not as written");
  }
  label.torn = log.torn;
  for (const LogRecord& record : log.records) {
    const std::string_view kind = kindOf(record);
    if (kind == "step") {
      label.steps = numberAfter(record.text, "step ");
      label.episode = numberAfter(record.text, ", episode ");
      label.over = false;
    } else if (kind == "undo") {
      label.steps = numberAfter(record.text, "to step ");
      label.over = false;
    } else if (kind == "base") {
      label.steps = 0;
    } else if (kind == "over") {
      label.over = true;
    }
  }
  return label;
}

}  // namespace w13
