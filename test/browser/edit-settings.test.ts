import { expect } from 'vitest';
import {
  asAdmin,
  asGermanAdmin,
  consoleStories,
  germanPhone,
  scrollToEnd,
} from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';
import { logIn } from '../support/console-world.ts';

const story = consoleStories();

const placeOf = ({ agent }: ConsoleWorld, tab: string): string =>
  `/console/agents/${agent.agentId}/edit/${tab}`;
const partOf = async ({ parley, agent }: ConsoleWorld, part: string) =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}${part}`)).body;

story('settings are changed together, as one change', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, placeOf(world, 'settings'));
  await page.getByLabel('Time zone').fill('Europe/Paris');
  await page.getByLabel('Description').fill('Sells coffee.');
  await page.getByLabel('Matching').selectOption('ml-only');
  await page.getByLabel('Threshold').fill('0.5');
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByLabel('language 2', { exact: true }).fill('fr');
  await expect(await page.locator('main form').ariaSnapshot()).toMatchFileSnapshot(
    'golden/edit-settings.txt',
  );
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  expect(await partOf(world, '')).toMatchObject({
    defaultTimezone: 'Europe/Paris',
    description: 'Sells coffee.',
    matchMode: 'ml-only',
    mlMinConfidence: 0.5,
    languages: expect.arrayContaining(['en', 'fr']),
  });
  await scrollToEnd(visit);
  await expectOpenToAll();
});

story('an agent is exported, deleted after a question, and brought back', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const { name, agentId } = (await world.parley.admin('POST /admin/agents', { name: 'Short-lived' })).body;
  await asAdmin(visit, world, `/console/agents/${agentId}/edit/settings`);
  const export_ = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as zip' }).click();
  expect((await export_).suggestedFilename()).toBe(`${name}.zip`);
  await page.getByRole('button', { name: 'Delete this agent…' }).click();
  await page.getByRole('dialog').getByText('Its tokens stop working').waitFor();
  await expectOpenToAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`${name} was deleted.`).waitFor();
  await expectOpenToAll();
  expect((await world.parley.admin(`GET /admin/agents/${agentId}`)).status).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect((await world.parley.admin(`GET /admin/agents/${agentId}`)).status).toBe(200);
});

story('publishing is turned on after a question, and the draft is published', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, placeOf(world, 'settings'));
  await page.getByRole('button', { name: 'Turn publishing on…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Edits go to a draft.').waitFor();
  const edit = `PATCH /admin/agents/${world.agent.agentId}`;
  const { revision } = (await world.parley.admin(edit, { description: 'A draft.' })).body;
  await page.goto(placeOf(world, 'history'));
  await page.getByRole('button', { name: 'Publish the draft to production…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the draft to production?' });
  await dialog.getByText('settings: description').waitFor();
  await expectOpenToAll();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText(`Revision ${revision} now answers in production.`).waitFor();
  await page.getByRole('button', { name: 'Roll production back…' }).click();
  await page.getByRole('dialog').getByText('settings: description').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await page.getByText('now answers in production.').waitFor();
});

story('secrets of the webhook are written, never shown, and not kept in the browser', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const before = await partOf(world, '/webhook');
  await asAdmin(visit, world, placeOf(world, 'webhook'));
  await page.getByRole('textbox', { name: /^Password/ }).fill('hush-hush');
  await page.getByRole('button', { name: 'Add a header' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('X-Shop-Key');
  await page.getByLabel('secret').last().check();
  await page.getByLabel('Value').last().fill('top-secret');
  await page.getByLabel('Timeout in milliseconds').fill('3000');
  const storage = await page.evaluate('JSON.stringify(Object.entries(localStorage))');
  expect(storage).toContain('X-Shop-Key');
  expect(storage).not.toContain('top-secret');
  expect(storage).not.toContain('hush-hush');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  expect(await partOf(world, '/webhook')).toMatchObject({
    url: before.url,
    hasPassword: true,
    timeoutMs: 3_000,
    secretHeaders: expect.arrayContaining(['X-Shop-Key']),
  });
  await page.reload();
  await page.getByText('A password is set and not shown.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Password/ }).inputValue()).toBe('');
  await expect.poll(() => page.getByLabel('Value').last().inputValue()).toBe('');
  await scrollToEnd(visit);
  await expectOpenToAll();
  // Other fields stay, and so do the secrets.
  await page.getByLabel('Timeout in milliseconds').fill('2000');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  expect(await partOf(world, '/webhook')).toMatchObject({ hasPassword: true, timeoutMs: 2_000 });
});

story('a token is shown once, and revoked after a question', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, placeOf(world, 'tokens'));
  await page.getByLabel('Name').fill('till app');
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByText('It is shown only once.').waitFor();
  await page.getByRole('rowheader', { name: 'till app' }).waitFor();
  await expectOpenToAll();
  const token = (await page.locator('.issued code').textContent()) ?? '';
  const query = { query: 'hello', lang: 'en', sessionId: 'till' };
  expect((await world.parley.send('POST /v1/query?v=20170712', token, query)).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Revoke till app' }).click();
  await expect.poll(() => page.getByText(token).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The token was revoked.').waitFor();
  expect((await world.parley.send('POST /v1/query?v=20170712', token, query)).status).toBe(401);
});

story('masking rules and retention are set', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, placeOf(world, 'privacy'));
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Days').fill('30');
  await expect(await page.locator('main form').ariaSnapshot()).toMatchFileSnapshot('golden/edit-privacy.txt');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  const masking = [{ entity: 'sys.email', as: 'email' }];
  expect(await partOf(world, '/privacy')).toEqual({ masking, retentionDays: 30 });
  await scrollToEnd(visit);
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await partOf(world, '/privacy')).toEqual({ masking: [], retentionDays: 0 });
});

story('a shorter retention is saved after a question that counts the sessions it erases', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, placeOf(world, 'privacy'));
  const before = await partOf(world, '/privacy');
  const days = page.getByLabel('Days');
  await days.fill('2');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  // In three days, each of today's sessions is older.
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await days.fill('1');
  await page.keyboard.press('Control+s');
  const { counts } = await partOf(world, '/sessions?limit=1');
  const dialog = page.getByRole('dialog', { name: `Erase ${counts.sessions} sessions?` });
  await dialog.getByText('Sessions without an event for a day are erased within an hour').waitFor();
  await expectOpenToAll();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Not saved yet.').waitFor();
  expect(await partOf(world, '/privacy')).toEqual({ ...before, retentionDays: 2 });
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Save and erase' }).click();
  await page.getByText(/Saved as revision \d+/).waitFor();
  expect(await partOf(world, '/privacy')).toEqual({ ...before, retentionDays: 1 });
});

story('a viewer reads all of it and is offered no change', async ({ visit, page, world }) => {
  const { body } = await world.parley.admin('POST /admin/tokens', { name: 'Vera', role: 'viewer' });
  await logIn(visit, body.token, placeOf(world, 'history'));
  await page.getByRole('rowheader').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^(Undo|Restore|Publish)/ }).count()).toBe(0);
  for (const tab of ['settings', 'webhook', 'privacy', 'tokens', 'entities/drink']) {
    await page.goto(placeOf(world, tab));
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main h1').count(), { message: tab }).toBe(1);
    await expect
      .poll(() => page.locator('main :is(input, textarea):enabled:not([type=search])').count(), {
        message: tab,
      })
      .toBe(0);
    await expect
      .poll(() => page.getByRole('button', { name: /^(Save|Revoke|Issue|Turn)/ }).count(), { message: tab })
      .toBe(0);
  }
});

story(
  'the forms can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, placeOf(world, 'webhook'));
    for (const tab of ['webhook', 'settings', 'privacy', 'tokens', 'history?from=0&to=1']) {
      await page.goto(placeOf(world, tab));
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectToFit(tab);
      await scrollToEnd(visit);
      await expectOpenToAll();
    }
  },
  germanPhone,
);
