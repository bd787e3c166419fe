# Everything that is not ours, found once. A part whose package is missing is left out, with one line that says so;
# `./play` and `./check` install all of them.

find_package(Threads REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(ZLIB REQUIRED)  # the log's compression: ZLIB::ZLIB

find_package(CLI11 QUIET)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(LIBZIP QUIET IMPORTED_TARGET libzip)  # packs of cards
  pkg_check_modules(SODIUM QUIET IMPORTED_TARGET libsodium)  # phones as shields, as the next ones
  pkg_check_modules(QRENCODE QUIET IMPORTED_TARGET libqrencode)
endif()
find_package(valijson QUIET)
find_package(Catch2 QUIET)  # 2.13 (Debian 12) and 3.x
find_package(benchmark QUIET)
find_package(Qt6 6.4 QUIET COMPONENTS Core Gui Widgets Svg
             OPTIONAL_COMPONENTS SvgWidgets Multimedia PrintSupport Pdf Test HttpServer WebSockets)

# The editor of the workshop; it brings no CMake files along.
if(Qt6_FOUND)
  find_path(W13_QSCINTILLA_HEADERS Qsci/qsciscintilla.h PATHS ${Qt6Core_INCLUDE_DIRS} PATH_SUFFIXES qt6)
  find_library(W13_QSCINTILLA qscintilla2_qt6)
  if(W13_QSCINTILLA_HEADERS AND W13_QSCINTILLA)
    add_library(QScintilla INTERFACE IMPORTED)
    target_include_directories(QScintilla INTERFACE "${W13_QSCINTILLA_HEADERS}")
    target_link_libraries(QScintilla INTERFACE "${W13_QSCINTILLA}" Qt6::Widgets)
  endif()
endif()

# The same packages for every part that wants them, there or not.
add_library(house_cli INTERFACE)
if(TARGET CLI11::CLI11)
  target_link_libraries(house_cli INTERFACE CLI11::CLI11)
endif()

add_library(house_schema INTERFACE)
if(TARGET valijson)
  target_link_libraries(house_schema INTERFACE valijson)
  # Its headers warn; they are not ours.
  get_target_property(valijson_include valijson INTERFACE_INCLUDE_DIRECTORIES)
  target_include_directories(house_schema SYSTEM INTERFACE ${valijson_include})
endif()

find_program(W13_CCACHE ccache)
if(W13_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers can be cached only with these two allowed; no source of ours uses __TIME__ or __DATE__.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${W13_CCACHE}")
endif()
