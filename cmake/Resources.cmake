# Files that Qt's resource compiler brings into a program.

# resource_list(LIST PREFIX FILE...): writes the list LIST, which brings the files beside it in below PREFIX. An unchanged
# list is left as it is, so that nothing is compiled again.
function(resource_list list prefix)
  set(files "")
  foreach(file IN LISTS ARGN)
    string(APPEND files "<file>${file}</file>")
  endforeach()
  file(CONFIGURE OUTPUT "${list}" CONTENT "<RCC><qresource prefix=\"${prefix}\">${files}</qresource></RCC>\n" @ONLY)
endfunction()
