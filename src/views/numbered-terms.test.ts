import { expect, it } from 'vitest';
import { NAME_PAGES_AT_A_TIME } from '../kernel/limits/reports.ts';
import type { ViewRange } from '../kernel/view-store.ts';
import { memoryViewStore } from '../store/memory/memory-view-store.ts';
import { allNames, nameRows } from './numbered-terms.ts';

const VIEW = 'sessions';
const SESSIONS = 50_000;

it('reads the names of 50,000 sessions a few pages at a time, and lets other requests run in between', async () => {
  const views = memoryViewStore();
  const namings = Array.from({ length: SESSIONS }, (_, number) => ({
    agentId: 'a',
    number,
    name: `s${number}`,
  }));
  const others = [{ agentId: 'b', number: 0, name: 'of another agent' }];
  const rows = await nameRows((keys) => views.get(VIEW, keys), [...namings, ...others]);
  await views.save(VIEW, rows, { from: undefined, to: 0 });
  const lengths: number[] = [];
  const range = async (wanted: ViewRange) => {
    const some = await views.range(VIEW, wanted);
    lengths.push(some.length);
    return some;
  };
  let turnsOfOthers = 0;
  let isOver = false;
  const other = (): void => {
    turnsOfOthers += 1;
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);

  let names = 0;
  for await (const { number, name } of allNames({ range }, 'a')) {
    expect(name).toBe(`s${number}`);
    names += 1;
  }
  isOver = true;

  expect(names).toBe(SESSIONS);
  expect(Math.max(...lengths)).toBe(NAME_PAGES_AT_A_TIME);
  expect(turnsOfOthers).toBeGreaterThanOrEqual(lengths.length - 1);
});
