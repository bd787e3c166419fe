#include "ui/games/warehouse13/pages/title_screen.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <array>

#include "engine/kernel/count.h"
#include "ui/look/illustration.h"
#include "ui/look/ink.h"
#include "ui/pages/credits.h"
#include "ui/widgets/letters.h"

namespace w13 {

namespace {

// In points of the smallest window.
constexpr double kLeft = 56, kMenu = 360, kBetweenButtons = 5, kRight = 20, kLogo = 58, kTitle = 82, kSubtitle = 28;
constexpr double kPlaque = 300;
constexpr int kNewShown = 3000;  // milliseconds

}  // namespace

/// A card of manila that tells of an artifact.
class TitleScreen::Plaque final : public QWidget {
 public:
  explicit Plaque(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }

  void tell(const NicheContent& niche, double scale) {
    scale_ = scale;
    lines_ = {niche.name};
    if (niche.lit) {
      const QString date = QLocale().toString(niche.last.date, TitleScreen::tr("d MMMM yyyy", "date"));
      lines_ << (niche.last.city.isEmpty() ? date : TitleScreen::tr("%1, %2").arg(niche.last.city, date));
      QString people = niche.last.people.join(", ");
      if (!niche.last.how.isEmpty()) people += QStringLiteral(" \u00B7 ") + niche.last.how;
      lines_ << people;
    } else {
      lines_ << QString() << TitleScreen::tr("Not retrieved here yet.");
    }
    const double wide = kPlaque * scale * std::min(1.5, std::max(1.0, letters::growth()));
    double high = 20 * scale;
    for (int at = 0; at < 3; ++at)
      if (!lines_[at].isEmpty()) high += letters::height(faceOf(at), wide - 28 * scale, lines_[at]);
    resize(qRound(wide), qRound(high));
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    Ink ink(p, devicePixelRatioF());
    ink.panel(rect(), QColor(colour::kPaperTop), QColor(colour::kPaperBottom), QColor(colour::kBrass500), 2 * scale_,
              8 * scale_);
    double y = 10 * scale_;
    const std::array<QRgb, 3> inks = {colour::kManilaInk, colour::kManilaMuted, colour::kManilaInk};
    for (int at = 0; at < 3; ++at)
      if (!lines_[at].isEmpty())
        y += letters::paragraph(p, {14 * scale_, y, width() - 28 * scale_, height() - y}, lines_[at], faceOf(at),
                                QColor(kernel::at(inks, at)), Qt::AlignHCenter | Qt::AlignTop);
  }

