#include "loudspeaker/voices.h"

#include <QAudioDevice>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <memory>

namespace loudspeaker {

namespace {

thread_local bool silentHere = false;
QtMessageHandler saidBefore = nullptr;

/// What the sound system complains about is no news for who plays a board game.
void sayUnlessSilent(QtMsgType type, const QMessageLogContext& context, const QString& words) {
  if (!silentHere || type == QtFatalMsg) saidBefore(type, context, words);
}

/// All sounds that have been played.
class Effects final : public Voices {
 public:
  Effects() {
    silentHere = true;
    if (saidBefore == nullptr) saidBefore = qInstallMessageHandler(sayUnlessSilent);
  }
  void play(const QString& source, int volume, double loudness) override {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull()) return;
    if (device != device_) effects_.clear();
    device_ = device;
    std::shared_ptr<QSoundEffect>& effect = effects_[source];
    if (!effect) {
      effect = std::make_shared<QSoundEffect>(device);
      effect->setSource(QUrl(source));
    }
    const float loud = static_cast<float>(volume) / 100;
    const float part = QAudio::convertVolume(loud, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    effect->setVolume(part * static_cast<float>(loudness));
    effect->play();
  }

 private:
  QAudioDevice device_;
  QHash<QString, std::shared_ptr<QSoundEffect>> effects_;
};

}  // namespace

}  // namespace loudspeaker

extern "C" Q_DECL_EXPORT loudspeaker::Voices* makeVoices() { return new loudspeaker::Effects; }
