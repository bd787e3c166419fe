// The window's tests run in one application, off screen unless told otherwise.

#include "support/run_tests.h"
#include "ui/games/warehouse13/window/shots.h"
#include "ui/window/application.h"

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  w13::Application app(argc, argv);
  w13::initPictures();
  return runTests(argc, argv);
}
