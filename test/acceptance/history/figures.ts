import { describe, expect, it } from 'vitest';
import {
  actionOf,
  allOf,
  countIn,
  goesOn,
  type HistorySession,
  type Holds,
  intentOf,
  isAsking,
  isUnmatched,
  leftBy,
  one,
  outcomeOf,
  some,
  sum,
  tally,
} from '../../support/history-account.ts';
import type { HistoryWorld } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

type Rows = readonly Answer[];

/** The expected figures of a report from the driver's records, and the same from the report's rows. */
type Question = {
  readonly report: string;
  readonly expectedOf: (sessions: readonly HistorySession[]) => unknown;
  readonly actualOf: (rows: Rows) => unknown;
};

const names = (rows: Rows, name: string, value: string): Record<string, number> =>
  Object.fromEntries(
    rows.filter((row) => row[value] > 0 && row[name] !== '').map((row) => [row[name], row[value]]),
  );
const totalOf = (rows: Rows, column: string): number => sum(rows.map((row) => row[column]));
const turnsIn = (sessions: readonly HistorySession[]): HistorySession => sessions.flat();
const tallyNamed = (list: readonly string[]) => tally(list.filter((name) => name !== ''));

/** A text matched an intent directly, not as an answer to a prompt. */
const isNewlyUnderstood: Holds = (turn, before) =>
  turn.trigger === undefined && !isUnmatched(turn) && !goesOn(turn, before);

