#include "ui/settings/options.h"

#include <QSettings>
#include <algorithm>
#include <cstdlib>

#include "ui/look/vision.h"

namespace w13 {

namespace {

template <std::size_t N>
int nearest(const std::array<int, N>& all, int wanted) {
  return *std::min_element(all.begin(), all.end(),
                           [&](int a, int b) { return std::abs(a - wanted) < std::abs(b - wanted); });
}

/// How paces are spelt in the file.
constexpr std::array<const char*, 3> kPaces = {"off", "fast", "normal"};

Pace paceCalled(const QString& name, Pace otherwise) {
  for (std::size_t pace = 0; pace < kPaces.size(); ++pace)
    if (name == QLatin1String(kPaces[pace])) return static_cast<Pace>(pace);
  return otherwise;
}

}  // namespace

Options allowed(Options options) {
  if (std::ranges::find(Options::kLanguages, options.language) == Options::kLanguages.end()) options.language.clear();
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
  const auto number = [&](const QString& key, int& value) {
    bool is = false;
    const int read = file.value(key).toInt(&is);
    if (is) value = read;
  };
  options.language = file.value("language").toString();
  number("text-size", options.textSize);
  number("idle-seconds", options.idle);
  number("bot-milliseconds", options.botDelay);
  number("volume", options.volume);
  options.mute = file.value("mute", options.mute).toBool();
  options.captions = file.value("captions", options.captions).toBool();
  options.motion = paceCalled(file.value("motion").toString(), options.motion);
  number("colors", options.colours);
  options.highContrast = file.value("high-contrast", options.highContrast).toBool();
  options.fullScreen = file.value("full-screen", options.fullScreen).toBool();
  options.trust = file.value("trust", options.trust).toBool();
  options.pins = file.value("pins", options.pins).toBool();
  options.secondWindow = file.value("second-window", options.secondWindow).toBool();
  return allowed(options);
}

void OptionsFile::write(const Options& options) const {
  if (path_.isEmpty()) return;
  QSettings file(path_, QSettings::IniFormat);
  file.setValue("language", options.language);
  file.setValue("text-size", options.textSize);
  file.setValue("idle-seconds", options.idle);
  file.setValue("bot-milliseconds", options.botDelay);
  file.setValue("volume", options.volume);
  file.setValue("mute", options.mute);
  file.setValue("captions", options.captions);
  file.setValue("motion", kPaces[static_cast<std::size_t>(options.motion)]);
  file.setValue("colors", options.colours);
  file.setValue("high-contrast", options.highContrast);
  file.setValue("full-screen", options.fullScreen);
  file.setValue("trust", options.trust);
  file.setValue("pins", options.pins);
  file.setValue("second-window", options.secondWindow);
}

QByteArray OptionsFile::place() const {
  return path_.isEmpty() ? QByteArray() : QSettings(path_, QSettings::IniFormat).value("window").toByteArray();
}

void OptionsFile::keepPlace(const QByteArray& place) const {
  if (!path_.isEmpty()) QSettings(path_, QSettings::IniFormat).setValue("window", place);
}

}  // namespace w13
