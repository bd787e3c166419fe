#include "ui/sound/sound.h"

#include <QCoreApplication>
#include <QResource>
#include <algorithm>

static void initSounds() { Q_INIT_RESOURCE(sounds); }

namespace ui {

void bringSounds() { initSounds(); }

QString captionOf(const Sound& sound) { return QCoreApplication::translate("Sound", sound.caption); }

void addOnce(std::vector<Sounding>& change, const Sounding& sounding) {
  const auto same = [&](const Sounding& each) { return each.sound == sounding.sound; };
  if (std::none_of(change.begin(), change.end(), same)) change.push_back(sounding);
}

void keepWeightiest(std::vector<Sounding>& change) {
  const auto lighter = [](const Sounding& a, const Sounding& b) { return a.sound->weight < b.sound->weight; };
  while (change.size() > kMostSounds) change.erase(std::min_element(change.begin(), change.end(), lighter));
}

}  // namespace ui
