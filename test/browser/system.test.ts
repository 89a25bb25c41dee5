import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import { logIn } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();

story('the system shows its store, projections and metrics, and checks the record', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world);
  await page.getByRole('link', { name: 'System' }).click();
  await page.getByText('The store is available').waitFor();
  await page.getByRole('row', { name: /^sessions up to date/ }).waitFor();
  await page.getByRole('rowheader', { name: 'parley_turns_total' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Replay all sessions' }).click();
  await page.getByText('2 sessions with 8 turns: every reply follows.').waitFor();
  await page.getByRole('button', { name: 'Verify the record' }).click();
  await page.getByText(/^Intact: /).waitFor();
  const checks = await page.getByRole('region', { name: 'Checks' }).ariaSnapshot();
  await expect(checks.replace(/Intact: \d+/, 'Intact: N')).toMatchFileSnapshot('golden/system-checks.txt');
  await page.getByRole('button', { name: 'Rebuild: sessions', exact: true }).click();
  await page.getByRole('row', { name: /^sessions up to date/ }).waitFor();
  await expectOpenToAll();
});

story('a session is erased after a preview and a yes, and the proof is shown', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await world.talk('private', ['hello', 'thanks']);
  await asAdmin(visit, world, '/console/system');
  await page.getByLabel('Id of the session').fill('no such session');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('There is no such session').waitFor();
  await page.getByLabel('Id of the session').fill('private');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText(/^This erases 1 session with \d+ events/).waitFor();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('dialog', { name: 'Erase this permanently?' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Erased and verified').waitFor();
  await page.getByRole('rowheader', { name: 'streams' }).waitFor();
  await expectOpenToAll();
  const gone = await world.parley.admin(`GET /admin/agents/${world.agent.agentId}/sessions/private`);
  expect(gone.status).toBe(404);
});

story('the last hour of the server is drawn, and a server that has just started says so', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const point = (minute: number, failures: number) => ({
    at: `2026-03-02T12:${minute}:00.000Z`,
    turnsPerSecond: minute / 10,
    serverErrors: 0,
    failures,
    latencyMs: failures > 0 ? null : { p50: 4, p95: 9.5, p99: 1_200 },
    loopBlockMs: 12.5,
    waitingTurns: 3,
    hotSessions: 2,
    memoryBytes: 98_000_000,
  });
  let points = [point(10, 0)];
  await page.route('**/admin/metrics/recent', (route) =>
    route.fulfill({ json: { stepMs: 15_000, points, loopBlocksMs: [] } }),
  );
  await asAdmin(visit, world, '/console/system');
  await page.getByText('It records a value every 15 s.').waitFor();
  points = [point(10, 0), point(11, 2), point(12, 0)];
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('img', { name: 'Turns per second. Now: Turns per second: 1.2' }).waitFor();
  await page.getByRole('img', { name: /p50: 4 ms, p95: 9.5 ms, p99: 1.2 s$/ }).waitFor();
  await page.getByRole('img', { name: 'Memory. Now: Memory: 98 MB' }).waitFor();
  await expectOpenToAll();
});

story('a backup is made after a yes, shows its progress, and is listed', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const backup = {
    name: 'parley-2026-03-02T12-00-00.000Z',
    bytes: 4_200_000,
    parley: '0.1.0',
    madeAt: '2026-03-02T12:00:00.000Z',
    events: 1_234,
    streams: 5,
    sha256: 'c'.repeat(64),
    hasSecretKey: true,
  };
  let backups: readonly object[] = [];
  await asAdmin(visit, world, '/console/system');
  await page.getByText('the store is in memory').waitFor();
  // The store of these stories cannot be backed up; the acceptance tests make real backups.
  await page.route('**/admin/backups', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { isRunning: false, backups } });
    backups = [backup];
    return route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify({ backup })}\n` });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Make a backup…' }).click();
  await page.getByRole('dialog', { name: 'Make a backup now?' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Make backup' }).click();
  await page.getByRole('row', { name: /4\.2 MB 1,234 same events as the store included$/ }).waitFor();
  await expect(
    steady(await page.getByRole('region', { name: 'Backups' }).ariaSnapshot()),
  ).toMatchFileSnapshot('golden/system-backups.txt');
  await expectOpenToAll();
});

story('a person gets access, and loses it after a question', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, '/console/system');
  const section = page.getByRole('region', { name: 'Access' });
  await section.getByLabel('Person').fill('Edith');
  await section.getByLabel('Role').selectOption('editor');
  await section.getByRole('button', { name: 'Grant access' }).click();
  const token = (await section.locator('code').textContent()) ?? '';
  await section.getByRole('row', { name: /^Edith editor/ }).waitFor();
  expect((await world.parley.send('GET /admin/whoami', token)).body).toMatchObject({ name: 'Edith' });
  await expectOpenToAll();
  await section.getByRole('button', { name: 'Revoke the access of Edith' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await section.getByText('Edith has no access any more.').waitFor();
  expect((await world.parley.send('GET /admin/whoami', token)).status).toBe(401);
});

story('a viewer is offered nothing that changes the system', async ({ visit, page, world }) => {
  const { body: viewer } = await world.parley.admin('POST /admin/tokens', { role: 'viewer', name: 'Vera' });
  await logIn(visit, viewer.token, '/console/system');
  await page.getByRole('row', { name: /^sessions/ }).waitFor();
  await page.getByRole('link', { name: 'System' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Rebuild/ }).count()).toBe(0);
  await expect.poll(() => page.getByLabel('Id of the session').count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: 'Access' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Replay all sessions' }).click();
  await page.getByText('every reply follows').waitFor();
});

story(
  'the system can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, '/console/system');
    await page.getByRole('row', { name: /^sessions aktuell/ }).waitFor();
    await page.getByRole('rowheader', { name: 'parley_turns_total' }).waitFor();
    await page.getByText('Eine Sitzung löschen').waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
