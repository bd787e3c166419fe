#include "ui/shields/gate.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLibrary>
#include <nlohmann/json.hpp>

#include "ui/look/style.h"
#include "ui/settings/language.h"

// Outside of any namespace, as Qt wants it.
static void initShieldPage() { Q_INIT_RESOURCE(shield_page); }

namespace ui {

namespace {

constexpr const char* kPage = ":/shield/index.html";

QFunctionPointer inModule(const char* function) {
  static QLibrary module(QCoreApplication::applicationDirPath() + "/../" UI_MODULES "/lib" + shields::kModule);
  return module.resolve(function);
}

QByteArray fileOf(const QString& name) {
  QFile file(name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray rulesIn(const house::RuleBook& rules, const house::Voice& voice, house::Language language) {
  house::Json all = house::Json::array();
  for (const house::RuleText& rule : rules.rules())
    all.push_back({{"id", rule.id}, {"text", voice.plain(rule.text.in(language))}});
  return QByteArray::fromStdString(all.dump());
}

}  // namespace

bool Gate::there() {
  initShieldPage();
  return QFile::exists(kPage) && inModule(shields::kMakeServer) != nullptr;
}

std::unique_ptr<Gate> Gate::open(shields::Hears& hears) {
  if (!there()) return nullptr;
  const auto make = reinterpret_cast<shields::MakeServer>(inModule(shields::kMakeServer));
  return std::unique_ptr<Gate>(new Gate(std::unique_ptr<shields::Server>(make(hears))));
}

QImage Gate::codeOf(const QString& text) {
  const auto make = reinterpret_cast<shields::CodeOf>(inModule(shields::kCodeOf));
  shields::Code code;
  if (make == nullptr || !make(text.toLatin1(), code)) return {};
  QImage image(code.side, code.side, QImage::Format_Mono);
  image.setColorTable({QColor(Qt::black).rgb(), QColor(colour::kPaperTop).rgb()});
  for (int at = 0; at < code.dark.size(); ++at)
    image.setPixel(at % code.side, at / code.side, code.dark.testBit(at) ? 0 : 1);
  return image;
}

Gate::Gate(std::unique_ptr<shields::Server> server) : server_(std::move(server)) {
  QObject::connect(&draws_, &Alarm::rang, server_.get(), [this] { drawNext(); });
}

bool Gate::listen(quint16 port) {
  port_ = server_->listen(port);
  return port_ != 0;
}

void Gate::serve(const house::RuleBook& rules, const house::Voice& voice, const ShieldPictures& pictures) {
  server_->serve("/", "text/html; charset=utf-8", fileOf(kPage));
  server_->serve("/shield.js", "text/javascript; charset=utf-8", fileOf(":/shield/shield.js"));
  server_->serve("/shield.css", "text/css; charset=utf-8", fileOf(":/shield/shield.css"));
  for (const house::Language language : languages())
    server_->serve(QStringLiteral("/rules-%1.json").arg(languageCode(language)), "application/json",
                   rulesIn(rules, voice, language));
  pictures_ = pictures;
  drawn_ = 0;
  listed_ = {};
  const bool none = pictures_.names.isEmpty();
  server_->serve("/cards.json", "application/json", none ? "{}" : "null");
  if (!none) draws_.start();
}

// The list is served once it is whole: until then it is null, and a page takes the cards' words and asks again.
void Gate::drawNext() {
  const QImage image = pictures_.draw(drawn_);
  const bool clear = image.hasAlphaChannel();
  const QString file = QStringLiteral("/cards/%1.%2").arg(drawn_).arg(QLatin1String(clear ? "png" : "jpg"));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, clear ? "PNG" : "JPG", clear ? -1 : kPictureQuality);
  server_->serve(file, clear ? "image/png" : "image/jpeg", bytes);
  listed_.insert(pictures_.names[drawn_],
                 QJsonObject{{"file", file}, {"width", image.width()}, {"height", image.height()}});
  if (++drawn_ < pictures_.names.size()) return;
  draws_.stop();
  server_->serve("/cards.json", "application/json", QJsonDocument(listed_).toJson(QJsonDocument::Compact));
}

}  // namespace ui
