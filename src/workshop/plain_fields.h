#pragma once
// The plain values of a card file as a form: what its schema calls a text, a number, a word or a switch. Lists of steps
// and the like stay in the text.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"

namespace house {

/// How a plain value is written.
enum class FieldKind : std::uint8_t {
  Words,    ///< a text for players, in one language
  Text,     ///< a text on one line
  Picture,  ///< the name of a picture
  Whole,    ///< a whole number
  Choice,   ///< one of some words
  Flag      ///< on or off
};

/// A word that may be chosen.
struct FieldChoice {
  std::string word;
  std::string label;  ///< "More than half" for "more_than_half"
  std::string means;
  friend bool operator==(const FieldChoice&, const FieldChoice&) = default;
};

/// One plain value.
struct PlainField {
  FieldKind kind = FieldKind::Text;
  std::string pointer;               ///< "/needs/logic"
  std::string label;                 ///< within its row: "Logic", "Deutsch"; empty if it is alone there
  int least = 0, most = 0;           ///< Whole
  std::vector<FieldChoice> choices;  ///< Choice
  bool off = false;                  ///< Flag: may be false; else it is true or not there
  friend bool operator==(const PlainField&, const PlainField&) = default;
};

/// What stands behind one key: a single value, or those of a small object or of a list of fixed length.
struct FieldRow {
  std::string pointer;              ///< "/needs"
  std::vector<std::string> labels;  ///< from the outermost key inwards: "Obstacles", "Physical"
  std::string means;                ///< of the outermost key
  bool list = false;                ///< it is a list: stated as a whole
  std::vector<PlainField> fields;
  friend bool operator==(const FieldRow&, const FieldRow&) = default;
};

/// The plain values that a file may have, in the order of the schema.
struct FieldForm {
  std::vector<FieldRow> rows;
  std::vector<std::string> inText;  ///< outermost keys whose values only the text has: "do", "always"
  std::vector<std::string> order;   ///< the pointers of all keys, as withValue asks for them
  friend bool operator==(const FieldForm&, const FieldForm&) = default;
};

/// A value as it counts.
struct FieldValue {
  OrderedJson value;      ///< null: there is none
  OrderedJson shipped;    ///< likewise, of the shipped card
  bool asShipped = true;  ///< there is a shipped card, and it is as there
};

/// A card file's text, and the shipped one below it.
class CardTexts {
 public:
  CardTexts(std::string text, std::optional<std::string> shipped);

  /// Whether the text can be read. If not, all values are those of the shipped card, and it cannot be changed.
  [[nodiscard]] bool readable() const { return own_.is_object(); }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const OrderedJson& own() const { return own_; }
  [[nodiscard]] const OrderedJson& shipped() const { return shipped_; }
  [[nodiscard]] FieldValue at(const std::string& pointer) const;
  /// Whether all of a row is as shipped.
  [[nodiscard]] bool asShipped(const FieldRow& row) const;

  // ---- the text with another value; throws kernel::DataError with one sentence ------------------------------------

  /// States a value; null takes it away.
  [[nodiscard]] std::string with(const FieldForm& form, const FieldRow& row, const PlainField& field,
                                 const OrderedJson& value) const;
  /// Takes away what the text states of a row. A text that repeats all of the shipped card repeats this, too.
  [[nodiscard]] std::string withShipped(const FieldForm& form, const FieldRow& row) const;

 private:
  std::string text_;
  OrderedJson own_;
  OrderedJson shipped_;  ///< null if there is none
  OrderedJson laid_;     ///< one over the other
};

/// The form of a file with this path. It has no rows if the game has no schema for it.
[[nodiscard]] FieldForm formOf(const CardPart& cards, std::string_view path, const CardTexts& texts, const Box& box);

}  // namespace house
