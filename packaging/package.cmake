# The Debian package. The target `deb` builds both programs and packs them; `cpack -G DEB` in the build folder packs what
# is there.
set(CPACK_PACKAGE_NAME warehouse13-table)
set(CPACK_PACKAGE_VENDOR "Warehouse 13, the digital table")
set(CPACK_PACKAGE_CONTACT "Warehouse 13, the digital table <maintainers@warehouse13.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "hot-seat adaptation of Warehouse 13: The Board Game")
set(CPACK_PACKAGE_DESCRIPTION
    "Two to five people around one computer hunt dangerous artifacts, and one of
them may be a traitor. The program knows all the rules, keeps every secret, and
lets bots take empty seats. Cards are plain text files that can be changed.
.
warehouse13-table is the window. w13 plays the same game in the terminal, checks
cards, and lets bots play whole seasons to measure them.
.
This is an unofficial fan adaptation.")
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_SOURCE_DIR}/needed.cmake")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# Libraries are found out; what is opened by name at run time has to be said.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-bebas-neue, fonts-roboto-slab, fonts-lato, fonts-gnutypewriter")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, pipewire-pulse | pulseaudio")
include(CPack)

if(TARGET w13 AND TARGET warehouse13-table)
  add_custom_target(deb COMMAND "${CMAKE_CPACK_COMMAND}" -G DEB WORKING_DIRECTORY "${PROJECT_BINARY_DIR}" VERBATIM)
  add_dependencies(deb programs)
endif()
