#include "ui/notice_screen.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTextBrowser>

#include "ui/card_picture.h"
#include "ui/motion_plan.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }
const SeatView& at(const View& v, int seat) { return v.seats[static_cast<std::size_t>(seat)]; }

}  // namespace

NoticePage::NoticePage(QWidget* parent) : QWidget(parent) { setFocusPolicy(Qt::StrongFocus); }

void NoticePage::addButton(const QString& command) {
  QPushButton* button = new QPushButton(this);
  button->setProperty("gold", buttons_.empty());
  button->setObjectName(command);
  connect(button, &QPushButton::clicked, this, [this, command] { emit pressed(command); });
  buttons_.push_back(button);
}

void NoticePage::name(const QString& command, const QString& words) {
  for (QPushButton* button : buttons_)
    if (button->objectName() == command) button->setText(words);
}

void NoticePage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  retranslate();
  placeButtons();
  update();
}

void NoticePage::resizeEvent(QResizeEvent*) { placeButtons(); }

void NoticePage::placeButtons() {
  int x = width() - 40;
  for (QPushButton* button : buttons_) {
    const QSize size = button->sizeHint() + QSize(20, 10);
    x -= size.width();
    button->setGeometry(x, height() - 40 - size.height(), size.width(), size.height());
    x -= 14;
  }
}

void NoticePage::keyPressEvent(QKeyEvent* event) {
  if (!buttons_.empty() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) buttons_.front()->click();
}

double NoticePage::beginPaint(QPainter& p) {
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double dpr = devicePixelRatioF();
  const QPixmap ground = art::picture("boards/table", QSize(qRound(width() * dpr), qRound(height() * dpr)));
  p.drawPixmap(QRectF(rect()), ground, QRectF(ground.rect()));
  const double scale = std::min(width() / 1280.0, height() / 800.0);
  p.translate(width() / 2.0, 0);
  p.scale(scale, scale);
  return scale * dpr;
}

// ---- the vote ---------------------------------------------------------------------------------------------------

VotePage::VotePage(const Catalog& cards, const Words& words, QWidget* parent)
    : NoticePage(parent), cards_(cards), words_(words) {
  addButton("go on");
  VotePage::retranslate();
  connect(&beat_, &QTimer::timeout, this, [this] {
    if (--count_ <= 0) finish();
    update();
  });
}

void VotePage::setPace(Pace pace) {
  pace_ = pace;
  if (pace_ == Pace::Off) finish();
}

void VotePage::finish() {
  beat_.stop();
  count_ = 0;
  update();
}

// Three, two, one; then all thumbs in the same frame.
void VotePage::showEvent(QShowEvent* event) {
  NoticePage::showEvent(event);
  if (!std::exchange(isNew_, false) || pace_ == Pace::Off) return;
  count_ = 3;
  beat_.start(paced(500, pace_));
}

void VotePage::mousePressEvent(QMouseEvent*) { finish(); }

void VotePage::keyPressEvent(QKeyEvent* event) { counting() ? finish() : NoticePage::keyPressEvent(event); }

void VotePage::retranslate() { name("go on", tr("Go on")); }

void VotePage::show(Seat named, int votes, bool bronzed, const View& v) {
  named_ = named;
  votes_ = votes;
  bronzed_ = bronzed;
  view_ = v;
  isNew_ = true;
  update();
}

void VotePage::paintEvent(QPaintEvent*) {
  QPainter p(this);
  Ink ink(p, beginPaint(p));
  if (named_ == Seat::Table) return;
  const QString name = say(words_.seat(named_, view_));
  ink.text({-600, 40, 1200, 70}, tr("Bronze Sector: the vote is in"), Role::Heading, 58, QColor(colour::kGold),
           Qt::AlignCenter);
  if (counting()) {
    ink.text({-600, 112, 1200, 36}, tr("Shall %1 be bronzed?").arg(name), Role::Body, 24, QColor(colour::kText),
             Qt::AlignCenter);
    return void(ink.text({-600, 200, 1200, 320}, QString::number(count_), Role::Heading, 300, QColor(colour::kGold),
                         Qt::AlignCenter));
  }
  int voters = 0;
  for (int seat = 0; seat < view_.players; ++seat) voters += at(view_, seat).hasVoted ? 1 : 0;
  ink.text({-600, 112, 1200, 36}, tr("Shall %1 be bronzed? %2 of %3 say yes.").arg(name).arg(votes_).arg(voters),
           Role::Body, 24, QColor(colour::kText), Qt::AlignCenter);
  double x = -(voters * 190.0 - 20) / 2;
  for (int seat = 0; seat < view_.players; ++seat) {
    const SeatView& s = at(view_, seat);
    if (!s.hasVoted) continue;
    const QColor with(s.votedBronze ? 0xFFF4A261 : 0xFFBFE6F5);
    ink.panel({x, 176, 170, 250}, QColor(colour::kInk700), QColor(colour::kInk900), with, 3, 12);
    ink.picture(art::agentFile(cards_.of(s.who).id), {x + 35, 190, 100, 100});
    ink.text({x + 6, 296, 158, 40}, say(words_.seat(seatAt(seat), view_)), Role::Heading, 32,
             colourOfAgent(say(cards_.of(s.who).id)), Qt::AlignCenter);
    ink.text({x + 6, 352, 158, 50}, s.votedBronze ? tr("Bronze") : tr("Not bronze"), Role::Heading, 34, with,
             Qt::AlignCenter);
    x += 190;
  }
  const SeatView& named = at(view_, index(named_));
  ink.panel({-420, 452, 840, 190}, QColor(bronzed_ ? 0xFF6B431F : colour::kInk700), QColor(colour::kInk900),
            QColor(colour::kBrass500), 3, 12);
  ink.picture(art::agentFile(cards_.of(named.who).id), {-400, 472, 150, 150}, bronzed_ ? Tone::Bronze : Tone::Plain);
  const QString result = bronzed_ ? tr("%1 stands in bronze.").arg(name) : tr("%1 stays free.").arg(name);
  ink.text({-220, 476, 480, 60}, result, Role::Heading, 44, QColor(colour::kGold));
  if (!bronzed_) return;
  drawLoyalty(ink, {296, 462, 110, 168}, named.traitor);
  ink.paragraph({-220, 540, 490, 90},
                named.traitor
                    ? tr("The Loyalty card is turned over: the Traitor has been found.")
                    : tr("The Loyalty card is turned over: a loyal Agent. The Traitor may reveal now; every seat that "
                         "could be the Traitor is asked behind the curtain."),
                Role::Body, 21, QColor(colour::kText));
}

