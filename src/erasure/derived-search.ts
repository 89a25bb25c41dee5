import type { EventStore } from '../kernel/event-store.ts';
import { ERASURE_PAUSE_MS, ERASURE_PAUSES_MAX } from '../kernel/limits/privacy.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import type { ByteSearch } from './byte-search.ts';
import type { SearchResult } from './file-search.ts';

/** Data derived from sessions, by place. */
export type DerivedPorts = {
  readonly store: Pick<EventStore, 'isDeleted'>;
  readonly snapshots: SnapshotStore;
  /** Rows of all views, as JSON. */
  readonly viewRows: () => AsyncIterable<string>;
  /** Stored what-ifs, as JSON. */
  readonly whatIfs: () => Promise<readonly string[]>;
  /** Whether a receipt names a stream, of a session or of a fork of one, as erased. */
  readonly isErased: (stream: string) => boolean;
  readonly outside: Pick<Outside, 'sleep'>;
};

type DerivedPlaces = Readonly<Record<'views' | 'snapshots' | 'whatIfs', SearchResult>>;
type DerivedSearch = { readonly streams: ReadonlySet<string>; readonly search: ByteSearch };

/**
 * Searches what is derived from sessions. Another erasure writes its receipt first and then removes its
 * sessions from there, which this waits for.
 */
export const searchDerived = async (
  ports: DerivedPorts,
  { streams, search }: DerivedSearch,
): Promise<DerivedPlaces> => {
  for (let pauses = 0; ; pauses += 1) {
    const isStreamGone = goneStreams(ports);
    let isOtherLeft = false;
    const isGone = async (stream: string): Promise<boolean> => {
      const isLeft = await isStreamGone(stream);
      isOtherLeft ||= isLeft && !streams.has(stream);
      return isLeft;
    };
    const views = await searchRows(ports.viewRows(), search, isGone);
    const whatIfs = await searchRows(await ports.whatIfs(), search, isGone);
    const snapshots = await searchSnapshots(ports.snapshots, { streams, search, isGone });
    if (!isOtherLeft || pauses === ERASURE_PAUSES_MAX) return { views, snapshots, whatIfs };
    await ports.outside.sleep(ERASURE_PAUSE_MS * 2 ** pauses);
  }
};

const searchRows = async (
  rows: AsyncIterable<string> | Iterable<string>,
  search: ByteSearch,
  isGone: IsGone,
): Promise<SearchResult> => {
  const matches = new Set<number | string>();
  let searched = 0;
  for await (const row of rows) {
    searched += 1;
    for (const number of search.textNumbersIn(Buffer.from(row))) matches.add(number);
    for (const [name] of row.matchAll(STREAM_NAMES)) if (await isGone(name)) matches.add(name);
  }
  return { searched, found: matches.size };
};

/** Ids in stream names are escaped, so a match never continues into the text behind it. */
const STREAM_NAMES = /\b(?:session|sandbox)-\w+-[\w.!~*'()%:-]*/g;

type IsGone = (stream: string) => Promise<boolean>;

/**
 * Whether a stream is deleted and named by a receipt. A row that still names it was not erased; this is
 * noticed even by a server that knows none of the erased texts.
 */
const goneStreams = ({ store, isErased }: DerivedPorts): IsGone => {
  const answers = new Map<string, boolean>();
  return async (stream) => {
    const answer = answers.get(stream);
    if (answer !== undefined) return answer;
    const isGone = isErased(stream) && (await store.isDeleted(stream));
    answers.set(stream, isGone);
    return isGone;
  };
};

type SnapshotSearch = DerivedSearch & { readonly isGone: IsGone };

const searchSnapshots = async (
  snapshots: SnapshotStore,
  { streams, search, isGone }: SnapshotSearch,
): Promise<SearchResult> => {
  const sortedTexts = new Set(streams);
  let remaining = 0;
  for await (const stream of snapshots.streams()) sortedTexts.add(stream);
  for (const stream of sortedTexts) {
    let snapshot = await snapshots.load(stream);
    let isLeft = snapshot !== undefined && (await isGone(stream));
    while (snapshot !== undefined && !isLeft) {
      isLeft = search.textNumbersIn(Buffer.from(JSON.stringify(snapshot))).size > 0;
      snapshot = await snapshots.load(stream, snapshot.revision - 1);
    }
    if (isLeft) remaining += 1;
  }
  return { searched: sortedTexts.size, found: remaining };
};
