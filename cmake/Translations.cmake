# The languages of the window. assets/translations holds the texts, one file for each language; lrelease packs them into
# the program while it is built. Without lrelease the program speaks English.
#
#   ninja translations   brings the files up to date with the sources; what is new in them waits for its translation

# Debian keeps Qt's tools in a folder of their own, so that those of other versions of Qt are not met by mistake.
foreach(tool IN ITEMS lrelease lupdate)
  string(TOUPPER W13_${tool} found)
  find_program(${found} NAMES ${tool} PATHS /usr/lib/qt6/bin "${Qt6_DIR}/../../../bin" NO_DEFAULT_PATH)
  find_program(${found} NAMES ${tool}-qt6 ${tool}6)
endforeach()

set(TRANSLATIONS "${PROJECT_SOURCE_DIR}/assets/translations")
set(W13_LUPDATE_OPTIONS -silent -no-obsolete -locations none -I "${PROJECT_SOURCE_DIR}/src")

if(W13_LUPDATE)
  add_custom_target(translations
    COMMAND "${W13_LUPDATE}" ${W13_LUPDATE_OPTIONS} "${PROJECT_SOURCE_DIR}/src/ui"
            -ts "${TRANSLATIONS}/window_de.ts"
    COMMAND "${W13_LUPDATE}" ${W13_LUPDATE_OPTIONS} -pluralonly "${PROJECT_SOURCE_DIR}/src/ui"
            -ts "${TRANSLATIONS}/window_en.ts"
    VERBATIM)
endif()

# translation_sources(VAR): the sources that bring the languages into a part, as :/translations/window_de.qm; none
# without lrelease.
function(translation_sources var)
  if(NOT W13_LRELEASE)
    message(STATUS "translations: left out, lrelease is missing")
    set(${var} "" PARENT_SCOPE)
    return()
  endif()
  set(folder "${PROJECT_BINARY_DIR}/translations")
  file(GLOB languages CONFIGURE_DEPENDS "${TRANSLATIONS}/*.ts")
  set(files)
  foreach(language IN LISTS languages)
    get_filename_component(name "${language}" NAME_WE)
    add_custom_command(
      OUTPUT "${folder}/${name}.qm"
      COMMAND "${W13_LRELEASE}" -silent "${language}" -qm "${folder}/${name}.qm"
      DEPENDS "${language}"
      COMMENT "Packing ${name}")
    list(APPEND files "${name}.qm")
  endforeach()
  resource_list("${folder}/translations.qrc" "/translations" ${files})
  set(sources "")
  qt_add_resources(sources "${folder}/translations.qrc")
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()
