#pragma once
// What the people at this computer have chosen for all seasons, kept between starts.

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>

namespace w13 {

/// How fast things move on the screen.
enum class Pace : std::uint8_t { Off, Fast, Normal };

/// How the moments of a season are seen: not at all, short for people who know them, or whole.
enum class SceneForm : std::uint8_t { Off, Short, Whole };

struct Options {
  static constexpr int kSmallestText = 90, kLargestText = 200;           ///< percent
  static constexpr std::array<int, 3> kIdleTimes = {30, 60, 120};        ///< seconds
  static constexpr std::array<int, 4> kBotDelays = {0, 300, 600, 1500};  ///< milliseconds

  QString language;    ///< its code; empty: the system's
  int textSize = 100;  ///< percent, in tens
  bool fullScreen = false;
  int idle = 60;              ///< seconds until a secret screen closes by itself
  bool trust = false;         ///< no curtain where nobody else has been at the screen since (docs/window.md)
  bool pins = false;          ///< whether a PIN can be set on the own secret screen
  bool clock = true;          ///< windows of a Retrieval that nobody answers close by themselves (RULING-74)
  bool secondWindow = false;  ///< the table is shown in a second window, for a second screen
  QStringList packs;          ///< ids of the packs that new seasons are played with
  int botDelay = 600;         ///< how long a bot takes, in milliseconds
  int volume = 70;            ///< percent, in tens
  bool mute = false;
  bool captions = false;  ///< the names of the sounds are shown on the table
  Pace motion = Pace::Normal;
  SceneForm scenes = SceneForm::Whole;

  int colours = 0;  ///< a ColourVision: how the window is seen
  bool highContrast = false;

  bool operator==(const Options&) const = default;
};

/// Options with every value brought to the nearest one that can be chosen.
[[nodiscard]] Options allowed(Options options);

/// The file they are kept in, with the place of the window. What cannot be read or written is as if it were not there:
/// nobody is kept from playing by it.
class OptionsFile {
 public:
  /// An empty path keeps nothing.
  explicit OptionsFile(QString path) : path_(std::move(path)) {}

  [[nodiscard]] Options read() const;
  void write(const Options& options) const;
  /// Size and place of the window, as QWidget::saveGeometry gives it; empty: none kept.
  [[nodiscard]] QByteArray place() const;
  void keepPlace(const QByteArray& place) const;

 private:
  QString path_;
};

}  // namespace w13
