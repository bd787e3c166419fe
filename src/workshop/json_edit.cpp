#include "workshop/json_edit.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <vector>

#include "engine/kernel/errors.h"

namespace house {

namespace {

using Keys = std::span<const std::string>;

/// A member of an object, or an item of a list: its bytes. An item begins with its value.
struct Piece {
  std::string key;
  std::size_t from = 0;   ///< of the key
  std::size_t value = 0;  ///< where the value begins
  std::size_t end = 0;    ///< behind it
};

/// An object or list in a text that is known to be JSON.
struct Inside {
  std::size_t from = 0;  ///< its bracket
  std::size_t end = 0;   ///< behind the other one
  std::vector<Piece> pieces;
};

/// Goes through a text that is known to be JSON.
class TextScan {
 public:
  explicit TextScan(const std::string& text) : text_(text) {}

  [[nodiscard]] bool opens(std::size_t at) const { return text_[at] == '{' || text_[at] == '['; }
  [[nodiscard]] Inside inside(std::size_t at) const {
    Inside all{at, 0, {}};
    const bool object = text_[at] == '{';
    for (at = next(at + 1); text_[at] != '}' && text_[at] != ']'; at = next(at)) {
      if (text_[at] == ',') at = next(at + 1);
      Piece piece{{}, at, at, 0};
      if (object) {
        const std::size_t end = behind(at);
        piece.key = OrderedJson::parse(text_.substr(at, end - at)).get<std::string>();
        piece.value = next(next(end) + 1);
      }
      at = piece.end = behind(piece.value);
      all.pieces.push_back(std::move(piece));
    }
    all.end = at + 1;
    return all;
  }
  [[nodiscard]] std::size_t next(std::size_t at) const { return text_.find_first_not_of(" \t\r\n", at); }

 private:
  /// Behind the value that begins there.
  [[nodiscard]] std::size_t behind(std::size_t at) const {
    if (opens(at)) return inside(at).end;
    if (text_[at] != '"') return std::min(text_.find_first_of(" \t\r\n,]}", at), text_.size());
    for (++at; text_[at] != '"'; ++at)
      if (text_[at] == '\\') ++at;
    return at + 1;
  }

