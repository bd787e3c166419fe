#include "engine/games/warehouse13/log/playthrough.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

#include "engine/games/warehouse13/log/view_json.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/per.h"

namespace w13 {

using kernel::Chance;
using kernel::ChanceOf;
using kernel::Choice;
using kernel::DataError;
using kernel::Decision;
using kernel::Entry;

namespace {

constexpr const char* kFirstLine = "Warehouse 13 playthrough, format 1";
constexpr kernel::Per<ChanceOf, char, 3> kChanceLetters = {{'d', 'c', 's'}};

// ---- writing --------------------------------------------------------------------------------------------------------

std::string written(std::span<const kernel::Outcome> outcomes) {
  if (outcomes.empty()) return {};
  std::string text = " [";
  for (const kernel::Outcome& each : outcomes) {
    if (text.size() > 2) text += ' ';
    text += kChanceLetters[each.of];
    text += std::to_string(each.value) + "/" + std::to_string(each.among);
  }
  return text + "]";
}

std::string viewLines(const Season& season) {
  View view{};
  season.view(Seat::Table, view);
  std::string lines;
  const auto json = jsonOf(view, season.cards());  // named: its items must outlive the loop
  for (const auto& [key, value] : json.items()) lines += "view " + key + ": " + value.dump() + "\n";
  return lines;
}

std::string endingLine(const Season& season) {
  View view{};
  season.view(Seat::Table, view);
  return "ends " + nameOf(view.winner) + " " + nameOf(view.ending) + "\n";
}

/// The question an entry of the history answers.
Decision questionOf(const kernel::Session<Warehouse13>& session, std::size_t step) {
  const Entry& made = session.history()[step];
  Decision d;
  if (made.how == kernel::How::Interjection) session.game().interject(session.stateAt(step), made.seat, d);
  else session.game().decide(session.stateAt(step), made.seat, d);
  return d;
}

}  // namespace

std::string playthroughOf(const Season& season, std::string_view remark) {
  const auto& session = season.inside().session;
  const Setup& setup = season.setup();
  if (session.opening().empty())
    throw kernel::RefusedError("the beginning of this season is gone, so it cannot be written as a playthrough");
  const Catalog& cards = season.cards();
  const Words words(cards, nullptr);
  std::string text = std::string(kFirstLine) + "\n";
  if (!remark.empty()) text += "# " + std::string(remark) + "\n";
  text += "agents";
  for (const AgentId who : setup.agents) text += " " + cards.of(who).id;
  text += "\n";
  if (const auto variants = namesOf(setup.variants); !variants.empty()) {
    text += "variants";
    for (const std::string& each : variants) text += " " + each;
    text += "\n";
  }
  if (setup.traitor != Seat::Table) text += "traitor " + std::to_string(index(setup.traitor)) + "\n";
  text += "opening" + written(session.opening()) + "\n";
  for (std::size_t step = 0; step < session.history().size(); ++step) {
    const Entry& made = session.history()[step];
    const bool goesOn = step > 0 && session.history()[step - 1].group == made.group;
    text += (goesOn ? std::string("+") : std::to_string(step + 1)) + " ";
    text += cards.of(setup.agents[at(made.seat)]).id;
    text += (made.how == kernel::How::Interjection ? " responds: " : ": ") +
            words.key(made.choice, questionOf(session, step));
    text += written(session.outcomesOf(step)) + "\n";
  }
  return text + endingLine(season) + viewLines(season);
}

// ---- reading --------------------------------------------------------------------------------------------------------

namespace {

/// Chance as a line says it.
class Told final : public Chance {
 public:
  void tell(std::vector<kernel::Outcome> outcomes) {
    outcomes_ = std::move(outcomes);
    next_ = 0;
  }
  int pick(int n, ChanceOf of) override {
    if (next_ == outcomes_.size()) throw kernel::ScriptError("chance is asked for more than is written");
    const kernel::Outcome& is = outcomes_[next_++];
    if (is.of != of || is.among != n)
      throw kernel::ScriptError("chance is asked for " + std::string(1, kChanceLetters[of]) + " among " +
                                std::to_string(n) + " where " + std::string(1, kChanceLetters[is.of]) + " among " +
                                std::to_string(is.among) + " is written");
    return is.value;
  }
  [[nodiscard]] bool usedUp() const { return next_ == outcomes_.size(); }

 private:
  std::vector<kernel::Outcome> outcomes_;
  std::size_t next_ = 0;
};

class Reading {
 public:
  Reading(std::string_view text, std::string_view name, std::shared_ptr<const Catalog> cards)
      : in_(std::string(text)), name_(name), cards_(std::move(cards)), words_(*cards_, nullptr) {}

  Season all() {
    if (!nextLine() || line_ != kFirstLine) refuse("a playthrough begins with \"" + std::string(kFirstLine) + "\"");
    Season season = opening();
    bool more = nextLine();
    while (more && !line_.starts_with("ends ")) more = step(season);
    if (!more) refuse("the line that tells the end is missing");
    if (line_ + "\n" != endingLine(season)) refuse("it ends otherwise: " + firstLine(endingLine(season)));
    compareViews(season);
    return season;
  }

 private:
  [[noreturn]] void refuse(const std::string& why) const {
    throw DataError(name_ + ":" + std::to_string(number_) + ": " + why);
  }
  static std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

