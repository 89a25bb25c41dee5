import { hostname } from 'node:os';
import { isOtherProcess } from '../disk/other-process.ts';
import { type ErasurePlans, erasurePlans } from '../erasure/erasure-plans.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { openText, sealText } from '../store/sealed/seal.ts';

type Ports = { readonly snapshots: SnapshotStore; readonly secretKey: Uint8Array };

/** Erasures of this machine's processes whose receipts are not written yet. */
export const pendingErasures = ({ snapshots, secretKey }: Ports): ErasurePlans => {
  const place = 'an erasure';
  const self = { host: hostname(), pid: process.pid };
  return erasurePlans({
    snapshots,
    seal: (text) => sealText(text, { number: 0, bytes: secretKey }, place),
    open: (text) => openText(text, secretKey, place),
    self,
    isRunning: ({ host, pid }) => host === self.host && isOtherProcess(pid),
  });
};
