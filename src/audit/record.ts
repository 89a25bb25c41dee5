import { ParleyError } from '../kernel/errors.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { Outside } from '../outside/outside.ts';
import { textOfLeaves } from './batch.ts';
import { AUDIT_STREAM, type AuditEvent, type AuditEventOf, auditCatalogue } from './events.ts';
import { GrowingTree, HASH_BYTES } from './merkle.ts';
import {
  type Checkpoint,
  checkpointText,
  isOfAnotherKey,
  type NoteSigner,
  openCheckpoint,
  originIn,
  readCheckpoint,
  signNote,
} from './note.ts';
import { NO_STREAM_HASH, nextStreamHash } from './stream-hash.ts';

/** The head of the record: the state that the next events continue. */
export type RecordHead = {
  /** Of the record's own stream; -1 where there is none yet. */
  readonly revision: number;
  readonly origin: string;
  readonly tree: GrowingTree;
  readonly streamHash: string;
  /** The newest leaf; empty where there is none. */
  readonly lastLeaf: Buffer;
  /** The position of its event, in the store that it was recorded in. */
  readonly upTo: number;
  /** The newest checkpoint; empty where there is none. */
  readonly note: string;
};

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  readonly signerOf: (origin: string) => NoteSigner;
};

/** Origins begin with this; the rest is random and drawn once per record, and copies keep it. */
const ORIGIN = 'parley.log/';

/**
 * @throws record_key_changed if another key signed the newest checkpoint; recording_unreadable if the record
 * does not end in a checkpoint of this installation
 */
export const readHead = async ({ store, outside, signerOf }: Ports): Promise<RecordHead> => {
  const head = await headOf(store, (note) => {
    const signer = signerOf(originIn(note));
    const checkpoint = openCheckpoint(note, signer);
    if (checkpoint === undefined && isOfAnotherKey(note, signer))
      throw new ParleyError('record_key_changed', {});
    return checkpoint;
  });
  return (
    head ?? {
      revision: -1,
      origin: newOrigin(outside),
      tree: new GrowingTree(),
      streamHash: NO_STREAM_HASH,
      lastLeaf: Buffer.alloc(0),
      upTo: -1,
      note: '',
    }
  );
};

export const newOrigin = ({ id }: Pick<Outside, 'id'>): string => ORIGIN + id();

/**
 * The head of a record that another key signed. None of it is verified.
 * @throws record_key_kept if this installation's key signed it; recording_unreadable
 */
export const readForeignHead = async ({ store, signerOf }: Omit<Ports, 'outside'>): Promise<RecordHead> => {
  const head = await headOf(store, (note) => {
    if (isOfAnotherKey(note, signerOf(originIn(note)))) return readCheckpoint(note);
    throw new ParleyError('record_key_kept', {});
  });
  if (head === undefined) throw new ParleyError('record_key_kept', {});
  return head;
};

/** @returns undefined if there is no record yet */
const headOf = async (
  store: Ports['store'],
  openNote: (note: string) => Checkpoint | undefined,
): Promise<RecordHead | undefined> => {
  const newest = await firstValue(store.readStream(AUDIT_STREAM, { direction: 'backwards', limit: 1 }));
  if (newest === undefined) return undefined;
  // Every append ends in a checkpoint, and an append is recorded whole or not at all.
  const head = headIn(auditCatalogue.read(newest), newest.revision, openNote);
  if (head !== undefined) return head;
  const reason = 'it is not a checkpoint that this installation signed; parley audit verify says more';
  throw new ParleyError('recording_unreadable', { type: newest.type, stream: AUDIT_STREAM, reason });
};

const headIn = (
  event: AuditEvent,
  revision: number,
  openNote: (note: string) => Checkpoint | undefined,
): RecordHead | undefined => {
  if (event.type !== 'CheckpointSigned') return undefined;
  const { note, peaks, lastLeaf, upTo } = event.data;
  const checkpoint = openNote(note);
  if (checkpoint === undefined) return undefined;
  const { origin, size, root, stream: streamHash } = checkpoint;
  const tree = GrowingTree.at(size, Buffer.from(peaks, 'base64'));
  if (tree?.root().toString('base64') !== root) return undefined;
  return { revision, origin, tree, streamHash, lastLeaf: Buffer.from(lastLeaf, 'base64'), upTo, note };
};

export type RecordEntry = Exclude<AuditEvent, AuditEventOf<'CheckpointSigned'>>;

/** The next events after a head, with a checkpoint at their end, and the new head. */
export type RecordStep = {
  readonly events: readonly NewEvent<AuditEvent>[];
  readonly head: RecordHead;
};

type NextEntries = {
  readonly entries: readonly RecordEntry[];
  readonly upTo: number;
  readonly actor?: NonNullable<EventMetadata['actor']>;
};

export const nextStep = (
  { outside, signerOf }: Ports,
  before: RecordHead,
  { entries, upTo, actor = 'system' }: NextEntries,
): RecordStep => {
  const [requestId, occurredAt] = [outside.id(), outside.now()];
  const tree = before.tree.copy();
  const events: NewEvent<AuditEvent>[] = [];
  let { revision, streamHash, lastLeaf } = before;
  const add = (event: AuditEvent): NewEvent<AuditEvent> => {
    const schemaVersion = auditCatalogue.versionOf(event.type);
    const metadata = { schemaVersion, occurredAt, correlationId: requestId, actor };
    const written = { data: event.data, text: dataTextIn(event) };
    const newEvent = { id: eventId(requestId, events.length), ...event, metadata, written };
    revision += 1;
    streamHash = nextStreamHash(streamHash, { ...newEvent, stream: AUDIT_STREAM, revision });
    events.push(newEvent);
    return newEvent;
  };
  for (const entry of entries) {
    add(entry);
    if (entry.type !== 'LeavesRecorded') continue;
    const leaves = Buffer.from(entry.data.leaves, 'base64');
    tree.add(leaves);
    lastLeaf = leaves.subarray(-HASH_BYTES);
  }
  const data = {
    note: '',
    peaks: tree.peaks().toString('base64'),
    lastLeaf: lastLeaf.toString('base64'),
    upTo,
  };
  add({ type: 'CheckpointSigned', data });
  const root = tree.root().toString('base64');
  const checkpoint = { origin: before.origin, size: tree.size, root, stream: streamHash };
  const note = signNote(checkpointText(checkpoint), signerOf(before.origin));
  const last = events.length - 1;
  const signedEvents = events.map((event, at) =>
    at === last ? { ...event, data: { ...data, note } } : event,
  );
  return {
    // The last event is the checkpoint, so it gets the note.
    events: signedEvents as readonly NewEvent<AuditEvent>[],
    head: { ...before, revision, tree, streamHash, lastLeaf, upTo, note },
  };
};

const dataTextIn = ({ type, data }: AuditEvent): string =>
  type === 'LeavesRecorded' ? textOfLeaves(data) : JSON.stringify(data);

/** An event of the record, in the current version. */
export type RecordedAuditEvent = RecordedEvent<AuditEvent>;

/** The record's events in order. */
export async function* readRecord(
  store: Pick<EventStore, 'readStream'>,
  from = 0,
): AsyncGenerator<RecordedAuditEvent> {
  for await (const recordedEvent of store.readStream(AUDIT_STREAM, { from }))
    yield { ...recordedEvent, ...auditCatalogue.read(recordedEvent) };
}
