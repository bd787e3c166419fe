#include "ui/shelf/shelf_screen.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>

#include "engine/kernel/count.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/pages/credits.h"
#include "ui/shelf/box_growth.h"
#include "ui/shelf/shelf_box.h"
#include "ui/widgets/letters.h"
#include "ui/widgets/menu_button.h"

namespace ui {

namespace {

// In points of the smallest window.
constexpr double kMenu = 300, kSide = 18, kLogo = 58, kHead = 34, kBetweenButtons = 2, kMargin = 26, kGap = 26;
constexpr double kBoard = 16, kHighest = 430, kFreeHigh = 150, kFreeLow = 60, kFoot = 34;
constexpr double kFirstShape = 637.0 / 430, kFirstShare = 0.635,
                 kSecondHigh = 0.86;  // of the row's width; of its height
constexpr int kInFirstRow = 2, kInSecondRow = 3;

}  // namespace

ShelfScreen::ShelfScreen(std::function<std::vector<OnShelf>()> games, QWidget* parent)
    : Page(parent, kLargestText), games_(std::move(games)), fault_(new QLabel(this)) {
  setAccessibleName(tr("The shelf"));
  fault_->setObjectName("fault");
  fault_->setProperty("look", "fault");
  fault_->setWordWrap(true);
  fault_->hide();
  makeMenu();
  refresh();
  choose(std::max(0, newest()));
}

// ---- the menu ---------------------------------------------------------------------------------------------------

MenuButton* ShelfScreen::addButton(const char* name, const QString& icon, const QString& key,
                                   const std::function<void()>& leads) {
  MenuButton* button = new MenuButton(icon, key, this);
  button->setObjectName(name);
  button->installEventFilter(this);
  connect(button, &QPushButton::clicked, this, leads);
  return button;
}

void ShelfScreen::makeMenu() {
  const auto to = [this](Door door) { return [this, door] { open(chosen_, door); }; };
  goOn_ = addButton("continue", {}, tr("C", "key"), [this] { open(newest(), Door::GoOn); });
  play_ = addButton("play", "icons/menu-new", tr("P", "key"), to(Door::First));
  learn_ = addButton("learn", "icons/rulebook", tr("L", "key"), to(Door::Lessons));
  saved_ = addButton("load", "icons/stacks", tr("S", "key"), to(Door::Saved));
  workshop_ = addButton("workshop", "icons/menu-workshop", tr("W", "key"), to(Door::Workshop));
  options_ = addButton("options", "icons/menu-options", tr("O", "key"), [this] { emit options(); });
  quit_ = addButton("quit", {}, tr("Q", "key"), [this] { emit quit(); });
}

void ShelfScreen::wordMenu() {
  if (boxes_.empty()) return;
  const OnShelf& game = kernel::at(boxes_, chosen_)->game();
  const QString name = game.box.name;
  play_->say(tr("Play %1").arg(name), tr("open the box"));
  learn_->say(tr("Learn to play"), name);
  saved_->say(tr("Saved games"), name);
  workshop_->say(tr("Workshop"), tr("cards for %1").arg(name));
  options_->say(tr("Options"), tr("for all games"));
  quit_->say(tr("Quit"), {});
  const int last = newest();
  if (last >= 0) {
    const OnShelf& other = kernel::at(boxes_, last)->game();
    goOn_->say(tr("Continue"), QStringLiteral("%1 \u00B7 %2").arg(other.box.name, other.newest->where));
  }
  goOn_->setVisible(last >= 0);
  goOn_->setGold(last == chosen_);
  play_->setGold(!game.newest);
  learn_->setVisible(game.teaches);
  saved_->setVisible(game.saved);
  workshop_->setVisible(game.designs);
}

int ShelfScreen::newest() const {
  int found = -1;
  for (int at = 0; at < kernel::count(boxes_); ++at) {
    const auto& match = kernel::at(boxes_, at)->game().newest;
    if (match && (found < 0 || match->when > kernel::at(boxes_, found)->game().newest->when)) found = at;
  }
  return found;
}

// ---- the boxes --------------------------------------------------------------------------------------------------

void ShelfScreen::refresh() {
  const std::vector<OnShelf> games = games_();
  while (boxes_.size() < games.size()) {
    const int at = kernel::count(boxes_);
    ShelfBox* box = new ShelfBox(this);
    box->setObjectName(QStringLiteral("box-%1").arg(at));
    connect(box, &ShelfBox::chosen, this, [this, at] { choose(at); });
    connect(box, &ShelfBox::opens, this, [this, at](Door door) { open(at, door); });
    boxes_.push_back(box);
  }
  for (int at = 0; at < kernel::count(boxes_); ++at) kernel::at(boxes_, at)->show(kernel::at(games, at));
  if (!boxes_.empty()) setFocusProxy(kernel::at(boxes_, chosen_));
  choose(chosen_);
}

void ShelfScreen::choose(int game) {
  chosen_ = game;
  for (int at = 0; at < kernel::count(boxes_); ++at) kernel::at(boxes_, at)->setChosen(at == game);
  if (!boxes_.empty()) setFocusProxy(kernel::at(boxes_, chosen_));
  wordMenu();
  layOut();
}

void ShelfScreen::step(int by) {
  const int to = std::clamp(chosen_ + by, 0, kernel::count(boxes_) - 1);
  kernel::at(boxes_, to)->setFocus(Qt::TabFocusReason);
}

void ShelfScreen::open(int game, Door door) {
  if (game < 0 || growth_ != nullptr) return;
  complain({});
  growth_ = new BoxGrowth(*kernel::at(boxes_, game), paced(kOpens, pace_), this);
  connect(growth_, &BoxGrowth::ended, this, [this, game, door] { emit opens(game, door); });
}

void ShelfScreen::settle() {
  if (growth_ == nullptr) return;
  std::exchange(growth_, nullptr)->deleteLater();
  kernel::at(boxes_, chosen_)->setFocus();
}

void ShelfScreen::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->setVisible(!sentence.isEmpty());
  layOut();
}

