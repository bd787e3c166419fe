# What the screens of this game are made of beyond what every game has: its bots, its desk for designers.
list(APPEND game_link bots afterwards)
if(workshop)
  list(APPEND game_link warehouse13_workshop)
endif()
list(APPEND game_pch <engine/games/warehouse13/said/words.h>)
