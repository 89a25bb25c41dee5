import type { EventMetadata, EventPlace, RecordedEvent } from './event.ts';

/**
 * An event as the log holds it: its type and place are available, its content is parsed on each read. Callers
 * must not change parts that they read, because events may share them.
 *
 * A rebuilt view creates one of these for every event, so the fields are only declared: defining them first
 * costs a third of creating the object.
 */
export abstract class UnreadEvent implements EventPlace {
  declare readonly type: string;
  declare readonly stream: string;
  declare readonly revision: number;
  declare readonly position: number;
  declare private memory: ParsedEvents | undefined;
  declare private parsed: Parsed | undefined;

  constructor(type: string, { stream, revision, position }: EventPlace) {
    this.type = type;
    this.stream = stream;
    this.revision = revision;
    this.position = position;
    this.memory = undefined;
    this.parsed = undefined;
  }

  /** @throws record_damaged */
  abstract read(): RecordedEvent;
  abstract id(): string;
  abstract dataText(): string;
  abstract metadataText(): string;
  /** Id, type, data and metadata as one JSON object, with its fields in this order. */
  abstract wholeText(): string;
  protected abstract parseData(): unknown;
  protected abstract parseMetadata(): EventMetadata;

  /** Why its content cannot be read; only stores without checksums deliver such events. */
  fault(): string | undefined {
    return undefined;
  }

  /** One part, which costs less than parsing the whole event. */
  data(): unknown {
    return this.memory === undefined ? this.parseData() : this.parsedIn(this.memory).data;
  }

  metadata(): EventMetadata {
    return this.memory === undefined ? this.parseMetadata() : this.parsedIn(this.memory).metadata;
  }

  /** Whether `data` returns the same object again, so that parsing a part of it saves nothing. */
  keepsData(): boolean {
    return this.memory !== undefined;
  }

  /** From now on the event is parsed once for all readers, until the memory drops it. */
  keepIn(memory: ParsedEvents): void {
    this.memory = memory;
  }

  forget(): void {
    this.parsed = undefined;
  }

  private parsedIn(memory: ParsedEvents): Parsed {
    if (this.parsed === undefined) {
      this.parsed = { data: this.parseData(), metadata: this.parseMetadata() };
      memory.keep(this);
    }
    return this.parsed;
  }
}

type Parsed = { readonly data: unknown; readonly metadata: EventMetadata };

/** Is notified of every event with parsed content, and decides how long it is kept. */
export type ParsedEvents = { readonly keep: (event: UnreadEvent) => void };

/** An event that the store parsed. */
export const asUnread = (event: RecordedEvent): UnreadEvent => new ParsedEvent(event);

class ParsedEvent extends UnreadEvent {
  private readonly event: RecordedEvent;

  constructor(event: RecordedEvent) {
    super(event.type, event);
    this.event = event;
  }

  override read(): RecordedEvent {
    return this.event;
  }

  override id(): string {
    return this.event.id;
  }

  override keepsData(): boolean {
    return true;
  }

  override dataText(): string {
    return JSON.stringify(this.event.data);
  }

  override metadataText(): string {
    return JSON.stringify(this.event.metadata);
  }

  override wholeText(): string {
    const { id, type, data, metadata } = this.event;
    return JSON.stringify({ id, type, data, metadata });
  }

  protected override parseData(): unknown {
    return this.event.data;
  }

  protected override parseMetadata(): EventMetadata {
    return this.event.metadata;
  }
}
