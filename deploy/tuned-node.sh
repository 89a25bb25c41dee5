#!/bin/sh
# Runs Node with the words that make a server quick; docs/operations.md says what each is for. Node ends at once when
# it is given a word that its version does not know, so such words are left out.
# `exec` leaves one process, Node's, which gets all signals.
words='--max-semi-space-size=16 --no-parallel-scavenge --v8-pool-size=1 --no-allocation-site-pretenuring --use-largepages=silent'

# Node reads its words before it shows its version.
knows() { node "$@" --version >/dev/null 2>&1; }

# Unquoted, $words is one word each. The last of two contrary words counts: large pages take far longer than a look.
if knows $words --use-largepages=off; then exec node $words "$@"; fi

known=
for word in $words; do
  if knows "$word"; then known="$known $word"; fi
done
exec node $known "$@"
