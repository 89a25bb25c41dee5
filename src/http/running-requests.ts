import { Readable } from 'node:stream';
import type { Middleware } from 'koa';

export type RunningRequests = {
  /** Counts a request that waits to begin; call the result once it has begun. */
  readonly wait: () => () => void;
  readonly count: Middleware;
  /** Resolves when none runs. */
  readonly end: () => Promise<void>;
};

/** Counts requests until their work has ended, which may be long after their client has left. */
export const runningRequests = (): RunningRequests => {
  let running = 0;
  let onIdle = (): void => undefined;
  const leave = (): void => {
    running -= 1;
    if (running === 0) onIdle();
  };
  return {
    wait: () => {
      running += 1;
      return leave;
    },
    count: async (ctx, next) => {
      running += 1;
      try {
        await next();
      } finally {
        const body: unknown = ctx.body;
        // The lines of a long piece of work: it ends with them.
        if (body instanceof Readable && !body.closed) body.once('close', leave);
        else leave();
      }
    },
    end: () =>
      new Promise((resolve) => {
        onIdle = resolve;
        if (running === 0) resolve();
      }),
  };
};
