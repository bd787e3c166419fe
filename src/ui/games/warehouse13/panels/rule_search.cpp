#include "ui/games/warehouse13/panels/rule_search.h"

#include <algorithm>

#include "ui/games/warehouse13/shell.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr int kInName = 12, kBegins = 5, kInside = 2, kAlike = 3;

/// Words that mean the same to who searches, as players say them; each line in both languages.
const std::vector<QStringList>& meanings() {
  static const std::vector<QStringList> kAll = {
      {"pay", "price", "cost", "spend", "claim", "buy", "take", "bezahlen", "preis", "kosten", "ausgeben", "sichern",
       "kaufen", "nehmen"},
      {"die", "dice", "face", "faces", "cube", "würfel", "seite", "seiten"},
      {"blue", "logic", "blau", "blauer", "blaue", "logik"},
      {"red", "intuition", "rot", "roter", "rote"},
      {"yellow", "lore", "gelb", "gelber", "gelbe", "wissen"},
      {"green", "tech", "grün", "grüner", "grüne", "technik"},
      {"black", "wild", "joker", "question", "schwarz", "schwarzer", "schwarze", "fragezeichen"},
      {"odds", "chance", "probability", "likely", "roll", "wahrscheinlichkeit", "wurf", "würfeln"},
      {"move", "travel", "go", "walk", "reisen", "gehen", "ziehen", "bewegen"},
      {"hurt", "wound", "wounded", "injured", "damage", "ko", "knocked", "heal", "wunde", "verletzt", "schaden",
       "erholen", "heilen"},
      {"kill", "dead", "out", "ko", "tot", "raus"},
      {"spy", "traitor", "enemy", "villain", "betrayer", "verräter", "feind", "spion"},
      {"jail", "prison", "bronze", "bronzed", "accuse", "vote", "gefängnis", "anklagen", "beschuldigen", "abstimmung"},
      {"block", "blocked", "blocks", "obstacle", "barrier", "monster", "hindernis", "blockiert"},
      {"fight", "beat", "challenge", "test", "check", "kampf", "kämpfen", "überwinden", "probe"},
      {"slime", "goo", "schleim", "glibber"},
      {"lose", "lost", "losing", "defeat", "end", "ends", "over", "verlieren", "verloren", "niederlage", "ende"},
      {"win", "winning", "victory", "goal", "aim", "gewinnen", "sieg", "ziel"},
      {"hide", "secret", "hidden", "shield", "geheim", "verborgen", "schirm"},
      {"talk", "say", "tell", "speak", "lie", "reden", "sagen", "lügen", "sprechen"},
      {"remove", "destroy", "neutralize", "discard", "trash", "entfernen", "neutralisieren", "abwerfen", "wegwerfen"},
      {"cards", "card", "trait", "hand", "karten", "karte", "merkmal"},
      {"limit", "maximum", "max", "many", "grenze", "höchstens"},
      {"start", "first", "begin", "setup", "beginn", "anfang", "erster", "aufbau"},
      {"mission", "city", "case", "ping", "auftrag", "stadt", "fall"},
  };
  return kAll;
}

/// "die" is an article in one language and the word that is looked for in the other.
QStringList silent() {
  static const QStringList kSilentInEnglish = {"the",  "a", "an",  "of", "to", "is",  "are", "what", "how", "do",
                                               "does", "i", "can", "in", "on", "and", "my",  "when", "it"};
  static const QStringList kSilentInGerman = {"der", "die", "das", "den",  "ein", "eine", "einen", "und",  "ist",
                                              "wie", "was", "ich", "kann", "im",  "in",   "wann",  "mein", "meine"};
  return spoken() == kGerman ? kSilentInGerman : kSilentInEnglish;
}

QStringList alikeTo(const QString& word) {
  QStringList all;
  for (const QStringList& group : meanings())
    if (group.contains(word))
      for (const QString& each : group)
        if (each != word && !all.contains(each)) all << each;
  return all;
}

/// Whether a word of the text begins so.
bool begins(const QString& text, const QString& word) {
  for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
       at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
    if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
  return false;
}

}  // namespace

RuleSearch::RuleSearch(const QString& words) {
  QStringList all = words.toLower().split(u' ', Qt::SkipEmptyParts);
  QStringList telling = all;
  for (const QString& each : silent()) telling.removeAll(each);
  if (telling.isEmpty()) telling = all;
  for (const QString& each : telling) asked_.push_back({each, alikeTo(each)});
}

int RuleSearch::score(const QString& name, const QString& text) const {
  int sum = 0;
  int met = 0;
  for (const Asked& asked : asked_) {
    int best = 0;
    if (begins(name, asked.word)) best = kInName;
    else if (begins(text, asked.word)) best = kBegins;
    else if (asked.word.size() > 3 && text.contains(asked.word, Qt::CaseInsensitive)) best = kInside;
    for (const QString& alike : asked.alike) {
      if (best >= kInName) break;
      if (begins(name, alike)) best = std::max(best, 2 * kAlike);
      else if (begins(text, alike)) best = std::max(best, kAlike);
    }
    sum += best;
    met += best > 0 ? 1 : 0;
  }
  return sum * met;
}

}  // namespace w13
