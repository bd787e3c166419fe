#include "ui/print/print_options.h"

#include <algorithm>
#include <cstdio>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/print/print.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

/// What an option says, of all that it may say.
template <class Value>
Value choiceOf(const QCommandLineParser& options, const char* option,
               std::initializer_list<std::pair<QString, Value>> choices) {
  QStringList words;
  for (const auto& [word, value] : choices) {
    if (word == options.value(option).toLower()) return value;
    words << word;
  }
  throw kernel::RefusedError("--" + std::string(option) + " cannot be \"" + options.value(option).toStdString() +
                             "\"; take " + words.join(" or ").toStdString());
}

/// Leaves out what comes from the box unchanged.
void keepMine(std::vector<int>& cards, const Printable& printable) {
  std::erase_if(cards, [&](int each) { return !kernel::at(printable.cards(), each).isMine; });
  if (cards.empty())
    throw kernel::RefusedError(
        "there is no card of your own to print; name its folder with --cards, or leave out "
        "--print-mine");
}

double bleedOf(const QCommandLineParser& options) {
  constexpr double kMost = 10;
  bool number = false;
  const double bleed = options.value("bleed").toDouble(&number);
  if (!number || bleed < 0 || bleed > kMost)
    throw kernel::RefusedError("--bleed cannot be \"" + options.value("bleed").toStdString() +
                               "\"; take 0 to 10 millimeters");
  return bleed;
}

}  // namespace

void describePrint(QCommandLineParser& options) {
  options.addOption({"print", "Writes the cards to print, cut and play with, and ends.", "file.pdf"});
  options.addOption({"print-cards", "With --print: only this deck or card, by its id (several: each).", "name"});
  options.addOption({"print-as",
                     "With --print: pdf; png, sheets with bleed as pictures; or tabletop, pictures for Tabletop "
                     "Simulator with a text that says how to load them.",
                     "form", "pdf"});
  options.addOption({"bleed", "With --print-as png: what is drawn beyond each cut, in millimeters.", "mm", "3"});
  options.addOption({"paper", "With --print: a4 or letter.", "size", "a4"});
  options.addOption(
      {"turn", "With --print: over which edge the printer turns the paper, long or short.", "edge", "long"});
}

bool prints(const QCommandLineParser& options) { return options.isSet("print"); }

void printAsked(const QCommandLineParser& options, const Printable& printable, const kernel::Over& over) {
  PrintWish wish;
  wish.cards = cardsNamed(printable, options.values("print-cards"));
  if (options.optionNames().contains("print-mine")) keepMine(wish.cards, printable);
  wish.form = choiceOf<PrintForm>(
      options, "print-as", {{"pdf", PrintForm::Pdf}, {"png", PrintForm::Pictures}, {"tabletop", PrintForm::Tabletop}});
  if (wish.form == PrintForm::Pictures) wish.bleed = bleedOf(options);
  wish.paper = choiceOf<Paper>(options, "paper", {{"a4", Paper::A4}, {"letter", Paper::Letter}});
  wish.turn = choiceOf<Turn>(options, "turn", {{"long", Turn::LongEdge}, {"short", Turn::ShortEdge}});
  const int pages = printCards(wish, printable, spoken(), options.value("print"), over);
  std::printf(wish.form == PrintForm::Pdf ? "%d cards on %d pages\n" : "%d cards on %d pictures\n",
              cardsIn(wish, printable), pages);
}

}  // namespace ui
