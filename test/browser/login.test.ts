import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { logIn } from '../support/console-world.ts';

const story = consoleStories();

story(
  'the login says which token it takes, refuses a wrong one, and opens with the right one',
  async (scene) => {
    const { visit, page, world, expectOpenToAll } = scene;
    await page.goto('/console/');
    await expectOpenToAll();
    await page.getByLabel('Access token').fill('0123456789abcdef0123456789abcdef');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Invalid access token');
    await expectOpenToAll();
    await asAdmin(visit, world);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Agents');
  },
);

story('an agent’s developer sees that agent alone', async ({ visit, page, world }) => {
  await logIn(visit, world.agent.developerAccessToken);
  await page.getByRole('link', { name: 'Café Wren' }).waitFor();
  await expect.poll(() => page.getByText('Import an agent').count()).toBe(0);
  await page.getByRole('link', { name: 'Café Wren' }).click();
  await page.getByRole('link', { name: 'demo' }).waitFor();
});

story(
  'whoever logs out is asked again, and a copy of the session opens nothing',
  async ({ visit, page, world }) => {
    await asAdmin(visit, world);
    const key = await page.evaluate<string>("localStorage.getItem('parley-console')");
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Access token').waitFor();
    await page.context().addCookies(cookies);
    await page.evaluate(`localStorage.setItem('parley-console', ${JSON.stringify(key)})`);
    await page.reload();
    await page.getByLabel('Access token').waitFor();
  },
);

story('logging out asks first if work is not saved', async ({ visit, page, world, expectOpenToAll }) => {
  const settings = `/console/agents/${world.agent.agentId}/edit/settings`;
  await asAdmin(visit, world, settings);
  await page.getByLabel('Name', { exact: true }).fill('Café Robin');
  await page.getByText('Not saved yet').first().waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out and lose what is not saved?' });
  await dialog.waitFor();
  await expectOpenToAll();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Café Robin');
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Log out and discard' }).click();
  await page.getByLabel('Access token').waitFor();
  expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.includes('unsaved'))")).toEqual(
    [],
  );
});

story('the page that was asked for opens after the login', async ({ visit, page, world }) => {
  const address = `/console/agents/${world.agent.agentId}/sessions/demo?turn=2&tab=why`;
  await asAdmin(visit, world, address);
  await page.getByRole('tab', { name: 'Why', selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?turn=2&tab=why');
});

story(
  'the console speaks German to a German browser',
  async ({ page }) => {
    await page.goto('/console/');
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  },
  { language: 'de-DE' },
);
