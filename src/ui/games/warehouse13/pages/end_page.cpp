#include "ui/games/warehouse13/pages/end_page.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextBrowser>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/pages/outcome.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kHeadEnds = 132, kGridEnds = 470, kFootEnds = 698, kEdge = 14, kBetweenParts = 10;
constexpr double kShelfPart = 0.42, kKnewPart = 0.33;

}  // namespace

EndPage::EndPage(const Catalog& cards, const Words& words, QWidget* parent)
    : NoticePage(parent), cards_(cards), words_(words), grid_(cards, words), knew_(new QTextBrowser(this)) {
  knew_->setObjectName("knew");
  knew_->setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0px; }");
  for (const Order what : {Order::Next, Order::Save, Order::GoOn, Order::Went}) addButton(what);
  EndPage::retranslate();
}

void EndPage::retranslate() {
  name(Order::Next, tr("New season"));
  name(Order::Save, tr("Save a copy"));
  name(Order::GoOn, tr("Look at the table"));
  name(Order::Went, tr("How it went"));
  if (view_.players > 0) show(View(view_), Events(story_));
}

void EndPage::show(const View& v, const Events& story) {
  view_ = v;
  story_ = story;
  grid_.take(SeasonReview::of(story_, cards_, words_, view_), view_);
  select(0);
}

QStringList EndPage::titles() const {
  QStringList all;
  for (int column = 0; column < grid_.columns(); ++column) all << grid_.titleOf(column);
  return all;
}

Seat EndPage::traitor() const {
  for (int seat = 0; seat < view_.players; ++seat)
    if (view_.seats[seat].traitor) return seatAt(seat);
  return Seat::Table;
}

// ---- which Episode is looked at ----------------------------------------------------------------------------------

void EndPage::select(int column) {
  grid_.select(std::clamp(column, 0, std::max(0, grid_.columns() - 1)));
  painted_ = {};
  tellSelected();
  update();
}

void EndPage::tellSelected() {
  if (grid_.columns() == 0) return;
  const int column = grid_.selected();
  QString html;
  QStringList spoken = {grid_.titleOf(column), grid_.outcomeOf(column)};
  const auto put = [&](const Moment& moment) {
    const QString text = say(moment.text);
    const QString known = tr("Known to %1.").arg(say(whoKnew(moment, words_, view_)));
    html += "<p style='margin:0 0 5px 0'>" + text.toHtmlEscaped() + " <span style='color:#D3A4F7'>" +
            known.toHtmlEscaped() + "</span></p>";
    spoken << text + " " + known;
  };
  if (column == 0)
    for (const Moment& moment : grid_.review().dealt) put(moment);
  for (const Moment& moment : kernel::at(grid_.review().columns, column).secrets) put(moment);
  if (html.isEmpty()) html = "<p>" + tr("No secret was told or handed over here.").toHtmlEscaped() + "</p>";
  for (int seat = 0; seat < view_.players; ++seat)
    if (const QString did = grid_.toldOf(column, seatAt(seat)); !did.isEmpty())
      spoken << say(words_.seat(seatAt(seat), view_)) + ": " + did;
  spoken << grid_.turnedIn(column);
  knew_->setHtml(html);
  knew_->setAccessibleName(tr("Who knew what: %1").arg(grid_.titleOf(column)));
  setAccessibleName(say(words_.ending(view_)));
  setAccessibleDescription(spoken.join(". "));
}

void EndPage::showEvent(QShowEvent* event) {
  NoticePage::showEvent(event);
  cameUp_ = timeNow();
}

// Whoever still presses Enter for the table, or holds it, has not read who won.
void EndPage::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && (event->isAutoRepeat() || timeSince(cameUp_) < kLateEnter)) return;
  if (event->key() == Qt::Key_Left) return select(grid_.selected() - 1);
  if (event->key() == Qt::Key_Right) return select(grid_.selected() + 1);
  if (event->key() == Qt::Key_B || event->key() == Qt::Key_Escape) return emit pressed(Order::GoOn);
  NoticePage::keyPressEvent(event);
}

void EndPage::mousePressEvent(QMouseEvent* event) {
  const QPointF point = event->position();
  const int column = grid_.columnAt({(point.x() - width() / 2.0) / unit(), point.y() / unit()});
  if (column >= 0) select(column);
}

// ---- as it looks -------------------------------------------------------------------------------------------------

double EndPage::unit() const { return std::min(width() / 1280.0, height() / 800.0); }

