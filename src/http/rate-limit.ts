import { createHash } from 'node:crypto';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { ParleyError } from '../kernel/errors.ts';
import { ADDRESSES_COUNTED_MAX } from '../kernel/limits/access.ts';

export type RateLimit = { readonly requestsPerMinute: number };

/** Counts a request of a client. @throws too_many_requests */
export type Admit = (requester: string) => Promise<void>;

const WINDOW_S = 60;

/** Each process counts for itself. @returns undefined without a limit. */
export const rateLimit = (limit: RateLimit | undefined): Admit | undefined => {
  if (limit === undefined || limit.requestsPerMinute === 0) return undefined;
  const points = limit.requestsPerMinute;
  let limiterPromise: Promise<Limiter> | undefined;
  return async (requester) => {
    limiterPromise ??= openLimiter(points);
    const { limiter, isRefusal } = await limiterPromise;
    try {
      await limiter.consume(requester);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A timer ends the counter, so a clock that was set back would name too many seconds.
      const retryAfterS = Math.min(Math.max(1, Math.ceil(error.msBeforeNext / 1000)), WINDOW_S);
      throw new ParleyError('too_many_requests', { retryAfterS });
    }
  };
};

/** The counter of requests with a valid token, independent of the header's format. */
export const requesterWith = (tokenHash: string): string => `token ${tokenHash}`;

/**
 * The counter of requests without a valid token: their network, because tokens can be invented. Networks
 * share a bounded number of counters.
 */
export const requesterAt = (remoteAddress = ''): string => {
  const network = remoteAddress === '' ? '' : networkOf(remoteAddress);
  const hash = createHash('sha256').update(network).digest().readUInt32BE();
  return `address ${hash % ADDRESSES_COUNTED_MAX}`;
};

/**
 * An IPv4 address, or the first half of an IPv6 one as Node writes it, because the machine chooses the second
 * half.
 */
const networkOf = (address: string): string => {
  if (address.includes('.')) return address.replace(/^::ffff:/, '');
  const [front = '', back] = address.split('::');
  const groups = front.split(':');
  const behind = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0');
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':');
};

type Limiter = {
  readonly limiter: RateLimiterMemory;
  readonly isRefusal: (thrown: unknown) => thrown is { readonly msBeforeNext: number };
};

/** Loaded on demand, because the library supports many databases that servers without a limit do not need. */
const openLimiter = async (points: number): Promise<Limiter> => {
  const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
  return {
    limiter: new RateLimiterMemory({ points, duration: WINDOW_S }),
    isRefusal: (thrown) => thrown instanceof RateLimiterRes,
  };
};
