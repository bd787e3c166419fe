#include "engine/bots/rule.h"
namespace w13 {
int RuleBot::choose(const View&, const kernel::Decision& d, kernel::Luck& luck) { return luck.pick(d.size(), kernel::ChanceOf::Card); }
std::optional<int> RuleBot::interject(const View&, const kernel::Decision&, kernel::Luck&) { return std::nullopt; }
}
