import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { VIEWS_BEHIND_NICENESS } from '../kernel/limits/views.ts';
import { mayOpen, type ThreadData } from './views-in-thread.ts';

/** On Linux a thread has its own priority; elsewhere this would change the whole process. */
const giveWay = (niceness: number): void => {
  if (platform() === 'linux') setPriority(niceness);
};

// Before the code of the views is loaded, so that the starting server has priority.
giveWay(VIEWS_BEHIND_NICENESS);
const { keepViews } = await import('./keep-views.ts');
const data: ThreadData = workerData;
if (mayOpen(data.phase)) {
  const { upToDate } = await keepViews(data);
  await upToDate;
  // From now on views can wait if turns need all processors, and catch up later.
  giveWay(constants.priority.PRIORITY_LOW);
}
