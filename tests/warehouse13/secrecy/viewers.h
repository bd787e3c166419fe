#pragma once
// What the tests of single secrets share: everybody who looks, and dreams of a scene as it stands.

#include <string>

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/secrecy/shown.h"

namespace secrecy {

/// Shows a scene to each viewer: agents by name, or "table".
template <class Check>
void eachOf(const scene::List& viewers, const scene::Scene& s, Check check) {
  for (const std::string& viewer : viewers) {
    INFO("seen by " << viewer);
    check(s.view(viewer));
  }
}

[[nodiscard]] inline bool shows(const w13::View& v, const std::string& card) { return shown(v).count(card) > 0; }

/// The die that an agent's or the supply's words name, as a view shows it.
[[nodiscard]] inline const w13::DieView& dieIn(const w13::View& v, w13::DieId die) { return v.dice[die]; }

/// The positions that a viewer cannot tell from where a scene stands.
class DreamsOf {
 public:
  explicit DreamsOf(const scene::Scene& s) : truth_(s.state()) {}
  w13::State dream(w13::Seat viewer, kernel::Dealing dealing = kernel::Dealing::Mixed) {
    return game_.imagine(truth_, viewer, luck_, {}, dealing);
  }
  /// What the viewer sees of a position.
  [[nodiscard]] w13::View view(const w13::State& state, w13::Seat viewer) const {
    w13::View v{};
    game_.view(state, viewer, v);
    return v;
  }
  [[nodiscard]] const w13::State& truth() const { return truth_; }

 private:
  w13::Warehouse13 game_{shipped::cards()};
  w13::State truth_;
  kernel::Luck luck_{11};
};

}  // namespace secrecy
