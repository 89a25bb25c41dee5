import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerConfig } from './config.ts';
import { isParleyError } from './kernel/errors.ts';
import { openStores } from './open-stores.ts';
import { openViewsHere } from './open-views.ts';
import { systemOutside } from './turn/outside.ts';
import { questionsTo } from './views/distant-views.ts';
import type { Answered, Asked } from './views-in-thread.ts';

/**
 * Where turns need all processors, views can wait: they catch up when there is time. On Linux a thread has a
 * priority of its own; elsewhere this would be the whole process'.
 */
const giveWay = (): void => {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
};

/** Keeps the views, in a thread of its own, and answers what is asked about them. */
const keepViews = async ({ config, cwd }: { readonly config: ServerConfig; readonly cwd: string }) => {
  const stores = await openStores(config, cwd);
  const views = await openViewsHere(config, { ...stores, cwd, now: systemOutside.now, written: () => ({}) });
  const questions = questionsTo(views);
  parentPort?.on('message', async ({ id, name, given }: Asked) => {
    // What was asked has the types of its question: both sides are made from one list of them.
    const ask = questions[name] as (...given: readonly unknown[]) => unknown;
    const answer: Answered = await Promise.resolve()
      .then(() => ask(...given))
      .then(
        (value) => ({ id, value }),
        (error: unknown) => ({ id, error: told(error) }),
      );
    if (name === 'close') await stores.close();
    parentPort?.postMessage(answer);
  });
};

const told = (error: unknown) =>
  isParleyError(error)
    ? { code: error.code, facts: error.facts }
    : { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };

giveWay();
await keepViews(workerData);
