import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();
const sessionsOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/sessions`;

story('the agent is tried beside any page, by keyboard, and each reply has its why', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, sessionsOf(world));
  await page.getByText('2 sessions').waitFor();
  await page.keyboard.press('e');
  const drawer = page.getByRole('complementary', { name: 'Try it' });
  await drawer.getByText('is not recorded').waitFor();
  await expectOpenToAll();
  // The field has the focus.
  for (const line of ['a large cappuccino please', 'Ann']) {
    await drawer.getByRole('textbox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await drawer.getByRole('article', { name: line }).waitFor();
  }
  const last = drawer.getByRole('article', { name: 'Ann' });
  await last.getByText('Why: order-drink').click();
  await last.getByText('from the answer to a question').waitFor();
  // The reply is left out, because its variant is chosen at random.
  const why = steady(await last.getByRole('group').first().ariaSnapshot());
  await expect(why).toMatchFileSnapshot('golden/try.txt');
  await expectOpenToAll();
  await page.getByRole('link', { name: 'Calls' }).click();
  await page.getByText('This agent has called no webhook yet').waitFor();
  await expect.poll(() => drawer.getByRole('article').count()).toBe(2);
  await drawer.getByRole('button', { name: 'Start again' }).click();
  await drawer.getByText('is not recorded').waitFor();
  await drawer.getByRole('textbox').press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.goto(sessionsOf(world));
  await page.getByText('2 sessions').waitFor();
});

story('a reply shows the evidence for and against each intent', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, sessionsOf(world));
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('complementary', { name: 'Try it' });
  await drawer.getByLabel('Say something').fill('a large capuccino for my friend');
  await drawer.getByRole('button', { name: 'Send' }).click();
  const tried = drawer.getByRole('article', { name: 'a large capuccino for my friend' });
  await tried.getByText('Why: order-drink').click();
  const evidence = tried.getByRole('group').getByRole('group');
  await evidence.getByText('Evidence').focus();
  await page.keyboard.press('Enter');
  await evidence.getByRole('heading', { name: 'Nearest phrases' }).waitFor();
  await evidence
    .getByRole('row', { name: /change-size [\d.]+ these contexts are not active: order/ })
    .waitFor();
  // The synonym is read as its value.
  const [, forDrink, forSize] = await evidence
    .getByRole('row', { name: 'cappuccino' })
    .first()
    .locator('th, td')
    .allTextContents();
  expect([forDrink?.[0], forSize?.[0]]).toEqual(['+', '−']);
  await expectOpenToAll();
});

story('the published agent and the draft answer the same words', async ({ visit, page, world }) => {
  const { parley } = world;
  const { body: made } = await parley.admin('POST /admin/agents', { name: 'Two answers' });
  const intent = `/admin/agents/${made.agentId}/intents/ring`;
  const replying = (speech: string) => ({
    userSays: [{ data: [{ text: 'ring the bell' }] }],
    responses: [{ messages: [{ type: 0, speech }] }],
  });
  await parley.admin(`PUT ${intent}`, replying('published words'));
  await parley.admin(`PUT /admin/agents/${made.agentId}/publishing`, { on: true });
  await parley.admin(`PUT ${intent}`, replying('words of the draft'));
  await asAdmin(visit, world, `/console/agents/${made.agentId}/sessions`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('complementary', { name: 'Try it' });
  await drawer.getByLabel('Say something').fill('ring the bell');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await drawer.getByText('words of the draft').waitFor();
  await drawer.getByLabel('Answered by').selectOption('production');
  await drawer.getByText('published words').waitFor();
});

story(
  'on a phone the agent is tried in German, in the dark',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, sessionsOf(world));
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await page.getByLabel('Sagen Sie etwas').fill('hello');
    await page.getByRole('button', { name: 'Senden' }).click();
    await page.getByRole('article', { name: 'hello' }).getByText('Warum: Default Welcome').click();
    await page.getByText('Belege').click();
    await page.getByRole('heading', { name: 'Ähnlichste Sätze' }).waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
