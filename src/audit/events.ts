import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { Type } from '../kernel/schema.ts';

/**
 * Leaves of the record, at most one tile of 256. `streams` and `runs` identify the leaves without names: a
 * stream is its HMAC-SHA-256 under the installation's key, and a run is the place of its stream in `streams`,
 * the revision of its first event and the number of its events.
 */
export const LeavesRecorded = defineEvent(
  'LeavesRecorded',
  1,
  Type.Object({
    /** The number of the first leaf. */
    first: Type.Integer({ minimum: 0 }),
    /** Hashes of 32 bytes each, base64. */
    leaves: Type.String(),
    streams: Type.Array(Type.String()),
    runs: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 3, maxItems: 3 })),
  }),
);

/** The tree, signed. The fields after the note only save reading the whole record at a start. */
export const CheckpointSigned = defineEvent(
  'CheckpointSigned',
  1,
  Type.Object({
    /** A C2SP checkpoint. */
    note: Type.String(),
    /** Roots of the complete subtrees, base64. */
    peaks: Type.String(),
    /** The newest leaf, base64; empty if there is none. */
    lastLeaf: Type.String(),
    /** The position of its event in the store that it was recorded in; -1 if there is none. */
    upTo: Type.Integer({ minimum: -1 }),
  }),
);

/** Streams are about to be deleted. Their leaves stay: pairs of a first leaf and a count. */
export const ErasureBegan = defineEvent(
  'ErasureBegan',
  1,
  Type.Object({ leaves: Type.Array(Type.Integer()) }),
);

/**
 * The key of the record was lost. From here on another key signs, under an origin of its own; the tree and
 * the hash of this stream continue, so the checkpoints of the new key cover everything before.
 */
export const RecordRenewed = defineEvent(
  'RecordRenewed',
  1,
  Type.Object({
    /** The newest checkpoint of the lost key. */
    earlier: Type.String(),
    /** SHA-256 of all notes of that origin, base64: their signatures are not part of the stream's hash. */
    notes: Type.String(),
  }),
);

export const auditEvents = [LeavesRecorded, CheckpointSigned, ErasureBegan, RecordRenewed] as const;
export type AuditEvent = EventOf<typeof auditEvents>;
export type AuditEventOf<T extends AuditEvent['type']> = Extract<AuditEvent, { type: T }>;
export const auditCatalogue: Catalogue<AuditEvent> = catalogueOf(auditEvents);

export const AUDIT_STREAM = 'audit-log';
