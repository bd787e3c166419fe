#include "engine/games/warehouse13/log/view_json.h"

#include <array>
#include <string>

#include "engine/games/warehouse13/said/keys.h"

// A number that is kept small is a number.
template <class Kept>
struct nlohmann::adl_serializer<kernel::Small<Kept>> {
  template <class Json>
  static void to_json(Json& json, kernel::Small<Kept> number) {  // NOLINT(readability-identifier-naming)
    json = Kept{number};
  }
};

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

template <class Enum, std::size_t N>
std::string named(Enum value, const Keys<Enum, N>& names) {
  return at(value) < N ? names[value] : "number-" + std::to_string(at(value));
}

/// Writes one view.
class Writing {
 public:
  explicit Writing(const Catalog& cards) : cards_(cards) {}

  [[nodiscard]] Json all(const View& v) const {
    Json out;
    out["viewer"] = v.viewer == Seat::Table ? Json("table") : Json(index(v.viewer));
    addSeason(out, v);
    for (int seat = 0; seat < v.players; ++seat) out["seats"].push_back(of(v.seats[seat]));
    if (v.viewer != Seat::Table) addOwn(out["own"], v);
    out["traitor"] = {{"revealed", v.traitorRevealed},
                      {"bronzed", v.traitorBronzed},
                      {"hand_size", v.traitorHandSize},
                      {"plots_held", v.plotsHeldSize},
                      {"goo_left", v.gooLeft}};
    for (const DieId die : v.dice.keys()) out["dice"].push_back(of(index(die), v.dice[die]));
    addCards(out, v);
    addBoard(out["board"], v);
    addRetrieval(out["retrieval"], v);
    return out;
  }

 private:
  static std::string clue(Clue clue) {
    if (clue.symbol == Symbol::None) return "none";
    return std::to_string(clue.number) + "-" + named(clue.symbol, kSymbolKeys);
  }
  static Json seat(Seat seat) { return seat == Seat::Table ? Json(nullptr) : Json(index(seat)); }
  static Json obstacle(ObstacleId id, bool ring) {
    if (id == ObstacleId::None) return nullptr;
    return {{"kind", attributeOf(id) == Attribute::Physical ? "physical" : "mental"},
            {"difficulty", difficultyOf(id)},
            {"ring", ring}};
  }
  static Json perType(const PerType& numbers) {
    Json out;
    for (const Symbol type : kTypes) out[kSymbolKeys[type]] = numbers[type];
    return out;
  }
  static Json numbers(Dice dice) {
    Json out = Json::array();
    for (const DieId die : dice) out.push_back(index(die));
    return out;
  }
  [[nodiscard]] Json card(CardId card) const {
    if (card == CardId::None) return nullptr;
    return {{"card", index(card)}, {"id", cards_.of(card).id}};
  }
  template <class Cards>
  [[nodiscard]] Json list(const Cards& cards) const {
    Json out = Json::array();
    for (const CardId each : cards) out.push_back(card(each));
    return out;
  }
  [[nodiscard]] Json pile(const PileView& pile) const {
    return {{"draw", pile.draw}, {"discards", pile.discards}, {"top", card(pile.top)}};
  }

  void addSeason(Json& out, const View& v) const {
    out["players"] = v.players;
    out["episode"] = v.episode;
    out["round"] = v.round;
    out["phase"] = nameOf(v.phase);
    out["winner"] = nameOf(v.winner);
    out["ending"] = nameOf(v.ending);
    out["first_agent"] = seat(v.firstAgent);
    out["cooperative"] = v.cooperative;
  }

  [[nodiscard]] Json of(const SeatView& s) const {
    return {{"agent", s.who == AgentId::None ? "" : cards_.of(s.who).id},
            {"at", named(s.at, kLocationKeys)},
            {"health", named(s.health, kHealthKeys)},
            {"is_agent", s.isAgent},
            {"bronzed", s.bronzed},
            {"loyalty_shown", s.loyaltyShown},
            {"traitor", s.traitor},
            {"has_abilities", s.hasAbilities},
            {"has_voted", s.hasVoted},
            {"voted_bronze", s.votedBronze},
            {"used_abilities", s.usedSlots},
            {"barred_abilities", s.barredSlots},
            {"freed_abilities", s.freedSlots},
            {"hand_size", s.handSize},
            {"dice_covered", s.covered},
            {"bag", card(s.bag)},
            {"claimed", numbers(s.claimed)},
            {"revealed", numbers(s.revealed)},
            {"known", list(s.known)}};
  }
  static Json of(int number, const DieView& d) {
    const Symbol colour = colourOf(dieAt(number));
    return {{"die", number},
            {"colour", named(colour, kSymbolKeys)},
            {"spot", named(d.spot, kSpotKeys)},
            {"owner", seat(d.owner)},
            {"shows", clue(d.shows)},
            {"hidden", d.hidden}};
  }

