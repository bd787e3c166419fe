#include "engine/house/log/match_journal.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace house {

using kernel::LogRecord;
using kernel::Luck;
using kernel::Seat;

namespace {

/// Makes the logs of different matches look different.
std::uint32_t saltFor(Luck::Position opening) { return Luck(opening.state ^ (opening.stream << 1u)).bits(); }

}  // namespace

MatchJournal::MatchJournal(KeptMatch& match, Origin origin)
    : match_(match), origin_(std::move(origin)), text_(kind().title, kLogFormat, saltFor(origin_.opening)) {
  const BeginRecord begin{origin_.opening, origin_.start.setup.secret, match_.questionDigest(0)};
  std::vector<LogRecord> records{house::write(begin, origin_.start, kind()),
                                 writeCarried(origin_.box->carried(), kind())};
  if (origin_.based) records.push_back(stored("base"));
  for (const std::string& day : origin_.opened) records.push_back(writeOpened(day));
  write(std::move(records));
}

MatchJournal::MatchJournal(KeptMatch& match, Origin origin, kernel::LogText text)
    : match_(match), origin_(std::move(origin)), text_(std::move(text)) {}

MatchJournal::~MatchJournal() {
  if ((!sink_ && path_.empty()) || sinceState_ == 0) return;
  try {
    write({stored("state")});
  } catch (const std::exception&) {
    // The log is whole without it.
  }
}

void MatchJournal::made(std::size_t since) {
  std::vector<LogRecord> records;
  for (std::size_t step = since; step < match_.history().size(); ++step)
    records.push_back(house::write(match_, step, *match_.luck()));
  if (match_.over()) records.push_back(writeOver(match_.endInLog()));
  const int grown = sinceState_ + kernel::count(records);
  if (match_.over() || grown >= kRecordsPerState) records.push_back(stored("state"));
  write(std::move(records));
}

void MatchJournal::undoing() {
  const int to = beforeLastUnit(match_.history());
  write({writeUndo(to)});
  for (auto& [after, luck] : origin_.newChance) after = std::min(after, to);
}

void MatchJournal::looking(Seat seat) { write({writeLook(match_.seatInLog(seat))}); }

void MatchJournal::noting(Seat seat, const std::string& text) { write({writeNotes(match_.seatInLog(seat), text)}); }

void MatchJournal::saying(const kernel::Said& said) { write({writeSaid(match_, said)}); }

void MatchJournal::renewChance(Luck::Position luck) {
  write({writeChance(luck)});
  *match_.luck() = Luck(luck);
  origin_.newChance.emplace_back(match_.steps(), luck);
}

void MatchJournal::rebase() { write({stored("base")}); }

void MatchJournal::writeTo(const std::string& path) {
  sink_ = kernel::LogFile::create(path, text_.bytes());
  path_ = path;
}

void MatchJournal::resume(const std::string& path) {
  sink_ = kernel::LogFile::resume(path, text_.bytes());
  path_ = path;
}

std::string MatchJournal::renew(const std::string& path, const std::string& asRead) {
  std::string copy = kernel::keepCopy(path, asRead, ".damaged");
  rewrite(path, asRead);
  return copy;
}

void MatchJournal::rewrite(const std::string& path, const std::string& asRead) {
  sink_ = kernel::LogFile::renew(path, text_.bytes(), asRead);
  path_ = path;
}

std::string MatchJournal::copy() const {
  kernel::LogText whole = text_;
  if (sinceState_ > 0) whole.add(std::vector{stored("state")});
  return whole.bytes();
}

void MatchJournal::write(std::vector<LogRecord> records) {
  kernel::LogText next = text_;
  next.add(records);
  writeDown(next);
  text_ = std::move(next);
  for (const LogRecord& record : records)
    sinceState_ = kindOf(record) == "state" || kindOf(record) == "base" ? 0 : sinceState_ + 1;
}

/// What has become of the file since the last time is noticed here; the log is in memory, so it is written whole again.
void MatchJournal::writeDown(const kernel::LogText& next) {
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
  notice_ = lost_ + "; the whole " + kind().match + " is written again, in " + path_;
}

LogRecord MatchJournal::stored(const char* word) const {
  const auto bytes = match_.stateAt(match_.history().size());
  const StateRecord record{{bytes.begin(), bytes.end()}, match_.luck()->position(), match_.viewsDigest()};
  return house::write(record, kind(), word, match_.steps());
}

std::shared_ptr<KeptMatch> withJournal(std::shared_ptr<KeptMatch> match, std::shared_ptr<MatchJournal> journal) {
  struct Held {
    explicit Held(std::shared_ptr<KeptMatch> held) : match(std::move(held)) {}
    ~Held() { match->journal.reset(); }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    std::shared_ptr<KeptMatch> match;
  };
  match->journal = std::move(journal);
  const auto held = std::make_shared<Held>(std::move(match));
  return {held, held->match.get()};
}

const MatchJournal& journalOf(const KeptMatch& match) {
  const auto* journal = dynamic_cast<const MatchJournal*>(match.journal.get());
  if (journal == nullptr) throw kernel::RefusedError("this game keeps no log: only one that was begun with one does");
  return *journal;
}

MatchJournal& journalOf(KeptMatch& match) { return const_cast<MatchJournal&>(journalOf(std::as_const(match))); }

}  // namespace house
