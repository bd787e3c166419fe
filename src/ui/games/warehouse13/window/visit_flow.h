#pragma once
// A visit behind the curtain: it falls, somebody opens it, with a PIN if they have set one, looks, answers, and it
// closes.

#include "ui/curtain/pin_screen.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/games/warehouse13/window/season_flow.h"

namespace w13 {

class VisitFlow final : public QObject {
  Q_OBJECT
 public:
  VisitFlow(Frame& frame, SeasonFlow& season);
  ~VisitFlow() override;

  /// Drops the curtain for somebody; a seat that the program plays has no visits.
  void fall(const Visit& visit);
  /// Destroys the secret screen, or leaves the one for PINs; the curtain hangs before anything else happens.
  void close();
  /// The secret screen; exists only while somebody is behind the curtain.
  [[nodiscard]] SecretScreen* secret() const { return secret_; }
  /// Whether the page that is up is for one seat's eyes, or asks for its PIN.
  [[nodiscard]] bool behind() const { return state_ == State::Looks || typesPin(); }
  /// Made on first use, for a faster start.
  [[nodiscard]] PinScreen* pinScreen();
  [[nodiscard]] const Pins& pins() const { return pins_; }
  /// The table drops a seat's PIN in public; its owner is reminded at every look until there is a new one.
  void dropPin(Seat seat);
  /// How often the curtain has opened for an answer since the season began.
  [[nodiscard]] int handOvers() const { return handOvers_; }
  /// Somebody has touched mouse or keys: the time until a secret screen closes by itself starts again.
  void touch();

 signals:
  /// The curtain falls: what lies over the table goes.
  void falls();

 private:
  enum class State : std::uint8_t {
    Away,      ///< nobody is behind the curtain
    Falls,     ///< the curtain is up for somebody who has not opened it, or whose screen has closed
    AsksPin,   ///< it is open, and asks for the seat's PIN
    SetsPin,   ///< the seat sets a new PIN
    Looks,     ///< the secret screen is up
    Answered,  ///< its choices are being made: who was there a moment ago is there still
  };
  void go(State next);
  [[nodiscard]] bool typesPin() const { return state_ == State::AsksPin || state_ == State::SetsPin; }
  [[nodiscard]] bool needsNoCurtain(const Visit& visit) const;
  [[nodiscard]] CurtainFor curtainFor(Seat seat) const;
  [[nodiscard]] SecretShown secretFor(const Visit& visit) const;
  [[nodiscard]] QStringList recapFor(Seat seat, const View& view) const;
  void begin();
  void forget();
  void onCurtainOpened();
  void openSecret();
  void askPin(State forWhat);
  void onPinTyped(const QString& pin);
  void onDone(const std::vector<kernel::Choice>& choices);
  void answer(const std::vector<kernel::Choice>& choices);
  void closeDialogs();

  Frame& frame_;
  SeasonFlow& season_;
  State state_ = State::Away;
  Visit visit_;  ///< unless Away
  QPointer<SecretScreen> secret_;
  PinScreen* pinScreen_ = nullptr;
  Pins pins_;
  int handOvers_ = 0;
  Alarm idle_{Alarm::Rings::Once};
};

}  // namespace w13
