// A player who looks at the program instead of the people: counts everything that shows in the open, seat by seat, over
// thousands of seasons, and looks for what the Traitor's seat has more or less of. All seats play at random, so there
// must be nothing. Unlike dreams this needs no knowledge of what is secret.

#include <cmath>
#include <map>

#include "engine/games/warehouse13/scenario/choice_words.h"
#include "support/catch.h"
#include "warehouse13/secrecy/planted_events.h"
#include "warehouse13/secrecy/seasons.h"

using namespace w13;

namespace {

constexpr int kSeats = 4;

/// Kinds of things to count, each with a number: a question, an event.
enum class Clue : int { Asked, Face, Undo, Reasons, Told, Amounts, Window, Chance, Hand, Token };
using Key = std::pair<Clue, int>;
using Counts = std::map<Key, std::array<double, kSeats>>;

/// Sums over seasons of what the Traitor's seat has more than the average of the others.
struct Surplus {
  double sum = 0;
  double squares = 0;
  int seasons = 0;  ///< in which it was not 0
};

template <class Game>
class Outsider {
 public:
  explicit Outsider(const Game& game) : game_(game) {}

  /// Counts through one season, up to the first Loyalty card that lies open.
  void season(std::uint64_t seed) {
    counts_.clear();
    kernel::Luck chance(seed), mind(~seed);
    const Setup setup = secrecy::seasonWith(seed, kSeats, secrecy::Cast::Random).setup;
    Events events;
    std::vector<kernel::Outcome> outcomes;
    State s = game_.begin(setup, chance, nullptr, d_);
    while (!game_.result(s).over && !shown(s.world)) {
      lookAt(s);
      const kernel::Move move = pick(s, mind);
      events.clear();
      outcomes.clear();
      kernel::Record record(chance, outcomes);
      game_.choose(s, move, record, &events, d_);
      if (shown(s.world)) break;
      count({Clue::Chance, 0}, move.seat, static_cast<double>(outcomes.size()));
      listen(events);
    }
    ++seasons_;
    const auto traitor = static_cast<std::size_t>(index(s.world.traitor.seat));
    for (const auto& [key, by] : counts_) {
      double others = 0;
      for (std::size_t seat = 0; seat < kSeats; ++seat) others += seat == traitor ? 0 : by[seat] / (kSeats - 1);
      const double more = by[traitor] - others;
      Surplus& surplus = surplus_[key];
      surplus.sum += more;
      surplus.squares += more * more;
      surplus.seasons += more != 0 ? 1 : 0;
    }
  }

  /// What tells the Traitor's seat from the others, in words; empty if nothing does.
  [[nodiscard]] std::string found() const {
    std::string text;
    for (const auto& [key, surplus] : surplus_) {
      if (surplus.seasons < 50) continue;
      const double mean = surplus.sum / seasons_;
      const double deviation = std::sqrt((surplus.squares / seasons_ - mean * mean) / seasons_);
      if (std::abs(mean) > 5 * deviation)
        text += said(key) + ": " + std::to_string(mean / deviation) + " standard deviations\n";
    }
    return text;
  }
  [[nodiscard]] std::size_t compared() const { return surplus_.size(); }

 private:
  /// Whether somebody's Loyalty is known, so that the seats are no longer alike.
  static bool shown(const World& w) {
    return w.traitor.revealed || std::ranges::any_of(w.agents, [](const Agent& agent) { return agent.loyaltyShown; });
  }
  void count(Key key, Seat seat, double amount) {
    if (seat != Seat::Table && index(seat) < kSeats) counts_[key][static_cast<std::size_t>(index(seat))] += amount;
  }

