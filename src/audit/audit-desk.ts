import { ParleyError } from '../kernel/errors.ts';
import type { EventMetadata } from '../kernel/event.ts';
import { type EvidenceOrder, type EvidencePorts, evidencePage } from './evidence.ts';
import { consistencyPath } from './merkle-paths.ts';
import type { NotaryPorts } from './notary.ts';
import { openCheckpoint, originIn, verifierKey } from './note.ts';
import { rangeRoots } from './range-roots.ts';
import { recordedLeaves } from './recorded-leaves.ts';
import { renewRecord } from './renewal.ts';
import { type VerifyPorts, verifyRecord } from './verify.ts';
import type { AuditCheckpoint } from './wire/audit-checkpoint.ts';
import type { AuditLine } from './wire/audit-report.ts';

/** Operations on the verifiable record. */
export type AuditDesk = {
  /** @param note a checkpoint that was kept elsewhere. @throws checkpoint_invalid */
  readonly verify: (note?: string) => Promise<AsyncIterable<AuditLine>>;
  /**
   * The newest checkpoint, which covers all events recorded before the call.
   * @param since leaves of an earlier one, for a consistency proof. @throws record_shorter
   */
  readonly checkpoint: (since?: number) => Promise<AuditCheckpoint>;
  /** Continues a record whose key was lost. @throws record_key_kept, recording_unreadable */
  readonly renew: (actor: Actor) => Promise<AuditCheckpoint>;
  /**
   * A page of HTML that proves what was recorded of a session.
   * @throws session_not_found, evidence_refused, record_shorter
   */
  readonly evidence: (order: EvidenceOrder) => Promise<AsyncIterable<string>>;
};

export const auditDesk = (ports: EvidencePorts & Pick<NotaryPorts, 'outside'>): AuditDesk => ({
  evidence: (order) => evidencePage(ports, order),
  verify: (note) => verifyRecord(ports, note),
  renew: async (actor) => {
    await renewRecord(ports, actor);
    return newestCheckpoint(ports);
  },
  checkpoint: async (since) => {
    const head = await newestCheckpoint(ports);
    return since === undefined ? head : { ...head, consistency: await consistency(ports, since, head.size) };
  },
});

type Actor = NonNullable<EventMetadata['actor']>;

const newestCheckpoint = async ({ notary, signerOf }: EvidencePorts): Promise<AuditCheckpoint> => {
  const { note } = await notary.catchUp();
  const signer = signerOf(originIn(note));
  const checkpoint = openCheckpoint(note, signer);
  if (checkpoint === undefined) throw new TypeError('a notary signs its checkpoints');
  const { origin, size, root } = checkpoint;
  return { note, origin, size, root, publicKey: verifierKey(signer) };
};

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
