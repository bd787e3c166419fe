#include "ui/games/warehouse13/season/bot_desk.h"

#include <QRandomGenerator>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/time/beside_window.h"
#include "ui/time/clock.h"

namespace w13 {

namespace {
/// A window that waits for bots only holds people up no longer than this part of the delay.
constexpr int kWindowShare = 5;
constexpr int kGivesTime = 3;
/// Thinking ends this part of the delay before the answer is due: on a busy computer, too.
constexpr int kSpare = 10;
}  // namespace

BotCrew::BotCrew(std::shared_ptr<const Catalog> cards, const std::vector<std::string>& names, kernel::Both both)
    : cards_(std::move(cards)), both_(std::move(both)), luck_(QRandomGenerator::system()->generate64()),
      tongue_(luck_.bits()) {
  for (const std::string& name : names) bots_.push_back(name.empty() ? nullptr : makeBot(name, *cards_));
}

Bot& BotCrew::heard(Seat seat, const View& view, const BotJob& job) {
  Bot& bot = *bots_[at(seat)];
  kernel::Talker<View>* const talker = job.said.empty() ? nullptr : bot.talker();
  if (talker != nullptr) talker->hear(view, job.said);
  return bot;
}

/// Each of them hears what those before it have said.
std::vector<kernel::Said> BotCrew::remarks(BotJob& job) {
  std::vector<kernel::Said> all;
  for (const BotJob::Speaker& each : job.speakers) {
    kernel::Talker<View>* const talker = heard(each.seat, each.view, job).talker();
    const auto wanted = talker == nullptr ? std::nullopt : talker->say(each.view, each.offers, tongue_);
    if (!wanted) continue;
    all.push_back({each.seat, kernel::at(each.offers, *wanted), job.step});
    job.said.push_back(all.back());
  }
  return all;
}

kernel::Move BotCrew::moveFor(const BotJob& job) {
  for (const BotJob::Question& window : job.windows) {
    Bot& bot = heard(window.seat, window.view, job);
    const std::optional<int> made = bot.interject(window.view, window.decision, luck_);
    if (made && *made >= 0 && *made < window.decision.size())
      return {window.seat, window.decision[*made], kernel::How::Interjection};
  }
  if (!job.question) return {};
  Bot& bot = heard(job.question->seat, job.question->view, job);
  const kernel::Decision& d = job.question->decision;
  return {job.question->seat, d[bot.choose(job.question->view, d, luck_)]};
}

BotAnswer BotCrew::answer(BotJob job, const std::function<bool()>& stop) {
  const Bot::Given given{*job.match, stop, both_};
  for (const auto& bot : bots_)
    if (bot != nullptr) bot->give(&given);
  std::vector<kernel::Said> said = remarks(job);
  return {job.number, moveFor(job), std::move(said)};
}

BotDesk::BotDesk(std::shared_ptr<const Catalog> cards, const std::vector<std::string>& names, int delay)
    : crew_(new BotCrew(std::move(cards), names, ui::besideWindow(QThread::idealThreadCount()))), delay_(delay) {
  crew_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, crew_, &QObject::deleteLater);
  thread_.start();
}

BotDesk::~BotDesk() {
  hurry();
  thread_.quit();
  thread_.wait();
}

void BotDesk::ask(BotJob job) {
  hurry();
  late_ = std::make_shared<std::atomic<bool>>(false);
  const qint64 since = timeNow();
  const int wait = !job.question ? delay_ / kWindowShare : job.givesTime ? kGivesTime * delay_ : delay_;  // all public
  Alarm::after(wait - wait / kSpare, this, [late = late_]() mutable { *late = true; });
  QMetaObject::invokeMethod(crew_, [this, job = std::move(job), since, wait, late = late_]() mutable {
    BotAnswer answer = crew_->answer(std::move(job), [&] { return late->load(std::memory_order_relaxed); });
    answer.wait = wait;
    QMetaObject::invokeMethod(this, [this, answer, since, wait] {
      Alarm::after(std::max(0, wait - timeSince(since)), this, [this, answer] { emit answered(answer); });
    });
  });
}

void BotDesk::hurry() {
  if (late_) *late_ = true;
}

}  // namespace w13
