#include "ui/games/warehouse13/season/bot_desk.h"

#include <QRandomGenerator>

#include "engine/games/games.h"
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

BotCrew::BotCrew(const Season& season, const std::vector<std::string>& names, kernel::Both both)
    : cards_(season.sharedCards()), both_(std::move(both)), luck_(QRandomGenerator::system()->generate64()),
      tongue_(luck_.bits()) {
  for (const std::string& name : names) {
    bots_.push_back(name.empty() ? nullptr : makeBot(name, *cards_));
    if (bots_.back() != nullptr && season.steps() > 0) season.recall(seatAt(kernel::count(bots_) - 1), *bots_.back());
  }
}

Bot& BotCrew::heard(Seat seat, const View& view, std::span<const kernel::Said> said) {
  Bot& bot = *bots_[at(seat)];
  kernel::Talker<View>* const talker = said.empty() ? nullptr : bot.talker();
  if (talker != nullptr) talker->hear(view, said);
  return bot;
}

std::optional<int> BotCrew::remark(const TurnToSpeak& turn, std::span<const kernel::Said> said) {
  kernel::Talker<View>* const talker = heard(turn.seat, turn.view, said).talker();
  return talker == nullptr ? std::nullopt : talker->say(turn.view, turn.offers, tongue_);
}

kernel::Move BotCrew::moveFor(const BotJob& job) {
  for (const BotJob::Question& window : job.windows) {
    Bot& bot = heard(window.seat, window.view, job.said);
    const std::optional<int> made = bot.interject(window.view, window.decision, luck_);
    if (made && *made >= 0 && *made < window.decision.size())
      return {window.seat, window.decision[*made], kernel::How::Interjection};
  }
  if (!job.question) return {};
  Bot& bot = heard(job.question->seat, job.question->view, job.said);
  const kernel::Decision& d = job.question->decision;
  return {job.question->seat, d[bot.choose(job.question->view, d, luck_)]};
}

BotAnswer BotCrew::answer(const BotJob& job, const std::function<bool()>& stop) {
  const Bot::Given given{*job.match, stop, both_};
  const auto giveAll = [&](const Bot::Given* what) {
    for (const auto& bot : bots_)
      if (bot != nullptr) bot->give(what);
  };
  giveAll(&given);
  const kernel::Move move = moveFor(job);
  giveAll(nullptr);  // it goes with this answer; a remark is made without
  return {job.number, move};
}

BotDesk::BotDesk(const Season& season, const std::vector<std::string>& names, int delay)
    : crew_(new BotCrew(season, names, ui::besideWindow(QThread::idealThreadCount()))), delay_(delay),
      least_(games::named("warehouse13")->leastDelay(names)) {
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
  const int wait = !job.question ? pause() : job.givesTime ? kGivesTime * delay() : delay();  // all public
  Alarm::after(wait - wait / kSpare, this, [late = late_]() mutable { *late = true; });
  QMetaObject::invokeMethod(crew_, [this, job = std::move(job), since, wait, late = late_] {
    BotAnswer answer = crew_->answer(job, [&] { return late->load(std::memory_order_relaxed); });
    answer.wait = wait;
    QMetaObject::invokeMethod(this, [this, answer, since, wait] {
      Alarm::after(std::max(0, wait - timeSince(since)), this, [this, answer] { emit answered(answer); });
    });
  });
}

int BotDesk::pause() const { return delay_ / kWindowShare; }

std::optional<int> BotDesk::remark(const TurnToSpeak& turn, std::span<const kernel::Said> said) {
  hurry();
  std::optional<int> wanted;
  QMetaObject::invokeMethod(
      crew_, [&] { wanted = crew_->remark(turn, said); }, Qt::BlockingQueuedConnection);
  return wanted;
}

void BotDesk::hurry() {
  if (late_) *late_ = true;
}

}  // namespace w13
