# How every part of the house is built, and the firewall between the parts.
#
# No target gets src/ as an include folder. Each part has include trees of symbolic links in the build folder:
#   build/<preset>/include/kernel/engine/kernel                   -> src/engine/kernel           (all of it)
#   build/<preset>/include/warehouse13/engine/games/warehouse13/seen/view.h  -> the file                    (public headers only)
#   build/<preset>/include/warehouse13-inside/engine/games/warehouse13  -> src/engine/games/warehouse13      (all of it)
# and sees its own tree and those of the parts it links, nothing else. Every #include is written from src/ on:
# "engine/kernel/few.h". tests/hygiene proves that it holds.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(HOUSE_TREES "${PROJECT_BINARY_DIR}/include")

add_library(house_flags INTERFACE)
target_compile_options(house_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC's guesses about data flow cry wolf: over std::string (bug 105651), over lists whose unused places hold nothing
  # (kernel::Few). The sanitizers look for the real thing.
  target_compile_options(house_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds
                                               -Wno-stringop-overflow -Wno-stringop-overread)
  target_compile_options(house_flags INTERFACE -fpch-preprocess)  # lets ccache see through precompiled headers
  # The compiler looks for rubbish in its memory at half a gigabyte, not at 128 MB: a tenth of its time.
  target_compile_options(house_flags INTERFACE --param=ggc-min-heapsize=524288)
endif()
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  target_compile_definitions(house_flags INTERFACE _GLIBCXX_ASSERTIONS)
endif()
if(W13_SANITIZE)
  # With its checks woven in, GCC sees conversions that are none; the other builds look for the real ones. A use of
  # nothing, or of more than there is, the address sanitizer sees as well: checked twice it takes a third of the compiling.
  # Alignment goes with them: the engine casts pointers to bytes only.
  target_compile_options(house_flags INTERFACE -fsanitize=address,undefined -fno-sanitize=null,alignment,object-size
                                               -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-conversion)
  target_link_options(house_flags INTERFACE -fsanitize=address,undefined)
endif()

# house_sources(VAR PATTERN...): the sources of a part. Looked up again at each build, so a new file needs no line here.
function(house_sources var)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${ARGN})
  set(${var} "${found}" PARENT_SCOPE)
endfunction()

# house_open(TREE FOLDER): all headers of this folder, as <FOLDER>/..., in an include tree.
function(house_open tree folder)
  get_filename_component(parent "${HOUSE_TREES}/${tree}/${folder}" DIRECTORY)
  file(MAKE_DIRECTORY "${parent}")
  if(IS_DIRECTORY "${HOUSE_TREES}/${tree}/${folder}" AND NOT IS_SYMLINK "${HOUSE_TREES}/${tree}/${folder}")
    file(REMOVE_RECURSE "${HOUSE_TREES}/${tree}/${folder}")  # what house_show had put there
  endif()
  file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}" "${HOUSE_TREES}/${tree}/${folder}" SYMBOLIC)
endfunction()

# house_show(TREE FOLDER VAR HEADER...): only the named headers of this folder. A name may be a pattern; one that does
# not exist yet is no error and joins in as soon as it is written. VAR: those that exist.
function(house_show tree folder var)
  # Where house_open has put a link to the folder itself, what is removed below would be the sources.
  if(IS_SYMLINK "${HOUSE_TREES}/${tree}/${folder}")
    file(REMOVE "${HOUSE_TREES}/${tree}/${folder}")
  endif()
  file(GLOB shown CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${ARGN})
  file(GLOB_RECURSE linked RELATIVE "${HOUSE_TREES}/${tree}/${folder}" "${HOUSE_TREES}/${tree}/${folder}/*")
  foreach(header IN LISTS linked)
    if(NOT header IN_LIST shown)
      file(REMOVE "${HOUSE_TREES}/${tree}/${folder}/${header}")
    endif()
  endforeach()
  foreach(header IN LISTS shown)
    get_filename_component(parent "${HOUSE_TREES}/${tree}/${folder}/${header}" DIRECTORY)
    file(MAKE_DIRECTORY "${parent}")
    file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}/${header}" "${HOUSE_TREES}/${tree}/${folder}/${header}" SYMBOLIC)
  endforeach()
  set(${var} "${shown}" PARENT_SCOPE)
endfunction()

