#include "cli/review_text.h"

#include <cmath>
#include <iomanip>
#include <sstream>

#include <nlohmann/json.hpp>

#include "engine/afterwards/course.h"
#include "engine/afterwards/fortune.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

std::string percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

std::string oneDigit(double number) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << number;
  return text.str();
}

constexpr kernel::Per<CourseMark, const char*, 7> kMarkNames = {
    {"episode", "round", "retrieval", "plot-turn", "vote", "revealed", "end"}};
constexpr kernel::Per<RollOf, const char*, kRollKinds> kRollNames = {{"clues", "challenges", "goo"}};

/// Says a season that is over.
class Review {
 public:
  explicit Review(const LookedBack& looked)
      : season_(looked.season), words_(season_.cards(), nullptr, looked.players),
        course_(courseOf(season_, looked.bots)), fortune_(fortuneOf(season_)) {
    season_.view(Seat::Table, end_);
  }

  [[nodiscard]] std::string text(const std::optional<ReviewPlan>& plan) {
    out_ << words_.ending(end_) << '\n';
    if (course_.traitor != Seat::Table) out_ << "The Traitor was " << name(course_.traitor) << ".\n";
    for (const Believing& eyes : course_.eyes) tellCourse(eyes);
    tellTurned();
    tellFortune();
    if (plan) tellMoves(*plan);
    return out_.str();
  }

  [[nodiscard]] Json json(const std::optional<ReviewPlan>& plan) {
    Json root;
    root["ending"] = words_.ending(end_);
    root["traitor"] = index(course_.traitor);
    for (const CourseMoment& each : course_.moments) root["moments"].push_back(jsonOf(each));
    for (const Believing& eyes : course_.eyes) root["eyes"].push_back(jsonOf(eyes));
    root["turned"] = Json::array();
    for (const Swing& each : course_.turned) root["turned"].push_back(jsonOf(each));
    root["luck"]["agents"] = jsonOf(fortune_.agents);
    root["luck"]["traitor"] = jsonOf(fortune_.traitor);
    for (int seat = 0; seat < end_.players; ++seat) root["luck"]["seats"].push_back(jsonOf(fortune_.seats[seat]));
    if (!plan) return root;
    root["moves"] = Json::array();
    for (const ReviewedMove& each : reviewOf(season_, *plan)) root["moves"].push_back(jsonOf(each));
    return root;
  }

 private:
  [[nodiscard]] std::string name(Seat seat) const { return words_.seat(seat, end_); }

  [[nodiscard]] static std::string when(const CourseMoment& moment) {
    const std::string number = std::to_string(moment.number);
    const std::string in = moment.episode == 0 ? "Finale" : "Episode " + std::to_string(moment.episode);
    switch (moment.mark) {
      case CourseMark::Episode: return "Episode " + number;
      case CourseMark::Round: return in + ", round " + number;
      case CourseMark::Retrieval: return in + ", Retrieval";
      case CourseMark::PlotTurn: return "Plot turn " + number;
      case CourseMark::Vote: return in + ", after a vote";
      case CourseMark::Revealed: return in + ", the Traitor is revealed";
      case CourseMark::End: return "End";
    }
    return {};
  }

  void tellCourse(const Believing& eyes) {
    const bool onlooker = eyes.seat == Seat::Table;
    out_ << '\n'
         << (onlooker ? std::string("What an onlooker could believe of each seat, and the Warehouse's chance")
                      : "What " + name(eyes.seat) + " believed")
         << ":\n"
         << std::left << std::setw(36) << "" << std::right;
    for (int seat = 0; seat < end_.players; ++seat) out_ << std::setw(12) << name(seatAt(seat));
    out_ << (onlooker ? std::string(6, ' ') + "chance\n" : "\n");
    for (std::size_t at = 0; at < course_.moments.size(); ++at) {
      out_ << std::left << std::setw(36) << "  " + when(course_.moments[at]) << std::right;
      for (int seat = 0; seat < end_.players; ++seat) out_ << std::setw(12) << percent(eyes.beliefs[at][seat]);
      if (const std::optional<double>& chance = course_.moments[at].chance; onlooker && chance)
        out_ << std::setw(12) << percent(*chance);
      out_ << '\n';
    }
  }

  void tellTurned() {
    out_ << "\nWhat turned it:\n";
    if (course_.turned.empty()) out_ << "  Nothing changed much at once.\n";
    for (const Swing& each : course_.turned) {
      out_ << "  " << when(course_.moments[each.from]) << ": "
           << (each.seat == Seat::Table ? "the Warehouse's chance"
                                        : "what an onlooker could believe of " + name(each.seat))
           << (each.after > each.before ? " rises from " : " falls from ") << percent(each.before) << " to "
           << percent(each.after) << ".\n";
      for (const std::string& line : words_.lines(each.what, end_)) out_ << "    " << line << '\n';
    }
  }

