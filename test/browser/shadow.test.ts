import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

/** The agent publishes, and its draft has learned what the published revision does not understand. */
const worldWithDraft = async (): Promise<ConsoleWorld> => {
  const world = await consoleWorld();
  const agent = `/admin/agents/${world.agent.agentId}`;
  await world.parley.admin(`PUT ${agent}/publishing`, { on: true });
  await world.parley.admin(`PUT ${agent}/intents/ask-rental`, {
    userSays: [{ data: [{ text: 'do you rent bikes' }] }, { data: [{ text: 'can I rent a bike' }] }],
    responses: [{ messages: [{ type: 0, speech: 'Not yet!' }] }],
  });
  return world;
};

const story = consoleStories(worldWithDraft);
const pageOf = ({ agent }: ConsoleWorld, ...parts: readonly string[]) =>
  ['/console/agents', agent.agentId, ...parts].join('/');

story(
  'a draft is compared with new turns, each difference opens its turn, and the shadow ends',
  async (scene) => {
    const { visit, page, world, expectOpenToAll } = scene;
    await asAdmin(visit, world, pageOf(world, 'edit', 'history'));
    await page.getByRole('button', { name: 'Set a shadow of production…' }).click();
    await expectOpenToAll();
    await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
    await page.getByText(/Turns of production are now compared with revision \d+/).waitFor();
    await page.getByRole('link', { name: 'What differs' }).click();
    await page.getByText('No turns since then').waitFor();
    await expectOpenToAll();

    await world.talk('mia', ['hello', 'do you rent bikes']);
    const row = page.getByRole('row', { name: /mia #2 .*ask-rental 1.00 Not yet!/ });
    await row.waitFor();
    await page.getByText('2 turns compared; 1 would change (50%).').waitFor();
    // One of several replies is chosen by chance.
    const snapshot = steady(await page.getByRole('main').ariaSnapshot());
    const account = snapshot.replaceAll(/Intent 1\.00 [^"]*?(?= ask-rental|"$)/gm, 'Intent 1.00 REPLY');
    await expect(account).toMatchFileSnapshot('golden/shadow.txt');
    await expectOpenToAll();
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'mia' }).waitFor();

    await page.goto(pageOf(world, 'what-if'));
    await page.getByRole('link', { name: /^production: revision \d+/ }).click();
    await page.getByRole('button', { name: 'End the shadow of production…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await page.getByText('production has no shadow').waitFor();
    await expectOpenToAll();
  },
);

story('a share of the new sessions goes to the draft until that is ended', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, pageOf(world, 'edit', 'history'));
  await page.getByRole('button', { name: 'Split production…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Percent of the new sessions').fill('25');
  await expectOpenToAll();
  await dialog.getByRole('button', { name: 'Split' }).click();
  await page.getByText(/25% of new sessions get revision \d+/).waitFor();
  await page.getByRole('button', { name: 'End the split of production…' }).click();
  await dialog.getByRole('button', { name: 'End' }).click();
  await page.getByText('One revision now answers all sessions of production.').waitFor();
});

story(
  'a shadow is set in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, pageOf(world, 'edit', 'history'));
    await page.getByRole('button', { name: 'Einen Schatten von production setzen …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vergleichen' }).click();
    await page.getByRole('link', { name: 'Was anders wäre' }).click();
    await page.getByRole('heading', { name: 'Schatten von production' }).waitFor();
    await page.getByText('0 Äußerungen verglichen').waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);

story(
  'the menu takes one line in German, beside the conversation with the agent more',
  async ({ visit, page, world }) => {
    await asGermanAdmin(visit, world, pageOf(world, 'what-if'));
    await page.getByRole('link', { name: 'System' }).waitFor();
    const [first, last] = [page.locator('.brand'), page.getByRole('button', { name: 'Abmelden' })];
    const middleOf = async (place: typeof first) => {
      const box = await place.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(Math.abs((await middleOf(first)) - (await middleOf(last)))).toBeLessThan(8);
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await page.getByRole('complementary').waitFor();
    // Nothing covers the last entry of the menu.
    await page.getByRole('link', { name: 'Bearbeiten' }).click({ trial: true });
  },
  { language: 'de-DE' },
);
