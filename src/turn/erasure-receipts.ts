import type { EventStore, Subscription } from '../kernel/event-store.ts';
import { ERASED_SESSIONS_PER_RECEIPT_MAX } from '../kernel/limits.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { ERASURE_CATEGORY, type ErasureEvent, erasureCatalogue, erasureStream } from '../privacy/erasure.ts';
import type { Actor } from './desks.ts';
import type { ErasableStream } from './erasable-streams.ts';
import { eventId } from './event-ids.ts';
import type { Outside } from './outside.ts';

/** Where the receipt of an erasure stands. */
export type Receipt = {
  readonly erasureId: string;
  readonly erasedAt: string;
  readonly mode: ErasureEvent['data']['mode'];
  readonly stream: string;
  readonly position: number;
};

type Ports = {
  readonly store: EventStore;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  readonly hash: (text: string) => string;
};

type About = Pick<ErasureEvent['data'], 'agentId' | 'reason' | 'criterion' | 'mode' | 'sandboxes'>;

export const receiptBook = ({ store, outside, hash }: Ports) => ({
  /** @param about with the criterion as it was given; only its hash is recorded. */
  write: async (
    about: About,
    streams: readonly ErasableStream[],
    actor: Actor | 'system',
  ): Promise<Receipt> => {
    const [erasureId, erasedAt] = [outside.id(), outside.now()];
    const criterion = about.criterion === '' ? '' : hash(about.criterion);
    const stream = erasureStream(about.agentId);
    let position = -1;
    for (let from = 0; from < streams.length; from += ERASED_SESSIONS_PER_RECEIPT_MAX) {
      const part = streams.slice(from, from + ERASED_SESSIONS_PER_RECEIPT_MAX);
      const event: ErasureEvent = {
        type: 'SessionsErased',
        data: {
          ...about,
          ...{ erasureId, erasedAt, criterion },
          sandboxes: from === 0 ? about.sandboxes : 0,
          sessions: part.map((one) => hash(firstStreamName(one.stream))),
          events: part.reduce((sum, { events }) => sum + events, 0),
        },
      };
      const schemaVersion = erasureCatalogue.versionOf(event.type);
      const metadata = { schemaVersion, occurredAt: erasedAt, correlationId: erasureId, actor };
      const id = eventId(erasureId, from / ERASED_SESSIONS_PER_RECEIPT_MAX);
      ({ position } = await store.append(stream, [{ ...event, id, metadata }], 'any'));
    }
    return { erasureId, erasedAt, mode: about.mode, stream, position };
  },
});

/**
 * Hears of erasures, those of other processes too, so that nobody goes on with what was erased.
 * @param forget is given a test for the first names of streams.
 */
export const followErasures = (
  { store, hash }: Pick<Ports, 'store' | 'hash'>,
  after: number,
  forget: (isMeant: (stream: string) => boolean, agentId: string) => Promise<void>,
): Subscription =>
  store.subscribe({ category: ERASURE_CATEGORY }, after < 0 ? undefined : after, {
    onEvent: async (recorded) => {
      const { data } = erasureCatalogue.read(recorded);
      const sessions = new Set(data.sessions);
      await forget((stream) => sessions.has(hash(firstStreamName(stream))), data.agentId);
    },
  });
