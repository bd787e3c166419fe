#include "ui/games/warehouse51/look/colours.h"

#include <algorithm>
#include <array>

namespace w51 {

namespace {

constexpr std::array<std::string_view, kCollectors> kCollectorIds = {"quill", "osei", "voss", "hart", "saber"};

constexpr PerCategory<Shades> kCategoryShades = {{{{0xFF3E6FA8, 0xFF8DBBF0, 0xFF2A5288, 0xFF14294A},
                                                   {0xFF4E8A4B, 0xFF93D08B, 0xFF356B36, 0xFF16331A},
                                                   {0xFFC79A2E, 0xFFF2CE68, 0xFF8E6B18, 0xFF3F2E08},
                                                   {0xFFB0413A, 0xFFF59A8C, 0xFF86281F, 0xFF42120F}}}};
constexpr std::array<Shades, kCollectors> kCollectorShades = {{{0xFF7A5C99, 0xFFCDB4E6, 0xFF5A4373, 0xFF2A1F38},
                                                               {0xFF2F7F86, 0xFF8AD6DB, 0xFF235F65, 0xFF10292C},
                                                               {0xFFB56576, 0xFFF3B3C0, 0xFF8A4755, 0xFF3A1C23},
                                                               {0xFF8C7A3B, 0xFFDCCB86, 0xFF67592A, 0xFF2B2510},
                                                               {0xFF56697A, 0xFFB4C6D6, 0xFF405060, 0xFF1B222A}}};
constexpr Shades kQuiet = {colour::kSeam, colour::kChampagne, colour::kChampagne600, colour::kWell};

// clang-format off
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
    ColourPair{"blue on its well", 0xFF8DBBF0, 0xFF14294A, 4.5},
    ColourPair{"green on its well", 0xFF93D08B, 0xFF16331A, 4.5},
    ColourPair{"gold on its well", 0xFFF2CE68, 0xFF3F2E08, 4.5},
    ColourPair{"red on its well", 0xFFF59A8C, 0xFF42120F, 4.5},
    ColourPair{"blue on a panel", 0xFF8DBBF0, colour::kPanel, 4.5},
    ColourPair{"green on a panel", 0xFF93D08B, colour::kPanel, 4.5},
    ColourPair{"gold on a panel", 0xFFF2CE68, colour::kPanel, 4.5},
    ColourPair{"red on a panel", 0xFFF59A8C, colour::kPanel, 4.5},
    ColourPair{"Ada Quill's name", 0xFFCDB4E6, colour::kPanel, 4.5},
    ColourPair{"Baron Osei's name", 0xFF8AD6DB, colour::kPanel, 4.5},
    ColourPair{"Mirela Voss's name", 0xFFF3B3C0, colour::kPanel, 4.5},
    ColourPair{"Tomoe Hart's name", 0xFFDCCB86, colour::kPanel, 4.5},
    ColourPair{"Rafiq Saber's name", 0xFFB4C6D6, colour::kPanel, 4.5},
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

std::span<const ColourPair> auctionColours() { return kPairs; }

}  // namespace w51
