import type { EventStore, OnDamage } from '../kernel/event-store.ts';
import { bytePages } from '../kernel/unread-log.ts';
import { type LeafRun, leafRun } from './leaf.ts';

type Range = {
  readonly after?: number | undefined;
  readonly from?: number;
  readonly end: number;
  readonly ownFromMemory?: boolean;
  /** Called with each record that is left out because it cannot be read. */
  readonly onDamage?: OnDamage;
};

/**
 * The leaves of the log between two positions, in parts that let requests run in between. It begins after
 * `after`, or with the event at `from`.
 */
export async function* leafPages(
  store: EventStore,
  { after, from, end, ownFromMemory = false, onDamage }: Range,
): AsyncGenerator<readonly LeafRun[]> {
  const options = {
    ownFromMemory,
    ...(after !== undefined && { after }),
    ...(from !== undefined && { from }),
    ...(Number.isFinite(end) && { upTo: end }),
    ...(onDamage && { onDamage }),
  };
  for await (const page of bytePages(store, options, leafRun)) {
    if ((page.at(-1)?.position ?? -1) < end) {
      yield page;
      continue;
    }
    yield page.filter(({ position }) => position <= end);
    return;
  }
}
