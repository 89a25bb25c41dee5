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

const entitiesOf = ({ agent }: ConsoleWorld): string => `/console/agents/${agent.agentId}/edit/entities`;
const entityNamed = async ({ parley, agent }: ConsoleWorld, name: string) =>
  (await parley.admin(`GET /admin/agents/${agent.agentId}/entities/${name}`)).body;

/** As many as one request can bring. */
const ENTRIES = 30_000;

story('entities are added, deleted after a question, and brought back', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, entitiesOf(world));
  await page.getByRole('link', { name: 'drink', exact: true }).waitFor();
  await expectOpenToAll();
  await page.getByLabel('Name of a new entity').fill('bike');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: '@bike' }).waitFor();
  await page.goto(entitiesOf(world));
  await page.getByRole('button', { name: 'Delete bike' }).click();
  await page.getByRole('dialog', { name: 'Delete the entity bike?' }).waitFor();
  await expectOpenToAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The entity bike was deleted.').waitFor();
  await page.getByRole('link', { name: 'bike', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'bike', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete drink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
});

story('rows of a spreadsheet become entries, which a reload keeps', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const before = await entityNamed(world, 'milk');
  await asAdmin(visit, world, `${entitiesOf(world)}/milk`);
  await page.getByText('Paste from a spreadsheet').click();
  await page.getByLabel('Rows').fill('goat milk\tgoat milk\tgoat\n"rice, milk"\trice milk');
  await page.getByText('Rows: 2').waitFor();
  await page.getByRole('button', { name: 'Add or replace these entries' }).click();
  await page.reload();
  await page.getByText('Not saved yet.').waitFor();
  await scrollToEnd(visit);
  await expectOpenToAll();
  await page.getByLabel('Search in the entries').fill('rice');
  await expect.poll(() => page.getByLabel(/^Value \d+$/).inputValue()).toBe('rice, milk');
  const entries = await page.getByRole('region', { name: 'Entries' }).ariaSnapshot();
  await expect(entries).toMatchFileSnapshot('golden/edit-entries.txt');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  const pasted = [
    { value: 'goat milk', synonyms: ['goat milk', 'goat'] },
    { value: 'rice, milk', synonyms: ['rice milk'] },
  ];
  expect(await entityNamed(world, 'milk')).toEqual({ ...before, entries: [...before.entries, ...pasted] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await entityNamed(world, 'milk')).toEqual(before);
});

story('an entity of 30,000 entries is searched, edited and saved', async ({ visit, page, world }) => {
  const { parley, agent } = world;
  const path = `/admin/agents/${agent.agentId}/entities/part`;
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    value: `part-${at}`,
    synonyms: [`part ${at}`],
  }));
  expect((await parley.admin(`PUT ${path}`, { name: 'part', entries })).status).toBe(200);
  await asAdmin(visit, world, `${entitiesOf(world)}/part`);
  await page.getByText('30,000 entries').waitFor();
  await expect.poll(() => page.locator('table.entries tbody tr').count()).toBe(50);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Page 2 of 600').waitFor();
  await page.getByLabel('Search in the entries').fill('part-29999');
  await page.getByLabel('Synonyms of value 30000').fill('the last part\nlast');
  await page.keyboard.press('Control+s');
  await page.getByText(/Saved as revision \d+/).waitFor();
  const saved = (await parley.admin(`GET ${path}`)).body.entries;
  expect(saved.length).toBe(ENTRIES);
  expect(saved.at(-1)).toEqual({ value: 'part-29999', synonyms: ['the last part', 'last'] });
});

story(
  'an entity can be read in German, in the dark and on a phone',
  async ({ visit, page, world, expectOpenToAll, expectToFit }) => {
    await asGermanAdmin(visit, world, `${entitiesOf(world)}/drink`);
    await page.getByRole('heading', { name: 'Einträge' }).waitFor();
    await expectToFit();
    await scrollToEnd(visit);
    await expectOpenToAll();
  },
  germanPhone,
);