// ---- where things stand -----------------------------------------------------------------------------------------

void ShelfScreen::rescaled() { layOut(); }

void ShelfScreen::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  layOut();
  if (growth_ != nullptr) growth_->setGeometry(rect());
}

double ShelfScreen::menuWidth() const { return kMenu * scale() * std::clamp(letters::growth(), 1.0, 1.4); }

void ShelfScreen::layOut() {
  if (quit_ == nullptr) return;  // not all is there yet
  placeMenu();
  placeBoxes();
  update();
}

void ShelfScreen::placeMenu() {
  const double s = scale(), wide = menuWidth() - 2 * kSide * s;
  const bool large = letters::growth() > 1.3;
  double y = 20 * s;
  menuHead_ = QRectF(kSide * s, y, wide, (large ? 0 : kLogo + 8) * s + letters::lineHeight(Role::Heading, 30, s));
  y = menuHead_.bottom() + 12 * s;
  const std::array<MenuButton*, 7> all = {goOn_, play_, learn_, saved_, workshop_, options_, quit_};
  double needed = 0;
  for (MenuButton* each : all)
    if (!each->isHidden()) needed += each->rescale(s) + kBetweenButtons * s;
  const double shrunk = s * std::min(1.0, (height() - y - 6 * s) / needed);  // in small windows with large text
  for (MenuButton* each : all) {
    const int high = each->rescale(shrunk);
    if (each->isHidden()) continue;
    each->setGeometry(qRound(kSide * s - 4), qRound(y), qRound(wide + 8), high);
    y += high + kBetweenButtons * s;
  }
  menuFoot_ = QRectF(kSide * s, y + 6 * s, wide, height() - y - 20 * s);
}

