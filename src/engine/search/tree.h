#pragma once
// What a search remembers of a seat's own later choices: a tree by what it chose, whatever chance and others did in
// between. A choice may be on offer in one dream and not in another; each is judged by the dreams in which it was.
// Information set Monte Carlo tree search with a single observer (Cowling, Powley, Whitehouse 2012).

#include <cstdint>
#include <vector>

#include "engine/kernel/choice.h"

namespace search {

class Tree {
 public:
  using Node = std::int32_t;
  using Branch = std::int32_t;  ///< a choice that was tried at a node
  static constexpr std::int32_t kNone = -1;

  /// It begins at a node where nothing has been tried.
  Tree() : places_(1) {}
  /// What is below a node, as a tree that begins there; below kNone there is nothing.
  [[nodiscard]] Tree below(Node node) const;
  /// Room for so many more nodes and twice as many branches.
  void reserve(int more);

  /// A node where nothing has been tried; kNone if there is no room left.
  Node add();
  /// The branch that promises most among those on offer here, by upper confidence bounds. kNone: it is time to try
  /// another choice; the more dreams come by, the more choices are tried. What is on offer is counted.
  [[nodiscard]] Branch select(Node node, const kernel::Decision& d);
  /// A branch for a choice that has none yet; kNone if there is no room left.
  Branch grow(Node node, kernel::Choice choice);
  /// The branch of a choice at a node; kNone if it has none.
  [[nodiscard]] Branch find(Node node, kernel::Choice choice) const;
  [[nodiscard]] kernel::Choice choice(Branch branch) const { return branches_[at(branch)].choice; }
  /// Where a branch leads; kNone the first time, and as long as there is no room.
  Node after(Branch branch);
  /// Where a choice leads at the beginning: where earlier dreams have gone on, if any has; kNone if there is no room.
  Node from(kernel::Choice choice);
  /// A dream that went along a branch was worth so much.
  void count(Branch branch, double worth);

 private:
  struct Tried {
    kernel::Choice choice;
    Node from = kNone;
    Node to = kNone;
    Branch next = kNone;  ///< at the same node
    int dreams = 0;
    int offered = 0;  ///< in so many dreams
    double sum = 0;
    bool seen = false;  ///< somebody has gone beyond it
  };
  struct Place {
    int dreams = 0;
    Branch first = kNone;
  };
  [[nodiscard]] static std::size_t at(std::int32_t which) { return static_cast<std::size_t>(which); }

  std::vector<Place> places_;  ///< the first is where it begins
  std::vector<Tried> branches_;
};

}  // namespace search
