#include "ui/workshop/card_preview.h"

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "ui/settings/language.h"

namespace ui {

namespace {

constexpr int kTable = 96, kHand = 150, kReading = 430;  // widths of cards on a screen of the game, in points
constexpr QSizeF kUsual(440, 670);                       // the shape of what is not there

}  // namespace

// ---- one face ---------------------------------------------------------------------------------------------------

CardFace::CardFace(int points, CardSide side, QWidget* parent) : QWidget(parent), points_(points), side_(side) {
  setPoints(points);
}

void CardFace::setPoints(int points) {
  points_ = points;
  const QSizeF shape = picture_ ? picture_->shape() : kUsual;
  setFixedSize(points, qRound(points * shape.height() / shape.width()));
  update();
}

void CardFace::show(std::shared_ptr<const CardPicture> picture, house::Language language, ColourVision vision) {
  picture_ = std::move(picture);
  language_ = language;
  vision_ = vision;
  setPoints(points_);
}

void CardFace::paintEvent(QPaintEvent*) {
  if (!picture_) return;
  const double dpr = devicePixelRatioF();
  QImage made((QSizeF(size()) * dpr).toSize(), QImage::Format_ARGB32_Premultiplied);
  made.fill(Qt::transparent);
  {
    QPainter p(&made);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.scale(dpr, dpr);
    Ink ink(p, dpr);
    picture_->draw(ink, QRectF(0, 0, width(), height()), side_, language_);
  }
  QPainter(this).drawImage(rect(), vision_ == ColourVision::Normal ? made : seen(made, vision_));
}

// ---- all of them ------------------------------------------------------------------------------------------------

CardPreview::CardPreview(const CardScreens& screens, QWidget* parent)
    : QFrame(parent), screens_(screens), heading_(new QLabel), state_(new QLabel), fit_(new QLabel),
      language_(new QComboBox), vision_(new QComboBox) {
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
  const std::array<std::pair<int, CardSide>, 4> kinds = {
      {{fullWidth_, CardSide::Front}, {kHand, CardSide::Front}, {kTable, CardSide::Front}, {kTable, CardSide::Back}}};
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
  for (const house::Language each : languages()) language_->addItem(languageName(each), languageCode(each));
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

void CardPreview::show(const std::shared_ptr<const house::Box>& box, const QString& path, bool current) {
  picture_ = screens_.picture(box, path);
  path_ = path;
  current_ = current;
  refresh();
}

void CardPreview::refresh() {
  const house::Language language = languageFor(language_->currentData().toString());
  const ColourVision vision = visionAt(std::max(0, vision_->currentIndex()));
  const bool is = picture_ != nullptr;
  const QString name = is ? picture_->name(language) : QString();
  const QStringList told = {tr("%1, as large as it is read").arg(name), tr("%1, as in a hand").arg(name),
                            tr("%1, as on the table").arg(name), tr("%1, its back").arg(name)};
  for (int at = 0; at < kernel::count(faces_); ++at) {
    kernel::at(faces_, at)->setVisible(is);
    kernel::at(faces_, at)->setAccessibleName(told[at]);
    kernel::at(faces_, at)->show(picture_, language, vision);
  }
  const bool card = path_.contains(u'/') && screens_.areCards(path_.section(u'/', 0, 0));
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
  const bool is = picture_ != nullptr;
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
  if (!picture_) return lines;
  for (const house::Language language : languages())
    for (const int width : {kReading, kHand, kTable})
      for (const QString& text : picture_->unfit(language, width))
        lines << tr("%1, %2 wide: \u201c%3\u201d is cut short").arg(languageName(language)).arg(width).arg(text);
  return lines;
}

void CardPreview::report() {
  fit_->setVisible(picture_ != nullptr);
  if (!picture_) return;
  QStringList lines = unfit();
  const bool fits = lines.isEmpty();
  if (fits) lines << tr("All texts fit, in both languages and at every size.");
  if (const QString art = picture_->missingArt(); !art.isEmpty())
    lines << tr("This program was built without the picture %1; the emblem of the kind stands for it.").arg(art);
  fit_->setProperty("look", fits ? "small" : "fault");
  fit_->setStyleSheet(fits ? QString() : QStringLiteral("color:#FFB3A6"));
  fit_->setText(lines.join(u'\n'));
}

}  // namespace ui
