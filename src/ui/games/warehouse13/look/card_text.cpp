#include "ui/games/warehouse13/look/card_text.h"

#include <QFontMetricsF>
#include <QHash>
#include <algorithm>
#include <vector>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"

namespace w13 {

namespace {

/// A word or an icon of a text.
struct Bit {
  QString word;
  QString icon;
  bool die = false;  ///< the icon is a die of that colour
  double width = 0;
};

/// A number before a symbol, as in "2-lore".
bool hasNumber(const QString& token) { return token.size() > 2 && token[0].isDigit() && token[1] == u'-'; }

QString bodyFile(Symbol colour) { return "dice/body-" + fileNameOf(colour); }

/// The die with this body.
DieFace blankDie(const QString& body) {
  DieFace face;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild})
    if (body == bodyFile(type)) face.colour = type;
  return face;
}

std::vector<Bit> bitsOf(const QString& text, const QFontMetricsF& metrics, double icon, bool dark) {
  std::vector<Bit> bits;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    const qsizetype open = word.indexOf(u'{');
    const qsizetype close = word.indexOf(u'}', open);
    if (open < 0 || close < 0) {
      bits.push_back({word, {}, false, metrics.horizontalAdvance(word)});
      continue;
    }
    const QString tail = word.mid(close + 1);
    const QString token = word.mid(open + 1, close - open - 1);
    const QString head = word.left(open) + (hasNumber(token) ? token.left(1) : QString());
    const bool die = token.endsWith(u"-die");
    if (!head.isEmpty()) bits.push_back({head, {}, false, metrics.horizontalAdvance(head)});
    bits.push_back({tail, iconFile(token, dark), die, icon + metrics.horizontalAdvance(tail)});
  }
  return bits;
}

std::vector<std::vector<Bit>> linesOf(const std::vector<Bit>& bits, double width, double space) {
  std::vector<std::vector<Bit>> lines(1);
  double used = 0;
  for (const Bit& bit : bits) {
    if (used > 0 && used + space + bit.width > width) {
      lines.emplace_back();
      used = 0;
    }
    used += (used > 0 ? space : 0) + bit.width;
    lines.back().push_back(bit);
  }
  return lines;
}

/// The same number of lines, as even as they can be: a last line of one short word looks forgotten.
std::vector<std::vector<Bit>> evenLines(const std::vector<Bit>& bits, double width, double space) {
  std::vector<std::vector<Bit>> lines = linesOf(bits, width, space);
  double tooNarrow = width / (kernel::count(lines) + 1);
  for (double enough = width; enough - tooNarrow > space;) {
    const double tried = (enough + tooNarrow) / 2;
    auto narrower = linesOf(bits, tried, space);
    if (narrower.size() > lines.size()) {
      tooNarrow = tried;
    } else {
      enough = tried;
      lines = std::move(narrower);
    }
  }
  return lines;
}

}  // namespace

QString iconFile(const QString& token, bool dark) {
  const QString light = dark ? QStringLiteral("-light") : QString();
  if (token == u"ko" || token == u"wound" || token == u"snag") return "tokens/" + token;
  if (token == u"ring") return QStringLiteral("tokens/obstacle-ring");
  if (token == u"gear") return QStringLiteral("tokens/broken-gear");
  if (token == u"physical" || token == u"mental") return "tokens/attribute-" + token;
  if (token == u"lock" || token == u"neutralize") return "icons/die-" + token + light;
  if (token == u"die") return "icons/die-any" + light;
  if (token.startsWith(u"maintenance")) return "icons/maintenance-add-" + QString(token.endsWith(u"-2") ? "2" : "1");
  if (token.endsWith(u"-die")) return "dice/body-" + token.chopped(4);
  return "symbols/" + (hasNumber(token) ? token.mid(2) : token);
}

void drawCardText(Ink& ink, const QRectF& at, const QString& text, double size, QColor with, bool dark, bool left) {
  std::vector<std::vector<Bit>> lines;
  double height = 0;
  double icon = 0;
  bool fit = false;
  QFont face;
  for (double fits = size; !fit && fits >= size * 0.6; fits -= 1) {
    face = font(Role::Body, fits);
    const QFontMetricsF metrics(face);
    icon = fits * 1.25;
    height = fits * 1.28;
    const std::vector<Bit> bits = bitsOf(text, metrics, icon, dark);
    const double space = metrics.horizontalAdvance(u' ');
    lines = left ? linesOf(bits, at.width(), space) : evenLines(bits, at.width(), space);
    const bool narrow = std::all_of(bits.begin(), bits.end(), [&](const Bit& bit) { return bit.width <= at.width(); });
    fit = narrow && kernel::count(lines) * height <= at.height();
  }
  double widest = 0;
  const QFontMetricsF metrics(face);
  double y = at.center().y() - kernel::count(lines) * height / 2;
  for (const auto& line : lines) {
    double width = metrics.horizontalAdvance(u' ') * std::max(0, kernel::count(line) - 1);
    for (const Bit& bit : line) width += bit.width;
    widest = std::max(widest, width);
    double x = left ? at.x() : at.center().x() - width / 2;
    for (const Bit& bit : line) {
      double wordAt = x;
      if (!bit.icon.isEmpty()) {
        const QRectF at(x, y + (height - icon) / 2, icon, icon);
        bit.die ? drawDie(ink, blankDie(bit.icon), at) : ink.picture(bit.icon, at);
        wordAt += icon;
      }
      ink.painter().setFont(face);
      ink.painter().setPen(ink.textColour(with));
      ink.painter().drawText(QPointF(wordAt, y + (height + metrics.capHeight()) / 2), bit.word);
      x += bit.width + metrics.horizontalAdvance(u' ');
    }
    y += height;
  }
  const double all = kernel::count(lines) * height;
  ink.wrote({left ? at.x() : at.center().x() - widest / 2, y - all, widest, all}, text, fit);
}

}  // namespace w13
