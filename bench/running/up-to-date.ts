import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';
import { adminTokenIn, headersWith } from './tokens.ts';

type Projection = { readonly name: string; readonly state: string; readonly behind?: number };

const POLL_MS = 100;

const projectionsOf = async (server: ServerProcess, folder: string): Promise<readonly Projection[]> => {
  const headers = headersWith(adminTokenIn(folder));
  const answer = await fetch(`${server.url}/admin/projections`, { headers });
  return ((await answer.json()) as { projections?: readonly Projection[] }).projections ?? [];
};

/** Waits until all projections of the server have reached the end of the log. */
export const upToDate = async (server: ServerProcess, folder: string): Promise<void> => {
  for (;;) {
    const projections = await projectionsOf(server, folder);
    if (projections.length > 0 && projections.every(({ state }) => state === 'live')) return;
    await setTimeout(POLL_MS);
  }
};
