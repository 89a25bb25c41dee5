import { AUDIT_FINDINGS_MAX } from '../../kernel/limits/audit.ts';
import { type Static, Type } from '../../kernel/schema.ts';

/** One event that differs from the record. */
export type AuditFinding = Static<typeof AuditFinding>;
export const AuditFinding = Type.Object({
  kind: Type.Enum(['changed', 'missing', 'added', 'record', 'unreadable'] as const, {
    description:
      'changed: the event differs from its leaf; missing: a leaf has no event, and no receipt of an ' +
      'erasure names it; added: the record contains no leaf for this event; record: the record itself was ' +
      'changed, or does not continue the checkpoint that was given; unreadable: a record of the ' +
      'store is damaged, so its events are missing.',
  }),
  stream: Type.Optional(
    Type.String({
      description: 'Absent for a missing event whose whole stream is gone, and if the record is damaged.',
    }),
  ),
  revision: Type.Optional(Type.Integer({ description: 'Revision of the event in its stream.' })),
  leaf: Type.Optional(Type.Integer({ description: 'Number of the leaf in the tree.' })),
  reason: Type.Optional(Type.String({ description: 'For record and unreadable: what is wrong.' })),
});

/** A part of the record under a key that was lost. */
export type AuditRenewal = Static<typeof AuditRenewal>;
const AuditRenewal = Type.Object({
  origin: Type.String({ description: 'Name of the record until then.' }),
  size: Type.Integer({ description: 'Leaves in the tree at that time.' }),
  checkpoint: Type.String({ description: 'The newest checkpoint of the lost key, a signed note.' }),
  renewedAt: Type.String(),
});

/** The result of a verification of the whole record. */
export type AuditReport = Static<typeof AuditReport>;
export const AuditReport = Type.Object({
  isIntact: Type.Boolean({ description: 'Whether there are no findings.' }),
  origin: Type.String({ description: 'Name of the record.' }),
  size: Type.Integer({ description: 'Leaves in the tree.' }),
  root: Type.String({ description: 'Root of the tree, base64.' }),
  checkpoint: Type.String({
    description: 'The newest checkpoint, a signed note; empty if none can be read.',
  }),
  publicKey: Type.String({ description: 'The key that verifies its signature.' }),
  consistency: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The proof (RFC 6962), base64, that the newest checkpoint continues the one that was given. Absent if none ' +
        'was given, or it does not.',
    }),
  ),
  events: Type.Integer({ description: 'Events that equal their leaves.' }),
  erased: Type.Integer({ description: 'Leaves whose events were erased with a receipt.' }),
  unfinished: Type.Integer({
    description: 'Leaves whose events are gone and whose erasure has not written its receipt yet.',
  }),
  checkpoints: Type.Integer({ description: 'Checkpoints with a valid signature and root.' }),
  renewals: Type.Array(AuditRenewal, {
    description:
      'Parts of the record whose key was lost: their leaves hold, their signatures cannot be verified.',
  }),
  findings: Type.Integer({
    description: `How many findings there are; the lines before name the first ${AUDIT_FINDINGS_MAX} events.`,
  }),
});

/** A line of the reply: progress, a finding, or finally the report. */
export const AuditLine = Type.Object({
  share: Type.Optional(Type.Number()),
  finding: Type.Optional(AuditFinding),
  report: Type.Optional(AuditReport),
});
export type AuditLine = Static<typeof AuditLine>;
