import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';

const story = consoleStories();

const intentsOf = ({ agent }: ConsoleWorld): string => `/console/agents/${agent.agentId}/edit/intents`;
const addressOf = async (world: ConsoleWorld, name: string): Promise<string> =>
  `${intentsOf(world)}/${(await intentNamed(world, name)).id}`;

const intentNamed = async ({ parley, agent }: ConsoleWorld, name: string) =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}/intents/${name}`)).body;

/** At the end of a page its bar covers nothing that could be a target. */
const END = 'scrollTo(0, document.documentElement.scrollHeight)';

/** Somebody else edits the intent, without the console. */
const editElsewhere = async (world: ConsoleWorld, name: string, fields: object): Promise<void> => {
  const { id, templates, ...intent } = await intentNamed(world, name);
  const line = `PUT /admin/agents/${world.agent.agentId}/intents/${id}`;
  expect((await world.parley.admin(line, { ...intent, ...fields })).status).toBe(200);
};

story('intents are found, added, deleted after a question, and brought back', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
  await asAdmin(visit, world, intentsOf(world));
  await page.getByRole('link', { name: 'order-drink', exact: true }).waitFor();
  await expectOpenToAll();
  await page.getByLabel('Find by name or action').fill('order-drink');
  expect(await page.getByRole('link', { name: 'show-menu' }).count()).toBe(0);
  await page.getByLabel('New intent').fill('rent-bikes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'rent-bikes' }).waitFor();
  await page.getByRole('link', { name: 'Intents' }).first().click();
  await page.getByLabel('New intent').fill('rent-bikes');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('The agent already has an intent rent-bikes.').waitFor();
  await page.getByRole('button', { name: 'Delete rent-bikes' }).click();
  await page.getByRole('dialog', { name: 'Delete the intent rent-bikes?' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('rent-bikes was deleted.').waitFor();
  await page.getByRole('link', { name: 'rent-bikes' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'rent-bikes' }).waitFor();
});

story('what was not saved is there after a reload, is saved, and taken back', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
  const before = await intentNamed(world, 'ask-wifi');
  await asAdmin(visit, world, await addressOf(world, 'ask-wifi'));
  await page.getByLabel('Action', { exact: true }).fill('welcome.people');
  await page.getByText('Not saved yet.').waitFor();
  await page.reload();
  await page.getByText('Not saved yet.').waitFor();
  expect(await page.getByLabel('Action', { exact: true }).inputValue()).toBe('welcome.people');
  await page.evaluate(END);
  await expectOpenToAll();
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  const { id: _, ...after } = await intentNamed(world, 'ask-wifi');
  const [response] = before.responses;
  expect(after).toEqual({
    ...before,
    id: undefined,
    responses: [{ ...response, action: 'welcome.people' }],
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await intentNamed(world, 'ask-wifi')).toEqual(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Nothing was changed.').waitFor();
});

story('two editors of one intent keep both of their changes', async (told) => {
  const { visit, page, world, expectOpenToAll } = told;
  await asAdmin(visit, world, await addressOf(world, 'ask-wifi'));
  await page.getByLabel('Action', { exact: true }).fill('mine');
  await page.getByRole('spinbutton', { name: 'Priority' }).fill('750000');
  const [response] = (await intentNamed(world, 'ask-wifi')).responses;
  await editElsewhere(world, 'ask-wifi', {
    responses: [{ ...response, action: 'theirs' }],
    events: [{ name: 'THEIR_EVENT' }],
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Somebody else changed this' }).waitFor();
  await page.getByText('You both changed one field.').waitFor();
  await page.getByText('admin: ').waitFor();
  await page.evaluate(END);
  await expectOpenToAll();
  await page.getByRole('radio', { name: 'Theirs: theirs' }).check();
  await page.getByRole('button', { name: 'Merge into the form' }).click();
  expect(await page.getByLabel('Action', { exact: true }).inputValue()).toBe('theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Saved as revision \d+/).waitFor();
  const after = await intentNamed(world, 'ask-wifi');
  expect(after.responses[0].action).toBe('theirs');
  expect(after.priority).toBe(750_000);
  expect(after.events).toEqual([{ name: 'THEIR_EVENT' }]);
});