  /// The next line that is no comment.
  bool nextLine() {
    while (std::getline(in_, line_)) {
      ++number_;
      if (!line_.empty() && line_.back() == '\r') line_.pop_back();
      if (!line_.empty() && line_.front() != '#') return true;
    }
    return false;
  }

  Season opening() {
    Setup setup;
    while (nextLine() && !line_.starts_with("opening")) {
      std::istringstream words(line_);
      std::string what, word;
      words >> what;
      while (words >> word) addTo(setup, what, word);
    }
    auto told = std::make_unique<Told>();
    chance_ = told.get();
    chance_->tell(outcomes());
    try {
      Season season(cards_, setup, std::move(told));
      checkUsedUp();
      return season;
    } catch (const DataError&) {
      throw;
    } catch (const std::exception& why) {
      refuse(why.what());
    }
  }

  void addTo(Setup& setup, const std::string& what, const std::string& word) const {
    if (what == "agents") {
      setup.agents.push_back(cards_->findAgent(word));
      if (setup.agents.back() == AgentId::None) refuse("there is no agent " + word);
    } else if (what == "variants") {
      if (const std::string fault = switchOn(setup.variants, word); !fault.empty()) refuse(fault);
    } else if (what == "traitor") {
      int seat = -1;
      std::from_chars(word.data(), word.data() + word.size(), seat);
      setup.traitor = seatAt(seat >= 0 && seat < kMaxPlayers ? seat : kMaxPlayers - 1);
    } else {
      refuse("\"" + what + "\" is neither agents, variants, traitor nor opening");
    }
  }

  /// What stands in the brackets at the end of the line, which are taken off.
  std::vector<kernel::Outcome> outcomes() {
    std::vector<kernel::Outcome> all;
    const std::size_t open = line_.find(" [");
    if (open == std::string::npos) return all;
    if (line_.back() != ']') refuse("the bracket with what chance gave is not closed");
    std::istringstream words(line_.substr(open + 2, line_.size() - open - 3));
    line_.resize(open);
    for (std::string word; words >> word;) all.push_back(outcome(word));
    return all;
  }

  [[nodiscard]] kernel::Outcome outcome(const std::string& word) const {
    kernel::Outcome read;
    const std::optional<ChanceOf> of = kChanceLetters.find(word.front());
    const std::size_t slash = word.find('/');
    if (!of || slash == std::string::npos) refuse("\"" + word + "\" is no outcome like d3/6");
    read.of = *of;
    std::from_chars(word.data() + 1, word.data() + slash, read.value);
    std::from_chars(word.data() + slash + 1, word.data() + word.size(), read.among);
    if (read.value >= read.among) refuse("\"" + word + "\" has an outcome that is not among so many");
    return read;
  }

  /// One choice or interjection, a visit's too; false at the end of the text.
  bool step(Season& season) {
    const std::size_t colon = line_.find(": ");
    const std::size_t space = line_.find(' ');
    if (colon == std::string::npos || space > colon)
      refuse("\"" + line_ + "\" is no choice like \"7 pete: use travel\"");
    std::string who = line_.substr(space + 1, colon - space - 1);
    const bool responds = who.ends_with(" responds");
    if (responds) who.resize(who.size() - 9);
    const Seat seat = seatOf(season, who);
    chance_->tell(outcomes());
    const Choice first = choice(season, seat, responds, line_.substr(colon + 2));
    try {
      if (responds) season.interject(seat, first);
      else season.choose(seat, first);
    } catch (const std::exception& why) {
      refuse(why.what());
    }
    checkUsedUp();
    return nextLine();
  }

  [[nodiscard]] Seat seatOf(const Season& season, const std::string& who) const {
    const AgentId agent = cards_->findAgent(who);
    for (int seat = 0; seat < season.seats(); ++seat)
      if (season.setup().agents[at(seat)] == agent && agent != AgentId::None) return seatAt(seat);
    refuse("nobody plays " + who);
  }

  [[nodiscard]] Choice choice(const Season& season, Seat seat, bool responds, const std::string& key) const {
    Decision d;
    if (responds) season.interjections(seat, d);
    else season.decision(seat, d);
    std::string offered;
    if (responds || season.asked().has(seat))
      for (const Choice& each : d.choices()) {
        const std::string is = words_.key(each, d);
        if (is == key) return each;
        offered += (offered.empty() ? "" : ", ") + is;
      }
    refuse("\"" + key + "\" is not offered; offered is " + (offered.empty() ? "nothing" : offered));
  }

  void checkUsedUp() const {
    if (!chance_->usedUp()) refuse("chance is asked for less than is written");
  }

  void compareViews(const Season& season) {
    std::istringstream lines(viewLines(season));
    for (std::string line; std::getline(lines, line);) {
      if (!nextLine()) refuse("the view of the table ends too early");
      if (line != line_) refuse("the table sees otherwise: " + line);
    }
  }

  std::istringstream in_;
  std::string name_;
  std::shared_ptr<const Catalog> cards_;
  Words words_;
  std::string line_;
  int number_ = 0;
  Told* chance_ = nullptr;
};

}  // namespace

Season playAgain(std::string_view text, std::string_view name, std::shared_ptr<const Catalog> cards) {
  return Reading(text, name, std::move(cards)).all();
}

}  // namespace w13
