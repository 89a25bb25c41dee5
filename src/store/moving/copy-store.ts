import { setTimeout } from 'node:timers/promises';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { NewEvent, RecordedEvent } from '../../kernel/event.ts';
import type { Damage, EventStore, OnDamage } from '../../kernel/event-store.ts';
import {
  COPY_APPEND_CHARS_MAX,
  COPY_APPENDS_IN_FLIGHT_MAX,
  COPY_PATIENCE_MS,
  COPY_RETRY_MS,
} from '../../kernel/limits/store.ts';
import { IDENTITY_STREAM } from '../store-identity.ts';
import { GAP, STRAY } from './check-log.ts';
import { copyDeletions, isPlaceholder } from './copy-deletions.ts';
import { isSame, newTally, type Survey, surveyOf } from './survey.ts';

export type CopyOptions = {
  readonly from: EventStore;
  readonly to: EventStore;
  /** Called with the progress and the total; both are positions of the source store. */
  readonly onProgress: (what: 'reading' | 'copying' | 'verifying', position: number, end: number) => void;
  /** Ends it early; it can be continued later. @throws its reason */
  readonly stop: AbortSignal;
  /**
   * Called with each unreadable event. Its stream is copied up to there, because no append can leave a gap.
   * Absent: the copy is refused.
   */
  readonly onLost?: ((damage: Damage) => void) | undefined;
};

export type CopyReport = Survey & {
  readonly copied: number;
  readonly isVerified: boolean;
  /** Readable events after a lost one of their stream. */
  readonly leftOut: number;
};

/**
 * Copies all events from one store to another in the order of the log, with ids, revisions and the marks of
 * deleted streams that events depend on. It skips what the target already has, so that starting it again
 * continues an interrupted copy.
 * @throws copy_mismatch, copy_target_started if the target has other events; record_damaged
 */
export const copyStore = async ({ from, to, onProgress, stop, onLost }: CopyOptions): Promise<CopyReport> => {
  const there = await headsOf(to, { onProgress, stop });
  await checkSame(from, there, stop);
  const end = await from.newestPosition();
  const tally = newTally();
  const appends = appendsTo(to, stop);
  const ends = streamEnds(onLost ?? refuseDamaged);
  let copiedEvents = 0;
  for await (const event of from.readAll({ onDamage: ends.lose })) {
    stop.throwIfAborted();
    if (event.position > end) break;
    onProgress('copying', event.position, end);
    if (!ends.continuesBy(event)) continue;
    tally.add(event);
    if (!isThere(there, event)) {
      await appends.add(event);
      copiedEvents += 1;
    }
  }
  await appends.done();
  await copyDeletions({ from, to }, ends.streams(), (write) => patiently(stop, write));
  const survey = tally.survey();
  const newestCopied = await to.newestPosition();
  const onPosition = (position: number) => onProgress('verifying', position, newestCopied);
  const other = await surveyOf(to, { onPosition, stop });
  return { ...survey, copied: copiedEvents, isVerified: isSame(survey, other), leftOut: ends.leftOut() };
};

/** The stream would have a gap, and later appends would be refused. */
const refuseDamaged: OnDamage = ({ stream = 'unknown', revision = -1, position, reason }) => {
  throw new ParleyError('record_damaged', { stream, revision, position, reason });
};

/** The revision up to which each stream can be copied. */
const streamEnds = (onLost: (damage: Damage) => void) => {
  const due = new Map<string, number>();
  const lostStreams = new Set<string>();
  let leftOut = 0;
  const lose = (damage: Damage): void => {
    onLost(damage);
    if (damage.stream !== undefined) lostStreams.add(damage.stream);
  };
  return {
    lose,
    continuesBy: ({ stream, revision, position }: RecordedEvent): boolean => {
      const next = due.get(stream) ?? 0;
      if (revision === next) {
        due.set(stream, revision + 1);
        return true;
      }
      if (revision < next) onLost({ stream, revision, position, reason: STRAY });
      else if (!lostStreams.has(stream)) lose({ stream, revision: next, position, reason: GAP });
      if (revision > next) leftOut += 1;
      return false;
    },
    streams: () => due.keys(),
    leftOut: () => leftOut,
  };
};

