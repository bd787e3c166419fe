#pragma once
// The room a season is played in: between w13::Season and the widgets. Gives each screen what its viewer may know, and
// runs bots off the GUI thread.

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>

#include "engine/bots/advice.h"
#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/season/bot_desk.h"
#include "ui/games/warehouse13/season/foreseen.h"
#include "ui/time/clock.h"

namespace w13 {

class Room : public QObject {
  Q_OBJECT
 public:
  /// A bot's time for an answer, whatever it holds or searches, in milliseconds.
  static constexpr int kBotDelay = 600;

  /// Takes over a new or loaded season; `start` says which seats are bots. `rules` may be nullptr.
  Room(Season season, SeasonStart start, CardSet cards, const RuleBook* rules, int botDelay = kBotDelay,
       QObject* parent = nullptr);
  ~Room() override;

  [[nodiscard]] int seats() const { return season_.seats(); }
  [[nodiscard]] bool over() const { return season_.over(); }
  [[nodiscard]] const Catalog& cards() const { return season_.cards(); }
  [[nodiscard]] const CardSet& cardSet() const { return cardSet_; }
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] const SeasonStart& start() const { return start_; }
  /// The names of the cards overlaid on the box's, by folder or pack; empty: none.
  [[nodiscard]] QStringList packs() const;
  /// The season behind its closed door.
  [[nodiscard]] const Season& season() const { return season_; }
  [[nodiscard]] bool isPerson(Seat seat) const;
  [[nodiscard]] SeatSet persons() const;
  /// The name on a person's curtain: the player's, or the Agent's.
  [[nodiscard]] QString nameOf(Seat seat) const;

  /// What was said, without the speaker's name.
  [[nodiscard]] QString wordsOf(const kernel::Said& said) const;

  // ---- what a viewer may know
  [[nodiscard]] View view(Seat viewer) const;
  /// All events, once the season is over.
  [[nodiscard]] const Events& story() const { return season_.story(); }
  [[nodiscard]] kernel::Decision decision(Seat viewer) const;
  [[nodiscard]] kernel::Decision interjections(Seat seat) const;
  [[nodiscard]] SeatSet mayRespond() const;
  /// The seat that answers next: of several that are asked at once, one that has no shield.
  [[nodiscard]] Seat answersNext() const;
  /// Whether the table waits for this person's answer, and for no bot before it. Public.
  [[nodiscard]] bool isAsked(Seat seat) const;
  /// The seats whose questions a phone answers (shields.h); public.
  [[nodiscard]] SeatSet shielded() const { return shielded_; }
  void setShielded(SeatSet seats);
  /// The events since the seat last looked, as it learns them.
  [[nodiscard]] Events sinceLastLook(Seat seat) const { return season_.sinceLastLook(seat); }
  /// The rule that keeps a thing from being a choice now; Rule::None if there is none.
  [[nodiscard]] kernel::Rule why(Seat viewer, kernel::Noun noun) const { return season_.why(viewer, noun); }
  /// Whether a card of the seat could do anything, played as an Action now, as far as everybody can see.
  [[nodiscard]] bool couldAct(Seat seat, CardId card) const { return season_.couldAct(seat, card); }
  /// The clues that the asked seat could claim with the right Trait, by public facts; none outside Work the Case, or if
  /// it cannot claim.
  [[nodiscard]] Dice reach() const;
  /// What a seat could be advised on: its question, or what it could respond with; none: nothing is asked of it, or
  /// advice is off in this season.
  [[nodiscard]] std::optional<Consulted> consulted(Seat seat, kernel::How how) const;
  [[nodiscard]] Foreseen preview(Seat seat, std::span<const kernel::Choice> made) const;
  /// Whether choices can be undone here at all: in a lesson, Back goes back instead.
  [[nodiscard]] bool undoes() const { return script_.empty(); }
  /// Whether the last choice can be undone: a person's only, as a bot would make its own again at once; while a bot
  /// thinks, too.
  [[nodiscard]] bool mayUndo() const;
  /// Whether a choice on offer, or a response, can be undone once made.
  [[nodiscard]] bool undoable(const kernel::Move& move) const { return season_.undoable(move); }
  /// Whether a bot is thinking, or about to.
  [[nodiscard]] bool thinking() const { return thinking_; }
  /// A bot has its answer but is held back from giving it.
  [[nodiscard]] bool answerWaits() const { return waiting_.has_value() && heldBack(); }
  [[nodiscard]] int steps() const { return season_.steps(); }
  /// While somebody is behind the curtain, bots hold their answers back, so that nothing changes under it. Afterwards
  /// they wait once more as long as from the question to the answer.
  void hold(bool on);
  /// While paused, no bot moves, whatever `hold` says.
  void pause(bool on);
  /// A lesson's moves by their place in the season: bots make theirs, people are waited for. After the last move bots
  /// play freely.
  void follow(std::vector<kernel::Move> script) { script_ = std::move(script); }
  void setBotDelay(int milliseconds) { desk_.setDelay(milliseconds); }
  /// Sets the language of all texts about the season.
  void speak(Language language) { words_.speak(language); }
  /// The season's autosave file; empty: none.
  [[nodiscard]] QString file() const { return QString::fromStdString(autosavePath(season_)); }
  /// Writes a copy of the season. Throws as saveSeason does.
  void saveTo(const QString& path) const;

