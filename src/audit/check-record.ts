import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../kernel/event.ts';
import { hashesOf, TILE_LEAVES } from './batch.ts';
import { AUDIT_STREAM, type AuditEventOf, auditCatalogue } from './events.ts';
import type { LeafRanges } from './leaf-ranges.ts';
import { LeafSet } from './leaf-set.ts';
import { GrowingTree, HASH_BYTES } from './merkle.ts';
import {
  type Checkpoint,
  checkpointText,
  isOfAnotherKey,
  type NoteSigner,
  openCheckpoint,
  originIn,
  readCheckpoint,
} from './note.ts';
import { NO_STREAM_HASH, nextStreamHash } from './stream-hash.ts';
import type { AuditFinding, AuditRenewal } from './wire/audit-report.ts';

/**
 * The content of the record's own stream, after each of its events was compared with the checkpoint that
 * covers it.
 */
export type CheckedRecord = {
  readonly leaves: LeafSet;
  readonly begunErasures: readonly BegunErasure[];
  readonly checkpoints: number;
  readonly newestCheckpoint: SignedCheckpoint | undefined;
  readonly renewals: AuditRenewal[];
  readonly findings: readonly AuditFinding[];
};

/** An erasure that the record announced. */
export type BegunErasure = {
  readonly leaves: LeafRanges;
  /** When it was announced. */
  readonly begunAt: string;
};

const INVALID_SIGNATURE = 'the signature of the checkpoint is invalid';
const OF_ANOTHER_KEY =
  "this checkpoint and those after it are signed with another secret key than this server's: " +
  'docs/audit.md, "A lost key", says what to do';

const OLDER_BACKUP = 'the store was restored from an older backup';

export type SignedCheckpoint = Checkpoint & { readonly note: string };

/** The part of a record under one key. */
class Era {
  origin: string | undefined;
  /** Its newest checkpoint, as it is recorded. */
  note = '';
  /** Whether this installation's key signed a checkpoint of it. */
  isOwn = false;
  /** Revisions of checkpoints that another key signed, without one of this installation's key before them. */
  foreignRevisions: number[] = [];
  private readonly hash = createHash('sha256');

  add(note: string): void {
    this.note = note;
    this.hash.update(note);
  }

  notesHash(): string {
    return this.hash.copy().digest('base64');
  }
}

/** Takes the events of the record's own stream in order. */
export class RecordCheck {
  private readonly signerOf: (origin: string) => NoteSigner;
  private readonly since: Checkpoint | undefined;
  private readonly leaves = new LeafSet();
  private readonly begunErasures: BegunErasure[] = [];
  private readonly findings: AuditFinding[] = [];
  private tree = new GrowingTree();
  /** Of the tree when it had as many leaves as `since`. */
  private sinceRoot: Buffer | undefined;
  /** Whether `since` is one of its own checkpoints. A server records each checkpoint before it shows it. */
  private isSinceRecorded = false;
  private streamHash = NO_STREAM_HASH;
  private checkpoints = 0;
  private newestCheckpoint: SignedCheckpoint | undefined;
  private era = new Era();
  private readonly renewals: AuditRenewal[] = [];
  /** Revisions: of the newest checkpoint, and of the next event. */
  private coveredRevision = -1;
  private nextRevision = 0;

  /** @param since a checkpoint that was kept elsewhere: the record must continue it. */
  constructor(signerOf: (origin: string) => NoteSigner, since: Checkpoint | undefined) {
    this.signerOf = signerOf;
    this.since = since;
    if (since?.size === 0) this.sinceRoot = this.tree.root();
  }

  take(recordedEvent: RecordedEvent): void {
    if (recordedEvent.revision !== this.nextRevision) this.addFinding(this.nextRevision, 'it is missing');
    this.nextRevision = recordedEvent.revision + 1;
    this.streamHash = nextStreamHash(this.streamHash, recordedEvent);
    try {
      this.readEvent(recordedEvent);
    } catch (error) {
      // Its type, version or shape was changed; every consequence is a finding.
      this.addFinding(recordedEvent.revision, error instanceof Error ? error.message : 'it cannot be read');
    }
  }

  /** One of its events cannot be read. */
  skipUnreadable(revision: number, reason: string): void {
    this.addFinding(revision, reason);
    this.nextRevision = revision + 1;
  }

  end(): CheckedRecord {
    const { leaves, begunErasures, checkpoints, newestCheckpoint, renewals, findings, era } = this;
    const [foreignRevision] = era.foreignRevisions;
    if (foreignRevision !== undefined) this.addFinding(foreignRevision, OF_ANOTHER_KEY);
    // Every append ends in a checkpoint, so without the last one nothing covers what is before it.
    if (findings.length === 0 && this.coveredRevision !== this.nextRevision - 1)
      this.addFinding(this.nextRevision, 'the checkpoint is missing at its end');
    const fault = this.discontinuity();
    if (fault !== undefined) this.addFinding(this.coveredRevision, fault);
    return { leaves, begunErasures, checkpoints, newestCheckpoint, renewals, findings };
  }

  private addFinding(revision: number, reason: string): void {
    const first = this.coveredRevision + 1;
    const coverageHint = first >= revision ? '' : `; events from ${first} on may be the changed ones`;
    this.findings.push({ kind: 'record', stream: AUDIT_STREAM, revision, reason: reason + coverageHint });
  }

