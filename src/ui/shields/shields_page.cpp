#include "ui/shields/shields_page.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "ui/widgets/segments.h"

namespace ui {

namespace {

QLabel* words(const QString& text, const char* look) {
  QLabel* made = new QLabel(text);
  made->setProperty("look", look);
  made->setWordWrap(true);
  return made;
}

QString called(int grace) {
  if (grace < 0) return ShieldsPage::tr("never");
  return grace < 60 ? ShieldsPage::tr("%1 s").arg(grace) : ShieldsPage::tr("%1 min").arg(grace / 60);
}

}  // namespace

ShieldsPage::ShieldsPage(Shields& shields, QWidget* parent)
    : Page(parent), shields_(shields), said_(words({}, "ask")), place_(words({}, "typed")), addresses_(new QComboBox),
      back_(new QPushButton(tr("Back to the table (Enter)"))) {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(26, 14, 26, 18);
  column->addWidget(words(tr("Shields"), "title"));
  column->addWidget(words(tr("Your own phone is your screen: what only you may see is there, the table stays here. "
                             "Point its camera at the code of your seat."),
                          "hint"));
  column->addLayout(makeCards(), 1);
  column->addLayout(makeChoices());
  column->addLayout(makeFoot());
  setFocusProxy(back_);
  connect(&shields_, &Shields::changed, this, &ShieldsPage::refresh);
  connect(&clock_, &Alarm::rang, this, &ShieldsPage::refresh);
  clock_.start();
  refresh();
}

QLayout* ShieldsPage::makeCards() {
  QHBoxLayout* row = new QHBoxLayout;
  row->setSpacing(14);
  for (int at = 0; at < kernel::kMaxSeats; ++at) {
    if (!shields_.people().has(kernel::seatAt(at))) continue;
    cards_.push_back(new ShieldCard(shields_, kernel::seatAt(at), this));
    connect(cards_.back(), &ShieldCard::spells, this, &ShieldsPage::spell);
    row->addWidget(cards_.back(), 1);
  }
  return row;
}

QLayout* ShieldsPage::makeChoices() {
  QHBoxLayout* row = new QHBoxLayout;
  row->setSpacing(24);
  QVBoxLayout* grace = new QVBoxLayout;
  grace->addWidget(words(tr("A phone that is away goes back to the curtain after"), "head"));
  std::vector<Segment> all;
  for (const int each : Shields::kGraces) all.push_back({QString::number(each), called(each)});
  auto* bar = new Segments("grace", all, this);
  bar->set(QString::number(shields_.grace()));
  connect(bar, &Segments::chosen, this, [this](const QString& value) { shields_.setGrace(value.toInt()); });
  grace->addWidget(bar, 0, Qt::AlignLeft);
  grace->addWidget(words(tr("The seat that is asked waits that long; bots never wait."), "small"));
  row->addLayout(grace, 1);
  QVBoxLayout* network = new QVBoxLayout;
  network->addWidget(words(tr("What others on this network can see"), "head"));
  network->addWidget(
      words(tr("Nothing: all that goes to a phone is sealed for that phone, and looks the same whatever "
               "it says. It does not stop whoever runs the network from serving another page: look at the "
               "sign. At home that is fine."),
            "hint"));
  row->addLayout(network, 1);
  return row;
}

QLayout* ShieldsPage::makeFoot() {
  QHBoxLayout* row = new QHBoxLayout;
  QVBoxLayout* told = new QVBoxLayout;
  told->addWidget(said_);
  told->addWidget(place_);
  row->addLayout(told, 1);
  addresses_->setObjectName("addresses");
  addresses_->addItems(shields_.addresses());
  addresses_->setVisible(addresses_->count() > 1);
  addresses_->setAccessibleName(tr("The address on the codes"));
  connect(addresses_, &QComboBox::textActivated, this, [this](const QString& chosen) { shields_.useAddress(chosen); });
  row->addWidget(addresses_);
  QPushButton* stored = new QPushButton(tr("What is kept?"));
  stored->setObjectName("shields-kept");
  stored->setAutoDefault(true);
  connect(stored, &QPushButton::clicked, this, &ShieldsPage::tellStored);
  row->addWidget(stored);
  back_->setObjectName("back-from-shields");
  back_->setProperty("gold", true);
  back_->setAutoDefault(true);
  connect(back_, &QPushButton::clicked, this, &ShieldsPage::left);
  row->addWidget(back_);
  return row;
}

ShieldCard* ShieldsPage::card(kernel::Seat seat) const {
  return findChild<ShieldCard*>(QStringLiteral("shield-%1").arg(index(seat)));
}

void ShieldsPage::refresh() {
  if (!shields_.isOpen()) return;
  for (ShieldCard* each : cards_) each->refresh();
  QStringList have;
  for (int at = 0; at < kernel::kMaxSeats; ++at)
    if (shields_.answering().has(kernel::seatAt(at))) have << shields_.nameOf(kernel::seatAt(at));
  said_->setText(have.isEmpty() ? tr("Scan your code, or play at the curtain. Any mix is fine.")
                                : tr("On a shield: %1. Phones may join later, too.").arg(have.join(", ")));
  place_->setText(tr("%1, this network only").arg(shields_.place()));
}

void ShieldsPage::tellStored() {
  auto* box = new QMessageBox(QMessageBox::NoIcon, tr("What is kept"),
                              tr("A phone keeps a key of its own and its settings, no secret of the match; scanned "
                                 "again, it is known again.\n\n"
                                 "This computer keeps its own key and which phone has which seat beside the saved "
                                 "match, until the match is over. "
                                 "There are no cookies, no accounts, and nothing leaves this network."),
                              QMessageBox::Ok, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void ShieldsPage::spell(kernel::Seat seat) {
  auto* box = new QMessageBox(
      QMessageBox::NoIcon, tr("The address of %1").arg(shields_.nameOf(seat)),
      tr("Type this into the phone's browser, letter by letter:\n\n%1").arg(shields_.seat(seat).address),
      QMessageBox::Ok, this);
  box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

void ShieldsPage::rescaled() {
  for (ShieldCard* each : cards_) each->rescale(scale());
}

void ShieldsPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && !event->isAutoRepeat()) return emit left();
  Page::keyPressEvent(event);
}

}  // namespace ui
