import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ParleyError } from '../kernel/errors.ts';

export type RateLimit = { readonly requestsPerMinute: number };

/**
 * Counts requests per token, each process for itself.
 * @returns what to call for each request with its Authorization header. @throws too_many_requests
 */
export const rateLimit = (limit: RateLimit | undefined): ((authorization: string) => Promise<void>) => {
  if (limit === undefined || limit.requestsPerMinute === 0) return async () => undefined;
  const limiter = new RateLimiterMemory({ points: limit.requestsPerMinute, duration: 60 });
  return async (authorization) => {
    try {
      await limiter.consume(authorization);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterS = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ParleyError('too_many_requests', { retryAfterS });
    }
  };
};
