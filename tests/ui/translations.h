#pragma once
// The files of translations, read for tests.

#include <QByteArray>
#include <QStringList>
#include <vector>

namespace w13::test {

/// A text of the window and what it says in the other language: several forms if it depends on a number.
struct Translated {
  QString context;
  QString source;
  QStringList forms;
  bool finished = true;
};

/// The contents of assets/translations/window_<code>.ts.
[[nodiscard]] QByteArray translationFile(const QString& code);
[[nodiscard]] std::vector<Translated> translatedIn(const QByteArray& ts);
/// The messages that are not finished, are empty, or have other placeholders than their source.
[[nodiscard]] QStringList faultsOf(const std::vector<Translated>& all);

}  // namespace w13::test
