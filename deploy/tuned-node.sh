#!/bin/sh
# Runs Node with options that make a server faster; docs/operations.md explains each. Node refuses to start with an
# option that its version does not know, so such options are left out.
# `exec` replaces the shell, so that Node receives all signals.
options='--max-semi-space-size=16 --no-parallel-scavenge --v8-pool-size=1 --no-allocation-site-pretenuring --use-largepages=silent'

# Node checks its options before it prints its version.
knows() { node "$@" --version >/dev/null 2>&1; }

# $options is unquoted, so that the shell splits it. The check turns large pages off again, because mapping them takes
# long; the last of two contrary options wins.
if knows $options --use-largepages=off; then exec node $options "$@"; fi

known_options=
for option in $options; do
  if knows "$option"; then known_options="$known_options $option"; fi
done
exec node $known_options "$@"