type Head = { readonly revision: number; readonly id: string };

/** The newest event of each stream. */
const headsOf = async (
  store: EventStore,
  { onProgress, stop }: Pick<CopyOptions, 'onProgress' | 'stop'>,
): Promise<ReadonlyMap<string, Head>> => {
  const heads = new Map<string, Head>();
  const end = await store.newestPosition();
  for await (const event of store.readAll()) {
    const { stream, revision, id, position } = event;
    stop.throwIfAborted();
    if (!isPlaceholder(event)) heads.set(stream, { revision, id });
    onProgress('reading', position, end);
  }
  return heads;
};

const isThere = (heads: ReadonlyMap<string, Head>, { stream, revision }: RecordedEvent): boolean =>
  revision <= (heads.get(stream)?.revision ?? -1);

/** Refuses a target that has other events. @throws copy_mismatch, copy_target_started */
const checkSame = async (
  store: EventStore,
  heads: ReadonlyMap<string, Head>,
  stop: AbortSignal,
): Promise<void> => {
  const unmatchedHeads = new Map(heads);
  if (unmatchedHeads.size === 0) return;
  for await (const { stream, revision, id } of store.readAll()) {
    stop.throwIfAborted();
    const head = unmatchedHeads.get(stream);
    if (head?.revision !== revision) continue;
    if (head.id !== id) throw mismatchAt(stream, revision);
    unmatchedHeads.delete(stream);
    if (unmatchedHeads.size === 0) return;
  }
  for (const [stream, { revision }] of unmatchedHeads) throw mismatchAt(stream, revision);
};

/** The first event that a server records explains best why the target is not empty. */
const mismatchAt = (stream: string, revision: number): ParleyError =>
  stream === IDENTITY_STREAM
    ? new ParleyError('copy_target_started', {})
    : new ParleyError('copy_mismatch', { stream, revision });

/** Events of one stream that follow each other. */
type Batch = {
  readonly stream: string;
  readonly expectedRevision: number;
  readonly events: NewEvent[];
  chars: number;
};

/** Appends in order, several at a time, but those of one stream one after the other; if one waits, all do. */
const appendsTo = (store: EventStore, stop: AbortSignal) => {
  const inFlight = new Map<string, Promise<void>>();
  let batch: Batch | undefined;

  const settleAll = () => Promise.all(inFlight.values());
  const send = async (): Promise<void> => {
    if (batch === undefined) return;
    const { stream, events, expectedRevision } = batch;
    batch = undefined;
    if (inFlight.has(stream) || inFlight.size >= COPY_APPENDS_IN_FLIGHT_MAX) await settleAll();
    const sending = patiently(stop, () =>
      store.append(stream, events, expectedRevision < 0 ? 'no-stream' : expectedRevision),
    );
    // A later `settleAll` handles the error; until then it must not count as unhandled.
    sending.catch(() => undefined);
    inFlight.set(
      stream,
      sending.then(() => void inFlight.delete(stream)),
    );
    inFlight.get(stream)?.catch(() => undefined);
  };
  return {
    add: async ({ stream, revision, position: _, ...event }: RecordedEvent): Promise<void> => {
      const chars = JSON.stringify(event).length;
      const isFull = batch !== undefined && batch.chars + chars > COPY_APPEND_CHARS_MAX;
      if (batch?.stream !== stream || isFull) await send();
      batch ??= { stream, expectedRevision: revision - 1, events: [], chars: 0 };
      batch.events.push(event);
      batch.chars += chars;
    },
    done: async (): Promise<void> => {
      await send();
      await settleAll();
    },
  };
};

/** A store may be away for a moment, and a repeated write counts only once. */
const patiently = async (stop: AbortSignal, write: () => Promise<unknown>): Promise<void> => {
  for (let leftMs = COPY_PATIENCE_MS; ; leftMs -= COPY_RETRY_MS) {
    try {
      await write();
      return;
    } catch (error) {
      const passes = isParleyError(error, 'store_unavailable') || isParleyError(error, 'store_busy');
      if (!passes || leftMs <= 0 || stop.aborted) throw error;
    }
    await setTimeout(COPY_RETRY_MS);
  }
};
