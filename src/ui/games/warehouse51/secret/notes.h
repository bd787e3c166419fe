#pragma once
// A seat's marks on the counterfeits, kept in its notes: a line each, "excalibur maybe 1". Whatever else was written
// there stays.

#include <string>

#include "engine/games/warehouse51/cards/catalog.h"

namespace w51 {

enum class Doubt : std::uint8_t { None, Open, No, Maybe, Sure };
inline constexpr int kDoubts = 5;

/// What a seat thinks of one relic.
struct Note {
  Doubt doubt = Doubt::None;
  Seat suspect = Seat::Table;  ///< who seems to know; Table: nobody is suspected
  friend bool operator==(const Note&, const Note&) = default;
};

struct Notes {
  PerRelic<Note> of{};
  std::string rest;  ///< other lines
};

/// Reads what was written down. A line of an unknown relic or mark belongs to the rest.
[[nodiscard]] Notes notesIn(const std::string& text, const Catalog& cards, int seats);
[[nodiscard]] std::string textOf(const Notes& notes, const Catalog& cards);

}  // namespace w51
