#pragma once
// Catch2, version 3 or 2, whichever is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#ifdef QT_CORE_LIB
#include <QString>

namespace Catch {

/// What a check says of Qt's strings, alone and in lists, when it fails.
template <>
struct StringMaker<QString> {
  static std::string convert(const QString& text) { return StringMaker<std::string>::convert(text.toStdString()); }
};

}  // namespace Catch
#endif
