#include "translations.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <stdexcept>

namespace w13::test {

namespace {

/// "%1", "%n" and the like, each once, in order.
QStringList gapsOf(const QString& text) {
  static const QRegularExpression kGap("%(\\d|n)");
  QStringList gaps;
  for (auto found = kGap.globalMatch(text); found.hasNext();) gaps << found.next().captured();
  gaps.sort();
  gaps.removeDuplicates();
  return gaps;
}

bool fits(const Translated& each) {
  if (!each.finished || each.forms.isEmpty()) return false;
  for (int form = 0; form < each.forms.size(); ++form) {
    const QString& text = each.forms[form];
    QStringList gaps = gapsOf(text);
    const bool one = each.forms.size() > 1 && form == 0;  // "one card" needs no number
    if (one && !gaps.contains("%n")) gaps.prepend("%n");
    gaps.sort();
    QStringList wanted = gapsOf(each.source);
    if (text.trimmed().isEmpty() || gaps != wanted) return false;
    if (text.count(u'\n') != each.source.count(u'\n')) return false;
  }
  return true;
}

}  // namespace

QByteArray translationFile(const QString& code) {
  QFile file(QStringLiteral(W13_SOURCE_DIR "/assets/translations/window_%1.ts").arg(code));
  if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("cannot read " + file.fileName().toStdString());
  return file.readAll();
}

std::vector<Translated> translatedIn(const QByteArray& ts) {
  std::vector<Translated> all;
  QString context;
  bool plural = false;
  QXmlStreamReader xml(ts);
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == u"name") context = xml.readElementText();
    else if (xml.name() == u"message") plural = xml.attributes().hasAttribute("numerus");
    else if (xml.name() == u"source") all.push_back({context, xml.readElementText(), {}, true});
    else if (xml.name() == u"numerusform") all.back().forms << xml.readElementText();
    else if (xml.name() == u"translation") {
      all.back().finished = !xml.attributes().hasAttribute("type");
      if (!plural) all.back().forms << xml.readElementText();
    }
  }
  if (xml.hasError()) throw std::runtime_error("the translations are damaged: " + xml.errorString().toStdString());
  return all;
}

QStringList faultsOf(const std::vector<Translated>& all) {
  QStringList faults;
  for (const Translated& each : all)
    if (!fits(each)) faults << each.context + ": " + each.source + " -> " + each.forms.join(" | ");
  return faults;
}

}  // namespace w13::test
