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

story('changes are compared, undone and restored after a preview', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
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
