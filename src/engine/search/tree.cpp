#include "engine/search/tree.h"

#include <cmath>

#include "engine/kernel/count.h"

namespace search {

namespace {

constexpr double kCuriosity = 0.3;  // how much a choice gains by having been tried seldom, worths being from 0 to 1

}  // namespace

Tree::Tree(int most) {
  places_.reserve(kernel::sizeOf(most));
  branches_.reserve(2 * kernel::sizeOf(most));
}

Tree::Node Tree::add() {
  if (places_.size() == places_.capacity()) return kNone;
  places_.emplace_back();
  return static_cast<Node>(places_.size()) - 1;
}

Tree::Branch Tree::select(Node node, const kernel::Decision& d) {
  int tried = 0;
  Branch best = kNone;
  double most = 0;
  for (Branch which = places_[at(node)].first; which != kNone; which = branches_[at(which)].next) {
    Tried& branch = branches_[at(which)];
    if (d.find(branch.choice) < 0) continue;
    ++tried;
    ++branch.offered;
    const double bound = branch.sum / branch.dreams + kCuriosity * std::sqrt(std::log(branch.offered) / branch.dreams);
    if (best != kNone && bound <= most) continue;
    best = which;
    most = bound;
  }
  const bool another = tried < d.size() && tried * tried <= places_[at(node)].dreams;
  return another ? kNone : best;
}

Tree::Branch Tree::grow(Node node, kernel::Choice choice) {
  if (branches_.size() == branches_.capacity()) return kNone;
  branches_.push_back({choice, node, kNone, places_[at(node)].first, 0, 1, 0, false});
  return places_[at(node)].first = static_cast<Branch>(branches_.size()) - 1;
}

bool Tree::has(Node node, kernel::Choice choice) const {
  for (Branch which = places_[at(node)].first; which != kNone; which = branches_[at(which)].next)
    if (branches_[at(which)].choice == choice) return true;
  return false;
}

Tree::Node Tree::after(Branch branch) {
  Tried& tried = branches_[at(branch)];
  if (tried.to == kNone && tried.seen) tried.to = add();
  tried.seen = true;
  return tried.to;
}

void Tree::count(Branch branch, double worth) {
  Tried& tried = branches_[at(branch)];
  ++tried.dreams;
  tried.sum += worth;
  ++places_[at(tried.from)].dreams;
}

}  // namespace search
