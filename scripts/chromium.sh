#!/bin/sh
# The browser tests need Debian's Chromium, best of all the one without windows, which is quicker: install it
# where we may, say how where we may not.
for name in chromium-headless-shell chromium; do
	command -v $name >/dev/null 2>&1 && exit 0
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
	export DEBIAN_FRONTEND=noninteractive
	apt-get update -qq
	for name in chromium-headless-shell chromium; do
		echo "browser: installing $name…"
		apt-get install -y -qq --no-install-recommends $name >/dev/null && exit 0
	done
fi
echo "The browser tests need Chromium; install it first: apt-get install chromium-headless-shell (as root), then make test again."
exit 1