void ShelfScreen::placeBoxes() {
  const double s = scale(), left = menuWidth() + kMargin * s, wide = width() - left - kMargin * s;
  const double head = letters::lineHeight(Role::Heading, kHead, s),
               foot = std::max(kFoot * s, letters::lineHeight(Role::Body, 15, s) * 1.6);
  shelfHead_ = QRectF(left, 14 * s, wide, head);
  shelfFoot_ = QRectF(left, height() - foot, wide, foot);
  const double top = shelfHead_.bottom() + kGap * s / 2;
  const double low = letters::growth() > 1.4 ? kFreeLow * s : kFreeHigh * s;
  const double room = shelfFoot_.top() - top - 2 * kBoard * s - kGap * s - low;
  const double first = std::min({wide * kFirstShare, room * kFirstShape});
  const double high = letters::growth() > 1.4 ? room : std::min(room, std::max(kHighest * s, first / kFirstShape));
  const double second = std::min(wide - first - kGap * s, high);
  const double board = top + high;
  boards_ = {{left - kMargin * s / 2, board, wide + kMargin * s, kBoard * s}};
  const double glow = ShelfBox::kGlow * s;
  const auto place = [&](int at, const QRectF& where) {
    ShelfBox* box = kernel::at(boxes_, at);
    box->rescale(s);
    box->setGeometry(where.adjusted(-glow, -glow, glow, glow).toRect());
  };
  if (!boxes_.empty()) place(0, {left, top, first, high});
  if (kernel::count(boxes_) > 1)
    place(1, {left + first + kGap * s, board - high * kSecondHigh, second, high * kSecondHigh});
  const double lower = board + (kBoard + kGap) * s, each = (wide - 2 * kGap * s) / kInSecondRow;
  boards_.emplace_back(left - kMargin * s / 2, lower + low, wide + kMargin * s, kBoard * s);
  free_.clear();
  for (int at = 0; at < kInSecondRow; ++at) {
    const QRectF where(left + at * (each + kGap * s), lower, each, low);
    if (kInFirstRow + at < kernel::count(boxes_)) place(kInFirstRow + at, where);
    else free_.push_back(where);
  }
  fault_->setGeometry(shelfFoot_.toRect());
}

// ---- painting ---------------------------------------------------------------------------------------------------

void ShelfScreen::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintGround(p, rect());
  paintMenu(p);
  paintShelf(p);
}

void ShelfScreen::paintMenu(QPainter& p) const {
  const double s = scale();
  p.fillRect(QRectF(0, 0, menuWidth(), height()), QColor(0, 0, 0, 110));
  p.fillRect(QRectF(menuWidth() - 2 * s, 0, 2 * s, height()), QColor(colour::kBrass600));
  Ink ink(p, devicePixelRatioF());
  QRectF at = menuHead_;
  if (letters::growth() <= 1.3) {
    ink.picture("app/icon", {at.x(), at.y(), kLogo * s, kLogo * s});
    at.setTop(at.top() + (kLogo + 8) * s);
  }
  letters::line(p, at, tr("The digital table"), letters::face(Role::Heading, 30, s), QColor(colour::kGold));
  const QFont typed = letters::face(Role::Typed, 12, s);
  const QString note =
      tr("Unofficial fan adaptations. Not connected with the rights holders.") + "\n" + Credits::line(isIllustrated());
  const double high = letters::height(typed, menuFoot_.width(), note);
  if (high <= menuFoot_.height())
    letters::paragraph(p, {menuFoot_.x(), menuFoot_.bottom() - high, menuFoot_.width(), high}, note, typed,
                       QColor(colour::kText3));
}

