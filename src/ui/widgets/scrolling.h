#pragma once
// A part of a page that scrolls up and down where there is too little room for it.

#include <QScrollArea>

namespace ui {

/// Around a part, without a frame or ground of its own; keys scroll what is in it.
[[nodiscard]] inline QScrollArea* scrolling(QWidget* part, const char* name) {
  QScrollArea* scroll = new QScrollArea;
  scroll->setObjectName(name);
  scroll->setProperty("bare", true);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(part);
  return scroll;
}

}  // namespace ui