const questions: readonly Question[] = [
  {
    report: 'overview',
    expectedOf: (sessions) => ({
      sessions: sessions.length,
      turns: turnsIn(sessions).length,
      triggers: turnsIn(sessions).filter(({ trigger }) => trigger !== undefined).length,
      unmatched: sum(sessions.map((session) => countIn(session, isUnmatched))),
    }),
    actualOf: ([{ sessions, turns, triggers, unmatched }]) => ({ sessions, turns, triggers, unmatched }),
  },
  {
    report: 'scores',
    expectedOf: (sessions) => allOf(sessions, isNewlyUnderstood).length,
    actualOf: (rows) => totalOf(rows, 'matched'),
  },
  {
    report: 'intents',
    expectedOf: (sessions) => tallyNamed(turnsIn(sessions).map(intentOf)),
    actualOf: (rows) => names(rows, 'intent', 'matches'),
  },
  {
    report: 'actions',
    expectedOf: (sessions) => tallyNamed(turnsIn(sessions).map(actionOf)),
    actualOf: (rows) => names(rows, 'action', 'matches'),
  },
  {
    report: 'flow',
    expectedOf: (sessions) =>
      tallyNamed(sessions.flatMap(([first]) => (first === undefined ? [] : [intentOf(first)]))),
    actualOf: (rows) =>
      names(
        rows.filter(({ from, to }) => from === '(start)' && !/^\(/.test(to)),
        'to',
        'steps',
      ),
  },
  {
    report: 'exits',
    expectedOf: (sessions) => tallyNamed(sessions.flatMap((session) => session.slice(-1).map(intentOf))),
    actualOf: (rows) =>
      names(
        rows.filter(({ intent }) => !/^\(/.test(intent)),
        'intent',
        'exits',
      ),
  },
  {
    report: 'slots',
    expectedOf: (sessions) => ({
      prompts: turnsIn(sessions).filter(isAsking).length,
      abandoned: sum(sessions.map((session) => countIn(session, leftBy))),
      open: sessions.filter((session) => session.slice(-1).some(isAsking)).length,
    }),
    actualOf: (rows) => ({
      prompts: totalOf(rows, 'prompts'),
      abandoned: totalOf(rows, 'abandoned'),
      open: totalOf(rows, 'open'),
    }),
  },
  {
    report: 'contexts',
    expectedOf: (sessions) => turnsIn(sessions).filter(({ call }) => call?.mood === 'sets_context').length,
    actualOf: (rows) =>
      totalOf(
        rows.filter(({ context }) => context === 'noted'),
        'byWebhook',
      ),
  },
  {
    report: 'webhooks',
    expectedOf: (sessions) => {
      const { replied = 0, ...failures } = tallyNamed(turnsIn(sessions).map(outcomeOf));
      return { http_status: 0, empty: 0, unreadable: 0, replied, ...failures };
    },
    actualOf: (rows) => {
      const [
        { replied, http_status, empty, unreadable } = { replied: 0, http_status: 0, empty: 0, unreadable: 0 },
      ] = rows.filter(({ intent }) => intent === '(all)');
      return { replied, http_status, empty, unreadable };
    },
  },
  {
    report: 'replies',
    expectedOf: (sessions) => ({
      webhook: turnsIn(sessions).filter((turn) => outcomeOf(turn) === 'replied').length,
      prompt: turnsIn(sessions).filter(isAsking).length,
    }),
    actualOf: (rows) => {
      const by = (speaker: string) =>
        totalOf(
          rows.filter((row) => row.speaker === speaker),
          'said',
        );
      return { webhook: by('webhook'), prompt: by('prompt') };
    },
  },
  {
    report: 'statechart',
    expectedOf: (sessions) => ({
      prompting: turnsIn(sessions).filter(isAsking).length,
      listening: turnsIn(sessions).filter((turn) => !isAsking(turn)).length,
      calling: turnsIn(sessions).filter(({ call }) => call !== undefined).length,
      followingUp: 0,
    }),
    actualOf: (rows) => {
      const times = (state: string) =>
        rows.find(({ kind, from }) => kind === 'state' && from === state)?.times;
      return {
        prompting: times('prompting'),
        listening: times('listening'),
        calling: times('calling'),
        followingUp: times('followingUp'),
      };
    },
  },
  {
    report: 'coverage',
    expectedOf: (sessions) => tallyNamed(turnsIn(sessions).map(intentOf)),
    actualOf: (rows) => names(rows, 'intent', 'matches'),
  },
];

export const describeFigures = (world: () => HistoryWorld): void => {
  describe('reports', () => {
    it.each(questions.map((question) => [question.report, question] as const))(
      "have for %s the driver's values: as JSON, CSV and a table with bars",
      async (report, { expectedOf, actualOf }) => {
        const { history, sessionsOf, get, text, cli } = world();
        for (const { agentId } of history.agents) {
          const path = `/admin/agents/${agentId}/analytics/${report}?interval=total`;
          const answer = await get(path);
          const expected = expectedOf([...sessionsOf(agentId).values()]);
          expect({ agentId, actual: actualOf(answer.rows) }).toEqual({ agentId, actual: expected });
          expect(answer.isUpToDate).toBe(true);
          const words = ['analytics', report, '--agent', agentId, '--interval', 'total'];
          expect((await cli([...words, '--json'])).json()).toEqual(answer);
          const csv = await text(path, 'text/csv');
          expect(csv.trimEnd().split(/\r?\n/)).toHaveLength(answer.rows.length + 1);
          expect((await cli([...words, '--csv'])).out).toBe(csv);
          const { out } = await cli(words);
          if (answer.rows.some((row: Answer) => row[answer.bar] > 0)) expect(out).toMatch(/[█▏▎▍▌▋▊▉]/);
        }
      },
    );

    it('can be grouped by hour, limited to a period and filtered by language', async () => {
      const { history, turnsOf, get, cli } = world();
      for (const { agentId, languages } of history.agents) {
        const path = `/admin/agents/${agentId}/analytics/overview`;
        const { rows } = await get(
          `${path}?interval=hour&from=${new Date(Date.now() - 86_400_000).toISOString()}`,
        );
        expect(totalOf(rows, 'turns')).toBe(turnsOf(agentId).length);
        expect((await get(`${path}?interval=total&to=2001-01-01`)).rows).toMatchObject([{ turns: 0 }]);
        for (const lang of languages) {
          const words = ['analytics', 'overview', '--agent', agentId, '--interval', 'total', '--lang', lang];
          const spoken = turnsOf(agentId).filter((turn) => turn.lang === lang).length;
          expect((await cli([...words, '--since', '7d', '--json'])).json().rows).toMatchObject([
            { turns: spoken },
          ]);
        }
      }
    });

    it('list the training phrases that no query used', async () => {
      const { history, sessionsOf, get, cli } = world();
      const { agentId } = one(history.agents);
      const { rows } = await get(`/admin/agents/${agentId}/analytics/phrases?interval=total`);
      const plain = rows.filter(({ phrase }: Answer) => !phrase.includes('@'));
      expect(plain.length).toBeGreaterThan(0);
      for (const { phrase, intent, matches } of plain) {
        const alike = (text: string) =>
          text
            .toLowerCase()
            .replace(/[^a-z ]/g, '')
            .trim();
        const said = allOf(
          sessionsOf(agentId).values(),
          (turn, before) => alike(turn.text) === alike(phrase) && isNewlyUnderstood(turn, before),
        ).filter((turn) => intentOf(turn) === intent);
        expect({ phrase, matches }).toEqual({ phrase, matches: said.length });
      }
      const listed = await cli(['analytics', 'phrases', '--agent', agentId, '--interval', 'total', '--json']);
      expect(listed.json().rows).toEqual(rows);
    });

    it('include percentiles of webhook durations', async () => {
      const { history, get } = world();
      for (const { agentId } of history.agents) {
        const { rows } = await get(`/admin/agents/${agentId}/analytics/webhooks?interval=total`);
        for (const { p50Ms, p90Ms, p95Ms, p99Ms, maxMs } of some<Answer>(rows)) {
          const times = [p50Ms, p90Ms, p95Ms, p99Ms, maxMs];
          expect(times[0]).toBeGreaterThan(0);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
      }
    });

    it('are listed with descriptions', async () => {
      const { history, get, cli } = world();
      const { agentId } = one(history.agents);
      const catalogue = await get(`/admin/agents/${agentId}/analytics`);
      const listed: readonly string[] = catalogue.reports.map(({ name }: Answer) => name);
      expect(listed).toEqual(expect.arrayContaining(questions.map(({ report }) => report)));
      expect((await cli(['analytics', '--agent', agentId, '--json'])).json()).toEqual(catalogue);
    });
  });
};
