#include "ui/games/warehouse13/pages/saved_row.h"

#include <QFileInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "engine/games/warehouse13/said/words.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/pages/outcome.h"
#include "ui/look/day_and_time.h"
#include "ui/look/ink.h"
#include "ui/settings/language.h"
#include "ui/widgets/letters.h"

namespace w13 {

namespace {

constexpr double kRow = 96, kRowPad = 8, kFace = 40;  // in points of the smallest window

/// The city of a Ping: what stands before the comma of its name.
QString cityOf(const SeasonStanding& standing) {
  if (standing.view.ping == CardId::None) return {};
  return said(standing.cards.cards->of(standing.view.ping).name).section(u',', 0, 0);
}

QString titleOf(const SavedSeason& season, const SeasonStanding* standing) {
  QString episode = SavedRow::tr("Episode %1").arg(season.label.chapter);
  if (standing == nullptr) return episode;
  if (standing->view.phase == Phase::Finale || standing->view.plot != CardId::None) return SavedRow::tr("Finale");
  const QString city = cityOf(*standing);
  return city.isEmpty() ? episode : SavedRow::tr("%1, %2", "episode and city").arg(episode, city);
}

void sayEnd(SavedLook& look, const SeasonStanding* standing) {
  look.kind = SavedLook::Kind::Ended;
  look.badge = SavedRow::tr("Ended");
  if (standing == nullptr || standing->view.winner == Winner::None) return;
  const View& v = standing->view;
  const bool warehouse = v.winner == Winner::Warehouse;
  look.kind = warehouse ? SavedLook::Kind::Warehouse : SavedLook::Kind::Traitor;
  look.badge = whoWon(v);
  for (int seat = 0; seat < v.players; ++seat)
    if (v.seats[seat].traitor) look.traitor = seat;
}

}  // namespace

QStringList peopleIn(const house::Label& label, const Catalog& cards) {
  QStringList names;
  for (const std::string& name : label.players) {
    const auto agent =
        std::ranges::find(cards.agents, name, [](const AgentCard& each) { return each.id; });  // of nameless players
    names << (agent == cards.agents.end() ? QString::fromStdString(name) : said(agent->name));
  }
  return names;
}

QString SavedLook::words() const {
  QStringList all = {title, line, people.join(", "), when, badge};
  all.removeAll(QString());
  return all.join(QStringLiteral(". "));
}

SavedLook lookOf(const SavedSeason& season, const Catalog& cards, const SeasonStanding* standing) {
  SavedLook look;
  look.when = dayAndTime(season.when);
  if (!season.readable) {
    look.kind = SavedLook::Kind::Unreadable;
    look.title = QFileInfo(season.path).fileName();
    look.line = SavedRow::tr("Cannot be read");
    return look;
  }
  const house::Label& label = season.label;
  look.people = peopleIn(label, cards);
  for (const std::string& agent : label.roles) look.faces << art::agentFile(agent);
  look.badge = SavedRow::tr("Running");
  const QString where = titleOf(season, standing);
  if (standing != nullptr) {
    const Words words(*standing->cards.cards, nullptr, label.players, spoken());
    look.stacks = standing->view.stacks.size();
    look.lost = standing->view.lost.size();
    look.line = label.over ? howWon(standing->view, words) : QString::fromStdString(words.phase(standing->view.phase));
    look.mayBeLost = std::ranges::find(label.options, "four-lost") != label.options.end() ? 4 : 3;
  }
  if (label.over) sayEnd(look, standing);
  if (label.damaged) look.badge = SavedRow::tr("damaged");
  else if (label.torn && !label.over) look.badge = SavedRow::tr("interrupted");
  look.title = season.name().isEmpty() ? where : season.name();
  if (!season.name().isEmpty()) look.line = look.line.isEmpty() ? where : where + ": " + look.line;
  look.picture = QPixmap(pictureOf(season.path));
  return look;
}

// ---- painting -----------------------------------------------------------------------------------------------------

QSize SavedRow::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {200, qRound(kRow * scale_ * std::max(1.0, std::min(letters::growth(), 1.7)))};
}

void SavedRow::paintPeople(Ink& ink, const SavedLook& look, const QRectF& at) const {
  const int count = std::max(1, kernel::count(look.faces));
  const double wide = std::min(at.width() / count, 76 * scale_);
  const double face = std::min({kFace * scale_, wide - 4 * scale_, at.height() * 0.62});
  const QFont names = font(Role::Body, 12.5 * scale_ * std::min(1.4, letters::growth()));
  double x = at.x();
  for (int seat = 0; seat < look.faces.size(); ++seat, x += wide) {
    const QRectF there(x + (wide - face) / 2, at.y() + 4 * scale_, face, face);
    const bool traitor = seat == look.traitor;
    ink.picture(look.faces[seat], there);
    if (traitor) {
      ink.painter().setBrush(Qt::NoBrush);
      ink.painter().setPen(QPen(QColor(colour::kGoo300), 3 * scale_));
      ink.painter().drawEllipse(there);
    }
    letters::line(ink.painter(), {x + 2, there.bottom(), wide - 4, at.bottom() - there.bottom()},
                  look.people.value(seat), names, QColor(traitor ? colour::kGoo300 : colour::kText2), Qt::AlignCenter);
  }
}

