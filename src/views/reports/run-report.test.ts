import { describe, expect, it } from 'vitest';
import { emptyAgent } from '../../agent/evolve.ts';
import { REPORT_ROWS_AT_A_TIME, REPORT_ROWS_MAX } from '../../kernel/limits/reports.ts';
import { replies } from './reply-reports.ts';
import type { Figure } from './report.ts';
import { inTurns } from './run-report.ts';

/** What is done between two pauses blocks all other requests. */
describe('the rows of a report', () => {
  const made = (count: number) => {
    let read = 0;
    function* rows() {
      for (let at = 0; at < count; at += 1) {
        read += 1;
        yield { intent: `i${at}` };
      }
    }
    return { rows: rows(), read: () => read };
  };

  it('are made some at a time', async () => {
    let pauses = 0;
    const rows = await inTurns(made(5 * REPORT_ROWS_AT_A_TIME).rows, async () => {
      pauses += 1;
    });
    expect([rows.length, pauses]).toEqual([5 * REPORT_ROWS_AT_A_TIME, 5]);
  });

  it('are not made beyond the most that a report has, but one to know that there are more', async () => {
    const { rows, read } = made(REPORT_ROWS_MAX + 500);
    await inTurns(rows, async () => undefined);
    expect(read()).toBe(REPORT_ROWS_MAX + 1);
  });

  it('of replies sum the variants of an intent when its rows are read', () => {
    const summed: string[] = [];
    const figure = (subject: string, id: string): Figure => ({
      language: 'en',
      environment: '',
      revision: '1',
      details: subject === 'reply' ? [id, `name of ${id}`] : [id],
      get counts() {
        if (subject === 'variant') summed.push(id);
        return subject === 'reply' ? { intent: 1 } : { 'chance 7': 1 };
      },
    });
    const figures = (subject: string) => [figure(subject, 'a'), figure(subject, 'b')];
    const around = { agent: emptyAgent('x'), language: undefined, at: '2026-01-01T00:00:00.000Z' };
    const rows = replies.rows(figures, around)[Symbol.iterator]();
    expect(rows.next().value).toMatchObject({ intentId: 'a', said: 1 });
    expect(summed).toEqual(['a']);
    expect(rows.next().value).toMatchObject({ intentId: 'b', said: 1 });
    expect(summed).toEqual(['a', 'b']);
  });
});
