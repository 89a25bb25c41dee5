import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();
const qualityOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/quality`;

story('findings say what they mean and what to do', async ({ visit, page, world, expectOpenToAll }) => {
  const { body: made } = await world.parley.admin('POST /admin/agents', { name: 'Faulty' });
  const intent = { userSays: [{ data: [{ text: 'order a pizza' }] }], responses: [] };
  await world.parley.admin(`PUT /admin/agents/${made.agentId}/intents/order`, intent);
  await asAdmin(visit, world, `/console/agents/${made.agentId}/quality`);
  const rule = page.getByRole('group').filter({ hasText: 'an intent with too few phrases' });
  await rule.locator('summary').click();
  await rule.getByText('Add other ways to say the same').waitFor();
  await rule.getByText('it has a single phrase').waitFor();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot('golden/quality.txt');
  await expectOpenToAll();
  await rule.getByRole('link', { name: 'order' }).click();
  await page.getByRole('heading', { level: 1, name: 'order' }).waitFor();
});

story('an evaluation shows its progress, the matrix and the threshold, and stays', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, qualityOf(world));
  await page.getByRole('button', { name: 'Evaluate' }).click();
  await page.getByRole('heading', { name: 'Confusions' }).waitFor();
  const wrong = page.locator('.matrix button').first();
  await wrong.click();
  const [, pair = ''] = /^(.*): \d+$/.exec((await wrong.getAttribute('aria-label')) ?? '') ?? [];
  await page.getByRole('heading', { name: pair }).waitFor();
  await page.getByRole('img', { name: 'Threshold' }).waitFor();
  const history = page.getByRole('region', { name: 'Accuracy of each revision' });
  await history.getByRole('rowheader', { name: '30' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('link', { name: 'Calls' }).click();
  await page.getByRole('heading', { level: 1, name: /calls/i }).waitFor();
  await page.getByRole('link', { name: 'Quality' }).click();
  await page.getByRole('button', { name: 'Evaluate again' }).waitFor();
});

story('conversation tests are dropped and run, and each miss is shown', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, qualityOf(world));
  const [good, bad, unreadable] = [
    'name: greet\nturns:\n  - say: hello\n    expect: { intent: Default Welcome Intent }\n',
    '{"name": "wish", "turns": [{"say": "hello", "expect": {"reply": "Moo."}}]}',
    'name: x\nturns:\n  - says: hello\n',
  ];
  await page.locator('input[type=file]').setInputFiles([
    { name: 'greet.yaml', mimeType: 'text/yaml', buffer: Buffer.from(good) },
    { name: 'wish.json', mimeType: 'application/json', buffer: Buffer.from(bad) },
    { name: 'wrong.yaml', mimeType: 'text/yaml', buffer: Buffer.from(unreadable) },
  ]);
  await page.getByRole('region', { name: 'greet.yaml' }).getByText('✓ passed, 1 turn').waitFor();
  const missed = page.getByRole('region', { name: 'wish.json' });
  await missed.getByText('1 difference').waitFor();
  await missed.getByText('Moo.').waitFor();
  await page.getByRole('region', { name: 'wrong.yaml' }).getByRole('alert').getByText('says').waitFor();
  await expectOpenToAll();
});

story(
  'the quality can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, qualityOf(world));
    await page.getByRole('button', { name: 'Auswerten' }).click();
    await page.getByRole('img', { name: 'Schwelle' }).waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
