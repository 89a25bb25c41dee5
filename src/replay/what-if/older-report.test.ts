import { expect, it } from 'vitest';
import { reportOfToday, type SavedReport } from './older-report.ts';

const brief = {
  action: '',
  score: 1,
  parameters: {},
  contexts: [],
  fulfillment: { speech: '', messages: [] },
};
const change = (turn: number) => ({
  sessionId: 's',
  turn,
  turnId: `t${turn}`,
  receivedAt: '2026-03-02T12:00:00.000Z',
  query: 'two mochas',
  cause: 'intent' as const,
  hypothetical: turn > 1,
  webhookUnrecorded: false,
  path: 'intent',
  recorded: { ...brief, intent: 'fallback' },
  instead: { ...brief, intent: 'order' },
});
const older: SavedReport = {
  sessions: 1,
  turns: 4,
  changed: 2,
  share: 0.5,
  hypothetical: 0,
  refused: 0,
  webhooksUnrecorded: 0,
  groups: [{ cause: 'intent', turns: 2, changes: [change(1), { ...change(1), turn: 2 }] }],
};

it('groups the equal changes of a report that an earlier version saved', () => {
  const { groups, hypotheticalTurns } = reportOfToday({ ...older, hypothetical: 1 });
  expect(groups[0]?.alike).toMatchObject([{ turns: 2, example: { turn: 1 } }]);
  expect(hypotheticalTurns).toBe(1);
});

it('does not change a current report', () => {
  const today = reportOfToday(older);
  expect(reportOfToday({ ...today, hypotheticalTurns: 3 })).toEqual({ ...today, hypotheticalTurns: 3 });
});
