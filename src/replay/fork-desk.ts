import type { Agents } from '../authoring/agents.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { isAnnotation } from '../session/annotations.ts';
import { parseAnySessionStream, sandboxId, sandboxOrigin, sandboxStream } from '../session/session-stream.ts';
import type { SandboxDesk, SandboxKey, SandboxTurn } from '../turn/sandboxes.ts';
import type { SessionKey } from '../turn/session-operations.ts';
import type { PastDesk } from './past-desk.ts';
import { type RunningFork, runningForks } from './running-forks.ts';
import { type Edits, turnAgain, turnFrom } from './sandbox-turn.ts';
import { requireReadableTurn, type TurnSpan } from './turns/spans.ts';
import type { TurnReader } from './turns/turn-reader.ts';
import { questionIn } from './turns/turns.ts';
import type { Forked, ForkOrder, Sandbox, SandboxQuery } from './wire/fork.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

/** Its turns are read when they are sent, because the rest of a session may have thousands. */
export type LongFork = Omit<Forked, 'turns'> & { readonly turns: AsyncIterable<RecordedTurn> };

/** Sandbox sessions: alternative continuations of sessions, recorded separately. */
export interface ForkDesk {
  /**
   * A fork that fails, or whose session is erased before it is made, leaves nothing, unless the store
   * refuses that too: then it is listed as unfinished. @throws session_not_found, turn_not_found,
   * session_erased or session_key_missing if the turn's texts are blank
   */
  fork(key: SessionKey, order: ForkOrder): Promise<LongFork>;
  /** Begins a sandbox without a session, with the first words of a conversation. @throws agent_not_found */
  begin(agentId: string, query: SandboxQuery): Promise<Forked>;
  /** @throws sandbox_not_found, sandbox_unfinished */
  say(key: SandboxKey, query: SandboxQuery): Promise<RecordedTurn>;
  list(agentId: string): Promise<readonly Sandbox[]>;
  /** @throws sandbox_not_found */
  delete(key: SandboxKey): Promise<void>;
  /** Ends forks of erased sessions that are being made. */
  forget(isErased: (stream: string) => boolean): Promise<void>;
}

type Ports = {
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly agents: Pick<Agents, 'get' | 'requireKnown'>;
  readonly past: Pick<PastDesk, 'stream' | 'page' | 'turn' | 'turns'>;
  readonly reader: TurnReader;
  readonly sandboxes: SandboxDesk;
  readonly id: () => string;
  readonly now: () => string;
};

export const forkDesk = (ports: Ports): ForkDesk => {
  const { store, agents, past, reader, sandboxes } = ports;
  const forks = runningForks();

  /** The turns of a finished sandbox. @throws sandbox_not_found, sandbox_unfinished */
  const countOf = async ({ agentId, sandboxId: name }: SandboxKey): Promise<number> => {
    const stream = sandboxStream(agentId, name);
    const first = await firstValue(store.readStream(stream, { limit: 1 }));
    if (first === undefined) throw new ParleyError('sandbox_not_found', { sandboxId: name });
    const { sandboxTurns: turns = 0 } = first.metadata;
    const answered = await answeredIn(reader, stream);
    if (answered < turns) throw new ParleyError('sandbox_unfinished', { sandboxId: name, answered, turns });
    return reader.count(stream);
  };

  return {
    fork: (key, order) => forks.run(key, (fork) => makeFork(ports, { key, order, fork })),
    forget: forks.forget,
    begin: beginSandbox(ports),
    say: async (key, query) => {
      const turns = await countOf(key);
      const last = await spanAt(reader, sandboxStream(key.agentId, key.sandboxId), turns);
      if (last === undefined) throw new ParleyError('sandbox_not_found', { sandboxId: key.sandboxId });
      // The clock of a sandbox stays at the time of the conversation, so that nothing expires in the
      // meantime.
      const now = secondAfter(last.after.data.lastActiveAt);
      await setContexts(sandboxes, key, query, now);
      await sandboxes.runTurn(key, turnFrom(query, questionIn(last).event.data, now));
      return past.turn({ agentId: key.agentId, sessionId: key.sandboxId, turn: turns + 1 });
    },
    list: async (agentId) => {
      agents.requireKnown(agentId);
      return listSandboxes(store, agentId);
    },
    delete: async (key) => {
      // An unfinished one may have no turn.
      const stream = sandboxStream(key.agentId, key.sandboxId);
      const first = await firstValue(store.readStream(stream, { limit: 1 }));
      if (first === undefined) throw new ParleyError('sandbox_not_found', { sandboxId: key.sandboxId });
      return sandboxes.delete(key);
    },
  };
};

type Tally = { events: number; answered: number; readonly turns: number };

const listSandboxes = async (
  store: Pick<EventStore, 'readAll'>,
  agentId: string,
): Promise<readonly Sandbox[]> => {
  const tallies = new Map<string, Tally>();
  for await (const { stream, type, metadata } of store.readAll({ category: 'sandbox' })) {
    const tally = tallies.get(stream) ?? { events: 0, answered: 0, turns: metadata.sandboxTurns ?? 0 };
    tallies.set(stream, tally);
    tally.events += 1;
    if (type === 'ReplySent') tally.answered += 1;
  }
  return [...tallies].flatMap(([stream, { events, answered, turns }]) => {
    const name = parseAnySessionStream(stream);
    const origin = name && sandboxOrigin(name.sessionId);
    if (name?.agentId !== agentId || origin === undefined) return [];
    return [{ sandboxId: name.sessionId, origin, events, isUnfinished: answered < turns }];
  });
};

type ForkTask = { readonly key: SessionKey; readonly order: ForkOrder };

