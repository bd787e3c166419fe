# What a target may include, tried out with its include folders.
# cmake -DCOMPILER= -DTARGET= -DFOLDERS= -DCLOSED= -DOPEN= [-DALONE=ON]
# CLOSED headers must not be found. OPEN ones must compile: together, or with ALONE each by itself.
cmake_minimum_required(VERSION 3.21)
list(REMOVE_DUPLICATES FOLDERS)
set(flags -std=c++20 -fPIC -fsyntax-only)
foreach(folder IN LISTS FOLDERS)
  list(APPEND flags "-I${folder}")
endforeach()

file(MAKE_DIRECTORY "firewall")
set(probe "firewall/${TARGET}.cpp")
set(broken "")

# try(TEXT WHAT): compiles a source, or adds to what is broken.
function(try text what)
  file(WRITE "${probe}" "${text}")
  execute_process(COMMAND "${COMPILER}" ${flags} "${probe}" RESULT_VARIABLE result ERROR_VARIABLE said)
  if(NOT result EQUAL 0)
    set(broken "${broken}${TARGET} ${what}:\n${said}\n" PARENT_SCOPE)
  endif()
endfunction()

set(finds "")
foreach(header IN LISTS CLOSED)
  string(APPEND finds "#if __has_include(\"${header}\")\n#error \"${header}\"\n#endif\n")
endforeach()
try("${finds}" "finds what is closed to it")

set(includes "")
foreach(header IN LISTS OPEN)
  if(ALONE)
    try("#include \"${header}\"\n" "cannot include \"${header}\" alone, but should")
  else()
    string(APPEND includes "#include \"${header}\"\n")
  endif()
endforeach()
try("${includes}" "cannot include what is open to it")

list(LENGTH CLOSED closed)
list(LENGTH OPEN open)
if(broken)
  message(FATAL_ERROR "${broken}")
endif()
message(STATUS "${TARGET}: ${closed} headers are closed to it, ${open} are open")
