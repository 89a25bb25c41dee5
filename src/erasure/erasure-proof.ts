import { relative } from 'node:path';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { ERASURE_STRINGS_MAX } from '../kernel/limits/privacy.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { unreadPages } from '../kernel/unread-log.ts';
import { personalStrings } from '../privacy/personal-strings.ts';
import { sessionCatalogue } from '../session/events.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import { byteSearch } from './byte-search.ts';
import { type DerivedPorts, searchDerived } from './derived-search.ts';
import { filesIn, type SearchResult, searchFiles, withoutFiles } from './file-search.ts';
import { sessionIdForms } from './session-id-forms.ts';

/** Whether any data of some erased sessions can still be read, place by place. */
export type ErasureProof = {
  /** Texts that were searched for. */
  readonly texts: number;
  /**
   * Of them, those that other streams also contain, because other sessions or the agent used the same text.
   */
  readonly saidElsewhere: number;
  /**
   * Ids of the sessions that were searched for, and how many of them the log still has as names of streams.
   */
  readonly sessionIds: SearchResult;
  /** Events left in the streams of the sessions. */
  readonly streams: SearchResult;
  readonly views: SearchResult;
  readonly snapshots: SearchResult;
  readonly models: SearchResult;
  readonly logs: SearchResult;
  /** Stored what-ifs. */
  readonly whatIfs: SearchResult;
  /**
   * Everything else in the data folder, byte by byte, because deleted data may still be on the disk. Only the
   * store's lock is left out.
   */
  readonly bytes: SearchResult & { readonly files: readonly string[] };
  /** Whether nothing readable was found; unreadable bytes may remain. */
  readonly isClean: boolean;
};

export type ProofPorts = DerivedPorts & {
  /** As recorded; sealed events stay sealed. */
  readonly store: EventStore;
  readonly modelsFolder: string;
  readonly dataFolders: readonly string[];
};

export type ProofRequest = {
  /** Names of the streams, as they were when they were erased. */
  readonly streams: readonly string[];
  /** The texts that people said in them. */
  readonly texts: Iterable<string>;
  readonly logFiles: readonly string[];
  readonly onStep: OnProofStep;
};

type ProofStep = 'searching_log' | 'searching_views' | 'searching_files';

/** Receives how much of a step is done, in [0, 1]; always 0 for a step of unknown length. */
export type OnProofStep = (step: ProofStep, share: number) => void;

/**
 * Searches for the texts of erased sessions. Texts that other streams also contain prove nothing and are
 * counted separately.
 */
export const proveErasure = async (
  ports: ProofPorts,
  { streams, texts, logFiles, onStep }: ProofRequest,
): Promise<ErasureProof> => {
  const sortedTexts = [...new Set(texts)]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, ERASURE_STRINGS_MAX);
  const sharedTextNumbers = await textNumbersInLog(ports.store, sortedTexts, (share) =>
    onStep('searching_log', share),
  );
  const ownTexts = sortedTexts.filter((_, number) => !sharedTextNumbers.has(number));
  const names = new Set(streams);
  const ids = await sessionIdsIn(ports.store, names);
  const search = byteSearch([...new Set([...ownTexts, ...ids.forms])]);
  onStep('searching_views', 0);
  const remainingEvents = await searchEvents(ports.store, names);
  const derivedPlaces = await searchDerived(ports, { streams: names, search });
  const models = await filesIn(ports.modelsFolder);
  const files = (await Promise.all(ports.dataFolders.map(filesIn))).flat();
  const searchResultOf = await searchFiles([...models, ...logFiles, ...files], search, (share) =>
    onStep('searching_files', share),
  );
  const bytes = searchResultOf(files);
  const places = {
    streams: remainingEvents,
    ...derivedPlaces,
    models: withoutFiles(searchResultOf(models)),
    logs: withoutFiles(searchResultOf(logFiles)),
  };
  const displayPath = (path: string) =>
    ports.dataFolders.map((folder) => relative(folder, path)).find((name) => !name.startsWith('..')) ?? path;
  return {
    texts: sortedTexts.length,
    saidElsewhere: sharedTextNumbers.size,
    sessionIds: ids.searched,
    ...places,
    bytes: { ...withoutFiles(bytes), files: bytes.files.map(displayPath) },
    isClean: Object.values(places).every((place) => place.found === 0),
  };
};

/** Ids that are still in the log are not searched for, because finding them elsewhere proves nothing. */
const sessionIdsIn = async (
  store: EventStore,
  streams: ReadonlySet<string>,
): Promise<{ readonly searched: SearchResult; readonly forms: readonly string[] }> => {
  const forms = [...new Set([...streams].flatMap(sessionIdForms))];
  const inLog = await textNumbersInLog(store, forms, () => undefined);
  let remaining = 0;
  for (const stream of streams)
    if ((await firstValue(store.readStream(stream, { limit: 1 }))) !== undefined) remaining += 1;
  const searched = { searched: streams.size, found: remaining };
  return { searched, forms: forms.filter((_, number) => !inLog.has(number)) };
};

/** Texts that the log still holds, because other people said them or their fields are not personal. */
const textNumbersInLog = async (
  store: EventStore,
  texts: readonly string[],
  onProgress: OnProgress,
): Promise<ReadonlySet<number>> => {
  const textNumbers = new Set<number>();
  const search = byteSearch(texts);
  const newest = await store.newestPosition();
  for await (const page of unreadPages(store, {})) {
    if (textNumbers.size === texts.length) break;
    for (const number of search.textNumbersIn(Buffer.from(textOf(page)))) textNumbers.add(number);
    onProgress((page.at(-1)?.position ?? newest) / Math.max(1, newest));
  }
  return textNumbers;
};

/**
 * The text of some events without their positions and revisions. Metadata shared by an append is included
 * once.
 */
const textOf = (events: readonly UnreadEvent[]): string => {
  const parts: string[] = [];
  let [stream, metadata] = ['', ''];
  for (const event of events) {
    if (event.stream !== stream) {
      stream = event.stream;
      // Webhook requests contain the session id, so it is searched for too.
      parts.push(stream, parseSessionStream(stream)?.sessionId ?? '');
    }
    const text = event.metadataText();
    if (text !== metadata) parts.push(text);
    metadata = text;
    parts.push(event.dataText());
  }
  return parts.join('\n');
};

/** Events of a session whose key was destroyed stay, but nothing personal can be read in them. */
const searchEvents = async (store: EventStore, streams: Iterable<string>): Promise<SearchResult> => {
  let [searched, readablePlaces] = [0, 0];
  for (const stream of streams) {
    for await (const recordedEvent of store.readStream(stream)) {
      searched += 1;
      if (personalStrings(sessionCatalogue.read(recordedEvent)).length > 0) readablePlaces += 1;
    }
  }
  return { searched, found: readablePlaces };
};