const makeFork = async (
  { store, past, reader, sandboxes, id }: Ports,
  { fork: { kept, requireKept }, ...task }: ForkTask & { readonly fork: RunningFork },
): Promise<LongFork> => {
  const { key, order } = task;
  const { agentId, sessionId } = key;
  const stream = await past.stream(key);
  const answeredTurns = await answeredIn(reader, stream);
  const span = await leftAt(reader, { stream, turns: answeredTurns }, task);
  const turn = span.number;
  const origin = { sessionId, turn };
  const sandbox = { agentId, sandboxId: sandboxId(origin, id().slice(0, 8)) };
  const { copied, copiedEvents } = copyRange(order, span);
  try {
    const events = kept(store.readStream(stream, { limit: copiedEvents }));
    await sandboxes.begin(sandbox, conversationOf(events), order.rest ? answeredTurns : turn);
    requireKept();
    if (isEdited(order)) {
      await setContexts(sandboxes, sandbox, order, questionIn(span).event.data.receivedAt);
      await sandboxes.runTurn(sandbox, turnAgain(span, order, order.webhook));
    }
    if (order.rest) await sandboxes.runTurns(sandbox, kept(turnsAfter(reader, { stream, span, order })));
    requireKept();
  } catch (error) {
    // A sandbox that cannot be deleted is listed as unfinished.
    await sandboxes.delete(sandbox).catch(() => undefined);
    throw error;
  }
  const turns = await past.turns({ agentId, sessionId: sandbox.sandboxId }, copied + 1);
  return { sandboxId: sandbox.sandboxId, origin, copied, turns };
};

const spanAt = async (reader: TurnReader, stream: string, turn: number): Promise<TurnSpan | undefined> => {
  for await (const { span } of reader.from(stream, turn)) return span;
  return undefined;
};

/** Turns with a reply; only the last turn may lack one. */
const answeredIn = async (reader: TurnReader, stream: string): Promise<number> => {
  const turns = await reader.count(stream);
  if (turns === 0) return 0;
  return (await spanAt(reader, stream, turns))?.isOpen ? turns - 1 : turns;
};

/** The turn that a sandbox starts from: by default the last one with a reply. */
const leftAt = async (
  reader: TurnReader,
  { stream, turns }: { readonly stream: string; readonly turns: number },
  { key: { sessionId }, order }: ForkTask,
): Promise<TurnSpan> => {
  const { turn = turns } = order;
  const span = turn > turns ? undefined : await spanAt(reader, stream, turn);
  if (span === undefined) throw new ParleyError('turn_not_found', { sessionId, turn, turns });
  requireReadableTurn(span, sessionId);
  return span;
};

const beginSandbox =
  ({ agents, past, sandboxes, id, now: clock }: Ports): ForkDesk['begin'] =>
  async (agentId, query) => {
    const { language, defaultTimezone } = agents.get(agentId).settings;
    const origin = { sessionId: '', turn: 0 };
    const sandbox = { agentId, sandboxId: sandboxId(origin, id().slice(0, 8)) };
    const now = clock();
    try {
      await sandboxes.begin(sandbox, [], 1);
      await setContexts(sandboxes, sandbox, query, now);
      const client = { lang: language, timezone: defaultTimezone, numbers: 'number' } as const;
      await sandboxes.runTurn(sandbox, turnFrom(query, client, now));
    } catch (error) {
      await sandboxes.delete(sandbox).catch(() => undefined);
      throw error;
    }
    const { turns } = await past.page({ agentId, sessionId: sandbox.sandboxId }, { from: 1 });
    return { sandboxId: sandbox.sandboxId, origin, copied: 0, turns: [...turns] };
  };

const isEdited = ({ text, trigger, contexts, webhookReplies }: Edits): boolean =>
  [text, trigger, contexts, webhookReplies].some((edit) => edit !== undefined);

/** The part of the session that the sandbox copies; an edited turn is run again. */
const copyRange = (order: ForkOrder, { number, facts }: TurnSpan) => {
  const [first, last] = [facts[0]?.recordedEvent.revision ?? 0, facts.at(-1)?.recordedEvent.revision ?? 0];
  return isEdited(order)
    ? { copied: number - 1, copiedEvents: first }
    : { copied: number, copiedEvents: last + 1 };
};

type RestOfSession = { readonly stream: string; readonly span: TurnSpan; readonly order: ForkOrder };

async function* turnsAfter(
  reader: TurnReader,
  { stream, span, order }: RestOfSession,
): AsyncGenerator<SandboxTurn> {
  for await (const { span: later } of reader.from(stream, span.number + 1))
    if (!later.isOpen) yield turnAgain(later, {}, order.webhook);
}

/** Notes and tags are about the session that was forked. */
async function* conversationOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
  for await (const event of events) if (!isAnnotation(event)) yield event;
}

const secondAfter = (moment: string): string => new Date(Date.parse(moment) + 1_000).toISOString();

const setContexts = async (
  sandboxes: SandboxDesk,
  key: SandboxKey,
  { contexts = [] }: Edits,
  now: string,
): Promise<void> => {
  const set = contexts.filter(({ lifespan }) => lifespan !== 0);
  const deletedNames = contexts.filter(({ lifespan }) => lifespan === 0).map(({ name }) => name);
  if (set.length > 0) {
    const complete = set.map(({ parameters = {}, ...context }) => ({ ...context, parameters }));
    await sandboxes.change(key, { type: 'AddContexts', contexts: complete, now }, now);
  }
  if (deletedNames.length > 0)
    await sandboxes.change(key, { type: 'DeleteContexts', names: deletedNames, now }, now);
};
