import type { Server } from 'node:http';
import type { RunningRequests } from './running-requests.ts';

/** Waits for all running requests, even if their client has disconnected, because the store closes next. */
export const closeServer = async (
  server: Server,
  running: Pick<RunningRequests, 'end'>,
  drainMs: number,
): Promise<void> => {
  const end = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that was busy becomes idle after its last response and would be kept alive.
  const sweepTimer = setInterval(() => server.closeIdleConnections(), 50);
  let cutTimer: NodeJS.Timeout | undefined;
  const cut = new Promise<void>((resolve) => {
    cutTimer = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, drainMs);
  });
  await end;
  await Promise.race([running.end(), cut]);
  clearInterval(sweepTimer);
  clearTimeout(cutTimer);
};
