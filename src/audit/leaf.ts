import type { UnreadEvent } from '../kernel/unread-event.ts';
import { hashInto } from './merkle.ts';

/**
 * What a leaf is the hash of: a zero byte, then the event as one JSON object with the fields stream,
 * revision, id, type, data and metadata, in this order and as `JSON.stringify` writes them. Personal fields
 * that were recorded sealed stay sealed. The position is the store's and not the event's, so copies of a
 * store have the same leaves.
 */
export const leafText = (event: Pick<UnreadEvent, 'stream' | 'revision' | 'wholeText'>): string =>
  `${headOf(event.stream)}${event.revision},${event.wholeText().slice(1)}`;

/** The events of one append are adjacent, so the stream is usually the same as that of the last event. */
const headOf = (stream: string): string => {
  if (stream !== last.stream) last = { stream, head: `\0{"stream":${JSON.stringify(stream)},"revision":` };
  return last.head;
};

let last = { stream: '', head: '\0{"stream":"","revision":' };

export const leafInto = (target: Buffer, offset: number, event: UnreadEvent): void =>
  hashInto(target, offset, leafText(event));

/**
 * Streams without leaves: the record's own, which its checkpoints cover; keys, because a destroyed key is a
 * deleted stream; sandboxes, which are copies that anybody deletes at will.
 */
export const hasLeaves = (stream: string): boolean => !/^(audit|sealkey|sandbox)-/.test(stream);