  void addOwn(Json& out, const View& v) const {
    out = {{"hand", list(v.hand)},
           {"stress", v.stress},
           {"is_traitor", v.isTraitor},
           {"covered", numbers(v.covered)},
           {"aside", list(v.aside)},
           {"traitor_hand", list(v.traitorHand)},
           {"plots_held", list(v.plotsHeld)},
           {"goo_cover", v.gooCover}};
    for (const GooFace& face : v.gooFaces) out["goo"].push_back(clue(face));
  }

  void addCards(Json& out, const View& v) const {
    for (const Symbol type : kTypes) out["piles"][kSymbolKeys[type]] = pile(v.traits[type]);
    out["stress_deck"] = v.stressDeck;
    out["traitor_deck"] = pile(v.traitorDeck);
    out["consequences"] = pile(v.consequences);
    out["pings"] = pile(v.pings);
    out["plots"] = pile(v.plots);
    out["artifacts_left"] = v.artifactsLeft;
    out["aside_size"] = v.asideSize;
    out["playing"] = list(v.playing);
    out["staying"] = list(v.staying);
    out["calamities"] = list(v.calamities);
    out["ping"] = card(v.ping);
    out["artifact"] = card(v.artifact);
    out["artifact_waits"] = v.artifactWaits;
    out["plot"] = card(v.plot);
    out["plots_stopped"] = v.plotsStopped;
    out["plots_executed"] = v.plotsExecuted;
    out["stacks"] = list(v.stacks);
    out["lost"] = list(v.lost);
    out["face_up"] = list(v.faceUp);
    out["in_force"] = list(v.inForce);
  }

  void addBoard(Json& out, const View& v) const {
    out["obstacles_left"] = v.obstaclesLeft;
    out["obstacle_discards"] = Json::array();
    for (const ObstacleId id : v.obstacleDiscard) out["obstacle_discards"].push_back(obstacle(id, false));
    out["blocks"] = Json::object();
    out["snags"] = Json::object();
    for (const Place place : kAllPlaces) {
      if (!v.blocks[place].none())
        out["blocks"][kPlaceKeys[place]] = obstacle(v.blocks[place].id, v.blocks[place].ring);
      if (v.snags[place] >= 0) out["snags"][kPlaceKeys[place]] = v.snags[place];
    }
    out["track"] = Json::array();
    for (const Obstacle& each : v.track) out["track"].push_back(obstacle(each.id, each.ring));
    out["gear"] = v.gear;
    out["rings_left"] = v.ringsLeft;
  }

  void addRetrieval(Json& out, const View& v) const {
    out = {{"open", v.retrievalOpen},       {"round", v.retrievalRound},         {"needed", perType(v.needed)},
           {"applied", perType(v.applied)}, {"warehouse_roll", v.warehouseRoll}, {"goo", Json::array()},
           {"harmed", seat(v.harmed)},      {"harm_level", v.harmLevel},         {"challenge", nullptr}};
    for (const GooFace& face : v.goo) out["goo"].push_back(clue(face));
    const ChallengeView& c = v.challenge;
    if (!c.open) return;
    // Its card is left out: the logs of earlier versions prove what was seen by this text, and it lies open anyway.
    out["challenge"] = {{"snag", c.snag},
                        {"seat", seat(c.seat)},
                        {"attribute", c.attribute == Attribute::Physical ? "physical" : "mental"},
                        {"place", named(c.place, kPlaceKeys)},
                        {"track", c.track},
                        {"obstacle", obstacle(c.obstacle, false)},
                        {"difficulty", c.difficulty},
                        {"bonus", c.bonus}};
  }

  const Catalog& cards_;
};

}  // namespace

Json jsonOf(const View& view, const Catalog& cards) { return Writing(cards).all(view); }

std::string nameOf(Phase phase) { return named(phase, kPhaseKeys); }
std::string nameOf(Winner winner) { return named(winner, kWinnerKeys); }
std::string nameOf(Ending ending) { return named(ending, kEndingKeys); }

}  // namespace w13
