/**
 * Small agents over HTTP, with whole dialogues. The shares are floors under what was measured: a change
 * that understands fewer texts, refuses fewer, or leaves more dialogues wrong, fails here.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingsAndCalls } from '../robustness/data/bookings-and-calls.ts';
import { clinicsBanksAndOffices } from '../robustness/data/clinics-banks-and-offices.ts';
import { counterAgents } from '../robustness/data/counter-agents.ts';
import { countersAndHomes } from '../robustness/data/counters-and-homes.ts';
import { depotsAndSchools } from '../robustness/data/depots-and-schools.ts';
import { type DialogueAgent, dialogueAgents } from '../robustness/data/dialogue-agents.ts';
import { serviceAgents } from '../robustness/data/service-agents.ts';
import { talkingAgents } from '../robustness/data/talking-agents.ts';
import { type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { shareOf } from '../support/share-of.ts';
import { exportOf } from '../support/talking-export.ts';

/** A text with its result: the intent, its values and the parameter that the agent asks for. */
type Outcome = { readonly said: string; readonly wanted: string; readonly got: string };

/** The outcomes of some agents. */
type Outcomes = { readonly asked: Outcome[]; readonly turns: Outcome[] };

/** Agents that are measured together, and what is required of them, in shares. */
type Group = {
  readonly name: string;
  readonly agents: readonly DialogueAgent[];
  /** How many texts belong to them, do not, and are turns of their dialogues. */
  readonly texts: { readonly own: number; readonly foreign: number; readonly turns: number };
  /** Own texts with the right intent, and with the right values too. */
  readonly own: { readonly intentMin: number; readonly valuesMin: number };
  readonly foreign: { readonly refusedMin: number; readonly withValueMax: number };
  readonly rightTurnsMin: number;
};

const groups: readonly Group[] = [
  {
    name: 'ten agents that ask for values',
    agents: talkingAgents,
    texts: { own: 150, foreign: 150, turns: 136 },
    own: { intentMin: 0.87, valuesMin: 0.84 },
    foreign: { refusedMin: 0.77, withValueMax: 0.08 },
    rightTurnsMin: 0.97,
  },
  {
    name: 'eight agents with composites, follow-ups and lists, interrupted and corrected',
    agents: dialogueAgents,
    texts: { own: 129, foreign: 110, turns: 139 },
    own: { intentMin: 0.97, valuesMin: 0.95 },
    foreign: { refusedMin: 0.75, withValueMax: 0.14 },
    rightTurnsMin: 0.99,
  },
  {
    name: 'eleven services and counters in six languages, asked for what they nearly do',
    agents: [...serviceAgents, ...counterAgents],
    texts: { own: 204, foreign: 156, turns: 208 },
    own: { intentMin: 0.86, valuesMin: 0.82 },
    foreign: { refusedMin: 0.85, withValueMax: 0.045 },
    rightTurnsMin: 0.94,
  },
  {
    name: 'five agents for bookings and calls, with corrections while text of any kind is asked for',
    agents: bookingsAndCalls,
    texts: { own: 75, foreign: 69, turns: 81 },
    own: { intentMin: 0.81, valuesMin: 0.78 },
    foreign: { refusedMin: 0.66, withValueMax: 0.16 },
    rightTurnsMin: 1,
  },
  {
    name: 'twelve agents of offices, counters and homes in five languages, with what people say beside',
    agents: [...clinicsBanksAndOffices, ...countersAndHomes],
    texts: { own: 143, foreign: 134, turns: 134 },
    own: { intentMin: 0.93, valuesMin: 0.91 },
    foreign: { refusedMin: 0.85, withValueMax: 0.06 },
    rightTurnsMin: 0.99,
  },
  {
    name: 'twelve agents from a storage to a dentist in eight languages',
    agents: depotsAndSchools,
    texts: { own: 238, foreign: 199, turns: 177 },
    own: { intentMin: 0.88, valuesMin: 0.86 },
    foreign: { refusedMin: 0.77, withValueMax: 0.12 },
    rightTurnsMin: 0.9,
  },
];

