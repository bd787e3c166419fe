#pragma once
// The protocol for programs: one JSON object per line asks, one per line answers. See docs/protocol.md.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/house/json.h"
#include "engine/house/log/match_log.h"
#include "engine/house/match/game_module.h"

namespace house {

/// A refused request: a short word for programs, a sentence for people.
struct Refusal {
  std::string code;
  std::string message;
};

/// One client and the match it plays.
class Protocol {
 public:
  /// The longest line read, in bytes.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20u;

  /// `folder`: saves are read and written only there; empty: wherever a request says.
  Protocol(const GameModule& game, std::shared_ptr<const Box> box, std::string folder);

  /// The answer to one line, without the line break. Does not throw; a refused request changes nothing.
  [[nodiscard]] std::string answer(std::string_view line);
  /// The answer to a line that is too long.
  [[nodiscard]] static std::string answerTooLong();
  /// Whether the client has asked to quit.
  [[nodiscard]] bool done() const { return done_; }

 private:
  using Operation = Json (Protocol::*)(const Json& request);
  static const std::map<std::string, Operation, std::less<>>& operations();

  // The operations are described in docs/protocol.md.
  Json begin(const Json& request);
  Json options(const Json& request);
  Json view(const Json& request);
  Json decision(const Json& request);
  Json interjections(const Json& request);
  Json why(const Json& request);
  Json events(const Json& request);
  Json choose(const Json& request);
  Json interject(const Json& request);
  Json look(const Json& request);
  Json notes(const Json& request);
  Json talk(const Json& request);
  Json say(const Json& request);
  Json undo(const Json& request);
  Json branch(const Json& request);
  Json save(const Json& request);
  Json load(const Json& request);
  Json rules(const Json& request);
  Json quit(const Json& request);

  [[nodiscard]] Json carryOut(const Json& request);
  [[nodiscard]] Start startOf(const Json& request) const;
  [[nodiscard]] std::string examplePlayer() const;
  void readPlayer(const Json& player, Start& start) const;
  /// Plays this match from now on.
  void play(std::shared_ptr<KeptMatch> match, const Start& start);
  /// The match; throws Refusal if none has begun.
  [[nodiscard]] KeptMatch& match();
  [[nodiscard]] Json standing();
  [[nodiscard]] kernel::Seat answering(const Json& request);
  /// `how`: how the viewer makes these choices; empty if the viewer cannot make them now.
  [[nodiscard]] Json shown(const kernel::Decision& d, kernel::Seat viewer, std::optional<kernel::How> how);
  [[nodiscard]] Json jsonOf(kernel::Noun noun) const;
  [[nodiscard]] kernel::Noun nounIn(const Json& request) const;
  [[nodiscard]] std::vector<kernel::Choice> visitOf(kernel::Seat seat, const Json& indices);
  [[nodiscard]] Json jsonOf(kernel::Seat seat, const kernel::Remark& remark) const;
  [[nodiscard]] std::string pathIn(const Json& request, const char* key) const;

  const GameModule& game_;
  std::shared_ptr<const Box> box_;
  SetupForm form_;
  RuleBook rules_;
  std::string folder_;
  std::shared_ptr<KeptMatch> match_;
  std::unique_ptr<Voice> voice_;
  std::vector<std::string> players_;
  bool done_ = false;
};

}  // namespace house
