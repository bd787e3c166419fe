// The form of a card: what its schema calls plain, what counts there, and what a change does to the text.

#include "workshop/plain_fields.h"

#include <set>

#include "support/stones.h"
#include "workshop/bench.h"

namespace w13::test {

using house::CardTexts;
using house::FieldForm;
using house::FieldKind;
using house::FieldRow;
using house::formOf;
using house::PlainField;

namespace {

/// A file of the shipped cards with a text over it, and its form.
struct Form {
  explicit Form(const std::string& path, std::optional<std::string> own = {})
      : texts(own.value_or(desk().text(path)), desk().shippedText(path)),
        form(formOf(desk().part(), path, texts, *desk().checked().box)) {}
  static const Desk& desk() {
    static const Bench bench;
    static const Desk made = bench.desk();
    return made;
  }
  [[nodiscard]] const FieldRow* row(const std::string& pointer) const {
    const auto found = std::ranges::find(form.rows, pointer, &FieldRow::pointer);
    return found == form.rows.end() ? nullptr : &*found;
  }
  /// The row and the field of a value.
  [[nodiscard]] std::pair<const FieldRow*, const PlainField*> find(const std::string& pointer) const {
    for (const FieldRow& each : form.rows)
      for (const PlainField& field : each.fields)
        if (field.pointer == pointer) return {&each, &field};
    FAIL("there is no field " + pointer);
    return {};
  }
  [[nodiscard]] std::string with(const std::string& pointer, const OrderedJson& value) const {
    const auto [in, field] = find(pointer);
    return texts.with(form, *in, *field, value);
  }
  CardTexts texts;
  FieldForm form;
};

std::vector<std::string> wordsOf(const PlainField& field) {
  std::vector<std::string> words;
  for (const house::FieldChoice& each : field.choices) words.push_back(each.word);
  return words;
}

}  // namespace

TEST_CASE("a Trait's form has the plain keys of its deck in the order of the schema, and leaves lists to the text") {
  const Form tesla("traits/tesla.json");
  std::vector<std::string> rows;
  for (const FieldRow& row : tesla.form.rows) rows.push_back(row.pointer);
  CHECK(rows == std::vector<std::string>{"/name", "/copies", "/type", "/number", "/timing", "/text", "/flavour", "/art",
                                         "/source", "/promo", "/pending", "/pending_part", "/any_time", "/stays"});
  CHECK(tesla.form.inText == std::vector<std::string>{"answers", "only", "do", "when", "instead", "always"});
  const PlainField number = *tesla.find("/number").second;
  CHECK((number.kind == FieldKind::Whole && number.least == 0 && number.most == 3));
  CHECK(wordsOf(*tesla.find("/type").second) == std::vector<std::string>{"logic", "intuition", "lore", "tech"});
  CHECK(tesla.find("/name/de").second->kind == FieldKind::Words);
  CHECK(tesla.find("/name/de").second->label == "Deutsch");
  CHECK(tesla.find("/art").second->kind == FieldKind::Picture);
  CHECK(tesla.find("/promo").second->kind == FieldKind::Flag);
}

TEST_CASE("every kind of file has a form: Agents, dice and the numbers of the game") {
  const Form pete("agents/pete.json");
  CHECK(wordsOf(*pete.find("/focus/1").second).size() == 4);
  CHECK(pete.row("/focus")->list);
  CHECK(std::ranges::count(wordsOf(*Form("abilities/duck.json").find("/agent").second), "pete") == 1);
  const Form dice("dice.json");
  CHECK(dice.row("/logic")->fields.size() == 6);
  CHECK(dice.find("/goo/5").second->kind == FieldKind::Text);
  CHECK(dice.find("/warehouse/0").second->most == 9);
  const Form numbers("rules.json");
  CHECK(numbers.form.inText.empty());
  CHECK(numbers.row("/obstacles/physical")->labels == std::vector<std::string>{"Obstacles", "Physical"});
  CHECK(numbers.find("/stress/6").second->most == 60);  // a key that nothing states
  CHECK(wordsOf(*numbers.find("/votes").second) == std::vector<std::string>{"more_than_half", "two_thirds", "all"});
}

TEST_CASE("a value that the file does not state is the shipped one, until it is stated") {
  const Form over("traits/tesla.json", "{ \"number\": 2 }\n");
  CHECK(over.texts.at("/type").asShipped);
  CHECK(over.texts.at("/type").value == over.texts.at("/type").shipped);
  CHECK_FALSE(over.texts.at("/number").asShipped);
  CHECK(over.texts.at("/number").value == 2);
  // what is stated comes at its place in the schema's order
  CHECK(over.with("/type", "lore") == "{ \"type\": \"lore\", \"number\": 2 }\n");
  CHECK(over.with("/name/de", "Tesla 2") == "{ \"name\": { \"de\": \"Tesla 2\" }, \"number\": 2 }\n");
  // none where one was shipped is said with null, none where nothing is below with nothing
  CHECK(over.with("/number", nullptr) == "{ \"number\": null }\n");
  CHECK(Form("traits/new.json", R"({ "copies": 2, "number": 1 })").with("/number", nullptr) == R"({ "copies": 2 })");
}

TEST_CASE("as shipped takes away what the file states; a file that repeats the card repeats that, too") {
  const Form over("traits/tesla.json", R"({ "name": { "de": "X" }, "number": 2 })");
  CHECK(over.texts.withShipped(over.form, *over.row("/number")) == R"({ "name": { "de": "X" } })");
  CHECK(over.texts.withShipped(over.form, *over.row("/name")) == R"({ "number": 2 })");
  const std::string shipped = *Form::desk().shippedText("traits/tesla.json");
  for (const char* pointer : {"/name/en", "/number", "/promo", "/type", "/art"}) {
    INFO(pointer);
    const Form whole("traits/tesla.json");
    const auto [row, field] = whole.find(pointer);
    const OrderedJson value = field->kind == FieldKind::Flag ? OrderedJson(true) : OrderedJson("another");
    const Form changed("traits/tesla.json", whole.with(pointer, value));
    CHECK_FALSE(changed.texts.asShipped(*row));
    CHECK(changed.texts.withShipped(changed.form, *row) == shipped);
  }
}

TEST_CASE("a list of fixed length is stated as a whole") {
  CHECK(Form("agents/pete.json", "{ \"mental\": 2 }").with("/focus/1", "lore") ==
        R"({ "mental": 2, "focus": ["intuition", "lore"] })");
  CHECK(Form("agents/new.json", R"({ "mental": 2 })").with("/focus/1", "lore") ==
        R"({ "mental": 2, "focus": ["lore", "lore"] })");
  CHECK(Form("agents/pete.json", R"({ "focus": ["tech",   "tech"] })").with("/focus/0", "lore") ==
        R"({ "focus": ["lore",   "tech"] })");
}

TEST_CASE("every shipped file stays as it is when a field is given what it has") {
  for (const CardOnDesk& card : Form::desk().cards()) {
    const Form form(card.path);
    INFO(card.path);
    CHECK(form.texts.readable());
    CHECK_FALSE(form.form.rows.empty());
    for (const FieldRow& row : form.form.rows) {
      CHECK(form.texts.asShipped(row));
      for (const PlainField& field : row.fields) {
        const OrderedJson now = form.texts.at(field.pointer).value;
        if (now.is_null()) continue;
        INFO(field.pointer);
        CHECK(form.texts.with(form.form, row, field, now) == form.texts.text());
        if (field.kind == FieldKind::Choice) CHECK(std::ranges::count(wordsOf(field), now.get<std::string>()) == 1);
      }
    }
  }
}

TEST_CASE("a text that cannot be read has a form that cannot be written") {
  const Form broken("traits/tesla.json", "{ \"number\": ");
  CHECK_FALSE(broken.texts.readable());
  CHECK(broken.texts.at("/number").asShipped);
}

TEST_CASE("any game with a schema has a form, and one without has none") {
  // given stones, of which bags hold one by its name
  const house::test::Quarry quarry;
  const house::Desk desk(quarry.cards, quarry.place("shipped"), quarry.place("own"));
  const CardTexts purse(desk.text("bags/purse.json"), desk.shippedText("bags/purse.json"));
  // then a stone is chosen among those that there are
  const FieldForm form = formOf(desk.part(), "bags/purse.json", purse, *desk.checked().box);
  REQUIRE(form.rows.size() == 1);
  CHECK(wordsOf(form.rows.front().fields.front()) == std::vector<std::string>{"agate", "flint"});
  CHECK(purse.with(form, form.rows.front(), form.rows.front().fields.front(), "flint") == R"({"holds": "flint"})");
  // and where nothing is known of a file, nothing is asked
  struct Plain final : house::test::Stones {
    [[nodiscard]] const house::Json& schema(std::string_view) const override {
      static const house::Json kNone;
      return kNone;
    }
  };
  CHECK(formOf(Plain(), "stones/flint.json", purse, *desk.checked().box).rows.empty());
}

}  // namespace w13::test
