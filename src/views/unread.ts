import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore, ReadAllOptions, UnreadEvent } from '../kernel/event-store.ts';
import { PROJECTION_BATCH_EVENTS } from '../kernel/limits.ts';
import type { ProjectedEvent } from './engine.ts';

/** The log in batches, parsed by the store only where it cannot do otherwise. */
export async function* batchesOf(
  store: EventStore,
  options: ReadAllOptions,
): AsyncGenerator<readonly UnreadEvent[]> {
  let batch: UnreadEvent[] = [];
  for await (const page of store.readUnread?.(options) ?? pagesOf(store.readAll(options))) {
    batch.push(...page);
    if (batch.length < PROJECTION_BATCH_EVENTS) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function* pagesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<readonly UnreadEvent[]> {
  for await (const event of events) yield [asUnread(event)];
}

export const asUnread = (event: RecordedEvent): UnreadEvent => {
  const { type, stream, revision, position } = event;
  return { type, stream, revision, position, read: () => event };
};

/** The event that was parsed last: a handler looks at one at a time, but more than once. */
let lastUnread: UnreadEvent | undefined;
let lastRead: RecordedEvent | undefined;

const readOnce = (unread: UnreadEvent): RecordedEvent => {
  if (lastUnread === unread && lastRead !== undefined) return lastRead;
  lastUnread = unread;
  lastRead = unread.read();
  return lastRead;
};

/**
 * An event that is parsed when a handler looks into it, and forgotten with the next: a batch that is parsed
 * as a whole outlives the youngest memory, and costs more to clean up than to make.
 */
export class LazyEvent implements ProjectedEvent {
  readonly isJson = true;
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  private readonly unread: UnreadEvent;

  constructor(unread: UnreadEvent) {
    this.unread = unread;
    this.eventType = unread.type;
    this.streamId = unread.stream;
    this.sequenceNumber = unread.revision;
  }

  get data(): unknown {
    return readOnce(this.unread).data;
  }

  get body(): unknown {
    return this.data;
  }

  get metadata(): unknown {
    return readOnce(this.unread).metadata;
  }
}

/** The same as plain JSON, for those to whom it must be written out. */
export const plainEvent = (unread: UnreadEvent): ProjectedEvent => {
  const { type, stream, revision, data, metadata } = unread.read();
  return {
    isJson: true,
    eventType: type,
    streamId: stream,
    sequenceNumber: revision,
    data,
    body: data,
    metadata,
  };
};
