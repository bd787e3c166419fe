#include "ui/games/warehouse13/sound/speaker.h"

#ifndef W13_LOUDSPEAKER

namespace w13 {

Speaker loudspeaker() { return {}; }

}  // namespace w13

#else

#include <QCoreApplication>
#include <QLibrary>
#include <QThread>
#include <memory>

#include "loudspeaker/voices.h"

namespace w13 {

namespace {

/// The voices of the module beside the program; nullptr without it.
Voices* makeVoices() {
  QLibrary module(QCoreApplication::applicationDirPath() + "/../" W13_MODULES "/lib" + kLoudspeakerModule);
  using Make = Voices* (*)();
  const Make make = reinterpret_cast<Make>(module.resolve(kMakeVoices));
  return make == nullptr ? nullptr : make();
}

/// Lives on the thread of the loudspeaker. The module is opened there, with the first sound.
class Player final : public QObject {
 public:
  void play(Cue cue, int volume) {
    if (!tried_) voices_.reset(makeVoices());
    tried_ = true;
    if (voices_ == nullptr) return;
    voices_->play("qrc:/sounds/" + fileOf(cue) + ".wav", volume, loudnessOf(cue));
  }

 private:
  std::unique_ptr<Voices> voices_;
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

  void play(Cue cue, int volume) {
    if (player_ == nullptr) begin();
    QMetaObject::invokeMethod(player_, [player = player_, cue, volume] { player->play(cue, volume); });
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
  return [it = std::make_shared<Loudspeaker>()](Cue cue, int volume) { it->play(cue, volume); };
}

}  // namespace w13

#endif
