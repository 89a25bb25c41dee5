import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../kernel/event.ts';
import { hashesOf } from './batch.ts';
import { AUDIT_STREAM, type AuditEventOf, auditCatalogue } from './events.ts';
import type { LeafRanges } from './leaf-ranges.ts';
import { LeafSet } from './leaf-set.ts';
import { GrowingTree, HASH_BYTES } from './merkle.ts';
import {
  type Checkpoint,
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
  /** Of erasures that were announced. */
  readonly begunErasures: readonly LeafRanges[];
  readonly checkpoints: number;
  readonly newest: SignedCheckpoint | undefined;
  readonly renewals: AuditRenewal[];
  readonly findings: readonly AuditFinding[];
};

const SIGNATURE_BROKEN = 'the signature of the checkpoint is invalid';
const OF_ANOTHER_KEY =
  "this checkpoint and those after it are signed with another secret key than this server's: " +
  'docs/audit.md, "A lost key", says what to do';

export type SignedCheckpoint = Checkpoint & { readonly note: string };

/** The part of a record under one key. */
class Era {
  origin: string | undefined;
  /** Its newest checkpoint, as it is recorded. */
  note = '';
  /** Whether this installation's key signed a checkpoint of it. */
  isOwn = false;
  /** Revisions of checkpoints that another key signed, without one of this installation's key before them. */
  foreign: number[] = [];
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
  private readonly begunErasures: LeafRanges[] = [];
  private readonly findings: AuditFinding[] = [];
  private tree = new GrowingTree();
  /** Of the tree when it had as many leaves as `since`. */
  private sinceRoot: Buffer | undefined;
  private streamHash = NO_STREAM_HASH;
  private checkpoints = 0;
  private newest: SignedCheckpoint | undefined;
  private era = new Era();
  private readonly renewals: AuditRenewal[] = [];
  /** Revisions: of the newest checkpoint, and of the next event. */
  private covered = -1;
  private next = 0;

  /** @param since a checkpoint that was kept elsewhere: the record must continue it. */
  constructor(signerOf: (origin: string) => NoteSigner, since: Checkpoint | undefined) {
    this.signerOf = signerOf;
    this.since = since;
    if (since?.size === 0) this.sinceRoot = this.tree.root();
  }

  take(recorded: RecordedEvent): void {
    if (recorded.revision !== this.next) this.find(this.next, 'it is missing');
    this.next = recorded.revision + 1;
    this.streamHash = nextStreamHash(this.streamHash, recorded);
    try {
      this.read(recorded);
    } catch (error) {
      // Its type, version or shape was changed; every consequence is a finding.
      this.find(recorded.revision, error instanceof Error ? error.message : 'it cannot be read');
    }
  }

  /** One of its events cannot be read. */
  passOver(revision: number, reason: string): void {
    this.find(revision, reason);
    this.next = revision + 1;
  }

  end(): CheckedRecord {
    const { leaves, begunErasures, checkpoints, newest, renewals, findings, era } = this;
    const [foreign] = era.foreign;
    if (foreign !== undefined) this.find(foreign, OF_ANOTHER_KEY);
    // Every append ends in a checkpoint, so without the last one nothing covers what is before it.
    if (findings.length === 0 && this.covered !== this.next - 1)
      this.find(this.next, 'the checkpoint is missing at its end');
    const fault = this.discontinuity();
    if (fault !== undefined) this.find(this.covered, fault);
    return { leaves, begunErasures, checkpoints, newest, renewals, findings };
  }

  private find(revision: number, reason: string): void {
    const first = this.covered + 1;
    const uncovered = first >= revision ? '' : `; events from ${first} on may be the changed ones`;
    this.findings.push({ kind: 'record', stream: AUDIT_STREAM, revision, reason: reason + uncovered });
  }

  private read(recorded: RecordedEvent): void {
    const event = auditCatalogue.read(recorded);
    if (event.type === 'LeavesRecorded') this.takeLeaves(event.data, recorded.revision);
    else if (event.type === 'ErasureBegan') this.begunErasures.push(event.data.leaves);
    else if (event.type === 'RecordRenewed') this.takeRenewal(event.data, recorded);
    else this.takeCheckpoint(event.data, recorded.revision);
  }

  /** Checkpoints of a lost key have a signature that cannot be verified; the next own one covers them. */
  private takeRenewal(
    { earlier, notes }: AuditEventOf<'RecordRenewed'>['data'],
    { revision, metadata }: RecordedEvent,
  ): void {
    if (earlier !== this.era.note || notes !== this.era.notesHash())
      this.find(revision, 'the checkpoints before it differ from those that it covers');
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
    const odd = hashes.length % HASH_BYTES;
    if (data.first !== this.tree.size || odd !== 0)
      this.find(revision, 'its leaves do not continue the previous ones');
    const whole = hashes.subarray(0, hashes.length - odd);
    this.leaves.add(whole);
    const known = Math.max(0, (this.since?.size ?? 0) - this.tree.size) * HASH_BYTES;
    this.tree.add(whole.subarray(0, known));
    if (this.tree.size === this.since?.size) this.sinceRoot = this.tree.root();
    this.tree.add(whole.subarray(known));
  }

  private takeCheckpoint(
    { note, peaks: encoded }: AuditEventOf<'CheckpointSigned'>['data'],
    revision: number,
  ): void {
    const checkpoint = this.opened(note, revision);
    if (checkpoint === undefined) {
      this.find(revision, SIGNATURE_BROKEN);
      return;
    }
    const peaks = Buffer.from(encoded, 'base64');
    const fault = this.faultOf(checkpoint, peaks);
    if (fault !== undefined) this.find(revision, fault);
    else if (this.era.isOwn) this.checkpoints += 1;
    // Later events are compared with what was signed, so that one change is reported once.
    this.streamHash = checkpoint.stream;
    const signed = GrowingTree.at(checkpoint.size, peaks);
    if (signed?.root().toString('base64') === checkpoint.root) this.tree = signed;
    this.leaves.resize(this.tree.size);
    this.newest = { ...checkpoint, note };
    this.era.origin ??= checkpoint.origin;
    this.covered = revision;
  }

  private opened(note: string, revision: number): Checkpoint | undefined {
    const { era } = this;
    era.add(note);
    const signer = this.signerOf(originIn(note));
    if (!era.isOwn && isOfAnotherKey(note, signer)) {
      era.foreign.push(revision);
      return readCheckpoint(note);
    }
    const checkpoint = openCheckpoint(note, signer);
    if (checkpoint === undefined) return undefined;
    for (const earlier of era.foreign.splice(0)) this.find(earlier, SIGNATURE_BROKEN);
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
    const { since, newest, renewals, sinceRoot, tree } = this;
    if (since === undefined) return undefined;
    const origins = new Set(
      [...renewals, ...(newest === undefined ? [] : [newest])].map(({ origin }) => origin),
    );
    if (newest !== undefined && !origins.has(since.origin))
      return `the checkpoint is of ${since.origin}, and this record is ${newest.origin}`;
    if (sinceRoot === undefined)
      return `the checkpoint has ${since.size} leaves, and this record ${tree.size}`;
    const isBegun = sinceRoot.toString('base64') === since.root;
    return isBegun ? undefined : 'its first leaves differ from those of the checkpoint';
  }
}
