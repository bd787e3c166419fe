// The rule texts as players read them.

#include "engine/kernel/errors.h"
#include "engine/warehouse13/rule_ids.h"
#include "support/catch.h"
#include "warehouse13/words/walk.h"

using namespace w13;

TEST_CASE("the rule book knows every rule of the ledger by its number") {
  const RuleBook& book = walk::rules();
  CHECK(book.rules().size() == 595);
  CHECK(book.sections().size() == 29);
  CHECK(book.sections()[13] == "Work the Case");
  REQUIRE(book.find("CLAIM-09") != nullptr);
  CHECK(book.find("CLAIM-09")->section == 13);
  CHECK(book.find("CLAIM-09"_rule) == book.find("CLAIM-09"));
  CHECK(book.find("CLAIM-99") == nullptr);
  CHECK(book.find(Rule::None) == nullptr);
}

TEST_CASE("a damaged rule book is refused with one sentence that says what is wrong") {
  const auto fault = [](const char* json) -> std::string {
    try {
      (void)RuleBook::fromJson(json);
    } catch (const kernel::DataError& error) {
      return error.what();
    }
    return {};
  };
  const std::string head = R"({"sections":[{"number":1,"title":"One"}],"rules":[)";
  const auto said = [&](const std::string& json, const char* what) {
    INFO(fault(json.c_str()));
    return fault(json.c_str()).find(what) != std::string::npos;
  };
  CHECK(said("", "parse error"));
  CHECK(said("[]", "rule texts cannot be read"));
  CHECK(said(R"({"sections":[{"number":2,"title":"Two"}],"rules":[]})", "not in order"));
  CHECK(said(head + R"({"id":"A-01","section":1,"text":"T."},{"id":"A-01","section":1,"text":"T."}]})",
             "A-01 stands there twice"));
  CHECK(said(head + R"({"id":"A-01","section":2,"text":"T."}]})", "section 2, which has no title"));
  CHECK(said(head + R"({"id":"A-01","section":1,"text":"T.","see":["B-01"]}]})", "points to B-01"));
  CHECK(fault((head + R"({"id":"A-01","section":1,"text":"T."}]})").c_str()).empty());
}
