// What an editor lets pass by the schemas of Warehouse 51, its reader takes, but for what no schema can say.

#include <algorithm>
#include <array>

#include "engine/games/games.h"
#include "support/card_slips.h"
#include "support/catch.h"

namespace {

/// What depends on another part of the file, or on what a file is laid over.
bool isBeyondSchemas(const std::string& error) {
  constexpr std::array kBeyond = {"missing the key",  // files that are laid over others say only what differs
                                  "found a text, but no effect", "found a second kind of effect",
                                  "found a neutral relic with an effect"};
  return std::ranges::any_of(kBeyond, [&](const char* each) { return error.starts_with(each); });
}

}  // namespace

TEST_CASE("What the schemas of Warehouse 51 let pass is read, and what they refuse is not", "[w51][cards]") {
  int read = 0, refused = 0;
  slips::forEach(*games::named("warehouse51"), 3, [&](const slips::Slip& slip) {
    if (isBeyondSchemas(slip.error)) return;
    ++(slip.error.empty() ? read : refused);
    INFO(slip.path << ": " << slip.text << "\nschema: " << slip.fault << "\nreader: " << slip.error);
    CHECK(slip.fault.empty() == slip.error.empty());
  });
  CHECK(read > 20);
  CHECK(refused > 200);
}
