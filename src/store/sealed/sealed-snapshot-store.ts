import type { JsonValue } from '../../kernel/json.ts';
import type { SnapshotStore } from '../../kernel/snapshot-store.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { KeyRing } from './key-ring.ts';
import { keyNumberOf, openText, sealText } from './seal.ts';

type SealedState = { readonly sealed: string };

/**
 * Snapshots sealed under the keys of their streams. A snapshot that is unsealed, or whose key was destroyed,
 * is ignored. Their versions are negative, so that no other reader mistakes them for states.
 */
export const sealedSnapshotStore = (
  snapshots: SnapshotStore,
  { keys, categories }: { readonly keys: KeyRing; readonly categories: readonly string[] },
): SnapshotStore => {
  const isSealed = (stream: string) => categories.includes(categoryOf(stream));
  const placeOf = (stream: string, revision: number) => `${stream} snapshot ${revision}`;
  return {
    ...snapshots,
    save: async (stream, snapshot, how) => {
      if (!isSealed(stream)) return snapshots.save(stream, snapshot, how);
      const place = placeOf(stream, snapshot.revision);
      const sealedState = sealText(JSON.stringify(snapshot.state), await keys.current(stream), place);
      await snapshots.save(
        stream,
        { ...snapshot, version: -snapshot.version, state: { sealed: sealedState } },
        how,
      );
    },
    load: async (stream, upTo) => {
      const snapshot = await snapshots.load(stream, upTo);
      if (snapshot === undefined || !isSealed(stream)) return snapshot;
      if (!isSealedState(snapshot.state)) return undefined;
      const { sealed } = snapshot.state;
      const key = await keys.get(stream, keyNumberOf(sealed));
      const text =
        typeof key !== 'object' ? undefined : openText(sealed, key.bytes, placeOf(stream, snapshot.revision));
      return text === undefined
        ? undefined
        : { ...snapshot, version: -snapshot.version, state: JSON.parse(text) };
    },
  };
};

const isSealedState = (state: JsonValue): state is SealedState =>
  typeof state === 'object' && state !== null && 'sealed' in state;
