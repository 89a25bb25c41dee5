import { createHash } from 'node:crypto';
import type { NewEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { earlierNames } from '../../kernel/stream-name.ts';

/**
 * Deletes in one store the streams that were deleted in another, as far as their names are known: a session
 * that continues after an erasure is found under its next name only if all names before it are deleted.
 * @param patiently repeats a write while the store is away
 */
export const copyDeletions = async (
  { from, to }: { readonly from: EventStore; readonly to: EventStore },
  streams: Iterable<string>,
  patiently: (write: () => Promise<unknown>) => Promise<void>,
): Promise<void> => {
  for (const name of new Set([...streams].flatMap(earlierNames))) {
    if (!(await from.isDeleted(name)) || (await to.isDeleted(name))) continue;
    // A store can only delete a stream that has events.
    await patiently(() => to.append(name, [placeholderOf(name)], 'no-stream'));
    await patiently(() => to.delete(name));
  }
};

const PLACEHOLDER = 'StreamDeleted';

/** Left by a copy that ended between the two writes; the next copy to that store deletes it. */
export const isPlaceholder = ({ type }: Pick<NewEvent, 'type'>): boolean => type === PLACEHOLDER;

/** The same id for the same name, so that an append can be repeated. */
const placeholderOf = (name: string): NewEvent => {
  const id = uuidOf(name);
  const metadata = { schemaVersion: 1, occurredAt: '1970-01-01T00:00:00.000Z', correlationId: id };
  return { id, type: PLACEHOLDER, data: {}, metadata };
};

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
