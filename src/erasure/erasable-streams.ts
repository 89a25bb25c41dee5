import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { isKeyMissing } from '../kernel/sealing.ts';
import { nextStreamName } from '../kernel/stream-name.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { unreadPages } from '../kernel/unread-log.ts';
import { type Criterion, speakersOf, speaksOf } from '../privacy/criterion.ts';
import { sessionCatalogue } from '../session/events.ts';
import {
  parseAnySessionStream,
  parseSessionStream,
  sandboxOrigin,
  sessionStream,
} from '../session/session-stream.ts';
import type { SandboxKey } from '../turn/sandboxes.ts';
import type { SessionKey } from '../turn/session-operations.ts';

/** A session's stream, by its name in the log. */
export type ErasableStream = SessionKey & { readonly stream: string; readonly events: number };

const SESSIONS = 'session';

/** Of a session's stream; agent ids have no dashes. */
export const agentIdIn = (stream: string): string =>
  stream.slice(SESSIONS.length + 1, stream.indexOf('-', SESSIONS.length + 1));

export type ErasableLog = {
  /** With personal fields opened. */
  readonly store: EventStore;
  /** Personal fields must be opened to be read, so events must be parsed. */
  readonly isSealed: boolean;
};

/**
 * The streams of sessions that match a criterion, of these agents. For a person the log is read once,
 * whatever the number of agents.
 */
export const erasableStreams = async (
  log: ErasableLog,
  agentIds: readonly string[],
  scope: Search,
): Promise<readonly ErasableStream[]> => {
  const { criterion } = scope;
  if (!('session' in criterion)) return streamsOfPerson(log, agentIds, scope);
  const sessionId = criterion.session;
  const streams = agentIds.map((agentId) => streamOfSession(log.store, { agentId, sessionId }));
  return (await Promise.all(streams)).flat();
};

type Search = {
  readonly criterion: Criterion;
  /** Receives how much of the log was read. */
  readonly onProgress: OnProgress;
  /** Receives streams that cannot be searched, because their key is missing; perhaps several times. */
  readonly onUnread: (stream: string) => void;
};

const streamsOfPerson = async (
  { store, isSealed }: ErasableLog,
  agentIds: readonly string[],
  { criterion, onProgress, onUnread }: Search,
): Promise<readonly ErasableStream[]> => {
  const owners = new Set(agentIds);
  const speakers = speakersOf(criterion);
  const counts = new Map<string, number>();
  const matchingStreams = new Set<string>();
  const countEvent = (event: UnreadEvent): void => {
    const { stream, type } = event;
    counts.set(stream, (counts.get(stream) ?? 0) + 1);
    if (matchingStreams.has(stream) || !speakers.has(type)) return;
    const readEvent = event.read();
    if (isKeyMissing(readEvent)) onUnread(stream);
    else if (speaksOf(sessionCatalogue.read(readEvent), criterion)) matchingStreams.add(stream);
  };
  const newest = await store.newestPosition();
  const readable = isSealed ? { readAll: store.readAll } : store;
  for await (const page of unreadPages(readable, { category: SESSIONS })) {
    for (const event of page) if (owners.has(agentIdIn(event.stream))) countEvent(event);
    onProgress((page.at(-1)?.position ?? newest) / Math.max(1, newest));
  }
  return [...matchingStreams].flatMap((stream) => erasable(stream, counts.get(stream) ?? 0));
};

const streamOfSession = async (store: EventStore, key: SessionKey): Promise<readonly ErasableStream[]> => {
  const stream = sessionStream(key.agentId, key.sessionId);
  const newest = await firstValue(store.readStream(stream, { direction: 'backwards', limit: 1 }));
  return newest === undefined ? [] : [{ ...key, stream: newest.stream, events: newest.revision + 1 }];
};

export const erasable = (stream: string, events: number): readonly ErasableStream[] => {
  const key = parseSessionStream(stream);
  return key === undefined ? [] : [{ ...key, stream, events }];
};

/**
 * The first names of the streams that a stream belongs to: a session's own, a fork's and those of all its
 * origins.
 */
export const originsOf = (stream: string): readonly string[] => {
  const name = parseAnySessionStream(stream);
  if (name === undefined) return [];
  const { agentId, sessionId, isSandbox } = name;
  const ids = isSandbox ? originIds(sessionId) : [sessionId];
  return ids.map((id) => sessionStream(agentId, id));
};

/** A fork may be one of a fork. */
const originIds = (sandboxId: string): readonly string[] => {
  const origin = sandboxOrigin(sandboxId)?.sessionId;
  return origin === undefined ? [] : [origin, ...originIds(origin)];
};

type Named = Pick<ErasableStream, 'agentId' | 'sessionId'>;

/** Whether a stream is one of some sessions, or of a fork of them. */
export const belongsTo = (sessions: readonly Named[]): ((stream: string) => boolean) => {
  const names = new Set(sessions.map(({ agentId, sessionId }) => sessionStream(agentId, sessionId)));
  return (stream) => originsOf(stream).some((origin) => names.has(origin));
};

/** Sandboxes that were forked from some sessions. */
export const sandboxesOf = async (
  store: EventStore,
  streams: readonly ErasableStream[],
): Promise<readonly SandboxKey[]> => {
  if (streams.length === 0) return [];
  const isPart = belongsTo(streams);
  const sandboxes = new Map<string, SandboxKey>();
  for await (const page of unreadPages(store, { category: 'sandbox' }))
    for (const { stream } of page) {
      if (sandboxes.has(stream) || !isPart(stream)) continue;
      const name = parseAnySessionStream(stream);
      if (name !== undefined) sandboxes.set(stream, { agentId: name.agentId, sandboxId: name.sessionId });
    }
  return [...sandboxes.values()];
};

type DeletedStream = ErasableStream & { readonly mode: 'deleted' };

/** The session's earlier names, all deleted: derived data of their erasures may be left after a crash. */
export const streamsOfEarlierNames = async (
  recordedStore: EventStore,
  { agentId, sessionId }: Pick<SessionKey, 'agentId'> & Partial<SessionKey>,
): Promise<readonly DeletedStream[]> => {
  const deletedNames: DeletedStream[] = [];
  if (sessionId === undefined) return deletedNames;
  let stream = sessionStream(agentId, sessionId);
  for (; await recordedStore.isDeleted(stream); stream = nextStreamName(stream))
    deletedNames.push({ agentId, sessionId, stream, events: 0, mode: 'deleted' });
  return deletedNames;
};
