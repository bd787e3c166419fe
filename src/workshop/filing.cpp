#include "workshop/filing.h"

#include "engine/house/cards/card_part.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"

namespace house {

namespace fs = std::filesystem;

namespace {

void carryOut(const Filing& filing) {
  std::error_code error;
  if (filing.text) {
    fs::create_directories(filing.file.parent_path(), error);
    return kernel::writeWholeFile(filing.file.string(), *filing.text, kernel::Over::anything());
  }
  fs::remove(filing.file, error);
  if (error) throw kernel::DataError("cannot remove " + filing.file.string() + ": " + error.message());
}

}  // namespace

void carryOut(const std::vector<Filing>& filings) {
  std::vector<Filing> before;  // how to undo what is done
  try {
    for (const Filing& filing : filings) {
      const bool there = fs::exists(filing.file);
      Filing back{filing.file, there ? std::optional(readText(filing.file)) : std::nullopt};
      carryOut(filing);
      before.push_back(std::move(back));
    }
  } catch (const std::exception& fault) {
    const std::string told = fault.what();
    for (auto undo = before.rbegin(); undo != before.rend(); ++undo) carryOut(*undo);
    throw kernel::DataError(told);
  }
}

}  // namespace house
