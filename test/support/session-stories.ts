import { expect } from 'vitest';
import type { Agent, Intent, Parameter } from '../../src/agent/agent.ts';
import { emptyAgent } from '../../src/agent/evolve.ts';
import { newAgentSettings } from '../../src/agent/new-agent.ts';
import type { Candidate, Understanding, Value } from '../../src/nlu/understanding.ts';
import { sessionActor } from '../../src/session/actor.ts';
import type { Circumstances, SessionCommand, SessionDecision } from '../../src/session/commands.ts';
import type { Context } from '../../src/session/context.ts';
import { decide } from '../../src/session/decide.ts';
import type { SessionEvent } from '../../src/session/events.ts';
import type { SessionState } from '../../src/session/state.ts';
import { intent } from './agent-stories.ts';

export const NOON = '2026-03-02T12:00:00.000Z';
export const minutesAfterNoon = (minutes: number): string =>
  new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

/**
 * given(recorded events).when(command).gives(…) or .refuses(…); `gives` takes event types or partial events.
 */
export const given = (...events: readonly SessionEvent[]) => ({
  when: (command: SessionCommand) => {
    const actor = sessionActor(events);
    const decision = decide(command, actor.state());
    return {
      gives: (...expected: readonly ExpectedEvent[]) => {
        const recorded = eventsOf(decision);
        expect(recorded.map(({ type }) => type)).toEqual(expected.map(typeOf));
        expect(recorded).toMatchObject(expected.map(asPartial));
        return recorded;
      },
      decision,
      refuses: (code: string) => expect(decision).toMatchObject({ refused: code }),
      records: (): readonly SessionEvent[] => eventsOf(decision),
      leaves: (): SessionState => {
        actor.take(eventsOf(decision));
        return actor.state();
      },
    };
  },
});

type ExpectedEvent = SessionEvent['type'] | { readonly type: SessionEvent['type']; readonly data?: object };
const typeOf = (expected: ExpectedEvent) => (typeof expected === 'string' ? expected : expected.type);
const asPartial = (expected: ExpectedEvent) => (typeof expected === 'string' ? { type: expected } : expected);

const eventsOf = (decision: SessionDecision): readonly SessionEvent[] => {
  if ('refused' in decision) throw new Error(`refused: ${decision.refused}`);
  return decision.events;
};

/** The events of commands in order, each applied to the state after the previous ones. */
export const happened = (...commands: readonly SessionCommand[]): readonly SessionEvent[] => {
  const actor = sessionActor();
  return commands.flatMap((command) => {
    const events = eventsOf(decide(command, actor.state()));
    actor.take(events);
    return events;
  });
};

export const anIntent = (
  name: string,
  parts: Partial<Intent> & Partial<Intent['responses'][0]> = {},
): Intent => {
  const {
    action = '',
    resetContexts = false,
    affectedContexts = [],
    parameters = [],
    messages = [],
    ...rest
  } = parts;
  return intent({
    id: `id-of-${name.replaceAll(' ', '-')}`,
    name,
    responses: [{ action, resetContexts, affectedContexts, parameters, messages }],
    ...rest,
  });
};

/** One training phrase. */
export const phrasesOf = (text: string): Intent['phrases'] => ({
  en: [{ id: text, data: [{ text }], isTemplate: false, count: 0 }],
});

export const aParameter = (name: string, parts: Partial<Parameter> = {}): Parameter => ({
  name,
  value: `$${name}`,
  defaultValue: '',
  required: false,
  dataType: '@sys.any',
  prompts: [],
  isList: false,
  ...parts,
});

export const saying = (...speech: readonly string[]) => ({ type: 0, body: { speech: [...speech] } });

