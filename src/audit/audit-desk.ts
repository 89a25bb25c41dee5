import { ParleyError } from '../kernel/errors.ts';
import { type EvidenceOrder, type EvidencePorts, evidenceOf } from './evidence.ts';
import { consistencyPath } from './merkle-paths.ts';
import { openCheckpoint, originIn, verifierKey } from './note.ts';
import { rangeRoots } from './range-roots.ts';
import { recordedLeaves } from './recorded-leaves.ts';
import { type VerifyPorts, verifyRecord } from './verify.ts';
import type { AuditCheckpoint } from './wire/audit-checkpoint.ts';
import type { AuditLine } from './wire/audit-report.ts';

/** What people ask the verifiable record. */
export type AuditDesk = {
  /** @param note a checkpoint that was kept elsewhere. @throws checkpoint_invalid */
  readonly verify: (note?: string) => AsyncIterable<AuditLine>;
  /**
   * The newest checkpoint, with a leaf for all that was recorded before.
   * @param since leaves of an earlier one, which it is proved to continue. @throws record_shorter
   */
  readonly checkpoint: (since?: number) => Promise<AuditCheckpoint>;
  /**
   * A page of HTML that proves what was recorded of a session.
   * @throws session_not_found, evidence_refused, record_shorter
   */
  readonly evidence: (order: EvidenceOrder) => Promise<AsyncIterable<string>>;
};

export const auditDesk = (ports: EvidencePorts): AuditDesk => ({
  evidence: (order) => evidenceOf(ports, order),
  verify: (note) => verifyRecord(ports, note),
  checkpoint: async (since) => {
    const { note } = await ports.notary.catchUp();
    const signer = ports.signerOf(originIn(note));
    const checkpoint = openCheckpoint(note, signer);
    if (checkpoint === undefined) throw new TypeError('a notary signs its checkpoints');
    const { origin, size, root } = checkpoint;
    const head = { note, origin, size, root, publicKey: verifierKey(signer) };
    return since === undefined ? head : { ...head, consistency: await consistency(ports, since, size) };
  },
});

const consistency = async (
  { store, breathe }: VerifyPorts,
  since: number,
  size: number,
): Promise<string[]> => {
  if (since > size) throw new ParleyError('record_shorter', { size, since });
  const leaves = await recordedLeaves(store, breathe);
  const path = consistencyPath(await rangeRoots(leaves, breathe), since, size);
  return path.map((hash) => hash.toString('base64'));
};
