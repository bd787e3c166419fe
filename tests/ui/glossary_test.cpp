// Every icon of cards and board is explained in the glossary, with the drawing that stands there.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include "support/catch.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/look/art.h"
#include "window.h"

namespace w13::test {

namespace {

/// The drawings that the glossary explains.
QStringList explained() {
  QStringList files;
  for (const Keyword& keyword : shipped().rules.glossary())
    if (!keyword.icon.empty()) files << QString::fromStdString(keyword.icon);
  return files;
}

/// The drawings of the icons in a text.
QStringList iconsIn(const std::string& text) {
  static const QRegularExpression kIcon(R"(\{([^}]+)\})");
  QStringList files;
  for (auto it = kIcon.globalMatch(QString::fromStdString(text)); it.hasNext();)
    files << iconFile(it.next().captured(1));
  return files;
}

/// Drawings that need no word of their own, as the beginning of their names, each with the reason.
struct Unexplained {
  const char* file;
  const char* why;
};
constexpr Unexplained kUnexplained[] = {
    {"tokens/obstacle-physical-", "the same obstacle with other numbers"},
    {"tokens/obstacle-mental-", "the same obstacle with other numbers"},
    {"icons/snag-mini", "tokens/snag, smaller"},
    {"icons/arrow-", "a button of the window"},
    {"icons/check", "a button of the window"},
    {"icons/hand", "a button of the window"},
    {"icons/rulebook", "a button of the window"},
    {"tokens/bronze-plinth", "the ground of a ballot"},
    {"icons/menu-", "a button of the title"},
    {"icons/preset-", "a game to choose at the set-up"},
    {"icons/ballot", "a ballot at a vote: it says of itself who has voted"},
    {"icons/secret", "a mark of the window: only its owner sees this"},
    {"icons/whynot", "a mark of the window: help is to be had here"},
    {"dice/plate-", "a part of a die"},
    {"dice/face-template", "a part of a die"},
    {"dice/value-", "a part of a die: the number"},
    {"dice/warehouse-", "a part of a die: the number"},
};

bool needsNoWord(const QString& file) {
  if (file.endsWith("-light") || file.endsWith("-hollow") || file.endsWith("-outline")) return true;  // other inks
  return std::any_of(std::begin(kUnexplained), std::end(kUnexplained),
                     [&](const Unexplained& each) { return file.startsWith(each.file); });
}

}  // namespace

TEST_CASE("Every icon in the text of a card is explained in the glossary", "[window]") {
  const QStringList files = explained();
  int seen = 0;
  for (const Design& design : shipped().cards.cards->designs)
    for (const std::string& text : {design.text.en, design.text.in(kGerman)})
      for (const QString& icon : iconsIn(text)) {
        INFO(design.id << ": " << icon.toStdString());
        CHECK(files.contains(icon));
        ++seen;
      }
  CHECK(seen > 200);
}

TEST_CASE("Every place, token and mark of the boards is explained in the glossary", "[window]") {
  const QStringList files = explained();
  int seen = 0;
  for (const QString folder : {"tokens", "icons", "symbols", "dice"})
    for (QDirIterator all(":/svg/" + folder); all.hasNext();) {
      const QString file = folder + "/" + QFileInfo(all.next()).completeBaseName();
      INFO(file.toStdString());
      CHECK((needsNoWord(file) || files.contains(file)));
      ++seen;
    }
  CHECK(seen > 60);
  for (int place = 0; place < kPlaces; ++place)
    if (const QString file = art::placeFile(static_cast<Place>(place)); !file.isEmpty()) CHECK(files.contains(file));
}

TEST_CASE("The drawings that the glossary names are there", "[window]") {
  for (const QString& file : explained()) {
    INFO(file.toStdString());
    CHECK(QFile::exists(":/svg/" + file + ".svg"));
  }
}

}  // namespace w13::test
