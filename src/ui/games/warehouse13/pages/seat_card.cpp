#include "ui/games/warehouse13/pages/seat_card.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "engine/bots/bot.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/ink.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"
#include "ui/widgets/letters.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/switch.h"

namespace w13 {

namespace {

constexpr double kPortrait = 78, kTop = 14, kCardSide = 12;  // in points of the smallest window
constexpr double kRowPortrait = 54, kRowSide = 5;
constexpr std::array kRowShares = {5, 7, 11};  // of the width: the Agent, who plays, what is asked of that player

}  // namespace

class SeatCard::AgentList final : public QComboBox {
 public:
  explicit AgentList(SeatCard* card) : QComboBox(card), card_(*card) {}

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    Ink ink(p, devicePixelRatioF());
    const double arrow = height() * 0.3;
    const QColor with = isEnabled() ? card_.colour() : QColor(colour::kText3);
    letters::line(p, QRectF(rect()).adjusted(2, 2, -arrow - 8, 0), currentText(),
                  w13::font(Role::Heading, height() * 0.86), with);
    if (isEnabled()) ink.picture("icons/arrow-down", {width() - arrow - 4, (height() - arrow) / 2, arrow, arrow});
    if (hasFocus()) letters::ring(p, QRectF(rect()).adjusted(2, 2, -2, -2), 6, 0.8);
  }

 private:
  const SeatCard& card_;
};

SeatCard::SeatCard(const Catalog& cards, int seat, QWidget* parent)
    : QFrame(parent), cards_(cards), agent_(new AgentList(this)), number_(new QLabel), line_(new QLabel),
      player_(new Segments(QStringLiteral("player%1").arg(seat),
                           {{"person", tr("Person")}, {"bot", tr("Bot")}, {"nobody", tr("Nobody")}})),
      who_(new QStackedWidget) {
  setObjectName(QStringLiteral("seat%1").arg(seat));
  player_->setAccessibleName(tr("Seat %1: who plays").arg(seat + 1));
  agent_->setAccessibleName(tr("Seat %1: Agent").arg(seat + 1));
  agent_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  agent_->setMinimumContentsLength(3);
  for (const AgentCard& each : cards.agents) agent_->addItem(said(each.name), QString::fromStdString(each.id));
  agent_->setCurrentIndex(seat % std::max(1, agent_->count()));
  number_->setProperty("look", "typed");
  line_->setProperty("look", "small");
  for (QLabel* each : {number_, line_}) each->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  who_->addWidget(makePerson(seat));
  who_->addWidget(makeBots(seat));
  who_->addWidget(makeNobody());
  QVBoxLayout* face = new QVBoxLayout;
  face->setSpacing(0);
  face->addItem(above_ = new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed));
  face->addWidget(agent_);
  face->addWidget(number_);
  face->addWidget(line_);
  face->addStretch(1);
  QVBoxLayout* column = new QVBoxLayout(this);
  column->addLayout(face);
  column->addWidget(player_);
  column->addWidget(who_);
  connect(player_, &Segments::chosen, this, &SeatCard::follow);
  connect(agent_, &QComboBox::currentIndexChanged, this, &SeatCard::follow);
  connect(knows_, &Switch::toggled, this, &SeatCard::changed);
  player_->set("nobody");
  for (QWidget* each : findChildren<QWidget*>()) each->installEventFilter(this);
  rescale(1);
  follow();
}

QWidget* SeatCard::makePerson(int seat) {
  QWidget* person = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(person);
  column->setContentsMargins(0, 0, 0, 0);
  name_ = new QLineEdit;
  name_->setPlaceholderText(tr("Name"));
  name_->setMaxLength(16);
  name_->setObjectName(QStringLiteral("name%1").arg(seat));
  name_->setAccessibleName(tr("Seat %1: name").arg(seat + 1));
  knows_ = new Switch(tr("Knows the game"), tr("no notes for this seat"), this);
  knows_->setObjectName(QStringLiteral("knows%1").arg(seat));
  knows_->setAccessibleName(tr("Seat %1: knows the game").arg(seat + 1));
  knows_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addWidget(name_);
  column->addWidget(knows_);
  column->addStretch();
  return person;
}

QWidget* SeatCard::makeBots(int seat) {
  QWidget* bots = new QWidget;
  QVBoxLayout* column = new QVBoxLayout(bots);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  bots_ = new QButtonGroup(this);
  for (const BotAbout& each : botsAbout()) {
    if (!each.offered) continue;
    const QString bot = say(each.id);
    QPushButton* level = new ui::OneOfSome(said(each.name));
    level->setToolTip(said(each.plays));
    level->setAccessibleDescription(said(each.plays));
    level->setObjectName(QStringLiteral("bot%1-%2").arg(seat).arg(bot));
    level->setProperty("bot", bot);
    level->setProperty("level", true);
    level->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    level->setChecked(bot == u"rule");
    bots_->addButton(level);
    column->addWidget(level);
    connect(level, &QPushButton::clicked, this, &SeatCard::changed);
  }
  column->addStretch();
  return bots;
}

QWidget* SeatCard::makeNobody() {
  nobody_ = new QLabel(tr("An empty chair. Choose Person or Bot to sit here."));
  nobody_->setProperty("look", "small");
  nobody_->setWordWrap(true);
  nobody_->setAlignment(Qt::AlignCenter);
  return nobody_;
}

