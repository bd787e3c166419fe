#include "engine/house/lesson/reading.h"

#include <algorithm>

namespace house {

namespace {

const std::vector<std::string> kLessonKeys = {"$schema", "title",  "about", "rules", "fast",    "you",
                                              "given",   "chance", "steps", "recap", "question"};
const std::vector<std::string> kStepKeys = {"say",  "at", "with", "on",   "rule",  "cases", "press",
                                            "when", "do", "or",   "then", "worse", "odds",  "because"};
const std::vector<std::string> kPresses = {"hand", "rules"};
constexpr std::size_t kLongestTitle = 60;
constexpr std::size_t kLongestNote = 400;
constexpr std::size_t kMostSteps = 40;
constexpr std::size_t kMostCases = 4;
constexpr std::size_t kMostWays = 8;
constexpr std::size_t kRecapLines = 3;
constexpr std::size_t kLongestLine = 120;  // of a recap, an answer, a reason

/// Reads one lesson file.
class LessonReader {
 public:
  LessonReader(const Staging& staging, Reader& reader) : staging_(staging), reader_(reader) {}

  WrittenLesson lesson(const Node& root) {
    WrittenLesson lesson;
    reader_.onlyKeys(root, kLessonKeys, "a part of a lesson");
    lesson.title = words(root, "title", "what the lesson is called", kLongestTitle);
    lesson.about = words(root, "about", "one line for the list of lessons", kLongestNote);
    lesson.rules = rulesIn(root, "the IDs of the rules it teaches", reader_, staging_);
    if (const Node* fast = root.find("fast")) lesson.fast = reader_.truth(*fast).value_or(false);
    if (const Node* recap = root.find("recap");
        recap != nullptr && reader_.isList(*recap, kRecapLines, kRecapLines, "a list of three lines"))
      for (const Node& each : recap->items) lesson.recap.push_back(reader_.bothLanguages(each, kLongestLine));
    if (const Node* question = root.find("question")) lesson.question = this->question(*question);
    lesson.you = textNode(root, "you", "who of the players the learner is");
    opening(root, lesson.opening);
    const Node* steps = root.find("steps");
    if (steps == nullptr) reader_.missing(root, "steps", "what is said and done");
    else if (reader_.isList(*steps, 1, kMostSteps, "a list of 1 to 40 steps"))
      for (const Node& each : steps->items) lesson.steps.push_back(step(each));
    return lesson;
  }

