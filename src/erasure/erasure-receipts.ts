import type { ChangeAuthor } from '../authoring/author-names.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_RANGES_PER_EVENT_MAX, ERASED_SESSIONS_PER_RECEIPT_MAX } from '../kernel/limits.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import type { Outside } from '../outside/outside.ts';
import { type ErasureEvent, erasureCatalogue, erasureStream } from '../privacy/erasure.ts';
import type { ErasableStream } from './erasable-streams.ts';

/** The place of an erasure's receipt in the log. */
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
  /** Receives the id of a receipt before any server can read it. */
  readonly announce?: (erasureId: string) => void;
};

/** A range of leaves is two numbers. */
const NUMBERS_PER_RECEIPT_MAX = 2 * AUDIT_RANGES_PER_EVENT_MAX;

/** The erased sessions of one agent and one reason. */
type ErasedSessions = {
  readonly streams: readonly ErasableStream[];
  /** Their leaves in the verifiable record, as pairs; none where only a key is gone. */
  readonly leaves: readonly number[];
};

type About = Pick<ErasureEvent['data'], 'agentId' | 'reason' | 'criterion' | 'mode' | 'sandboxes'>;

export const receiptBook = ({ store, outside, hash, announce }: Ports) => ({
  /** @param about with the original criterion; only its hash is recorded. */
  write: async (
    about: About,
    { streams, leaves }: ErasedSessions,
    { actor, tokenId }: ChangeAuthor,
  ): Promise<Receipt> => {
    const [erasureId, erasedAt] = [outside.id(), outside.now()];
    announce?.(erasureId);
    const criterion = about.criterion === '' ? '' : hash(about.criterion);
    const stream = erasureStream(about.agentId);
    let position = -1;
    const parts = Math.max(
      Math.ceil(streams.length / ERASED_SESSIONS_PER_RECEIPT_MAX),
      Math.ceil(leaves.length / NUMBERS_PER_RECEIPT_MAX),
    );
    for (let at = 0; at < parts; at += 1) {
      const part = partOf(streams, at, ERASED_SESSIONS_PER_RECEIPT_MAX);
      const event: ErasureEvent = {
        type: 'SessionsErased',
        data: {
          ...about,
          erasureId,
          erasedAt,
          criterion,
          sandboxes: at === 0 ? about.sandboxes : 0,
          sessions: part.map((stream) => hash(firstStreamName(stream.stream))),
          events: part.reduce((sum, { events }) => sum + events, 0),
          leaves: [...partOf(leaves, at, NUMBERS_PER_RECEIPT_MAX)],
        },
      };
      const schemaVersion = erasureCatalogue.versionOf(event.type);
      const metadata = {
        schemaVersion,
        occurredAt: erasedAt,
        correlationId: erasureId,
        ...(actor !== undefined && { actor }),
        ...(tokenId !== undefined && { tokenId }),
      };
      const id = eventId(erasureId, at);
      ({ position } = await store.append(stream, [{ ...event, id, metadata }], 'any'));
    }
    return { erasureId, erasedAt, mode: about.mode, stream, position };
  },
});

const partOf = <Item>(items: readonly Item[], part: number, itemsMax: number): readonly Item[] =>
  items.slice(part * itemsMax, (part + 1) * itemsMax);
