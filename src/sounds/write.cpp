// make_sounds FOLDER: writes every sound into FOLDER as a WAV file, and sounds.qrc, which lists them as resources.

#include <filesystem>
#include <fstream>
#include <iostream>

#include "sounds/table.h"

namespace {

void write(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream out(file, std::ios::binary);
  out.exceptions(std::ios::failbit | std::ios::badbit);
  out << bytes << std::flush;
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::cerr << "usage: make_sounds FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = words[1];
  try {
    std::filesystem::create_directories(folder);
    std::string list = "<RCC><qresource prefix=\"/sounds\">\n";
    for (const sounds::Sound& sound : sounds::allSounds()) {
      write(folder / (sound.name + ".wav"), sounds::wavOf(sound));
      list += "<file>" + sound.name + ".wav</file>\n";
    }
    write(folder / "sounds.qrc", list + "</qresource></RCC>\n");
  } catch (const std::exception& error) {
    std::cerr << "the sounds cannot be written into " << folder.string() << ": " << error.what() << "\n";
    return 1;
  }
  return 0;
}
