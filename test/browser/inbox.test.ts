import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld, logIn } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

/** A text that is near an order, and one that means nothing to the agent. */
const ORDER = 'put one mocha on the table for my friend';
const NONSENSE = 'do you rent bikes';

const worldWithTexts = async (): Promise<ConsoleWorld> => {
  const world = await consoleWorld();
  await world.talk('wishes', [ORDER, ORDER, ORDER]);
  return world;
};

const story = consoleStories(worldWithTexts);
const inboxOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/inbox`;
const changesOf = async ({ parley, agent }: ConsoleWorld): Promise<number> =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}/changes?limit=500`)).body.changes.length;

story('texts are dismissed, shown again and undone by keyboard alone', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, inboxOf(world));
  const nonsense = page.getByRole('checkbox', { name: NONSENSE });
  await nonsense.waitFor();
  await expectOpenToAll();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot('golden/inbox.txt');
  await page.keyboard.press('j');
  while (!(await nonsense.evaluate((box) => box === box.ownerDocument.activeElement))) {
    await page.keyboard.press('j');
  }
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await expectOpenToAll();
  await page.keyboard.press('d');
  await page.getByText('1 text dismissed.').waitFor();
  await nonsense.waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await page.getByText('Undone.').waitFor();
  await nonsense.waitFor();
});

story('a text becomes a phrase with its value, by keyboard alone, and is taken back', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const before = await changesOf(world);
  await asAdmin(visit, world, inboxOf(world));
  const order = page.getByRole('checkbox', { name: ORDER });
  await order.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Assign 1 text' });
  await dialog.waitFor();
  await page.keyboard.type('order-drink');
  await page.keyboard.press('Tab');
  const phrase = page.getByLabel('Phrase 1');
  await phrase.waitFor();
  await expect.poll(() => phrase.inputValue()).toBe('put one [mocha](drink) on the table for my friend');
  await expectOpenToAll();
  await phrase.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/texts were checked|texts that were checked/).waitFor();
  await expectOpenToAll();
  await expect(await dialog.ariaSnapshot()).toMatchFileSnapshot('golden/inbox-assign.txt');
  expect(await changesOf(world)).toBe(before);
  await phrase.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Added 1 phrase to order-drink.').waitFor();
  await order.waitFor({ state: 'detached' });
  expect(await changesOf(world)).toBe(before + 1);
  await page.keyboard.press('u');
  await page.getByText('Undone.').waitFor();
  await order.waitFor();
});

story('a group is selected as a whole, by keyboard too', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const alike = ['is the blue bicycle garage open', 'is the blue bicycle garage open now'];
  await world.talk('alike', alike);
  await asAdmin(visit, world, inboxOf(world));
  const group = page.getByRole('checkbox', { name: 'Select all 2 of this group' });
  await group.check();
  await page.getByText('2 selected').waitFor();
  for (const name of alike)
    await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
  await expectOpenToAll();
  await page.getByRole('checkbox', { name: alike[0] ?? '', exact: true }).focus();
  await page.keyboard.press('g');
  await page.getByText('0 selected').waitFor();
  await page.keyboard.press('g');
  await page.getByText('2 selected').waitFor();
  await expect.poll(() => group.isChecked()).toBe(true);
});

story('a person corrects the values: what is selected is annotated', async (scene) => {
  const { visit, page, world } = scene;
  await asAdmin(visit, world, inboxOf(world));
  await page.getByRole('checkbox', { name: ORDER }).check();
  await page.getByRole('button', { name: 'Assign…' }).click();
  await page.getByLabel('Intent', { exact: true }).fill('order-drink');
  await page.keyboard.press('Tab');
  const phrase = page.getByLabel('Phrase 1');
  await phrase.waitFor();
  await phrase.fill('put one mocha on the table for my friend');
  await page.getByLabel('Parameter or entity').selectOption('drink');
  // By keyboard, as a person does it: to the word, and over it.
  await phrase.press('Home');
  for (let step = 0; step < 8; step += 1) await phrase.press('ArrowRight');
  for (let step = 0; step < 5; step += 1) await phrase.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Annotate the selection' }).click();
  await expect.poll(() => phrase.inputValue()).toBe('put one [mocha](drink) on the table for my friend');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

story('texts that fit none of the intents become a new one', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, inboxOf(world));
  await page.getByRole('checkbox', { name: NONSENSE }).check();
  await page.getByRole('button', { name: 'Assign…' }).click();
  await page.getByLabel('Intent', { exact: true }).fill('rent-bikes');
  await page.keyboard.press('Tab');
  await page.getByText('The agent has no such intent, so it is created.').waitFor();
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Added 1 phrase to rent-bikes.').waitFor();
  const path = `GET /admin/agents/${world.agent.agentId}/intents/rent-bikes`;
  expect((await world.parley.admin(path)).body.userSays).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect((await world.parley.admin(path)).status).toBe(404);
  await expectOpenToAll();
});

story('a viewer reads the texts, and is offered nothing to do with them', async ({ visit, page, world }) => {
  const { body } = await world.parley.admin('POST /admin/tokens', { name: 'Vera', role: 'viewer' });
  await logIn(visit, body.token, inboxOf(world));
  await page.getByRole('rowheader', { name: 'do you rent bikes' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^(Assign|Dismiss)/ }).count()).toBe(0);
  expect(await page.locator('.inbox input').count()).toBe(0);
});

story('an agent that understood everything says what the inbox is for', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const newAgent = await world.parley.admin('POST /admin/agents', { name: 'Silent' });
  await asAdmin(visit, world, `/console/agents/${newAgent.body.agentId}/inbox`);
  await page.getByText('The inbox is empty').waitFor();
  await expectOpenToAll();
});

story(
  'the inbox can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, inboxOf(world));
    await page.getByRole('checkbox', { name: ORDER }).check();
    await page.getByText('1 ausgewählt').waitFor();
    await expectToFit();
    await expectOpenToAll();
    await page.getByRole('button', { name: 'Zuordnen …' }).click();
    await page.getByLabel('Intent', { exact: true }).fill('order-drink');
    await page.keyboard.press('Tab');
    await page.getByLabel('Satz 1').waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