bool SeatCard::taken() const { return player_->value() != u"nobody"; }
AgentId SeatCard::agent() const { return cards_.findAgent(agent_->currentData().toString().toStdString()); }
QString SeatCard::name() const { return name_->text().trimmed(); }
QString SeatCard::bot() const {
  return player_->value() == u"bot" ? bots_->checkedButton()->property("bot").toString() : QString();
}
bool SeatCard::knows() const { return taken() && bot().isEmpty() && knows_->isChecked(); }

void SeatCard::askKnows(bool on) {
  asksKnows_ = on;
  knows_->setVisible(on);
}

void SeatCard::seatPerson(bool there) {
  player_->set(there ? "person" : "nobody");
  follow();
}

void SeatCard::seatBot(const QString& bot) {
  player_->set("bot");
  for (QAbstractButton* each : bots_->buttons())
    if (each->property("bot").toString() == bot) each->setChecked(true);
  follow();
}

SeatCard::Sitting SeatCard::sitting() const {
  return {player_->value(), bots_->checkedButton()->property("bot").toString(), agent_->currentData().toString(),
          name_->text(), knows_->isChecked()};
}

void SeatCard::sit(const Sitting& sitting) {
  if (sitting.who == u"bot") seatBot(sitting.bot);
  else player_->set(sitting.who);
  if (const int who = agent_->findData(sitting.agent); who >= 0) agent_->setCurrentIndex(who);
  name_->setText(sitting.name);
  knows_->setChecked(sitting.knows);
  follow();
}

void SeatCard::take(const SeatCard& other) { sit(other.sitting()); }

void SeatCard::swap(SeatCard& other) {
  const Sitting mine = sitting();
  sit(other.sitting());
  other.sit(mine);
}

QColor SeatCard::colour() const { return colourOfAgent(agent_->currentData().toString()); }

void SeatCard::follow() {
  agent_->setEnabled(taken());
  who_->setCurrentIndex(player_->value() == u"person" ? 0 : player_->value() == u"bot" ? 1 : 2);
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
  const int side = qRound((row_ ? kRowSide : kCardSide) * scale);
  layout()->setContentsMargins(side, row_ ? side : qRound(kTop * scale), side, side);
  layout()->setSpacing(qRound(10 * scale));
  QLayout* face = layout()->itemAt(0)->layout();
  face->setContentsMargins(qRound(((row_ ? kRowPortrait : kPortrait) + 12) * scale), 0, 0, 0);
  agent_->setFixedHeight(qRound(34 * scale * (row_ ? std::min(letters::growth(), 1.4) : 1)));
}

void SeatCard::setRow(bool on) {
  row_ = on;
  QBoxLayout* all = static_cast<QBoxLayout*>(layout());
  const auto turn = [on](QBoxLayout* of) { of->setDirection(on ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom); };
  turn(all);
  for (int at = 0; at < 3; ++at) all->setStretch(at, on ? kernel::at(kRowShares, at) : 0);
  for (int page = 0; page < 2; ++page) {
    QBoxLayout* of = static_cast<QBoxLayout*>(who_->widget(page)->layout());
    turn(of);
    for (int at = 0; at + 1 < of->count(); ++at) of->setStretch(at, on ? 1 : 0);  // the last is what fills a card
  }
  for (QLabel* each : {number_, line_}) each->setVisible(!on);
  nobody_->setText(on ? tr("An empty chair") : tr("An empty chair. Choose Person or Bot to sit here."));
  nobody_->setWordWrap(!on);
  static_cast<QBoxLayout*>(all->itemAt(0)->layout())->setStretch(0, on ? 1 : 0);
  above_->changeSize(0, 0, QSizePolicy::Minimum, on ? QSizePolicy::Expanding : QSizePolicy::Fixed);
  all->itemAt(0)->layout()->invalidate();
  rescale(scale_);
}

QRectF SeatCard::portrait() const {
  if (!row_) return {kCardSide * scale_, kTop * scale_, kPortrait * scale_, kPortrait * scale_};
  const double face = std::min(kRowPortrait * scale_, height() - 2 * kRowSide * scale_);
  return {kRowSide * scale_, (height() - face) / 2, face, face};
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
  const QRectF at = portrait();
  ink.picture(art::agentFile(agent_->currentData().toString().toStdString()), at, taken() ? Tone::Plain : Tone::Dimmed);
  const double token = 30 * scale_;
  if (first_) ink.picture("tokens/first-agent", {at.right() - token * 0.7, at.y() - token * 0.2, token, token});
}

// ---- changing places ----------------------------------------------------------------------------------------------

void SeatCard::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->pos();
  setCursor(Qt::ClosedHandCursor);
}

void SeatCard::mouseMoveEvent(QMouseEvent* event) {
  if (pressed_.isNull() || width() <= 0) return;
  const QPointF moved = event->pos() - pressed_;
  const double by = row_ ? moved.y() / height() : moved.x() / width();
  if (qRound(by) == 0) return;
  pressed_ = {};
  emit moves(qRound(by));
}

void SeatCard::mouseReleaseEvent(QMouseEvent*) {
  pressed_ = {};
  unsetCursor();
}

bool SeatCard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool ctrl = (key->modifiers() & Qt::ControlModifier) != 0 && qobject_cast<QLineEdit*>(watched) == nullptr;
    if (ctrl && key->key() == Qt::Key_Left) return emit moves(-1), true;
    if (ctrl && key->key() == Qt::Key_Right) return emit moves(1), true;
  }
  return QFrame::eventFilter(watched, event);
}

}  // namespace w13
