// The translations are complete: every text of the sources is there, finished, with the same placeholders.

#include "translations.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <set>

#include "support/catch.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

TEST_CASE("Every text is translated, with the placeholders of its source", "[window][language]") {
  const std::vector<Translated> german = translatedIn(translationFile("de"));
  CHECK(german.size() > 300);
  CHECK(faultsOf(german).join('\n').toStdString() == "");
  CHECK(faultsOf(translatedIn(translationFile("en"))).join('\n').toStdString() == "");
}

TEST_CASE("What is counted has its English for one as well, under the name of its class", "[window][language]") {
  const auto counted = [](const char* code) {
    std::set<QString> all;
    for (const Translated& each : translatedIn(translationFile(code)))
      if (each.source.contains("%n")) all.insert(each.context + ": " + each.source);
    return all;
  };
  const auto onlyIn = [](const std::set<QString>& here, const std::set<QString>& there) {
    QStringList all;
    for (const QString& each : here)
      if (!there.contains(each)) all << each;
    return all.join('\n').toStdString();
  };
  CHECK(onlyIn(counted("de"), counted("en")) == "");
  CHECK(onlyIn(counted("en"), counted("de")) == "");
}

TEST_CASE("A text that is not translated, or not well, is found", "[window][language]") {
  const QByteArray ts = R"(<TS><context><name>Box</name>
    <message><source>fine %1</source><translation>gut %1</translation></message>
    <message><source>open</source><translation type="unfinished">offen</translation></message>
    <message><source>empty</source><translation></translation></message>
    <message><source>%1 of %2</source><translation>%1 von</translation></message>
    <message numerus="yes"><source>%n cards</source><translation>
      <numerusform>eine Karte</numerusform><numerusform>Karten</numerusform></translation></message>
  </context></TS>)";
  const std::vector<Translated> all = translatedIn(ts);
  REQUIRE(all.size() == 5);
  CHECK(faultsOf(all) == QStringList{"Box: open -> offen", "Box: empty -> ", "Box: %1 of %2 -> %1 von",
                                     "Box: %n cards -> eine Karte | Karten"});
}

TEST_CASE("No text of the window has a rule's number, two spaces or words that nobody says", "[window][language]") {
  const QRegularExpression slip(
      "\\b[A-Z]{2,}-[0-9]{2}\\b|  |do you want|willst du|whose turn|a seat that the program plays|taken? back",
      QRegularExpression::CaseInsensitiveOption);
  CHECK(slip.match("It can be taken back.").hasMatch());
  for (const Translated& each : translatedIn(translationFile("de"))) {
    if (each.context == "w13::RulesPanel") continue;  // there the numbers are at home
    const QString said = each.source + "\n" + each.forms.join('\n');
    INFO(each.context.toStdString() << ": " << said.toStdString());
    CHECK_FALSE(slip.match(said).hasMatch());
  }
}

#ifdef W13_LUPDATE
TEST_CASE("The translations are those of the sources, none missing and none left over", "[window][language]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath("window_de.ts");
  // given a file that lacks one of its texts, and has one that no source has
  QByteArray ts = translationFile("de");
  const QByteArray lacking = "<source>Claim slip</source>";
  REQUIRE(ts.count(lacking) == 1);
  ts.replace(lacking, "<source>Claim slip of a tin</source>");
  const auto updated = [&](const QByteArray& from) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(from);
    file.close();
    const QStringList options = QStringLiteral(W13_LUPDATE_OPTIONS).split('|');
    REQUIRE(QProcess::execute(W13_LUPDATE, options + QStringList{W13_SOURCE_DIR "/src/ui", "-ts", path}) == 0);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return translatedIn(file.readAll());
  };
  // when the sources are looked through, then it is missed
  CHECK(faultsOf(updated(ts)).join('\n').contains("Claim slip"));
  // and the shipped file stays as it is
  const std::vector<Translated> shipped = translatedIn(translationFile("de"));
  const std::vector<Translated> now = updated(translationFile("de"));
  CHECK(faultsOf(now).join('\n').toStdString() == "");
  CHECK(now.size() == shipped.size());
}
#endif

}  // namespace w13::test
