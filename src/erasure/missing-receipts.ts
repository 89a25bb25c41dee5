import type { EventStore } from '../kernel/event-store.ts';
import type { Sealing } from '../kernel/sealing.ts';
import type { ErasureMode } from '../privacy/erasure.ts';
import { sandboxStream } from '../session/session-stream.ts';
import type { ErasedLeaves, ErasedStream } from './erase-streams.ts';
import type { ErasurePlans } from './erasure-plans.ts';
import { receiptBook } from './erasure-receipts.ts';

type Ports = {
  /** As recorded. */
  readonly store: EventStore;
  readonly sealing?: Sealing;
  readonly leaves?: Pick<ErasedLeaves, 'leavesOf'>;
  readonly plans: Pick<ErasurePlans, 'interrupted' | 'done'>;
  readonly hash: (text: string) => string;
};

/**
 * Writes the receipts of erasures whose process was killed before it could. They cover what is gone. What
 * such an erasure had not reached stays, because new turns may have followed, and needs another one.
 */
export const writeMissingReceipts = async (ports: Ports): Promise<void> => {
  const { store, plans, leaves } = ports;
  const receipts = receiptBook(ports);
  for (const plan of await plans.interrupted()) {
    const streams: ErasedStream[] = [];
    for (const stream of plan.streams) {
      const mode = await modeOf(ports, stream.stream);
      if (mode !== undefined) streams.push({ ...stream, mode });
    }
    let sandboxes = 0;
    for (const { agentId, sandboxId } of plan.sandboxes)
      if (await store.isDeleted(sandboxStream(agentId, sandboxId))) sandboxes += 1;
    const leavesOf = leaves?.leavesOf ?? (async () => []);
    await receipts.write(plan, { streams, sandboxes, leavesOf });
    await plans.done(plan);
  }
};

const modeOf = async ({ store, sealing }: Ports, stream: string): Promise<ErasureMode | undefined> => {
  if (await store.isDeleted(stream)) return 'deleted';
  return (await sealing?.isDestroyed(stream)) === true ? 'key_destroyed' : undefined;
};
