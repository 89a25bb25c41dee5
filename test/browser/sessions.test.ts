import { expect } from 'vitest';
import { zip } from '../../src/http/body/zip.ts';
import { asAdmin, asGermanAdmin, consoleStories } from '../support/console-story.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();

story(
  'the agents are shown with what happened to them today',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asAdmin(visit, world);
    const row = page.getByRole('row', { name: /Café Wren/ });
    await row.getByRole('link', { name: '3 (37.5%)' }).waitFor();
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['en, de', '20', expect.any(String), '8', '3 (37.5%)', '0']);
    await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot(
      'golden/agents.txt',
    );
    await expectOpenToAll();
    await row.getByRole('link', { name: '3 (37.5%)' }).click();
    await page.getByText('2 sessions').waitFor();
  },
);

story('an agent is created, and its token opens it', async ({ visit, page, world, expectOpenToAll }) => {
  await asAdmin(visit, world);
  const section = page.getByRole('region', { name: 'Create an agent' });
  await section.getByLabel('Name').fill('Bücherei');
  await section.getByLabel('Language').fill('Klingon');
  await section.getByRole('button', { name: 'Create' }).click();
  await section.getByRole('alert').waitFor();
  await section.getByLabel('Language').fill('de');
  await section.getByRole('button', { name: 'Create' }).click();
  await section.getByRole('link', { name: 'Bücherei is ready' }).waitFor();
  await page.getByRole('row', { name: /Bücherei de/ }).waitFor();
  await expectOpenToAll();
  const [token = ''] = await section.locator('code').allTextContents();
  const query = { query: 'hallo', lang: 'de', sessionId: 'first' };
  const { body } = await world.parley.send('POST /v1/query?v=20170712', token, query);
  expect(body.result.metadata.intentName).toBe('Default Welcome Intent');
});

story('an export is dropped and becomes an agent', async ({ visit, page, world }) => {
  const zip = await fetch(`${world.parley.url()}/admin/agents/${world.agent.agentId}/export`, {
    headers: { authorization: `Bearer ${world.parley.adminToken()}`, accept: 'application/zip' },
  });
  await asAdmin(visit, world);
  const buffer = Buffer.from(await zip.arrayBuffer());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'café.zip', mimeType: 'application/zip', buffer });
  await page.getByText('Café Wren is ready').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Café Wren/ }).count()).toBe(2);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
  await page.getByRole('alert').getByText('archive').waitFor();
});

/** An export with several faults: a name twice unknown, an unreadable field, a broken rule. */
const oddExport = (): Promise<Buffer> => {
  const files = [
    { path: 'agent.json', json: { language: 'en', customClassifierMode: 'use.never' } },
    { path: 'intents/old/stray.json', json: {} },
    {
      path: 'intents/order.json',
      json: {
        id: 'i1',
        name: 'order',
        auto: { is: 'odd' },
        userSays: [{ data: [{ text: 'a ' }, { text: 'large', meta: '@size', alias: 'size' }] }, { data: [] }],
        responses: [{ messages: [{ type: 0, speech: 'For $nobody' }] }],
      },
    },
    { path: 'entities/drink.json', json: { name: 'drink', isEnum: 'perhaps', entries: [{ value: '' }] } },
  ];
  return zip(files.map(({ path, json }) => ({ path, text: JSON.stringify(json) })));
};

story(
  'the warnings of an import are German for German readers',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asGermanAdmin(visit, world, '/console/');
    const odd = { name: 'odd.zip', mimeType: 'application/zip', buffer: await oddExport() };
    await page.locator('input[type=file]').setInputFiles(odd);
    await page.getByText(/verwendet; das hat der Agent nicht/).waitFor();
    const warnings = page.locator('.imported li');
    expect(await warnings.count()).toBeGreaterThan(6);
    expect(await warnings.locator('[lang=en]').allTextContents()).toEqual([]);
    const said = (await warnings.allTextContents()).join('\n');
    expect(said).toContain('„customClassifierMode“ „use.never“ wurde als „use.after“ gelesen');
    expect(said).toContain('Intent order „$nobody“ steht in einer Antwort');
    expect(said).toMatch(/„isEnum“ der Entität drink ist weder true noch false; stattdessen gilt false/);
    expect(said).not.toMatch(/\b(?:the|is|was|has)\b|undefined/);
    await expectOpenToAll();
  },
  { language: 'de-DE' },
);

story('an import shows its progress and can be cancelled', async ({ visit, page, world }) => {
  const words = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'haze', 'iris', 'jade'];
  const phrases = words.flatMap((one) => words.map((other) => `bring the ${one} ${other} home`));
  const intents = Array.from({ length: 60 }, (_, at) => ({
    path: `intents/i${at}.json`,
    text: JSON.stringify({
      name: `i${at}`,
      userSays: phrases.map((text) => ({ data: [{ text: `${text} by ${at}` }] })),
    }),
  }));
  const large = await zip([{ path: 'agent.json', text: '{"language":"en"}' }, ...intents]);
  await asAdmin(visit, world);
  const file = { name: 'large.zip', mimeType: 'application/zip', buffer: large };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('progressbar', { name: 'Importing and training large.zip' }).waitFor();
  // The server reports a share as soon as it trains.
  await page.locator('progress[value]').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await world.parley.admin('GET /admin/agents?deleted=true')).body.agents)
    .toEqual([expect.objectContaining({ name: 'large' })]);
  expect(await page.getByRole('row', { name: /large/ }).count()).toBe(0);
});

