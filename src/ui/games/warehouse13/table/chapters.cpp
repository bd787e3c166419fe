#include "ui/games/warehouse13/table/chapters.h"

#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// Whether a moment goes on across this place in the news, by event number.
bool splitsMoment(const std::vector<Beat>& beats, int event) {
  return std::ranges::any_of(beats, [&](const Beat& each) { return each.first < event && event <= each.last; });
}

/// The number of the first event.
int firstOf(const TableShown& change) { return change.known - kernel::count(change.news); }

bool beginsWithScene(const TableShown& change) {
  return !change.beats.empty() && change.beats.front().scene && change.beats.front().first == firstOf(change);
}

/// The news of a change up to the event with this number, taken out of it.
TableShown takeUpTo(TableShown& change, int event, const View& view) {
  TableShown chapter = change;
  chapter.view = view;
  chapter.known = event;
  const auto middle = change.news.begin() + (event - firstOf(change));
  chapter.news.assign(change.news.begin(), middle);
  change.news.erase(change.news.begin(), middle);
  const auto earlier = [&](const Beat& each) { return each.last < event; };
  std::erase_if(chapter.beats, [&](const Beat& each) { return !earlier(each); });
  std::erase_if(change.beats, earlier);
  goesOn(chapter);
  return chapter;
}

}  // namespace

void goesOn(TableShown& shown) {
  shown.decision = {};
  shown.people.choosing = {};
  shown.thinking = true;
  shown.mayUndo = false;
  shown.lasting.clear();
  shown.reach = {};
  shown.why = [](kernel::Noun) { return kernel::Rule::None; };
}

std::vector<TableShown> chaptersOf(TableShown change, const View& before) {
  std::vector<TableShown> chapters;
  View was = before;
  const auto add = [&](TableShown chapter) {
    while (was.players > 0 && beginsWithScene(chapter))
      chapters.push_back(takeUpTo(chapter, chapter.beats.front().last + 1, was));
    was = chapter.view;
    chapters.push_back(std::move(chapter));
  };
  const int first = firstOf(change);
  for (const Glimpse& glimpse : std::exchange(change.glimpses, {})) {
    const int event = first + glimpse.told;
    if (!splitsMoment(change.beats, event)) add(takeUpTo(change, event, glimpse.view));
  }
  add(std::move(change));
  return chapters;
}

}  // namespace w13
