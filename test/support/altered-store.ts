import type { RecordedEvent } from '../../src/kernel/event.ts';
import { asRun } from '../../src/kernel/event-run.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { asUnread } from '../../src/kernel/unread-event.ts';

/** A store whose readers get what `change` returns for each event, or no event if that is undefined. */
export const alteredStore = (
  store: EventStore,
  change: (event: RecordedEvent) => RecordedEvent | undefined,
): EventStore => {
  async function* changed(events: AsyncIterable<RecordedEvent>) {
    for await (const event of events) {
      const other = change(event);
      if (other !== undefined) yield other;
    }
  }
  return {
    ...store,
    readAll: (options) => changed(store.readAll(options)),
    readStream: (stream, options) => changed(store.readStream(stream, options)),
    readUnread: async function* (options) {
      for await (const event of changed(store.readAll(options))) yield [asUnread(event)];
    },
    readBytes: async function* (options, read) {
      for await (const event of changed(store.readAll(options))) yield [read(asRun(asUnread(event)))];
    },
  };
};
