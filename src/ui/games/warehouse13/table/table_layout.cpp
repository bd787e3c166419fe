// Where the parts of the table lie: in a whole window, in a small one, and in a low and wide one.

#include <algorithm>

#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

namespace {

constexpr QSizeF kFull(1920, 1080), kCompact(1280, 800);
constexpr double kFullBoard = 0.976, kCompactBoard = 0.828, kBoardTop = 66;  // the wire has a slot below it
constexpr double kCompactBar = 0.72, kCompactPrompt = 0.78;
constexpr double kSmallestFull = 0.9;  // below, the whole layout's type would fall under its floors
constexpr double kSeatsAtLeast = 400;
constexpr QSizeF kLostBoard(464, 684);

/// What stands around the board, in units: the height of what lies above, below and between them, and the width that
/// the Lost Artifacts board takes; and how large bar and question are drawn.
struct Frame {
  double edge, top, bottom, below, wire, lost, bar, prompt;
};
constexpr Frame kCompactFrame{6, 50, 84, 4, 24, 66, kCompactBar, kCompactPrompt};
constexpr Frame kFullFrame{16, kBoardTop, 132, 12, 34, kLostBoard.width(), 1, 1};

}  // namespace

QSizeF TableScreen::unitsFor(const QSizeF& window) const {
  const double full = std::min(window.width() / kFull.width(), window.height() / kFull.height());
  const QSizeF base = full >= kSmallestFull ? kFull : kCompact;
  const double scale = std::min(window.width() / base.width(), window.height() / base.height());
  return window / scale;
}

void TableScreen::arrange() {
  compact_ = units().height() < kFull.height() - 1 || units().width() < kFull.width() - 1;
  seatsBeside_ = boardBesideSeats() > 1.02 * (compact_ ? kCompactBoard : kFullBoard);
  if (seatsBeside_) arrangeWide();
  else compact_ ? arrangeCompact(panelNow()) : arrangeFull(panelNow());
  const double top = top_.pos().y() + top_.boundingRect().height() * top_.scale();
  challenge_.place({0, top}, {besideSeats(), bottomOfBoard() - top - 4}, 1);
  const double below = bottomOfBoard() - (compact_ ? 1 : 3);  // in a slot of its own, between board and seats
  const double tape = compact_ ? 18 : 26;
  const double all = seatsBeside_ ? retrieval_.units().width() * retrieval_.scale() : seats_.units().width();
  const double wide = panelNow() == Panel::Board ? board::kSize.width() * ground_.scale() : all;
  wire_.place({retrieval_.pos().x(), below - tape}, {wide, tape}, 1);
  const double bar = compact_ ? 0.72 : 1;  // the caption stands on the frame between top bar and board
  danger_.place({0, 0}, units(), 1);
  caption_.place({units().width() / 2 - 450 * bar, top + (compact_ ? 0 : 1)}, {900, 24}, bar);
}

void TableScreen::placeBoard(QPointF at, double scale) {
  const auto put = [&](Area& area, const QRectF& zone) { area.place(at + zone.topLeft() * scale, zone.size(), scale); };
  put(ground_, QRectF(QPointF(0, 0), board::kSize));
  put(rooms_, board::kRooms);
  put(leads_, board::kLeads);
  put(order_, board::kLeads);
  put(field_, board::kField);
  put(walkways_, board::kWalkways);
  put(gate_, board::kGate);
  put(piles_, board::kPiles);
  put(fieldPlaces_, board::kFieldPlaces);
  put(track_, board::kTrack);
  put(stores_, board::kStores);
  put(tray_, board::kTray);
}

QRect TableScreen::aboveSeats() const {
  const double top = top_.pos().y() + top_.boundingRect().height() * top_.scale();
  return mapFromScene(QRectF(0, top, besideSeats(), bottomOfBoard() - top - 2)).boundingRect();
}

double TableScreen::besideSeats() const { return seatsBeside_ ? seats_.pos().x() - 4 : units().width(); }

double TableScreen::bottomOfBoard() const {
  return seatsBeside_ ? seats_.pos().y() + seats_.units().height() + 4 : seats_.pos().y();
}

void TableScreen::arrangeFull(Panel panel) {
  const double x = (units().width() - kFull.width()) / 2;
  const double spare = units().height() - kFull.height();
  top_.place({0, 0}, {units().width(), 60}, 1);
  placeBoard({x + 16, kBoardTop}, kFullBoard);
  for (LostArea* lost : {&lost_, &lostWhole_}) lost->place({x + 1440, kBoardTop}, kLostBoard, 1);
  lost_.take(LostArea::Form::Whole);
  const double seats = panel == Panel::Retrieval ? 216 : 168;
  const double bottom = units().height() - 132;
  retrieval_.place({x + 16, 68}, {1888, bottom - seats - spare - 112}, 1);
  seats_.place({x + 16, bottom - seats - spare - 12}, {1888, seats + spare}, 1);
  prompt_.place({x + 16, bottom}, {1888, 120}, 1);
}

