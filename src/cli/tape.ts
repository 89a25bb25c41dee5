import { createHash } from 'node:crypto';
import type { RecordedCall } from '../session/recorded-call.ts';

/** What a recorded service answered. */
export type TapeReply = {
  readonly callId: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
};

export type TapeMatch = TapeReply & {
  /** How it was found: by key, by the whole body, or by the body without what differs from try to try. */
  readonly by: 'key' | 'body' | 'likeness';
};

/** Recorded replies, to be asked for by requests like those that they answered. */
export type Tape = {
  readonly size: number;
  /** Where several recorded requests are alike, their replies come in turn, the last again and again. */
  readonly replyTo: (idempotencyKey: string | undefined, body: string) => TapeMatch | undefined;
};

export const tapeOf = (calls: Iterable<RecordedCall>): Tape => {
  const byKey = new Map<string, TapeReply>();
  const byBody = new Map<string, TapeReply[]>();
  const byLikeness = new Map<string, TapeReply[]>();
  for (const call of calls) {
    const reply = replyIn(call);
    if (reply === undefined) continue;
    byKey.set(call.idempotencyKey, reply);
    const { body } = call.request;
    push(byBody, hashOf(body), reply);
    push(byLikeness, likeness(body), reply);
  }
  const next = (shelf: Map<string, TapeReply[]>, name: string): TapeReply | undefined => {
    const replies = shelf.get(name);
    return replies !== undefined && replies.length > 1 ? replies.shift() : replies?.[0];
  };
  return {
    size: byKey.size,
    replyTo: (key, body) => {
      const known = key === undefined ? undefined : byKey.get(key);
      if (known !== undefined) return { ...known, by: 'key' };
      const same = next(byBody, hashOf(body));
      if (same !== undefined) return { ...same, by: 'body' };
      const alike = next(byLikeness, likeness(body));
      return alike && { ...alike, by: 'likeness' };
    },
  };
};

const push = (shelf: Map<string, TapeReply[]>, name: string, reply: TapeReply): void => {
  const replies = shelf.get(name);
  if (replies === undefined) shelf.set(name, [reply]);
  else replies.push(reply);
};

/** A service that was never reached answered nothing. */
const replyIn = ({ callId, status, reply }: RecordedCall): TapeReply | undefined => {
  if (status === undefined || reply === undefined) return undefined;
  const type = reply.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const { body, bytes } = reply;
  return {
    callId,
    status,
    contentType: type ?? 'application/json; charset=UTF-8',
    bytes: bytes === undefined ? Buffer.from(body) : Buffer.from(bytes, 'base64'),
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** What is another in every call although the same is asked. */
const VOLATILE: ReadonlySet<string> = new Set(['id', 'timestamp', 'sessionId', 'originalRequest']);

const likeness = (body: string): string => {
  try {
    const request: unknown = JSON.parse(body);
    if (typeof request !== 'object' || request === null) return hashOf(body);
    return hashOf(JSON.stringify(sorted(Object.entries(request).filter(([name]) => !VOLATILE.has(name)))));
  } catch {
    return hashOf(body);
  }
};

/** With keys in order, so that a request is the same however it is written. */
const sorted = (entries: readonly (readonly [string, unknown])[]): unknown =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, ordered(value)]);

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  return typeof value === 'object' && value !== null ? sorted(Object.entries(value)) : value;
};
