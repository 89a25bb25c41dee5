import type { EventMetadata, RecordedEvent } from './event.ts';
import type { EventStore, ReadAllOptions, UnreadEvent } from './event-store.ts';
import { PlacedEvent } from './placed-event.ts';

/** The log page by page, parsed by the store only where it cannot do otherwise. */
export const unreadPages = (
  store: Pick<EventStore, 'readAll' | 'readUnread'>,
  options: ReadAllOptions,
): AsyncIterable<readonly UnreadEvent[]> => store.readUnread?.(options) ?? pagesOf(store.readAll(options));

async function* pagesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<readonly UnreadEvent[]> {
  for await (const event of events) yield [asUnread(event)];
}

/** An event that came parsed. */
export const asUnread = (event: RecordedEvent): UnreadEvent => new ReadEvent(event);

export class ReadEvent extends PlacedEvent implements UnreadEvent {
  private readonly event: RecordedEvent;

  constructor(event: RecordedEvent) {
    super(event.type, event);
    this.event = event;
  }

  read(): RecordedEvent {
    return this.event;
  }

  data(): unknown {
    return this.event.data;
  }

  metadata(): EventMetadata {
    return this.event.metadata;
  }

  dataText(): string {
    return JSON.stringify(this.event.data);
  }

  metadataText(): string {
    return JSON.stringify(this.event.metadata);
  }

  wholeText(): string {
    const { id, type, data, metadata } = this.event;
    return JSON.stringify({ id, type, data, metadata });
  }
}
