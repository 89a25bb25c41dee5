import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { isParleyError } from '../kernel/errors.ts';
import type { OnDamage } from '../kernel/event-store.ts';
import { PROJECTION_RETRY_MS } from '../kernel/limits/views.ts';
import { systemOutside } from '../outside/outside.ts';
import { questionsTo } from '../views/distant-views.ts';
import type { ViewStatus, Views } from '../views/views.ts';
import { openStores } from './open-stores.ts';
import { openViewsHere } from './open-views.ts';
import type { DamageMessage, ThreadData, ThreadReply, ThreadRequest } from './views-in-thread.ts';

/**
 * Keeps the views in a separate thread, and forwards calls to them. `upToDate` resolves when all views have
 * come to the end of the log for the first time, or failed.
 */
export const keepViews = async ({
  config,
  cwd,
}: Pick<ThreadData, 'config' | 'cwd'>): Promise<{ readonly upToDate: Promise<void> }> => {
  let isOpening = true;
  const stores = await openStores(config, { cwd, onDamage, isSecond: true, mayTakeLong: () => isOpening });
  const { now } = systemOutside;
  const views = await openViewsHere(config, { ...stores, cwd, now, newestWritten: () => ({}), onDamage });
  isOpening = false;
  const questions = questionsTo(views);
  parentPort?.on('message', async ({ id, name, args }: ThreadRequest) => {
    // Both sides use one list of calls, so the types of calls and replies agree.
    const ask = questions[name] as (...args: readonly unknown[]) => unknown;
    const answer: ThreadReply = await Promise.resolve()
      .then(() => ask(...args))
      .then(
        (value) => ({ id, value }),
        (error: unknown) => ({ id, error: messageOf(error) }),
      );
    if (name === 'close') await stores.close();
    parentPort?.postMessage(answer);
  });
  return { upToDate: untilUpToDate(views) };
};

const untilUpToDate = async (views: Views): Promise<void> => {
  while ((await views.list()).some(isBehind)) await setTimeout(PROJECTION_RETRY_MS);
};

const isBehind = ({ state, rebuild }: ViewStatus): boolean => !settled.has(rebuild?.state ?? state);

const settled: ReadonlySet<ViewStatus['state']> = new Set(['live', 'faulted', 'stopped']);

/** The server logs and counts it. */
const onDamage: OnDamage = (damage) => parentPort?.postMessage({ damage } satisfies DamageMessage);

const messageOf = (error: unknown) =>
  isParleyError(error)
    ? { code: error.code, facts: error.facts }
    : { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
