import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';

const story = consoleStories();

story(
  'a page whose server is away says so, keeps what it has, and goes on when it returns',
  async (scene) => {
    const { visit, page, world, expectOpenToAll } = scene;
    const outage = page.getByText('The server cannot be reached. This page tries again');
    await asAdmin(visit, world, '/console/system');
    await page.getByRole('row', { name: /^sessions up to date/ }).waitFor();
    await page.context().setOffline(true);
    await outage.waitFor();
    await page.getByRole('row', { name: /^sessions up to date/ }).waitFor();
    await page.getByRole('link', { name: 'Parley' }).click();
    await page.getByText('Waiting for the server…').waitFor();
    await expectOpenToAll();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Café Wren' }).waitFor();
    expect(await outage.isVisible()).toBe(false);
  },
);

story(
  'a page that cannot be loaded has a title, and advises to reload it',
  async ({ visit, page, world }) => {
    await asAdmin(visit, world);
    await page.route('**/assets/system-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'System' }).click();
    await page.getByRole('heading', { name: 'The page did not open', level: 1 }).waitFor();
    await page.getByText('If the server was updated, reload the page').waitFor();
  },
);
