import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_FINDINGS_MAX } from '../kernel/limits.ts';
import { type LeafPlace, placesIn } from './batch.ts';
import { type AuditEventOf, LeavesRecorded } from './events.ts';
import type { Differences, StreamRevision } from './log-walk.ts';
import { survivingRecord } from './surviving-record.ts';
import type { AuditFinding } from './wire/audit-report.ts';

type Ports = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly digest: (stream: string) => string;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<unknown>;
};

type Found = {
  /** The first of them. */
  readonly found: readonly AuditFinding[];
  readonly total: number;
};

/** An event and a leaf with the same place are one changed event. */
export const namedFindings = async (
  ports: Ports,
  { missing, unmatched, streams }: Differences,
): Promise<Found> => {
  if (missing.length + unmatched.length === 0) return { found: [], total: 0 };
  const events = new Map<string, StreamRevision>();
  for (const event of unmatched) events.set(keyOf(event.stream, event.revision), event);
  const names = await namesOf(ports, streams);
  const changed: AuditFinding[] = [];
  const missingPlaces = new Map<string, LeafPlace>();
  const leaves = new Set(missing);
  for await (const place of placesOf(ports, leaves)) {
    const key = keyOf(names.get(place.digest) ?? place.digest, place.revision);
    const match = leaves.has(place.leaf) ? place : missingPlaces.get(key);
    // A changed event looks like one without a leaf, so the notary gives it a second leaf after a restart.
    leaves.delete(place.leaf);
    if (match !== undefined && (match !== place || events.delete(key))) {
      changed.push(findingAt(names, match, 'changed'));
      missingPlaces.delete(key);
    } else if (match !== undefined) missingPlaces.set(key, place);
  }
  const findings: AuditFinding[] = [
    ...changed,
    ...[...events.values()].map((event): AuditFinding => ({ kind: 'added', ...event })),
    ...[...missingPlaces.values()].map((place) => findingAt(names, place, 'missing')),
    // Leaves that the record no longer locates, because it was changed itself.
    ...[...leaves].map((leaf): AuditFinding => ({ kind: 'missing', leaf })),
  ];
  return { found: findings.slice(0, AUDIT_FINDINGS_MAX), total: findings.length };
};

/** By digest. A part of the record whose key was lost has others, which one leaf of the stream shows. */
const namesOf = async (
  ports: Ports,
  streams: Differences['streams'],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map(Array.from(streams.keys(), (stream) => [ports.digest(stream), stream]));
  const byLeaf = new Map(Array.from(streams, ([stream, leaf]) => [leaf, stream]));
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

async function* placesOf(
  { store, breathe }: Ports,
  leaves: { readonly size: number },
): AsyncGenerator<LeafPlace> {
  if (leaves.size === 0) return;
  try {
    // Changed events may have any shape; the valid rest is still useful.
    for await (const { type, data } of survivingRecord(store, () => undefined)) {
      if (type !== LeavesRecorded.type) continue;
      for (const place of placesIn(data as AuditEventOf<'LeavesRecorded'>['data'])) yield place;
      await breathe();
    }
  } catch (error) {
    // A record that cannot be read was reported before. Its leaves stay without names.
    if (isParleyError(error)) throw error;
  }
}
