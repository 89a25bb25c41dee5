import { ParleyError } from '../../../kernel/errors.ts';
import { errorText } from '../../../kernel/thrown-error.ts';

/**
 * The kinds of the client's errors. They are all named "Error" and often have no message. `type`
 * distinguishes them, but a refused connection lacks even that. `unknown` covers these: there was no answer,
 * or none that reveals the outcome of the request, so it may be retried.
 */
export type Failure =
  | { readonly kind: 'wrong-revision'; readonly actual: number | 'no-stream' }
  | { readonly kind: 'deleted' | 'missing' | 'too-large' | 'denied' | 'unsupported' }
  /** The server dropped a subscriber that was too slow. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The protocol's codes for a service that the server does not offer, and for credentials that it rejects. */
const UNIMPLEMENTED = 12;
const UNAUTHENTICATED = 16;

const STRANGER = 'it rejects the user and password of the connection string, esdb://USER:PASSWORD@HOST:2113';
const POWERLESS =
  'the user of the connection string lacks the right to do that, or it names no user; ' +
  'name a user who may read the whole log, for example one of the group $admins';

export const failureOf = (error: unknown): Failure => {
  switch (propertyOf(error, 'type')) {
    case 'wrong-expected-version': {
      const actual = propertyOf(error, 'actualVersion');
      return { kind: 'wrong-revision', actual: typeof actual === 'bigint' ? Number(actual) : 'no-stream' };
    }
    case 'stream-deleted':
      return { kind: 'deleted' };
    case 'stream-not-found':
    case 'no-stream':
      return { kind: 'missing' };
    case 'maximum-append-size-exceeded':
      return { kind: 'too-large' };
    case 'access-denied':
      return { kind: 'denied' };
    case 'timeout':
      return { kind: 'behind' };
    default:
      if (propertyOf(error, 'code') === UNIMPLEMENTED) return { kind: 'unsupported' };
      return { kind: 'unknown', reason: reasonOf(error) };
  }
};

export const unavailable = (reason: string, cause?: unknown): ParleyError =>
  new ParleyError('store_unavailable', { reason }, { cause });

/** Converts any error of the client to the port's, if nothing more specific is known. */
export const unavailableFor = (error: unknown): ParleyError => {
  if (error instanceof ParleyError) return error;
  const failure = failureOf(error);
  if (failure.kind === 'denied')
    return unavailable(propertyOf(error, 'code') === UNAUTHENTICATED ? STRANGER : POWERLESS, error);
  return unavailable(failure.kind === 'unknown' ? failure.reason : failure.kind, error);
};

const reasonOf = (error: unknown): string => {
  const message = errorText(error)
    .replace(/^\d+ [A-Z_]+: (?:No connection established\. Last error: )?(?:Error: )?/, '')
    .replace(/ Resolution note:\s*$/, '');
  if (message !== '') return message;
  const type = propertyOf(error, 'type');
  return typeof type === 'string' ? type : 'it did not say why';
};

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
