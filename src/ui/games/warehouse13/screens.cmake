# What the screens of this game are made of beyond what every game has: its bots, its sounds, its desk for designers.
sound_sources(sounds)
list(APPEND game_sources ${sounds})
list(APPEND game_link bots)
if(workshop)
  list(APPEND game_link warehouse13_workshop)
endif()
list(APPEND game_pch <engine/games/warehouse13/said/words.h>)
if(TARGET warehouse13-loudspeaker)
  set_source_files_properties(games/warehouse13/sound/speaker.cpp PROPERTIES COMPILE_DEFINITIONS
                              "W13_LOUDSPEAKER;W13_MODULES=\"${W13_MODULES}\""
                              INCLUDE_DIRECTORIES "${HOUSE_TREES}/loudspeaker")
endif()
