import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import { parseAnySessionStream, sandboxId, sandboxOrigin, sandboxStream } from '../session/session-stream.ts';
import type { SessionState } from '../session/state.ts';
import type { Agents } from '../turn/agents.ts';
import type { SessionKey } from '../turn/desks.ts';
import type { SandboxDesk, SandboxKey, SandboxTurn } from '../turn/sandboxes.ts';
import type { PastDesk } from './past-desk.ts';
import { outcomeFrom } from './rehearse.ts';
import { isErasedTurn, spansOf, type TurnSpan } from './spans.ts';
import { tapedCalls, tapeOf, unrecorded } from './tape.ts';
import type { Forked, ForkOrder, Sandbox, SandboxQuery } from './told/fork.ts';
import type { RecordedTurn } from './told/recorded-turn.ts';
import { askedIn, eventIn } from './turns.ts';

/** Sandbox sessions: what would have been, said for real and recorded apart. */
export interface ForkDesk {
  /** @throws session_not_found, turn_not_found, session_erased where the turn's words are blanks */
  fork(key: SessionKey, order: ForkOrder): Promise<Forked>;
  /** @throws sandbox_not_found */
  say(key: SandboxKey, query: SandboxQuery): Promise<RecordedTurn>;
  list(agentId: string): Promise<readonly Sandbox[]>;
  /** @throws sandbox_not_found */
  delete(key: SandboxKey): Promise<void>;
}

type Ports = {
  readonly store: Pick<EventStore, 'readStream' | 'readAll'>;
  readonly agents: Pick<Agents, 'requireKnown'>;
  readonly past: PastDesk;
  readonly sandboxes: SandboxDesk;
  readonly id: () => string;
};

export const forkDesk = (ports: Ports): ForkDesk => {
  const { store, agents, past, sandboxes, id } = ports;

  const eventsOf = async ({ agentId, sandboxId: name }: SandboxKey): Promise<readonly RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    for await (const event of store.readStream(sandboxStream(agentId, name))) events.push(event);
    if (events.length === 0) throw new ParleyError('sandbox_not_found', { sandboxId: name });
    return events;
  };

  return {
    fork: async (key, order) => {
      const events = await past.events(key);
      const plan = planOf(key.sessionId, [...spansOf(events)], order);
      const { agentId } = key;
      const origin = { sessionId: key.sessionId, turn: plan.turn };
      const sandbox = { agentId, sandboxId: sandboxId(origin, id().slice(0, 8)) };
      await sandboxes.begin(sandbox, events.slice(0, plan.copiedEvents));
      for (const { span, edits } of plan.anew) {
        await setContexts(sandboxes, sandbox, edits, askedIn(span).event.data.receivedAt);
        await sandboxes.runTurn(sandbox, turnAgain(span, edits, order.webhook));
      }
      const { copied } = plan;
      const all = plan.anew.length === 0 ? [] : await past.turns({ agentId, sessionId: sandbox.sandboxId });
      return { sandboxId: sandbox.sandboxId, origin, copied, turns: all.slice(copied) };
    },
    say: async (key, query) => {
      const spans = [...spansOf(await eventsOf(key))];
      const last = spans.at(-1);
      if (last === undefined) throw new ParleyError('sandbox_not_found', { sandboxId: key.sandboxId });
      // In a sandbox the clock stands where the conversation was: nothing runs out because somebody is late.
      const now = secondAfter(last.after.data.lastActiveAt);
      await setContexts(sandboxes, key, query, now);
      await sandboxes.runTurn(key, turnSaid(query, last, now));
      const all = await past.turns({ agentId: key.agentId, sessionId: key.sandboxId });
      const said = all.at(-1);
      if (said === undefined) throw new ParleyError('sandbox_not_found', { sandboxId: key.sandboxId });
      return said;
    },
    list: async (agentId) => {
      agents.requireKnown(agentId);
      const counts = new Map<string, number>();
      for await (const { stream } of store.readAll({ category: 'sandbox' })) {
        counts.set(stream, (counts.get(stream) ?? 0) + 1);
      }
      return [...counts].flatMap(([stream, events]) => {
        const name = parseAnySessionStream(stream);
        const origin = name && sandboxOrigin(name.sessionId);
        if (name?.agentId !== agentId || origin === undefined) return [];
        return [{ sandboxId: name.sessionId, origin, events }];
      });
    },
    delete: async (key) => {
      await eventsOf(key);
      await sandboxes.delete(key);
    },
  };
};

