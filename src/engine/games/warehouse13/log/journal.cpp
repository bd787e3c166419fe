#include "engine/games/warehouse13/log/journal.h"

#include <algorithm>

#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

using kernel::LogRecord;
using kernel::Luck;

namespace {

/// Makes logs of different seasons look different.
std::uint32_t saltFor(Luck::Position opening) { return Luck(opening.state ^ (opening.stream << 1u)).bits(); }

}  // namespace

SeasonJournal::SeasonJournal(Season::Inside& season, Origin origin)
    : season_(season), origin_(std::move(origin)), text_(kLogTitle, kLogFormat, saltFor(origin_.opening)) {
  const BeginRecord begin{origin_.opening, season_.session.setup().traitor,
                          digestOf(season_.game, season_.session.state())};
  std::vector<LogRecord> records{w13::write(begin, origin_.start, *season_.cards), w13::write(origin_.cards.layers)};
  if (origin_.based) records.push_back(stored("base"));
  for (const std::string& day : origin_.opened) records.push_back(writeOpened(day));
  write(std::move(records));
}

SeasonJournal::SeasonJournal(Season::Inside& season, Origin origin, kernel::LogText text)
    : season_(season), origin_(std::move(origin)), text_(std::move(text)) {}

SeasonJournal::~SeasonJournal() {
  if ((!sink_ && path_.empty()) || sinceState_ == 0) return;
  try {
    write({stored("state")});
  } catch (const std::exception&) {
    // The log is whole without it.
  }
}

void SeasonJournal::made(std::size_t since) {
  const auto& session = season_.session;
  std::vector<LogRecord> records;
  for (std::size_t step = since; step < session.history().size(); ++step)
    records.push_back(w13::write(session, step, *season_.luck()));
  if (session.over()) records.push_back(writeOver(session.state().world));
  const int grown = sinceState_ + static_cast<int>(records.size());
  if (session.over() || grown >= kRecordsPerState) records.push_back(stored("state"));
  write(std::move(records));
}

void SeasonJournal::undoing() {
  const auto& history = season_.session.history();
  std::size_t to = history.size();
  while (to > 0 && history[to - 1].group == history.back().group) --to;
  write({writeUndo(static_cast<int>(to))});
  for (auto& [after, luck] : origin_.newChance) after = std::min(after, static_cast<int>(to));
}

void SeasonJournal::looking(Seat seat) { write({writeLook(seat, season_.session.state().world, *season_.cards)}); }

void SeasonJournal::renewChance(Luck::Position luck) {
  write({writeChance(luck)});
  *season_.luck() = Luck(luck);
  origin_.newChance.emplace_back(season_.session.steps(), luck);
}

void SeasonJournal::rebase() { write({stored("base")}); }

void SeasonJournal::writeTo(const std::string& path) {
  sink_ = kernel::LogFile::create(path, text_.bytes());
  path_ = path;
}

void SeasonJournal::resume(const std::string& path) {
  sink_ = kernel::LogFile::resume(path, text_.bytes());
  path_ = path;
}

std::string SeasonJournal::renew(const std::string& path, const std::string& asRead) {
  std::string copy = kernel::keepCopy(path, asRead, ".damaged");
  rewrite(path, asRead);
  return copy;
}

void SeasonJournal::rewrite(const std::string& path, const std::string& asRead) {
  sink_ = kernel::LogFile::renew(path, text_.bytes(), asRead);
  path_ = path;
}

std::string SeasonJournal::copy() const {
  kernel::LogText whole = text_;
  if (sinceState_ > 0) whole.add(std::vector{stored("state")});
  return whole.bytes();
}

void SeasonJournal::write(std::vector<LogRecord> records) {
  kernel::LogText next = text_;
  next.add(records);
  writeDown(next);
  text_ = std::move(next);
  for (const LogRecord& record : records)
    sinceState_ = kindOf(record) == "state" || kindOf(record) == "base" ? 0 : sinceState_ + 1;
}

/// What has become of the file since the last time is noticed here; the log is in memory, so it is written whole again.
void SeasonJournal::writeDown(const kernel::LogText& next) {
  try {
    if (sink_) return sink_->grow(next.bytes(), text_.bytes().size());
  } catch (const kernel::LogLost& lost) {
    sink_.reset();  // and what it holds
    lost_ = lost.what();
  }
  if (path_.empty()) return;
  auto file = kernel::LogFile::writeAgain(path_, next.bytes());  // if that fails, it is tried again next time
  path_ = file->path();
  sink_ = std::move(file);
  notice_ = lost_ + "; the whole season is written again, in " + path_;
}

LogRecord SeasonJournal::stored(const char* word) const {
  const auto& session = season_.session;
  const StateRecord record{session.state(), season_.luck()->position(), digestOfViews(season_.game, session.state())};
  return w13::write(record, word, session.steps());
}

const SeasonJournal& journalOf(const Season& season) {
  const auto* journal = dynamic_cast<const SeasonJournal*>(season.inside().journal.get());
  if (journal == nullptr) throw kernel::RefusedError("this season keeps no log: only one that was begun with one does");
  return *journal;
}

SeasonJournal& journalOf(Season& season) { return const_cast<SeasonJournal&>(journalOf(std::as_const(season))); }

}  // namespace w13
