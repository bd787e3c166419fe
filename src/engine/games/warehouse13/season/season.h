#pragma once
// A running season behind a closed door: what screens, the terminal, the protocol and bots hold. Everything it returns
// is for one viewer only; the State never leaves it.

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/bot.h"
#include "engine/kernel/dreams.h"
#include "engine/kernel/talk.h"

namespace w13 {

/// A season as a viewer sees it between two parts of what a choice sets off.
struct Glimpse {
  View view;
  int told = 0;  ///< of what the viewer learns, so much comes before it
};

class Season {
 public:
  /// Begins a season. Throws kernel::RefusedError with faultOf(setup) if it cannot be played. Cards are kept alive.
  Season(std::shared_ptr<const Catalog> cards, const Setup& setup, std::uint64_t seed);
  Season(std::shared_ptr<const Catalog> cards, const Setup& setup, std::unique_ptr<kernel::Chance> chance);
  struct Inside;
  explicit Season(std::shared_ptr<Inside> inside);  ///< for the log
  Season(Season&&) noexcept;
  Season& operator=(Season&&) noexcept;
  ~Season();

  // ---- the current state ----------------------------------------------------------------------------------------

  [[nodiscard]] const Catalog& cards() const;
  [[nodiscard]] std::shared_ptr<const Catalog> sharedCards() const;
  [[nodiscard]] const Setup& setup() const;
  [[nodiscard]] int seats() const;
  [[nodiscard]] bool over() const;
  [[nodiscard]] SeatSet asked() const;
  /// What the viewer may know. Seat::Table: what everybody may know.
  void view(Seat viewer, View& v) const;
  /// The asked seat gets its question in full, everybody else and the table its public face.
  void decision(Seat viewer, kernel::Decision& d) const;
  /// Whether a seat may respond although it is not asked; public.
  [[nodiscard]] bool mayInterject(Seat seat) const;
  /// What it could respond with; for that seat only.
  void interjections(Seat seat, kernel::Decision& d) const;
  /// The rule that stops a thing from being a choice now, as far as the viewer may know; Rule::None: none to name.
  [[nodiscard]] Rule why(Seat viewer, kernel::Noun noun) const;
  /// The same for one way of choosing it only: a die that can be neutralized, but not claimed.
  [[nodiscard]] Rule why(Seat viewer, kernel::Choice choice) const;
  /// Whether a card of the seat could do anything, played as an Action now, as far as everybody can see.
  [[nodiscard]] bool couldAct(Seat seat, CardId card) const;
  /// What the last choice did, as the viewer learns it.
  [[nodiscard]] Events eventsFor(Seat viewer) const;
  /// What the viewer sees meanwhile, where one part of that is over and the next has not begun.
  [[nodiscard]] std::vector<Glimpse> glimpsesFor(Seat viewer) const;
  /// What has happened since the season began, likewise.
  [[nodiscard]] Events eventsSoFar(Seat viewer) const;

  // ---- playing: what is not offered throws kernel::RefusedError and changes nothing -----------------------------

  void choose(Seat seat, kernel::Choice choice);
  void chooseIndex(Seat seat, int at);
  /// All choices of one visit behind the curtain, as one unit: all or none.
  void visit(Seat seat, std::span<const kernel::Choice> choices);
  /// What the seat would be asked after some choices of a visit, without making them; empty if the question is not its
  /// own, or if chance or something it would learn comes first. `seen` gets what the seat would see of the visit and of
  /// what follows automatically; nothing if chance or something it would learn comes first.
  void decisionAfter(Seat seat, std::span<const kernel::Choice> choices, kernel::Decision& d,
                     Events* seen = nullptr) const;
  void interject(Seat seat, kernel::Choice choice);

  // ---- taking back ----------------------------------------------------------------------------------------------

  /// Whether a move on offer could be taken back once made.
  [[nodiscard]] bool undoable(const kernel::Move& move) const;
  [[nodiscard]] bool mayUndo() const;
  /// The seat whose choice would be taken back; Table: none can be. Public.
  [[nodiscard]] Seat mayUndoOf() const;
  void undo();

  // ---- looking back ---------------------------------------------------------------------------------------------

  /// Moves made so far.
  [[nodiscard]] int steps() const;
  /// Notes that a seat has looked at its secret screen.
  void looked(Seat seat);
  /// Replaces a seat's notes (house::Match).
  void writeNotes(Seat seat, const std::string& text);
  [[nodiscard]] Events sinceLastLook(Seat seat) const;
  /// All that happened, secrets too. Throws kernel::RefusedError before the season is over.
  [[nodiscard]] const Events& story() const;

  // ---- what is said in the open (house::Match) --------------------------------------------------------------------

  [[nodiscard]] bool talks() const;
  [[nodiscard]] std::span<const kernel::Said> said() const;
  [[nodiscard]] std::vector<kernel::Remark> sayable(Seat seat) const;
  void say(Seat seat, const kernel::Remark& remark);
  [[nodiscard]] std::uint32_t talkMoment() const;

  // ---- for bots -------------------------------------------------------------------------------------------------

  /// Tells a bot all that its seat has been shown, as if it had sat there from the beginning (house::Recollection).
  void recall(Seat seat, kernel::Bot<View>& mind) const;
  /// The season as it stands, to be dreamt of on any thread.
  [[nodiscard]] std::unique_ptr<kernel::Dreams<View>> dreams() const;

  /// The inside, for the log, tests and the simulator: declared in season_inside.h, closed to screens and bots.
  [[nodiscard]] Inside& inside();
  [[nodiscard]] const Inside& inside() const;

 private:
  std::shared_ptr<Inside> inside_;
};

/// What everybody saw before the first Episode began: the table as laid, the same whatever is dealt in secret.
[[nodiscard]] View laidTable(const Season& season);

}  // namespace w13
