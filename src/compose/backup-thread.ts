import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type ErrorCode, ParleyError } from '../kernel/errors.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { type BackupWork, runBackup } from './run-backup.ts';

export type ThreadLine =
  | { readonly step: string; readonly share: number }
  | { readonly isDone: true }
  | { readonly code: ErrorCode; readonly facts: object }
  | { readonly reason: string };

const say = (line: ThreadLine): void => parentPort?.postMessage(line);

const errorLine = (error: unknown): ThreadLine => {
  if (error instanceof ParleyError) return { code: error.code, facts: error.facts };
  return { reason: errorText(error) };
};

// Turns have precedence. On Linux a thread has its own priority; elsewhere this would change the whole
// process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const work: BackupWork = workerData;
try {
  await runBackup(work, say);
  say({ isDone: true });
} catch (error) {
  say(errorLine(error));
}
