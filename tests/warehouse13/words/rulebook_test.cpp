// The rule texts as players read them.

#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/words/walk.h"

using namespace w13;

TEST_CASE("the rule book knows every rule of the ledger by its number") {
  const RuleBook& book = walk::rules();
  CHECK(book.rules().size() == 609);
  CHECK(book.sections().size() == 29);
  CHECK(book.sections()[13].title.en == "Work the Case");
  CHECK(book.sections()[13].title.in(kGerman) == "Den Fall bearbeiten");
  CHECK(&book.sectionOf(*book.find("CLAIM-09")) == &book.sections()[13]);
  REQUIRE(book.find("CLAIM-09") != nullptr);
  CHECK(book.find("CLAIM-09")->section == 13);
  CHECK(book.find("CLAIM-09"_rule) == book.find("CLAIM-09"));
  CHECK(book.find("CLAIM-99") == nullptr);
  CHECK(book.find(Rule::None) == nullptr);
}

TEST_CASE("a rule leads to those that it names, and to those that name it") {
  // given a book in which one rule names two others
  const char* ledger = R"({"sections":[{"number":1,"title":{"en":"One","de":"Eins"},"about":{"en":"A.","de":"B."}}],
    "rules":[{"id":"A-01","section":1,"text":{"en":"T.","de":"U."},"see":["A-03","A-02"]},
             {"id":"A-02","section":1,"text":{"en":"T.","de":"U."}},
             {"id":"A-03","section":1,"text":{"en":"T.","de":"U."},"see":["A-02"]}]})";
  const RuleBook book = rulesFrom({ledger, R"({"keywords":[]})", R"({"cards":{},"questions":{}})"});
  // then what stands there comes first, and the way back is found
  CHECK(book.find("A-01")->see == std::vector<std::string>{"A-03", "A-02"});
  CHECK(book.find("A-02")->see == std::vector<std::string>{"A-01", "A-03"});
  CHECK(book.find("A-03")->see == std::vector<std::string>{"A-02", "A-01"});
}

TEST_CASE("the glossary explains a word in both languages and names its rules") {
  const Keyword* whammy = walk::rules().keyword("whammy");
  REQUIRE(whammy != nullptr);
  CHECK(whammy->word.in(Language::English) == "Whammy");
  CHECK(whammy->word.in(kGerman) == "R\u00fcckschlag");
  CHECK(whammy->see.front() == "WHAM-01");
  CHECK(walk::rules().keyword("zeppelin") == nullptr);
}

namespace {

const std::string kNoWords = R"({"keywords":[]})";

/// What is said of a ledger or glossary; empty if nothing is wrong.
std::string fault(const std::string& ledger, const std::string& glossary) {
  try {
    (void)rulesFrom({ledger, glossary, R"({"cards":{},"questions":{}})"});
  } catch (const kernel::DataError& error) {
    return error.what();
  }
  return {};
}

bool has(const std::string& text, const std::string& part) {
  INFO(text);
  return text.find(part) != std::string::npos;
}

const std::string kText = R"("text":{"en":"T.","de":"U."})";
const std::string kHead =
    R"({"sections":[{"number":1,"title":{"en":"One","de":"Eins"},"about":{"en":"A.","de":"B."}}],"rules":[)";
const std::string kLedger = kHead + R"({"id":"A-01","section":1,)" + kText + "}]}";

}  // namespace

TEST_CASE("a damaged rule book is refused with one sentence that says what is wrong and names the file") {
  const auto said = [](const std::string& json) { return fault(json, kNoWords); };
  CHECK(said(kLedger).empty());
  CHECK(has(said(""), "parse error"));
  CHECK(has(said("[]"), "rule texts cannot be read"));
  CHECK(has(said("[]"), "; restore data/rules/ledger.json"));
  CHECK(has(said(R"({"sections":[{"number":2,"title":{},"about":{}}],"rules":[]})"), "not in order"));
  CHECK(has(said(R"({"sections":[{"number":1,"title":{"en":"One"},"about":{}}],"rules":[]})"),
            "section 1 has no title for \"de\""));
  CHECK(has(said(kHead + R"({"id":"A-01","section":1,"text":"T."}]})"), "A-01 has no text for \"en\""));
  CHECK(has(said(kHead + R"({"id":"A-01","section":1,"text":{"en":"T.","de":""}}]})"), "A-01 has no text for \"de\""));
  const std::string one = R"({"id":"A-01","section":1,)" + kText + "}";
  CHECK(has(said(kHead + one + "," + one + "]}"), "A-01 stands there twice"));
  CHECK(has(said(kHead + R"({"id":"A-01","section":2,)" + kText + "}]}"), "section 2, which has no title"));
  CHECK(has(said(kHead + R"({"id":"A-01","section":1,)" + kText + R"(,"see":["B-01"]}]})"), "A-01 points to B-01"));
}

TEST_CASE("a damaged glossary is refused with one sentence that says what is wrong and names the file") {
  const auto said = [](const std::string& json) { return fault(kLedger, json); };
  const std::string word = R"({"id":"ko","word":{"en":"KO","de":"K. o."},)" + kText;
  CHECK(said(R"({"keywords":[)" + word + R"(,"see":["A-01"]}]})").empty());
  CHECK(has(said("{"), "the glossary cannot be read: "));
  CHECK(has(said("{"), "; restore data/rules/glossary.json"));
  CHECK(has(said(R"({"keywords":[{"id":"ko","word":{"en":"KO"},)" + kText + "}]}"), "ko has no word for \"de\""));
  CHECK(has(said(R"({"keywords":[)" + word + "}," + word + "}]}"), "ko stands there twice"));
  CHECK(has(said(R"({"keywords":[)" + word + R"(,"see":["B-01"]}]})"), "ko points to B-01, which is not there"));
  const auto search = [&](const std::string& silent) {
    return said(R"({"keywords":[],"search":{"alike":[],"silent":)" + silent + R"(,"endings":{}}})");
  };
  CHECK(search(R"({"fr":["le"]})").empty());  // any language
  CHECK(has(search(R"({"French":["le"]})"), "\"French\" is no code of a language"));
  CHECK(has(search("3"), "the glossary cannot be read: "));
}
