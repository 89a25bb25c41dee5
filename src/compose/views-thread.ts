import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { mayOpen, type ThreadData } from './views-in-thread.ts';

/**
 * Where turns need all processors, views can wait: they catch up when there is time. On Linux a thread has a
 * priority of its own; elsewhere this would be the whole process'.
 */
const giveWay = (): void => {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
};

// Before the code of the views is loaded, so that the starting server has priority.
giveWay();
const { keepViews } = await import('./keep-views.ts');
const data: ThreadData = workerData;
if (mayOpen(data.phase)) await keepViews(data);
