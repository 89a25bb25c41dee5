import { createHash } from 'node:crypto';
import { jsonIn } from '../../kernel/json-in.ts';
import type { RecordedCall } from '../../session/recorded-call.ts';

/** A recorded reply of the service. */
export type TapeReply = {
  readonly callId: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
};

export type TapeMatch = TapeReply & {
  /**
   * How it was found: by key, by the whole body, by the body without fields that differ each time, or only by
   * the query and its match.
   */
  readonly by: 'key' | 'body' | 'likeness' | 'question';
};

/** Finds recorded replies for requests that resemble the recorded ones. */
export type ReplyTape = {
  readonly size: number;
  /** Equal recorded requests get their replies in order; the last reply is repeated. */
  readonly replyTo: (idempotencyKey: string | undefined, body: string) => TapeMatch | undefined;
};

export const replyTape = (calls: Iterable<RecordedCall>): ReplyTape => {
  const byKey = new Map<string, TapeReply>();
  const shelves = { body: hashOf, likeness, question } as const;
  const names = ['body', 'likeness', 'question'] as const;
  const replies: Readonly<Record<(typeof names)[number], Map<string, TapeReply[]>>> = {
    body: new Map(),
    likeness: new Map(),
    question: new Map(),
  };
  for (const call of calls) {
    const reply = replyIn(call);
    if (reply === undefined) continue;
    byKey.set(call.idempotencyKey, reply);
    for (const name of names) push(replies[name], shelves[name](call.request.body), reply);
  }
  const next = (shelf: Map<string, TapeReply[]>, name: string): TapeReply | undefined => {
    const all = shelf.get(name);
    return all !== undefined && all.length > 1 ? all.shift() : all?.[0];
  };
  return {
    size: byKey.size,
    replyTo: (key, body) => {
      const exact = key === undefined ? undefined : byKey.get(key);
      if (exact !== undefined) return { ...exact, by: 'key' };
      for (const by of names) {
        const reply = next(replies[by], shelves[by](body));
        if (reply !== undefined) return { ...reply, by };
      }
      return undefined;
    },
  };
};

const push = (shelf: Map<string, TapeReply[]>, name: string, reply: TapeReply): void => {
  const replies = shelf.get(name);
  if (replies === undefined) shelf.set(name, [reply]);
  else replies.push(reply);
};

/** A service that was not reached sent no reply. */
const replyIn = ({ callId, status, reply }: RecordedCall): TapeReply | undefined => {
  if (status === undefined || reply === undefined) return undefined;
  const { headers, body, bytes } = reply;
  const headerType = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  const contentType = headerType ?? 'application/json; charset=UTF-8';
  return bytes === undefined
    ? { callId, status, contentType: inUtf8(contentType), bytes: Buffer.from(body) }
    : { callId, status, contentType, bytes: Buffer.from(bytes, 'base64') };
};

/** If secrets were masked, the bytes were not recorded, and the text is used. */
const inUtf8 = (contentType: string): string =>
  contentType.replace(/(;\s*charset\s*=\s*)(?!"?utf-?8\b)[^;]*/i, '$1UTF-8');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Fields that differ between equal calls. */
const VOLATILE: ReadonlySet<string> = new Set(['id', 'timestamp', 'sessionId', 'originalRequest']);

const likeness = (body: string): string => {
  const request = objectIn(body);
  if (request === undefined) return hashOf(body);
  return hashOf(JSON.stringify(sortEntries(Object.entries(request).filter(([name]) => !VOLATILE.has(name)))));
};

/** The query and how it was understood, without the history. */
const QUERY_FIELDS: ReadonlySet<string> = new Set([
  'resolvedQuery',
  'action',
  'parameters',
  'actionIncomplete',
]);

const question = (body: string): string => {
  const result = objectIn(JSON.stringify(objectIn(body)?.result ?? null));
  if (result === undefined) return hashOf(body);
  return hashOf(
    JSON.stringify(sortEntries(Object.entries(result).filter(([name]) => QUERY_FIELDS.has(name)))),
  );
};

const objectIn = (body: string): Readonly<Record<string, unknown>> | undefined => {
  const value = jsonIn(body);
  return typeof value !== 'object' || value === null || Array.isArray(value) ? undefined : { ...value };
};

/** With sorted keys, so that equal requests match in any notation. */
const sortEntries = (entries: readonly (readonly [string, unknown])[]): unknown =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, sortKeys(value)]);

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  return typeof value === 'object' && value !== null ? sortEntries(Object.entries(value)) : value;
};
