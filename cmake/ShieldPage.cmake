function(shield_page_sources var)
  set(${var} "" PARENT_SCOPE)
endfunction()
