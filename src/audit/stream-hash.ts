import { dataTextOf, type NewEvent } from '../kernel/event.ts';
import { leafHash } from './leaf.ts';
import { nodeHash } from './merkle.ts';

/** Of a record without events. */
export const NO_STREAM_HASH: string = Buffer.alloc(32).toString('base64');

type StreamEvent = NewEvent & { readonly stream: string; readonly revision: number };

/**
 * The hash of the record's own stream, one event further, as it is recorded. A checkpoint's note is left out:
 * it names the hash that its event leads to, and has its own signature.
 */
export const nextStreamHash = (before: string, event: StreamEvent): string => {
  const { stream, revision } = event;
  const leaf = leafHash({ stream, revision, wholeText: () => textOf(event) });
  return nodeHash(Buffer.from(before, 'base64'), Buffer.from(leaf, 'latin1')).toString('base64');
};

const textOf = (event: StreamEvent): string => {
  const { id, type, metadata } = event;
  const data = type === 'CheckpointSigned' ? { ...Object(event.data), note: '' } : event.data;
  const dataText = dataTextOf({ ...event, data });
  const head = `{"id":${JSON.stringify(id)},"type":${JSON.stringify(type)}`;
  return `${head},"data":${dataText},"metadata":${JSON.stringify(metadata)}}`;
};
