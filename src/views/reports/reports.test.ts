import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReportWorld, type ReportWorld } from '../../../test/support/report-world.ts';
import { SESSION_LIFETIME_MS } from '../../kernel/limits/conversation.ts';
import { sessionStream } from '../../session/session-stream.ts';
import type { ReportRow } from './report.ts';

type Heard = {
  readonly at: string;
  readonly session: string;
  readonly language: string;
  readonly isTrigger: boolean;
  readonly intent: string;
  readonly action: string;
  readonly score: number;
};

/** Numbers that look like chance, and are the same each time. */
const chances = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const sayings: readonly (readonly [text: string, lang: string])[] = [
  ['hello', 'en'],
  ['good morning', 'en-US'],
  ['hello howdy', 'en'],
  ['what is the weather like', 'en'],
  ['see you later', 'en'],
  ['plugh xyzzy', 'en'],
  ['guten Tag', 'de'],
  ['frobnicate', 'de'],
];

let world: ReportWorld;
const heard: Heard[] = [];

const take = async (session: string, said: (typeof sayings)[number] | undefined): Promise<void> => {
  const [text = '', lang = 'en'] = said ?? [];
  const at = world.outside.now();
  const trigger = said === undefined ? { ask: { trigger: 'WELCOME', data: {} } } : {};
  const reply = await world.say(session, text, { lang, ...trigger });
  const { language, action, score, intent } = reply;
  const isTrigger = said === undefined;
  heard.push({ at, session, language, isTrigger, intent: intent?.name ?? '', action, score });
};

/** A hundred and fifty turns of a dozen sessions that talk across each other, over some days. */
beforeAll(async () => {
  world = await openReportWorld();
  const pick = chances(7);
  for (let turn = 0; turn < 150; turn += 1) {
    const isTrigger = pick(12) === 0;
    await take(`s${pick(12)}`, isTrigger ? undefined : sayings[pick(sayings.length)]);
    world.outside.pass(pick(40) * 60_000 + 1_000);
  }
});
afterAll(() => world?.close());

const isUnmatched = ({ intent }: Heard): boolean => intent === '' || intent === 'fallback';
const sessionsBegunIn = (turns: readonly Heard[]): readonly string[] => {
  const firsts = new Map<string, Heard>();
  for (const turn of heard) if (!firsts.has(turn.session)) firsts.set(turn.session, turn);
  return [...firsts.values()].filter((first) => turns.includes(first)).map(({ session }) => session);
};

const overviewOf = (turns: readonly Heard[]) => {
  const begun = sessionsBegunIn(turns);
  const unmatched = turns.filter(isUnmatched).length;
  const ofBegun = heard.filter(({ session }) => begun.includes(session)).length;
  return {
    sessions: begun.length,
    turns: turns.length,
    queries: turns.filter(({ isTrigger }) => !isTrigger).length,
    triggers: turns.filter(({ isTrigger }) => isTrigger).length,
    turnsPerSession: begun.length === 0 ? null : Math.round((ofBegun / begun.length) * 100) / 100,
    unmatched,
    unmatchedRate: turns.length === 0 ? null : Math.round((unmatched / turns.length) * 10_000) / 10_000,
  };
};

const tally = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

const told = (
  rows: readonly ReportRow[],
  count: string,
  ...names: readonly string[]
): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [names.map((name) => row[name]).join(' > '), Number(row[count])]));

/** The conversations of each session: one that was silent for its lifetime begins again. */
const conversations = (turns: readonly Heard[]): readonly (readonly Heard[])[] => {
  const all: Heard[][] = [];
  const last = new Map<string, Heard[]>();
  for (const turn of turns) {
    const talk = last.get(turn.session);
    const silentMs = Date.parse(turn.at) - Date.parse(talk?.at(-1)?.at ?? '');
    if (talk !== undefined && silentMs <= SESSION_LIFETIME_MS) talk.push(turn);
    else {
      const begun = [turn];
      all.push(begun);
      last.set(turn.session, begun);
    }
  }
  return all;
};
const nodeOf = ({ intent }: Heard): string => intent || '(unmatched)';

