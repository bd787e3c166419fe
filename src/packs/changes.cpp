#include "packs/changes.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/house/cards/json_text.h"
#include "engine/house/cards/node.h"
#include "engine/house/cards/own_pictures.h"

namespace house {

namespace {

constexpr std::size_t kLongestValue = 600;  // of a value that is told, in bytes

/// The files of layers, laid over each other.
class Laid {
 public:
  explicit Laid(const std::vector<Layer>& layers) {
    for (const Layer& layer : layers) lay(layer);
  }
  /// The same with one more layer.
  [[nodiscard]] Laid with(const Layer& layer) const {
    Laid more = *this;
    more.lay(layer);
    return more;
  }
  /// The card of a file; nullptr if there is none, or no more.
  [[nodiscard]] const Node* find(const std::string& path) const {
    const auto at = files_.find(path);
    return at == files_.end() || isRemoved(at->second) ? nullptr : &at->second;
  }
  static Node read(const SourceFile& file) {
    Node root;
    std::vector<Mistake> told;  // who reports tells them
    (void)parse(file.text, 0, file.path, root, told);
    return root;
  }
  static bool isRemoved(const Node& root) {
    const Node removed = root.at("removed");
    return removed.is(Node::Type::Truth) && removed.number == 1;
  }

 private:
  void lay(const Layer& layer) {
    for (const SourceFile& file : layer.files) {
      const Node over = read(file);
      const auto [at, isNew] = files_.try_emplace(file.path, over);
      if (!isNew && over.is(Node::Type::Object)) layOver(at->second, over, [](const Node&, const Node&) {});
    }
  }

  std::map<std::string, Node> files_;
};

bool same(const Node& a, const Node& b) {
  const auto sameMember = [](const Member& x, const Member& y) { return x.key == y.key && same(x.value, y.value); };
  return a.type == b.type && a.number == b.number && a.text == b.text &&
         std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same) &&
         std::equal(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(), sameMember);
}

OrderedJson jsonOf(const Node& node) {
  switch (node.type) {
    case Node::Type::Null: return nullptr;
    case Node::Type::Truth: return node.number == 1;
    case Node::Type::Whole: return node.number;
    case Node::Type::Fraction: return OrderedJson::parse(node.text, nullptr, false);
    case Node::Type::Text: return node.text;
    case Node::Type::List:
    case Node::Type::Object: break;
  }
  OrderedJson json = node.is(Node::Type::List) ? OrderedJson::array() : OrderedJson::object();
  for (const Node& item : node.items) json.push_back(jsonOf(item));
  for (const Member& member : node.members) json[member.key] = jsonOf(member.value);
  return json;
}

/// A value as written, cut between letters.
std::string shortly(const Node* node) {
  if (node == nullptr) return {};
  std::string text = onOneLine(jsonOf(*node));
  if (text.size() <= kLongestValue) return kernel::harmless(text);
  std::size_t end = kLongestValue;
  while (end > 0 && (text[end] & 0xC0) == 0x80) --end;
  return kernel::harmless(text.substr(0, end)) + "...";
}

/// The values that differ between one version of a card and another.
void differing(const Node& was, const Node& now, const std::string& pointer, std::vector<ChangedValue>& values) {
  const auto tell = [&](const std::string& key, const Node* before, const Node* after) {
    if (key != "$schema") values.push_back({pointer + "/" + kernel::piece(key), shortly(before), shortly(after)});
  };
  for (const Member& member : now.members) {
    const Node* before = was.find(member.key);
    if (before != nullptr && before->is(Node::Type::Object) && member.value.is(Node::Type::Object))
      differing(*before, member.value, pointer + "/" + kernel::piece(member.key), values);
    else if (before == nullptr || !same(*before, member.value)) tell(member.key, before, &member.value);
  }
  for (const Member& member : was.members)
    if (now.find(member.key) == nullptr) tell(member.key, &member.value, nullptr);
}

std::string nameIn(const Node& root) {
  const Node* name = root.find("name");
  const Node* english = name == nullptr ? nullptr : name->find("en");
  return english == nullptr ? "" : kernel::piece(english->text);
}

constexpr std::size_t kMostTold = 100;     // mistakes and conflicts of a whole pack, each
constexpr std::size_t kMostKeysTold = 12;  // values that are others now, of one card

/// Keeps what can be read of a list, and says how much more there is.
void shorten(std::vector<std::string>& lines, const char* what) {
  if (lines.size() <= kMostTold) return;
  const std::size_t more = lines.size() - kMostTold;
  lines.resize(kMostTold);
  lines.push_back("and " + std::to_string(more) + " more " + what);
}

/// What is different in these files.
std::vector<PackChange> between(const Laid& before, const Laid& after, const std::set<std::string>& paths) {
  std::vector<PackChange> changes;
  for (const std::string& path : paths) {
    const Node* was = before.find(path);
    const Node* now = after.find(path);
    if (was == nullptr && now == nullptr) continue;
    PackChange change{PackChange::What::Changed, path, was == nullptr ? nameIn(*now) : nameIn(*was), {}};
    if (now == nullptr) change.what = PackChange::What::Removed;
    else if (was == nullptr) change.what = PackChange::What::New;
    else differing(*was, *now, "", change.values);
    if (change.what != PackChange::What::Changed || !change.values.empty()) changes.push_back(std::move(change));
  }
  return changes;
}

/// Pictures have no values: each is new, gone, or another.
void addPicture(const SourceFile* was, const SourceFile* now, std::vector<PackChange>& changes) {
  using What = PackChange::What;
  if (was != nullptr && now != nullptr && was->text == now->text) return;
  const What what = was == nullptr ? What::New : now == nullptr ? What::Removed : What::Changed;
  changes.push_back({what, (now == nullptr ? was : now)->path, {}, {}});
  if (what == What::Changed) changes.back().values = {{"/picture", "", ""}};
}

std::set<std::string> pathsOf(const Layer& cards) {
  std::set<std::string> paths;
  for (const SourceFile& file : cards.files) paths.insert(file.path);
  return paths;
}

}  // namespace

