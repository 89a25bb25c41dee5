import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();
const analyticsOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/analytics`;

story('a report is a chart and a table, and the address is the question', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, analyticsOf(world));
  await page.getByRole('img', { name: 'turns' }).waitFor();
  await expectOpenToAll();
  await page.getByLabel('Interval').selectOption('total');
  await page.getByRole('cell', { name: '37.5%' }).waitFor();
  await page.getByLabel('Compare').check();
  await page.getByRole('columnheader', { name: 'turns, before' }).waitFor();
  await page.getByRole('link', { name: 'intents', exact: true }).click();
  await page.getByRole('rowheader', { name: 'order-drink' }).waitFor();
  await expect(steady(await page.getByRole('table').ariaSnapshot())).toMatchFileSnapshot(
    'golden/analytics.txt',
  );
  const { searchParams, pathname } = new URL(page.url());
  expect(pathname).toBe(`${analyticsOf(world)}/intents`);
  expect(Object.fromEntries(searchParams)).toEqual({ interval: 'total', compare: 'true' });
  await page.getByRole('main').getByLabel('Language').selectOption('de');
  await page.getByText('No data in this period').waitFor();
  await expectOpenToAll();
});

story('the intent flow is drawn, and a report is saved as CSV', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${analyticsOf(world)}/flow`);
  await page.getByRole('img', { name: 'Which intent followed which' }).waitFor();
  await expectOpenToAll();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('flow.csv');
  expect((await (await saved.createReadStream()).toArray()).join('')).toMatch(/^from,to,steps,share\r?\n/);
});

story('the machine of the sessions is drawn with how often each way was taken', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${analyticsOf(world)}/statechart`);
  const machine = page.getByRole('img', { name: 'How often each state and transition' });
  await machine.getByText('ReplySent 7').waitFor();
  await expect.poll(() => machine.locator('.never').count()).toBeGreaterThan(0);
  await page.getByRole('img', { name: 'Which intent followed which' }).waitFor();
  const transitionRow = page
    .getByRole('row')
    .filter({ hasText: 'prompting' })
    .filter({ hasText: 'QueryReceived' });
  await transitionRow.getByRole('cell', { name: '1', exact: true }).waitFor();
  await expectOpenToAll();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('1');
  await machine.getByText('ReplySent 7').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('statechart.csv');
});

story(
  'every report can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, analyticsOf(world));
    const reports = page.getByRole('navigation', { name: 'Berichte' }).getByRole('link');
    await reports.first().waitFor();
    for (const [index, name] of (await reports.allTextContents()).entries()) {
      await reports.nth(index).click();
      const current = page.locator('.reports [aria-current=page]');
      await current.getByText(name, { exact: true }).waitFor();
      await page.locator('[aria-busy=false] .report, [aria-busy=false] .empty').first().waitFor();
      await expectToFit(name);
    }
    await expectOpenToAll();
  },
  germanPhone,
);
