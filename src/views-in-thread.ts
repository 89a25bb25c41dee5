import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ServerConfig } from './config.ts';
import { type ErrorCode, type FactsOf, ParleyError } from './kernel/errors.ts';
import { PROJECTION_RETRY_MS, VIEWS_YOUNG_MEMORY_MB } from './kernel/limits.ts';
import { type AskDistant, distantViews, type Questions } from './views/distant-views.ts';
import type { Views } from './views/views.ts';

export type Asked = {
  readonly id: number;
  readonly name: keyof Questions;
  readonly given: readonly unknown[];
};
export type Answered = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: { readonly code: ErrorCode; readonly facts: object } | { readonly reason: string } }
);

type Options = {
  readonly config: ServerConfig;
  readonly cwd: string;
  readonly appended: () => number;
  /** The thread ended by itself, and another is on its way. */
  readonly onFailure: (error: Error) => void;
};

/**
 * Views kept in a thread of their own, so that no projection takes time from those who are waiting for a
 * turn. Whatever ends the thread, another goes on from what was saved.
 */
export const viewsInThread = async (options: Options): Promise<Views> => {
  const waiting = new Map<number, (answer: Answered) => void>();
  let asked = 0;
  let isClosing = false;
  let thread = await startThread(options);

  const follow = (): void => {
    thread.on('message', (answer: Answered) => {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    });
    thread.once('error', options.onFailure);
    thread.once('exit', async () => {
      for (const [id, answer] of waiting)
        answer({ id, error: { code: 'store_unavailable', facts: RESTARTED } });
      waiting.clear();
      await openAgain();
    });
  };
  const openAgain = async (): Promise<void> => {
    while (!isClosing) {
      await setTimeout(PROJECTION_RETRY_MS);
      try {
        thread = await startThread(options);
        return follow();
      } catch (error) {
        options.onFailure(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  follow();

  const ask: AskDistant = (name, ...given) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, (answer) => {
        // It answers the question that was asked under this number.
        if ('value' in answer) resolve(answer.value as Awaited<ReturnType<Questions[typeof name]>>);
        else reject(errorOf(answer.error));
      });
      thread.postMessage({ id: asked, name, given } satisfies Asked);
    });

  const views = distantViews(ask, options.appended);
  return {
    ...views,
    close: async () => {
      isClosing = true;
      await views.close();
      await thread.terminate();
    },
  };
};

const RESTARTED = { reason: 'the views are being opened again' };

const startThread = ({ config, cwd }: Options): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./views-thread.js', import.meta.url), {
      workerData: { config, cwd },
      resourceLimits: { maxYoungGenerationSizeMb: VIEWS_YOUNG_MEMORY_MB },
    });
    thread.once('error', reject);
    thread.once('message', () => {
      thread.off('error', reject);
      resolve(thread);
    });
  });

const errorOf = (error: Extract<Answered, { error: unknown }>['error']): Error =>
  'code' in error
    ? // The facts are those that the thread gave with this code.
      new ParleyError(error.code, error.facts as FactsOf<typeof error.code>)
    : new Error(error.reason);
