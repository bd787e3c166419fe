#include "engine/house/data_folder.h"

#include "engine/kernel/errors.h"

namespace house {

namespace fs = std::filesystem;

fs::path dataFolderOf(const fs::path& program) {
  const fs::path place = (program.parent_path() / DATA_FROM_PROGRAMS).lexically_normal();
  std::error_code error;
  fs::path folder = fs::canonical(place, error);
  if (error || !fs::is_directory(folder / "cards", error))
    throw kernel::DataError("the cards and rules of the games are not in " + place.string() +
                            "; install the program again, and move it only together with them");
  return folder;
}

fs::path dataFolder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error)
    throw kernel::DataError("cannot tell where the program lies: /proc/self/exe: " + error.message() +
                            "; is /proc mounted?");
  return dataFolderOf(program);
}

fs::path lessonFolder(std::string_view game) { return dataFolder() / "lessons" / game; }
fs::path puzzleFolder(std::string_view game) { return dataFolder() / "puzzles" / game; }

}  // namespace house
