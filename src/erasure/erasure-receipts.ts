import type { ChangeAuthor } from '../authoring/author-names.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { groupBy } from '../kernel/group-by.ts';
import { AUDIT_RANGES_PER_EVENT_MAX } from '../kernel/limits/audit.ts';
import { ERASED_SESSIONS_PER_RECEIPT_MAX } from '../kernel/limits/privacy.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { type ErasureEvent, type ErasureMode, erasureCatalogue, erasureStream } from '../privacy/erasure.ts';
import type { ErasableStream } from './erasable-streams.ts';
import type { ErasedStream } from './erase-streams.ts';

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
  readonly hash: (text: string) => string;
  /** Receives the id of a receipt before any server can read it. */
  readonly announce?: (erasureId: string) => void;
};

/** A range of leaves is two numbers. */
const NUMBERS_PER_RECEIPT_MAX = 2 * AUDIT_RANGES_PER_EVENT_MAX;

/** An erasure of one agent's sessions. Its receipts get the same ids again when they are written again. */
export type ReceiptOrder = {
  readonly erasureId: string;
  readonly erasedAt: string;
  readonly agentId: string;
  readonly reason: ErasureEvent['data']['reason'];
  /** As it was asked for; only its hash is recorded. Empty for retention. */
  readonly criterion: string;
  readonly author: { readonly [Part in keyof ChangeAuthor]?: ChangeAuthor[Part] | undefined };
};

/** The streams that were erased, whole or in part. */
type Erased = {
  readonly streams: readonly ErasedStream[];
  /** Forks that were erased with them. */
  readonly sandboxes: number;
  /** The leaves of deleted streams in the verifiable record, as pairs. */
  readonly leavesOf: (streams: readonly string[]) => Promise<readonly number[]>;
};

export const receiptBook = ({ store, hash, announce }: Ports) => {
  const write = async (order: ReceiptOrder, erased: ErasedInMode): Promise<Receipt> => {
    const { agentId, erasureId, erasedAt } = order;
    announce?.(erasureId);
    const stream = erasureStream(agentId);
    let position = -1;
    for (const [at, part] of partsOf(erased).entries()) {
      const event = receiptEvent(order, part, hash);
      const recorded = { ...event, id: eventId(erasureId, at), metadata: metadataOf(event, order) };
      ({ position } = await store.append(stream, [recorded], 'any'));
    }
    return { erasureId, erasedAt, mode: erased.mode, stream, position };
  };

  return {
    /** One receipt for each mode. */
    write: async (
      order: ReceiptOrder,
      { streams, sandboxes, leavesOf }: Erased,
    ): Promise<readonly Receipt[]> => {
      const receipts: Receipt[] = [];
      for (const [mode, modeStreams] of groupBy(streams, (part) => part.mode)) {
        const leaves = mode === 'deleted' ? [...(await leavesOf(modeStreams.map(nameOf)))] : [];
        // Forks are always deleted, and reported once.
        const forks = receipts.length === 0 ? sandboxes : 0;
        const erasureId = receiptId(order.erasureId, mode);
        const erased = { mode, sandboxes: forks, streams: modeStreams, leaves };
        receipts.push(await write({ ...order, erasureId }, erased));
      }
      return receipts;
    },
  };
};

/** What one receipt is about, or one event of it. */
type ErasedInMode = {
  readonly mode: ErasureMode;
  readonly sandboxes: number;
  readonly streams: readonly ErasableStream[];
  readonly leaves: readonly number[];
};

/** A long receipt has several events; the first one reports the forks. */
const partsOf = ({ mode, sandboxes, streams, leaves }: ErasedInMode): readonly ErasedInMode[] => {
  const count = Math.max(
    Math.ceil(streams.length / ERASED_SESSIONS_PER_RECEIPT_MAX),
    Math.ceil(leaves.length / NUMBERS_PER_RECEIPT_MAX),
  );
  return Array.from({ length: count }, (_, at) => ({
    mode,
    sandboxes: at === 0 ? sandboxes : 0,
    streams: partOf(streams, at, ERASED_SESSIONS_PER_RECEIPT_MAX),
    leaves: partOf(leaves, at, NUMBERS_PER_RECEIPT_MAX),
  }));
};

const receiptEvent = (
  { agentId, reason, erasureId, erasedAt, criterion }: ReceiptOrder,
  { mode, sandboxes, streams, leaves }: ErasedInMode,
  hash: Ports['hash'],
): ErasureEvent => ({
  type: 'SessionsErased',
  data: {
    agentId,
    reason,
    mode,
    erasureId,
    erasedAt,
    criterion: criterion === '' ? '' : hash(criterion),
    sandboxes,
    sessions: streams.map(({ stream }) => hash(firstStreamName(stream))),
    events: streams.reduce((sum, { events }) => sum + events, 0),
    leaves: [...leaves],
  },
});

const metadataOf = (
  { type }: ErasureEvent,
  { erasureId, erasedAt, author: { actor, tokenId } }: ReceiptOrder,
) => ({
  schemaVersion: erasureCatalogue.versionOf(type),
  occurredAt: erasedAt,
  correlationId: erasureId,
  ...(actor !== undefined && { actor }),
  ...(tokenId !== undefined && { tokenId }),
});

/** Another digit of the UUID, whose last four number the events of a receipt. */
const receiptId = (erasureId: string, mode: ErasureMode): string =>
  mode === 'deleted'
    ? erasureId
    : erasureId.slice(0, -5) + otherDigit(erasureId.at(-5) ?? '0') + erasureId.slice(-4);

const otherDigit = (digit: string): string => (Number.parseInt(digit, 16) ^ 1).toString(16);

const nameOf = ({ stream }: ErasableStream): string => stream;

const partOf = <Item>(items: readonly Item[], part: number, itemsMax: number): readonly Item[] =>
  items.slice(part * itemsMax, (part + 1) * itemsMax);
