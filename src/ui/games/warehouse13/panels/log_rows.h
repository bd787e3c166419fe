#pragma once
// The log as rows: one for each thing that happened, even if many events, with the actor and pictures. It has no
// perfect memory: a discard is named only while visible, and draws cannot be searched: no filter or search leaves a
// list of them.

#include <QStringList>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/art.h"

namespace w13 {
/// Selects lines.
struct LogFilter {
  Topic topic = Topic::Course;  ///< Course: all
  Seat seat = Seat::Table;      ///< Table: everybody's
  QString search;               ///< words a line must have, in any order and case
  [[nodiscard]] bool none() const {
    return topic == Topic::Course && seat == Seat::Table && search.trimmed().isEmpty();
  }
};

/// A picture in a row: a drawing, a die, or a card.
struct LogPicture {
  QString file;
  std::optional<DieFace> die;
  CardId card = CardId::None;
  Seat voter = Seat::Table;  ///< whose portrait is above it
};

/// One thing that happened.
struct LogRow {
  QString sentence;
  QString more;  ///< what led to it
  QString face;  ///< the drawing of the actor; empty: nobody
  QColor with;   ///< of its edge
  std::vector<LogPicture> pictures;
  QString page;                     ///< of the rule book: its card, or the most relevant rule
  std::vector<kernel::Noun> nouns;  ///< its subject, to find it on the table
};

/// A chapter of the log.
struct LogEpisode {
  int episode = 0;  ///< 0: before the first
  bool finale = false;
  CardId ping = CardId::None;
  CardId artifact = CardId::None;  ///< None: not turned up yet
};

/// What the table has learnt, as lines or rows.
class LogRows {
 public:
  /// How many of the last draws are shown: nobody shall tally them by pile. With a filter: none.
  static constexpr int kDrawsTold = 6;
  /// The number of last events given as lines.
  static constexpr std::size_t kLines = 400;
  static constexpr int kEverywhere = -1;

  LogRows(const Catalog& cards, const Words& words) : cards_(cards), words_(words) {}

  void add(const Events& news);
  /// Takes so many of the last events away again: they were undone. They have told nobody anything, so no Episode began
  /// and no card was revealed with them.
  void takeBack(int events);
  /// So many of the last events, or all.
  [[nodiscard]] Events latest(int most) const;
  /// Adds a sentence at the log's current end: about the season's file, or said by somebody.
  void note(const QString& sentence, Seat by = Seat::Table) { notes_.push_back({events_.size(), sentence, by}); }

  /// The last lines that may be read now, one per event.
  [[nodiscard]] QStringList lines(const View& v, const LogFilter& filter = {}) const;
  /// The rows of an Episode by its place; kEverywhere: of all.
  [[nodiscard]] std::vector<LogRow> rows(const View& v, int episode, const LogFilter& filter = {}) const;
  [[nodiscard]] const std::vector<LogEpisode>& episodes() const { return episodes_; }

 private:
  /// A sentence that is no event.
  struct Note {
    std::size_t after;  ///< the number of events before it
    QString text;
    Seat by;  ///< who said it; Table: nobody
  };
  [[nodiscard]] static bool fits(const Note& note, const LogFilter& filter);
  [[nodiscard]] QString portraitOf(Seat seat, const View& v) const;
  /// An event that may be shown, and its place.
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
