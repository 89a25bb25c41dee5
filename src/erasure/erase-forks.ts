import type { EventStore } from '../kernel/event-store.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import { belongsTo, type ErasableStream, sandboxesOf } from './erasable-streams.ts';

export type ForkPorts = {
  /** As recorded: a search for times and names needs no sealed fields. */
  readonly recordedStore: EventStore;
  readonly deleteSandbox: (key: SandboxKey) => Promise<void>;
  /** Ends forks that are being made, which read the sessions before. */
  readonly endForks: (isErased: (stream: string) => boolean) => Promise<void>;
};

/** After those that are being made have ended. */
export const forksToErase = async (
  { endForks, recordedStore }: ForkPorts,
  streams: readonly ErasableStream[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<readonly SandboxKey[]> => {
  if (!dryRun) await endForks(belongsTo(streams));
  return sandboxesOf(recordedStore, streams);
};

/** Forks that were made while their sessions were being erased. */
export const eraseLateForks = async (
  { endForks, deleteSandbox, recordedStore }: ForkPorts,
  streams: readonly ErasableStream[],
): Promise<void> => {
  if (streams.length === 0) return;
  await endForks(belongsTo(streams));
  for (const sandbox of await sandboxesOf(recordedStore, streams)) await deleteSandbox(sandbox);
};
