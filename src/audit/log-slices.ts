import type { EventRun } from '../kernel/event-run.ts';
import type { EventStore, OnDamage } from '../kernel/event-store.ts';
import { EVENTS_AT_A_TIME } from '../kernel/limits.ts';
import { bytePages } from '../kernel/unread-log.ts';

type Slices = {
  readonly after?: number | undefined;
  readonly end: number;
  /** Called with each record that is left out because it cannot be read. */
  readonly onDamage?: OnDamage;
};

/** The log between two positions, in parts small enough to let requests run in between. */
export async function* logSlices(
  store: EventStore,
  { after, end, onDamage }: Slices,
): AsyncGenerator<readonly EventRun[]> {
  const options = { ...(after !== undefined && { after }), ...(onDamage && { onDamage }) };
  for await (const page of bytePages(store, options))
    for (let from = 0; from < page.length; from += EVENTS_AT_A_TIME) {
      const slice = page.slice(from, from + EVENTS_AT_A_TIME);
      if ((slice.at(-1)?.position ?? -1) <= end) {
        yield slice;
        continue;
      }
      yield slice.filter(({ position }) => position <= end);
      return;
    }
}
