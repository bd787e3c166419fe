# shellcheck shell=bash disable=SC2034  # its lists are used by ./play and ./check
# Set-up that ./play and ./check share: packages, configuring, building. Sourced, never run.
# Nothing is done when all is there, so further runs start at once.

# What building and playing takes ...
PROGRAM_PACKAGES=(g++ cmake ninja-build ccache pkg-config nlohmann-json3-dev zlib1g-dev libzip-dev libcli11-dev libvalijson-dev libsodium-dev
  qt6-base-dev qt6-svg-dev qt6-multimedia-dev qt6-l10n-tools libqscintilla2-qt6-dev qt6-httpserver-dev qt6-websockets-dev libqrencode-dev
  fonts-bebas-neue fonts-roboto-slab fonts-lato
  fonts-gnutypewriter)
# ... and what checking takes on top.
CHECK_PACKAGES=(catch2 libbenchmark-dev qt6-pdf-dev clang-format clang-tidy python3 xvfb fonts-dejavu-core desktop-file-utils
  appstream dpkg-dev file chromium)

# Prints those of the named Debian packages that are not installed.
missing_packages() {
  local wanted
  for wanted in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$wanted" 2>/dev/null) == installed ]] || echo "$wanted"
  done
}

# need_packages NAME...: installs what is missing.
need_packages() {
  command -v dpkg-query >/dev/null || {
    if command -v cmake >/dev/null && command -v ninja >/dev/null; then return 0; fi
    echo "This is no Debian system; please install the packages named in scripts/setup.sh under the names they have here." >&2
    return 1
  }
  # One look at all of them is faster than one look each.
  local states
  states=$(dpkg-query -W -f '${db:Status-Status}\n' "$@" 2>/dev/null || true)
  [[ $(grep -c '^installed$' <<<"$states") -eq $# ]] && return 0

  local missing as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    as_root=(sudo)
    # sudo asks for the password on the terminal, if there is one.
    if ! command -v sudo >/dev/null || ! { sudo -n true || : </dev/tty; } 2>/dev/null; then
      echo "Please install these packages as root, then try again: apt-get install ${missing[*]}" >&2
      return 1
    fi
  fi
  echo "Installing what is missing: ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0)
  local log
  log=$(mktemp)
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } </dev/null >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "apt-get could not install these packages: ${missing[*]} (all of its output: $log)" >&2
    return 1
  fi
  rm -f "$log"
}

# need_npm: fetches the illustrations of the cards, the face for titles, and what the page of the shields is made with. The
# game builds without; then configuring says why it has none.
need_npm() { command -v npm >/dev/null || need_packages npm 2>/dev/null || true; }

# missing_of PRESET: the files that say what npm could not fetch.
missing_of() { compgen -G "build/$1/*/missing" || true; }

# configure PRESET: once, again after the folder has been moved, and as long as something of npm is missing: perhaps it
# can be fetched by now. Ninja does it by itself when a list changes.
configure() {
  local key="CMAKE_HOME_DIRECTORY:INTERNAL=" how=(--fresh)
  if [[ -f build/$1/build.ninja ]] &&
    grep -qxF -e "$key$PWD" -e "$key$(pwd -P)" "build/$1/CMakeCache.txt" 2>/dev/null; then
    [[ -n $(missing_of "$1") ]] || return 0
    how=()
  fi
  mkdir -p "build/$1"
  echo "   setting up build/$1"
  if ! cmake "${how[@]}" --preset "$1" >"build/$1/configure.log" 2>&1; then
    cat "build/$1/configure.log" >&2
    return 1
  fi
  local missing
  while IFS= read -r missing; do [[ -z $missing ]] || cat "$missing"; done <<<"$(missing_of "$1")"
}

# progress SECONDS: passes on what ninja says, with at most one line of progress in so many seconds. Lines of progress are
# those that start with the mark `build` asks for; everything else is a mistake or a warning, and is shown at once.
progress() {
  local line said=$SECONDS object='Building CXX object (.*)CMakeFiles/[^/]*\.dir/(.*)\.o$'
  local together='(.*/)Unity/unity_(.*)_[0-9]+_cxx\.cxx$'
  while IFS= read -r line; do
    case $line in
      '@ '*)
        ((SECONDS - said >= $1)) || continue
        said=$SECONDS
        [[ $line =~ $object ]] && line="${line%%Building CXX*}${BASH_REMATCH[1]}${BASH_REMATCH[2]}"
        [[ $line =~ $together ]] && line="${BASH_REMATCH[1]}${BASH_REMATCH[2]}"
        echo "   ${line#@ }"
        ;;
      'ninja: no work to do'* | 'ninja: Entering directory'* | '-- '*) ;;
      *) echo "$line" ;;
    esac
  done
}

# build PRESET [TARGET]: the first build in a terminal shows every step; any other a line every 15 seconds, so a short
# one speaks of mistakes only. Two at a time: the machine has two cores, and more compilers at once need more memory than
# it may have.
build() {
  configure "$1" || return 1
  if [[ -t 1 && ! -f build/$1/.ninja_log ]]; then
    ninja -C "build/$1" -j 2 "${2:-all}"
  else
    NINJA_STATUS='@ %p, %f of %t: ' ninja -C "build/$1" -j 2 "${2:-all}" | progress 15
  fi
}

# has_display: whether a window can be opened. A display that is named but not there would end the program at once.
has_display() {
  [[ -n ${QT_QPA_PLATFORM:-} ]] && return 0
  local number
  if [[ ${DISPLAY:-} =~ ^(unix)?:([0-9]+)(\.[0-9]+)?$ ]]; then
    number=${BASH_REMATCH[2]}
    [[ -S /tmp/.X11-unix/X$number ]] || grep -q "@/tmp/.X11-unix/X$number\$" /proc/net/unix 2>/dev/null && return 0
  elif [[ -n ${DISPLAY:-} ]]; then
    return 0 # on another computer
  fi
  # Wayland alone needs its plugin, which not every system has.
  [[ -n ${WAYLAND_DISPLAY:-} ]] || return 1
  [[ -S $WAYLAND_DISPLAY || -S ${XDG_RUNTIME_DIR:-/run/user/$UID}/$WAYLAND_DISPLAY ]] || return 1
  compgen -G "/usr/lib*/**/qt6/plugins/platforms/libqwayland*.so" >/dev/null
}
