import { createHash } from 'node:crypto';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { asUnread } from '../kernel/unread-event.ts';
import type { Outside } from '../outside/outside.ts';
import { placesIn } from './batch.ts';
import type { AuditEventOf } from './events.ts';
import { evidenceEnd, evidenceHead, evidenceRow, transcriptEnd } from './evidence-page.ts';
import { hasLeaves, leafHash, leafText } from './leaf.ts';
import type { LeafSet } from './leaf-set.ts';
import { consistencyPath, inclusionPath, type RangeRoot } from './merkle-paths.ts';
import { openCheckpoint, originIn, signNote, verifierKey } from './note.ts';
import { rangeRoots } from './range-roots.ts';
import { recordedLeaves } from './recorded-leaves.ts';
import type { VerifyPorts } from './verify.ts';

export type EvidenceOrder = {
  readonly agentId: string;
  readonly sessionId: string;
  /**
   * Leaves of a checkpoint that was kept elsewhere: the evidence proves that its own checkpoint continues it.
   */
  readonly since?: number | undefined;
};

export type EvidencePorts = VerifyPorts & {
  /** A session's stream. @throws session_not_found */
  readonly streamOf: (key: Pick<EvidenceOrder, 'agentId' | 'sessionId'>) => Promise<string>;
  /** Its events with their sealed fields opened, for people to read. */
  readonly openedStore: Pick<EventStore, 'readStream'>;
  readonly outside: Pick<Outside, 'now'>;
};

/** The text that is hashed and signed at the end of a page; verifiers use the same one. */
const FORMAT = 'parley-evidence/1';

/**
 * A page that proves what was recorded of a session: the transcript for people, then for programs each event
 * as recorded with its path to the root of a signed checkpoint. A note at its end signs every byte before it.
 * @throws evidence_refused if an event differs from the record; session_not_found; record_shorter
 */
export const evidencePage = async (
  ports: EvidencePorts,
  order: EvidenceOrder,
): Promise<AsyncIterable<string>> => signedPage(ports, order, await proofOf(ports, order));

type Proof = {
  /** The current name; a session that continues after an erasure has another one than its first. */
  readonly stream: string;
  readonly note: string;
  readonly size: number;
  /** Leaves of the session's events, by revision. */
  readonly leafOf: readonly number[];
  readonly rootOf: RangeRoot;
};

const proofOf = async (ports: EvidencePorts, order: EvidenceOrder): Promise<Proof> => {
  const { store, notary, digest, signerOf, breathe } = ports;
  const { sessionId, since = 0 } = order;
  const stream = await currentStreamName(ports, order);
  if (!hasLeaves(stream)) throw refusal(sessionId, 'sandboxes are not part of the record');
  const { note } = await notary.catchUp();
  const size = openCheckpoint(note, signerOf(originIn(note)))?.size ?? 0;
  if (since > size) throw new ParleyError('record_shorter', { size, since });
  const leafByRevision: number[] = [];
  const noteStreamLeaves = leafNoter(digest(stream), leafByRevision);
  const leaves = await recordedLeaves(store, breathe, noteStreamLeaves);
  const leafOf: number[] = [];
  for await (const event of store.readStream(stream)) {
    const hash = leafHash(asUnread(event));
    // Under a lost key the stream had another digest, so such leaves are found by their hash.
    const leaf = leafByRevision[event.revision] ?? (await findLeaf(leaves, hash, breathe));
    // The checkpoint does not cover later events.
    if (leaf === undefined && event.revision >= leafByRevision.length) break;
    if (leaf === undefined || leaf >= size || !leaves.has(leaf, hash))
      throw refusal(sessionId, `event ${event.revision} differs from the record`);
    leafOf.push(leaf);
    await breathe();
  }
  return { stream, note, size, leafOf, rootOf: await rangeRoots(leaves, breathe) };
};

const findLeaf = async (
  leaves: LeafSet,
  hash: string,
  breathe: VerifyPorts['breathe'],
): Promise<number | undefined> => {
  await leaves.index(breathe);
  const leaf = leaves.find(hash);
  return leaf < 0 ? undefined : leaf;
};

const refusal = (sessionId: string, reason: string) =>
  new ParleyError('evidence_refused', { sessionId, reason });

const currentStreamName = async (
  { openedStore, streamOf }: EvidencePorts,
  order: EvidenceOrder,
): Promise<string> => {
  const first = await firstValue(openedStore.readStream(await streamOf(order), { limit: 1 }));
  if (first === undefined) throw new ParleyError('session_not_found', { sessionId: order.sessionId });
  return first.stream;
};

const leafNoter =
  (digest: string, leafByRevision: number[]) =>
  (data: AuditEventOf<'LeavesRecorded'>['data']): void => {
    if (!data.streams.includes(digest)) return;
    for (const place of placesIn(data))
      if (place.digest === digest) leafByRevision[place.revision] = place.leaf;
  };

async function* signedPage(ports: EvidencePorts, order: EvidenceOrder, proof: Proof): AsyncGenerator<string> {
  const signer = ports.signerOf(originIn(proof.note));
  const hash = createHash('sha256');
  for await (const text of pageTexts(ports, order, proof)) {
    hash.update(text);
    yield text;
  }
  const text = `${FORMAT}\n${signer.name}\n${hash.digest('base64')}\n`;
  yield evidenceEnd(signNote(text, signer));
}

async function* pageTexts(
  { store, openedStore, outside, signerOf, breathe }: EvidencePorts,
  { agentId, sessionId, since }: EvidenceOrder,
  { stream, note, size, leafOf, rootOf }: Proof,
): AsyncGenerator<string> {
  const key = verifierKey(signerOf(originIn(note)));
  const about = { agentId, sessionId, stream, madeAt: outside.now(), key };
  yield evidenceHead({ ...about, events: leafOf.length, checkpoint: note });
  for await (const event of openedStore.readStream(stream)) {
    const leaf = leafOf[event.revision];
    if (leaf === undefined) break;
    yield evidenceRow(event, leaf);
    await breathe();
  }
  yield transcriptEnd;
  const earlier =
    since === undefined ? {} : { since, consistency: inBase64(consistencyPath(rootOf, since, size)) };
  yield embeddedJson({ format: FORMAT, ...about, checkpoint: note, ...earlier }).replace(/}$/, ',"events":[');
  let separator = '\n';
  for await (const event of store.readStream(stream)) {
    const leaf = leafOf[event.revision];
    if (leaf === undefined) break;
    const path = inBase64(inclusionPath(rootOf, leaf, size));
    // The zero byte that leaves begin with is left to the verifier.
    yield separator + embeddedJson({ leaf, path, text: leafText(asUnread(event)).slice(1) });
    separator = ',\n';
    await breathe();
  }
  yield '\n]}';
}

const inBase64 = (hashes: readonly Buffer[]): readonly string[] =>
  hashes.map((hash) => hash.toString('base64'));

/** JSON that neither closes nor opens an element of the page. */
const embeddedJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
