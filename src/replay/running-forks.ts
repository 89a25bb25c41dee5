import { ParleyError } from '../kernel/errors.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import type { SessionKey } from '../turn/session-operations.ts';

/** A fork that is being made. */
export type RunningFork = {
  /** The items while the session is not erased. @throws session_erased */
  readonly kept: <Item>(items: AsyncIterable<Item>) => AsyncGenerator<Item>;
  /** @throws session_erased */
  readonly requireKept: () => void;
};

/** Forks that are being made: they copy a session that may be erased at the same time. */
export type RunningForks = {
  readonly run: <Result>(key: SessionKey, work: (fork: RunningFork) => Promise<Result>) => Promise<Result>;
  /** Stops forks of erased sessions, and waits for their end. */
  readonly forget: (isErased: (stream: string) => boolean) => Promise<void>;
};

/** The session may be a sandbox itself. */
type Run = { readonly streams: readonly string[]; isStopped: boolean; end: Promise<unknown> };

export const runningForks = (): RunningForks => {
  const runs = new Set<Run>();
  return {
    run: async ({ agentId, sessionId }, work) => {
      const streams = [sessionStream(agentId, sessionId), sandboxStream(agentId, sessionId)];
      const run: Run = { streams, isStopped: false, end: Promise.resolve() };
      runs.add(run);
      const requireKept = () => {
        if (run.isStopped) throw new ParleyError('session_erased', { sessionId });
      };
      async function* kept<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
        for await (const item of items) {
          requireKept();
          yield item;
        }
      }
      const result = work({ kept, requireKept });
      run.end = result.finally(() => runs.delete(run));
      await run.end.catch(() => undefined);
      return result;
    },
    forget: async (isErased) => {
      const erasedRuns = [...runs].filter(({ streams }) => streams.some(isErased));
      for (const run of erasedRuns) run.isStopped = true;
      await Promise.all(erasedRuns.map(({ end }) => end.catch(() => undefined)));
    },
  };
};
