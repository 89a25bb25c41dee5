import type { RecordedEvent } from '../../kernel/event.ts';
import { firstValue } from '../../kernel/first-value.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { SNAPSHOT_EVERY_EVENTS, SNAPSHOTS_ON_THEIR_WAY_MAX } from '../../kernel/limits/conversation.ts';
import { isErased } from '../../kernel/sealing.ts';
import { MACHINE_VERSION } from '../../session/actor.ts';
import type { SessionState } from '../../session/state.ts';
import { isAtRest, type TurnReaderPorts } from './turn-start.ts';

/**
 * Adds snapshots to a session that a reader finds without any, because it was copied from another store, or
 * recorded before several snapshots were kept. The next reader begins at one of them.
 */
export const layingSteps = (
  { store, snapshots }: Pick<TurnReaderPorts, 'store' | 'snapshots'>,
  stream: string,
  from: number,
) => {
  let last = from;
  let isAllowed = true;
  let newest: RecordedEvent | undefined;
  let saves: Promise<void>[] = [];

  const settle = async (): Promise<void> => {
    await Promise.all(saves);
    saves = [];
    if (newest === undefined || (await isThere(store, stream, newest))) return;
    // The session was erased during the read, and the erasure dropped only the snapshots of that time.
    isAllowed = false;
    await snapshots.drop(stream);
  };

  return {
    pass: (recordedEvent: RecordedEvent, session: SessionState): Promise<void> | undefined => {
      const { revision } = recordedEvent;
      // An erased session has no key, and gets no new one.
      isAllowed &&= !isErased(recordedEvent);
      if (!isAllowed || revision - last < SNAPSHOT_EVERY_EVENTS || !isAtRest(session)) return undefined;
      last = revision;
      newest = recordedEvent;
      // A state is copied from recorded data alone, so it is JSON; its types do not say so.
      const state = session as unknown as JsonValue;
      const snapshot = { revision, eventId: recordedEvent.id, version: MACHINE_VERSION, state };
      // Without a snapshot the next read takes longer.
      saves.push(snapshots.save(stream, snapshot, 'beside').catch(() => undefined));
      return saves.length < SNAPSHOTS_ON_THEIR_WAY_MAX ? undefined : settle();
    },
    /** When no more events arrive. */
    settle,
  };
};

const isThere = async (
  store: TurnReaderPorts['store'],
  stream: string,
  { revision, id }: RecordedEvent,
): Promise<boolean> => {
  const event = await firstValue(store.readStream(stream, { from: revision, limit: 1 }));
  return event?.id === id && !isErased(event);
};
