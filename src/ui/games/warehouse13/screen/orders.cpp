#include "ui/games/warehouse13/screen/orders.h"

namespace w13 {

const char* nameOf(Order what) {
  switch (what) {
    case Order::Nothing: return "nothing";
    case Order::Deal: return "deal";
    case Order::Curtain: return "curtain";
    case Order::Claim: return "claim";
    case Order::Look: return "look";
    case Order::Say: return "say";
    case Order::Neutralize: return "neutralize";
    case Order::Unpick: return "unpick";
    case Order::Undo: return "undo";
    case Order::Wait: return "wait";
    case Order::Lost: return "lost";
    case Order::Panel: return "panel";
    case Order::Confirm: return "confirm";
    case Order::Close: return "close";
    case Order::Back: return "back";
    case Order::Again: return "again";
    case Order::Pick: return "pick";
    case Order::Ability: return "ability";
    case Order::Hand: return "hand";
    case Order::Loyalty: return "loyalty";
    case Order::Advise: return "advise";
    case Order::Recap: return "recap";
    case Order::Pin: return "pin";
    case Order::Rule: return "rule";
    case Order::Rules: return "rules";
    case Order::Log: return "log";
    case Order::Menu: return "menu";
    case Order::Options: return "options";
    case Order::Shields: return "shields";
    case Order::DropPin: return "drop-pin";
    case Order::Restart: return "restart";
    case Order::Open: return "open";
    case Order::Save: return "save";
    case Order::Leave: return "leave";
    case Order::Quit: return "quit";
    case Order::GoOn: return "go-on";
    case Order::Went: return "went";
    case Order::End: return "end";
    case Order::Next: return "next-season";
  }
  return "";
}

}  // namespace w13
