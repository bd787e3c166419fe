#!/usr/bin/env bash
# Installs the release build into an empty folder and packs the .deb, moves both elsewhere, and starts what is there, as
# somebody who has never seen the source: scripts/installed.sh. Needs no rights and leaves nothing behind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

source_folder=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

wrong() {
  echo "   $1" >&2
  exit 1
}

# starts PREFIX: both programs answer and play, from this folder alone.
starts() {
  local prefix=$1 program said
  for program in w13 warehouse13-table; do
    said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$prefix/bin/$program" --version)
    [[ $said == "$program $version" ]] || wrong "$program --version says \"$said\", not \"$program $version\""
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$prefix/bin/$program" --help >"$scratch/said" ||
      wrong "$program --help does not answer"
    ! grep -qF "$source_folder" "$prefix/bin/$program" || wrong "$program names the folder it was built in"
  done
  # What a start need not wait for is opened when it is wanted.
  ! ldd "$prefix/bin/warehouse13-table" | grep -F Multimedia >/dev/null || wrong "the window loads Qt Multimedia before a sound"
  ldd "$prefix/lib/warehouse13/libwarehouse13-loudspeaker.so" | grep -F Multimedia >/dev/null || wrong "no module plays sounds"
  ! ldd "$prefix/bin/warehouse13-table" | grep -F HttpServer >/dev/null || wrong "the window loads a server before anybody wants a shield"
  ldd "$prefix/lib/warehouse13/libwarehouse13-shields.so" | grep -F HttpServer >/dev/null || wrong "no module serves phones"
  "$prefix/bin/w13" lint >"$scratch/said" || wrong "w13 lint: $(<"$scratch/said")"
  "$prefix/bin/w13" simulate --players 4 --seasons 20 --data promos >"$scratch/said" ||
    wrong "bots do not play: $(<"$scratch/said")"
  # Forty clicks of a season; then nobody listens any more, which ends it.
  { QT_QPA_PLATFORM=offscreen HOME=$scratch "$prefix/bin/warehouse13-table" --saves "$scratch/seasons" --by-itself 3 ||
    true; } 2>"$scratch/errors" | head -n 40 >"$scratch/said"
  [[ $(wc -l <"$scratch/said") -eq 40 ]] || wrong "the window does not play: $(<"$scratch/errors")"
  # Without its data a program must say so: no other folder may stand in.
  mv "$prefix/share/warehouse13" "$prefix/share/away"
  ! "$prefix/bin/w13" lint >"$scratch/said" 2>&1 || wrong "w13 finds cards that were not installed"
  grep -qF "$prefix/share/warehouse13" "$scratch/said" || wrong "w13 does not say where its data should be"
}

# validates PREFIX: what desktops and software centres read.
validates() {
  local share=$1/share icon
  desktop-file-validate "$share"/applications/*.desktop
  appstreamcli validate --no-net "$share"/metainfo/*.metainfo.xml >"$scratch/said" || wrong "$(<"$scratch/said")"
  icon=$(sed -n 's/^Icon=//p' "$share"/applications/*.desktop)
  [[ -f $share/icons/hicolor/scalable/apps/$icon.svg ]] || wrong "there is no icon $icon"
  [[ -f $share/applications/$icon.desktop ]] || wrong "icon and desktop file have different names"
}

version=$(sed -nE 's/^project\(.* VERSION ([0-9.]+) .*/\1/p' CMakeLists.txt)

cmake --install build/release --prefix "$scratch/first" >"$scratch/said"
validates "$scratch/first"
mv "$scratch/first" "$scratch/moved"
starts "$scratch/moved"

if command -v dpkg-deb >/dev/null; then
  (cd build/release && cpack -G DEB -B "$scratch/deb") >"$scratch/said" 2>&1 || wrong "$(<"$scratch/said")"
  depends=$(dpkg-deb -f "$scratch"/deb/*.deb Depends)
  for each in libc6 libqt6widgets6 libqt6svg6 fonts-bebas-neue fonts-roboto-slab fonts-lato fonts-gnutypewriter; do
    [[ $depends == *"$each"* ]] || wrong "the package does not depend on $each"
  done
  dpkg-deb -x "$scratch"/deb/*.deb "$scratch/unpacked"
  validates "$scratch/unpacked/usr"
  starts "$scratch/unpacked/usr"
else
  echo "   dpkg-deb is missing here: the package for Debian is not tried"
fi