 private:
  Text words(const Node& node, const char* key, const char* what, std::size_t longest) {
    const Node* found = node.find(key);
    if (found == nullptr) return reader_.missing(node, key, what), Text{};
    return reader_.bothLanguages(*found, longest);
  }
  Node textNode(const Node& node, const char* key, const char* what) {
    const Node* found = node.find(key);
    if (found == nullptr) return reader_.missing(node, key, what), Node{};
    if (!found->is(Node::Type::Text)) reader_.expected(*found, what);
    return *found;
  }
  void opening(const Node& root, Case& opening) {
    const Node* given = root.find("given");
    if (given == nullptr) return reader_.missing(root, "given", "the position, as in a scenario");
    opening.given = *given;
    opening.chance = root.at("chance");
    staging_.check(*given, reader_);
  }
  LessonQuestion question(const Node& node) {
    LessonQuestion question;
    if (!reader_.isObject(node, "a question with its answers")) return question;
    reader_.onlyKeys(node, {"ask", "answers"}, "a part of a question");
    question.ask = words(node, "ask", "the question", kLongestNote);
    const Node* answers = node.find("answers");
    if (answers == nullptr) return reader_.missing(node, "answers", "2 to 4 answers"), question;
    if (!reader_.isList(*answers, 2, kMostCases, "2 to 4 answers")) return question;
    for (const Node& each : answers->items) question.answers.push_back(answer(each));
    const auto good = std::count_if(question.answers.begin(), question.answers.end(),
                                    [](const LessonAnswer& each) { return each.good; });
    if (good != 1) reader_.error(*answers, "one answer must be good, here " + std::to_string(good) + " are");
    return question;
  }
  LessonAnswer answer(const Node& node) {
    LessonAnswer answer;
    if (!reader_.isObject(node, "an answer")) return answer;
    reader_.onlyKeys(node, {"say", "good", "why"}, "a part of an answer");
    answer.say = words(node, "say", "the answer", kLongestLine);
    answer.why = words(node, "why", "why it is right or wrong", kLongestNote);
    if (const Node* good = node.find("good")) answer.good = reader_.truth(*good).value_or(false);
    return answer;
  }
  std::string oneOf(const Node& node, const std::vector<std::string>& known, const char* what) {
    if (!node.is(Node::Type::Text)) return reader_.expected(node, what), std::string();
    if (std::find(known.begin(), known.end(), node.text) == known.end()) reader_.unknownWord(node, known, what);
    return node.text;
  }
  WrittenStep step(const Node& node) {
    WrittenStep step;
    step.node = node;
    if (!reader_.isObject(node, "a step")) return step;
    reader_.onlyKeys(node, kStepKeys, "a part of a step");
    step.say = words(node, "say", "what the coach says", kLongestNote);
    if (const Node* say = node.find("say"))
      for (const Member& member : say->members)
        if (const int count = wordCount(member.value.text); count > kMostLessonWords)
          reader_.error(member.value, "this note has " + std::to_string(count) + " words, expected at most " +
                                          std::to_string(kMostLessonWords));
    if (const Node* rule = node.find("rule")) step.rule = ruleIn(*rule, reader_, staging_);
    if (const Node* on = node.find("on")) step.hand = oneOf(*on, {"table", "hand"}, "\"table\" or \"hand\"") == "hand";
    if (node.find("at") != nullptr) step.at = textNode(node, "at", "a thing or a place of the screen");
    if (const Node* with = node.find("with")) step.with = textsOf(*with);
    if (const Node* press = node.find("press")) step.press.text = oneOf(*press, kPresses, "\"hand\" or \"rules\"");
    if (const Node* list = node.find("cases"); list != nullptr && reader_.isList(*list, 1, kMostCases, "1 to 4 cards"))
      for (const Node& each : list->items) step.cases.push_back(exampleIn(each));
    step.when = node.at("when");
    if (!step.when.is(Node::Type::Null) && !step.when.is(Node::Type::List))
      reader_.expected(step.when, "a list of steps, as in a scenario");
    step.then = node.at("then");
    step.given = node.at("because");
    if (const Node* odds = node.find("odds"); odds != nullptr && reader_.isList(*odds, 1, kMostWays, "a list of odds"))
      for (const Node& each : odds->items) staging_.checkOdds(each, reader_);
    ways(node, step);
    slips(node, step);
    return step;
  }
  LessonCase exampleIn(const Node& node) {
    LessonCase example;
    if (!reader_.isObject(node, "a card of an example")) return example;
    reader_.onlyKeys(node, {"card", "good", "why"}, "a part of an example");
    example.card = textNode(node, "card", "the id of a card").text;
    const Node* good = node.find("good");
    if (good == nullptr) reader_.missing(node, "good", "whether it would do");
    else example.good = reader_.truth(*good).value_or(false);
    example.why = words(node, "why", "a few words below it", kLongestTitle);
    return example;
  }
  void ways(const Node& node, WrittenStep& step) {
    const Node* does = node.find("do");
    const Node* others = node.find("or");
    if (does == nullptr) {
      if (others != nullptr) reader_.error(*others, "\"or\" stands beside \"do\": it is another way to do it");
      return;
    }
    if (node.find("press") != nullptr) reader_.error(*does, "a step has \"do\" or \"press\", not both");
    step.ways.push_back(textsOf(*does));
    if (others == nullptr || !reader_.isList(*others, 1, kMostWays, "a list of other ways")) return;
    for (const Node& each : others->items) {
      step.ways.push_back(textsOf(each));
      if (step.ways.back().size() != step.ways.front().size())
        reader_.error(each, "each way makes as many choices as \"do\", so that what follows stays in step");
    }
  }
  void slips(const Node& node, WrittenStep& step) {
    const Node* worse = node.find("worse");
    if (worse == nullptr) return;
    if (step.ways.empty()) return reader_.error(*worse, "\"worse\" stands beside \"do\": it is what is not as good");
    if (!reader_.isList(*worse, 1, kMostWays, "a list of worse choices")) return;
    for (const Node& each : worse->items) {
      WrittenSlip slip;
      slip.node = each;
      if (!reader_.isObject(each, "a worse choice")) continue;
      reader_.onlyKeys(each, {"do", "why", "then"}, "a part of a worse choice");
      if (const Node* does = each.find("do")) slip.way = textsOf(*does);
      else reader_.missing(each, "do", "what is chosen");
      slip.why = words(each, "why", "why it is worse", kLongestNote);
      slip.then = each.at("then");
      step.slips.push_back(std::move(slip));
    }
  }
  std::vector<Node> textsOf(const Node& node) {
    std::vector<Node> texts;
    for (const Node* each : textsIn(node, reader_)) texts.push_back(*each);
    return texts;
  }

  const Staging& staging_;
  Reader& reader_;
};

}  // namespace

int wordCount(const std::string& text) {
  int count = 0;
  bool inside = false;
  for (const char each : text) {
    const bool space = each == ' ' || each == '\n';
    if (!space && !inside) ++count;
    inside = !space;
  }
  return count;
}

std::optional<WrittenLesson> readWritten(const std::string& file, const std::string& text, const Staging& staging,
                                         std::vector<Mistake>& mistakes) {
  Node root;
  if (!parse(text, 0, file, root, mistakes)) return std::nullopt;
  const std::vector<std::string> files = {file};
  const std::unique_ptr<Reader> reader = staging.reader(files, root, mistakes);
  if (!reader->isObject(root, "a lesson")) return std::nullopt;
  WrittenLesson lesson = LessonReader(staging, *reader).lesson(root);
  const bool fine = std::none_of(mistakes.begin(), mistakes.end(), [](const Mistake& m) { return m.error; });
  return fine ? std::optional(std::move(lesson)) : std::nullopt;
}

}  // namespace house
