# The illustrations of the cards: those icons of the npm package in assets/illustrations that the cards name in `art`
# (CC BY 3.0; the program shows the credits). They are fetched once, when the build is configured. Without npm or a
# network the game builds all the same, and draws the emblem of a card's type instead.

set(ILLUSTRATIONS "${PROJECT_BINARY_DIR}/illustrations")
set(GAME_ICONS "${ILLUSTRATIONS}/node_modules/@iconify-json/game-icons/icons.json")

function(fetch_illustrations)
  set(from "${PROJECT_SOURCE_DIR}/assets/illustrations")
  file(SHA256 "${from}/package-lock.json" wanted)
  set(stamp "${ILLUSTRATIONS}/fetched")
  if(EXISTS "${stamp}" AND EXISTS "${GAME_ICONS}")
    file(READ "${stamp}" fetched)
    if(fetched STREQUAL wanted)
      return()
    endif()
  endif()
  find_program(W13_NPM npm)
  if(NOT W13_NPM)
    message(STATUS "illustrations: left out, npm is missing")
    return()
  endif()
  file(COPY "${from}/package.json" "${from}/package-lock.json" "${from}/.npmrc" DESTINATION "${ILLUSTRATIONS}")
  execute_process(COMMAND "${W13_NPM}" ci WORKING_DIRECTORY "${ILLUSTRATIONS}" TIMEOUT 120 RESULT_VARIABLE failed
                  OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed)
    file(WRITE "${ILLUSTRATIONS}/npm.log" "${said}")
    message(STATUS "illustrations: left out, they could not be fetched; why is told in ${ILLUSTRATIONS}/npm.log")
    return()
  endif()
  file(WRITE "${stamp}" "${wanted}")
endfunction()

# illustration_sources(VAR): the sources that bring the illustrations into a part, as :/illustrations.json.
function(illustration_sources var)
  fetch_illustrations()
  set(picked "${ILLUSTRATIONS}/illustrations.json")
  resource_list("${ILLUSTRATIONS}/illustrations.qrc" "/" illustrations.json)
  file(GLOB_RECURSE cards CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/data/cards/*.json"
       "${PROJECT_SOURCE_DIR}/data/expansions/*.json")
  if(EXISTS "${GAME_ICONS}")
    set(icons "${GAME_ICONS}")
  else()
    set(icons "")
  endif()
  add_custom_command(
    OUTPUT "${picked}"
    COMMAND pick_illustrations "${picked}" "${PROJECT_SOURCE_DIR}/data" ${icons}
    DEPENDS pick_illustrations ${cards} ${icons}
    COMMENT "Picking the cards' illustrations")
  qt_add_resources(sources "${ILLUSTRATIONS}/illustrations.qrc")
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()
