import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { ParleyError } from '../kernel/errors.ts';

export type RateLimit = { readonly requestsPerMinute: number };

/**
 * Counts requests per token, each process for itself.
 * @returns what to call for each request with its Authorization header, which throws too_many_requests;
 *   undefined where there is no limit.
 */
export const rateLimit = (
  limit: RateLimit | undefined,
): ((authorization: string) => Promise<void>) | undefined => {
  if (limit === undefined || limit.requestsPerMinute === 0) return undefined;
  const points = limit.requestsPerMinute;
  let opening: Promise<Limiter> | undefined;
  return async (authorization) => {
    opening ??= openLimiter(points);
    const { limiter, isRefusal } = await opening;
    try {
      await limiter.consume(authorization);
    } catch (refused) {
      if (!isRefusal(refused)) throw refused;
      const retryAfterS = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ParleyError('too_many_requests', { retryAfterS });
    }
  };
};

type Limiter = {
  readonly limiter: RateLimiterMemory;
  readonly isRefusal: (thrown: unknown) => thrown is { readonly msBeforeNext: number };
};

/** The library knows many databases; servers without a limit need none of it. */
const openLimiter = async (points: number): Promise<Limiter> => {
  const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
  return {
    limiter: new RateLimiterMemory({ points, duration: 60 }),
    isRefusal: (thrown) => thrown instanceof RateLimiterRes,
  };
};
