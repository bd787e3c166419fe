#include "ui/games/warehouse51/secret/notes.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace w51 {

namespace {

constexpr std::array<std::string_view, kDoubts> kWords = {"-", "?", "no", "maybe", "sure"};

/// A line of the sheet; false: it is none.
bool readLine(const std::string& line, const Catalog& cards, int seats, Notes& notes) {
  std::istringstream parts(line);
  std::string id, word;
  if (!(parts >> id >> word)) return false;
  const RelicId relic = cards.find(id);
  const auto* const doubt = std::ranges::find(kWords, word);
  if (relic == RelicId::None || doubt == kWords.end()) return false;
  Note note{static_cast<Doubt>(doubt - kWords.begin()), Seat::Table};
  int seat = -1;
  if (parts >> seat && seat >= 0 && seat < seats) note.suspect = kernel::seatAt(seat);
  notes.of[relic] = note;
  return true;
}

}  // namespace

Notes notesIn(const std::string& text, const Catalog& cards, int seats) {
  Notes notes;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (!readLine(line, cards, seats, notes)) notes.rest += line + '\n';
  return notes;
}

std::string textOf(const Notes& notes, const Catalog& cards) {
  std::string text = notes.rest;
  for (const RelicId relic : cards.all()) {
    const Note& note = notes.of[relic];
    if (note == Note{}) continue;
    text += cards.of(relic).id + ' ' + std::string(kernel::at(kWords, static_cast<int>(note.doubt)));
    if (note.suspect != Seat::Table) text += ' ' + std::to_string(index(note.suspect));
    text += '\n';
  }
  return text;
}

}  // namespace w51