 private:
  [[nodiscard]] QFont faceOf(int line) const {
    static constexpr std::array<Role, 3> kRoles = {Role::Question, Role::Typed, Role::Body};
    static constexpr std::array<double, 3> kSizes = {16, 13, 14};
    return letters::face(kernel::at(kRoles, line), kernel::at(kSizes, line), scale_);
  }
  QStringList lines_;
  double scale_ = 1;
};

TitleScreen::TitleScreen(QWidget* parent)
    : QWidget(parent), room_(new TitleRoom(this)),
      continue_(addButton("continue", {}, tr("Enter"), &TitleScreen::goOn)),
      new_(addButton("new", "icons/menu-new", tr("N", "key"), &TitleScreen::newSeason)),
      learn_(addButton("learn", "icons/rulebook", tr("L", "key"), &TitleScreen::learn)),
      workshop_(addButton("workshop", "icons/menu-workshop", tr("W", "key"), &TitleScreen::workshop)),
      options_(addButton("options", "icons/menu-options", tr("O", "key"), &TitleScreen::options)),
      fault_(new QLabel(this)) {
  setAccessibleName(tr("Warehouse 13"));
  setFocusPolicy(Qt::StrongFocus);
  links_ = {addLink("own-cards", tr("Play my cards"), &TitleScreen::ownCards),
            addLink("shelf-of-games", tr("All games (Esc)"), &TitleScreen::shelf),
            addLink("load", tr("Saved seasons"), &TitleScreen::saves),
            addLink("credits", tr("Credits"), &TitleScreen::credits), addLink("quit", tr("Quit"), &TitleScreen::quit)};
  fault_->setProperty("look", "fault");
  fault_->setWordWrap(true);
  fault_->hide();
  new_->say(tr("New season"), tr("choose a table and deal"));
  workshop_->say(tr("Workshop"), tr("make and print your own cards"));
  options_->say(tr("Options"), tr("sound, text size, privacy"));
  links_.front()->setToolTip(tr("Sets up a season with the cards of your workshop"));
  links_.front()->hide();
  kernel::at(links_, 1)->hide();
  offer({});
}

MenuButton* TitleScreen::addButton(const char* name, const QString& icon, const QString& key,
                                   void (TitleScreen::*leads)()) {
  MenuButton* button = new MenuButton(icon, key, this);
  button->setObjectName(name);
  connect(button, &QPushButton::clicked, this, leads);
  return button;
}

QPushButton* TitleScreen::addLink(const char* name, const QString& words, void (TitleScreen::*leads)()) {
  QPushButton* link = new QPushButton(words, this);
  link->setObjectName(name);
  link->setProperty("link", true);
  link->setAutoDefault(true);
  link->setCursor(Qt::PointingHandCursor);
  connect(link, &QPushButton::clicked, this, leads);
  return link;
}

void TitleScreen::offer(const std::optional<GoingOn>& season) {
  continue_->setVisible(season.has_value());
  if (season) {
    continue_->say(tr("Continue"), season->where);
    continue_->setAccessibleDescription(season->where + ". " + season->who);
    continue_->setFaces(season->faces);
  }
  markGold();
}

void TitleScreen::greetNewcomers(bool on) {
  newcomers_ = on;
  markGold();
}

void TitleScreen::offerWorkshop(bool on) {
  workshop_->setVisible(on);
  layOut();
}

void TitleScreen::offerOwnCards(bool on) {
  links_.front()->setVisible(on);
  layOut();
}

void TitleScreen::offerShelf(bool on) {
  kernel::at(links_, 1)->setVisible(on);
  layOut();
}

// One of them is gold: what most people want now.
void TitleScreen::markGold() {
  const bool going = !continue_->isHidden();
  continue_->setGold(going);
  learn_->setGold(!going && newcomers_);
  new_->setGold(!going && !newcomers_);
  learn_->say(tr("Learn to play"), newcomers_ ? tr("start here: a few minutes") : tr("lessons at the real table"));
  layOut();
}

void TitleScreen::show(const Catalog& cards, const std::vector<Shelved>& shelved) {
  const bool first = shelf_ == nullptr;
  if (first) {
    shelf_ = new ShelfView(this);
    plaque_ = new Plaque(this);
    connect(shelf_, &ShelfView::lookedAt, this, &TitleScreen::look);
  }
  look(nullptr);
  shelf_->show(cards, shelved);
  shelf_->show();
  layOut();
  if (!first && shelved.size() > shelved_.size()) {
    look(shelf_->nicheOf(shelved.back().artifact));
    Alarm::after(kNewShown, plaque_, [this] { look(nullptr); });
  }
  shelved_ = shelved;
}

void TitleScreen::look(Niche* niche) {
  if (plaque_ == nullptr) return;
  looked_ = niche;
  plaque_->setVisible(niche != nullptr && niche->isVisibleTo(this));
  if (plaque_->isHidden()) return;
  plaque_->tell(niche->content(), scale_);
  const QPoint over = niche->mapTo(this, QPoint(niche->width() / 2, 0));
  const int most = width() - plaque_->width() - qRound(8 * scale_);
  const int least = std::min(shelf_->x(), most);  // clear of the menu
  plaque_->move(std::clamp(over.x() - plaque_->width() / 2, least, most),
                over.y() - plaque_->height() - qRound(8 * scale_));
  plaque_->raise();
}

void TitleScreen::complain(const QString& sentence) {
  fault_->setText(sentence);
  fault_->setVisible(!sentence.isEmpty());
  layOut();
}

// ---- where things stand -------------------------------------------------------------------------------------------

void TitleScreen::rescale(double scale) {
  scale_ = scale;
  layOut();
}

void TitleScreen::resizeEvent(QResizeEvent*) { layOut(); }

void TitleScreen::layOut() {
  if (links_.empty()) return;  // not all is there yet
  const double large = std::clamp(letters::growth(), 1.0, 1.5);
  double y = 0;
  placeHead(y);
  const int wide = qRound(kMenu * scale_ * large);
  const int left = qRound(kLeft * scale_) - 4;
  for (MenuButton* each : {continue_, new_, learn_, workshop_, options_}) {
    const int high = each->rescale(scale_);
    if (each->isHidden()) continue;
    each->setGeometry(left, qRound(y), wide, high);
    y += high + kBetweenButtons * scale_;
  }
  double x = kLeft * scale_;
  for (QPushButton* each : links_) {
    if (each->isHidden()) continue;
    const QSize size = each->sizeHint();
    if (x > kLeft * scale_ && x + size.width() > left + wide) {  // the next row
      x = kLeft * scale_;
      y += size.height() + kBetweenButtons * scale_;
    }
    each->setGeometry(qRound(x), qRound(y + 4 * scale_), size.width(), size.height());
    x += size.width() + 18 * scale_;
  }
  y += links_.back()->height() + 8 * scale_;
  placeFoot(y);
  placeShelf(left + wide + 30 * scale_);
  update();
}

void TitleScreen::placeHead(double& y) {
  const bool large = letters::growth() > 1.3;
  y = (large ? 18 : 34) * scale_;
  head_ = QRectF(kLeft * scale_, y, 470 * scale_, (large ? 0 : kLogo + 8) * scale_ + (kTitle + kSubtitle) * scale_);
  y = head_.bottom() + (large ? 10 : 24) * scale_;
}

// What must be said of the program stands below the menu as far as there is room; all of it is in the credits.
void TitleScreen::placeFoot(double y) {
  const double wide = kMenu * scale_;
  foot_ = QRectF(kLeft * scale_, y, wide, height() - y - 16 * scale_);
  fault_->setGeometry(QRectF(kLeft * scale_, y, wide, std::max(60 * scale_, foot_.height())).toRect());
}

void TitleScreen::placeShelf(double left) {
  if (shelf_ == nullptr) return;
  const int high = shelf_->heightFor(scale_);
  shelf_->rescale(scale_);
  shelf_->setGeometry(qRound(left), height() - high - qRound(kRight * scale_), width() - qRound(left + kRight * scale_),
                      high);
  if (looked_) look(looked_);
}

void TitleScreen::paintEvent(QPaintEvent* event) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  room_->paint(p);
  if (!event->rect().intersects(head_.toAlignedRect()) && !event->rect().intersects(foot_.toAlignedRect())) return;
  Ink ink(p, devicePixelRatioF());
  QRectF at = head_;
  if (letters::growth() <= 1.3) {
    ink.picture("app/icon", {at.x(), at.y(), kLogo * scale_, kLogo * scale_});
    at.setTop(at.top() + (kLogo + 8) * scale_);
  }
  letters::line(p, {at.x(), at.y(), at.width(), kTitle * scale_}, tr("Warehouse 13"),
                w13::font(Role::Heading, kTitle * scale_), QColor(colour::kGold));
  letters::line(p, {at.x(), at.y() + kTitle * scale_, at.width(), kSubtitle * scale_}, tr("The digital table"),
                w13::font(Role::Heading, kSubtitle * scale_), QColor(colour::kBrass300));
  const QFont typed = w13::font(Role::Typed, 13 * scale_ * std::min(1.2, letters::growth()));
  const QString note =
      tr("Unofficial fan adaptation. Not connected with the rights holders.") + "\n" + Credits::line(isIllustrated());
  const double high = letters::height(typed, foot_.width(), note);
  if (fault_->isHidden() && high <= foot_.height())
    letters::paragraph(p, {foot_.x(), foot_.bottom() - high, foot_.width(), high}, note, typed, QColor(colour::kText3));
}

void TitleScreen::showEvent(QShowEvent*) { room_->setSeen(true); }
void TitleScreen::hideEvent(QHideEvent*) { room_->setSeen(false); }

void TitleScreen::keyPressEvent(QKeyEvent* event) {
  const auto press = [&](QPushButton* button) {
    if (!button->isHidden() && !event->isAutoRepeat()) button->click();
  };
  const QString key = event->text().toUpper();
  for (const auto& [letter, button] : {std::pair(tr("N", "key"), new_), std::pair(tr("L", "key"), learn_),
                                       std::pair(tr("W", "key"), workshop_), std::pair(tr("O", "key"), options_)})
    if (key == letter && event->modifiers() == Qt::NoModifier) return press(button);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      for (MenuButton* each : {continue_, learn_, new_})
        if (each->gold()) return press(each);
      break;
    case Qt::Key_Up: focusNextPrevChild(false); break;
    case Qt::Key_Down: focusNextPrevChild(true); break;
    default: QWidget::keyPressEvent(event);
  }
}

}  // namespace w13
