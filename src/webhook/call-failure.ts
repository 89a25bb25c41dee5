import { WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits/webhooks.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import { AddressRefused } from './address-guard.ts';
import { CallTimeout } from './call-timeout.ts';

/** Why no complete response arrived. */
type Failure = {
  readonly failure: 'address_refused' | 'timeout' | 'too_large' | 'unreachable';
  readonly details: string;
};

export const callFailure = (error: unknown): Failure => {
  if (error instanceof AddressRefused) {
    const details = 'The webhook address is not public.';
    return { failure: 'address_refused', details };
  }
  if (isTimeout(error)) return { failure: 'timeout', details: 'Request timeout.' };
  if (errorCode(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return tooLarge;
  return { failure: 'unreachable', details: `Webhook is unavailable${reasonOf(error)}.` };
};

export const tooLarge = {
  failure: 'too_large',
  details: `Webhook response is larger than ${WEBHOOK_REPLY_BYTES_MAX} bytes.`,
} as const;

const isTimeout = (error: unknown): boolean =>
  error instanceof CallTimeout || timeoutCodes.has(errorCode(error));

/** The HTTP client's errors by code, because importing its classes would load all of it. */
const timeoutCodes: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The system's code (`ECONNREFUSED`) is enough; its message may contain internal addresses. */
const reasonOf = (error: unknown): string => {
  const code = errorCode(error);
  return code === '' ? '' : `: ${code}`;
};
