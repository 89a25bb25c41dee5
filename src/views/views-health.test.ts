import { expect, it } from 'vitest';
import { type RemadeViews, viewsHealth } from './views-health.ts';

it('counts the views that are up to date, and reports each rebuild once', () => {
  const reports: RemadeViews[] = [];
  const { seen, health } = viewsHealth((remade) => reports.push(remade));
  expect(health()).toBeUndefined();
  const reason = 'the event store ends at 3, before event 7 of the view';
  const views = [
    { name: 'inbox', state: 'catching_up', remade: reason },
    { name: 'sessions', state: 'live' },
    { name: 'unmatched', state: 'catching_up', remade: reason },
  ] as const;
  seen(views);
  seen(views);
  expect(health()).toEqual({ total: 3, live: 1, remade: reason });
  expect(reports).toEqual([{ reason, projections: ['inbox', 'unmatched'] }]);
});
