/**
 * Small agents over HTTP, with whole dialogues. The shares are floors under what was measured: a change
 * that understands fewer texts, refuses fewer, or leaves more dialogues wrong, fails here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingsAndCalls } from '../robustness/data/bookings-and-calls.ts';
import { counterAgents } from '../robustness/data/counter-agents.ts';
import { type DialogueAgent, dialogueAgents } from '../robustness/data/dialogue-agents.ts';
import { serviceAgents } from '../robustness/data/service-agents.ts';
import { talkingAgents } from '../robustness/data/talking-agents.ts';
import { type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { exportOf } from '../support/talking-export.ts';

/** A text with its result: the intent, its values and the parameter that the agent asks for. */
type Outcome = { readonly said: string; readonly wanted: string; readonly got: string };

/** The outcomes of some agents. */
type Outcomes = { readonly asked: Outcome[]; readonly turns: Outcome[] };

const RIGHT_INTENT_MIN = 0.87;
const RIGHT_VALUES_MIN = 0.84;
const REFUSED_MIN = 0.77;
const WITH_VALUE_MAX = 0.08;
const RIGHT_TURNS_MIN = 0.97;

let parley: Parley;
const firstTen: Outcomes = { asked: [], turns: [] };
const otherEight: Outcomes = { asked: [], turns: [] };
const services: Outcomes = { asked: [], turns: [] };
const callers: Outcomes = { asked: [], turns: [] };

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

beforeAll(async () => {
  parley = await startParley();
  for (const agent of talkingAgents) await converse(agent, firstTen);
  for (const agent of dialogueAgents) await converse(agent, otherEight);
  for (const agent of [...serviceAgents, ...counterAgents]) await converse(agent, services);
  for (const agent of bookingsAndCalls) await converse(agent, callers);
}, 240_000);
afterAll(() => parley.stop());

const intentIn = (state: string): string => state.split(' ')[0] ?? '';
const shareOf = (all: readonly Outcome[], fits: (outcome: Outcome) => boolean): number =>
  all.filter(fits).length / all.length;
/** The texts without what the agent asks for, which a first text may leave open. */
const withoutPrompt = (state: string): string => state.replace(/ \?\w+/, '');

describe('ten agents that ask for values', () => {
  const { asked, turns } = firstTen;

  it('understand texts that belong to them, with their values', () => {
    const own = asked.filter(({ wanted }) => wanted !== '');
    expect(own).toHaveLength(150);
    expect(shareOf(own, ({ wanted, got }) => intentIn(wanted) === intentIn(got))).toBeGreaterThanOrEqual(
      RIGHT_INTENT_MIN,
    );
    expect(shareOf(own, ({ wanted, got }) => wanted === withoutPrompt(got))).toBeGreaterThanOrEqual(
      RIGHT_VALUES_MIN,
    );
  });

  it('refuse texts that do not, and hardly ever take a value from them', () => {
    const foreign = asked.filter(({ wanted }) => wanted === '');
    expect(foreign).toHaveLength(150);
    expect(shareOf(foreign, ({ got }) => got === '')).toBeGreaterThanOrEqual(REFUSED_MIN);
    expect(shareOf(foreign, ({ got }) => got.includes('='))).toBeLessThanOrEqual(WITH_VALUE_MAX);
  });

  it('take the values of their dialogues', () => {
    expect(shareOf(turns, ({ wanted, got }) => wanted === got)).toBeGreaterThanOrEqual(RIGHT_TURNS_MIN);
  });
});

describe('eight agents with composites, follow-ups and lists, interrupted and corrected', () => {
  const { asked, turns } = otherEight;

  it('understand texts that belong to them, with their values', () => {
    const own = asked.filter(({ wanted }) => wanted !== '');
    expect(own).toHaveLength(129);
    expect(shareOf(own, ({ wanted, got }) => intentIn(wanted) === intentIn(got))).toBeGreaterThanOrEqual(
      0.97,
    );
    expect(shareOf(own, ({ wanted, got }) => wanted === withoutPrompt(got))).toBeGreaterThanOrEqual(0.95);
  });

  it('refuse three quarters of the texts that do not', () => {
    const foreign = asked.filter(({ wanted }) => wanted === '');
    expect(foreign).toHaveLength(110);
    expect(shareOf(foreign, ({ got }) => got === '')).toBeGreaterThanOrEqual(0.75);
    expect(shareOf(foreign, ({ got }) => got.includes('='))).toBeLessThanOrEqual(0.14);
  });

  it('take the values of their dialogues, and what corrects them', () => {
    expect(turns.filter(({ wanted, got }) => wanted !== got)).toEqual([
      { said: 'house control (en): good night', wanted: '', got: 'scene scene=good night' },
    ]);
  });
});

describe('eleven services and counters in six languages, asked for what they nearly do', () => {
  const { asked, turns } = services;

  it('understand most texts that belong to them, with their values', () => {
    const own = asked.filter(({ wanted }) => wanted !== '');
    expect(own).toHaveLength(204);
    expect(shareOf(own, ({ wanted, got }) => intentIn(wanted) === intentIn(got))).toBeGreaterThanOrEqual(
      0.86,
    );
    expect(shareOf(own, ({ wanted, got }) => wanted === withoutPrompt(got))).toBeGreaterThanOrEqual(0.82);
  });

  it('refuse most texts that do not', () => {
    const foreign = asked.filter(({ wanted }) => wanted === '');
    expect(foreign).toHaveLength(156);
    expect(shareOf(foreign, ({ got }) => got === '')).toBeGreaterThanOrEqual(0.85);
    expect(shareOf(foreign, ({ got }) => got.includes('='))).toBeLessThanOrEqual(0.045);
  });

  it('take the values of their dialogues', () => {
    expect(turns).toHaveLength(208);
    expect(shareOf(turns, ({ wanted, got }) => wanted === got)).toBeGreaterThanOrEqual(0.94);
  });
});

describe('five agents for bookings and calls, with corrections while text of any kind is asked for', () => {
  const { asked, turns } = callers;

  it('understand most texts that belong to them, with their values', () => {
    const own = asked.filter(({ wanted }) => wanted !== '');
    expect(own).toHaveLength(75);
    expect(shareOf(own, ({ wanted, got }) => intentIn(wanted) === intentIn(got))).toBeGreaterThanOrEqual(
      0.81,
    );
    expect(shareOf(own, ({ wanted, got }) => wanted === withoutPrompt(got))).toBeGreaterThanOrEqual(0.78);
  });

  it('refuse most texts that do not', () => {
    const foreign = asked.filter(({ wanted }) => wanted === '');
    expect(foreign).toHaveLength(69);
    expect(shareOf(foreign, ({ got }) => got === '')).toBeGreaterThanOrEqual(0.66);
    expect(shareOf(foreign, ({ got }) => got.includes('='))).toBeLessThanOrEqual(0.16);
  });

  it('take the values of their dialogues, and what corrects them', () => {
    expect(turns).toHaveLength(81);
    expect(turns.filter(({ wanted, got }) => wanted !== got)).toEqual([]);
  });
});
