// How it ended, who was who, and who knew what when.

#include <QPainter>
#include <QTextBrowser>

#include "ui/look/card_picture.h"
#include "ui/pages/notice_screen.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }
const SeatView& at(const View& v, int seat) { return v.seats[static_cast<std::size_t>(seat)]; }

constexpr QRectF kTimeline(-56, 414, 656, 276);  // in the units of the page, from its middle

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
  Ink ink(p, beginPaint(p, QColor(colour::kAmber)));
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
  double y = 378;
  const auto row = [&](const QString& title, const auto& cards, QColor with) {
    ink.text({-600, y, 500, 32}, title, Role::Heading, 26, with);
    double at = -600;
    for (const CardId each : cards) {
      drawCard(ink, {at, y + 36, 82, 115}, cards_, words_, each);
      at += 90;
    }
    y += 155;
  };
  row(tr("Artifacts retrieved: %1").arg(view_.stacks.size()), view_.stacks, QColor(colour::kGold));
  row(tr("Artifacts lost: %1").arg(view_.lost.size()), view_.lost, QColor(colour::kGoo300));
  ink.text({kTimeline.x(), y - 310, 600, 32}, tr("Who knew what, and when"), Role::Heading, 26, QColor(colour::kGold));
  writeOnBar(ink, warehouse ? QStringLiteral("app/icon") : QStringLiteral("agents/adversary"),
             tr("The season is over."), tr("It stays among the saved seasons and can be looked at again."));
}

}  // namespace w13
