import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { JsonValue } from '../../src/kernel/json.ts';
import { asUnread, type UnreadEvent } from '../../src/kernel/unread-event.ts';
import { eventText, unreadEvent } from '../../src/store/embedded/event-text.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { compileProjection } from '../../src/views/engine/script.ts';
import { openProjector } from '../../src/views/projector.ts';

/** Frozen, so that a script that changes a shared event fails. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../projections', `${name}.js`), 'utf8');

/** In the form that an embedded store returns. */
const asText = (event: RecordedEvent): UnreadEvent => unreadEvent(eventText(event), event);

/**
 * Runs a script of `projections/` as a server does, and returns its states after some events, by partition.
 * @param isText whether events are text, and are parsed as far as the script reads them @param savedAfter the
 * number of events after which everything is saved and reopened
 */
export const projection = (name: string, { isShipped = true, isText = false, savedAfter = 0 } = {}) => {
  const compiled = compileProjection({ name, text: textOf(name), isShipped });
  return {
    states: async (events: Iterable<RecordedEvent>): Promise<Map<string, JsonValue>> => {
      const views = memoryViewStore();
      const asParsed = (event: RecordedEvent) => asUnread(frozen(structuredClone(event)));
      const all = Array.from(events, isText ? asText : asParsed);
      for (const some of [all.slice(0, savedAfter), all.slice(savedAfter)]) {
        const projector = await openProjector({ projection: compiled, view: name, views });
        await projector.take(some);
        await projector.save();
      }
      const rows = await views.range(name, { from: ['state'], to: ['state', '\u{10ffff}'] });
      return new Map(rows.map(({ key, value }) => [String(key[1]), value]));
    },
  };
};
