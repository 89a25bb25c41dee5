import { afterEach, expect, it } from 'vitest';
import { openReportWorld, type ReportWorld } from '../../../test/support/report-world.ts';

let world: ReportWorld;
afterEach(() => world?.close());

it('compares the revisions of an agent in its environments, and filters every report by them', async () => {
  world = await openReportWorld();
  const { publishing } = world.desks;
  const options = { actor: 'admin', dryRun: false, edit: {} } as const;
  const { environments } = await publishing.switch(world.agentId, true, options);
  const [first] = environments?.values() ?? [];
  for (const text of ['hello', 'plugh xyzzy']) await world.say('anna', text);
  const { revision } = await world.desks.agents.change(
    world.agentId,
    { type: 'ChangeSettings', changes: { description: 'second' } },
    'admin',
  );
  await publishing.publish(world.agentId, { revision }, options);
  await world.say('anna', 'hello');
  await world.say('ben', 'hello');

  const rows = await world.rows('revisions');
  expect(rows).toMatchObject([
    { environment: 'production', revision: String(revision), sessions: 1, turns: 2, unmatched: 0 },
    { environment: 'production', revision: String(first?.revision), sessions: 1, turns: 2, unmatched: 1 },
  ]);
  expect(await world.rows('overview', { revision })).toMatchObject([{ sessions: 1, turns: 2 }]);
  expect(await world.rows('exits', { revision })).toMatchObject([{ intent: 'greet', exits: 2 }]);
  expect(await world.rows('overview', { environment: 'staging' })).toEqual([]);
});
