#include "ui/settings/options.h"

#include <QSettings>
#include <algorithm>
#include <cstdlib>

#include "ui/look/vision.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

template <std::size_t N>
int nearest(const std::array<int, N>& all, int wanted) {
  return *std::min_element(all.begin(), all.end(),
                           [&](int a, int b) { return std::abs(a - wanted) < std::abs(b - wanted); });
}

/// How a value is spelt in the file.
template <class Value>
struct Name {
  Value value;
  const char* word;
};
constexpr std::array kPaces = {Name<Pace>{Pace::Off, "off"}, Name<Pace>{Pace::Fast, "fast"},
                               Name<Pace>{Pace::Normal, "normal"}};
constexpr std::array kForms = {Name<SceneForm>{SceneForm::Off, "off"}, Name<SceneForm>{SceneForm::Short, "short"},
                               Name<SceneForm>{SceneForm::Whole, "whole"}};

/// The value whose name stands there.
template <class Value>
Value called(const std::array<Name<Value>, 3>& names, const QString& word, Value otherwise) {
  for (const Name<Value>& each : names)
    if (word == QLatin1String(each.word)) return each.value;
  return otherwise;
}

template <class Value>
const char* nameOf(const std::array<Name<Value>, 3>& names, Value value) {
  return std::ranges::find(names, value, &Name<Value>::value)->word;
}

/// How an option is spelt in the file.
template <class Value>
struct Spelt {
  const char* key;
  Value Options::*value;
};
constexpr std::array kNumbers = {Spelt<int>{"text-size", &Options::textSize},
                                 Spelt<int>{"idle-seconds", &Options::idle},
                                 Spelt<int>{"bot-milliseconds", &Options::botDelay},
                                 Spelt<int>{"volume", &Options::volume}, Spelt<int>{"colors", &Options::colours}};
constexpr std::array kSwitches = {Spelt<bool>{"mute", &Options::mute},
                                  Spelt<bool>{"captions", &Options::captions},
                                  Spelt<bool>{"high-contrast", &Options::highContrast},
                                  Spelt<bool>{"full-screen", &Options::fullScreen},
                                  Spelt<bool>{"trust", &Options::trust},
                                  Spelt<bool>{"shields", &Options::shields},
                                  Spelt<bool>{"pins", &Options::pins},
                                  Spelt<bool>{"public-clock", &Options::clock},
                                  Spelt<bool>{"second-window", &Options::secondWindow}};

}  // namespace

Options allowed(Options options) {
  const std::vector<Language> known = languages();
  if (std::ranges::none_of(known, [&](Language each) { return languageCode(each) == options.language; }))
    options.language.clear();
  options.textSize = std::clamp(options.textSize, Options::kSmallestText, Options::kLargestText);
  options.textSize = (options.textSize + 5) / 10 * 10;
  options.volume = (std::clamp(options.volume, 0, 100) + 5) / 10 * 10;
  options.idle = nearest(Options::kIdleTimes, std::clamp(options.idle, 0, 3600));
  if (options.colours < 0 || options.colours >= kColourVisions) options.colours = 0;
  options.botDelay = nearest(Options::kBotDelays, std::clamp(options.botDelay, 0, 60'000));
  return options;
}

Options OptionsFile::read() const {
  Options options;
  if (path_.isEmpty()) return options;
  const QSettings file(path_, QSettings::IniFormat);
  for (const auto& [key, value] : kNumbers) {
    bool is = false;
    const int read = file.value(key).toInt(&is);
    if (is) options.*value = read;
  }
  for (const auto& [key, value] : kSwitches) options.*value = file.value(key, options.*value).toBool();
  options.language = file.value("language").toString();
  options.packs = file.value("packs").toStringList();
  options.motion = called(kPaces, file.value("motion").toString(), options.motion);
  options.scenes = called(kForms, file.value("scenes").toString(), options.scenes);
  return allowed(options);
}

void OptionsFile::write(const Options& options) const {
  if (path_.isEmpty()) return;
  QSettings file(path_, QSettings::IniFormat);
  for (const auto& [key, value] : kNumbers) file.setValue(key, options.*value);
  for (const auto& [key, value] : kSwitches) file.setValue(key, options.*value);
  file.setValue("language", options.language);
  file.setValue("packs", options.packs);
  file.setValue("motion", nameOf(kPaces, options.motion));
  file.setValue("scenes", nameOf(kForms, options.scenes));
}

QByteArray OptionsFile::place() const {
  return path_.isEmpty() ? QByteArray() : QSettings(path_, QSettings::IniFormat).value("window").toByteArray();
}

void OptionsFile::keepPlace(const QByteArray& place) const {
  if (!path_.isEmpty()) QSettings(path_, QSettings::IniFormat).setValue("window", place);
}

}  // namespace ui
