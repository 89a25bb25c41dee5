import type { RecordedEvent } from '../../kernel/event.ts';
import type { Damage, EventStore } from '../../kernel/event-store.ts';
import { readKeyFiles } from './key-reader.ts';
import { KEY_EVENT, keyStreamOf, unwrap } from './key-streams.ts';
import { keyNumberOf } from './seal.ts';
import { openSealed } from './sealed-event-store.ts';

export const KEY_IS_MISSING = 'the key of its sealed fields is missing';
/** Restoring keys would not help: they are there. */
export const KEY_IS_FOREIGN =
  'the key of its sealed fields is one of another installation: use its secret key and its folder of keys';

/** Finds streams with sealed fields that are not erased and that no key of a folder opens. */
export const missingKeys = (keysFolder: string) => {
  const keys = readKeyFiles(keysFolder);
  const first = new Map<string, Damage>();
  return {
    look: (event: RecordedEvent): void => {
      const { stream, revision, position } = event;
      const number = keyNumberIn(event);
      if (number === undefined || first.has(stream)) return;
      const key = keys.get(stream, number);
      if (
        key === 'destroyed' ||
        (key !== undefined && openSealed(event, { number, bytes: key }) !== undefined)
      )
        return;
      const reason = key === undefined ? KEY_IS_MISSING : KEY_IS_FOREIGN;
      first.set(stream, { stream, revision, position, reason });
    },
    /** The first such event of each stream. */
    done: (): readonly Damage[] => {
      keys.close();
      return [...first.values()];
    },
  };
};

const keyNumberIn = ({ data }: RecordedEvent): number | undefined => {
  const { sealed }: { readonly sealed?: unknown } = Object(data);
  return typeof sealed === 'string' ? keyNumberOf(sealed) : undefined;
};

/**
 * The same for a store that keeps its keys in streams. It must be given the events of the whole log.
 * @param secretKey opens the keys; without it, they are only looked for
 */
export const missingKeyStreams = (store: Pick<EventStore, 'isDeleted'>, secretKey?: Uint8Array) => {
  const there = new Set<string>();
  const foreign = new Set<string>();
  /** By the stream of the key. */
  const needed = new Map<string, Damage>();
  return {
    look: (event: RecordedEvent): void => {
      const { stream, revision, position } = event;
      there.add(stream);
      const isKey = event.type === KEY_EVENT;
      if (isKey && secretKey !== undefined && unwrap(event, secretKey) === 'foreign') foreign.add(stream);
      const number = keyNumberIn(event);
      if (number === undefined) return;
      const keyStream = keyStreamOf(stream, number);
      if (!needed.has(keyStream))
        needed.set(keyStream, { stream, revision, position, reason: KEY_IS_MISSING });
    },
    /** The first such event of each stream. A key whose stream is deleted was destroyed by an erasure. */
    done: async (): Promise<readonly Damage[]> => {
      const first = new Map<string, Damage>();
      for (const [keyStream, damage] of needed) {
        if (first.has(damage.stream ?? '')) continue;
        if (foreign.has(keyStream)) first.set(damage.stream ?? '', { ...damage, reason: KEY_IS_FOREIGN });
        else if (!there.has(keyStream) && !(await store.isDeleted(keyStream)))
          first.set(damage.stream ?? '', damage);
      }
      return [...first.values()];
    },
  };
};
