import { crc32 } from 'node:zlib';
import type { EventPlace } from '../../kernel/event.ts';
import type { Damage } from '../../kernel/event-store.ts';
import { partitionPoint } from '../../kernel/partition-point.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import { numberIn, placeIn } from './lmdb-keys.ts';
import { DELETED } from './lmdb-tables.ts';
import { checksumIn, RecordFault, unreadOfRecord } from './record-text.ts';

export type RecordsReport = {
  readonly records: number;
  readonly events: number;
  readonly streams: number;
  /** Of them, those by a version without checksums. */
  readonly withoutChecksum: number;
  readonly unreadable: readonly Damage[];
};

/**
 * Checks all records, and that they agree with the index. The rows of a table arrive in the order of their
 * keys, the records before the index. @param onEvent is called for readable events
 */
export const recordsCheck = (onEvent?: (event: UnreadEvent) => void) => {
  /** Readable records in the order of their positions. */
  const positions: number[] = [];
  const places: number[] = [];
  const firsts: number[] = [];
  const isNamed: boolean[] = [];
  const damageByPosition = new Map<number, string>();
  const unreadable: Damage[] = [];
  let [events, streams, withoutChecksum] = [0, 0, 0];
  let current = { stream: '', due: 0 };

  /** Why the record is not the one that the index names. */
  const faultOf = ({ stream, revision, position }: EventPlace, at: number): string | undefined => {
    if (at < 0) return damageByPosition.get(position) ?? 'it is missing';
    return places[at] === placeHash(stream, revision) ? undefined : 'the index names another record';
  };
  const checkEntry = (place: EventPlace): void => {
    const { stream, revision, position } = place;
    if (stream !== current.stream) {
      streams += 1;
      current = { stream, due: 0 };
    }
    const at = indexOf(positions, position);
    const reason = faultOf(place, at);
    if (reason !== undefined) {
      unreadable.push({ ...place, revision: current.due, reason });
      damageByPosition.delete(position);
    } else {
      isNamed[at] = true;
      if (firsts[at] !== current.due)
        unreadable.push({ ...place, revision: current.due, reason: 'events before it are missing' });
    }
    current.due = revision + 1;
  };

  return {
    record: (key: Buffer, value: Buffer): void => {
      const position = numberIn(key) ?? -1;
      try {
        const text = value.toString();
        const recorded = unreadOfRecord(text, position);
        const { stream = '', revision = 0 } = recorded[0] ?? {};
        if (checksumIn(text, position) === 'none') withoutChecksum += 1;
        events += recorded.length;
        positions.push(position);
        places.push(placeHash(stream, revision + recorded.length - 1));
        firsts.push(revision);
        if (onEvent !== undefined) for (const event of recorded) onEvent(event);
      } catch (error) {
        if (!(error instanceof RecordFault)) throw error;
        damageByPosition.set(position, error.message);
      }
    },
    indexed: (key: Buffer, value: Buffer): void => {
      const place = placeIn(key);
      const position = numberIn(value) ?? -1;
      if (place === undefined) unreadable.push({ position, reason: 'its index entry is damaged' });
      else if (place[1] !== DELETED) checkEntry({ stream: place[0], revision: place[1], position });
    },
    done: (): RecordsReport => {
      for (const [position, reason] of damageByPosition) unreadable.push({ position, reason });
      for (const [at, position] of positions.entries())
        if (isNamed[at] !== true) unreadable.push({ position, reason: 'the index does not name it' });
      return { records: positions.length, events, streams, withoutChecksum, unreadable };
    },
  };
};

/** A number in place of a name, because there may be millions. */
const placeHash = (stream: string, revision: number): number => crc32(`${revision} ${stream}`);

/** -1 if it is missing; they are sorted. */
const indexOf = (sorted: readonly number[], value: number): number => {
  const at = partitionPoint(sorted, (number) => number < value);
  return sorted[at] === value ? at : -1;
};
