#include "engine/kernel/few.h"

#include "engine/kernel/errors.h"

namespace kernel {

void noRoom(int most) {
  throw NoRoomError("the cards ask for more at once than the table can hold (" + std::to_string(most) +
                    "); fewer copies, or less that one card sets off in another, will do");
}

}  // namespace kernel