void ShelfScreen::paintShelf(QPainter& p) const {
  const double s = scale();
  Ink ink(p, devicePixelRatioF());
  const double wide =
      letters::line(p, shelfHead_, tr("The shelf"), letters::face(Role::Heading, kHead, s), QColor(colour::kGold));
  letters::line(p, shelfHead_.adjusted(wide + 18 * s, 0, 0, 0), tr("Arrows to walk along it, Enter to open a box"),
                letters::face(Role::Body, 15, s), QColor(colour::kText2));
  for (const QRectF& board : boards_) {
    p.fillRect(board.adjusted(0, board.height(), 0, 8 * s), QColor(0, 0, 0, 70));
    ink.panel(board, QColor(0xFF7A5426), QColor(0xFF4A3115), QColor(0xFF2A1C0C), 1.5 * s, 2 * s);
  }
  for (const QRectF& each : free_) paintFree(p, each);
  if (fault_->isHidden())
    letters::line(p, shelfFoot_,
                  tr("Each game keeps its own saves, lessons and cards; the options are for all of them."),
                  letters::face(Role::Body, 15, s), QColor(colour::kText2));
}

void ShelfScreen::paintFree(QPainter& p, const QRectF& at) const {
  const double s = scale();
  Ink ink(p, devicePixelRatioF());
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(0, 0, 0, 70));
  p.drawRoundedRect(at, 10 * s, 10 * s);
  ink.dashed(at, QColor(colour::kBrass700), 10 * s);
  const double line = letters::lineHeight(Role::Heading, 18, s), side = std::min(48 * s, at.height() - line - 24 * s);
  const QRectF words(at.x(), at.center().y() + (side > 0 ? side / 2 - line / 2 : -line / 2), at.width(), line);
  letters::line(p, words, tr("Room for a game"), letters::face(Role::Heading, 18, s), QColor(colour::kText3),
                Qt::AlignCenter);
  if (side < 16 * s) return;
  const QRectF cube(at.center().x() - side / 2, words.top() - side - 4 * s, side, side * 0.9);
  const QPointF middle = cube.center();
  const double fold = cube.height() * 0.26;
  QPainterPath lines;
  lines.addPolygon(QPolygonF({{middle.x(), cube.top()},
                              {cube.right(), cube.top() + fold},
                              {cube.right(), cube.bottom() - fold},
                              {middle.x(), cube.bottom()},
                              {cube.left(), cube.bottom() - fold},
                              {cube.left(), cube.top() + fold},
                              {middle.x(), cube.top()}}));
  lines.moveTo(cube.left(), cube.top() + fold);
  lines.lineTo(middle.x(), cube.top() + 2 * fold);
  lines.lineTo(cube.right(), cube.top() + fold);
  lines.moveTo(middle.x(), cube.top() + 2 * fold);
  lines.lineTo(middle.x(), cube.bottom());
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(QColor(colour::kBrass600), 2 * s, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  p.drawPath(lines);
}

// ---- keys and words ---------------------------------------------------------------------------------------------

void ShelfScreen::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("The shelf"));
  refresh();
}

// The arrows lead along the boxes, wherever the focus is.
bool ShelfScreen::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key != Qt::Key_Left && key != Qt::Key_Right) return Page::eventFilter(watched, event);
  step(key == Qt::Key_Left ? -1 : 1);
  return true;
}

void ShelfScreen::keyPressEvent(QKeyEvent* event) {
  if (event->isAutoRepeat() && event->key() != Qt::Key_Left && event->key() != Qt::Key_Right) return;
  for (MenuButton* each : {goOn_, play_, learn_, saved_, workshop_, options_, quit_})
    if (!each->isHidden() && event->modifiers() == Qt::NoModifier && event->text().toUpper() == each->key())
      return each->click();
  switch (event->key()) {
    case Qt::Key_Left: return step(-1);
    case Qt::Key_Right: return step(1);
    case Qt::Key_Home: return step(-kernel::count(boxes_));
    case Qt::Key_End: return step(kernel::count(boxes_));
    case Qt::Key_Down: focusNextPrevChild(true); return;
    case Qt::Key_Up: focusNextPrevChild(false); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: return open(chosen_, kernel::at(boxes_, chosen_)->door());
    default: Page::keyPressEvent(event);
  }
}

}  // namespace ui
