# The sounds of the window: made by src/sounds while it is built, and brought into it as :/sounds/NAME.wav.

set(SOUNDS "${PROJECT_BINARY_DIR}/sounds")

# sound_sources(VAR): the sources that bring the sounds into a part.
function(sound_sources var)
  set(made "${SOUNDS}/sounds.cpp")
  add_custom_command(
    OUTPUT "${made}"
    COMMAND make_sounds "${SOUNDS}/made"
    COMMAND Qt6::rcc --name sounds --output "${made}" "${SOUNDS}/made/sounds.qrc"
    DEPENDS make_sounds
    COMMENT "Making the sounds")
  set_source_files_properties("${made}" PROPERTIES SKIP_AUTOGEN ON SKIP_PRECOMPILE_HEADERS ON)
  set(${var} "${made}" PARENT_SCOPE)
endfunction()
