import type { ExpectedRevision } from '../../../kernel/event-store.ts';
import type { EventTexts } from './log-event.ts';
import {
  appendAnswers,
  appendRequests,
  type BatchAppendResp,
  revisionRefusals,
  type Uuid,
} from './protocol.ts';

export type Append = {
  readonly stream: string;
  readonly events: readonly EventTexts[];
  readonly expected: ExpectedRevision;
};

export type AppendAnswer = {
  readonly revision: number;
  /** May be absent in the answer to a repeat that the server had to look up. */
  readonly position: number | undefined;
};

type IdentifiedAnswer = {
  readonly id: string;
  /** `failureOf` classifies an error. */
  readonly answer: AppendAnswer | Error;
};

/** Converts between appends and the messages of the protocol, `BatchAppendReq` and `BatchAppendResp`. */
export type AppendMessages = {
  readonly requestOf: (append: Append) => { readonly id: string; readonly request: Buffer };
  readonly answerOf: (response: Uint8Array) => IdentifiedAnswer;
};

export const appendMessages = (): AppendMessages => {
  let requests = 0;
  return {
    requestOf: (append) => {
      const id = `${ID_START}${(++requests).toString(16).padStart(12, '0')}`;
      return { id, request: requestFor(id, append) };
    },
    answerOf,
  };
};

/**
 * Answers arrive over the call that carried the request, so a counter identifies them; it must look like a
 * UUID.
 */
const ID_START = '00000000-0000-4000-8000-';

const requestFor = (id: string, { stream, events, expected }: Append): Buffer => {
  const bytes = appendRequests
    .encode({
      correlationId: { string: id },
      options: { streamIdentifier: { streamName: stream }, ...expectationOf(expected) },
      proposedMessages: events.map(({ id: string, type, dataText, metadataText }) => ({
        id: { string },
        metadata: { type, 'content-type': 'application/json' },
        customMetadata: metadataText,
        data: dataText,
      })),
      isFinal: true,
    })
    .finish();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

const expectationOf = (expected: ExpectedRevision) => {
  if (typeof expected === 'number') return { streamPosition: expected };
  return expected === 'any' ? { any: {} } : { noStream: {} };
};

const answerOf = (bytes: Uint8Array): IdentifiedAnswer => {
  const { correlationId, success, error } = appendAnswers.decode(bytes);
  const id = idOf(correlationId);
  if (success === null) return { id, answer: errorOf(error) };
  const position = success.position?.commitPosition.toNumber();
  const isExact = Number.isSafeInteger(position);
  return {
    id,
    answer: { revision: success.currentRevision.toNumber(), position: isExact ? position : undefined },
  };
};

/** A server sends an id as text or as two numbers of 64 bits. */
const idOf = (id: Uuid | null): string => {
  if (!id?.structured) return id?.string ?? '';
  const { mostSignificantBits, leastSignificantBits } = id.structured;
  return [mostSignificantBits, leastSignificantBits]
    .map((bits) => bits.toString(16).padStart(16, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const errorOf = (status: BatchAppendResp['error']): Error => {
  const kind = status?.details?.typeUrl.split(/[./]/).at(-1) ?? '';
  const error = new Error(status?.message ?? '');
  if (kind !== 'WrongExpectedVersion') return Object.assign(error, { type: TYPES[kind] ?? 'unknown' });
  const refusal = revisionRefusals.decode(status?.details?.value ?? new Uint8Array());
  const isThere = refusal.current === 'currentStreamRevision';
  const actualVersion = isThere ? BigInt(refusal.currentStreamRevision.toString()) : 'no_stream';
  return Object.assign(error, { type: 'wrong-expected-version', actualVersion });
};

/** The client's error for the server's status of an append. */
const TYPES: Readonly<Record<string, string>> = {
  StreamDeleted: 'stream-deleted',
  AccessDenied: 'access-denied',
  MaximumAppendSizeExceeded: 'maximum-append-size-exceeded',
};
