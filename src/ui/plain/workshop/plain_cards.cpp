#include "ui/plain/workshop/plain_cards.h"

#include <QCoreApplication>
#include <algorithm>

#include "engine/house/any_seed.h"
#include "engine/house/log/match_log.h"
#include "engine/house/scenario/beginning.h"
#include "engine/house/scenario/run.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "ui/plain/workshop/measure_bench.h"
#include "ui/settings/language.h"
#include "workshop/touching.h"

namespace ui {

namespace {

constexpr int kUsualSeats = 3;

/// A text of this file, in English and in the window's language.
house::Text words(const char* english) {
  house::Text text{english};
  text.set(spoken(), QCoreApplication::translate("ui::PlainCards", english).toStdString());
  return text;
}

class PlainCard final : public CardPicture {
 public:
  PlainCard(house::Text name, const std::string& reads) : name_(std::move(name)), reads_(say(reads)) {}

  [[nodiscard]] QString name(Language language) const override { return QString::fromStdString(name_.in(language)); }
  [[nodiscard]] QSizeF shape() const override { return {440, 670}; }
  void draw(Ink& ink, const QRectF& at, CardSide side, Language language) const override {
    const double unit = at.width() / shape().width();
    ink.panel(at, colour::kPaperTop, colour::kPaperBottom, colour::kBrass600, 6 * unit, 24 * unit);
    const QRectF inside = at.adjusted(32 * unit, 28 * unit, -32 * unit, -28 * unit);
    if (side == CardSide::Back) return ink.dashed(inside, colour::kBrass600, 18 * unit);
    const double head = 110 * unit;
    ink.paragraph({inside.topLeft(), QSizeF(inside.width(), head)}, name(language), Role::Heading, 44 * unit,
                  QColor(colour::kManilaInk), Qt::AlignHCenter | Qt::AlignVCenter);
    ink.paragraph(inside.adjusted(0, head + 16 * unit, 0, 0), reads_, Role::Body, 26 * unit,
                  QColor(colour::kManilaInk));
  }

 private:
  house::Text name_;
  QString reads_;
};

/// As many people as usual, and no bots: whoever tries a card plays for all.
house::Start startFor(int seats) {
  house::Start start;
  start.players.assign(kernel::sizeOf(seats), "");
  start.bots = start.players;
  return start;
}

/// In the position of a case. Throws if it cannot be set up with these cards.
PlainMatch matchIn(const house::Case& one, const std::string& file, const house::GameModule& game,
                   const std::shared_ptr<const house::Box>& box) {
  house::Differences faults;
  house::ScenarioRun run(one, file, *game.staging(box), faults);
  if (!run.going()) throw kernel::DataError(faults.front());
  return {box, run.stage().beginning()->match(house::anySeed()), startFor(run.stage().seats()), {}};
}

}  // namespace

std::unique_ptr<CardPicture> PlainCards::picture(const std::shared_ptr<const house::Box>& box,
                                                 const QString& path) const {
  if (box == nullptr) return nullptr;
  if (drawings_ != nullptr)
    if (std::unique_ptr<CardPicture> drawn = drawings_->picture(box, path)) return drawn;
  const std::string file = path.toStdString();
  const std::string reads = cards().inPlainWords(file, *box);
  return reads.empty() ? nullptr : std::make_unique<PlainCard>(cards().nameOf(file, *box), reads);
}

std::string PlainCards::faultIn(const house::Played& played, const std::shared_ptr<const house::Box>& box) const {
  return house::faultIn(played, *game_.staging(box));
}

CardTrial PlainCards::trial(const PlainTrial& tried) const {
  return {tried.card, tried.says, [this, tried] { tries_(tried); }};
}

std::vector<CardTrial> PlainCards::trialsFor(const QString& path, const std::shared_ptr<const house::Box>& box,
                                             const std::vector<house::Played>& played) const {
  const std::string file = path.toStdString();
  const house::Text name = cards().nameOf(file, *box);
  std::vector<CardTrial> trials;
  const auto whole = [&game = game_, box] {
    const house::SetupForm form = game.form(*box);
    house::Start start = startFor(std::clamp(kUsualSeats, form.fewest, form.most));
    start.seed = house::anySeed();
    start.setup = game.completed({}, kernel::count(start.players), *box);
    return PlainMatch{box, house::beginMatch(box, start), start, {}};
  };
  trials.push_back(trial({name, words(QT_TRANSLATE_NOOP("ui::PlainCards", "A whole match with your cards")), whole}));
  const std::unique_ptr<house::Staging> staging = game_.staging(box);
  for (const house::Played& each : played) {
    if (!house::names(each.text, house::idIn(file), cards())) continue;
    const house::ReadScenario read = house::readScenario(each.file.string(), each.text, *staging);
    if (!read.scenario) continue;
    for (const house::Case& one : read.scenario->cases) {
      house::Text says = each.title;
      if (!one.title.empty()) says.each([&](std::string& title) { title += ": " + one.title; });
      trials.push_back(trial({name, says, [&game = game_, box, one, where = each.file.filename().string()] {
                                return matchIn(one, where, game, box);
                              }}));
    }
  }
  return trials;
}

// Where the game counts something.
QStringList PlainCards::benches() const {
  return game_.gauge() == nullptr ? QStringList() : QStringList(MeasureBench::tr("Measure"));
}

QWidget* PlainCards::makeBench(int /*bench*/, QWidget* parent) const { return new MeasureBench(game_, parent); }

void PlainCards::showOn(QWidget& made, int /*bench*/, const std::shared_ptr<const house::Box>& shipped,
                        const std::shared_ptr<const house::Box>& now) const {
  static_cast<MeasureBench&>(made).show(shipped, now);
}

}  // namespace ui
