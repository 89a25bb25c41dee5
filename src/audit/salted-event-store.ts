import type { EventMetadata, NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';

/**
 * Adds a salt to the metadata of what is recorded of sessions in the open. A leaf stays when its event is
 * erased; without the salt, which goes with the event, whoever has the leaf could try what the event may have
 * said. One salt for all events of an append: they are erased together, and the embedded store writes their
 * metadata as one text.
 */
export const saltedEventStore = (
  store: EventStore,
  { category, newSalt }: { readonly category: string; readonly newSalt: () => string },
): EventStore => ({
  ...store,
  append: (stream, events, expected) =>
    store.append(stream, stream.startsWith(`${category}-`) ? salted(events, newSalt()) : events, expected),
});

const salted = (events: readonly NewEvent[], salt: string): readonly NewEvent[] => {
  let [plain, mixed]: readonly (EventMetadata | undefined)[] = [];
  return events.map((event) => {
    if (event.metadata !== plain || mixed === undefined) {
      plain = event.metadata;
      mixed = { ...plain, salt };
    }
    return { ...event, metadata: mixed };
  });
};
