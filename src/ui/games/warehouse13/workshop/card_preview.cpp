#include "ui/games/warehouse13/workshop/card_preview.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/look/illustration.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr int kTable = 96, kHand = 150, kReading = 430;  // widths of cards on a screen of the game, in points

DesignId designIn(const Catalog& cards, const QString& path) {
  const auto is = [&](const Design& each) { return QString::fromStdString(each.file) == path; };
  const int place = kernel::placeWhere(cards.designs, is);
  return place < 0 ? DesignId::None : designAt(place);
}

/// Whether the program was built with the picture that a card names.
bool hasPicture(const Design& design) {
  if (illustrationCount() == 0) return true;  // then no card has one
  QImage nothing(8, 8, QImage::Format_ARGB32_Premultiplied);
  nothing.fill(Qt::transparent);
  QPainter p(&nothing);
  Ink ink(p, 1);
  return illustrate(ink, {0, 0, 8, 8}, 8, design.art, Qt::white);
}

}  // namespace

// ---- one face ---------------------------------------------------------------------------------------------------

CardFace::CardFace(int points, Side side, QWidget* parent) : QWidget(parent), points_(points), side_(side) {
  setPoints(points);
}

void CardFace::setPoints(int points) {
  points_ = points;
  const QSizeF shape = design_ == DesignId::None || !cards_ ? kSmallCard : cardShape(cards_->of(design_).kind);
  setFixedSize(points, qRound(points * shape.height() / shape.width()));
  update();
}

void CardFace::show(std::shared_ptr<const Catalog> cards, DesignId design, Language language, ColourVision vision) {
  cards_ = std::move(cards);
  design_ = design;
  language_ = language;
  vision_ = vision;
  setPoints(points_);
}

void CardFace::paintEvent(QPaintEvent*) {
  if (design_ == DesignId::None || !cards_) return;
  const double dpr = devicePixelRatioF();
  QImage made((QSizeF(size()) * dpr).toSize(), QImage::Format_ARGB32_Premultiplied);
  made.fill(Qt::transparent);
  const Words words(*cards_, nullptr, {}, language_);
  const Design& design = cards_->of(design_);
  {
    QPainter p(&made);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.scale(dpr, dpr);
    Ink ink(p, dpr);
    const QRectF all(0, 0, width(), height());
    if (side_ == Side::Back && design.kind == Kind::Ability) drawUsed(ink, all, words, design);
    else if (side_ == Side::Back) drawBack(ink, all, backOf(design.kind));
    else drawDesign(ink, all, *cards_, words, design_);
  }
  QPainter(this).drawImage(rect(), vision_ == ColourVision::Normal ? made : seen(made, vision_));
}

// ---- all of them ------------------------------------------------------------------------------------------------

CardPreview::CardPreview(QWidget* parent)
    : QFrame(parent), heading_(new QLabel), state_(new QLabel), fit_(new QLabel), language_(new QComboBox),
      vision_(new QComboBox) {
  setObjectName("preview");
  QVBoxLayout* column = new QVBoxLayout(this);
  heading_->setProperty("look", "head");
  column->addWidget(heading_);
  state_->setProperty("look", "fault");
  state_->setWordWrap(true);
  column->addWidget(state_);
  QHBoxLayout* row = new QHBoxLayout;
  column->addLayout(row);
  QVBoxLayout* left = new QVBoxLayout;
  QVBoxLayout* right = new QVBoxLayout;
  const std::array<std::pair<int, CardFace::Side>, 4> kinds = {{{fullWidth_, CardFace::Side::Front},
                                                                {kHand, CardFace::Side::Front},
                                                                {kTable, CardFace::Side::Front},
                                                                {kTable, CardFace::Side::Back}}};
  for (const auto& [points, side] : kinds) {
    faces_.push_back(new CardFace(points, side, this));
    captions_.push_back(new QLabel);
    captions_.back()->setProperty("look", "small");
  }
  left->addWidget(faces_[0]);
  left->addStretch(1);
  right->addWidget(faces_[1], 0, Qt::AlignHCenter);
  right->addWidget(captions_[1], 0, Qt::AlignHCenter);
  QHBoxLayout* small = new QHBoxLayout;
  for (const std::size_t at : {2U, 3U}) {
    QVBoxLayout* one = new QVBoxLayout;
    one->addWidget(faces_[at], 0, Qt::AlignHCenter);
    one->addWidget(captions_[at], 0, Qt::AlignHCenter);
    one->addStretch(1);
    small->addLayout(one);
  }
  right->addLayout(small);
  right->addStretch(1);
  row->addLayout(left);
  row->addLayout(right);
  row->addStretch(1);
  addChoices(*column);
  retranslate();
}

void CardPreview::addChoices(QVBoxLayout& column) {
  QHBoxLayout* row = new QHBoxLayout;
  language_->setObjectName("preview-language");
  vision_->setObjectName("preview-colors");
  row->addWidget(language_);
  row->addWidget(vision_);
  row->addStretch(1);
  column.addLayout(row);
  fit_->setObjectName("fit");
  fit_->setWordWrap(true);
  column.addWidget(fit_);
  connect(language_, &QComboBox::currentIndexChanged, this, &CardPreview::refresh);
  connect(vision_, &QComboBox::currentIndexChanged, this, &CardPreview::refresh);
}

