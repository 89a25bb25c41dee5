import type { EventMetadata, EventPlace, RecordedEvent } from '../../kernel/event.ts';
import { UnreadEvent } from '../../kernel/unread-event.ts';
import { isMetadata, isSystemName } from './recorded-event.ts';

/** An event as EventStoreDB takes and returns it: data and metadata as two texts of JSON. */
export type EventTexts = {
  readonly id: string;
  readonly type: string;
  readonly dataText: string;
  readonly metadataText: string;
};

/** The server's metadata about an event in its log. */
export type LoggedParts = EventPlace & EventTexts & { readonly isJson: boolean };

/** An event of the log, its content unparsed. */
export class LogEvent extends UnreadEvent {
  private readonly parts: LoggedParts;

  constructor(parts: LoggedParts) {
    super(parts.type, parts);
    this.parts = parts;
  }

  override read(): RecordedEvent {
    const { id, type, stream, revision, position } = this.parts;
    const [data, metadata] = [this.parseData(), this.parseMetadata()];
    return { id, type, data, metadata, stream, revision, position };
  }

  override id(): string {
    return this.parts.id;
  }

  override dataText(): string {
    return this.parts.dataText;
  }

  override metadataText(): string {
    return this.parts.metadataText;
  }

  override wholeText(): string {
    const { id, type, dataText, metadataText } = this.parts;
    const head = `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)}`;
    return `${head},"data":${dataText},"metadata":${metadataText}}`;
  }

  /** Neither the server's own nor another program's. */
  isParleys(): boolean {
    const { type, stream, isJson, metadataText } = this.parts;
    return !isSystemName(type) && !isSystemName(stream) && isJson && isMetadata(metadataIn(metadataText));
  }

  protected override parseData(): unknown {
    return parsed(this.parts.dataText);
  }

  protected override parseMetadata(): EventMetadata {
    // Events of other programs are already left out here.
    return metadataIn(this.parts.metadataText) as EventMetadata;
  }
}

/** Events of other programs may be invalid JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The events of one append share their metadata and are adjacent. */
const metadataIn = (text: string): unknown => {
  if (text !== lastRead.text) lastRead = { text, metadata: parsed(text) };
  return lastRead.metadata;
};

let lastRead: { readonly text: string; readonly metadata: unknown } = { text: '', metadata: undefined };
