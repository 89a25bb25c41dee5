import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { Damage, EventStore } from '../kernel/event-store.ts';
import { AUDIT_FINDINGS_MAX } from '../kernel/limits/audit.ts';
import { EVENTS_A_STEP } from '../kernel/limits/replay.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import type { Outside } from '../outside/outside.ts';
import { ERASURE_CATEGORY, type ErasureEvent, erasureCatalogue } from '../privacy/erasure.ts';
import { announcedStreams, keepLeavesOf } from './announced-streams.ts';
import { type BegunErasure, type CheckedRecord, RecordCheck } from './check-record.ts';
import { leavesIn } from './leaf.ts';
import { leafPages } from './leaf-pages.ts';
import type { LeafRanges } from './leaf-ranges.ts';
import type { LeafSet } from './leaf-set.ts';
import { leavesOfLivingStreams } from './living-streams.ts';
import { type LogWalk, walkOver } from './log-walk.ts';
import { consistencyPath } from './merkle-paths.ts';
import { namedFindings } from './named-findings.ts';
import type { Notary } from './notary.ts';
import {
  type Checkpoint,
  isOfAnotherKey,
  type NoteSigner,
  openCheckpoint,
  originIn,
  readCheckpoint,
  verifierKey,
} from './note.ts';
import { rangeRoots } from './range-roots.ts';
import { earlierOrigins } from './renewal.ts';
import { leavesOfRunningErasures } from './running-erasures.ts';
import { survivingRecord } from './surviving-record.ts';
import type { AuditFinding, AuditLine } from './wire/audit-report.ts';

export type VerifyPorts = {
  /** As events are recorded. */
  readonly store: EventStore;
  readonly notary: Pick<Notary, 'catchUp'>;
  readonly signerOf: (origin: string) => NoteSigner;
  readonly digest: (stream: string) => string;
  readonly outside: Pick<Outside, 'now'>;
  /** Lets other requests run. */
  readonly breathe: () => Promise<unknown>;
};

/**
 * Compares every event with its leaf, every leaf with its event or the receipt of its erasure, and the record
 * with its own checkpoints and, if one is given, with a checkpoint that was kept elsewhere.
 * @throws checkpoint_invalid for a note that neither this installation signed nor a key that its record had
 */
export const verifyRecord = async (ports: VerifyPorts, note?: string): Promise<AsyncGenerator<AuditLine>> =>
  linesOf(ports, note === undefined ? undefined : await keptCheckpoint(note, ports));

const keptCheckpoint = async (note: string, { signerOf, store }: VerifyPorts): Promise<Checkpoint> => {
  const origin = originIn(note);
  const signer = signerOf(origin);
  const checkpoint = openCheckpoint(note, signer);
  if (checkpoint !== undefined) return checkpoint;
  // The owner of the note has the public half of the lost key, and checks the signature.
  const foreignCheckpoint = isOfAnotherKey(note, signer) ? readCheckpoint(note) : undefined;
  if (foreignCheckpoint === undefined || !(await earlierOrigins(store)).includes(origin))
    throw new ParleyError('checkpoint_invalid', {});
  return foreignCheckpoint;
};

async function* linesOf(ports: VerifyPorts, since: Checkpoint | undefined): AsyncGenerator<AuditLine> {
  const { store, digest, breathe } = ports;
  const recordedTo = await caughtUp(ports);
  const record = await checkedRecord(ports, since);
  const { leaves, checkpoints, newestCheckpoint, renewals, findings } = record;
  // The record may have grown in between. Each of its leaves has its event up to here.
  const end = await store.newestPosition();
  for (const finding of findings) yield { finding };
  const walk = walkOver(leaves, { breathe, recordedTo });
  const { unreadable, isCutOff } = yield* walkLog(ports, walk, end);
  for (const finding of unreadable.slice(0, AUDIT_FINDINGS_MAX)) yield { finding };
  const { missingLeaves, unmatchedEvents, streams, ...counts } = await walkedResult(ports, walk, record);
  // Leaves are not reported missing if the log could not be read to its end.
  const differences = { missingLeaves: isCutOff ? [] : missingLeaves, unmatchedEvents, streams };
  const named = await namedFindings({ store, digest, breathe }, differences);
  for (const finding of named.findings) yield { finding };
  const total = findings.length + unreadable.length + named.total;
  const { origin = '', size = 0, root = '', note: checkpoint = '' } = newestCheckpoint ?? {};
  const isContinued = since !== undefined && findings.length === 0;
  const proof = isContinued ? { consistency: await consistency(leaves, since.size, breathe) } : {};
  const publicKey = verifierKey(ports.signerOf(origin));
  const tree = { origin, size, root, checkpoint, publicKey, ...proof };
  yield { report: { isIntact: total === 0, ...tree, ...counts, checkpoints, renewals, findings: total } };
}

