#include "ui/games/warehouse13/scenes/scene_layer.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "ui/games/warehouse13/scenes/stage.h"
#include "ui/look/contrast.h"
#include "ui/time/clock.h"
#include "ui/time/how_far.h"

namespace w13 {

namespace {

constexpr double kButtonY = 994;  // its middle, in units of the scene

/// The middle of a prop at a moment.
QPointF middleOf(const Prop& prop, const Stand& stand) {
  if (prop.grows == Grows::Along) return prop.along.pointAtPercent(std::clamp(stand[Moves::Part], 0.0, 1.0));
  return {stand[Moves::X], stand[Moves::Y]};
}

double turnOf(const Prop& prop, const Stand& stand) {
  if (prop.grows != Grows::Along || !prop.heads) return stand[Moves::Turn];
  return -prop.along.angleAtPercent(std::clamp(stand[Moves::Part], 0.0, 1.0));
}

/// The part of a rectangle that is there already.
QRectF partOf(const QRectF& all, Grows grows, double part) {
  part = std::clamp(part, 0.0, 1.0);
  switch (grows) {
    case Grows::Right: return {all.x(), all.y(), all.width() * part, all.height()};
    case Grows::Left: return all.adjusted(all.width() * (1 - part), 0, 0, 0);
    case Grows::Down: return {all.x(), all.y(), all.width(), all.height() * part};
    case Grows::Up: return all.adjusted(0, all.height() * (1 - part), 0, 0);
    default: return all;
  }
}

}  // namespace

SceneLayer::SceneLayer(QWidget* over, For whom) : Page(over), whom_(whom), button_(new QPushButton(this)) {
  hide();
  setFocusPolicy(watched() ? Qt::NoFocus : Qt::StrongFocus);
  setAttribute(Qt::WA_TransparentForMouseEvents, watched());
  setAttribute(Qt::WA_OpaquePaintEvent);
  button_->setObjectName("scene-button");
  button_->setProperty("gold", true);
  button_->setFocusPolicy(Qt::NoFocus);  // Enter is taken wherever the focus is
  connect(button_, &QPushButton::clicked, this, &SceneLayer::hasten);
  connect(&frame_, &Alarm::rang, this, &SceneLayer::step);
  connect(&over_, &Alarm::rang, this, &SceneLayer::close);
  over->installEventFilter(this);
}

double SceneLayer::units() const { return std::min(width() / kSceneUnits.width(), height() / kSceneUnits.height()); }

QPointF SceneLayer::corner() const {
  return {(width() - kSceneUnits.width() * units()) / 2, (height() - kSceneUnits.height() * units()) / 2};
}

int SceneLayer::now() const { return timeSince(began_); }

void SceneLayer::play(Scene scene, const QPixmap& table) {
  scene_ = std::move(scene);
  table_ = table;
  heard_ = 0;
  rested_.reset();
  setGeometry(parentWidget()->rect());
  prepare();
  button_->setText(tr("%1 (Enter)").arg(scene_->button));
  button_->setVisible(false);
  placeButton();
  raise();
  show();
  setAccessibleName(scene_->spoken);
  if (!watched()) {
    setFocus();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  }
  began_ = timeNow();
  step();
  frame_.start();
}

void SceneLayer::putAway() {
  frame_.stop();
  over_.stop();
  scene_.reset();
  painted_.clear();
  stage_ = table_ = {};
  hide();
}

void SceneLayer::close() {
  if (!up()) return;
  putAway();
  emit closed();
}

// ---- painting once ----------------------------------------------------------------------------------------------

void SceneLayer::prepare() {
  if (!up() || width() == 0 || height() == 0) return;
  stage_ = stageOf(table_, size() * devicePixelRatioF(), scene_->light);
  stage_.setDevicePixelRatio(devicePixelRatioF());
  paintProps();
}

void SceneLayer::paintProps() {
  const double pixels = units() * devicePixelRatioF();
  painted_.clear();
  for (const Prop& prop : scene_->props) {
    Painted made;
    made.picture = QPixmap(std::max(1, qCeil(prop.at.width() * pixels)), std::max(1, qCeil(prop.at.height() * pixels)));
    made.picture.fill(Qt::transparent);
    QPainter p(&made.picture);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.scale(pixels, pixels);
    Ink ink(p, pixels);
    prop.draw(ink, QRectF(QPointF(0, 0), prop.at.size()));
    p.end();
    made.stand = prop.standAt(now());
    made.bounds = boundsOf(prop, made.stand);
    painted_.push_back(std::move(made));
  }
}

QRect SceneLayer::boundsOf(const Prop& prop, const Stand& stand) const {
  if (stand[Moves::Seen] <= 0) return {};
  const double scale = stand[Moves::Scale] * units();
  QSizeF size = prop.at.size() * scale;
  if (turnOf(prop, stand) != 0) {
    const double reach = std::hypot(size.width(), size.height());
    size = {reach, reach};
  }
  const QPointF middle = corner() + middleOf(prop, stand) * units();
  return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())
      .toAlignedRect()
      .adjusted(-2, -2, 2, 2);
}

// ---- each frame -------------------------------------------------------------------------------------------------

