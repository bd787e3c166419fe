# The page that makes a phone a shield (src/shield_page): TypeScript, bundled by npm packages that are fetched when the build
# is configured. Without npm or a network the program is built without shields; why, and how to get them, stands in
# SHIELD_PAGE/missing.

set(SHIELD_PAGE "${PROJECT_BINARY_DIR}/shield_page")

# fetch_shield_page(VAR): the node that bundles the page; empty: it cannot be built.
function(fetch_shield_page var)
  set(from "${PROJECT_SOURCE_DIR}/src/shield_page")
  set(${var} "" PARENT_SCOPE)
  find_program(npm npm NO_CACHE)
  find_program(node NAMES node nodejs NO_CACHE)
  set(why "")
  if(NOT npm OR NOT node)
    set(why "npm is not installed; install it (apt-get install npm)")
  else()
    file(SHA256 "${from}/package-lock.json" wanted)
    set(fetched "")
    if(EXISTS "${SHIELD_PAGE}/fetched" AND EXISTS "${SHIELD_PAGE}/node_modules/esbuild")
      file(READ "${SHIELD_PAGE}/fetched" fetched)
    endif()
    if(NOT fetched STREQUAL wanted)
      file(COPY "${from}/package.json" "${from}/package-lock.json" "${from}/.npmrc" DESTINATION "${SHIELD_PAGE}")
      execute_process(COMMAND "${npm}" ci --omit=dev WORKING_DIRECTORY "${SHIELD_PAGE}" TIMEOUT 120 RESULT_VARIABLE failed
                      OUTPUT_VARIABLE said ERROR_VARIABLE said)
      if(failed)
        file(WRITE "${SHIELD_PAGE}/npm.log" "${said}")
        set(why "npm could not fetch its packages (its output is in ${SHIELD_PAGE}/npm.log); with a network the next ./play does")
      else()
        file(WRITE "${SHIELD_PAGE}/fetched" "${wanted}")
      endif()
    endif()
  endif()
  if(why)
    file(WRITE "${SHIELD_PAGE}/missing" "Phones cannot be shields: ${why}.\n")
    message(STATUS "the shields' page: left out: ${why}")
    return()
  endif()
  file(REMOVE "${SHIELD_PAGE}/missing")
  set(${var} "${node}" PARENT_SCOPE)
endfunction()

# shield_page_sources(VAR): the sources that bring the page into a part, as :/shield/index.html, shield.js, shield.css and
# signs.json; empty: it cannot be built.
function(shield_page_sources var)
  set(${var} "" PARENT_SCOPE)
  fetch_shield_page(node)
  if(NOT node)
    return()
  endif()
  set(from "${PROJECT_SOURCE_DIR}/src/shield_page")
  file(GLOB_RECURSE parts CONFIGURE_DEPENDS "${from}/*.ts" "${from}/*.tsx" "${from}/*.css" "${from}/*.html" "${from}/*.json")
  list(FILTER parts EXCLUDE REGEX "/node_modules/")
  set(made "${SHIELD_PAGE}/page")
  file(MAKE_DIRECTORY "${made}")
  add_custom_command(
    OUTPUT "${made}/index.html" "${made}/shield.js" "${made}/shield.css" "${made}/signs.json"
    COMMAND "${node}" "${from}/build.mjs" "${made}" "${SHIELD_PAGE}"
    COMMAND "${CMAKE_COMMAND}" -E copy "${from}/signs.json" "${made}/signs.json"
    DEPENDS "${from}/build.mjs" ${parts}
    COMMENT "Bundling the page of the shields")
  resource_list("${made}/shield_page.qrc" "/shield" index.html shield.js shield.css signs.json)
  set(sources "")
  qt_add_resources(sources "${made}/shield_page.qrc")
  set(${var} "${sources}" PARENT_SCOPE)
endfunction()
