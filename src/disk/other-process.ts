import { errorCode } from '../kernel/thrown-error.ts';

/** Whether another process has this number. A restarted container may give this one that of its predecessor. */
export const isOtherProcess = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs under another user.
    return errorCode(error) === 'EPERM';
  }
};
