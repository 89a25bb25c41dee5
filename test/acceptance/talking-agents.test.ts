/**
 * Ten small agents over HTTP, with whole dialogues. The shares are floors under what was measured: a change
 * that understands fewer texts, refuses fewer, or leaves more dialogues wrong, fails here.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TalkingAgent, talkingAgents } from '../robustness/data/talking-agents.ts';
import { type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { exportOf } from '../support/talking-export.ts';

/** What a person said and what came of it: the intent, its values and what the agent asks for. */
type Outcome = { readonly said: string; readonly wanted: string; readonly got: string };

const OWN = 0.87;
const WHOLE = 0.84;
const REFUSED = 0.77;
const INVENTED = 0.08;
const DIALOGUES = 0.97;

let parley: Parley;
const asked: Outcome[] = [];
const turns: Outcome[] = [];

const textOf = (value: Answer): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (value === null || typeof value !== 'object') return String(value ?? '');
  return 'amount' in value ? `${value.amount} ${value.unit ?? value.currency}` : JSON.stringify(value);
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

const converse = async (agent: TalkingAgent): Promise<void> => {
  const imported = await parley.import(exportOf(agent));
  const client = imported.clientIn(agent.language ?? 'en');
  let sessions = 0;
  for (const [said, wanted] of Object.entries(agent.asks)) {
    sessions += 1;
    const got = stateOf(await client.text(said, { sessionId: `asks-${sessions}` }));
    asked.push({ said: `${agent.name}: ${said}`, wanted: comparable(wanted), got: comparable(got) });
  }
  for (const talk of agent.talks) {
    sessions += 1;
    for (const [said, wanted] of talk) {
      const answer = await client.text(said, { sessionId: `talk-${sessions}` });
      const got = wanted === '-' && !answer.result.actionIncomplete ? '-' : stateOf(answer);
      turns.push({ said: `${agent.name}: ${said}`, wanted: comparable(wanted), got: comparable(got) });
    }
  }
};

beforeAll(async () => {
  parley = await startParley();
  for (const agent of talkingAgents) await converse(agent);
}, 120_000);
afterAll(() => parley.stop());

const intentIn = (state: string): string => state.split(' ')[0] ?? '';
const shareOf = (all: readonly Outcome[], fits: (outcome: Outcome) => boolean): number =>
  all.filter(fits).length / all.length;
/** The texts without what the agent asks for, which a first text may leave open. */
const withoutPrompt = (state: string): string => state.replace(/ \?\w+/, '');

describe('ten agents that ask for values', () => {
  it('understand texts that belong to them, with their values', () => {
    const own = asked.filter(({ wanted }) => wanted !== '');
    expect(own).toHaveLength(150);
    expect(shareOf(own, ({ wanted, got }) => intentIn(wanted) === intentIn(got))).toBeGreaterThanOrEqual(OWN);
    expect(shareOf(own, ({ wanted, got }) => wanted === withoutPrompt(got))).toBeGreaterThanOrEqual(WHOLE);
  });

  it('refuse texts that do not, and hardly ever take a value from them', () => {
    const foreign = asked.filter(({ wanted }) => wanted === '');
    expect(foreign).toHaveLength(150);
    expect(shareOf(foreign, ({ got }) => got === '')).toBeGreaterThanOrEqual(REFUSED);
    expect(shareOf(foreign, ({ got }) => got.includes('='))).toBeLessThanOrEqual(INVENTED);
  });

  it('take the values of their dialogues', () => {
    expect(shareOf(turns, ({ wanted, got }) => wanted === got)).toBeGreaterThanOrEqual(DIALOGUES);
  });
});