void CardPreview::retranslate() {
  const QSignalBlocker quietLanguage(language_), quietVision(vision_);
  const QString language = language_->count() == 0 ? languageCode(spoken()) : language_->currentData().toString();
  const int vision = std::max(0, vision_->currentIndex());
  heading_->setText(tr("Live preview"));
  language_->setAccessibleName(tr("Language of the preview"));
  vision_->setAccessibleName(tr("Colors of the preview"));
  language_->clear();
  for (const Language each : languages()) language_->addItem(languageName(each), languageCode(each));
  vision_->clear();
  vision_->addItems({tr("all colors"), tr("without red"), tr("without green"), tr("without blue"), tr("gray")});
  language_->setCurrentIndex(std::max(0, language_->findData(language)));
  vision_->setCurrentIndex(vision);
  captions_[1]->setText(tr("hand %1").arg(kHand));
  captions_[2]->setText(tr("table %1").arg(kTable));
  captions_[3]->setText(tr("back"));
  refresh();
}

void CardPreview::setFullWidth(int points) {
  if (points == fullWidth_) return;
  fullWidth_ = points;
  faces_[0]->setPoints(points);
}

void CardPreview::rescale(double scale) {
  faces_[1]->setPoints(qRound(kHand * scale));
  for (const std::size_t at : {2U, 3U}) faces_[at]->setPoints(qRound(kTable * scale));
  fitCaptions();
}

void CardPreview::show(std::shared_ptr<const Catalog> cards, const QString& path, bool current) {
  shownCards_ = std::move(cards);
  path_ = path;
  current_ = current;
  design_ = shownCards_ ? designIn(*shownCards_, path) : DesignId::None;
  refresh();
}

void CardPreview::refresh() {
  const Language language = languageFor(language_->currentData().toString());
  const ColourVision vision = visionAt(std::max(0, vision_->currentIndex()));
  const bool is = design_ != DesignId::None;
  const QString name = is ? QString::fromStdString(shownCards_->of(design_).name.in(language)) : QString();
  const QStringList told = {tr("%1, as large as it is read").arg(name), tr("%1, as in a hand").arg(name),
                            tr("%1, as on the table").arg(name), tr("%1, its back").arg(name)};
  for (int at = 0; at < kernel::count(faces_); ++at) {
    kernel::at(faces_, at)->setVisible(is);
    kernel::at(faces_, at)->setAccessibleName(told[at]);
    kernel::at(faces_, at)->show(shownCards_, design_, language, vision);
  }
  const bool card = !path_.isEmpty() && !path_.startsWith("agents/") && path_.contains(u'/');
  QString state;
  if (card && !is)
    state = current_ ? tr("This card has been taken out.") : tr("It is drawn as soon as it has no errors.");
  else if (card && !current_) state = tr("Its last good version: the text now has errors.");
  else if (!card && !path_.isEmpty()) state = tr("It has no card: the table draws it.");
  state_->setText(state);
  state_->setVisible(!state.isEmpty());
  report();
  fitCaptions();
}

// Where the page is low, captions give way first, then the smallest cards: they would lie on the others. What there is
// room for is reckoned, not tried: each try would lay out the page anew.
void CardPreview::fitCaptions() {
  const bool is = design_ != DesignId::None;
  const int gap = layout()->spacing();
  int rest = height() - 2 * frameWidth() - layout()->contentsMargins().top() - layout()->contentsMargins().bottom();
  const int inside = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
  for (const QLabel* each : {heading_, state_, fit_})
    if (each->isVisibleTo(this))
      rest -= gap + (each->wordWrap() ? each->heightForWidth(inside) : each->sizeHint().height());
  rest -= gap + language_->sizeHint().height();
  const int cards = faces_[1]->height() + gap + faces_[2]->height();
  const int caption = captions_[1]->sizeHint().height() + gap;
  for (std::size_t at = 1; at < captions_.size(); ++at) captions_[at]->setVisible(is && rest >= cards + 2 * caption);
  for (const std::size_t at : {2U, 3U}) faces_[at]->setVisible(is && rest >= cards);
}

void CardPreview::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fitCaptions();
}

QStringList CardPreview::unfit() const {
  QStringList lines;
  if (design_ == DesignId::None || shownCards_->of(design_).kind == Kind::Loyalty) return lines;
  for (const Language language : languages()) {
    const Words words(*shownCards_, nullptr, {}, language);
    for (const int width : {kReading, kHand, kTable})
      for (const QString& text : unfitOn(*shownCards_, words, design_, width))
        lines << tr("%1, %2 wide: \u201c%3\u201d is cut short").arg(languageName(language)).arg(width).arg(text);
  }
  return lines;
}

void CardPreview::report() {
  fit_->setVisible(design_ != DesignId::None);
  if (design_ == DesignId::None) return;
  QStringList lines = unfit();
  const bool fits = lines.isEmpty();
  if (fits) lines << tr("All texts fit, in both languages and at every size.");
  const Design& design = shownCards_->of(design_);
  if (!hasPicture(design))
    lines << tr("This program was built without the picture %1; the emblem of the kind stands for it.")
                 .arg(QString::fromStdString(design.art));
  fit_->setProperty("look", fits ? "small" : "fault");
  fit_->setStyleSheet(fits ? QString() : QStringLiteral("color:#FFB3A6"));
  fit_->setText(lines.join(u'\n'));
}

}  // namespace w13
