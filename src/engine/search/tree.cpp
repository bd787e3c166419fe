#include "engine/search/tree.h"

#include <cmath>
#include <utility>

#include "engine/kernel/count.h"

namespace search {

namespace {

constexpr double kCuriosity = 0.3;  // how much a choice gains by having been tried seldom, worths being from 0 to 1

}  // namespace

Tree Tree::below(Node node) const {
  Tree tree;
  if (node == kNone) return tree;
  tree.places_.clear();
  std::vector<Node> nodes{node};  // of this tree, by where they are in the other
  for (std::size_t next = 0; next < nodes.size(); ++next) {
    const Place& place = places_[at(nodes[next])];
    Place& copy = tree.places_.emplace_back(Place{place.dreams, kNone});
    for (Branch which = place.first; which != kNone; which = branches_[at(which)].next) {
      Tried branch = branches_[at(which)];
      branch.from = static_cast<Node>(next);
      if (branch.to != kNone) {
        nodes.push_back(branch.to);
        branch.to = static_cast<Node>(nodes.size()) - 1;
      }
      branch.next = std::exchange(copy.first, static_cast<Branch>(tree.branches_.size()));
      tree.branches_.push_back(branch);
    }
  }
  return tree;
}

void Tree::reserve(int more) {
  places_.reserve(places_.size() + kernel::sizeOf(more));
  branches_.reserve(branches_.size() + 2 * kernel::sizeOf(more));
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

Tree::Branch Tree::find(Node node, kernel::Choice choice) const {
  Branch which = places_[at(node)].first;
  while (which != kNone && branches_[at(which)].choice != choice) which = branches_[at(which)].next;
  return which;
}

Tree::Node Tree::after(Branch branch) {
  Tried& tried = branches_[at(branch)];
  if (tried.to == kNone && tried.seen) tried.to = add();
  tried.seen = true;
  return tried.to;
}

Tree::Node Tree::from(kernel::Choice choice) {
  const Branch known = find(0, choice);
  const Node node = known == kNone ? kNone : branches_[at(known)].to;
  return node == kNone ? add() : node;
}

void Tree::count(Branch branch, double worth) {
  Tried& tried = branches_[at(branch)];
  ++tried.dreams;
  tried.sum += worth;
  ++places_[at(tried.from)].dreams;
}

}  // namespace search
