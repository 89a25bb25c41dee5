import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld, logIn } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

/** The agent publishes, and its draft has learned what it did not understand. */
const worldWithDraft = async (): Promise<ConsoleWorld> => {
  const world = await consoleWorld();
  const agent = `/admin/agents/${world.agent.agentId}`;
  await world.parley.admin(`PUT ${agent}/publishing`, { on: true });
  const phrases = ['do you rent bikes', 'can I rent a bike', 'is there a bike to rent', 'bike rental please'];
  await world.parley.admin(`PUT ${agent}/intents/ask-rental`, {
    userSays: phrases.map((text) => ({ data: [{ text }] })),
    responses: [{ messages: [{ type: 0, speech: 'Not yet!' }] }],
  });
  return world;
};

const testFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/yaml',
  buffer: Buffer.from(text),
});

const story = consoleStories(worldWithDraft);
const whatIfOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/what-if`;

story('a draft answers past sessions, each change opens its turn, and it is published', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, whatIfOf(world));
  await page.getByText('None yet').waitFor();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot('golden/what-if.txt');
  await expectOpenToAll();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByText('7 turns of 2 sessions').waitFor();
  await page.getByRole('link', { name: /another intent/ }).click();
  const row = page.getByRole('row', { name: /2 × demo #5/ });
  await row.getByText('Not yet!').waitFor();
  expect(new URL(page.url()).search).toBe('?cause=intent');
  await page.getByText('intent ask-rental added').waitFor();
  await expectOpenToAll();
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'demo' }).waitFor();
  await page.goBack();
  const judge = page.getByRole('button', { name: 'Check and publish…' });
  const dialog = page.getByRole('dialog', { name: /Publish revision \d+ to production/ });
  await page
    .getByLabel('Drop saved conversation tests')
    .setInputFiles([
      testFile('rental.yaml', 'turns:\n  - say: do you rent bikes\n    expect: { intent: ask-rental }\n'),
      testFile('wish.yaml', 'turns:\n  - say: hello\n    expect: { reply: Moo. }\n'),
    ]);
  await judge.click();
  await dialog.getByText('✓ Rules: 0 errors (0 before)').waitFor();
  await dialog.getByText('✗ Conversation tests: 1 of 2 as expected').waitFor();
  await dialog.getByText('wish.yaml: 1 difference').waitFor();
  // The accuracy is measured once, which takes as long as the machine needs.
  await dialog.getByText(/Evaluation: accuracy/).waitFor({ timeout: 90_000 });
  await expectOpenToAll();
  await dialog.getByRole('button', { name: 'Publish despite a failed gate' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const evaluations: string[] = [];
  page.on('request', (request) => request.url().includes('/evaluate?') && evaluations.push(request.url()));
  await page
    .getByLabel('Drop saved conversation tests')
    .setInputFiles([testFile('hello.yaml', 'turns:\n  - say: hello\n')]);
  await judge.click();
  await dialog.getByText('✓ Conversation tests: 1 of 1 as expected').waitFor();
  await dialog.getByText(/Evaluation: accuracy/).waitFor();
  expect(evaluations).toEqual([]);
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await page.getByText(/Revision \d+ now answers in production/).waitFor();
  await page.getByRole('link', { name: 'Quality' }).click();
  await page.getByRole('img', { name: 'Accuracy of each revision' }).waitFor();
  await expectOpenToAll();
});

story('an export that is dropped answers, and the what-if is found again', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const zip = await fetch(`${world.parley.url()}/admin/agents/${world.agent.agentId}/export`, {
    headers: { authorization: `Bearer ${world.parley.adminToken()}`, accept: 'application/zip' },
  });
  const buffer = Buffer.from(await zip.arrayBuffer());
  await asAdmin(visit, world, whatIfOf(world));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'café.zip', mimeType: 'application/zip', buffer });
  await page.getByText('Answered by the export Café Wren').waitFor();
  await page.getByText(/7 turns of 2 sessions/).waitFor();
  await page.getByRole('link', { name: 'All what-ifs of the agent' }).click();
  await page.getByRole('row', { name: /the export Café Wren/ }).waitFor();
  await expectOpenToAll();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await page.getByRole('alert').getByText('archive').waitFor();
});

story('a developer asks of the sessions of its own agent', async ({ visit, page, world }) => {
  await logIn(visit, world.agent.developerAccessToken, whatIfOf(world));
  await page.getByRole('button', { name: 'Answer again' }).click();
  await page.getByText(/\d+ turns? of \d+ sessions?/).waitFor();
  await page.goto(whatIfOf(world));
  await page
    .getByRole('row', { name: /Café Wren/ })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'System' }).count()).toBe(0);
});

story(
  'a what-if can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, whatIfOf(world));
    await page.getByRole('button', { name: 'Noch einmal antworten' }).click();
    await page.getByText('7 Äußerungen in 2 Sitzungen').waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