# house_fence(GAME PUBLIC HEADER... APART FOLDER...): remembers for tests/hygiene which headers of a game's folder must
# compile from outside, and which must not. APART: folders that are no part of the game itself, such as its players'.
function(house_fence game)
  cmake_parse_arguments(it "" "" "PUBLIC;APART" ${ARGN})
  file(GLOB_RECURSE secret CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" *.h)
  foreach(folder IN LISTS it_APART)
    list(FILTER secret EXCLUDE REGEX "^${folder}/")
  endforeach()
  if(it_PUBLIC)
    list(REMOVE_ITEM secret ${it_PUBLIC})
  endif()
  list(TRANSFORM it_PUBLIC PREPEND engine/games/${game}/)
  list(TRANSFORM secret PREPEND engine/games/${game}/)
  set_property(GLOBAL PROPERTY HOUSE_PUBLIC_${game} "${it_PUBLIC}")
  set_property(GLOBAL PROPERTY HOUSE_SECRET_${game} "${secret}")
endfunction()

# house_runs_long(TARGET): what tests spend their time in is optimised under the sanitizers, too. All else compiles faster
# without than it would ever win back.
function(house_runs_long target)
  if(W13_SANITIZE AND TARGET ${target})
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# house_library(NAME SOURCES FILE... TREES TREE... OWN TREE... LINK TARGET... OWN_LINK TARGET... PCH HEADER...)
# TREES are for the part and for whoever links it, OWN for itself alone; LINK and OWN_LINK likewise. While there are no
# sources it is a library of headers.
function(house_library name)
  cmake_parse_arguments(it "" "" "SOURCES;TREES;OWN;LINK;OWN_LINK;PCH" ${ARGN})
  list(TRANSFORM it_TREES PREPEND "${HOUSE_TREES}/")
  list(TRANSFORM it_OWN PREPEND "${HOUSE_TREES}/")
  if(NOT it_SOURCES)
    message(STATUS "${name}: no sources yet")
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${it_TREES})
    target_link_libraries(${name} INTERFACE ${it_LINK})
    return()
  endif()
  add_library(${name} STATIC ${it_SOURCES})
  target_include_directories(${name} PUBLIC ${it_TREES} PRIVATE ${it_OWN})
  target_link_libraries(${name} PUBLIC ${it_LINK} PRIVATE house_flags ${it_OWN_LINK})
  if(it_PCH)
    target_precompile_headers(${name} PRIVATE ${it_PCH})
  endif()
endfunction()

# house_program(NAME SOURCES FILE... OWN TREE... LINK TARGET... PCH HEADER...): left out while there are no sources.
function(house_program name)
  cmake_parse_arguments(it "" "" "SOURCES;OWN;LINK;PCH" ${ARGN})
  if(NOT it_SOURCES)
    message(STATUS "${name}: no sources yet")
    return()
  endif()
  list(TRANSFORM it_OWN PREPEND "${HOUSE_TREES}/")
  add_executable(${name} ${it_SOURCES})
  target_include_directories(${name} PRIVATE ${it_OWN})
  target_link_libraries(${name} PRIVATE house_flags ${it_LINK})
  if(it_PCH)
    target_precompile_headers(${name} PRIVATE ${it_PCH})
  endif()
endfunction()

# house_module(NAME LINK TARGET...): what the window opens only when it is wanted: the sources of the current folder, which sees
# itself by the folder's name.
function(house_module name)
  cmake_parse_arguments(it "" "" "LINK" ${ARGN})
  get_filename_component(folder "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
  house_open(${folder} ${folder})
  house_sources(sources *.cpp)
  add_library(${name} MODULE ${sources})
  target_include_directories(${name} PRIVATE "${HOUSE_TREES}/${folder}")
  target_link_libraries(${name} PRIVATE house_flags ${it_LINK})
  set_target_properties(${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/${W13_MODULES}")
endfunction()

# house_together(TARGET [ALONE FOLDER...] [MOST n]): compiles the sources of each folder together, up to n (sixteen) at once,
# since most of the time goes into the headers they share. Each still compiles alone, and does so in Debug, for the debugger.
# ALONE: folders (".": the target's own) that are together under the sanitizers only, since in Release scripts/mutations.py
# compiles many broken sources of theirs, one at a time. A source that is generated, or has options of its own, stays alone.
function(house_together target)
  cmake_parse_arguments(it "" "MOST" "ALONE" ${ARGN})
  if(NOT it_MOST)
    set(it_MOST 16)
  endif()
  if(NOT TARGET ${target} OR NOT (W13_SANITIZE OR CMAKE_BUILD_TYPE STREQUAL "Release"))
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^[^/].*\\.cpp$")
  list(REMOVE_DUPLICATES sources)
  set(subjects "")
  foreach(source IN LISTS sources)
    get_filename_component(folder "${source}" DIRECTORY)
    if(folder STREQUAL "")
      set(folder ".")
    endif()
    if(NOT W13_SANITIZE AND folder IN_LIST it_ALONE)
      continue()
    endif()
    string(REPLACE "/" "_" subject "${folder}")
    if(subject STREQUAL ".")
      set(subject ${target})
    endif()
    if(NOT subject IN_LIST subjects)
      list(APPEND subjects ${subject})
      set(about_${subject} "")
    endif()
    list(APPEND about_${subject} ${source})
  endforeach()
  foreach(subject IN LISTS subjects)
    list(LENGTH about_${subject} count)
    if(count EQUAL 1)
      continue()
    endif()
    math(EXPR groups "(${count} + ${it_MOST} - 1) / ${it_MOST}")
    set(at 0)
    foreach(source IN LISTS about_${subject})
      math(EXPR group "${at} * ${groups} / ${count} + 1")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${subject}_${group})
      math(EXPR at "${at} + 1")
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