void TableScreen::arrangeCompact(Panel panel) {
  constexpr double kBoard = kCompactBoard, kBar = kCompactBar, kPrompt = kCompactPrompt;
  const double w = units().width();
  const double x = (w - kCompact.width()) / 2;
  top_.place({0, 0}, {w / kBar, 60}, kBar);
  placeBoard({x + 6, 50}, kBoard);
  lost_.place({x + 1208, 50}, {66, 581}, 1);
  lost_.take(LostArea::Form::Rail);
  lostWhole_.take(LostArea::Form::Whole);
  lostWhole_.place({x + 806, 50}, kLostBoard, kBoard);
  const double bottom = units().height() - 84;
  const double seats = (panel == Panel::Retrieval ? 160 : 72) + (units().height() - kCompact.height());
  retrieval_.place({x + 6, 50}, {1268 / kBoard, (bottom - seats - 77) / kBoard}, kBoard);
  seats_.place({x + 6, bottom - seats - 6}, {1268, seats}, 1);
  prompt_.place({x + 6, bottom}, {1268 / kPrompt, 80 / kPrompt}, kPrompt);
}

/// How large the board is where the seats stand beside it, one below the other.
double TableScreen::boardBesideSeats() const {
  const Frame& f = compact_ ? kCompactFrame : kFullFrame;
  const double high = units().height() - f.top - f.bottom - f.wire;
  const double wide = units().width() - 4 * f.edge - f.lost - kSeatsAtLeast;
  return std::min(high / board::kSize.height(), wide / board::kSize.width());
}

// A low and wide place, such as large text leaves above what is read: board and seats share the width.
void TableScreen::arrangeWide() {
  const Frame& f = compact_ ? kCompactFrame : kFullFrame;
  const double w = units().width(), bottom = units().height() - f.bottom, high = bottom - f.top - f.wire;
  const double scale = boardBesideSeats();
  const double beside = 2 * f.edge + board::kSize.width() * scale, seats = beside + f.lost + f.edge;
  top_.place({0, 0}, {w / f.bar, 60}, f.bar);
  placeBoard({f.edge, f.top}, scale);
  lost_.place({beside, f.top}, compact_ ? QSizeF(f.lost, board::kSize.height() * scale) : kLostBoard, 1);
  lost_.take(compact_ ? LostArea::Form::Rail : LostArea::Form::Whole);
  lostWhole_.take(LostArea::Form::Whole);
  lostWhole_.place({beside + f.lost - kLostBoard.width() * scale, f.top}, kLostBoard, scale);
  const double gauges = compact_ ? kCompactBoard : scale / kFullBoard;
  retrieval_.place({f.edge, f.top}, {(seats - 2 * f.edge) / gauges, high / gauges}, gauges);
  seats_.place({seats, f.top}, {w - seats - f.edge, bottom - f.top - f.edge}, 1);
  prompt_.place({f.edge, bottom}, {(w - 2 * f.edge) / f.prompt, (f.bottom - f.below) / f.prompt}, f.prompt);
}

// What lies in front of the board must not cover what can be clicked now: it takes the first free place.
void TableScreen::placeFront(GameArea& front) {
  static constexpr std::array kPlaces = {board::kPlaying, QRectF(14, 380, 406, 292), QRectF(434, 380, 406, 292),
                                         QRectF(988, 10, 406, 292), QRectF(288, 10, 406, 292)};
  const std::vector<Piece*> live = livePieces();
  const double scale = ground_.scale();
  const auto isFree = [&](const QRectF& place) {
    const QRectF at(ground_.pos() + place.topLeft() * scale, place.size() * scale);
    return std::none_of(live.begin(), live.end(),
                        [&](const Piece* piece) { return at.intersects(piece->mapRectToScene(piece->reach())); });
  };
  const auto* found = std::find_if(kPlaces.begin(), kPlaces.end(), isFree);
  const QRectF place = found == kPlaces.end() ? board::kTray : *found;
  front.place(ground_.pos() + place.topLeft() * scale, place.size(), scale);
}

/// Where the light of danger falls, and what its tag points at.
void TableScreen::placeDanger() {
  DangerArea::Places places;
  places.scale = compact_ ? 0.72 : 1;
  places.prompt = prompt_.sceneBoundingRect();
  if (track_.isVisible()) places.track = track_.sceneBoundingRect();
  if (challenge_.isVisible()) places.over = challenge_.sceneBoundingRect();
  if (lost_.isVisible()) places.lost = lost_.sceneBoundingRect();
  for (const Mark& each : top_.marks())
    if (each.part == Part::Stress) places.stress = top_.mapRectToScene(each.at);
  danger_.take(places);
}

}  // namespace w13