story('sessions are found by words and filters, and the address keeps them', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions`);
  await page.getByText('2 sessions').waitFor();
  await expect(steady(await page.getByRole('main').ariaSnapshot())).toMatchFileSnapshot(
    'golden/sessions.txt',
  );
  await expectOpenToAll();
  await page.keyboard.press('/');
  await page.keyboard.type('swallow');
  await page.keyboard.press('Enter');
  await page.getByText('1 session,').waitFor();
  expect(new URL(page.url()).search).toBe('?text=swallow');
  await page.getByText('More filters').click();
  await page.getByLabel('Intent that answered').fill('order-drink');
  await page.getByLabel('Intent that answered').press('Enter');
  await page.getByText('No session matches').waitFor();
  await expectOpenToAll();
  await page.reload();
  await page.getByText('No session matches').waitFor();
  await expect.poll(() => page.getByLabel('Intent that answered').inputValue()).toBe('order-drink');
  await page.goBack();
  await page.getByRole('link', { name: 'lost' }).waitFor();
});

story('the list is walked with the keyboard alone', async ({ visit, page, world }) => {
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions`);
  await page.getByRole('link', { name: 'demo' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'demo' }).waitFor();
});

story('an agent without sessions says how to begin', async ({ visit, page, world, expectOpenToAll }) => {
  const newAgent = await world.parley.admin('POST /admin/agents', { name: 'Silent' });
  await asAdmin(visit, world, `/console/agents/${newAgent.body.agentId}/sessions`);
  await page.getByText('No conversations yet').waitFor();
  await expectOpenToAll();
});

story('a session gets a note and a tag, and is found by the tag', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const sessions = `/console/agents/${world.agent.agentId}/sessions`;
  await asAdmin(visit, world, `${sessions}/demo`);
  await page.getByText('Notes and tags').click();
  await page.getByLabel('New tag').fill('Refund');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByLabel('New note').fill('called back');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('called back').waitFor();
  await expectOpenToAll();
  await page.getByRole('link', { name: 'refund' }).click();
  await page.getByText('1 session,').waitFor();
  await page.getByRole('link', { name: 'demo' }).click();
  await page.getByRole('button', { name: 'Remove note' }).click();
  await page.getByRole('button', { name: 'Remove tag refund' }).click();
  await page.getByRole('link', { name: 'refund' }).waitFor({ state: 'detached' });
});

story('a search says how many sessions it could not read', async ({ visit, page, world }) => {
  let sessions: readonly unknown[] = [];
  await page.route('**/admin/agents/*/sessions?*text=*', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    const search = { looked: 2, candidates: 2, unread: 2, isComplete: true };
    await route.fulfill({ response, json: { ...list, sessions: [...list.sessions, ...sessions], search } });
  });
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions?text=nowhere`);
  await page.getByText('No session matches').waitFor();
  await page.getByText('2 sessions could not be searched').waitFor();
  sessions = (await world.parley.admin(`GET /admin/agents/${world.agent.agentId}/sessions`)).body.sessions;
  await page.reload();
  await page.getByRole('table').waitFor();
  await page.getByText('2 sessions could not be searched').waitFor();
});

story('a part of an id opens the only session that has it, and lists several', async (scene) => {
  const { visit, page, world } = scene;
  await world.talk('lost-again', ['hello']);
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions`);
  await page.getByText('3 sessions').waitFor();
  await page.getByLabel('Session id, or').fill('lost');
  await page.keyboard.press('Enter');
  await page.getByText('2 sessions').waitFor();
  expect(new URL(page.url()).search).toBe('?id=lost');
  await page.getByLabel('Session id, or').fill('st-aga');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'lost-again' }).waitFor();
  await page.goBack();
  await page.getByLabel('Session id, or').fill('nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('No session matches').waitFor();
});

story(
  'a phone shows the name of the agent beside the current page, and links that a finger can hit',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asAdmin(visit, world);
    await page.getByRole('link', { name: '%)' }).first().waitFor();
    await expectOpenToAll();
    await page.goto(`/console/agents/${world.agent.agentId}/inbox`);
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    const edgeOf = async (name: string) =>
      (await page.getByRole('link', { name, exact: true }).boundingBox())?.x;
    expect(await edgeOf('Café Wren')).toBeGreaterThanOrEqual(0);
    expect(await edgeOf('Inbox')).toBeGreaterThan((await edgeOf('Café Wren')) ?? 0);
    await page.goto(`/console/agents/${world.agent.agentId}/analytics`);
    await page.getByRole('columnheader', { name: 'sessions' }).waitFor();
    await expectOpenToAll();
    await page.goto(`/console/agents/${world.agent.agentId}/sessions/missing`);
    await page.getByRole('heading', { name: 'missing', level: 1 }).waitFor();
  },
  { width: 390 },
);
