# Packages of npm, fetched into the build folder when the build is configured, again only if their list has changed. Without npm
# or a network the build goes on without them: why, and how to get them, stands in FOLDER/missing, and as long as it stands there
# ./play and ./check try again.

include_guard()

# npm_missing(NAME FOLDER SENTENCE WHY): leaves them out. SENTENCE: what is the worse for it.
function(npm_missing name folder sentence why)
  file(WRITE "${folder}/missing" "${sentence}: ${why}.\n")
  message(STATUS "${name}: left out: ${why}")
endfunction()

# npm_fetch(NAME FOLDER FROM PROOF SENTENCE): the packages that FROM/package-lock.json names, into FOLDER/node_modules.
# PROOF: a file that is there then. FOLDER/missing exists afterwards if they are not there.
function(npm_fetch name folder from proof sentence)
  file(SHA256 "${from}/package-lock.json" wanted)
  set(stamp "${folder}/fetched")
  if(EXISTS "${stamp}" AND EXISTS "${proof}")
    file(READ "${stamp}" fetched)
    if(fetched STREQUAL wanted)
      file(REMOVE "${folder}/missing")
      return()
    endif()
  endif()
  find_program(npm npm NO_CACHE)
  if(NOT npm)
    npm_missing("${name}" "${folder}" "${sentence}"
                "npm is not installed; install it (apt-get install npm), and the next ./play fetches what is missing")
    return()
  endif()
  file(COPY "${from}/package.json" "${from}/package-lock.json" "${from}/.npmrc" DESTINATION "${folder}")
  execute_process(COMMAND "${npm}" ci WORKING_DIRECTORY "${folder}" TIMEOUT 180 RESULT_VARIABLE failed
                  OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(failed OR NOT EXISTS "${proof}")
    file(WRITE "${folder}/npm.log" "${said}")
    set(reason "")
    if(said MATCHES "npm (ERR!|error) code ([A-Z0-9_]+)")
      set(reason "${CMAKE_MATCH_2}; ")
    endif()
    npm_missing("${name}" "${folder}" "${sentence}" "npm could not fetch what is needed (${reason}its output is in \
${folder}/npm.log); with a network the next ./play fetches what is missing")
    return()
  endif()
  file(WRITE "${stamp}" "${wanted}")
  file(REMOVE "${folder}/missing")
endfunction()