  void tellFortune() {
    out_ << "\nLuck:\n";
    const auto tell = [&](const std::string& who, const Fortunes& all) {
      for (const RollOf of : Fortunes::keys())
        if (const Fortune& each = all[of]; each.rolls > 0)
          out_ << "  " << who << ": " << each.good << " of " << each.rolls << ' ' << meaning(of) << ", where "
               << oneDigit(each.expected) << " were to be expected: luckier than " << percent(each.luckier)
               << " of such evenings.\n";
    };
    tell("the Agents", fortune_.agents);
    tell(end_.cooperative ? "the Adversary" : "the Traitor", fortune_.traitor);
    for (int seat = 0; seat < end_.players; ++seat) tell(name(seatAt(seat)), fortune_.seats[seat]);
  }
  [[nodiscard]] static std::string meaning(RollOf of) {
    switch (of) {
      case RollOf::Clue: return "clue dice showed what was still needed";
      case RollOf::Challenge: return "challenges were won at the first roll";
      case RollOf::Goo: return "Goo dice matched a clue";
    }
    return {};
  }

  void tellMoves(const ReviewPlan& plan) {
    const std::vector<ReviewedMove> moves = reviewOf(season_, plan);
    const auto better = std::ranges::count_if(moves, &ReviewedMove::told);
    out_ << "\nThe moves of " << name(plan.seat) << " beside a search's of " << plan.dreams << " dreams each: in "
         << better << " of " << moves.size() << " it finds something better.\n";
    for (const ReviewedMove& each : moves) {
      if (!each.told()) continue;
      const AskedThen then = askedAt(season_, each.step);
      out_ << "  move " << each.step + 1 << ": " << words_.question(then.decision, then.view)
           << "\n    played: " << words_.choice(each.played, then.decision, then.view) << " (" << percent(each.worth)
           << " to win)\n    "
           << "better: " << words_.choice(each.better, then.decision, then.view) << " (" << oneDigit(100 * each.gain)
           << " points more, standard error " << oneDigit(100 * each.error) << ")\n";
    }
  }

  // ---- as JSON

  [[nodiscard]] static Json jsonOf(const CourseMoment& moment) {
    Json json = {{"mark", kMarkNames[moment.mark]},
                 {"number", moment.number},
                 {"episode", moment.episode},
                 {"step", moment.step}};
    if (moment.chance) json["chance"] = *moment.chance;
    return json;
  }
  [[nodiscard]] Json jsonOf(const Believing& eyes) const {
    Json json = {{"seat", index(eyes.seat)}, {"beliefs", Json::array()}};
    for (const PerSeat<double>& each : eyes.beliefs) {
      Json row = Json::array();
      for (int seat = 0; seat < end_.players; ++seat) row.push_back(each[seat]);
      json["beliefs"].push_back(std::move(row));
    }
    return json;
  }
  [[nodiscard]] Json jsonOf(const Swing& swing) const {
    return {{"from", swing.from},     {"to", swing.to},       {"seat", index(swing.seat)},
            {"before", swing.before}, {"after", swing.after}, {"what", words_.lines(swing.what, end_)}};
  }
  [[nodiscard]] static Json jsonOf(const Fortunes& all) {
    Json json;
    for (const RollOf of : Fortunes::keys())
      json[kRollNames[of]] = {{"rolls", all[of].rolls},
                              {"good", all[of].good},
                              {"expected", all[of].expected},
                              {"spread", all[of].spread},
                              {"luckier", all[of].luckier}};
    return json;
  }
  [[nodiscard]] Json jsonOf(const ReviewedMove& move) const {
    const AskedThen then = askedAt(season_, move.step);
    return {{"step", move.step},
            {"played", words_.key(move.played, then.decision)},
            {"better", words_.key(move.better, then.decision)},
            {"worth", move.worth},
            {"gain", move.gain},
            {"error", move.error},
            {"told", move.told()}};
  }

  const Season& season_;
  Words words_;
  SeasonCourse course_;
  SeasonFortune fortune_;
  View end_{};
  std::ostringstream out_;
};

}  // namespace

std::string reviewText(const LookedBack& looked, const std::optional<ReviewPlan>& plan) {
  return Review(looked).text(plan);
}

std::string reviewJson(const LookedBack& looked, const std::optional<ReviewPlan>& plan) {
  return Review(looked).json(plan).dump(2) + '\n';
}

}  // namespace w13
