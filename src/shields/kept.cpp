#include "shields/kept.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/house/json.h"
#include "engine/kernel/errors.h"

namespace shields {

namespace {

using house::Json;

[[noreturn]] void refuse(const std::string& what) {
  throw kernel::DataError("the phones that were shields cannot be found again: " + what + "; scan new codes with them");
}

/// The entries of an object that has these and no others.
const Json& whole(const Json& json, const std::string& what, std::initializer_list<const char*> names) {
  if (!json.is_object() || json.size() != names.size()) refuse(what + " is damaged");
  for (const char* name : names)
    if (!json.contains(name)) refuse(what + " lacks \"" + name + "\"");
  return json;
}

std::array<std::uint8_t, 32> keyIn(const Json& json) {
  const std::optional<Bytes> bytes = json.is_string() ? bytesIn(json.get<std::string>()) : std::nullopt;
  std::array<std::uint8_t, 32> key{};
  if (!bytes || bytes->size() != key.size()) refuse("a key is damaged");
  std::ranges::copy(*bytes, key.begin());
  return key;
}

int numberIn(const Json& json, int below, const std::string& what) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() >= static_cast<std::uint64_t>(below))
    refuse(what + " is damaged");
  return json.get<int>();
}

Known phoneIn(const Json& json) {
  whole(json, "a phone", {"seat", "key", "sign"});
  const Json& sign = json["sign"];
  if (!sign.is_array() || sign.size() != 2) refuse("a sign is damaged");
  return {kernel::seatAt(numberIn(json["seat"], kernel::kMaxSeats, "a seat")), keyIn(json["key"]),
          Sign{numberIn(sign[0], kPictures, "a sign"), numberIn(sign[1], kNumbers, "a sign")}};
}

}  // namespace

std::string textOf(const Kept& kept) {
  Json phones = Json::array();
  for (const Known& each : kept.phones)
    phones.push_back({{"seat", kernel::index(each.seat)},
                      {"key", base64(each.key)},
                      {"sign", {each.sign.picture, each.sign.number}}});
  return Json{{"secret", base64(kept.secret)}, {"phones", phones}}.dump(2) + "\n";
}

Kept keptIn(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  whole(json, "what was kept of them", {"secret", "phones"});
  Kept kept{.secret = keyIn(json["secret"])};
  if (!json["phones"].is_array()) refuse("their list is damaged");
  for (const Json& each : json["phones"]) {
    const Known phone = phoneIn(each);
    for (const Known& other : kept.phones)
      if (other.seat == phone.seat || other.key == phone.key) refuse("a phone or a seat is there twice");
    kept.phones.push_back(phone);
  }
  return kept;
}

}  // namespace shields
