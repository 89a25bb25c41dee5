import { agentStream } from '../agent/agent-stream.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import { firstStreamName } from '../kernel/stream-name.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { type SessionName, sessionStream } from '../session/session-stream.ts';
import { compileProjection } from './engine/script.ts';
import { STATE, type ViewRows } from './projector.ts';
import { shippedScripts } from './scripts.ts';
import type { Views } from './views.ts';

const SESSION_STATE = 'session-state';
const AGENT_STATE = 'agent-state';

/** The states of sessions and agents, from the views of the scripts `session-state` and `agent-state`. */
export type CurrentStates = {
  /** Undefined for a session without events. @param after positions that the state must include */
  readonly session: (
    name: SessionName,
    after?: number,
  ) => Promise<(Current & { readonly state: JsonValue }) | undefined>;
  /** The states of the agent itself, its intents and its entities. */
  readonly agent: (
    agentId: string,
    after?: number,
  ) => Promise<Current & { readonly states: readonly JsonValue[] }>;
};

/** `isUpToDate`: false while the view is behind what was recorded. */
type Current = { readonly isUpToDate: boolean };

type Ports = {
  readonly views: Pick<Views, 'rows' | 'states' | 'awaitPosition'>;
  /** The store with personal fields opened. */
  readonly store: Pick<EventStore, 'readStream'>;
  /** Views contain blanks in place of personal fields. */
  readonly isSealed: boolean;
};

/**
 * If a view has no state yet, or contains only blanks of a session, the same script folds the stream itself,
 * so the state is the same.
 */
export const currentStates = ({ views, store, isSealed }: Ports): CurrentStates => {
  const fresh = async (name: string, after: number | undefined): Promise<boolean> =>
    (await views.awaitPosition(name)) && (after === undefined || (await views.awaitPosition(name, after)));
  const foldStates = (name: string, stream: string) => foldStream(store, name, stream);
  return {
    session: async ({ agentId, sessionId }, after) => {
      const stream = sessionStream(agentId, sessionId);
      if (!isSealed) {
        const isUpToDate = await fresh(SESSION_STATE, after);
        const state = await newestOf(views.rows(SESSION_STATE), stream);
        if (state !== undefined) return { state, isUpToDate };
      }
      const [state] = await foldStates(SESSION_STATE, stream);
      return state === undefined ? undefined : { state, isUpToDate: true };
    },
    agent: async (agentId, after) => {
      const stream = agentStream(agentId);
      const isUpToDate = await fresh(AGENT_STATE, after);
      const savedStates = await views.states(AGENT_STATE, { prefix: stream });
      if (savedStates.length > 0) return { states: savedStates.map(({ state }) => state), isUpToDate };
      return { states: await foldStates(AGENT_STATE, stream), isUpToDate: true };
    },
  };
};

/** A session that continues after an erasure has the next name; see stream-name.ts. */
const newestOf = async ({ get, range }: ViewRows, stream: string): Promise<JsonValue | undefined> => {
  // A semicolon is the character after the colon.
  const newRows = await range({ from: [STATE, `${stream}:`], to: [STATE, `${stream};`] });
  const numberOf = (name: string): number => Number(name.slice(firstStreamName(name).length + 1));
  const newest = newRows
    .map(({ key, value }) => ({ number: numberOf(String(key[1])), value }))
    .reduce<{ number: number; value: JsonValue } | undefined>(
      (last, state) => (last === undefined || state.number > last.number ? state : last),
      undefined,
    );
  return newest === undefined ? (await get([[STATE, stream]]))[0] : newest.value;
};

const foldStream = async (
  store: Ports['store'],
  name: string,
  stream: string,
): Promise<readonly JsonValue[]> => {
  const script = shippedScripts().find((shippedScript) => shippedScript.name === name);
  if (script === undefined) throw new TypeError(`there is no script ${name}`);
  const engine = compileProjection(script).start();
  for await (const recordedEvent of store.readStream(stream)) {
    engine.prepare([asUnread(recordedEvent)]);
    engine.run();
  }
  return engine.takeChanges().flatMap(({ state }) => (state === undefined ? [] : [state]));
};
