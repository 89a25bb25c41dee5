import Type, { type Static } from 'typebox';
import { AUDIT_FINDINGS_MAX } from '../../kernel/limits.ts';

/** One event that is not as the record has it. */
export type AuditFinding = Static<typeof AuditFinding>;
export const AuditFinding = Type.Object({
  kind: Type.Enum(['changed', 'missing', 'added', 'record', 'unreadable'] as const, {
    description:
      'changed: the event is not what its leaf was made of; missing: a leaf has no event, and no receipt of an ' +
      'erasure names it; added: the record contains no leaf for this event; record: the record itself was ' +
      'changed, or does not continue the checkpoint that was given; unreadable: a record of the ' +
      'store is damaged, so its events are missing.',
  }),
  stream: Type.Optional(
    Type.String({
      description:
        'Absent for a missing event of a stream of which nothing is left, and where the record is damaged.',
    }),
  ),
  revision: Type.Optional(Type.Integer({ description: 'Of the event in its stream.' })),
  leaf: Type.Optional(Type.Integer({ description: 'Number of the leaf in the tree.' })),
  reason: Type.Optional(Type.String({ description: 'For record and unreadable: what does not hold.' })),
});

/** A part of the record under a key that was lost. */
export type AuditRenewal = Static<typeof AuditRenewal>;
const AuditRenewal = Type.Object({
  origin: Type.String({ description: 'Name of the record until then.' }),
  size: Type.Integer({ description: 'Leaves in the tree at that time.' }),
  checkpoint: Type.String({ description: 'The newest checkpoint of the lost key, a signed note.' }),
  renewedAt: Type.String(),
});

/** What a verification of the whole record found. */
export type AuditReport = Static<typeof AuditReport>;
export const AuditReport = Type.Object({
  isIntact: Type.Boolean({ description: 'Nothing was found.' }),
  origin: Type.String({ description: 'Name of the record.' }),
  size: Type.Integer({ description: 'Leaves in the tree.' }),
  root: Type.String({ description: 'Root of the tree, base64.' }),
  checkpoint: Type.String({
    description: 'The newest checkpoint, a signed note; empty if none can be read.',
  }),
  publicKey: Type.String({ description: 'What its signature is verified with.' }),
  consistency: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The proof (RFC 6962), base64, that the newest checkpoint continues the one that was given. Absent if none ' +
        'was given, or it does not.',
    }),
  ),
  events: Type.Integer({ description: 'Events that are as they were recorded.' }),
  erased: Type.Integer({ description: 'Leaves whose events were erased with a receipt.' }),
  unfinished: Type.Integer({
    description: 'Leaves whose events are gone after an erasure that began and wrote no receipt yet.',
  }),
  checkpoints: Type.Integer({ description: 'Checkpoints whose signature and root hold.' }),
  renewals: Type.Array(AuditRenewal, {
    description:
      'Parts of the record whose key was lost: their leaves hold, their signatures cannot be verified.',
  }),
  findings: Type.Integer({
    description: `How many findings there are; the lines before name the first ${AUDIT_FINDINGS_MAX} events.`,
  }),
});

/** A line of the answer: how far it is, something that was found, or at last the report. */
export const AuditLine = Type.Object({
  share: Type.Optional(Type.Number()),
  finding: Type.Optional(AuditFinding),
  report: Type.Optional(AuditReport),
});
export type AuditLine = Static<typeof AuditLine>;
