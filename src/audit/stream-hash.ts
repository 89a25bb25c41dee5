import type { RecordedEvent } from '../kernel/event.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { leafHash } from './leaf.ts';
import { nodeHash } from './merkle.ts';

/** Of a record without events. */
export const NO_STREAM_HASH: string = Buffer.alloc(32).toString('base64');

/**
 * The hash of the record's own stream, one event further, as it is recorded. A checkpoint's note is left out:
 * it names the hash that its event leads to, and has its own signature.
 */
export const nextStreamHash = (before: string, event: Omit<RecordedEvent, 'position'>): string => {
  const data = event.type === 'CheckpointSigned' ? { ...Object(event.data), note: '' } : event.data;
  const leaf = leafHash(asUnread({ ...event, data, position: 0 }));
  return nodeHash(Buffer.from(before, 'base64'), Buffer.from(leaf, 'latin1')).toString('base64');
};
