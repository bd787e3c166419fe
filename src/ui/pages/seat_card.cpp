#include "ui/pages/seat_card.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include "engine/bots/bot.h"
#include "ui/look/ink.h"
#include "ui/pages/switch.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr double kPortrait = 108, kTop = 10;

}  // namespace

class SeatCard::AgentList final : public QComboBox {
 public:
  explicit AgentList(SeatCard* card) : QComboBox(card), card_(*card) {}

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
      p.setPen(QPen(QColor(colour::kGold), 2));
      p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    Ink ink(p, devicePixelRatioF());
    const double arrow = height() * 0.36;
    const QColor with = isEnabled() ? card_.colour() : QColor(colour::kText3);
    const double size = height() * 0.92 * 100 / textSize();  // grows with the list's height already
    ink.text(QRectF(rect()).adjusted(arrow + 8, 2, -arrow - 8, 0), currentText(), Role::Heading, size, with,
             Qt::AlignCenter);
    if (isEnabled()) ink.picture("icons/arrow-down", {width() - arrow - 6, (height() - arrow) / 2, arrow, arrow});
  }

 private:
  const SeatCard& card_;
};

SeatCard::SeatCard(const Catalog& cards, int seat, QWidget* parent)
    : QFrame(parent), cards_(cards), agent_(new AgentList(this)), number_(new QLabel), player_(new QComboBox),
      name_(new QLineEdit), knows_(new Switch(tr("Veteran"), QString(), this)), line_(new QLabel) {
  player_->setObjectName(QStringLiteral("player%1").arg(seat));
  player_->setAccessibleName(tr("Seat %1: who plays").arg(seat + 1));
  player_->addItem(tr("Nobody"), QStringLiteral("-"));
  player_->addItem(tr("A person"), QString());
  for (const BotAbout& each : botsAbout()) {
    const QString id = QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size()));
    player_->addItem(tr("Bot: %1").arg(said(each.name)), id);
    player_->setItemData(player_->count() - 1, said(each.plays), Qt::ToolTipRole);
  }
  agent_->setAccessibleName(tr("Seat %1: Agent").arg(seat + 1));
  for (const AgentCard& each : cards.agents) agent_->addItem(said(each.name), QString::fromStdString(each.id));
  agent_->setCurrentIndex(seat % std::max(1, agent_->count()));
  name_->setPlaceholderText(tr("Name"));
  name_->setMaxLength(16);
  name_->setObjectName(QStringLiteral("name%1").arg(seat));
  name_->setAccessibleName(tr("Seat %1: name").arg(seat + 1));
  knows_->setObjectName(QStringLiteral("knows%1").arg(seat));
  knows_->setAccessibleName(tr("Seat %1: knows the game").arg(seat + 1));
  knows_->setToolTip(tr("Knows the game: no notes explain the decisions of this seat."));
  QSizePolicy keeps(QSizePolicy::Expanding, QSizePolicy::Fixed);
  keeps.setRetainSizeWhenHidden(true);  // the seats stay in line
  knows_->setSizePolicy(keeps);
  for (QComboBox* list : std::initializer_list<QComboBox*>{player_, agent_}) {  // five seats share the width
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(4);
  }
  number_->setProperty("look", "typed");
  number_->setAlignment(Qt::AlignCenter);
  line_->setProperty("look", "small");
  line_->setAlignment(Qt::AlignCenter);
  QVBoxLayout* column = new QVBoxLayout(this);
  for (QWidget* each : std::initializer_list<QWidget*>{agent_, number_, player_, name_, knows_, line_})
    column->addWidget(each);
  connect(player_, &QComboBox::currentIndexChanged, this, &SeatCard::follow);
  connect(agent_, &QComboBox::currentIndexChanged, this, &SeatCard::follow);
  connect(knows_, &Switch::toggled, this, &SeatCard::changed);
  follow();
}

bool SeatCard::taken() const { return player_->currentData().toString() != u"-"; }
AgentId SeatCard::agent() const { return cards_.findAgent(agent_->currentData().toString().toStdString()); }
QString SeatCard::name() const { return name_->text().trimmed(); }
QString SeatCard::bot() const { return player_->currentData().toString(); }
void SeatCard::take(const SeatCard& other) {
  player_->setCurrentIndex(other.player_->currentIndex());
  if (const int who = agent_->findData(other.agent_->currentData()); who >= 0) agent_->setCurrentIndex(who);
  name_->setText(other.name_->text());
  knows_->setChecked(other.knows_->isChecked());
}

bool SeatCard::knows() const { return taken() && bot().isEmpty() && knows_->isChecked(); }

void SeatCard::askKnows(bool on) {
  asksKnows_ = on;
  knows_->setVisible(on && taken() && bot().isEmpty());
}

void SeatCard::seatPerson(bool there) { player_->setCurrentIndex(there ? 1 : 0); }
QColor SeatCard::colour() const { return colourOfAgent(agent_->currentData().toString()); }

void SeatCard::follow() {
  agent_->setEnabled(taken());
  name_->setEnabled(taken());
  askKnows(asksKnows_);
  const AgentId who = agent();
  number_->setText(who == AgentId::None ? QString()
                                        : tr("ID %1").arg(QString::fromStdString(cards_.of(who).agentNumber)));
  update();
  emit changed();
}

void SeatCard::mark(const QString& line, bool first) {
  line_->setText(line);
  first_ = first;
  update();
}

void SeatCard::rescale(double scale) {
  scale_ = scale;
  const int side = qRound(10 * scale);
  layout()->setContentsMargins(side, qRound((kTop + kPortrait + 2) * scale), side, qRound(6 * scale));
  layout()->setSpacing(qRound(4 * scale));
  agent_->setMinimumHeight(qRound(36 * scale));
}

void SeatCard::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  const QRectF all(QPointF(0, 0), QSizeF(size()));
  const double radius = 12 * scale_;
  if (taken()) {
    ink.panel(all, QColor(colour::kInk600), QColor(colour::kInk800), colour(), 3 * scale_, radius);
  } else {
    ink.panel(all, QColor(colour::kInk800), QColor(colour::kInk900), QColor(0, 0, 0, 0), 0, radius);
    ink.dashed(all.adjusted(2, 2, -2, -2), QColor(colour::kEdge), radius);
  }
  const double face = kPortrait * scale_;
  const QRectF at((width() - face) / 2, kTop * scale_, face, face);
  ink.picture(art::agentFile(agent_->currentData().toString().toStdString()), at, taken() ? Tone::Plain : Tone::Dimmed);
  const double token = 34 * scale_;
  if (first_) ink.picture("tokens/first-agent", {at.right() - token * 0.7, at.y() - token * 0.1, token, token});
}

}  // namespace w13
