import { isParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_STREAM } from './events.ts';

/**
 * The readable events of a record's own stream, as recorded.
 * @param onFault called for each unreadable event, and with the last one if the store reads no further
 */
export async function* survivingRecord(
  store: Pick<EventStore, 'readStream'>,
  onFault: (revision: number, reason: string) => void,
): AsyncGenerator<RecordedEvent> {
  let from = 0;
  for (;;) {
    try {
      for await (const recordedEvent of store.readStream(AUDIT_STREAM, { from })) {
        yield recordedEvent;
        from = recordedEvent.revision + 1;
      }
      return;
    } catch (error) {
      if (isParleyError(error, 'record_damaged')) {
        const revision = Math.max(from, Number(error.facts.revision));
        onFault(revision, error.message);
        from = revision + 1;
      } else if (isParleyError(error)) throw error;
      else {
        onFault(from, `it cannot be read, nor what follows: ${String(error)}`);
        return;
      }
    }
  }
}
