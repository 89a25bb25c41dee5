import type { EventMetadata, RecordedEvent } from '../kernel/event.ts';
import type { EventStore, ReadAllOptions, UnreadEvent } from '../kernel/event-store.ts';
import { PROJECTION_BATCH_EVENTS } from '../kernel/limits.ts';
import { PlacedEvent } from '../kernel/placed-event.ts';
import { ReadEvent, unreadPages } from '../kernel/unread-log.ts';
import type { ProjectedEvent } from './engine.ts';

/** The log in batches, parsed by the store only where it cannot do otherwise. */
export async function* batchesOf(
  store: EventStore,
  options: ReadAllOptions,
): AsyncGenerator<readonly UnreadEvent[]> {
  let batch: UnreadEvent[] = [];
  for await (const page of unreadPages(store, options)) {
    for (const event of page) {
      batch.push(event);
      if (batch.length < PROJECTION_BATCH_EVENTS) continue;
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

/** The event whose data were parsed last: a handler looks at one at a time, but more than once. */
let lastUnread: UnreadEvent | undefined;
let lastData: unknown;

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
  private readonly readPart: (event: UnreadEvent) => unknown;

  /** @param readPart reads data that nobody else looks into, as far as they are needed. */
  constructor(unread: UnreadEvent, readPart: (event: UnreadEvent) => unknown) {
    this.unread = unread;
    this.readPart = readPart;
    this.eventType = unread.type;
    this.streamId = unread.stream;
    this.sequenceNumber = unread.revision;
  }

  get data(): unknown {
    const { unread } = this;
    if (lastUnread !== unread) {
      const isWhole = unread instanceof KeptEvent || unread instanceof ReadEvent;
      lastData = isWhole ? unread.data() : this.readPart(unread);
      lastUnread = unread;
    }
    return lastData;
  }

  get body(): unknown {
    return this.data;
  }

  get metadata(): unknown {
    return this.unread.metadata();
  }
}

/** What was parsed of the newest few of many events, for all who look into them at about the same time. */
export type ParsedMemory = {
  readonly keep: (event: KeptEvent) => void;
  readonly clear: () => void;
};

export const parsedMemory = (size: number): ParsedMemory => {
  const kept: (KeptEvent | undefined)[] = [];
  let next = 0;
  return {
    keep: (event) => {
      kept[next]?.forget();
      kept[next] = event;
      next = (next + 1) % size;
    },
    clear: () => {
      for (const event of kept) event?.forget();
      kept.length = 0;
      next = 0;
    },
  };
};

/** An event that is parsed once for many who look into it. */
export class KeptEvent extends PlacedEvent implements UnreadEvent {
  private readonly unread: UnreadEvent;
  private readonly memory: ParsedMemory;
  private parsed: { readonly data: unknown; readonly metadata: EventMetadata } | undefined;

  constructor(unread: UnreadEvent, memory: ParsedMemory) {
    super(unread.type, unread);
    this.unread = unread;
    this.memory = memory;
    this.parsed = undefined;
  }

  read(): RecordedEvent {
    return this.unread.read();
  }

  data(): unknown {
    return this.opened().data;
  }

  metadata(): EventMetadata {
    return this.opened().metadata;
  }

  dataText(): string {
    return this.unread.dataText();
  }

  metadataText(): string {
    return this.unread.metadataText();
  }

  wholeText(): string {
    return this.unread.wholeText();
  }

  forget(): void {
    this.parsed = undefined;
  }

  private opened() {
    if (this.parsed === undefined) {
      this.parsed = { data: this.unread.data(), metadata: this.unread.metadata() };
      this.memory.keep(this);
    }
    return this.parsed;
  }
}
