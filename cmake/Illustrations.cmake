# The illustrations of the cards: the icons of the npm package in assets/illustrations (CC BY 3.0; the program shows the
# credits): those that the cards name in `art`, and all of them for cards of somebody's own. Beside it stands the package of
# the typeface in which a game may set its titles (OFL 1.1). They are fetched when the build is configured. Without npm or a
# network the game builds all the same, draws the emblem of a card's type instead, sets titles in the face of questions, and
# credits nobody for it; why there are none, and how to get them, stands in ILLUSTRATIONS/missing, and as long as it stands
# there ./play and ./check try again.

set(ILLUSTRATIONS "${PROJECT_BINARY_DIR}/illustrations")
set(GAME_ICONS "${ILLUSTRATIONS}/node_modules/@iconify-json/game-icons/icons.json")
set(TITLE_FACE "${ILLUSTRATIONS}/node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-700-normal.woff")

function(leave_out_illustrations why)
  file(WRITE "${ILLUSTRATIONS}/missing" "The cards show emblems instead of illustrations: ${why}.\n")
  message(STATUS "illustrations: left out: ${why}")
endfunction()

function(fetch_illustrations)
  set(from "${PROJECT_SOURCE_DIR}/assets/illustrations")
  file(SHA256 "${from}/package-lock.json" wanted)
  set(stamp "${ILLUSTRATIONS}/fetched")
  if(EXISTS "${stamp}" AND EXISTS "${GAME_ICONS}")
    file(READ "${stamp}" fetched)
    if(fetched STREQUAL wanted)
      file(REMOVE "${ILLUSTRATIONS}/missing")
      return()
    endif()
  endif()
  find_program(npm npm NO_CACHE)
  if(NOT npm)
    leave_out_illustrations("npm is not installed; install it (apt-get install npm), and the next ./play fetches them")
    return()
  endif()
  file(COPY "${from}/package.json" "${from}/package-lock.json" "${from}/.npmrc" DESTINATION "${ILLUSTRATIONS}")
  execute_process(COMMAND "${npm}" ci WORKING_DIRECTORY "${ILLUSTRATIONS}" TIMEOUT 120 RESULT_VARIABLE failed
                  OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed OR NOT EXISTS "${GAME_ICONS}")
    file(WRITE "${ILLUSTRATIONS}/npm.log" "${said}")
    set(reason "")
    if(said MATCHES "npm (ERR!|error) code ([A-Z0-9_]+)")
      set(reason "${CMAKE_MATCH_2}; ")
    endif()
    leave_out_illustrations("npm could not fetch them (${reason}its output is in ${ILLUSTRATIONS}/npm.log); \
with a network the next ./play fetches them")
    return()
  endif()
  file(WRITE "${stamp}" "${wanted}")
  file(REMOVE "${ILLUSTRATIONS}/missing")
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
  qt_add_resources(sources "${ILLUSTRATIONS}/illustrations.qrc" "${ILLUSTRATIONS}/all_illustrations.qrc")
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
