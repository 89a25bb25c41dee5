import type { RecordedEvent } from '../../kernel/event.ts';
import type { Damage } from '../../kernel/event-store.ts';
import { readKeyFiles } from './key-reader.ts';
import { keyNumberOf } from './seal.ts';
import { openSealed } from './sealed-event-store.ts';

export const KEY_IS_MISSING = 'the key of its sealed fields is missing';

/** Finds streams with sealed fields that nobody erased and no key of a folder opens. */
export const missingKeys = (keysFolder: string) => {
  const keys = readKeyFiles(keysFolder);
  const first = new Map<string, Damage>();
  return {
    look: (event: RecordedEvent): void => {
      const { stream, revision, position } = event;
      const { sealed } = event.data as { readonly sealed?: unknown };
      if (typeof sealed !== 'string' || first.has(stream)) return;
      const number = keyNumberOf(sealed);
      const key = keys.get(stream, number);
      if (
        key === 'destroyed' ||
        (key !== undefined && openSealed(event, { number, bytes: key }) !== undefined)
      )
        return;
      first.set(stream, { stream, revision, position, reason: KEY_IS_MISSING });
    },
    /** The first such event of each stream. */
    done: (): readonly Damage[] => {
      keys.close();
      return [...first.values()];
    },
  };
};
