#pragma once
// The rules of Vault: each step is a procedure (`resume`) or a question (`ask` and `answer`, side by side), as defined
// in kernel/agenda.h. The steps are in pieces.h.

#include "engine/games/vault/table.h"

namespace vault {

// ---- a night

void resume(Night, Table& t);
SeatSet asked(SealedBids, const World& w);
void ask(SealedBids, const World& w, Seat seat, Decision& d);
void answer(SealedBids, Table& t, Seat seat, Choice c);
void resume(OpenBids, Table& t);
void resume(DrawUp, Table& t);

// ---- a card, a claim, a doubt

void ask(LayCard q, const World& w, Decision& d);
void answer(LayCard q, Table& t, Choice c);
void ask(SayMetal q, const World&, Decision& d);
void answer(SayMetal q, Table& t, Choice c);
void ask(DoubtIt q, const World& w, Decision& d);
void answer(DoubtIt q, Table& t, Choice c);

// ---- loot

void ask(HideLoot q, const World&, Decision& d);
void answer(HideLoot q, Table& t, Choice c);
void ask(SearchLoot q, const World& w, Decision& d);
void answer(SearchLoot q, Table& t, Choice c);

}  // namespace vault