// ---- the end ----------------------------------------------------------------------------------------------------

namespace {

constexpr QRectF kTimeline(-56, 430, 656, 270);  // in the units of the page, from its middle

/// The moments below the Episodes in which they came; what not everybody knew stands out.
QString timelineText(const std::vector<Moment>& moments, const Words& words, const View& v) {
  QString html;
  int episode = -1;
  for (const Moment& moment : moments) {
    if (moment.episode != episode) {
      episode = moment.episode;
      html += "<p style='color:#FFD98A; margin:8px 0 2px 0'><b>" +
              (episode == 0 ? EndPage::tr("At the deal") : EndPage::tr("Episode %1").arg(episode)) + "</b></p>";
    }
    const bool secret = moment.knew != SeatSet::all();
    html += "<p style='margin:2px 0 2px 14px'>" + say(moment.text).toHtmlEscaped();
    if (secret)
      html += " <span style='color:#D3A4F7'>" +
              EndPage::tr("Known to %1.").arg(say(whoKnew(moment, words, v))).toHtmlEscaped() + "</span>";
    html += "</p>";
  }
  return html;
}

}  // namespace

EndPage::EndPage(const Catalog& cards, const Words& words, QWidget* parent)
    : NoticePage(parent), cards_(cards), words_(words), timeline_(new QTextBrowser(this)) {
  for (const char* command : {"leave", "save", "go on"}) addButton(command);
  EndPage::retranslate();
}

void EndPage::retranslate() {
  timeline_->setAccessibleName(tr("Who knew what, and when"));
  name("leave", tr("New season"));
  name("save", tr("Save a copy"));
  name("go on", tr("Look at the table"));
  if (view_.players > 0) timeline_->setHtml(timelineText(timeline(story_, words_, view_), words_, view_));
}

void EndPage::show(const View& v, const Events& story) {
  view_ = v;
  story_ = story;
  retranslate();
  update();
}

void EndPage::resizeEvent(QResizeEvent* event) {
  NoticePage::resizeEvent(event);
  const double scale = std::min(width() / 1280.0, height() / 800.0);
  timeline_->setGeometry(QRectF(width() / 2.0 + kTimeline.x() * scale, kTimeline.y() * scale, kTimeline.width() * scale,
                                kTimeline.height() * scale)
                             .toRect());
  timeline_->document()->setDefaultFont(w13::font(Role::Body, 16 * scale));
}

void EndPage::paintEvent(QPaintEvent*) {
  QPainter p(this);
  Ink ink(p, beginPaint(p));
  if (view_.players == 0) return;
  const bool warehouse = view_.winner == Winner::Warehouse;
  ink.text({-600, 22, 1200, 80}, warehouse ? tr("The Warehouse wins") : tr("The Traitor wins"), Role::Heading, 68,
           QColor(warehouse ? colour::kGold : colour::kGoo300), Qt::AlignCenter);
  ink.paragraph({-520, 104, 1040, 40}, say(words_.ending(view_)), Role::Body, 22, QColor(colour::kText),
                Qt::AlignHCenter | Qt::AlignTop);
  const double w = 190;
  double x = -(view_.players * (w + 16) - 16) / 2;
  for (int seat = 0; seat < view_.players; ++seat, x += w + 16) {
    const SeatView& s = at(view_, seat);
    ink.panel({x, 158, w, 200}, QColor(s.traitor ? colour::kGoo700 : colour::kInk700), QColor(colour::kInk900),
              QColor(s.traitor ? colour::kGoo300 : colour::kBrass600), 3, 12);
    ink.text({x + 8, 166, w - 16, 38}, say(words_.seat(seatAt(seat), view_)), Role::Heading, 30,
             colourOfAgent(say(cards_.of(s.who).id)), Qt::AlignCenter);
    ink.picture(art::agentFile(cards_.of(s.who).id), {x + (view_.cooperative ? 45 : 10), 222, 100, 100});
    if (!view_.cooperative) drawLoyalty(ink, {x + 114, 222, 66, 100}, s.traitor);
  }
  double y = 392;
  const auto row = [&](const QString& title, const auto& cards, QColor with) {
    ink.text({-600, y, 500, 32}, title, Role::Heading, 26, with);
    double at = -600;
    for (const CardId each : cards) {
      drawCard(ink, {at, y + 36, 82, 115}, cards_, words_, each);
      at += 90;
    }
    y += 160;
  };
  row(tr("Artifacts retrieved: %1").arg(view_.stacks.size()), view_.stacks, QColor(colour::kGold));
  row(tr("Artifacts lost: %1").arg(view_.lost.size()), view_.lost, QColor(colour::kGoo300));
  ink.text({kTimeline.x(), y - 320, 600, 32}, tr("Who knew what, and when"), Role::Heading, 26, QColor(colour::kGold));
}

}  // namespace w13
