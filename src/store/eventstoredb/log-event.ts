import type { EventMetadata, RecordedEvent } from '../../kernel/event.ts';
import type { UnreadEvent } from '../../kernel/event-store.ts';
import { PlacedEvent } from '../../kernel/placed-event.ts';
import { isMetadata, isSystemName } from './recorded-event.ts';

/** What the server tells of an event in its log. */
export type LoggedParts = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly isJson: boolean;
  readonly dataText: string;
  readonly metadataText: string;
};

/** An event of the log, its content unparsed. */
export class LogEvent extends PlacedEvent implements UnreadEvent {
  private readonly parts: LoggedParts;

  constructor(parts: LoggedParts) {
    super(parts.type, parts);
    this.parts = parts;
  }

  read(): RecordedEvent {
    const { id, type, stream, revision, position } = this.parts;
    return { id, type, data: this.data(), metadata: this.metadata(), stream, revision, position };
  }

  data(): unknown {
    return parsed(this.parts.dataText);
  }

  metadata(): EventMetadata {
    // Others than Parley's are left out before anybody sees them.
    return metadataIn(this.parts.metadataText) as EventMetadata;
  }

  dataText(): string {
    return this.parts.dataText;
  }

  metadataText(): string {
    return this.parts.metadataText;
  }

  wholeText(): string {
    const { id, type, dataText, metadataText } = this.parts;
    const head = `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)}`;
    return `${head},"data":${dataText},"metadata":${metadataText}}`;
  }

  /** Neither the server's own nor another program's. */
  isParleys(): boolean {
    const { type, stream, isJson, metadataText } = this.parts;
    return !isSystemName(type) && !isSystemName(stream) && isJson && isMetadata(metadataIn(metadataText));
  }
}

/** What other programs call JSON need not be any. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The events of one append share their metadata and stand together. */
const metadataIn = (text: string): unknown => {
  if (text !== lastRead.text) lastRead = { text, metadata: parsed(text) };
  return lastRead.metadata;
};

let lastRead: { readonly text: string; readonly metadata: unknown } = { text: '', metadata: undefined };
