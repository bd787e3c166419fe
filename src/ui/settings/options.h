#pragma once
// The settings of the people at this computer for all seasons, kept between starts.

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>

namespace ui {

/// How fast things move on the screen.
enum class Pace : std::uint8_t { Off, Fast, Normal };
/// What takes so many milliseconds at normal pace takes so many at this one; none if nothing moves.
[[nodiscard]] constexpr int paced(int ms, Pace pace) {
  return pace == Pace::Off ? 0 : pace == Pace::Fast ? ms / 2 : ms;
}

/// The form of scenes: none, short for people who know them, or whole.
enum class SceneForm : std::uint8_t { Off, Short, Whole };

struct Options {
  static constexpr int kSmallestText = 90, kLargestText = 200;           ///< percent
  static constexpr std::array<int, 3> kIdleTimes = {30, 60, 120};        ///< seconds
  static constexpr std::array<int, 4> kBotDelays = {0, 300, 600, 1500};  ///< milliseconds

  QString language;    ///< its code; empty: the system's
  int textSize = 100;  ///< percent, in tens
  bool fullScreen = false;
  int idle = 60;              ///< seconds until a secret screen closes by itself
  bool trust = false;         ///< no curtain if nobody else has been at the screen since (docs/window.md)
  bool shields = false;       ///< seats can get phones as shields before each match
  bool pins = false;          ///< whether players can set a PIN on their secret screen
  bool clock = true;          ///< unanswered windows of a Retrieval close by themselves (RULING-74)
  bool secondWindow = false;  ///< the table has a second window, for a second screen
  QStringList packs;          ///< ids of the packs that new seasons are played with
  int botDelay = 600;         ///< a bot's time for an answer, in milliseconds
  int volume = 70;            ///< percent, in tens
  bool mute = false;
  bool captions = false;  ///< show the names of the sounds on the table
  Pace motion = Pace::Normal;
  SceneForm scenes = SceneForm::Whole;

  int colours = 0;  ///< a ColourVision: the window's filter
  bool highContrast = false;

  bool operator==(const Options&) const = default;
};

/// Options with every value set to the nearest allowed one.
[[nodiscard]] Options allowed(Options options);

/// The file of the options and the window's place. What cannot be read or written is ignored: it must not keep anybody
/// from playing.
class OptionsFile {
 public:
  /// An empty path keeps nothing.
  explicit OptionsFile(QString path) : path_(std::move(path)) {}

  [[nodiscard]] Options read() const;
  void write(const Options& options) const;
  /// Size and place of the window, from QWidget::saveGeometry; empty: none kept.
  [[nodiscard]] QByteArray place() const;
  void keepPlace(const QByteArray& place) const;

 private:
  QString path_;
};

}  // namespace ui
