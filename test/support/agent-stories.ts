import { expect } from 'vitest';
import type { Agent, Entity, Entry, Intent, IntentResponse, Phrase } from '../../src/agent/agent.ts';
import type { AgentCommand } from '../../src/agent/commands.ts';
import { decideAgent } from '../../src/agent/decide.ts';
import type { AgentRefusalCode } from '../../src/agent/decision.ts';
import type { AgentEvent } from '../../src/agent/events.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import { newAgentSettings } from '../../src/agent/new-agent.ts';

/** given(events).when(command).gives(events) | .refuses(code) | .leaves(agent => …) */
export const given = (...events: AgentEvent[]) => ({
  when: (command: AgentCommand) => {
    const before = foldAgent(emptyAgent('a1'), events);
    const decision = decideAgent(command, before);
    return {
      gives: (...expected: AgentEvent[]) => expect(decision).toStrictEqual({ events: expected }),
      refuses: (code: AgentRefusalCode, facts: object = {}) =>
        expect(decision).toMatchObject({ refused: code, facts }),
      leaves: (): Agent => {
        if ('refused' in decision) throw new Error(`refused: ${decision.refused}`);
        return foldAgent(before, decision.events);
      },
    };
  },
});

export const settingsIn = (...languages: [string, ...string[]]) => ({
  ...newAgentSettings('Shop', languages[0]),
  languages,
});

/** An agent with these languages, the first as default; English if none is given. */
export const created = (...languages: string[]): AgentEvent => {
  const [first = 'en', ...others] = languages;
  return {
    type: 'AgentCreated',
    data: { agentId: 'a1', origin: 'new', settings: settingsIn(first, ...others) },
  };
};

export const intent = (fields: Partial<Intent> = {}): Intent => ({
  id: 'i1',
  name: 'order',
  auto: true,
  contexts: [],
  triggers: [],
  priority: 500_000,
  webhookUsed: false,
  webhookForSlotFilling: false,
  fallbackIntent: false,
  responses: [],
  phrases: {},
  ...fields,
});

export const response = (fields: Partial<IntentResponse> = {}): IntentResponse => ({
  action: '',
  resetContexts: false,
  affectedContexts: [],
  parameters: [],
  messages: [],
  ...fields,
});

/** This many output contexts with different names. */
export const outputs = (count: number): IntentResponse['affectedContexts'] =>
  Array.from({ length: count }, (_, at) => ({ name: `c${at}`, lifespan: 5 }));

export const parameter = (fields: Partial<IntentResponse['parameters'][number]> = {}) => ({
  name: 'drink',
  value: '$drink',
  defaultValue: '',
  required: false,
  dataType: '@drink',
  prompts: [],
  isList: false,
  ...fields,
});

export const phrase = (text: string, fields: Partial<Phrase> = {}): Phrase => ({
  id: `phrase ${text}`,
  data: [{ text }],
  isTemplate: false,
  count: 0,
  ...fields,
});

export const entity = (fields: Partial<Entity> = {}): Entity => ({
  id: 'e1',
  name: 'drink',
  isEnum: false,
  automatedExpansion: false,
  entries: {},
  ...fields,
});

/** Its values are `v0`, `v1` …, each its own synonym. */
export const entityOfSize = (name: string, entries = 1): Entity =>
  entity({
    id: `id-${name}`,
    name,
    entries: { en: Array.from({ length: entries }, (_, at) => entry(`v${at}`)) },
  });

export const entry = (value: string, ...synonyms: string[]): Entry => ({
  value,
  synonyms: synonyms.length === 0 ? [value] : synonyms,
});

export const intentCreated = (fields: Partial<Intent> = {}): AgentEvent => ({
  type: 'IntentCreated',
  data: { intent: intent(fields) },
});

export const entityCreated = (fields: Partial<Entity> = {}): AgentEvent => ({
  type: 'EntityCreated',
  data: { entity: entity(fields) },
});

/** `made-1`, `made-2` … */
export const countedIds = (): (() => string) => {
  let last = 0;
  return () => `made-${++last}`;
};
