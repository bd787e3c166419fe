#pragma once
// What a game's screens bring to the workshop beside its CardPart: how its cards look, where they can be tried, and
// benches of its own.

#include <QPixmap>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "engine/house/cards/card_part.h"
#include "engine/house/match/box.h"
#include "ui/look/card_picture.h"
#include "ui/print/printable.h"
#include "workshop/touching.h"

namespace ui {

/// A position in which a card can be tried.
struct CardTrial {
  house::Text name;             ///< the card's
  house::Text says;             ///< what can be seen or done there
  std::function<void()> plays;  ///< lays it on the table
};

class CardScreens {
 public:
  virtual ~CardScreens() = default;

  [[nodiscard]] virtual const house::CardPart& cards() const = 0;
  /// A folder's name for people: "Traits" for "traits".
  [[nodiscard]] virtual QString nameOf(const QString& folder) const {
    return QString::fromStdString(house::nameFor(folder.toStdString()));
  }
  /// The sign of a colour of CardPart::tint; none by default.
  [[nodiscard]] virtual QPixmap sign(std::uint8_t /*tint*/, QSize /*pixels*/) const { return {}; }

  /// Whether the files there are cards that are drawn.
  [[nodiscard]] virtual bool areCards(const QString& folder) const { return !folder.isEmpty(); }
  /// The card of a file; nullptr if the box has none.
  [[nodiscard]] virtual std::unique_ptr<CardPicture> picture(const std::shared_ptr<const house::Box>& box,
                                                             const QString& path) const = 0;

  /// Plays a scenario, an example or a lesson with these cards: empty if all is well, else one sentence.
  [[nodiscard]] virtual std::string faultIn(const house::Played& played,
                                            const std::shared_ptr<const house::Box>& box) const = 0;
  /// Where a card can be tried, the simplest first: positions that the game finds, and those of what is played.
  [[nodiscard]] virtual std::vector<CardTrial> trialsFor(const QString& /*path*/,
                                                         const std::shared_ptr<const house::Box>& /*box*/,
                                                         const std::vector<house::Played>& /*played*/) const {
    return {};
  }

  /// Whether the game's cards can be printed, and its cards then.
  [[nodiscard]] virtual bool prints() const { return false; }
  [[nodiscard]] virtual std::shared_ptr<const Printable> printable(
      const std::shared_ptr<const house::Box>& /*box*/) const {
    return nullptr;
  }

  /// The game's own benches, by name, between those of the cards and of printing.
  [[nodiscard]] virtual QStringList benches() const { return {}; }
  [[nodiscard]] virtual QWidget* makeBench(int /*bench*/, QWidget* /*parent*/) const { return nullptr; }
  /// Shows the cards as they are now on a bench that `makeBench` made.
  virtual void showOn(QWidget& /*made*/, int /*bench*/, const std::shared_ptr<const house::Box>& /*shipped*/,
                      const std::shared_ptr<const house::Box>& /*now*/) const {}
};

}  // namespace ui
