# All games of the house: folders beside this file, the first being the one that is meant where none is named. To add a
# game, add its folder's name here and write its CMakeLists.txt and module.cpp; nobody else names it.
set(GAMES warehouse13 warehouse51 vault)
