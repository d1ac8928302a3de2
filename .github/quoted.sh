#!/bin/sh
# Runs a command, such as a build, so that GitHub runs no workflow commands in
# what it prints, which may come from content. Errors go to the same stream, so
# that none arrives after the token that ends the quote.
token=$(node -p 'crypto.randomUUID()') || exit
echo "::stop-commands::$token"
"$@" 2>&1
status=$?
printf '\n::%s::\n' "$token"
exit $status
