# Read by cpack. Without these two programs it would leave all libraries out of the package's Depends, and say nothing.
foreach(needed IN ITEMS dpkg-shlibdeps file)
  find_program(found_${needed} ${needed})
  if(NOT found_${needed})
    message(FATAL_ERROR "${needed} is missing; please install the packages dpkg-dev and file")
  endif()
endforeach()
