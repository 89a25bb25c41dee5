import type { Snapshot, SnapshotStore } from '../kernel/snapshot-store.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import type { ErasableStream } from './erasable-streams.ts';
import type { ReceiptOrder } from './erasure-receipts.ts';

/** The streams that an erasure is about to erase. */
export type ErasurePlan = ReceiptOrder & {
  readonly streams: readonly ErasableStream[];
  readonly sandboxes: readonly SandboxKey[];
};

/** Plans whose receipts are not written yet, kept beside the store: they name sessions, so they are encrypted. */
export type ErasurePlans = {
  readonly note: (plan: ErasurePlan) => Promise<void>;
  readonly done: (plan: Pick<ErasurePlan, 'erasureId'>) => Promise<void>;
  /** Of processes that no longer run. */
  readonly interrupted: () => Promise<readonly ErasurePlan[]>;
};

/** A process that erases; others on its machine can ask whether it runs. */
type Process = { readonly host: string; readonly pid: number };

export type PlanPorts = {
  readonly snapshots: Pick<SnapshotStore, 'load' | 'save' | 'drop' | 'streams'>;
  readonly seal: (text: string) => string;
  /** Undefined if it was encrypted with another key. */
  readonly open: (sealedText: string) => string | undefined;
  readonly self: Process;
  readonly isRunning: (other: Process) => boolean;
};

/** No stream has a name that begins so. */
const PREFIX = 'erasure:plan:';
const VERSION = 1;

export const erasurePlans = ({ snapshots, seal, open, self, isRunning }: PlanPorts): ErasurePlans => ({
  note: (plan) => {
    const state = seal(JSON.stringify({ plan, by: self } satisfies Note));
    return snapshots.save(PREFIX + plan.erasureId, { revision: 0, version: VERSION, state });
  },
  done: ({ erasureId }) => snapshots.drop(PREFIX + erasureId),
  interrupted: async () => {
    const names: string[] = [];
    for await (const name of snapshots.streams()) if (name.startsWith(PREFIX)) names.push(name);
    const notes = await Promise.all(names.map(async (name) => noteIn(await snapshots.load(name), open)));
    return notes.flatMap((note) => (note === undefined || isRunning(note.by) ? [] : [note.plan]));
  },
});

type Note = { readonly plan: ErasurePlan; readonly by: Process };

const noteIn = (snapshot: Snapshot | undefined, open: PlanPorts['open']): Note | undefined => {
  if (snapshot?.version !== VERSION || typeof snapshot.state !== 'string') return undefined;
  const text = open(snapshot.state);
  // Written by `note`.
  return text === undefined ? undefined : JSON.parse(text);
};
