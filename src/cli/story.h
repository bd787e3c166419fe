#pragma once
// One season as the table saw it.

#include <iosfwd>
#include <memory>

#include "measure/simulation.h"

namespace w13 {

/// Plays the plan's first season and writes its public log as sentences, with its ending.
void tellStory(const std::shared_ptr<const Catalog>& cards, const SimulationPlan& plan, std::ostream& out);

}  // namespace w13
