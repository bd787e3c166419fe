# The illustrations of the cards: the icons of the npm package in assets/illustrations (CC BY 3.0; the program shows the
# credits): those that the cards name in `art`, and all of them for cards of somebody's own. Beside it stands the package of
# the typeface in which a game may set its titles (OFL 1.1). They are fetched when the build is configured. Without npm or a
# network the game builds all the same, draws the emblem of a card's type instead, sets titles in the face of questions, and
# credits nobody for it.

include("${CMAKE_CURRENT_LIST_DIR}/Npm.cmake")

set(ILLUSTRATIONS "${PROJECT_BINARY_DIR}/illustrations")
set(GAME_ICONS "${ILLUSTRATIONS}/node_modules/@iconify-json/game-icons/icons.json")
set(TITLE_FACE "${ILLUSTRATIONS}/node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-700-normal.woff")

function(fetch_illustrations)
  npm_fetch(illustrations "${ILLUSTRATIONS}" "${PROJECT_SOURCE_DIR}/assets/illustrations" "${GAME_ICONS}"
            "The cards show emblems instead of illustrations")
endfunction()

# illustration_sources(VAR): the sources that bring the illustrations into a part, as :/illustrations.json and
# :/all_illustrations.json.
function(illustration_sources var)
  fetch_illustrations()
  set(picked "${ILLUSTRATIONS}/illustrations.json")
  set(all "${ILLUSTRATIONS}/all_illustrations.json")
  resource_list("${ILLUSTRATIONS}/illustrations.qrc" "/" illustrations.json)
  resource_list("${ILLUSTRATIONS}/all_illustrations.qrc" "/" all_illustrations.json)
  file(GLOB_RECURSE cards CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/data/cards/*.json"
       "${PROJECT_SOURCE_DIR}/data/expansions/*.json")
  if(EXISTS "${GAME_ICONS}")
    set(icons "${GAME_ICONS}")
  else()
    set(icons "")
  endif()
  add_custom_command(
    OUTPUT "${picked}" "${all}"
    COMMAND pick_illustrations "${picked}" "${all}" "${PROJECT_SOURCE_DIR}/data" ${icons}
    DEPENDS pick_illustrations ${cards} ${icons}
    COMMENT "Picking the cards' illustrations")
  set(sources "")
  qt_add_resources(sources "${ILLUSTRATIONS}/illustrations.qrc")
  # Eight megabytes: as a source they take 33, and twelve seconds to compile.
  qt_add_big_resources(sources "${ILLUSTRATIONS}/all_illustrations.qrc" OPTIONS --no-compress)
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()

# typeface_sources(VAR): the sources that bring the title face into a part, as :/typefaces/title.woff; empty if it was not
# fetched. Qt reads a WOFF as it is.
function(typeface_sources var)
  set(face "${ILLUSTRATIONS}/title.woff")
  if(EXISTS "${TITLE_FACE}")
    file(COPY_FILE "${TITLE_FACE}" "${face}" ONLY_IF_DIFFERENT)
  else()
    file(WRITE "${face}" "")
  endif()
  resource_list("${ILLUSTRATIONS}/typefaces.qrc" "/typefaces" title.woff)
  set(sources "")
  qt_add_resources(sources "${ILLUSTRATIONS}/typefaces.qrc")
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()