void SceneLayer::step() {
  if (!up()) return;
  const int ms = now();
  for (; !watched() && heard_ < scene_->cues.size() && scene_->cues[heard_].ms <= ms; ++heard_)
    emit sounds(scene_->cues[heard_].cue);
  if (!up()) return;
  if (ms < scene_->dims + 2 * frame_.interval()) update();
  for (std::size_t at = 0; at < painted_.size(); ++at) {
    const Stand stand = scene_->props[at].standAt(ms);
    if (stand == painted_[at].stand) continue;
    const QRect bounds = boundsOf(scene_->props[at], stand);
    update(painted_[at].bounds.united(bounds));
    painted_[at].stand = stand;
    painted_[at].bounds = bounds;
  }
  if (ms >= scene_->strike && !rested_) {
    rested_ = timeNow();
    button_->setVisible(!watched());
    if (!watched())
      over_.start(scene_->rest * std::max(100, readingSize()) / 100);  // large letters are read more slowly
  }
  if (rested_ && ms >= scene_->dims + 2 * frame_.interval()) frame_.stop();
}

void SceneLayer::paintEvent(QPaintEvent* event) {
  QPainter p(this);
  if (!up()) return;
  const int ms = now();
  if (ms < scene_->dims && !highContrast() && !table_.isNull()) {
    p.drawPixmap(rect(), table_);
    p.fillRect(rect(), QColor(0, 0, 0, qRound(255 * (1 - scene_->light.table) * ms / scene_->dims)));
  } else {
    const double dpr = devicePixelRatioF();
    for (const QRect& part : event->region())
      p.drawPixmap(part, stage_, QRectF(part.topLeft() * dpr, QSizeF(part.size()) * dpr).toRect());
  }
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  for (std::size_t at = 0; at < painted_.size(); ++at)
    if (event->region().intersects(painted_[at].bounds)) paintProp(p, scene_->props[at], painted_[at]);
}

void SceneLayer::paintProp(QPainter& p, const Prop& prop, const Painted& painted) const {
  const Stand& stand = painted.stand;
  if (stand[Moves::Seen] <= 0) return;
  const double scale = stand[Moves::Scale] * units();
  const double wide = stand[Moves::Wide];
  const double turn = turnOf(prop, stand);
  const QSizeF size = prop.at.size() * scale;
  QPointF middle = corner() + middleOf(prop, stand) * units();
  p.save();
  const int dims = scene_->dims;  // while the table is still light, what lies over it comes with the dark
  const double comes = dims == 0 ? 1 : std::clamp(howFar(now(), dims), 0.0, 1.0);
  p.setOpacity(stand[Moves::Seen] * comes);
  if (turn == 0 && wide == 1 && stand[Moves::Scale] == 1) {  // pixel by pixel: nothing is sampled anew
    const double dpr = devicePixelRatioF();
    const QPointF from = middle - QPointF(size.width(), size.height()) / 2;
    middle += QPointF(std::round(from.x() * dpr) / dpr, std::round(from.y() * dpr) / dpr) - from;
  }
  p.translate(middle);
  if (turn != 0) p.rotate(turn);
  if (wide != 1) p.scale(std::max(0.01, std::fabs(wide)), 1);
  const QSizeF pixels(painted.picture.size());
  const double part = prop.grows == Grows::Along ? 1 : stand[Moves::Part];
  const QSizeF drawn = pixels / (units() * devicePixelRatioF()) * scale;  // rounded up to whole pixels
  p.drawPixmap(partOf({{-size.width() / 2, -size.height() / 2}, drawn}, prop.grows, part), painted.picture,
               partOf({{0, 0}, pixels}, prop.grows, part));
  p.restore();
}

// ---- input ------------------------------------------------------------------------------------------------------

void SceneLayer::toRest() {
  if (!up() || rested_) return;
  began_ = timeNow() - std::max(scene_->strike, scene_->dims + 3 * frame_.interval());
  for (; heard_ < scene_->cues.size(); ++heard_)
    if (scene_->cues[heard_].weighs && !watched()) emit sounds(scene_->cues[heard_].cue);
  step();
  update();
}

// To its rest, never past it; from there on, once people can have seen it.
void SceneLayer::hasten() {
  if (!up()) return;
  if (!rested_) {
    emit hastened();
    return toRest();
  }
  if (timeNow() - *rested_ >= kGuards) close();
}

void SceneLayer::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) hasten();
}

void SceneLayer::keyPressEvent(QKeyEvent* event) {
  if (watched()) return event->ignore();
  event->accept();
  if (event->isAutoRepeat()) return;
  if (event->key() == Qt::Key_Escape) return close();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) hasten();
}

// Enter and Esc come here and not to the shortcuts of what lies below.
bool SceneLayer::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const QKeyEvent* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() == Qt::NoModifier && key->key() < Qt::Key_F1) {
      event->accept();
      return true;
    }
  }
  return Page::event(event);
}

bool SceneLayer::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize && up()) setGeometry(parentWidget()->rect());
  return Page::eventFilter(watched, event);
}

void SceneLayer::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  prepare();
  placeButton();
}

void SceneLayer::rescaled() {
  if (up()) placeButton();
}

void SceneLayer::placeButton() {
  const QSize size = button_->sizeHint() + QSize(24, 10);
  const QPointF middle = corner() + QPointF(kSceneUnits.width() / 2, kButtonY) * units();
  button_->setGeometry(qRound(middle.x() - size.width() / 2.0), qRound(middle.y() - size.height() / 2.0), size.width(),
                       size.height());
}

}  // namespace w13
