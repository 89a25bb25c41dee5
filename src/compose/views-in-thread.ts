import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ErrorCode, type FactsOf, ParleyError } from '../kernel/errors.ts';
import type { Damage, OnDamage } from '../kernel/event-store.ts';
import { PROJECTION_RETRY_MS, VIEWS_YOUNG_MEMORY_MB } from '../kernel/limits/views.ts';
import type { ServerConfig } from '../settings/config.ts';
import { type AskDistant, distantViews, type Questions } from '../views/distant-views.ts';
import type { Views } from '../views/views.ts';

export type ThreadRequest = {
  readonly id: number;
  readonly name: keyof Questions;
  readonly args: readonly unknown[];
};
/** A message that is not a reply: a record cannot be read. */
export type DamageMessage = { readonly damage: Damage };
export type ThreadReply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly error: { readonly code: ErrorCode; readonly facts: object } | { readonly reason: string } }
);

/** The start data of the thread of views. */
export type ThreadData = {
  readonly config: ServerConfig;
  readonly cwd: string;
  /** Shared by both threads, see `mayOpen`. */
  readonly phase: SharedArrayBuffer;
};

/** The thread is loading its code, has opened the stores, or must no longer open them. */
const [LOADING, OPEN, CANCELLED] = [0, 1, 2];

/** Called once by the thread before it opens the stores, because it must close them from then on. */
export const mayOpen = (phase: SharedArrayBuffer): boolean => leaveLoading(phase, OPEN) === LOADING;

/** The previous phase; if it was LOADING, the given one has replaced it. */
const leaveLoading = (phase: SharedArrayBuffer, next: number): number =>
  Atomics.compareExchange(new Int32Array(phase), 0, LOADING, next);

type Options = {
  readonly config: ServerConfig;
  readonly cwd: string;
  readonly newestAppended: () => number;
  /** The thread ended unexpectedly, and another one starts. */
  readonly onFailure: (error: Error) => void;
  readonly onDamage: OnDamage;
};

/**
 * Keeps views in their own thread, so that projections take no time from turns. The server does not wait for
 * the thread to start: requests for views wait until it has. If the thread ends, another one continues from
 * the saved views.
 */
export const viewsInThread = (options: Options): Views => {
  const pendingReplies = new Map<number, (answer: ThreadReply) => void>();
  let newestId = 0;
  let isClosing = false;
  let phase: SharedArrayBuffer;

  const start = (): Worker => {
    phase = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = newThread(options, phase);
    worker.on('message', (answer: ThreadReply | DamageMessage) => {
      if ('damage' in answer) return options.onDamage(answer.damage);
      pendingReplies.get(answer.id)?.(answer);
      return pendingReplies.delete(answer.id);
    });
    worker.once('error', options.onFailure);
    worker.once('exit', async () => {
      thread = undefined;
      for (const [id, answer] of pendingReplies) answer({ id, error: BETWEEN_THREADS });
      pendingReplies.clear();
      await setTimeout(isClosing ? 0 : PROJECTION_RETRY_MS);
      if (!isClosing) thread = start();
    });
    return worker;
  };
  let thread: Worker | undefined = start();

  const ask: AskDistant = (name, ...args) =>
    new Promise((resolve, reject) => {
      if (thread === undefined) return reject(errorOf(BETWEEN_THREADS));
      newestId += 1;
      pendingReplies.set(newestId, (answer) => {
        // It replies to the call with this number.
        if ('value' in answer) resolve(answer.value as Awaited<ReturnType<Questions[typeof name]>>);
        else reject(errorOf(answer.error));
      });
      thread.postMessage({ id: newestId, name, args } satisfies ThreadRequest);
    });

  const views = distantViews(ask, options.newestAppended);
  return {
    ...views,
    close: async () => {
      isClosing = true;
      if (thread === undefined) return;
      // A server that has just started can stop before its views are open.
      if (leaveLoading(phase, CANCELLED) === OPEN) await views.close();
      await thread?.terminate();
    },
  };
};

const BETWEEN_THREADS = {
  code: 'store_unavailable',
  facts: { reason: 'the views are being opened again' },
} as const;

const newThread = ({ config, cwd }: Options, phase: SharedArrayBuffer): Worker =>
  new Worker(new URL('./views-thread.js', import.meta.url), {
    workerData: { config, cwd, phase } satisfies ThreadData,
    resourceLimits: { maxYoungGenerationSizeMb: VIEWS_YOUNG_MEMORY_MB },
  });

const errorOf = (error: Extract<ThreadReply, { error: unknown }>['error']): Error =>
  'code' in error
    ? // The thread sent the facts with this code, so they fit.
      new ParleyError(error.code, error.facts as FactsOf<typeof error.code>)
    : new Error(error.reason);
