import { isParleyError } from '../../../kernel/errors.ts';
import type { EventMetadata, EventPlace, RecordedEvent } from '../../../kernel/event.ts';
import { UnreadEvent } from '../../../kernel/unread-event.ts';
import {
  DAMAGED_DATA,
  DAMAGED_METADATA,
  damagedAt,
  isMetadata,
  isSystemName,
  wasMetadata,
} from './recorded-event.ts';

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
  declare private readonly parts: LoggedParts;
  declare private hasOurMetadata: boolean | undefined;

  constructor(parts: LoggedParts) {
    super(parts.type, parts);
    this.parts = parts;
    this.hasOurMetadata = undefined;
  }

  /** An event that this process wrote, so that its metadata need not be read to know that it is Parley's. */
  static writtenHere(parts: LoggedParts): LogEvent {
    const event = new LogEvent(parts);
    event.hasOurMetadata = true;
    return event;
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
    if (isSystemName(type) || isSystemName(stream) || !isJson) return false;
    return this.hasMetadata() || wasMetadata(metadataText);
  }

  hasMetadata(): boolean {
    this.hasOurMetadata ??= isMetadata(metadataIn(this.parts.metadataText));
    return this.hasOurMetadata;
  }

  override fault(): string | undefined {
    try {
      this.metadata();
      this.data();
      return undefined;
    } catch (error) {
      if (isParleyError(error, 'record_damaged')) return String(error.facts.reason);
      throw error;
    }
  }

  protected override parseData(): unknown {
    try {
      return JSON.parse(this.parts.dataText);
    } catch {
      throw damagedAt(this, DAMAGED_DATA);
    }
  }

  protected override parseMetadata(): EventMetadata {
    const metadata = metadataIn(this.parts.metadataText);
    // Events of other programs are already left out here.
    if (!isMetadata(metadata)) throw damagedAt(this, DAMAGED_METADATA);
    return metadata;
  }
}

/** That of other programs may be invalid JSON. */
const parseOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The events of one append share their metadata and are adjacent. */
const metadataIn = (text: string): unknown => {
  if (text !== lastRead.text) lastRead = { text, metadata: parseOrText(text) };
  return lastRead.metadata;
};

let lastRead: { readonly text: string; readonly metadata: unknown } = { text: '', metadata: undefined };
