#!/bin/sh
# The browser tests need Debian's Chromium: install it where we may, say how where we may not.
command -v chromium >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
	echo "browser: installing chromium…"
	export DEBIAN_FRONTEND=noninteractive
	if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; then
		exit 0
	fi
fi
echo "The browser tests need Chromium; install it first: apt-get install chromium (as root), then make test again."
exit 1
