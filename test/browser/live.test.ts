import { expect } from 'vitest';
import { asAdmin, asGermanAdmin, consoleStories, germanPhone } from '../support/console-story.ts';
import type { ConsoleWorld } from '../support/console-world.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();
const liveOf = ({ agent }: ConsoleWorld) => `/console/agents/${agent.agentId}/live`;

story('turns appear as they happen, one row each, and open to their why', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, liveOf(world));
  await page.getByText('Turns appear here as they happen').waitFor();
  await page.getByText('No turns yet').waitFor();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot('golden/live.txt');
  await expectOpenToAll();
  await world.talk('shop', ['hello', 'do you rent bikes']);
  await page.getByRole('row', { name: /hello/ }).waitFor();
  await page.getByRole('row', { name: /do you rent bikes/ }).waitFor();
  // Turns from before the page opened are not listed.
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await expectOpenToAll();
  await page
    .getByRole('row', { name: /do you rent bikes/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'shop' }).waitFor();
  expect(new URL(page.url()).search).toBe('?turn=2&tab=why');
});

story('the page is paused by keyboard, counts what comes, and goes on with it', async (scene) => {
  const { visit, page, world } = scene;
  await asAdmin(visit, world, liveOf(world));
  await page.getByText('Turns appear here as they happen').waitFor();
  await world.talk('pause', ['hello']);
  await page.getByText('1 turn').waitFor();
  await page.keyboard.press('p');
  await world.talk('pause', ['thanks']);
  await page.getByText('Paused; 1 new').waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.keyboard.press('p');
  await page.getByRole('row', { name: /thanks/ }).waitFor();
});

story('turns are followed from a position and filtered, and the address keeps it', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `${liveOf(world)}?after=0`);
  await page.getByRole('row', { name: /airspeed of a swallow/ }).waitFor();
  await page.getByLabel('Show').selectOption('unmatched');
  await page.getByLabel('Words in the text').fill('swallow');
  await page.getByText(/Turns appear here as they happen\. 1 of \d+ turns/).waitFor();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ after: '0', only: 'unmatched', text: 'swallow' });
  await page.getByLabel('Words in the text').fill('no such words');
  await page.getByText('No turn matches the filter').waitFor();
  await expectOpenToAll();
  await page.reload();
  await page.getByText('No turn matches the filter').waitFor();
});

story(
  'turns can be watched in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, `${liveOf(world)}?after=0`);
    await page.getByRole('row', { name: /airspeed of a swallow/ }).waitFor();
    await expectToFit();
    await expectOpenToAll();
  },
  germanPhone,
);
