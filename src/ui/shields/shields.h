#pragma once
// The phones that are somebody's shield in a match, for the windows: serves the page, shows each phone what its seat
// may see, and says what phones answer. In a build without the server nobody can have one.

#include <QImage>
#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

#include "engine/house/match/voice.h"
#include "engine/house/rulebook/rulebook.h"
#include "engine/house/said/text.h"

namespace ui {

/// How a seat stands. All of it is public.
struct ShieldSeat {
  enum class Stands : std::uint8_t {
    Curtain,  ///< no phone, and no code is shown
    Free,     ///< a code waits to be scanned
    Shield,   ///< a phone is there
    Away,     ///< its phone has gone; the curtain waits until the grace is over
    Twice     ///< a second phone asks: the table says which it is
  };
  Stands stands = Stands::Curtain;
  QString address;     ///< that of its code; empty: none is shown
  QString sign;        ///< "Lantern 47", as it stands on its phone; empty: it has none
  QString secondSign;  ///< on the phone that asks
  int away = 0;        ///< seconds since its phone has gone
  int left = -1;       ///< seconds until the curtain has the seat; below 0: the table waits for ever
};

/// The pictures of a game's cards as phones show them; all phones load all of them.
struct ShieldPictures {
  QStringList names;                ///< what Voice::picture calls them
  std::function<QImage(int)> draw;  ///< one of them, by its place
};

class Shields final : public QObject {
  Q_OBJECT
 public:
  using Seat = kernel::Seat;
  using Stands = ShieldSeat::Stands;
  /// How long a phone may be away before the curtain has its seat, in seconds; below 0: for ever.
  static constexpr int kNever = -1, kGrace = 60;
  static constexpr int kGraces[] = {30, 60, 180, kNever};

  /// What is played; all of it must outlive the shields.
  struct Played {
    const house::Match& match;
    const house::Voice* voice;
    const house::RuleBook& rules;
    house::Language language;
    kernel::SeatSet people;                    ///< who may have a phone
    QString game;                              ///< its name
    std::uint8_t amount;                       ///< the thing whose index is a number, as in the game's vocabulary
    std::function<ShieldPictures()> pictures;  ///< asked when phones may come
    QString keptIn =
        {};  ///< the file in which keys are kept, so that phones come back to a program that was ended; empty: none
  };

  /// Whether this build has shields at all.
  [[nodiscard]] static bool offered();

  explicit Shields(Played played, QObject* parent = nullptr);
  ~Shields() override;

  /// Begins to serve the page. Returns why it cannot, in one sentence; empty: it does.
  [[nodiscard]] QString open();
  /// Whether phones were in this match when the program was ended, and wait to come back.
  [[nodiscard]] bool wasOpen() const;
  /// Every phone is sent away, and every seat goes back to the curtain.
  void close();
  [[nodiscard]] bool isOpen() const;
  /// Where the page is: "192.168.1.20 port 4113".
  [[nodiscard]] QString place() const;
  /// The addresses of this computer, and the one that codes name now.
  [[nodiscard]] QStringList addresses() const;
  [[nodiscard]] QString address() const;
  void useAddress(const QString& address);

  // ---- seats
  [[nodiscard]] kernel::SeatSet people() const { return played_.people; }
  [[nodiscard]] QString nameOf(Seat seat) const { return QString::fromStdString(played_.voice->seat(seat)); }
  [[nodiscard]] ShieldSeat seat(Seat seat) const;
  /// The seats whose questions a phone answers now: nobody is called to the curtain for them.
  [[nodiscard]] kernel::SeatSet answering() const;
  [[nodiscard]] int grace() const { return grace_; }
  void setGrace(int seconds);
  void offer(Seat seat);
  void toCurtain(Seat seat);
  void keepFirst(Seat seat);
  void takeSecond(Seat seat);

  // ---- the match
  /// It is told by another voice from now on.
  void speak(const house::Voice& voice, house::Language language);
  /// It is over: phones still show how it ended, then all are sent away.
  void sayGoodbye();
  /// Shows it as it is now. Call whenever it has changed, before anything of it is destroyed.
  void show();
  /// While held, nothing new is shown and no answer is passed on: somebody is behind the curtain, or the table still
  /// tells what has happened.
  void hold(bool on);

 signals:
  /// Seats stand otherwise than before.
  void changed();
  /// A phone has confirmed these choices.
  void answered(kernel::Seat seat, bool responds, const std::vector<kernel::Choice>& choices);
  /// A phone takes its seat's last choice back, which the match allows.
  void tookBack(kernel::Seat seat);
  /// What has happened was read on a seat's phone.
  void looked(kernel::Seat seat);
  /// A phone has written its seat's notes anew. They are no longer than a seat's notes may be.
  void noted(kernel::Seat seat, const QString& text);

 private:
  class Inside;
  void begin();
  void showNow();
  void passOn();
  /// What is kept, written when it has changed.
  void keep();

  Played played_;
  int grace_ = kGrace;
  bool held_ = false;
  std::unique_ptr<Inside> inside_;  ///< while it is open
};

}  // namespace ui