  private readEvent(recordedEvent: RecordedEvent): void {
    const event = auditCatalogue.read(recordedEvent);
    if (event.type === 'LeavesRecorded') this.takeLeaves(event.data, recordedEvent.revision);
    else if (event.type === 'ErasureBegan')
      this.begunErasures.push({ leaves: event.data.leaves, begunAt: recordedEvent.metadata.occurredAt });
    else if (event.type === 'RecordRenewed') this.takeRenewal(event.data, recordedEvent);
    else this.takeCheckpoint(event.data, recordedEvent.revision);
  }

  /** Checkpoints of a lost key have a signature that cannot be verified; the next own one covers them. */
  private takeRenewal(
    { earlier, notes }: AuditEventOf<'RecordRenewed'>['data'],
    { revision, metadata }: RecordedEvent,
  ): void {
    if (earlier !== this.era.note || notes !== this.era.notesHash())
      this.addFinding(revision, 'the checkpoints before it differ from those that it covers');
    this.renewals.push({
      origin: originIn(earlier),
      size: this.tree.size,
      checkpoint: earlier,
      renewedAt: metadata.occurredAt,
    });
    this.era = new Era();
  }

  private takeLeaves(data: AuditEventOf<'LeavesRecorded'>['data'], revision: number): void {
    const hashes = hashesOf(data);
    const excessBytes = hashes.length % HASH_BYTES;
    if (data.first !== this.tree.size || excessBytes !== 0)
      this.addFinding(revision, 'its leaves do not continue the previous ones');
    const wholeHashes = hashes.subarray(0, hashes.length - excessBytes);
    this.leaves.add(wholeHashes);
    const bytesBeforeSince = Math.max(0, (this.since?.size ?? 0) - this.tree.size) * HASH_BYTES;
    this.tree.add(wholeHashes.subarray(0, bytesBeforeSince));
    if (this.tree.size === this.since?.size) this.sinceRoot = this.tree.root();
    this.tree.add(wholeHashes.subarray(bytesBeforeSince));
  }

  private takeCheckpoint(
    { note, peaks: encodedPeaks }: AuditEventOf<'CheckpointSigned'>['data'],
    revision: number,
  ): void {
    const checkpoint = this.verifiedCheckpoint(note, revision);
    if (checkpoint === undefined) {
      this.addFinding(revision, INVALID_SIGNATURE);
      return;
    }
    // An attacker who writes a checkpoint of another key chooses its size: reading must not allocate it.
    if (checkpoint.size > TILE_LEAVES * revision) {
      this.addFinding(revision, 'the events before it cannot have as many leaves as it names');
      return;
    }
    const peaks = Buffer.from(encodedPeaks, 'base64');
    const fault = this.faultOf(checkpoint, peaks);
    if (fault !== undefined) this.addFinding(revision, fault);
    else if (this.era.isOwn) this.checkpoints += 1;
    // Later events are compared with what was signed, so that one change is reported once.
    this.streamHash = checkpoint.stream;
    const signedTree = GrowingTree.at(checkpoint.size, peaks);
    if (signedTree?.root().toString('base64') === checkpoint.root) this.tree = signedTree;
    this.leaves.resize(this.tree.size);
    this.newestCheckpoint = { ...checkpoint, note };
    this.isSinceRecorded ||=
      this.since !== undefined && checkpointText(checkpoint) === checkpointText(this.since);
    this.era.origin ??= checkpoint.origin;
    this.coveredRevision = revision;
  }

  private verifiedCheckpoint(note: string, revision: number): Checkpoint | undefined {
    const { era } = this;
    era.add(note);
    const signer = this.signerOf(originIn(note));
    if (!era.isOwn && isOfAnotherKey(note, signer)) {
      era.foreignRevisions.push(revision);
      return readCheckpoint(note);
    }
    const checkpoint = openCheckpoint(note, signer);
    if (checkpoint === undefined) return undefined;
    for (const earlier of era.foreignRevisions.splice(0)) this.addFinding(earlier, INVALID_SIGNATURE);
    era.isOwn = true;
    return checkpoint;
  }

  private faultOf(checkpoint: Checkpoint, peaks: Buffer): string | undefined {
    const { era, tree, streamHash } = this;
    if (era.origin !== undefined && era.origin !== checkpoint.origin) return 'its origin is another';
    if (checkpoint.stream !== streamHash) return 'the events up to it differ from those that it signed';
    if (checkpoint.size !== tree.size || checkpoint.root !== tree.root().toString('base64'))
      return 'the leaves up to it differ from those that it signed';
    return peaks.equals(tree.peaks()) ? undefined : 'its peaks differ from those of the tree';
  }

  /** Why the record does not continue the kept checkpoint. */
  private discontinuity(): string | undefined {
    const { since, newestCheckpoint, renewals, sinceRoot, tree } = this;
    if (since === undefined) return undefined;
    const origins = new Set(
      [...renewals, ...(newestCheckpoint === undefined ? [] : [newestCheckpoint])].map(
        ({ origin }) => origin,
      ),
    );
    if (newestCheckpoint !== undefined && !origins.has(since.origin))
      return `the checkpoint is of ${since.origin}, and this record is ${newestCheckpoint.origin}`;
    if (sinceRoot === undefined)
      return `the checkpoint has ${since.size} leaves, and this record ${tree.size}: ${OLDER_BACKUP}, or its end was cut off`;
    if (sinceRoot.toString('base64') !== since.root)
      return `its first ${since.size} leaves differ from those of the checkpoint: ${OLDER_BACKUP} and went on, or the record was written again`;
    // The leaves are the same; announced erasures and renewals, which have none, may differ.
    return this.isSinceRecorded
      ? undefined
      : `it has the leaves of the checkpoint but not the checkpoint itself: ${OLDER_BACKUP}, or the record was written again`;
  }
}