EndPage::Parts EndPage::parts() const {
  const double half = width() / unit() / 2 - kEdge;
  const double foot = kFootEnds - kGridEnds - kBetweenParts;
  const double room = 2 * half - 2 * kBetweenParts;
  Parts parts;
  parts.head = {-half, 6, 2 * half, kHeadEnds - 6};
  parts.grid = {-half, kHeadEnds + 4, 2 * half, kGridEnds - kHeadEnds - 4};
  parts.shelf = {-half, kGridEnds + kBetweenParts, room * kShelfPart, foot};
  parts.knew = {parts.shelf.right() + kBetweenParts, kGridEnds + kBetweenParts, room * kKnewPart, foot};
  parts.luck = {parts.knew.right() + kBetweenParts, kGridEnds + kBetweenParts,
                half - parts.knew.right() - kBetweenParts, foot};
  return parts;
}

void EndPage::rescaled() {
  NoticePage::rescaled();
  painted_ = {};
  update();
}

void EndPage::resizeEvent(QResizeEvent* event) {
  NoticePage::resizeEvent(event);
  painted_ = {};
  const double scale = unit();
  const QRectF place = parts().knew.adjusted(14, 40, -8, -8);
  knew_->setGeometry(
      QRectF(width() / 2.0 + place.x() * scale, place.y() * scale, place.width() * scale, place.height() * scale)
          .toRect());
  knew_->document()->setDefaultFont(w13::font(Role::Body, 16 * scale * std::min(readingSize(), 200) / 100));
}

void EndPage::paintEvent(QPaintEvent*) {
  const double dpr = devicePixelRatioF();
  if (painted_.size() != size() * dpr) {
    painted_ = QPixmap(size() * dpr);
    painted_.setDevicePixelRatio(dpr);
    QPainter p(&painted_);
    drawPage(p);
  }
  QPainter p(this);
  p.drawPixmap(0, 0, painted_);
}

void EndPage::drawPage(QPainter& p) {
  Ink ink(p, beginPaint(p, QColor(colour::kAmber)));
  if (view_.players == 0) return;
  const Parts parts = this->parts();
  drawHead(ink, parts.head);
  grid_.draw(ink, parts.grid);
  drawShelf(ink, parts.shelf);
  ink.panel(parts.knew, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kGoo300), 2, 12);
  if (grid_.columns() > 0)  // a season that a lesson laid out may have none
    ink.text(parts.knew.adjusted(14, 6, -12, -parts.knew.height() + 38),
             tr("Who knew what: %1").arg(grid_.titleOf(grid_.selected())), Role::Heading, 24, QColor(colour::kGoo300));
  drawLucks(ink, parts.luck);
  writeOnBar(ink, view_.winner == Winner::Warehouse ? QStringLiteral("app/icon") : QStringLiteral("agents/adversary"),
             tr("The season is over."),
             tr("Left and right go through the Episodes. It stays among the saved seasons."));
}

void EndPage::drawHead(Ink& ink, const QRectF& at) const {
  const bool warehouse = view_.winner == Winner::Warehouse;
  const QColor with(warehouse ? colour::kGold : colour::kGoo300);
  const Seat who = traitor();
  double x = at.x() + 6;
  if (who != Seat::Table) {
    ink.panel({x, at.y() + 2, 116, 116}, QColor(colour::kGoo500), QColor(colour::kGoo900), QColor(colour::kGoo300), 3,
              58);
    ink.picture(art::agentFile(cards_.of(view_.seats[who].who).id), {x + 6, at.y() + 8, 104, 104});
    QPainter& p = ink.painter();
    p.save();
    p.translate(x + 128, at.y() + 68);
    p.rotate(7);
    drawLoyalty(ink, {-32, -50, 64, 98}, true);
    p.restore();
    x += 184;
  } else {
    ink.picture("app/icon", {x, at.y() + 8, 104, 104});
    x += 124;
  }
  const double wide = at.width() * 0.5;
  ink.text({x, at.y() + 4, wide, 66}, whoWon(view_), Role::Heading, 62, with);
  const QString was = who == Seat::Table
                          ? QString()
                          : tr("%1 was the Traitor.").arg(say(words_.seat(who, view_))) + QStringLiteral(" ");
  ink.paragraph({x, at.y() + 68, wide, at.height() - 70}, was + howWon(view_, words_), Role::Question, 20,
                QColor(colour::kText), Qt::AlignLeft | Qt::AlignTop);
  drawLoyal(ink, {x + wide + 12, at.y(), at.right() - x - wide - 12, at.height()});
}

