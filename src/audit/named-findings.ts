import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_FINDINGS_MAX } from '../kernel/limits/audit.ts';
import type { LeafPlace } from './batch.ts';
import type { Differences, StreamRevision } from './log-walk.ts';
import { recordedPlaces } from './recorded-places.ts';
import type { AuditFinding } from './wire/audit-report.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly digest: (stream: string) => string;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

type NamedFindings = {
  /** The first of them. */
  readonly findings: readonly AuditFinding[];
  readonly total: number;
};

/** An event and a leaf with the same place are one changed event. */
export const namedFindings = async (
  ports: Ports,
  { missingLeaves, unmatchedEvents, streams }: Differences,
): Promise<NamedFindings> => {
  if (missingLeaves.length + unmatchedEvents.length === 0) return { findings: [], total: 0 };
  const { breathe } = ports;
  const events = new Map<string, StreamRevision>();
  await takeAll(unmatchedEvents, breathe, (event) => events.set(keyOf(event.stream, event.revision), event));
  const names = await namesOf(ports, streams);
  const leaves = new Set<number>();
  await takeAll(missingLeaves, breathe, (leaf) => leaves.add(leaf));
  const changedPlaces: LeafPlace[] = [];
  const missingPlaces = new Map<string, LeafPlace>();
  for await (const place of placesOf(ports, leaves)) {
    const key = keyOf(names.get(place.digest) ?? place.digest, place.revision);
    const match = leaves.has(place.leaf) ? place : missingPlaces.get(key);
    // A changed event looks like one without a leaf, so the notary gives it a second leaf after a restart.
    leaves.delete(place.leaf);
    if (match !== undefined && (match !== place || events.delete(key))) {
      changedPlaces.push(match);
      missingPlaces.delete(key);
    } else if (match !== undefined) missingPlaces.set(key, place);
  }
  const findings = firstFew(function* (): Generator<AuditFinding> {
    for (const place of changedPlaces) yield findingAt(names, place, 'changed');
    for (const event of events.values()) yield { kind: 'added', ...event };
    for (const place of missingPlaces.values()) yield findingAt(names, place, 'missing');
    // Leaves that the record no longer locates, because it was changed itself.
    for (const leaf of leaves) yield { kind: 'missing', leaf };
  });
  return { findings, total: changedPlaces.length + events.size + missingPlaces.size + leaves.size };
};

/** Millions of findings are counted; only the first are listed. */
const firstFew = (listFindings: () => Iterable<AuditFinding>): readonly AuditFinding[] => {
  const findings: AuditFinding[] = [];
  for (const finding of listFindings()) if (findings.push(finding) === AUDIT_FINDINGS_MAX) break;
  return findings;
};

/** Some milliseconds' work: the name of each stream is hashed. */
const ITEMS_A_TURN = 2_048;

/** There may be millions of items, so others have their turn between some of them. */
const takeAll = async <Item>(
  items: Iterable<Item>,
  breathe: Ports['breathe'],
  take: (item: Item) => void,
): Promise<void> => {
  let count = 0;
  for (const item of items) {
    take(item);
    count += 1;
    if (count % ITEMS_A_TURN === 0) await breathe();
  }
};

/** By digest. A part of the record whose key was lost has others, which one leaf of the stream shows. */
const namesOf = async (
  ports: Ports,
  streams: Differences['streams'],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  const byLeaf = new Map<number, string>();
  await takeAll(streams, ports.breathe, ([stream, leaf]) => {
    names.set(ports.digest(stream), stream);
    byLeaf.set(leaf, stream);
  });
  for await (const place of placesOf(ports, byLeaf)) {
    const stream = byLeaf.get(place.leaf);
    if (stream !== undefined) names.set(place.digest, stream);
  }
  return names;
};

const findingAt = (
  names: ReadonlyMap<string, string>,
  { digest, revision, leaf }: LeafPlace,
  kind: 'changed' | 'missing',
): AuditFinding => {
  const stream = names.get(digest);
  return { kind, ...(stream !== undefined && { stream }), revision, leaf };
};

const keyOf = (stream: string, revision: number): string => `${stream} ${revision}`;

const placesOf = async function* (
  ports: Ports,
  leaves: { readonly size: number },
): AsyncGenerator<LeafPlace> {
  if (leaves.size > 0) yield* recordedPlaces(ports);
};
