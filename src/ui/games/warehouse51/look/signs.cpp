#include "ui/games/warehouse51/look/signs.h"

#include <QCoreApplication>

namespace w51 {

namespace {

/// The words that are printed on relics beside those of their files.
struct SignWords {
  Q_DECLARE_TR_FUNCTIONS(SignWords)
};

void drawSquare(Ink& ink, const QRectF& at, const QString& file, Tone tone = Tone::Plain) {
  if (!file.isEmpty()) ink.picture(file, fitted(at, {1, 1}), tone);
}

}  // namespace

QRectF fitted(const QRectF& at, const QSizeF& shape) {
  const QSizeF size = shape.scaled(at.size(), Qt::KeepAspectRatio);
  return {at.center() - QPointF(size.width(), size.height()) / 2, size};
}

QString emblemFile(Category category) {
  if (category == Category::None) return {};
  return QStringLiteral("auction/emblems/") + QString::fromLatin1(QByteArrayView(nameOf(category)));
}

QString collectorFile(int collector) {
  static constexpr std::array<const char*, kCollectors> kFiles = {"quill", "osei", "voss", "hart", "saber"};
  const bool known = collector >= 0 && collector < kCollectors;
  return QStringLiteral("auction/collectors/") + (known ? kernel::at(kFiles, collector) : "anybody");
}

QString symbolFile(Symbol symbol) {
  if (symbol == Symbol::Blessing) return QStringLiteral("auction/symbols/blessed");
  return symbol == Symbol::Curse ? QStringLiteral("auction/symbols/cursed") : QString();
}

QString keywordFile(Keyword keyword) {
  switch (keyword) {
    case Keyword::Immediate: return QStringLiteral("auction/keywords/immediate");
    case Keyword::Permanent: return QStringLiteral("auction/keywords/permanent");
    case Keyword::EndOfGame: return QStringLiteral("auction/keywords/end");
    case Keyword::Scoring: return QStringLiteral("auction/keywords/scoring");
    case Keyword::None: break;
  }
  return {};
}

QString labelOf(const Catalog& cards, Category category, house::Language language) {
  if (category == Category::None) return {};
  const CategoryDesign& design = cards.categories[category];
  return QString::fromStdString((design.label.en.empty() ? design.name : design.label).in(language));
}

QString wordOf(Keyword keyword) {
  switch (keyword) {
    case Keyword::Immediate: return SignWords::tr("Immediate");
    case Keyword::Permanent: return SignWords::tr("Permanent");
    case Keyword::EndOfGame: return SignWords::tr("End of game");
    case Keyword::Scoring: return SignWords::tr("Scoring");
    case Keyword::None: break;
  }
  return {};
}

void drawEmblem(Ink& ink, const QRectF& at, Category category) { drawSquare(ink, at, emblemFile(category)); }
void drawCollector(Ink& ink, const QRectF& at, int collector, Tone tone) {
  drawSquare(ink, at, collectorFile(collector), tone);
}
void drawSymbol(Ink& ink, const QRectF& at, Symbol symbol) { drawSquare(ink, at, symbolFile(symbol)); }
void drawWeapon(Ink& ink, const QRectF& at) { drawSquare(ink, at, QStringLiteral("auction/symbols/fist")); }
void drawKeyword(Ink& ink, const QRectF& at, Keyword keyword) { drawSquare(ink, at, keywordFile(keyword)); }

}  // namespace w51
