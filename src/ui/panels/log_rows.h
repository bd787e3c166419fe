#pragma once
// The log as rows: one for each thing that happened, though it was many events, with who did it and pictures of what.
// It has no perfect memory: a discard is named only while it can be seen, and draws cannot be looked for: no filter and
// no search leaves a list of them.

#include <QStringList>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/look/art.h"

namespace w13 {
/// Which lines are wanted.
struct LogFilter {
  Topic topic = Topic::Course;  ///< Course: all
  Seat seat = Seat::Table;      ///< Table: everybody's
  QString search;               ///< words that a line must have, in any order and case
  [[nodiscard]] bool none() const {
    return topic == Topic::Course && seat == Seat::Table && search.trimmed().isEmpty();
  }
};

/// A picture in a row: a drawing, a die, or a card.
struct LogPicture {
  QString file;
  std::optional<DieFace> die;
  CardId card = CardId::None;
  Seat voter = Seat::Table;  ///< whose portrait stands over it
};

/// One thing that happened.
struct LogRow {
  QString sentence;
  QString more;  ///< what led to it
  QString face;  ///< the drawing of who did it; empty: nobody
  QColor with;   ///< of its edge
  std::vector<LogPicture> pictures;
  QString page;                     ///< of the rule book: its card, or the rule that tells most about it
  std::vector<kernel::Noun> nouns;  ///< what it is about, to be found on the table
};

/// A chapter of the log.
struct LogEpisode {
  int episode = 0;  ///< 0: before the first
  bool finale = false;
  CardId ping = CardId::None;
  CardId artifact = CardId::None;  ///< None: not turned up yet
};

/// What the table has learnt, to be read as lines or rows.
class LogRows {
 public:
  /// How many draws at the end are told: nobody shall tally them by pile. With a filter: none.
  static constexpr int kDrawsTold = 6;
  /// So many events at the end are read as lines.
  static constexpr std::size_t kLines = 400;
  static constexpr int kEverywhere = -1;

  LogRows(const Catalog& cards, const Words& words) : cards_(cards), words_(words) {}

  void add(const Events& news);
  /// A sentence about the season's file, which stands where the log has come to.
  void note(const QString& sentence) { notes_.push_back({events_.size(), sentence}); }

  /// The last lines as they may be read now, one for each event.
  [[nodiscard]] QStringList lines(const View& v, const LogFilter& filter = {}) const;
  /// The rows of an Episode by its place; of all of them: kEverywhere.
  [[nodiscard]] std::vector<LogRow> rows(const View& v, int episode, const LogFilter& filter = {}) const;
  [[nodiscard]] const std::vector<LogEpisode>& episodes() const { return episodes_; }

 private:
  /// A sentence that is no event.
  struct Note {
    std::size_t after;  ///< so many events
    QString text;
  };
  /// An event that may be told, and its place.
  struct Told {
    std::size_t at = 0;
    Event event;
  };
  [[nodiscard]] std::vector<Told> told(const View& v, const LogFilter& filter, std::size_t from, std::size_t to) const;
  [[nodiscard]] bool named(const Event& event, const View& v) const;
  [[nodiscard]] LogRow rowOf(const Events& events, const View& v) const;
  void addPicture(LogRow& row, const Event& event, const View& v) const;
  [[nodiscard]] QString faceOf(const Events& events, const View& v) const;

  const Catalog& cards_;
  const Words& words_;
  Events events_;
  std::vector<Note> notes_;
  std::vector<LogEpisode> episodes_ = {{}};
  std::vector<std::size_t> begins_ = {0};  ///< the first event of each Episode
};

}  // namespace w13
