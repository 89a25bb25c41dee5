import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld } from '../support/console-world.ts';

/** Two people change the agent. */
const worldWithChanges = async (): Promise<ConsoleWorld> => {
  const world = await consoleWorld();
  const { parley, agent } = world;
  const path = `/admin/agents/${agent.agentId}`;
  await parley.admin(`POST ${path}/intents/ask-wifi/phrases`, { add: ['is there an internet'], remove: [] });
  await parley.admin(`PATCH ${path}`, { description: 'Sells coffee.' });
  return world;
};

const story = consoleStories(worldWithChanges);

const historyOf = ({ agent }: ConsoleWorld): string => `/console/agents/${agent.agentId}/edit/history`;
const descriptionOf = async ({ parley, agent }: ConsoleWorld): Promise<string> =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}`)).body.description;

story('changes are compared, undone and restored after a preview', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, historyOf(world));
  const edited = page.getByRole('row').filter({ hasText: 'settings: description' });
  const taught = page.getByRole('row').filter({ hasText: 'intent ask-wifi' });
  await expectOpenToAll();
  await taught.getByRole('link').click();
  await page.getByText('+ is there an internet').waitFor();
  await expectOpenToAll();
  await expect(await page.locator('.diff').ariaSnapshot()).toMatchFileSnapshot('golden/edit-diff.txt');
  await edited.getByRole('button', { name: /^Undo the change/ }).click();
  await page.getByRole('dialog').getByText('settings: description').waitFor();
  await expectOpenToAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/Change \d+ is undone/).waitFor();
  expect(await descriptionOf(world)).not.toBe('Sells coffee.');
  await edited
    .last()
    .getByRole('button', { name: /^Restore revision/ })
    .click();
  await page.getByRole('dialog').getByText('settings: description').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText(/Revision \d+ is restored/).waitFor();
  expect(await descriptionOf(world)).toBe('Sells coffee.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone.').waitFor();
  expect(await descriptionOf(world)).not.toBe('Sells coffee.');
});

story('the page of a part lists its own changes, which are compared and undone there', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const { parley, agent } = world;
  const path = `/admin/agents/${agent.agentId}`;
  await parley.admin(`POST ${path}/intents/ask-wifi/phrases`, { add: ['is the web here'], remove: [] });
  await asAdmin(visit, world, `/console/agents/${agent.agentId}/edit/intents/ask-wifi`);
  await page.getByRole('button', { name: 'is the web here', exact: true }).waitFor();
  await page.getByText('History of this page').click();
  const rows = page.locator('.part-history tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  expect((await rows.allTextContents()).filter((row) => !row.includes('ask-wifi'))).toEqual([]);
  expect(await page.getByRole('button', { name: /^Restore/ }).count()).toBe(0);
  await expectOpenToAll();
  await rows
    .first()
    .getByRole('button', { name: /^Undo the change/ })
    .click();
  await page.getByRole('dialog').getByText('intent ask-wifi').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/Change \d+ is undone/).waitFor();
  await page.getByRole('button', { name: 'is the web here', exact: true }).waitFor({ state: 'detached' });
  await rows.last().getByRole('link').click();
  await page.getByText('+ is there an internet').waitFor();
  for (const tab of ['settings', 'webhook']) {
    await page.goto(`/console/agents/${agent.agentId}/edit/${tab}`);
    await page.getByText('History of this page').click();
    await page
      .getByText(tab === 'settings' ? 'settings: description' : 'settings: webhook')
      .first()
      .waitFor();
  }
});