  // ---- playing: a refused move changes nothing and is reported by `refused`
  /// Reads the season's state and asks bots or people. Call once, when all signals are connected.
  void open();
  bool choose(Seat seat, kernel::Choice choice);
  bool visit(Seat seat, std::span<const kernel::Choice> choices);
  bool interject(Seat seat, kernel::Choice choice);
  /// Undoes the last choice; false, and nothing happens, unless mayUndo().
  bool undo();
  /// Records that a person looks at the secret screen.
  void looked(Seat seat);
  /// Says something in the open, for all to hear; it is no move.
  void say(Seat seat, const kernel::Remark& remark);
  /// Replaces a seat's notes, as written on its phone.
  void writeNotes(Seat seat, const QString& text);

 signals:
  /// Something was said in the open.
  void spoken(const kernel::Said& said);
  /// The season has changed; `news` is what the table learns of it.
  void changed(const w13::Events& news);
  /// The last choice has been undone; so many of the events told last have not happened. `changed` follows.
  void undone(int events);
  /// A person is asked now.
  void asked(kernel::Seat seat);
  /// It is held now, or no longer.
  void holds(bool on);
  void ended();
  void refused(const QString& sentence);
  /// Another program has changed the season's file; it is complete again, and the sentence says where.
  void noticed(const QString& sentence);

 private:
  void tellNotice();
  bool play(const std::function<void()>& step);
  /// Does what stands beside the season and is no move.
  void putDown(const std::function<void()>& puts);
  void goOn(const Events& news);
  [[nodiscard]] BotJob nextJob();
  [[nodiscard]] bool mayStepIn(const kernel::Decision& face) const;
  /// Whether bots are asked what they say before anything else.
  [[nodiscard]] bool botsTalkNext() const;
  void letBotsTalk();
  [[nodiscard]] BotJob::Question questionTo(Seat bot, const kernel::Decision& d);
  /// The script's next move; nullptr at its end, or without one.
  [[nodiscard]] const kernel::Move* nextScripted() const;
  void askForMove(BotJob job);
  /// Nobody responds, and a person is asked.
  void leaveToPeople();
  /// What comes after a wait, unless the season has gone on from the job of this number; it is held back, too.
  struct Due {
    int wait = 0;  ///< milliseconds from the question on
    std::function<void()> comes;
  };
  void await(int job, Due due);
  [[nodiscard]] bool heldBack() const { return held_ || paused_; }
  void holdBack(bool& by, bool on);
  /// Gives the answer that waits, if nothing holds it back and the table has rested.
  void letGo();
  void onBotAnswer(const BotAnswer& answer);
  void make(const BotAnswer& answer);

  Season season_;
  SeasonStart start_;
  CardSet cardSet_;
  Words words_;
  BotDesk desk_;
  SeatSet shielded_;
  bool thinking_ = false;
  int jobs_ = 0;  ///< so many were given to bots; only the last one's answer counts, as undo takes back what was asked
  bool held_ = false;
  bool paused_ = false;
  std::optional<Due> waiting_;
  qint64 since_ = ui::timeNow();  ///< when bots were last held back no longer
  ui::Alarm rests_{ui::Alarm::Rings::Once};
  std::vector<kernel::Move> script_;
  std::vector<int> told_;               ///< how many events the table was told of each step, by its number
  std::vector<std::uint32_t> moments_;  ///< those at which bots were asked what they say
};

}  // namespace w13
