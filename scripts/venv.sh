#!/bin/sh
# Make an environment and fill it from a lock: venv.sh DIR LOCK [STAGES]
# PYTHON names the interpreter; without it python3 is used, or the newest python3.x if that one is too old.
set -eu
dir=$1 lock=$2 stages=${3:-2}
export PIP_DISABLE_PIP_VERSION_CHECK=1

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
version() { "$1" -c 'import platform; print(platform.python_version())' 2>/dev/null; }
stop() { printf '%s\n' "$@" >&2; exit 1; }

python=${PYTHON:-}
if [ -n "$python" ]; then
    found=$(version "$python") || stop "PYTHON=$python does not run."
    new_enough "$python" || stop "Sandtable needs Python 3.11 or newer; PYTHON=$python is $found."
else
    for candidate in python3 python3.13 python3.12 python3.11; do
        if new_enough "$candidate"; then python=$candidate; break; fi
    done
    if [ -z "$python" ]; then
        found=$(version python3) || found="not there at all"
        stop "Sandtable needs Python 3.11 or newer; python3 is $found." \
            "Install a newer one, or name it: make setup PYTHON=/path/to/python3.12"
    fi
fi

have=$(version "$dir/bin/python") || have=
if [ -n "$have" ] && new_enough "$dir/bin/python" && { [ -z "${PYTHON:-}" ] || [ "$have" = "$found" ]; }; then
    echo "1/$stages Python $have in $dir"
else
    echo "1/$stages Python $(version "$python") in $dir, new"
    "$python" -c 'import venv, ensurepip' 2>/dev/null ||
        stop "This Python cannot make environments: apt-get install python3-venv, and run make setup again."
    rm -rf "$dir"
    "$python" -m venv "$dir" || {
        rm -rf "$dir"
        stop "This Python cannot make environments: apt-get install python3-venv, and run make setup again."
    }
fi

# The copy of the lock that is kept in the environment says what was installed last.
if cmp -s "$lock" "$dir/installed.lock"; then
    echo "2/$stages packages: as in $lock"
else
    echo "2/$stages packages: installing $(grep -c '^[a-z]' "$lock") from $lock, by hash…"
    "$dir/bin/python" -m pip install -qq --require-hashes --no-deps -r "$lock" ||
        stop "The packages of $lock could not be installed; the lines above say why." \
            "Check the network (or the proxy), and run the same command again."
    cp "$lock" "$dir/installed.lock"
fi
