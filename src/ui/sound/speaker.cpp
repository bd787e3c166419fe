#include "ui/sound/speaker.h"

#ifndef QT_MULTIMEDIA_LIB

namespace w13 {

Speaker loudspeaker() { return {}; }

}  // namespace w13

#else

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QThread>
#include <QUrl>
#include <array>
#include <memory>

namespace w13 {

namespace {

thread_local bool silentHere = false;
QtMessageHandler saidBefore = nullptr;

/// What the sound system complains about is no news for who plays a board game.
void sayUnlessSilent(QtMsgType type, const QMessageLogContext& context, const QString& words) {
  if (!silentHere || type == QtFatalMsg) saidBefore(type, context, words);
}

/// All sounds that have been played; lives on the thread of the loudspeaker.
class Voices final : public QObject {
 public:
  void play(Cue cue, int volume) {
    silentHere = true;
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull()) return;
    std::unique_ptr<QSoundEffect>& voice = voices_.at(static_cast<std::size_t>(cue));
    if (!voice || device != device_) {
      if (device != device_) voices_ = {};
      device_ = device;
      voice = std::make_unique<QSoundEffect>(device);
      voice->setSource(QUrl("qrc:/sounds/" + fileOf(cue) + ".wav"));
    }
    const float loud = static_cast<float>(volume) / 100;
    const float part = QAudio::convertVolume(loud, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    voice->setVolume(part * static_cast<float>(loudnessOf(cue)));
    voice->play();
  }

 private:
  QAudioDevice device_;
  std::array<std::unique_ptr<QSoundEffect>, kCues> voices_;
};

/// The thread; it starts with the first sound.
class Loudspeaker {
 public:
  Loudspeaker() = default;
  Loudspeaker(const Loudspeaker&) = delete;
  Loudspeaker& operator=(const Loudspeaker&) = delete;
  ~Loudspeaker() {
    if (voices_ == nullptr) return;
    thread_->quit();
    if (thread_->wait(kPatience)) delete thread_;  // else the sound system hangs: nobody waits for it
  }

  void play(Cue cue, int volume) {
    if (voices_ == nullptr) begin();
    QMetaObject::invokeMethod(voices_, [voices = voices_, cue, volume] { voices->play(cue, volume); });
  }

 private:
  static constexpr int kPatience = 500;  // milliseconds

  void begin() {
    if (saidBefore == nullptr) saidBefore = qInstallMessageHandler(sayUnlessSilent);
    thread_ = new QThread;
    voices_ = new Voices;
    voices_->moveToThread(thread_);
    QObject::connect(thread_, &QThread::finished, voices_, &QObject::deleteLater);
    thread_->start();
  }

  QThread* thread_ = nullptr;
  Voices* voices_ = nullptr;
};

}  // namespace

Speaker loudspeaker() {
  return [it = std::make_shared<Loudspeaker>()](Cue cue, int volume) { it->play(cue, volume); };
}

}  // namespace w13

#endif