void SavedRow::paintPips(Ink& ink, const SavedLook& look, QPointF at) const {
  const QSizeF pip(18 * scale_, 8 * scale_);
  const auto row = [&](int full, int of, QRgb with) {
    for (int each = 0; each < of; ++each, at.rx() += pip.width() + 4 * scale_) {
      ink.painter().setPen(QPen(QColor(with), 1.5 * scale_));
      ink.painter().setBrush(each < full ? QBrush(QColor(with)) : QBrush(Qt::NoBrush));
      ink.painter().drawRoundedRect(QRectF(at, pip), 2 * scale_, 2 * scale_);
    }
    at.rx() += 10 * scale_;
  };
  row(look.stacks, 3, colour::kGold);
  row(look.lost, look.mayBeLost, colour::kGoo300);
}

void SavedRow::paintBadge(Ink& ink, const SavedLook& look, const QRectF& at) const {
  const bool traitor = look.kind == SavedLook::Kind::Traitor;
  const bool warehouse = look.kind == SavedLook::Kind::Warehouse;
  const bool running = look.kind == SavedLook::Kind::Running;
  const QColor ground(traitor ? colour::kGoo700 : warehouse ? colour::kBrass700 : colour::kWell);
  const QColor edge(traitor ? colour::kGoo300 : warehouse ? colour::kGold : running ? colour::kAmber : colour::kEdge);
  ink.panel(at, ground, ground, edge, 2 * scale_, 6 * scale_);
  letters::line(ink.painter(), at.adjusted(6, 0, -6, 0), look.badge, letters::face(Role::Bold, 13.5, scale_),
                QColor(running ? colour::kGold : colour::kWhite), Qt::AlignCenter);
}

void SavedRow::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const SavedLook look = index.data(kLook).value<SavedLook>();
  const bool chosen = (option.state & QStyle::State_Selected) != 0;
  p->save();
  p->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(*p, p->device()->devicePixelRatioF());
  const double s = scale_;
  const QRectF box = QRectF(option.rect).adjusted(3 * s, 3 * s, -3 * s, -3 * s);
  const bool running = look.kind == SavedLook::Kind::Running;
  ink.panel(box, QColor(chosen ? 0xFF4A3820 : 0xFF2A2117), QColor(chosen ? 0xFF2A1D10 : 0xFF17110B),
            QColor(chosen    ? colour::kGold
                   : running ? colour::kBrass500
                             : colour::kEdge),
            2 * s, 8 * s);
  if (chosen && (option.state & QStyle::State_HasFocus) != 0) letters::ring(*p, box, 8 * s, s);
  const QRectF in = box.adjusted(kRowPad * s, kRowPad * s, -kRowPad * s, -kRowPad * s);
  const QRectF picture(in.x(), in.y(), in.height() * 16 / 9, in.height());
  if (look.picture.isNull()) {
    ink.panel(picture, QColor(colour::kInk800), QColor(colour::kWell), QColor(colour::kEdge), 1 * s, 4 * s);
    const double icon = picture.height() * 0.5;
    ink.picture("app/icon", {picture.center().x() - icon / 2, picture.center().y() - icon / 2, icon, icon},
                Tone::Dimmed);
  } else {
    p->drawPixmap(picture, look.picture, QRectF(look.picture.rect()));
  }
  const double badge = std::min(in.width() * 0.18, 170 * s * std::max(1.0, letters::growth()));
  if (!look.badge.isEmpty())
    paintBadge(ink, look, {in.right() - badge, in.center().y() - in.height() * 0.22, badge, in.height() * 0.44});
  const double left = picture.right() + 14 * s;
  const double room = in.right() - badge - left - 16 * s;
  const double words = look.faces.isEmpty() ? room : room * 0.46;
  const QFont title = font(Role::Heading, 24 * s * std::min(1.4, std::max(1.0, letters::growth())));
  const QFont body = letters::face(Role::Body, 14, s);
  const double high = QFontMetricsF(title).height();
  const double line = QFontMetricsF(body).height();
  letters::line(*p, {left, in.y(), words, high}, look.title, title, QColor(colour::kGold));
  letters::line(*p, {left, in.y() + high, words, line}, look.line, body, QColor(colour::kText));
  double y = in.y() + high + line + 4 * s;
  if (look.stacks >= 0 && letters::growth() <= 1.4) {
    paintPips(ink, look, {left, y});
    y += 11 * s;
  }
  letters::line(*p, {left, std::min(y, in.bottom() - line), words, line}, look.when, body, QColor(colour::kText3));
  if (!look.faces.isEmpty()) paintPeople(ink, look, {left + words, in.y(), room - words, in.height()});
  p->restore();
}

}  // namespace w13
