#include "packs/changes.h"

#include <algorithm>
#include <map>

#include "engine/house/cards/node.h"
#include "engine/house/cards/own_pictures.h"

namespace house {

namespace {

/// The files of layers, laid over each other.
class Laid {
 public:
  explicit Laid(const std::vector<Layer>& layers) {
    for (const Layer& layer : layers)
      for (const SourceFile& file : layer.files) {
        const Node over = read(file);
        const auto [at, isNew] = files_.try_emplace(file.path, over);
        if (!isNew) layOver(at->second, over, [](const Node&, const Node&) {});
      }
  }
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
  std::map<std::string, Node> files_;
};

bool same(const Node& a, const Node& b) {
  const auto sameMember = [](const Member& x, const Member& y) { return x.key == y.key && same(x.value, y.value); };
  return a.type == b.type && a.number == b.number && a.text == b.text &&
         std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same) &&
         std::equal(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(), sameMember);
}

/// The values of `over` that differ from those below.
void differing(const Node& below, const Node& over, const std::string& pointer, std::vector<std::string>& keys) {
  for (const Member& member : over.members) {
    const std::string here = pointer + "/" + kernel::piece(member.key);
    static const Node kNone;
    const Node* found = below.find(member.key);
    const Node& was = found == nullptr ? kNone : *found;
    if (member.value.is(Node::Type::Object) && was.is(Node::Type::Object)) differing(was, member.value, here, keys);
    else if (member.key != "$schema" && !same(was, member.value)) keys.push_back(here);
  }
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

}  // namespace

/// Pictures have no values: each is new, or another.
void addPictures(const Layer& pack, const std::vector<Layer>& below, std::vector<PackChange>& changes) {
  for (const SourceFile& picture : pack.pictures) {
    const SourceFile* was = pictureIn(below, picture.path);
    if (was != nullptr && was->text == picture.text) continue;
    changes.push_back({was == nullptr ? PackChange::What::New : PackChange::What::Changed, picture.path, {}, {}});
    if (was != nullptr) changes.back().keys = {"/picture"};
  }
}

std::vector<PackChange> changesOf(const Pack& pack, const std::vector<Layer>& below) {
  const Laid laid(below);
  std::vector<PackChange> changes;
  addPictures(pack.cards(), below, changes);
  for (const SourceFile& file : pack.cards().files) {
    const Node over = Laid::read(file);
    const Node* was = laid.find(file.path);
    PackChange change{PackChange::What::Changed, file.path, was == nullptr ? nameIn(over) : nameIn(*was), {}};
    if (Laid::isRemoved(over)) change.what = PackChange::What::Removed;
    else if (was == nullptr) change.what = PackChange::What::New;
    else differing(*was, over, "", change.keys);
    const bool nothing = change.what == PackChange::What::Removed
                             ? was == nullptr
                             : change.what == PackChange::What::Changed && change.keys.empty();
    if (!nothing) changes.push_back(std::move(change));
  }
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
        for (const std::string& key : change.keys)
          if (!other.at(key.substr(1, key.find('/', 1) - 1)).is(Node::Type::Null))
            report.conflicts.push_back(file.path + ": " + below[layer].name + " states " + key.substr(1) + " too");
        if (change.what == PackChange::What::Removed)
          report.conflicts.push_back(file.path + ": " + below[layer].name + " has it, this takes it away");
      }
  shorten(report.mistakes, "errors");
  shorten(report.conflicts, "conflicts");
  return report;
}

std::string toString(const PackChange& change) {
  const std::string place = change.path.substr(0, change.path.rfind('.'));
  const std::string card = change.name.empty() ? place : change.name + " (" + place + ")";
  if (change.what == PackChange::What::New) return "new: " + card;
  if (change.what == PackChange::What::Removed) return "taken away: " + card;
  std::string keys;
  for (std::size_t at = 0; at < std::min(change.keys.size(), kMostKeysTold); ++at)
    keys += (at == 0 ? "" : ", ") + change.keys[at].substr(1);
  if (change.keys.size() > kMostKeysTold)
    keys += " and " + std::to_string(change.keys.size() - kMostKeysTold) + " more";
  return card + ": " + keys;
}

}  // namespace house