void EndPage::drawLoyal(Ink& ink, const QRectF& at) const {
  const int loyal = view_.players - (traitor() == Seat::Table ? 0 : 1);
  const double wide = std::min(110.0, at.width() / std::max(1, loyal));
  double x = at.right() - wide * loyal;
  for (int seat = 0; seat < view_.players; ++seat) {
    const SeatView& s = view_.seats[seat];
    if (s.traitor) continue;
    const double face = std::min(76.0, wide - 8);
    ink.picture(art::agentFile(cards_.of(s.who).id), {x + (wide - face) / 2, at.y() + 4, face, face},
                s.bronzed ? Tone::Bronze : Tone::Plain);
    ink.text({x + 2, at.y() + 80, wide - 4, 24}, say(words_.seat(seatAt(seat), view_)), Role::Heading, 22,
             colourOfAgent(say(cards_.of(s.who).id)), Qt::AlignCenter);
    ink.text({x + 2, at.y() + 102, wide - 4, 20},
             s.bronzed           ? tr("loyal, Bronzed")
             : view_.cooperative ? tr("Agent")
                                 : tr("loyal"),
             Role::Body, 14, QColor(colour::kText2), Qt::AlignCenter);
    x += wide;
  }
}

// Three bays for what was retrieved, then what was lost, overlapping where it is much.
void EndPage::drawShelf(Ink& ink, const QRectF& at) const {
  ink.panel(at, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  const double high = at.height() - 56;
  const double wide = high * kLargeCard.width() / kLargeCard.height();
  constexpr int kBays = 3;
  const double full = std::min(wide + 10, at.width() * 0.56 / kBays);
  const auto bayAt = [&](int place) { return place < view_.stacks.size() ? full : full * 0.68; };
  double end = at.x() + 14;
  for (int place = 0; place < kBays; ++place) end += bayAt(place);
  ink.text({at.x() + 14, at.y() + 6, end - at.x() - 14, 32}, tr("Stacks %1 of %2").arg(view_.stacks.size()).arg(kBays),
           Role::Heading, 24, QColor(colour::kGold));
  double bay = at.x() + 14;
  for (int place = 0; place < kBays; ++place) {
    const QRectF box(bay, at.y() + 40, bayAt(place) - 8, high + 4);
    bay += bayAt(place);
    ink.panel(box, QColor(colour::kSteel700), QColor(colour::kWell), QColor(colour::kSteel500), 2, 6);
    if (place < view_.stacks.size()) {
      const double w = std::min(box.width() - 6, wide - 6);
      const double h = w * kLargeCard.height() / kLargeCard.width();
      drawCard(ink, {box.center().x() - w / 2, box.bottom() - h - 4, w, h}, cards_, words_, view_.stacks[place]);
    } else {
      ink.text(box.adjusted(5, 0, -5, 0), tr("empty"), Role::Typed, 14, QColor(colour::kSteel300), Qt::AlignCenter);
    }
  }
  const double left = end + 12;
  const double room = at.right() - left - 12;
  ink.text({left, at.y() + 6, room, 32}, tr("Lost %1").arg(view_.lost.size()), Role::Heading, 24,
           QColor(colour::kGoo300));
  const double card = std::min(wide, room);
  const double pitch = view_.lost.size() < 2 ? 0 : std::min(card + 6, (room - card) / (view_.lost.size() - 1));
  double x = left;
  for (const CardId each : view_.lost) {
    drawCard(ink, {x, at.y() + 42, card, card * kLargeCard.height() / kLargeCard.width()}, cards_, words_, each);
    x += pitch;
  }
}

void EndPage::drawLucks(Ink& ink, const QRectF& at) const {
  ink.panel(at, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  const double head =
      ink.text({at.x() + 14, at.y() + 6, 120, 32}, tr("Luck"), Role::Heading, 24, QColor(colour::kGold)) + 26;
  ink.text({at.x() + head, at.y() + 8, at.width() - head - 12, 28}, tr("rolled, and the average of the dice"),
           Role::Body, 14, QColor(colour::kText2));
  const SeasonReview& review = grid_.review();
  const double step = (at.height() - 48) / 3;
  const auto row = [&](int place) { return QRectF(at.x() + 14, at.y() + 42 + step * place, at.width() - 28, step); };
  DieFace face;
  face.body = DieFace::Body::Warehouse;
  face.pips = 3;
  drawLuck(ink, row(0), tr("Warehouse dice, rolls: %1").arg(review.warehouse.rolls), face, review.warehouse, 3, true);
  face = {DieFace::Body::Clue, Symbol::Logic, {Symbol::Logic, 2}, -1, false};
  drawLuck(ink, row(1), tr("Clue dice in Retrieval, rolls: %1").arg(review.clues.rolls), face, review.clues, 2, true);
  face = {DieFace::Body::Goo, Symbol::None, {Symbol::Logic, 1}, -1, false};
  drawLuck(ink, row(2), tr("Goo dice with a symbol, rolls: %1").arg(review.goo.rolls), face, review.goo, 1, false);
}

}  // namespace w13
