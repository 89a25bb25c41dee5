import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backupsIn, type ListedBackup } from '../disk/backup-list.ts';
import type { Operation } from '../http/operation.ts';
import { type BackupDesk, type BackupsOff, backupOperations } from '../http/routes/admin/backups.ts';
import { type ErrorCode, type FactsOf, ParleyError } from '../kernel/errors.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { systemOutside } from '../outside/outside.ts';
import type { ServerConfig } from '../settings/config.ts';
import { storeFolder } from '../settings/store-address.ts';
import { makeOwnFolder } from '../store/owner-only.ts';
import type { ThreadLine } from './backup-thread.ts';
import type { BackupWork } from './run-backup.ts';

type Around = { readonly cwd: string; readonly version: string };
type Config = Pick<ServerConfig, 'backups' | 'store' | 'data'>;

/** Backups to the folder that the operator configured, one at a time. */
export const serverBackups = (config: Config, around: Around): readonly Operation[] =>
  backupOperations(backupDesk(config, around));

const backupDesk = (config: Config, around: Around): BackupDesk => {
  const folder = resolve(around.cwd, config.backups);
  const off = offBecause(config);
  const reasonOff = off && reasonsOff[off];
  let isRunning = false;
  return {
    state: async () => ({
      ...(off !== undefined && { off, reasonOff: reasonsOff[off] }),
      isRunning,
      backups: config.backups === '' ? [] : await backupsIn(folder),
    }),
    begin: () => {
      if (reasonOff !== undefined) throw new ParleyError('backups_off', { reason: reasonOff });
      if (isRunning) throw new ParleyError('backup_running', {});
      isRunning = true;
      return (report) =>
        newBackup(folder, { config, around, report })
          .catch((error: unknown) => {
            if (error instanceof ParleyError) throw error;
            throw failure(errorText(error), error);
          })
          .finally(() => {
            isRunning = false;
          });
    },
  };
};

type Order = { readonly config: Config; readonly around: Around; readonly report: Report };

const newBackup = async (folder: string, { config, around, report }: Order): Promise<ListedBackup> => {
  const { cwd, version } = around;
  const madeAt = systemOutside.now();
  // Without colons, which some file systems do not allow.
  const name = `parley-${madeAt.replaceAll(':', '-')}`;
  makeOwnFolder(folder);
  const path = storeFolder(config.store);
  const store = path === undefined ? '' : resolve(cwd, path);
  const places = { store, data: resolve(cwd, config.data), backup: join(folder, name) };
  await make({ places, about: { parley: version, madeAt } }, report);
  const backup = (await backupsIn(folder)).find((entry) => entry.name === name);
  if (backup === undefined) throw failure(`${name} was removed meanwhile`);
  return backup;
};

const failure = (reason: string, cause?: unknown): ParleyError =>
  new ParleyError('backup_failed', { reason }, { cause });

const reasonsOff: Readonly<Record<BackupsOff, string>> = {
  store_in_memory: 'its store is in memory',
  store_elsewhere: 'back up EventStoreDB with its own tools',
  no_folder: 'start it with --backups FOLDER (PARLEY_BACKUPS)',
};

const offBecause = ({ backups, store }: Config): BackupsOff | undefined => {
  switch (store.kind) {
    case 'memory':
      return 'store_in_memory';
    case 'eventstoredb':
      return 'store_elsewhere';
    case 'lmdb':
      return backups === '' ? 'no_folder' : undefined;
  }
};

type Report = (line: { readonly step: string; readonly share: number }) => void;

/** Node 20 cannot start a thread from TypeScript. */
const make = async (work: BackupWork, report: Report): Promise<void> => {
  if (import.meta.url.endsWith('.js')) return inThread(work, report);
  const { runBackup } = await import('./run-backup.ts');
  return runBackup(work, report);
};

/** Reading and hashing all events would block the thread that answers requests. */
const inThread = (work: BackupWork, report: Report): Promise<void> =>
  new Promise((done, reject) => {
    const thread = new Worker(new URL('./backup-thread.js', import.meta.url), { workerData: work });
    // A stopping server does not wait for a backup; the next one removes the draft.
    thread.unref();
    let isDone = false;
    thread.on('message', (line: ThreadLine) => {
      if ('share' in line) report(line);
      else if ('isDone' in line) isDone = true;
      else reject('code' in line ? errorOf(line) : failure(line.reason));
    });
    thread.once('error', reject);
    thread.once('exit', () => (isDone ? done() : reject(failure('its thread ended'))));
  });

/** The thread sent the facts with this code, so they fit. */
const errorOf = ({ code, facts }: { readonly code: ErrorCode; readonly facts: object }): ParleyError =>
  new ParleyError(code, facts as FactsOf<typeof code>);
