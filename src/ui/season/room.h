#pragma once
// The room in which a season is played: between w13::Season and the widgets. Gives each screen what its viewer may
// know, and lets the seats that the program plays answer off the GUI thread.

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/season/bot_desk.h"
#include "ui/season/foreseen.h"

namespace w13 {

class Room : public QObject {
  Q_OBJECT
 public:
  /// How long a bot takes, whatever it holds or searches, in milliseconds.
  static constexpr int kBotDelay = 600;

  /// Takes over a season that was begun or loaded; `start` says which seats are bots. `rules` may be nullptr.
  Room(Season season, SeasonStart start, CardSet cards, const RuleBook* rules, int botDelay = kBotDelay,
       QObject* parent = nullptr);
  ~Room() override;

  [[nodiscard]] int seats() const { return season_.seats(); }
  [[nodiscard]] bool over() const { return season_.over(); }
  [[nodiscard]] const Catalog& cards() const { return season_.cards(); }
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] const SeasonStart& start() const { return start_; }
  /// What the cards are called that are laid over those of the box, by folder or pack; empty: none are.
  [[nodiscard]] QStringList packs() const;
  /// The season behind its closed door.
  [[nodiscard]] const Season& season() const { return season_; }
  [[nodiscard]] bool isPerson(Seat seat) const;
  [[nodiscard]] SeatSet persons() const;
  /// The name on a person's curtain: the player's, or the Agent's.
  [[nodiscard]] QString nameOf(Seat seat) const;

  // ---- what a viewer may know
  [[nodiscard]] View view(Seat viewer) const;
  /// All that happened, once the season is over.
  [[nodiscard]] const Events& story() const { return season_.story(); }
  [[nodiscard]] kernel::Decision decision(Seat viewer) const;
  [[nodiscard]] kernel::Decision interjections(Seat seat) const;
  [[nodiscard]] SeatSet mayRespond() const;
  /// What happened since the seat looked last, as it learns it.
  [[nodiscard]] Events sinceLastLook(Seat seat) const { return season_.sinceLastLook(seat); }
  /// The rule that keeps a thing from being a choice now; Rule::None if there is nothing to say.
  [[nodiscard]] kernel::Rule why(Seat viewer, kernel::Noun noun) const { return season_.why(viewer, noun); }
  /// The clues that the asked seat could claim with the right Trait, by public facts; none while it does not work the
  /// case, or cannot claim.
  [[nodiscard]] Dice reach() const;
  [[nodiscard]] Foreseen preview(Seat seat, std::span<const kernel::Choice> made) const;
  [[nodiscard]] bool mayUndo() const;
  /// Whether a choice on offer, or in response, could be taken back once made.
  [[nodiscard]] bool undoable(const kernel::Move& move) const { return season_.undoable(move); }
  /// Whether a bot is at work, or about to be.
  [[nodiscard]] bool thinking() const { return thinking_; }
  /// A seat of the program has its answer, and is kept from giving it.
  [[nodiscard]] bool answerWaits() const { return waiting_.has_value(); }
  [[nodiscard]] int steps() const { return season_.steps(); }
  /// While somebody is behind the curtain bots wait with their answers, so that nothing changes under it.
  void hold(bool on);
  /// While it is paused no seat of the program moves either, whoever holds or lets go.
  void pause(bool on);
  /// Moves by their place in the season, as a lesson has them: seats of the program make theirs, people are waited
  /// for. After the last one bots play on.
  void follow(std::vector<kernel::Move> script) { script_ = std::move(script); }
  void setBotDelay(int milliseconds) { desk_.setDelay(milliseconds); }
  /// What is said of the season is said in this language from now on.
  void speak(Language language) { words_.speak(language); }
  /// The file the season is written into while it is played; empty: none.
  [[nodiscard]] QString file() const { return QString::fromStdString(autosavePath(season_)); }
  /// Writes a copy of the season. Throws as saveSeason does.
  void saveTo(const QString& path) const;

  // ---- playing: what is refused changes nothing and is told by `refused`
  /// Looks at the season as it stands: asks bots or people. Call once, when everybody listens.
  void open();
  bool choose(Seat seat, kernel::Choice choice);
  bool visit(Seat seat, std::span<const kernel::Choice> choices);
  bool interject(Seat seat, kernel::Choice choice);
  bool undo();
  /// Notes that a person looks at the secret screen.
  void looked(Seat seat);

 signals:
  /// Something has changed; `news` is what the table learns of it.
  void changed(const w13::Events& news);
  /// A person is asked now.
  void asked(kernel::Seat seat);
  void ended();
  void refused(const QString& sentence);
  /// Somebody else has been at the season's file; it is whole again, and the sentence says where.
  void noticed(const QString& sentence);

 private:
  void tellNotice();
  bool play(const std::function<void()>& step);
  void goOn(const Events& news);
  [[nodiscard]] BotJob nextJob() const;
  /// The script's next move; nullptr at its end, or without one.
  [[nodiscard]] const kernel::Move* nextScripted() const;
  void askForMove(BotJob job);
  void letGo();
  void onBotAnswer(const BotAnswer& answer);

  Season season_;
  SeasonStart start_;
  CardSet cardSet_;
  Words words_;
  BotDesk desk_;
  bool thinking_ = false;
  bool held_ = false;
  bool paused_ = false;
  std::optional<BotAnswer> waiting_;
  std::vector<kernel::Move> script_;
};

}  // namespace w13
