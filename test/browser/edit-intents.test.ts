import { expect } from 'vitest';
import {
  asAdmin,
  asGermanAdmin,
  consoleStories,
  germanPhone,
  scrollToEnd,
} from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';

const story = consoleStories();

const intentsOf = ({ agent }: ConsoleWorld): string => `/console/agents/${agent.agentId}/edit/intents`;
const addressOf = async (world: ConsoleWorld, name: string): Promise<string> =>
  `${intentsOf(world)}/${(await intentNamed(world, name)).id}`;

const intentNamed = async ({ parley, agent }: ConsoleWorld, name: string) =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}/intents/${name}`)).body;

/** Somebody else edits the intent, without the console. */
const editElsewhere = async (world: ConsoleWorld, name: string, fields: object): Promise<void> => {
  const { id, templates, ...intent } = await intentNamed(world, name);
  const line = `PUT /admin/agents/${world.agent.agentId}/intents/${id}`;
  expect((await world.parley.admin(line, { ...intent, ...fields })).status).toBe(200);
};

story('intents are found, added, deleted after a question, and brought back', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, intentsOf(world));
  await page.getByRole('link', { name: 'order-drink', exact: true }).waitFor();
  await expectOpenToAll();
  await page.getByLabel('Find by name or action').fill('order-drink');
  await expect.poll(() => page.getByRole('link', { name: 'show-menu' }).count()).toBe(0);
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

story('what was not saved is there after a reload, is saved, and taken back', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const before = await intentNamed(world, 'ask-wifi');
  await asAdmin(visit, world, await addressOf(world, 'ask-wifi'));
  await page.getByLabel('Action', { exact: true }).fill('welcome.people');
  await page.getByText('Not saved yet.').waitFor();
  await page.reload();
  await page.getByText('Not saved yet.').waitFor();
  await expect.poll(() => page.getByLabel('Action', { exact: true }).inputValue()).toBe('welcome.people');
  await scrollToEnd(visit);
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

story('two editors of one intent keep both of their changes', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
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
  await scrollToEnd(visit);
  await expectOpenToAll();
  await page.getByRole('radio', { name: 'Theirs: theirs' }).check();
  await page.getByRole('button', { name: 'Merge into the form' }).click();
  await expect.poll(() => page.getByLabel('Action', { exact: true }).inputValue()).toBe('theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Saved as revision \d+/).waitFor();
  const after = await intentNamed(world, 'ask-wifi');
  expect(after.responses[0].action).toBe('theirs');
  expect(after.priority).toBe(750_000);
  expect(after.events).toEqual([{ name: 'THEIR_EVENT' }]);
});

story('a phrase is added, annotated, saved and understood, by keyboard alone', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const before = await intentNamed(world, 'show-menu');
  await asAdmin(visit, world, await addressOf(world, 'show-menu'));
  await page.getByLabel('New phrase', { exact: true }).focus();
  await page.keyboard.type('is there any flat white on your blackboard');
  await page.keyboard.press('Enter');
  const added = page.getByRole('button', { name: 'is there any flat white on your blackboard', exact: true });
  await added.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Phrase', { exact: true });
  await field.press('Home');
  for (let step = 0; step < 'is there any '.length; step += 1) await field.press('ArrowRight');
  for (let step = 0; step < 'flat white'.length; step += 1) await field.press('Shift+ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('@drink');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByLabel('Parameter', { exact: true }).inputValue()).toBe('drink');
  await page.getByRole('button', { name: 'Annotate the selection' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Annotations of this phrase' }).getByText('@drink:drink').waitFor();
  await scrollToEnd(visit);
  await expectOpenToAll();
  await expect(await page.locator('form.editor').ariaSnapshot()).toMatchFileSnapshot(
    'golden/edit-intent.txt',
  );
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  const after = await intentNamed(world, 'show-menu');
  expect(after.userSays).toHaveLength(before.userSays.length + 1);
  expect(after.userSays[0].data).toMatchObject([
    { text: 'is there any ' },
    { text: 'flat white', meta: '@drink', alias: 'drink' },
    { text: ' on your blackboard' },
  ]);
  const values = after.responses[0].parameters.map(
    ({ name, value }: { readonly name: string; readonly value: string }) => [name, value],
  );
  expect(values).toContainEqual(['drink', '$drink']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  const drawer = page.getByRole('complementary', { name: 'Try it' });
  await drawer.getByRole('textbox').and(page.locator(':focus')).waitFor();
  const whys = drawer.getByText(/^Why: /);
  // The training of an edit may end a moment after it was saved.
  await expect
    .poll(async () => {
      const answers = await whys.count();
      await page.keyboard.type('is there any mocha on your blackboard');
      await page.keyboard.press('Enter');
      await whys.nth(answers).waitFor();
      return whys.nth(answers).textContent();
    })
    .toContain('show-menu');
});

story('parameters, contexts and replies of each type are edited, and the rest stays', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const unusual = { type: 'simple_response', platform: 'google', textToSpeech: 'Hello' };
  const { responses } = await intentNamed(world, 'opening-hours');
  const messages = [...responses[0].messages, unusual];
  await editElsewhere(world, 'opening-hours', { responses: [{ ...responses[0], messages }] });
  const before = await intentNamed(world, 'opening-hours');
  await asAdmin(visit, world, await addressOf(world, 'opening-hours'));
  await page.getByRole('button', { name: 'Add parameter' }).click();
  await page.getByLabel('Parameter name').last().fill('day');
  await page.getByRole('button', { name: 'Add output context' }).click();
  await page
    .getByLabel(/^Output context \d/)
    .last()
    .fill('hours');
  const add = async (kind: string) => {
    await page.getByRole('combobox', { name: /^Type/ }).selectOption(kind);
    await page.getByRole('button', { name: 'Add reply' }).click();
  };
  await add('Card');
  await page.getByLabel('Title', { exact: true }).last().fill('Open');
  await page.getByRole('button', { name: 'Add button' }).click();
  await page.getByLabel('Text of button 1').fill('Come');
  await add('Quick replies');
  await page.getByLabel('quick reply 1', { exact: true }).fill('yes');
  await page.getByLabel('Platform').last().selectOption('slack');
  await add('Image');
  await page.getByLabel('Address of the image').last().fill('https://example.com/a.png');
  await add('Custom payload');
  await page.getByLabel('Payload (JSON)').fill('{"open": ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is not a JSON object yet').waitFor();
  expect(await intentNamed(world, 'opening-hours')).toEqual(before);
  await page.getByLabel('Payload (JSON)').fill('{"open": true}');
  await scrollToEnd(visit);
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Saved as revision \d+/).waitFor();
  const after = await intentNamed(world, 'opening-hours');
  expect(after.userSays).toEqual(before.userSays);
  const [response] = after.responses;
  expect(response.parameters.at(-1)).toMatchObject({ name: 'day', value: '$day' });
  expect(response.affectedContexts.at(-1)).toEqual({ name: 'hours', lifespan: 5 });
  expect(response.messages.map(({ lang, ...message }: { readonly lang?: string }) => message)).toEqual([
    ...before.responses[0].messages.map(({ lang, ...message }: { readonly lang?: string }) => message),
    { type: 1, title: 'Open', subtitle: '', buttons: [{ text: 'Come', postback: '' }] },
    { type: 2, platform: 'slack', title: '', replies: ['yes'] },
    { type: 3, imageUrl: 'https://example.com/a.png' },
    { type: 4, payload: { open: true } },
  ]);
});

story(
  'intents can be read and edited in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, `${await addressOf(world, 'order-drink')}?lang=de`);
    await page.getByRole('heading', { name: 'order-drink' }).waitFor();
    await page.getByRole('button', { name: 'Speichern' }).waitFor();
    await page.locator('.phrase-words').first().click();
    await page.getByText('Wählen Sie oben Wörter').waitFor();
    await scrollToEnd(visit);
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