  const std::string& text_;
};

/// Throws unless the text is a JSON object; where it begins.
std::size_t startOfObject(const std::string& text) {
  const OrderedJson read = OrderedJson::parse(text, nullptr, false);
  if (!read.is_object()) throw kernel::DataError("Mend the mistakes first: this is no JSON yet.");
  return text.find('{');
}

/// The pieces of a pointer, "needs" and "logic" of "/needs/logic".
std::vector<std::string> stepsOf(std::string_view pointer) {
  std::vector<std::string> steps;
  for (OrderedJson::json_pointer rest{std::string(pointer)}; !rest.empty(); rest.pop_back())
    steps.insert(steps.begin(), rest.back());
  return steps;
}

/// The member of this key, or the item at this place.
const Piece* findIn(const Inside& all, bool object, const std::string& step) {
  if (object) {
    const auto found = std::ranges::find(all.pieces, step, &Piece::key);
    return found == all.pieces.end() ? nullptr : &*found;
  }
  std::size_t place = all.pieces.size();
  std::from_chars(step.data(), step.data() + step.size(), place);
  return place < all.pieces.size() ? &all.pieces[place] : nullptr;
}

std::string pointerTo(Keys steps) {
  OrderedJson::json_pointer pointer;
  for (const std::string& step : steps) pointer /= step;
  return pointer.to_string();
}

/// The place of a key of an object in the order of all; behind all if it has none.
std::size_t rankOf(const std::string& object, const std::string& key, Keys order) {
  const std::string pointer = (OrderedJson::json_pointer(object) / key).to_string();
  const auto found = std::ranges::find_if(order, [&](const std::string& each) {
    return each == pointer || (each.starts_with(pointer) && each[pointer.size()] == '/');
  });
  return static_cast<std::size_t>(found - order.begin());
}

/// What stands between a member and the one before it: the same line, or a new one that is indented alike.
std::string spaceBefore(const std::string& text, std::size_t at) {
  const std::size_t line = text.rfind('\n', at);
  const bool alone = line != std::string::npos && text.find_first_not_of(" \t", line + 1) == at;
  return alone ? text.substr(line, at - line) : " ";
}

/// A new member among those of an object: `steps` lead to the object, `written` is the member.
std::string withMember(std::string text, const Inside& object, Keys steps, const std::string& key,
                       const std::string& written, Keys order) {
  const bool outermost = steps.empty();
  if (object.pieces.empty())
    return text.replace(object.from, object.end - object.from,
                        outermost ? "{\n  " + written + "\n}" : "{ " + written + " }");
  const std::string here = pointerTo(steps);
  const std::size_t rank = rankOf(here, key, order);
  const auto after =
      std::ranges::find_if(object.pieces, [&](const Piece& each) { return rankOf(here, each.key, order) > rank; });
  if (after != object.pieces.end()) return text.insert(after->from, written + "," + spaceBefore(text, after->from));
  const Piece& last = object.pieces.back();
  return text.insert(last.end, "," + spaceBefore(text, last.from) + written);
}

/// The objects that are not there yet, around a value.
OrderedJson wrapped(Keys steps, const OrderedJson& value) {
  if (steps.empty()) return value;
  OrderedJson around = OrderedJson::object();
  around[steps.front()] = wrapped(steps.subspan(1), value);
  return around;
}

/// Without a member and the comma and space on one side of it.
std::string withoutPiece(std::string text, const Inside& object, const Piece& piece) {
  const auto at = static_cast<std::size_t>(&piece - object.pieces.data());
  if (object.pieces.size() == 1) return text.replace(object.from, object.end - object.from, "{}");
  const std::size_t from = at == 0 ? piece.from : object.pieces[at - 1].end;
  const std::size_t end = at == 0 ? object.pieces[1].from : piece.end;
  return text.erase(from, end - from);
}

}  // namespace

std::string withValue(const std::string& text, std::string_view pointer, const OrderedJson& value, Keys order) {
  const TextScan scan(text);
  const std::vector<std::string> steps = stepsOf(pointer);
  std::size_t at = startOfObject(text);
  for (std::size_t depth = 0; depth < steps.size(); ++depth) {
    const bool object = text[at] == '{';
    const Inside here = scan.inside(at);
    const Piece* piece = findIn(here, object, steps[depth]);
    const Keys rest = Keys(steps).subspan(depth + 1);
    if (piece == nullptr && !object) throw kernel::DataError("Mend the mistakes first: a list is too short.");
    if (piece == nullptr)
      return withMember(text, here, Keys(steps).first(depth), steps[depth],
                        OrderedJson(steps[depth]).dump() + ": " + writtenAsValue(wrapped(rest, value)), order);
    if (rest.empty() || !scan.opens(piece->value))
      return std::string(text).replace(piece->value, piece->end - piece->value, writtenAsValue(wrapped(rest, value)));
    at = piece->value;
  }
  return text;
}

std::string withoutValue(const std::string& text, std::string_view pointer) {
  const TextScan scan(text);
  const std::vector<std::string> steps = stepsOf(pointer);
  std::size_t at = startOfObject(text);
  for (std::size_t depth = 0; depth < steps.size(); ++depth) {
    const Inside here = scan.inside(at);
    const Piece* piece = text[at] == '{' ? findIn(here, true, steps[depth]) : nullptr;
    if (piece == nullptr) return text;
    if (depth + 1 < steps.size()) {
      if (!scan.opens(piece->value)) return text;
      at = piece->value;
    } else if (here.pieces.size() == 1 && depth > 0) {
      return withoutValue(text, pointerTo(Keys(steps).first(depth)));
    } else {
      return withoutPiece(text, here, *piece);
    }
  }
  return text;
}

std::string textBehind(const std::string& text, std::string_view key) {
  const OrderedJson read = OrderedJson::parse(text, nullptr, false);
  if (!read.is_object() || !read.contains(key) || !read.at(std::string(key)).is_string()) return {};
  return read.at(std::string(key)).get<std::string>();
}

}  // namespace house
