#include "ui/sound/speaker.h"

#ifndef UI_LOUDSPEAKER

namespace ui {

Speaker loudspeaker() { return {}; }

}  // namespace ui

#else

#include <QCoreApplication>
#include <QLibrary>
#include <QThread>
#include <memory>

#include "loudspeaker/voices.h"

namespace ui {

namespace {

/// The voices of the module beside the program; nullptr without it.
loudspeaker::Voices* openVoices() {
  QLibrary module(QCoreApplication::applicationDirPath() + "/../" UI_MODULES "/lib" + loudspeaker::kModule);
  using Make = loudspeaker::Voices* (*)();
  const Make make = reinterpret_cast<Make>(module.resolve(loudspeaker::kMakeVoices));
  return make == nullptr ? nullptr : make();
}

/// Lives on the thread of the loudspeaker. The module is opened there, with the first sound.
class Player final : public QObject {
 public:
  void play(const Sound& sound, int volume) {
    if (!tried_) voices_.reset(openVoices());
    tried_ = true;
    if (voices_ == nullptr) return;
    voices_->play(QStringLiteral("qrc:/sounds/%1.wav").arg(sound.file), volume, sound.loudness);
  }

 private:
  std::unique_ptr<loudspeaker::Voices> voices_;
  bool tried_ = false;
};

/// The thread; it starts with the first sound.
class Loudspeaker {
 public:
  Loudspeaker() = default;
  Loudspeaker(const Loudspeaker&) = delete;
  Loudspeaker& operator=(const Loudspeaker&) = delete;
  ~Loudspeaker() {
    if (player_ == nullptr) return;
    thread_->quit();
    if (thread_->wait(kPatience)) delete thread_;  // else the sound system hangs: nobody waits for it
  }

  void play(const Sound& sound, int volume) {
    if (player_ == nullptr) begin();
    QMetaObject::invokeMethod(player_, [player = player_, &sound, volume] { player->play(sound, volume); });
  }

 private:
  static constexpr int kPatience = 500;  // milliseconds

  void begin() {
    thread_ = new QThread;
    player_ = new Player;
    player_->moveToThread(thread_);
    QObject::connect(thread_, &QThread::finished, player_, &QObject::deleteLater);
    thread_->start();
  }

  QThread* thread_ = nullptr;
  Player* player_ = nullptr;
};

}  // namespace

Speaker loudspeaker() {
  bringSounds();
  return [it = std::make_shared<Loudspeaker>()](const Sound& sound, int volume) { it->play(sound, volume); };
}

}  // namespace ui

#endif