std::vector<PackChange> changesOf(const Pack& pack, const std::vector<Layer>& below) {
  const Layer cards = pack.cards();
  std::vector<PackChange> changes;
  for (const SourceFile& picture : cards.pictures) addPicture(pictureIn(below, picture.path), &picture, changes);
  const Laid before(below);
  std::ranges::move(between(before, before.with(cards), pathsOf(cards)), std::back_inserter(changes));
  return changes;
}

std::vector<PackChange> changesBetween(const Pack& was, const Pack& now, const std::vector<Layer>& below) {
  const Layer old = was.cards(), fresh = now.cards();
  std::vector<PackChange> changes;
  for (const SourceFile& picture : fresh.pictures) addPicture(pictureIn({old}, picture.path), &picture, changes);
  for (const SourceFile& picture : old.pictures)
    if (pictureIn({fresh}, picture.path) == nullptr) addPicture(&picture, nullptr, changes);
  std::set<std::string> paths = pathsOf(old);
  paths.merge(pathsOf(fresh));
  const Laid both(below);
  std::ranges::move(between(both.with(old), both.with(fresh), paths), std::back_inserter(changes));
  return changes;
}

PackReport reportOn(const Pack& pack, const CardPart& cards, const Layer& shipped, const std::vector<Pack>& others) {
  std::vector<Layer> below = {shipped};
  for (const Pack& other : others)
    if (other.label.id != pack.label.id) below.push_back(other.cards());
  PackReport report;
  report.changes = changesOf(pack, below);
  std::vector<Layer> all = below;
  all.push_back(pack.cards());
  const CardsRead loaded = cards.check(all, {});
  report.warnings = loaded.warnings();
  for (const Mistake& mistake : loaded.mistakes)
    if (mistake.error) report.mistakes.push_back(toString(mistake));
  for (const PackChange& change : report.changes)
    for (std::size_t layer = 1; layer < below.size(); ++layer)
      for (const SourceFile& file : below[layer].files) {
        if (file.path != change.path) continue;
        const Node other = Laid::read(file);
        for (const ChangedValue& value : change.values) {
          const std::string key = value.pointer.substr(1);
          if (!other.at(key.substr(0, key.find('/'))).is(Node::Type::Null))
            report.conflicts.push_back(file.path + ": " + below[layer].name + " states " + key + " too");
        }
        if (change.what == PackChange::What::Removed)
          report.conflicts.push_back(file.path + ": " + below[layer].name + " has it, this takes it away");
      }
  shorten(report.mistakes, "errors");
  shorten(report.conflicts, "conflicts");
  return report;
}

std::string cardOf(const PackChange& change) {
  const std::string place = change.path.substr(0, change.path.rfind('.'));
  return change.name.empty() ? place : change.name + " (" + place + ")";
}

std::string toString(const PackChange& change) {
  const std::string card = cardOf(change);
  if (change.what == PackChange::What::New) return "new: " + card;
  if (change.what == PackChange::What::Removed) return "taken away: " + card;
  std::string keys;
  for (std::size_t at = 0; at < std::min(change.values.size(), kMostKeysTold); ++at)
    keys += (at == 0 ? "" : ", ") + change.values[at].pointer.substr(1);
  if (change.values.size() > kMostKeysTold)
    keys += " and " + std::to_string(change.values.size() - kMostKeysTold) + " more";
  return card + ": " + keys;
}

}  // namespace house
