#include "engine/house/cards/json_complaint.h"

#include "engine/kernel/harmless.h"

namespace house {

std::string complaintOf(const std::string& what) {
  std::string message = what;
  const std::size_t bracket = message.find("] ");
  if (bracket != std::string::npos) message.erase(0, bracket + 2);
  const std::size_t place = message.find("column ");
  if (place != std::string::npos) message.erase(0, message.find(": ", place) + 2);
  // What was read last may be no valid text; the place says enough.
  const std::size_t last = message.find("; last read");
  if (last != std::string::npos) message.erase(last);
  const std::size_t quoted = message.find('\'');  // a token of any length
  if (quoted != std::string::npos && message.ends_with("'"))
    message =
        message.substr(0, quoted + 1) + kernel::piece(message.substr(quoted + 1, message.size() - quoted - 2)) + "'";
  return message;
}

}  // namespace house
