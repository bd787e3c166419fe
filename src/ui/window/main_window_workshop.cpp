// The way into the workshop and back.

#include "ui/window/main_window.h"

#ifdef W13_WORKSHOP
#include "ui/workshop/workshop_screen.h"
#endif

namespace w13 {

#ifdef W13_WORKSHOP

void MainWindow::openWorkshop() {
  if (room_ || workshop_ != nullptr || setup_.workshop.isEmpty()) return;
  try {
    workshop_ = new WorkshopScreen({setup_.data, setup_.workshop, &setup_.rules, setup_.packs}, this);
  } catch (const std::runtime_error& error) {
    return start_->complain(QString::fromUtf8(error.what()));
  }
  pages_->addWidget(workshop_);
  connect(workshop_, &WorkshopScreen::left, this, &MainWindow::leaveWorkshop, Qt::QueuedConnection);
  connect(workshop_, &WorkshopScreen::ruleWanted, this, [this](const QString& id) { rulesPanel()->openPage(id); });
  offerExamples();
  showPage(workshop_);
}

void MainWindow::leaveWorkshop() {
  showPage(start_);
  workshop_->deleteLater();
  workshop_ = nullptr;
  offerExamples();
}

bool MainWindow::workshopMayClose() {
  if (workshop_ == nullptr || workshop_->mayLeave([this] { close(); })) return true;
  showPage(workshop_);
  return false;
}

#else

void MainWindow::openWorkshop() {}
void MainWindow::leaveWorkshop() {}
bool MainWindow::workshopMayClose() { return true; }

#endif

}  // namespace w13
