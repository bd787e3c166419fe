#include "engine/house/protocol/request.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "engine/house/cards/json_complaint.h"
#include "engine/kernel/harmless.h"

namespace house::request {

using kernel::Seat;
using kernel::seatAt;

namespace {

[[noreturn]] void refuse(const std::string& message) { throw Refusal{"bad-request", message}; }

const Json& field(const Json& request, const char* key, const std::string& expected) {
  const auto found = request.find(key);
  if (found == request.end()) refuse(std::string("\"") + key + "\" is missing: it must be " + expected);
  return *found;
}

[[noreturn]] void mustBe(const char* key, const std::string& expected, const Json& found) {
  refuse(std::string("\"") + key + "\" must be " + expected + ", not " + kindOf(found));
}

/// Looks where a text stops being JSON.
struct FirstFault {
  std::size_t byte = 0;
  std::string complaint;

  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(std::int64_t) { return true; }
  bool number_unsigned(std::uint64_t) { return true; }
  bool number_float(double, const std::string&) { return true; }
  bool string(std::string&) { return true; }
  bool binary(Json::binary_t&) { return true; }
  bool start_object(std::size_t) { return true; }
  bool key(std::string&) { return true; }
  bool end_object() { return true; }
  bool start_array(std::size_t) { return true; }
  bool end_array() { return true; }
  bool parse_error(std::size_t at, const std::string&, const Json::exception& what) {
    byte = at;
    complaint = complaintOf(what.what());
    return false;
  }
};

[[noreturn]] void noJson(std::size_t byte, const std::string& complaint) {
  throw Refusal{"bad-json", "the line is no JSON: byte " + std::to_string(byte) + ": " + complaint};
}

}  // namespace

Json parsed(std::string_view line) {
  const std::size_t nothing = line.find('\0');  // the parser would take it for the end
  if (nothing != std::string_view::npos) noJson(nothing + 1, "found a byte 0, expected a text without any");
  FirstFault fault;
  if (!Json::sax_parse(line, &fault)) noJson(fault.byte, fault.complaint);
  return Json::parse(line);
}

bool has(const Json& request, const char* key) { return request.contains(key); }

std::string kindOf(const Json& value) {
  switch (value.type()) {
    case Json::value_t::null: return "null";
    case Json::value_t::boolean: return value.get<bool>() ? "true" : "false";
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned: return value.dump();
    case Json::value_t::number_float: return "a number with a fraction";
    case Json::value_t::string: return "a text";
    case Json::value_t::array: return "a list";
    default: return "an object";
  }
}

int number(const Json& request, const char* key, int least, int most) {
  const std::string expected = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  const Json& value = field(request, key, expected);
  const bool tooLarge = value.is_number_unsigned() && !std::in_range<std::int64_t>(value.get<std::uint64_t>());
  if (!value.is_number_integer() || tooLarge) mustBe(key, expected, value);
  const auto is = value.get<std::int64_t>();
  if (is < least || is > most) mustBe(key, expected, value);
  return static_cast<int>(is);
}

std::uint64_t seed(const Json& request, const char* key) {
  const std::string expected = "a whole number from 0 to 18446744073709551615";
  const Json& value = field(request, key, expected);
  if (!value.is_number_unsigned()) mustBe(key, expected, value);
  return value.get<std::uint64_t>();
}

std::string text(const Json& request, const char* key, std::size_t longest) {
  const std::string expected = "a text of 1 to " + std::to_string(longest) + " bytes";
  const Json& value = field(request, key, expected);
  if (!value.is_string()) mustBe(key, expected, value);
  std::string is = value.get<std::string>();
  if (is.empty() || is.size() > longest)
    refuse(std::string("\"") + key + "\" must be " + expected + ", not of " + std::to_string(is.size()));
  if (const std::size_t harm = kernel::harmAt(is); harm != std::string::npos)
    refuse(std::string("\"") + key + "\" must not have control characters or marks of direction in it, like " +
           kernel::writtenOut(kernel::characterAt(is, harm)));
  return is;
}

bool flag(const Json& request, const char* key) {
  const auto found = request.find(key);
  if (found == request.end()) return false;
  if (!found->is_boolean()) mustBe(key, "true or false", *found);
  return found->get<bool>();
}

Seat seat(const Json& request, const char* key, int seats, bool orTable) {
  const std::string expected = "a seat from 0 to " + std::to_string(seats - 1) + (orTable ? " or \"table\"" : "");
  const Json& value = field(request, key, expected);
  if (orTable && value == "table") return Seat::Table;
  if (!value.is_number_integer() || value < 0 || value >= seats) mustBe(key, expected, value);
  return seatAt(value.get<int>());
}

Seat viewer(const Json& request, int seats) {
  return has(request, "viewer") ? seat(request, "viewer", seats, true) : Seat::Table;
}

}  // namespace house::request