export const anAgent = (intents: readonly Intent[], webhookUrl = ''): Agent => {
  const settings = newAgentSettings('Test', 'en');
  return {
    ...emptyAgent('a'.repeat(32)),
    status: 'ready',
    revision: 3,
    settings: {
      ...settings,
      webhook: { ...settings.webhook, enabled: webhookUrl !== '', url: webhookUrl },
    },
    intents: new Map(intents.map((intent) => [intent.id, intent])),
    entities: new Map([
      ['e1', { id: 'e1', name: 'pet', isEnum: false, automatedExpansion: false, entries: {} }],
    ]),
  };
};

export const around = (agent: Agent, now = NOON): Circumstances => ({
  agent,
  language: 'en',
  sessionId: 'the-session',
  now,
  webhookBody: (reply) => JSON.stringify({ action: reply.action, contexts: reply.contexts }),
});

let turns = 0;
const newTurnId = (): string => {
  turns += 1;
  return `00000000-0000-4000-8000-${String(turns).padStart(12, '0')}`;
};

const facts = (now: string) => ({
  turnId: newTurnId(),
  receivedAt: now,
  lang: 'en',
  timezone: '',
  given: [] as Context[],
  resetContexts: false,
  numbers: 'number' as const,
  random: 0,
});

type Asking = {
  readonly agent: Agent;
  readonly now?: string;
  readonly given?: readonly Context[];
  readonly resetContexts?: boolean;
  readonly numbers?: 'string' | 'number';
  readonly random?: number;
};

/** The understanding of a text that the given intent wins, with these values; undefined: no match. */
export const says = (
  text: string,
  intent: Intent | undefined,
  { agent, now = NOON, given: sent = [], ...rest }: Asking,
  found: {
    readonly values?: readonly Value[];
    readonly answers?: readonly Value[];
    readonly isCorrection?: boolean;
    readonly candidate?: Partial<Candidate>;
  } = {},
): SessionCommand => ({
  type: 'HandleQuery',
  request: { ...facts(now), text, given: [...sent], ...rest },
  entities: [],
  understanding: understood(intent, found),
  understoodInUs: 40,
  around: around(agent, now),
});

export const triggers = (
  name: string,
  { agent, now = NOON, given: sent = [], ...rest }: Asking,
  data: Context['parameters'] = {},
): SessionCommand => ({
  type: 'HandleTrigger',
  request: { ...facts(now), name, data, given: [...sent], ...rest },
  entities: [],
  around: around(agent, now),
});

const understood = (intent: Intent | undefined, found: Parameters<typeof says>[3] = {}): Understanding => ({
  candidates: intent
    ? [
        {
          intentId: intent.id,
          intentName: intent.name,
          score: 1,
          matchedBy: 'exact',
          outcome: 'won',
          reason: 'exact_match',
          ...found.candidate,
        },
      ]
    : [],
  values: found.values ?? [],
  answers: found.answers ?? [],
  ...(found.isCorrection && { isCorrection: true }),
});

export const aValue = (
  parameter: string,
  value: Value['value'],
  original = String(value),
  start = 0,
): Value => ({
  parameter,
  entity: 'pet',
  value,
  original,
  start,
  end: start + original.length,
  source: 'dictionary',
});

/** The webhook's reply to the open call. */
export const webhookAnswers = (
  reply: object | string,
  { agent, now = NOON }: Pick<Asking, 'agent' | 'now'>,
  callId: string,
): SessionCommand => ({
  type: 'RecordWebhookOutcome',
  callId,
  outcome: { status: 200, body: typeof reply === 'string' ? reply : JSON.stringify(reply), elapsedMs: 12 },
  around: around(agent, now),
});

export const callIdIn = (events: readonly SessionEvent[]): string => {
  const call = events.findLast((event) => event.type === 'WebhookRequested');
  if (call === undefined) throw new Error('no webhook was requested');
  return call.data.callId;
};

/** Calls its webhook for `order`, and not for `plain`. */
export const orderingAgent: Agent = anAgent(
  [
    anIntent('order', { phrases: phrasesOf('order'), webhookUsed: true }),
    anIntent('plain', { phrases: phrasesOf('plain') }),
  ],
  'https://example.com/hook',
);