describe('the overview', () => {
  it('counts each day, including days without turns', async () => {
    const rows = await world.rows('overview', { from: '2026-02-27' });
    const days = [...new Set(heard.map(({ at }) => at.slice(0, 10)))];
    expect(days.length).toBeGreaterThan(2);
    expect(rows).toEqual(
      ['2026-02-27', '2026-02-28', ...days].map((interval) => ({
        interval,
        ...overviewOf(heard.filter(({ at }) => at.startsWith(interval))),
      })),
    );
  });

  it.each([
    ['hour', (at: string) => `${at.slice(0, 13)}:00`],
    ['month', (at: string) => at.slice(0, 7)],
    // The first of March 2026 is a Sunday.
    ['week', (at: string) => (at < '2026-03-02' ? '2026-02-23' : '2026-03-02')],
  ] as const)('counts by the %s', async (interval, nameOf) => {
    const rows = await world.rows('overview', { interval });
    for (const { interval: name, ...row } of rows)
      expect(row).toEqual(overviewOf(heard.filter(({ at }) => nameOf(at) === name)));
    expect(rows.reduce((sum, { turns }) => sum + Number(turns), 0)).toBe(heard.length);
  });

  it.each([
    ['2026-03-02', undefined],
    [undefined, '2026-03-03'],
    ['2026-03-02', '2026-03-03'],
    ['2026-03-01T23:00:00.000Z', '2026-03-03T05:00:00Z'],
    ['2026-03-02T03:00:00.000Z', '2026-03-02T09:00:00Z'],
  ])('counts from %s (inclusive) to %s (exclusive)', async (from, to) => {
    const inside = heard.filter(
      ({ at }) => (from === undefined || at >= from) && (to === undefined || at < to),
    );
    expect(inside.length).toBeLessThan(heard.length);
    const request = { interval: 'total', ...(from && { from }), ...(to && { to }) } as const;
    expect(await world.rows('overview', request)).toEqual([overviewOf(inside)]);
  });

  it.each(['en', 'de'])('counts only turns in %s', async (language) => {
    const inside = heard.filter((turn) => turn.language === language);
    expect(await world.rows('overview', { interval: 'total', language })).toEqual([overviewOf(inside)]);
  });

  it('has no rows for an unused language', async () => {
    expect(await world.rows('overview', { language: 'fr' })).toEqual([]);
  });
});

describe('the reports of turns', () => {
  it('count the intents that answered', async () => {
    const intents = heard.map(({ intent }) => intent).filter((name) => name !== '');
    expect(told(await world.rows('intents'), 'matches', 'intent')).toEqual(tally(intents));
  });

  it('count the actions', async () => {
    const actions = heard.map(({ action }) => action).filter((name) => name !== '');
    expect(told(await world.rows('actions'), 'matches', 'action')).toEqual(tally(actions));
  });

  it('group scores by tenths', async () => {
    const scored = heard.filter((turn) => !turn.isTrigger && !isUnmatched(turn));
    const tenth = ({ score }: Heard): string => {
      const from = Math.min(9, Math.floor(score * 10)) / 10;
      return `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`;
    };
    const rows = (await world.rows('scores')).filter(({ matched }) => matched !== 0);
    expect(told(rows, 'matched', 'score')).toEqual(tally(scored.map(tenth)));
  });

  it('show the best score of queries that only a fallback answered', async () => {
    const unmatched: number[] = [];
    for await (const { type, data } of world.store.readAll({ category: 'session' })) {
      const { matchedBy = '', candidates = [] } = data as {
        readonly matchedBy?: string;
        readonly candidates?: readonly { readonly matchedBy: string; readonly score: number }[];
      };
      if (type !== 'NothingMatched' && matchedBy !== 'fallback') continue;
      const near = candidates.filter((one) => one.matchedBy !== 'fallback').map(({ score }) => score);
      if (near.length > 0) unmatched.push(Math.max(...near));
    }
    expect(unmatched.length).toBeGreaterThan(0);
    const counted = (await world.rows('scores')).reduce((sum, row) => sum + Number(row.unmatched), 0);
    expect(counted).toBe(unmatched.length);
  });

  it('follow conversations from intent to intent', async () => {
    const steps = conversations(heard).flatMap((talk) =>
      talk.map((turn, at) => {
        const before = talk[at - 1];
        return `${before === undefined ? '(start)' : nodeOf(before)} > ${nodeOf(turn)}`;
      }),
    );
    expect(told(await world.rows('flow'), 'steps', 'from', 'to')).toEqual(tally(steps));
  });

  it('show where conversations end', async () => {
    const ends = conversations(heard).flatMap((talk) => talk.slice(-1).map(nodeOf));
    expect(told(await world.rows('exits'), 'exits', 'intent')).toEqual(tally(ends));
  });

  it('list the intents that never answered', async () => {
    const rows = await world.rows('coverage');
    expect(rows.filter(({ matches }) => matches === 0).map(({ intent }) => intent)).toEqual([
      'book',
      'never',
    ]);
  });
});

describe('the effects of an erased session', () => {
  it('is in no report after its stream was deleted', async () => {
    const gone = 's3';
    const stream = sessionStream(world.agentId, gone);
    await world.store.delete(stream);
    await world.views.removeStream(stream);
    for (const turn of heard.splice(0)) if (turn.session !== gone) heard.push(turn);
    expect(await world.rows('overview', { interval: 'total' })).toEqual([overviewOf(heard)]);
    const ends = conversations(heard).flatMap((talk) => talk.slice(-1).map(nodeOf));
    expect(told(await world.rows('exits'), 'exits', 'intent')).toEqual(tally(ends));
  });
});
