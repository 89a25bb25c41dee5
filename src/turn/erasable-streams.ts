import type { EventStore } from '../kernel/event-store.ts';
import { type Criterion, speaksOf } from '../privacy/criterion.ts';
import { sessionCatalogue } from '../session/events.ts';
import {
  parseAnySessionStream,
  parseSessionStream,
  sandboxOrigin,
  sessionStream,
} from '../session/session-stream.ts';
import type { SessionKey } from './desks.ts';

/** A session's stream under the name that it stands under in the log. */
export type ErasableStream = SessionKey & { readonly stream: string; readonly events: number };

const SESSIONS = 'session';

/** The streams of an agent's sessions that a criterion means; for a person every event is looked at. */
export const meantBy = async (
  store: EventStore,
  agentId: string,
  criterion: Criterion,
): Promise<readonly ErasableStream[]> => {
  if ('session' in criterion) return oneSession(store, { agentId, sessionId: criterion.session });
  const counts = new Map<string, number>();
  const meant = new Set<string>();
  const own = sessionStream(agentId, '');
  for await (const recorded of store.readAll({ category: SESSIONS })) {
    const { stream } = recorded;
    if (!stream.startsWith(own)) continue;
    counts.set(stream, (counts.get(stream) ?? 0) + 1);
    if (!meant.has(stream) && speaksOf(sessionCatalogue.read(recorded), criterion)) meant.add(stream);
  }
  return [...meant].flatMap((stream) => erasable(stream, counts.get(stream) ?? 0));
};

const oneSession = async (store: EventStore, key: SessionKey): Promise<readonly ErasableStream[]> => {
  const newest = { direction: 'backwards', limit: 1 } as const;
  for await (const { stream, revision } of store.readStream(
    sessionStream(key.agentId, key.sessionId),
    newest,
  ))
    return [{ ...key, stream, events: revision + 1 }];
  return [];
};

export const erasable = (stream: string, events: number): readonly ErasableStream[] => {
  const key = parseSessionStream(stream);
  return key === undefined ? [] : [{ ...key, stream, events }];
};

/** The first names of the streams that a stream is of: a session's own, a fork's and all that it came from. */
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

/** Sandboxes that were forked from some sessions. */
export const sandboxesOf = async (
  store: EventStore,
  agentId: string,
  streams: readonly ErasableStream[],
): Promise<readonly { readonly agentId: string; readonly sandboxId: string }[]> => {
  if (streams.length === 0) return [];
  const sessions = new Set(streams.map(({ sessionId }) => sessionId));
  const found = new Set<string>();
  for await (const { stream } of store.readAll({ category: 'sandbox' })) {
    const name = parseAnySessionStream(stream);
    if (name?.agentId !== agentId || found.has(name.sessionId)) continue;
    if (originIds(name.sessionId).some((id) => sessions.has(id))) found.add(name.sessionId);
  }
  return [...found].map((sandboxId) => ({ agentId, sandboxId }));
};
