#include "ui/games/warehouse13/window/frame.h"

#include "ui/pages/options_at_work.h"
#include "ui/settings/language.h"

namespace w13 {

Frame::Frame(WindowSetup setup, QWidget* window)
    : QObject(window), setup_(std::move(setup)), window_(window), file_(setup_.options), options_(firstOptions()),
      pages_(new Pages(window)), stillness_(this) {
  pages_->curtain().setHold(setup_.curtainHold);
  filter(*pages_, Cover::Whole);
  stillness_.watch([this] { return pages_->halves().opening(); });
  stillness_.watch([this] { return pages_->curtained() && pages_->curtain().closing(); });
  connect(pages_, &QStackedWidget::currentChanged, &stillness_, &Stillness::stir);
  connect(&pages_->halves(), &CurtainHalves::opened, &stillness_, &Stillness::stir);
}

// The window's first words are in their language.
Options Frame::firstOptions() const {
  Options options = file_.read();
  speak(languageFor(setup_.language.isEmpty() ? options.language : setup_.language));
  return options;
}

void Frame::follow(const Options& options) {
  if (options.language != options_.language) speak(languageFor(options.language));
  options_ = options;
  file_.write(options_);
  dress(*window_, options_);
  pages_->setPace(pace());
  std::erase_if(filtered_, [](const Filtered& each) { return each.widget.isNull(); });
  for (const Filtered& each : filtered_) seeThrough(*each.widget, visionAt(options_.colours), each.cover);
  emit changed();
}

void Frame::keepPacks(const QStringList& ids) {
  options_.packs = ids;
  file_.write(options_);
}

void Frame::listenTo(Screen& screen) {
  screen.setStill(setup_.still);
  connect(&screen, &Screen::laidOut, &stillness_, &Stillness::stir);
  connect(&screen, &Screen::coveredChanged, &stillness_, &Stillness::stir);
  connect(&screen, &Screen::saidWhyNot, this, &Frame::saidWhyNot);
}

void Frame::filter(QWidget& widget, Cover cover) {
  seeThrough(widget, visionAt(options_.colours), cover);
  filtered_.push_back({&widget, cover});
}

}  // namespace w13