/** The result of a walk, after the erasures in the record are taken into account. */
const walkedResult = async (
  ports: VerifyPorts,
  walk: LogWalk,
  { begunErasures, findings, leaves }: CheckedRecord,
): ReturnType<LogWalk['result']> => {
  const excuse = async (begun: readonly BegunErasure[]) => {
    const erasures = begun.map(({ leaves }) => leaves);
    await walk.announce(erasures);
    await walk.excuse(await receipts(ports.store), async (unannounced) => {
      await keepLeavesOf(ports, await announcedStreams(ports, erasures, unannounced.length), unannounced);
    });
    return resultOf(ports, walk);
  };
  const result = await excuse(begunErasures);
  if (result.missingLeaves.length === 0) return result;
  // Events may have been erased while the log was read. Their erasure was announced before, so it is in the
  // record by now. A record that was damaged since announces nothing.
  const newerRecord = await checkedRecord(ports, undefined);
  if (newerRecord.findings.length > findings.length) return result;
  const newerResult = await excuse(newerRecord.begunErasures);
  if (newerResult.missingLeaves.length === 0) return newerResult;
  const missing = { ...newerResult, size: leaves.size };
  await walk.announce([await leavesOfRunningErasures(ports, newerRecord.begunErasures, missing)]);
  return resultOf(ports, walk);
};

const resultOf = async (ports: VerifyPorts, walk: LogWalk): ReturnType<LogWalk['result']> => {
  const result = await walk.result();
  if (result.unfinished + result.erased === 0) return result;
  const livingLeaves = await leavesOfLivingStreams(ports, walk);
  if (livingLeaves.length === 0) return result;
  walk.withdraw(livingLeaves);
  return walk.result();
};

/**
 * The position up to which all events have leaves. A record with a changed end cannot be continued, so it is
 * verified as it is.
 */
const caughtUp = async ({ store, notary }: VerifyPorts): Promise<number> => {
  const end = await store.newestPosition();
  try {
    return (await notary.catchUp()).position;
  } catch (error) {
    const isDamaged = ['recording_unreadable', 'record_damaged', 'record_key_changed'].includes(
      errorCode(error),
    );
    if (isParleyError(error) && !isDamaged) throw error;
    return end;
  }
};

const checkedRecord = async (
  { store, signerOf, breathe }: VerifyPorts,
  since: Checkpoint | undefined,
): Promise<CheckedRecord> => {
  const check = new RecordCheck(signerOf, since);
  for await (const recordedEvent of survivingRecord(store, (...fault) => check.skipUnreadable(...fault))) {
    check.take(recordedEvent);
    await breathe();
  }
  return check.end();
};

type WalkedLog = {
  readonly unreadable: readonly AuditFinding[];
  /** Positions after the last one cannot be read. */
  readonly isCutOff: boolean;
};

async function* walkLog(
  { store, breathe }: VerifyPorts,
  walk: LogWalk,
  end: number,
): AsyncGenerator<AuditLine, WalkedLog> {
  const unreadable: AuditFinding[] = [];
  const onDamage = ({ position: _, ...place }: Damage): void => {
    unreadable.push({ kind: 'unreadable', ...place });
  };
  let [unreported, position] = [0, -1];
  try {
    for await (const runs of leafPages(store, { end, onDamage })) {
      await walk.take(runs);
      for (const run of runs) unreported += leavesIn(run);
      position = runs.at(-1)?.position ?? position;
      if (unreported >= EVENTS_A_STEP) {
        unreported = 0;
        yield { share: position / end };
      }
      await breathe();
    }
    return { unreadable, isCutOff: false };
  } catch (error) {
    if (isParleyError(error)) throw error;
    const reason = `nothing behind position ${position}: ${String(error)}`;
    return { unreadable: [...unreadable, { kind: 'unreadable', reason }], isCutOff: true };
  }
}

const receipts = async (store: EventStore): Promise<readonly LeafRanges[]> => {
  const ranges: LeafRanges[] = [];
  for await (const recordedEvent of store.readAll({ category: ERASURE_CATEGORY })) {
    // A changed receipt does not prove an erasure, and is reported like any changed event.
    const { leaves } = Object(receiptIn(recordedEvent)?.data);
    if (Array.isArray(leaves)) ranges.push(leaves);
  }
  return ranges;
};

const receiptIn = (recordedEvent: RecordedEvent): ErasureEvent | undefined => {
  try {
    return erasureCatalogue.read(recordedEvent);
  } catch {
    return undefined;
  }
};

const consistency = async (
  leaves: LeafSet,
  from: number,
  breathe: VerifyPorts['breathe'],
): Promise<string[]> =>
  consistencyPath(await rangeRoots(leaves, breathe), from, leaves.size).map((hash) =>
    hash.toString('base64'),
  );
