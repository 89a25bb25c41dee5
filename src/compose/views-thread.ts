import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { mayOpen, type ThreadData } from './views-in-thread.ts';

/**
 * If turns need all processors, views can wait and catch up later. On Linux a thread has its own priority;
 * elsewhere this would change the whole process.
 */
const giveWay = (): void => {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
};

// Before the code of the views is loaded, so that the starting server has priority.
giveWay();
const { keepViews } = await import('./keep-views.ts');
const data: ThreadData = workerData;
if (mayOpen(data.phase)) await keepViews(data);
