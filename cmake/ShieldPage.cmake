# The page that makes a phone a shield (src/shield_page): TypeScript, bundled into three files that the program serves. What
# it is made with (npm: preact and TweetNaCl in the page; esbuild and TypeScript beside it) is fetched when the build is
# configured. Without npm or a network the program builds all the same and serves no page.

include("${CMAKE_CURRENT_LIST_DIR}/Npm.cmake")

set(SHIELD_PAGE "${PROJECT_BINARY_DIR}/shield_page")

# shield_page_sources(VAR): the sources that bring the page into a part, as :/shield/index.html, :/shield/shield.js,
# :/shield/shield.css and :/shield/signs.json; empty if it is left out.
function(shield_page_sources var)
  set(${var} "" PARENT_SCOPE)
  set(sentence "Phones cannot be shields")
  npm_fetch("the shields' page" "${SHIELD_PAGE}" "${PROJECT_SOURCE_DIR}/src/shield_page"
            "${SHIELD_PAGE}/node_modules/esbuild/package.json" "${sentence}")
  if(EXISTS "${SHIELD_PAGE}/missing")
    return()
  endif()
  find_program(node NAMES node nodejs NO_CACHE)
  if(NOT node)
    npm_missing("the shields' page" "${SHIELD_PAGE}" "${sentence}"
                "node is not installed; install it (apt-get install nodejs), and the next ./play builds the page")
    return()
  endif()
  set(from "${PROJECT_SOURCE_DIR}/src/shield_page")
  file(GLOB_RECURSE made_of CONFIGURE_DEPENDS "${from}/*.ts" "${from}/*.tsx" "${from}/*.css" "${from}/*.html"
       "${from}/signs.json" "${from}/build.mjs")
  # Packages that somebody fetched beside the sources, to work on the page, are none of them.
  list(FILTER made_of EXCLUDE REGEX "/node_modules/")
  set(files index.html shield.js shield.css signs.json)
  set(page ${files})
  list(TRANSFORM page PREPEND "${SHIELD_PAGE}/")
  resource_list("${SHIELD_PAGE}/shield_page.qrc" "/shield" ${files})
  add_custom_command(
    OUTPUT ${page}
    COMMAND "${node}" "${from}/build.mjs" "${SHIELD_PAGE}" "${SHIELD_PAGE}"
    DEPENDS ${made_of} "${SHIELD_PAGE}/fetched"
    COMMENT "Bundling the shields' page")
  set(sources "")
  qt_add_resources(sources "${SHIELD_PAGE}/shield_page.qrc")
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()

# shield_page_tests(): the tests of the page, if it is not left out: tests/shield_page, run by node. Those in a browser are
# left out where there is no Chromium.
function(shield_page_tests)
  find_program(node NAMES node nodejs NO_CACHE)
  if(EXISTS "${SHIELD_PAGE}/missing" OR NOT node)
    return()
  endif()
  file(GLOB tests CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/shield_page/*.test.mjs")
  add_test(NAME shield_page_tests COMMAND "${node}" --test ${tests})
  set_tests_properties(shield_page_tests PROPERTIES ENVIRONMENT "SHIELD_MODULES=${SHIELD_PAGE}" TIMEOUT 900)
endfunction()
