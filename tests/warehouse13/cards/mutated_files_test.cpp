// Card files with random damage: whatever is in them, loading ends, tells at least one mistake with a place, or gives
// a whole catalog.

#include "engine/warehouse13/cards/read_back.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// A small generator of its own, so that every run is the same.
class Damage {
 public:
  explicit Damage(std::uint32_t seed) : state_(seed) {}
  std::size_t upTo(std::size_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return (state_ >> 8u) % n;
  }
  /// Cuts, doubles, swaps or overwrites something.
  void hurt(std::string& text) {
    if (text.empty()) return;
    static const std::string kPieces = "{}[],:\"\\0129-e.tfn\x01\xFF\xC3 ";
    const std::size_t at = upTo(text.size());
    const std::size_t length = 1 + upTo(12);
    switch (upTo(5)) {
      case 0: text.erase(at, length); break;
      case 1: text.insert(at, text.substr(upTo(text.size()), length)); break;
      case 2: text[at] = kPieces[upTo(kPieces.size())]; break;
      case 3: text.insert(at, 1, kPieces[upTo(kPieces.size())]); break;
      default: std::swap(text[at], text[upTo(text.size())]); break;
    }
  }

 private:
  std::uint32_t state_;
};

void loadDamaged(const std::vector<SourceFile>& around, const SourceFile& file, Damage& damage) {
  SourceFile hurt = file;
  for (std::size_t times = 1 + damage.upTo(3); times > 0; --times) damage.hurt(hurt.text);
  Layer layer{"", around};
  layer.files.push_back(hurt);
  const Loaded loaded = load({layer});
  INFO(hurt.path << "\n" << hurt.text);
  if (loaded.catalog) {
    for (const Design& design : loaded.catalog->designs) CHECK_FALSE(readBack(design, *loaded.catalog).empty());
    return;
  }
  CHECK(loaded.errors() > 0);
  for (const Mistake& mistake : loaded.mistakes) {
    CHECK(mistake.line >= 1);
    CHECK(mistake.column >= 1);
    CHECK_FALSE(mistake.message.empty());
  }
}

}  // namespace

TEST_CASE("Damaged card files are told, never swallowed", "[cards]") {
  std::vector<SourceFile> around;
  std::vector<SourceFile> cards;
  for (const SourceFile& file : shipped::layer().files)
    (file.path == "dice.json" || file.path.starts_with("agents/") ? around : cards).push_back(file);
  Damage damage(13);
  for (int round = 0; round < 6; ++round)
    for (const SourceFile& file : cards) loadDamaged(around, file, damage);
}
