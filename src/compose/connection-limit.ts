import { readFileSync } from 'node:fs';
import { HTTP_CONNECTIONS_MAX, HTTP_FILES_SHARE_MAX } from '../kernel/limits/http.ts';

/**
 * How many connections clients may have open. Each is one of the files that the system allows the process;
 * the others are for the store, webhooks, backups and exports.
 */
export const connectionsMax = (limits = readLimits()): number => {
  const [, files] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return files === undefined
    ? HTTP_CONNECTIONS_MAX
    : Math.min(HTTP_CONNECTIONS_MAX, Math.floor(Number(files) * HTTP_FILES_SHARE_MAX));
};

/** Only Linux has the file. Elsewhere Node itself raises the limit above the connections. */
const readLimits = (): string => {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
};
