#include "ui/games/warehouse51/look/colours.h"

#include <algorithm>
#include <array>

namespace w51 {

namespace {

constexpr std::array<std::string_view, kCollectors> kCollectorIds = {"quill", "osei", "voss", "hart", "saber"};

// clang-format off
constexpr PerCategory<Shades> kCategoryShades = {{{
    {.ink = 0xFF3E6FA8, .light = 0xFF8DBBF0, .mid = 0xFF2A5288, .well = 0xFF14294A, .onLabel = 0xFF2A5288},
    {.ink = 0xFF4E8A4B, .light = 0xFF93D08B, .mid = 0xFF356B36, .well = 0xFF16331A, .onLabel = 0xFF2D5C2E},
    {.ink = 0xFFC79A2E, .light = 0xFFF2CE68, .mid = 0xFF8E6B18, .well = 0xFF3F2E08, .onLabel = 0xFF6B500F},
    {.ink = 0xFFB0413A, .light = 0xFFF59A8C, .mid = 0xFF86281F, .well = 0xFF42120F, .onLabel = 0xFF86281F},
}}};
constexpr std::array<Shades, kCollectors> kCollectorShades = {{
    {.ink = 0xFF7A5C99, .light = 0xFFCDB4E6, .mid = 0xFF5A4373, .well = 0xFF2A1F38, .onLabel = 0xFF5A4373},
    {.ink = 0xFF2F7F86, .light = 0xFF8AD6DB, .mid = 0xFF235F65, .well = 0xFF10292C, .onLabel = 0xFF1D5257},
    {.ink = 0xFFB56576, .light = 0xFFF3B3C0, .mid = 0xFF8A4755, .well = 0xFF3A1C23, .onLabel = 0xFF7C3B49},
    {.ink = 0xFF8C7A3B, .light = 0xFFDCCB86, .mid = 0xFF67592A, .well = 0xFF2B2510, .onLabel = 0xFF5C4F22},
    {.ink = 0xFF56697A, .light = 0xFFB4C6D6, .mid = 0xFF405060, .well = 0xFF1B222A, .onLabel = 0xFF405060},
}};
constexpr Shades kQuiet = {.ink = colour::kSeam, .light = colour::kChampagne, .mid = colour::kChampagne600,
                           .well = colour::kWell, .onLabel = colour::kLabelInk};

constexpr std::array kPairs = {
    ColourPair{"text on a panel", colour::kText, colour::kPanel, 4.5},
    ColourPair{"second text on a panel", colour::kText2, colour::kPanel, 4.5},
    ColourPair{"text of a prompt", colour::kText, colour::kPrompt, 4.5},
    ColourPair{"second text of a prompt", colour::kText2, colour::kPrompt, 4.5},
    ColourPair{"a sum", colour::kIngotText, colour::kPanel, 4.5},
    ColourPair{"who is paid, in a prompt", colour::kIngotText, colour::kPrompt, 4.5},
    ColourPair{"a title", colour::kChampagne, colour::kPanelFoot, 4.5},
    ColourPair{"a title on velvet", colour::kChampagne, colour::kPrompt, 4.5},
    ColourPair{"a lit button", colour::kNeonInk, colour::kFill, 4.5},
    ColourPair{"a chosen number", colour::kNeonInk, colour::kCore, 4.5},
    ColourPair{"what may be done", colour::kMay, colour::kPrompt, 4.5},
    ColourPair{"dead glass", colour::kDeadText, colour::kPanel, 4.5},
    ColourPair{"dead glass in a prompt", colour::kDeadText, colour::kPrompt, 4.5},
    ColourPair{"the edge of what may be done", colour::kTube, colour::kPrompt, 3},
    ColourPair{"text on wine", colour::kText, colour::kWine700, 4.5},
    ColourPair{"a title on wine", colour::kChampagne, colour::kWine700, 4.5},
    ColourPair{"what may be done, on wine", colour::kMay, colour::kWine700, 4.5},
    ColourPair{"dead glass on wine", colour::kDeadText, colour::kWine700, 4.5},
    ColourPair{"lost by a fake", colour::kFallen, colour::kPanel, 4.5},
    ColourPair{"lost by a fake, on wine", colour::kFallen, colour::kWine700, 4.5},
    ColourPair{"a relic's name", colour::kLabelInk, colour::kLabelFoot, 4.5},
    ColourPair{"a relic's text", colour::kLabelText, colour::kLabelFoot, 4.5},
    ColourPair{"that a relic has no effect", colour::kLabelMuted, colour::kLabelFoot, 4.5},
    ColourPair{"a relic's keyword", colour::kLabelWord, colour::kLabelFoot, 4.5},
    ColourPair{"the word on a counterfeit", colour::kSealText, colour::kSealRed, 4.5},
    ColourPair{"the name on a counterfeit", colour::kForgedInk, colour::kForgedPaper, 4.5},
    ColourPair{"the picture on a counterfeit", colour::kForged, colour::kForgedPaper, 3},
    ColourPair{"a pawn ticket", colour::kTicketInk, colour::kTicket, 4.5},
    ColourPair{"a digit of the price board", colour::kCream, colour::kFlapTop, 4.5},
    ColourPair{"an idle digit of the price board", colour::kFlapIdle, colour::kFlapTop, 3},
};
// clang-format on

}  // namespace

Shades shadesOf(Category category) { return category == Category::None ? kQuiet : kCategoryShades[category]; }

int collectorNamed(std::string_view id) {
  const auto* found = std::ranges::find(kCollectorIds, id);
  return found == kCollectorIds.end() ? -1 : static_cast<int>(found - kCollectorIds.begin());
}

Shades shadesOf(int collector) {
  return collector < 0 || collector >= kCollectors ? kQuiet : kernel::at(kCollectorShades, collector);
}

std::vector<ColourPair> auctionColours() {
  std::vector<ColourPair> all(kPairs.begin(), kPairs.end());
  for (const Shades& each : kCategoryShades) {
    all.push_back({"a category on its well", each.light, each.well, 4.5});
    all.push_back({"a category on a panel", each.light, colour::kPanel, 4.5});
    all.push_back({"a category on wine", each.light, colour::kWine700, 4.5});
    all.push_back({"a category on a label", each.onLabel, colour::kLabelFoot, 4.5});
  }
  for (const Shades& each : kCollectorShades) {
    all.push_back({"a collector's name on a panel", each.light, colour::kPanel, 4.5});
    all.push_back({"a collector's name in a prompt", each.light, colour::kPrompt, 4.5});
    all.push_back({"a collector's name on wine", each.light, colour::kWine700, 4.5});
    all.push_back({"a collector's name on a label", each.onLabel, colour::kLabelFoot, 4.5});
  }
  return all;
}

}  // namespace w51
