// The workshop's window over the cards of a game that it does not know: stones with a weight, and bags that hold one.

#ifdef UI_WORKSHOP

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTabBar>
#include <QTextBrowser>
#include <QTreeWidget>

#include "support/catch.h"
#include "support/stones.h"
#include "ui/settings/language.h"
#include "ui/workshop/share_panel.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"

namespace w13::test {

namespace {

using house::test::BoxOfStones;
using house::test::Quarry;

class Stone final : public CardPicture {
 public:
  explicit Stone(QString name) : name_(std::move(name)) {}
  [[nodiscard]] QString name(Language) const override { return name_; }
  [[nodiscard]] QSizeF shape() const override { return {1, 1}; }
  void draw(Ink& ink, const QRectF& at, CardSide, Language) const override {
    ink.painter().setBrush(Qt::gray);
    ink.painter().drawEllipse(at);
  }

 private:
  QString name_;
};

/// The screens of the made-up game. Whoever tries a stone holds it.
class StoneScreens final : public CardScreens {
 public:
  explicit StoneScreens(const Quarry& quarry) : quarry_(quarry) {}
  mutable QString held;

  [[nodiscard]] const house::CardPart& cards() const override { return quarry_.cards; }
  [[nodiscard]] QString nameOf(const QString& folder) const override { return folder == u"stones" ? "Stones" : "Bags"; }
  [[nodiscard]] std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                     const QString& path) const override {
    if (!static_cast<const BoxOfStones&>(*box).files.contains(path.toStdString())) return nullptr;
    return std::make_unique<Stone>(path.section(u'/', 1).section(u'.', 0, 0));
  }
  [[nodiscard]] std::string faultIn(const house::Played&, const std::shared_ptr<const house::Box>&) const override {
    return {};
  }
  [[nodiscard]] std::vector<CardTrial> trialsFor(const QString& path, const std::shared_ptr<const house::Box>&,
                                                 const std::vector<house::Played>&) const override {
    if (!path.startsWith("stones/")) return {};
    return {{{"A stone"}, {"Hold it"}, [this, path] { held = path; }}};
  }

 private:
  const Quarry& quarry_;
};

}  // namespace

TEST_CASE("The cards of any game are written, seen, tried and given away in the workshop", "[window][workshop]") {
  // given a workshop over a game's files
  const Quarry quarry;
  const StoneScreens screens(quarry);
  const auto place = [&](const char* name) { return QString::fromStdString(quarry.place(name).string()); };
  QWidget window;
  WorkshopScreen workshop(screens, {W13_DATA_DIR, place("shipped"), place("own"), nullptr, {}, place("packs")},
                          &window);
  window.resize(1280, 800);
  workshop.resize(window.size());
  window.show();
  const auto checked = [&] { return QTest::qWaitFor([&] { return !workshop.live().checking(); }); };
  CHECK(workshop.path() == "stones/agate.json");
  CHECK(workshop.tree()->list()->topLevelItem(0)->text(0) == "Stones  (2)");
  CHECK(workshop.tree()->list()->topLevelItem(1)->text(0) == "Bags  (1)");
  workshop.tree()->list()->setCurrentItem(nullptr);
  CHECK(workshop.tree()->folder() == "stones");  // bags take no new ones
  // when one is written anew
  workshop.open("stones/flint.json");
  workshop.editor()->replace(R"({"name": {"en": "Flint"}, "weight": 3})");
  REQUIRE(checked());
  // then it is drawn and read back, beside what was shipped
  CHECK(workshop.preview()->findChildren<CardFace*>().front()->accessibleName() == "flint, as large as it is read");
  CHECK(workshop.notes()->reading()->toPlainText().contains("weighs 3"));
  CHECK(workshop.notes()->reading()->toPlainText().contains("weighs 2"));
  // and can be tried where the game knows a position; elsewhere it says that there is none
  QTest::keyClick(&workshop, Qt::Key_F6);
  CHECK(QTest::qWaitFor([&] { return screens.held == "stones/flint.json"; }));
  workshop.open("bags/purse.json");
  QTest::keyClick(&workshop, Qt::Key_F6);
  CHECK(workshop.ask()->sentence() == "No position found in which to try purse.");
  workshop.ask()->putAway();
  // a mistake is told with its line
  workshop.open("stones/flint.json");
  workshop.editor()->replace(R"({"weight": null})");
  REQUIRE(checked());
  CHECK(workshop.messages()->item(0)->text().contains("a stone without a weight"));
  workshop.editor()->replace(R"({"weight": 3})");
  REQUIRE(checked());
  // a new one begins in a folder of the game that takes new ones
  workshop.findChild<QPushButton*>("new-card")->click();
  workshop.ask()->findChild<QLineEdit*>("ask-line")->setText("Blue Onyx");
  workshop.ask()->findChild<QPushButton*>("begin-card")->click();
  CHECK(workshop.path() == "stones/blue-onyx.json");
  REQUIRE(checked());
  // and all of it is saved and packed, with the ending of the game's packs
  REQUIRE(workshop.findChild<QTabBar*>("benches")->count() == 2);
  workshop.go(workshop.shareBench());
  workshop.ask()->findChild<QPushButton*>("save-for-pack")->click();
  workshop.go(WorkshopScreen::kCards);
  workshop.go(workshop.shareBench());
  SharePanel& share = *workshop.sharing();
  CHECK(share.findChild<QListWidget*>("own")->count() == 2);
  share.findChild<QLineEdit*>("name")->setText("Heavy");
  share.findChild<QLineEdit*>("author")->setText("Ada");
  share.saveTo(place("heavy.stones"));
  CHECK(house::readPack(place("heavy.stones").toStdString(), quarry.cards).label.author == "Ada");
  CHECK_FALSE(QDir(place("own")).isEmpty());
}

}  // namespace w13::test

#endif