  /// What the table's screen shows of a question.
  void lookAt(const State& s) {
    game_.decide(s, Seat::Table, d_);
    const int question = d_.question();
    const Seat asked = d_.seat();
    Decision face = d_;
    face.keepFace();
    count({Clue::Asked, question}, asked, 1);
    count({Clue::Face, question}, asked, face.size());
    for (int at = 0; at < kSeats; ++at) count({Clue::Window, 0}, seatAt(at), game_.mayInterject(s, seatAt(at)) ? 1 : 0);
    View v{};
    game_.view(s, Seat::Table, v);
    for (int at = 0; at < kSeats; ++at) {
      count({Clue::Hand, 0}, seatAt(at), v.seats[at].handSize);
      count({Clue::Hand, 1}, seatAt(at), v.seats[at].isAgent ? 1 : 0);
    }
    count({Clue::Token, 0}, v.firstAgent, 1);
    if (++steps_ % 8 != 0) return;  // the costly ones now and then
    for (const kernel::Choice c : face.choices())
      count({Clue::Undo, question}, asked, kernel::undoable(game_, s, {asked, c}) ? 1 : 0);
    nouns_.clear();
    game_.pointable(v, nouns_);
    for (const Noun noun : nouns_)
      if (game_.why(s, Seat::Table, noun, d_) != Rule::None) count({Clue::Reasons, question}, asked, 1);
  }
  void listen(const Events& events) {
    for (Event event : events) {
      if (!kernel::redact(event, Seat::Table)) continue;
      count({Clue::Told, static_cast<int>(event.what)}, event.seat, 1);
      count({Clue::Amounts, static_cast<int>(event.what)}, event.seat, event.number + 0.01 * event.noun.index);
    }
  }

  /// Any choice of the asked seat, or now and then any response.
  kernel::Move pick(const State& s, kernel::Luck& mind) {
    for (int at = 0; at < kSeats; ++at) {
      if (mind.pick(100, kernel::ChanceOf::Card) >= 5 || !game_.mayInterject(s, seatAt(at))) continue;
      game_.interject(s, seatAt(at), d_);
      if (!d_.empty()) return {seatAt(at), d_[mind.pick(d_.size(), kernel::ChanceOf::Card)], kernel::How::Interjection};
    }
    game_.decide(s, Seat::Table, d_);
    return {d_.seat(), d_[mind.pick(d_.size(), kernel::ChanceOf::Card)]};
  }

  static std::string said(Key key) {
    static constexpr const char* kNames[] = {
        "asked",          "choices shown at", "choices to take back at", "reasons given at",
        "told of event",  "amount in event",  "responses open",          "chance used",
        "hand and place", "First Agent"};
    const bool question = key.first <= Clue::Reasons;
    return std::string(kNames[static_cast<int>(key.first)]) + " " +
           (question ? wordFor(static_cast<Ask>(key.second)) : std::to_string(key.second));
  }

  const Game& game_;
  Decision d_;
  Counts counts_;
  std::map<Key, Surplus> surplus_;
  std::vector<Noun> nouns_;
  int seasons_ = 0;
  long steps_ = 0;
};

template <class Game>
std::string noticed(int seasons) {
  const Game game(shipped::cards());
  Outsider<Game> outsider(game);
  for (int seed = 1; seed <= seasons; ++seed) outsider.season(static_cast<std::uint64_t>(seed));
  CHECK(outsider.compared() > 80);
  return outsider.found();
}

}  // namespace

TEST_CASE("Nothing that everybody can count is other for the Traitor's seat, over thousands of seasons",
          "[fair-play][SECRET-12][heavy]") {
  CHECK(noticed<Warehouse13>(40000) == "");
}

TEST_CASE("An outsider who counts notices what is planted", "[fair-play][leak][heavy]") {
  CHECK(noticed<leaks::PromptsTheTraitor>(15000).find("asked reveal-on-loss") != std::string::npos);
  CHECK(noticed<leaks::TokenAvoidsTheTraitor>(1500).find("First Agent") != std::string::npos);
  CHECK(noticed<leaks::UndoByRole>(1500).find("choices to take back") != std::string::npos);
  CHECK(noticed<leaks::ListsLoyal>(300).find("hand and place") != std::string::npos);
}
