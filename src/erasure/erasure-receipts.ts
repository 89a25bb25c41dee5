import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { ERASED_SESSIONS_PER_RECEIPT_MAX } from '../kernel/limits.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import type { Outside } from '../outside/outside.ts';
import { type ErasureEvent, erasureCatalogue, erasureStream } from '../privacy/erasure.ts';
import type { Actor } from '../turn/desks.ts';
import type { ErasableStream } from './erasable-streams.ts';

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
  /** Told of the id of a receipt before anybody can hear of it. */
  readonly announce?: (erasureId: string) => void;
};

type About = Pick<ErasureEvent['data'], 'agentId' | 'reason' | 'criterion' | 'mode' | 'sandboxes'>;

export const receiptBook = ({ store, outside, hash, announce }: Ports) => ({
  /** @param about with the criterion as it was given; only its hash is recorded. */
  write: async (
    about: About,
    streams: readonly ErasableStream[],
    actor: Actor | 'system',
  ): Promise<Receipt> => {
    const [erasureId, erasedAt] = [outside.id(), outside.now()];
    announce?.(erasureId);
    const criterion = about.criterion === '' ? '' : hash(about.criterion);
    const stream = erasureStream(about.agentId);
    let position = -1;
    for (let from = 0; from < streams.length; from += ERASED_SESSIONS_PER_RECEIPT_MAX) {
      const part = streams.slice(from, from + ERASED_SESSIONS_PER_RECEIPT_MAX);
      const event: ErasureEvent = {
        type: 'SessionsErased',
        data: {
          ...about,
          erasureId,
          erasedAt,
          criterion,
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
