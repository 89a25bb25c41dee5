import { setTimeout as sleep } from 'node:timers/promises';
import type { WhatIfJob } from '../../replay/wire/what-if-report.ts';
import type { Client } from '../client/client.ts';
import { CommandError, type Io } from '../io.ts';
import { progressOf } from '../terminal/progress.ts';

/** How often a running job is polled: often at first, for short jobs. */
const POLL_MS_MIN = 50;
const POLL_MS_MAX = 1_000;

export const pathOf = (id: string): string => `/admin/what-if/${encodeURIComponent(id)}`;

export const whatIfJob = (client: Client, id: string): Promise<WhatIfJob> =>
  client.json<WhatIfJob>({ method: 'GET', path: pathOf(id) });

/** Waits for a job to end. */
export const waitForEnd = async (client: Client, begun: WhatIfJob, io: Io): Promise<WhatIfJob> => {
  const progress = progressOf(io, 'sessions');
  let job = begun;
  try {
    for (let waitMs = POLL_MS_MIN; job.state === 'running'; waitMs = Math.min(POLL_MS_MAX, waitMs * 2)) {
      await sleep(waitMs, undefined, { signal: io.stop });
      job = await whatIfJob(client, job.id);
      if (job.total > 0) progress.show(job.done, job.total);
    }
    return job;
  } catch (cause) {
    if (!io.stop.aborted) throw cause;
    throw new CommandError(
      `stopped waiting; it runs on: \`parley what-if --show ${job.id}\`, or --cancel ${job.id}`,
      undefined,
      { cause },
    );
  } finally {
    progress.stop();
  }
};

export const endingOf = ({ state, error }: WhatIfJob): string => {
  if (state === 'failed') return `the what-if failed: ${error ?? ''}`;
  return state === 'cancelled' ? 'the what-if was cancelled' : 'the server ended while the what-if ran';
};
