import { describe, expect, it } from 'vitest';
import { failureOf, unavailableFor } from './client-errors.ts';

const clientError = (facts: object, message = ''): Error => Object.assign(new Error(message), facts);

describe('an error of the client', () => {
  it.each([
    [
      { type: 'wrong-expected-version', actualVersion: 7n },
      { kind: 'wrong-revision', actual: 7 },
    ],
    [
      { type: 'wrong-expected-version', actualVersion: 'no_stream' },
      { kind: 'wrong-revision', actual: 'no-stream' },
    ],
    [{ type: 'stream-deleted' }, { kind: 'deleted' }],
    [{ type: 'stream-not-found' }, { kind: 'missing' }],
    [{ type: 'maximum-append-size-exceeded' }, { kind: 'too-large' }],
    [{ type: 'access-denied' }, { kind: 'denied' }],
    [{ type: 'unknown', code: 12 }, { kind: 'unsupported' }],
  ])('is classified by its type: %o', (facts, failure) => {
    expect(failureOf(clientError(facts))).toEqual(failure);
  });

  it.each([
    ['a refused connection, which has no type', clientError({ code: 14 }, 'No connection established')],
    ['a stopped server', clientError({ type: 'unknown', code: 13 }, 'Received RST_STREAM with code 0')],
    ['a starting server', clientError({ type: 'unknown' }, 'Could not recognize Server Is Not Ready')],
    ['one without any word', clientError({ type: 'unavailable' })],
    ['no error at all', undefined],
  ])('leaves the outcome open if it is %s', (_, error) => {
    expect(failureOf(error)).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(/./) });
    expect(unavailableFor(error)).toMatchObject({ code: 'store_unavailable' });
  });
});
