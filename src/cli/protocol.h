#pragma once
// The protocol of `w13 serve`: one JSON object per line asks, one per line answers. See docs/protocol.md.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/said/words.h"

namespace w13 {

using Json = nlohmann::ordered_json;

/// A refused request: a short word for programs, a sentence for people.
struct Refusal {
  std::string code;
  std::string message;
};

/// One client and the season it plays.
class Protocol {
 public:
  /// The longest line read, in bytes.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20u;

  /// `folder`: saves are read and written only there; empty: wherever a request says.
  Protocol(CardSet cards, RuleBook rules, std::string folder);

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
  Json undo(const Json& request);
  Json branch(const Json& request);
  Json save(const Json& request);
  Json load(const Json& request);
  Json rules(const Json& request);
  Json quit(const Json& request);

  [[nodiscard]] Json carryOut(const Json& request);
  [[nodiscard]] SeasonStart startOf(const Json& request) const;
  /// The season; throws Refusal if none has begun.
  [[nodiscard]] Season& season();
  [[nodiscard]] Words words() const;
  [[nodiscard]] Json standing();
  [[nodiscard]] Seat answering(const Json& request);
  [[nodiscard]] Json shown(const kernel::Decision& d, Seat viewer, bool asked);
  [[nodiscard]] std::vector<kernel::Choice> visitOf(Seat seat, const Json& indices);
  [[nodiscard]] std::string pathIn(const Json& request, const char* key) const;

  CardSet shipped_;
  RuleBook rules_;
  std::string folder_;
  std::optional<Season> season_;
  std::vector<std::string> players_;
  bool done_ = false;
};

}  // namespace w13
