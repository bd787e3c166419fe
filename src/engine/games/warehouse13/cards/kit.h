#pragma once
// The house's kit for cards, by its own names.

#include "engine/house/cards/art_names.h"
#include "engine/house/cards/folder.h"
#include "engine/house/cards/mistake.h"
#include "engine/house/cards/node.h"

namespace w13 {

using house::ArtNames;
using house::Complaints;
using house::kLargestFile;
using house::Layer;
using house::layOver;
using house::Member;
using house::Mistake;
using house::Node;
using house::overlayNamed;
using house::parse;
using house::pointerTo;
using house::putInOrder;
using house::readArtNames;
using house::readFolder;
using house::readText;
using house::SourceFile;
using house::Stamp;
using house::stampsOf;
using house::toString;
using kernel::inQuotes;

}  // namespace w13
