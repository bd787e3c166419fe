#include "ui/screen/accessible_screen.h"

#include <QAccessibleWidget>

#include "engine/kernel/count.h"
#include "ui/screen/screen.h"

namespace ui {

namespace {

Screen* screenOf(const Piece& piece) {
  for (QGraphicsView* view : piece.scene()->views())
    if (Screen* screen = qobject_cast<Screen*>(view)) return screen;
  return nullptr;
}

/// Pieces by name, whether they can be clicked now or not; nothing of a hidden page.
std::vector<Piece*> named(const Screen& screen) {
  std::vector<Piece*> found;
  if (!screen.isVisible()) return found;
  found = screen.allPieces();
  std::erase_if(found, [](const Piece* piece) { return piece->look().name.isEmpty(); });
  return found;
}

class AccessiblePiece final : public QAccessibleObject, public QAccessibleActionInterface {
 public:
  explicit AccessiblePiece(Piece* piece) : QAccessibleObject(piece) {}

  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(screenOf(piece())); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return piece().live() ? QAccessible::Button : QAccessible::Graphic; }
  QString text(QAccessible::Text kind) const override {
    const QString& note = piece().look().note;
    if (kind == QAccessible::Name) return piece().look().name + (note.isEmpty() ? QString() : "; " + note);
    const Screen* screen = screenOf(piece());
    return kind == QAccessible::Description && screen != nullptr ? reasonOf(screen->help(&piece())) : QString();
  }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.disabled = !piece().live();
    state.focusable = true;
    state.focused = piece().hasFocus();
    state.selected = piece().look().selected;
    return state;
  }
  QRect rect() const override {
    const Screen* screen = screenOf(piece());
    if (screen == nullptr) return {};
    const QRect at =
        screen->mapFromScene(piece().mapRectToScene(QRectF(QPointF(0, 0), piece().look().at.size()))).boundingRect();
    return {screen->viewport()->mapToGlobal(at.topLeft()), at.size()};
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return piece().live() ? QStringList{pressAction()} : QStringList(); }
  void doAction(const QString& action) override {
    if (action == pressAction()) piece().press();
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  Piece& piece() const { return *static_cast<Piece*>(object()); }
};

class AccessibleScreen final : public QAccessibleWidget {
 public:
  explicit AccessibleScreen(Screen* screen) : QAccessibleWidget(screen, QAccessible::Pane) {}

  int childCount() const override { return kernel::count(named(screen())); }
  QAccessibleInterface* child(int at) const override {
    const std::vector<Piece*> all = named(screen());
    if (at < 0 || at >= kernel::count(all)) return nullptr;
    return QAccessible::queryAccessibleInterface(kernel::at(all, at));
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    return kernel::placeWhere(named(screen()),
                              [&](const Piece* each) { return child != nullptr && child->object() == each; });
  }

 private:
  const Screen& screen() const { return *static_cast<Screen*>(object()); }
};

QAccessibleInterface* make(const QString&, QObject* object) {
  if (Piece* piece = qobject_cast<Piece*>(object)) return new AccessiblePiece(piece);
  if (Screen* screen = qobject_cast<Screen*>(object)) return new AccessibleScreen(screen);
  return nullptr;
}

}  // namespace

void installAccessibleScreens() { QAccessible::installFactory(make); }

}  // namespace ui