type Edits = Partial<Pick<ForkOrder, 'text' | 'trigger' | 'contexts' | 'webhookReplies'>>;

const isEdited = ({ text, trigger, contexts, webhookReplies }: Edits): boolean =>
  [text, trigger, contexts, webhookReplies].some((edit) => edit !== undefined);

type Plan = {
  /** That the sandbox leaves its origin at. */
  readonly turn: number;
  readonly copied: number;
  readonly copiedEvents: number;
  readonly anew: readonly { readonly span: TurnSpan; readonly edits: Edits }[];
};

const planOf = (sessionId: string, all: readonly TurnSpan[], order: ForkOrder): Plan => {
  const spans = all.filter(({ isOpen }) => !isOpen);
  const turn = order.turn ?? spans.length;
  const span = spans[turn - 1];
  if (span === undefined) throw new ParleyError('turn_not_found', { sessionId, turn, turns: spans.length });
  if (isErasedTurn(span)) throw new ParleyError('session_erased', { sessionId });
  const rest = order.rest ? spans.slice(turn).map((later) => ({ span: later, edits: {} })) : [];
  const [first, last] = [span.facts[0]?.recorded.revision ?? 0, span.facts.at(-1)?.recorded.revision ?? 0];
  return isEdited(order)
    ? { turn, copied: turn - 1, copiedEvents: first, anew: [{ span, edits: order }, ...rest] }
    : { turn, copied: turn, copiedEvents: last + 1, anew: rest };
};

const secondAfter = (moment: string): string => new Date(Date.parse(moment) + 1_000).toISOString();

const setContexts = async (
  sandboxes: SandboxDesk,
  key: SandboxKey,
  { contexts = [] }: Edits,
  now: string,
): Promise<void> => {
  const set = contexts.filter(({ lifespan }) => lifespan !== 0);
  const gone = contexts.filter(({ lifespan }) => lifespan === 0).map(({ name }) => name);
  if (set.length > 0) {
    const given = set.map(({ parameters = {}, ...context }) => ({ ...context, parameters }));
    await sandboxes.change(key, { type: 'AddContexts', contexts: given, now }, now);
  }
  if (gone.length > 0) await sandboxes.change(key, { type: 'DeleteContexts', names: gone, now }, now);
};

/** A recorded turn taken again in a sandbox, with what is edited in it. */
const turnAgain = (span: TurnSpan, edited: Edits, webhook: ForkOrder['webhook']): SandboxTurn => {
  const { data } = askedIn(span).event;
  const recorded = 'text' in data ? { text: data.text } : { trigger: data.name, data: data.data };
  const entities = eventIn(span.facts, 'UserEntitiesSet')?.data.entities ?? [];
  return {
    request: {
      actor: 'admin',
      lang: data.lang,
      timezone: data.timezone,
      ask: askOf(edited) ?? recorded,
      contexts: data.given,
      resetContexts: data.resetContexts,
      entities,
      requestEntities: entities.some(({ forRequest }) => forRequest) ? 'request' : 'session',
      numbers: data.numbers,
      ...(data.originalRequest !== undefined && { originalRequest: data.originalRequest }),
      ...(data.location !== undefined && { location: data.location }),
    },
    now: data.receivedAt,
    random: data.random,
    ...repliesOf(edited, span, webhook),
  };
};

const turnSaid = (query: SandboxQuery, last: TurnSpan, now: string): SandboxTurn => {
  const { lang, timezone, numbers } = askedIn(last).event.data;
  return {
    request: {
      actor: 'admin',
      lang: query.language ?? lang,
      ...{ timezone, numbers, contexts: [], resetContexts: false, entities: [] },
      ask: askOf(query) ?? { text: '' },
    },
    now,
    ...repliesOf(query, undefined, query.webhook),
  };
};

const askOf = ({ text, trigger }: Edits): SandboxTurn['request']['ask'] | undefined => {
  if (text !== undefined) return { text };
  return trigger && { trigger: trigger.name.toLowerCase(), data: trigger.data ?? {} };
};

const repliesOf = (
  { webhookReplies = [] }: Edits,
  span: TurnSpan | undefined,
  webhook: ForkOrder['webhook'],
): Pick<SandboxTurn, 'reply' | 'unanswered'> => {
  const given = webhookReplies.map(outcomeFrom);
  const tape = tapeOf(span === undefined ? [] : tapedCalls(span));
  return {
    reply: (waiting: SessionState): WebhookOutcome | undefined => given.shift() ?? tape.next(waiting),
    ...(webhook === 'recorded' && { unanswered: unrecorded }),
  };
};