const textOf = (value: Answer): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (value === null || typeof value !== 'object') return String(value ?? '');
  if ('amount' in value) return `${value.amount} ${value.unit ?? value.currency}`;
  const parts = Object.entries(value).map(([name, part]) => `${name}:${textOf(part)}`);
  return parts.sort().join('+');
};

/** Dates depend on the day of the test, and the order of values does not matter. */
const comparable = (state: string): string => {
  const parts = state
    .toLowerCase()
    .replace(/\d{4}-\d\d-\d\d/g, 'date')
    .split(/ (?=\w+=|\?)/);
  return [parts[0], ...parts.slice(1).sort()].join(' ');
};

const stateOf = ({ result }: Answer): string => {
  const values = Object.entries(result.parameters ?? {}).map(([name, value]) => [name, textOf(value)]);
  const name = result.metadata.intentName === 'fallback' ? '' : result.metadata.intentName;
  return [
    name,
    ...values.flatMap(([parameter, value]) => (value === '' ? [] : `${parameter}=${value}`)),
    ...(result.actionIncomplete ? [result.fulfillment.speech] : []),
  ].join(' ');
};

const converse = async (agent: DialogueAgent, { asked, turns }: Outcomes): Promise<void> => {
  const imported = await parley.import(exportOf(agent));
  const { language = 'en', inAnotherLanguage } = agent;
  for (const part of [{ ...agent, language }, ...(inAnotherLanguage ? [inAnotherLanguage] : [])]) {
    const client = imported.clientIn(part.language);
    const who = `${agent.name} (${part.language})`;
    for (const [index, [said, wanted]] of Object.entries(part.asks).entries()) {
      const got = stateOf(await client.text(said, { sessionId: `asks-${part.language}-${index}` }));
      asked.push({ said: `${who}: ${said}`, wanted: comparable(wanted), got: comparable(got) });
    }
    for (const [index, talk] of part.talks.entries())
      for (const [said, wanted] of talk) {
        const answer = await client.text(said, { sessionId: `talk-${part.language}-${index}` });
        const got = wanted === '-' && !answer.result.actionIncomplete ? '-' : stateOf(answer);
        turns.push({ said: `${who}: ${said}`, wanted: comparable(wanted), got: comparable(got) });
      }
  }
};

let parley: Parley;
beforeAll(async () => {
  parley = await startParley();
});
afterAll(() => parley.stop());

const intentIn = (state: string): string => state.split(' ')[0] ?? '';
/** The texts without what the agent asks for, which a first text may leave open. */
const withoutPrompt = (state: string): string => state.replace(/ \?\w+/, '');

describe.each(groups)('$name', ({ agents, texts, own, foreign, rightTurnsMin }) => {
  const outcomes: Outcomes = { asked: [], turns: [] };
  beforeAll(async () => {
    for (const agent of agents) await converse(agent, outcomes);
  }, 120_000);

  it('understand texts that belong to them, with their values', () => {
    const said = outcomes.asked.filter(({ wanted }) => wanted !== '');
    expect(said).toHaveLength(texts.own);
    const hasIntent = ({ wanted, got }: Outcome) => intentIn(wanted) === intentIn(got);
    expect(shareOf(said, hasIntent)).toBeGreaterThanOrEqual(own.intentMin);
    const hasValues = ({ wanted, got }: Outcome) => wanted === withoutPrompt(got);
    expect(shareOf(said, hasValues)).toBeGreaterThanOrEqual(own.valuesMin);
  });

  it('refuse texts that do not, and hardly ever take a value from them', () => {
    const said = outcomes.asked.filter(({ wanted }) => wanted === '');
    expect(said).toHaveLength(texts.foreign);
    expect(shareOf(said, ({ got }) => got === '')).toBeGreaterThanOrEqual(foreign.refusedMin);
    expect(shareOf(said, ({ got }) => got.includes('='))).toBeLessThanOrEqual(foreign.withValueMax);
  });

  it('take the values of their dialogues, and what corrects them', () => {
    expect(outcomes.turns).toHaveLength(texts.turns);
    const isRight = ({ wanted, got }: Outcome) => wanted === got;
    expect(shareOf(outcomes.turns, isRight)).toBeGreaterThanOrEqual(rightTurnsMin);
  });
});
