import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { WHAT_IFS_KEPT_MAX } from '../kernel/limits/replay.ts';
import type { WhatIfJobs } from '../replay/what-if/what-if-desk.ts';
import type { WhatIfJob } from '../replay/wire/what-if-report.ts';
import { isKept, type StoreAddress } from '../settings/store-address.ts';
import { openOwnFolder } from '../store/owner-only.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/** A report contains user texts in plain text, so none is stored on a server that seals sessions. */
export const openWhatIfJobs = (
  { store, seal }: { readonly store: StoreAddress; readonly seal: boolean },
  folder: string,
): WhatIfJobs => (isKept(store) && !seal ? whatIfFiles(folder) : whatIfsInMemory());

/** What-ifs as files, so that reports survive a restart. */
export const whatIfFiles = (folder: string): WhatIfJobs => ({
  save: async (job) => {
    openOwnFolder(folder);
    await writeJsonFile(join(folder, job.id), job);
    const oldJobs = (await readAll(folder)).slice(WHAT_IFS_KEPT_MAX);
    await Promise.all(oldJobs.map(({ id }) => rm(fileOf(folder, id), { force: true })));
  },
  load: async (id) => (isJobId(id) ? readJsonFile<WhatIfJob>(join(folder, id)) : undefined),
  drop: (id) => rm(fileOf(folder, id), { force: true }),
  list: () => readAll(folder),
});

/** The same in memory. */
export const whatIfsInMemory = (): WhatIfJobs => {
  const jobs = new Map<string, WhatIfJob>();
  return {
    save: async (job) => {
      jobs.set(job.id, job);
      for (const oldest of jobs.keys()) {
        if (jobs.size <= WHAT_IFS_KEPT_MAX) break;
        jobs.delete(oldest);
      }
    },
    load: async (id) => jobs.get(id),
    drop: async (id) => {
      jobs.delete(id);
    },
    list: async () => [...jobs.values()].reverse(),
  };
};

/** File names are always ids that this server created. */
const isJobId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

const fileOf = (folder: string, id: string): string => join(folder, `${id}.json`);

const readAll = async (folder: string): Promise<readonly WhatIfJob[]> => {
  const names = await readdir(folder).catch(() => []);
  const jobs = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => readJsonFile<WhatIfJob>(join(folder, basename(name, '.json')))),
  );
  return jobs
    .filter((job) => job !== undefined)
    .sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
};
