import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { steady } from '../support/steady-snapshot.ts';

const story = consoleStories();

story('a conversation shows each turn with its why', async ({ visit, page, world, expectOpenToAll }) => {
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo?turn=2&tab=why`);
  await page.getByText('✓ replays').waitFor();
  await page.getByText('template: fits a template').waitFor();
  await expect
    .poll(() => page.locator('mark').allTextContents())
    .toEqual(expect.arrayContaining(['large', 'cappuccino']));
  await expectOpenToAll();
  const turn = await page.getByRole('article', { name: 'Turn 2' }).ariaSnapshot();
  await expect(steady(turn)).toMatchFileSnapshot('golden/turn-why.txt');
  const after = await page.getByRole('complementary').ariaSnapshot();
  await expect(steady(after)).toMatchFileSnapshot('golden/after-turn.txt');
});

story(
  'the slider and j and k travel in time: later turns are greyed, the state is that of the moment',
  async (scene) => {
    const { visit, page, world } = scene;
    await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo`);
    await page.getByText('After turn 5').waitFor();
    for (const _ of [5, 4, 3]) await page.keyboard.press('k');
    await page.getByText('After turn 2').waitFor();
    expect(new URL(page.url()).search).toBe('?turn=2');
    await expect.poll(() => page.locator('.turn.later').count()).toBe(3);
    await expect
      .poll(() => page.getByRole('complementary').textContent())
      .toContain('order-drink_dialog_context');
    await page.getByRole('slider').fill('1');
    await page.getByText('No contexts').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await page.getByRole('tab', { name: 'Why', selected: true }).waitFor();
  },
);

story('a long session opens at its end, and stays there when earlier turns are loaded', async (scene) => {
  const { visit, page, world } = scene;
  await world.talk(
    'long',
    Array.from({ length: 90 }, () => 'hello'),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/sessions/long')) requests.push(searchParams.get('from') ?? '');
  });
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/long`);
  const last = page.getByRole('article', { name: 'Turn 90', exact: true });
  await last.waitFor();
  await page.getByRole('article', { name: 'Turn 80', exact: true }).waitFor();
  await expect.poll(() => isInWindow(last)).toBe(true);
  // The page itself, its last turns, and the page of turns before them.
  expect(requests).toEqual(['', '-40', '41']);
});

const isInWindow = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The page runs this; the tests are compiled without the types of a browser.
    return top >= 0 && bottom <= (globalThis as unknown as { readonly innerHeight: number }).innerHeight;
  });

const tabs = {
  Contexts: 'order-drink_dialog_context',
  Machine: 'listening → answering → prompting',
  Webhook: 'This turn called no webhook.',
  Raw: 'QueryReceived',
  Blame: 'Its intent since',
  Today: 'Today’s agent answers the same.',
};

story(
  'each view of a turn can be reached by keyboard and linked',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo?turn=2&tab=why`);
    await page.getByRole('tab', { name: 'Why' }).focus();
    for (const [tab, content] of Object.entries(tabs)) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await page.getByRole('tabpanel').getByText(content).first().waitFor();
      await expectOpenToAll();
    }
    expect(new URL(page.url()).search).toBe('?turn=2&tab=today');
  },
);

story('a conversation is forked and continued, and the session stays as it was', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo?turn=2&tab=why`);
  await page.getByLabel('Say this instead').fill('a small tea please');
  await page.getByRole('button', { name: 'Fork here' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sandbox' }).waitFor();
  await page.getByText('2 turns').waitFor();
  await page.getByLabel('Say something').fill('Bob');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('3 turns').waitFor();
  await page.getByRole('article', { name: 'Turn 3' }).getByText('Bob', { exact: true }).waitFor();
  await expectOpenToAll();
  await page.getByRole('link', { name: 'forked from demo at turn 2' }).click();
  await page.getByText('5 turns').waitFor();
});

story('a long sandbox opens at its end', async ({ visit, page, world }) => {
  const { agentId } = world.agent;
  const lines = Array.from({ length: 45 }, (_, at) => (at === 0 ? 'hello' : 'do you rent bikes'));
  await world.talk('forked', lines);
  const fork = `POST /admin/agents/${agentId}/sessions/forked/fork`;
  const { body } = await world.parley.admin(fork, { turn: 45 });
  await asAdmin(visit, world, `/console/agents/${agentId}/sandboxes/${encodeURIComponent(body.sandboxId)}`);
  const last = page.getByRole('article', { name: 'Turn 45' });
  await last.waitFor();
  expect(await isInWindow(last)).toBe(true);
  await page.goto(`/console/agents/${agentId}/sandboxes/${encodeURIComponent(body.sandboxId)}?turn=1`);
  await page
    .getByRole('article', { name: 'Turn 1', exact: true })
    .getByText('hello', { exact: true })
    .waitFor();
});

story('cards and images of a reply are listed, and an image is loaded by a click alone', async (scene) => {
  const { visit, page, world, expectOpenToAll } = scene;
  const { agentId } = world.agent;
  await world.parley.admin(`PUT /admin/agents/${agentId}/intents/show-cake`, {
    userSays: [{ data: [{ text: 'what does the cake look like' }] }],
    responses: [
      {
        messages: [
          { type: 0, speech: 'Like this.' },
          { type: 1, title: 'Cake', subtitle: 'with cream', buttons: [{ text: 'Buy', postback: 'BUY' }] },
          { type: 3, imageUrl: 'https://pictures.example/cake.png' },
        ],
      },
    ],
  });
  await world.parley.admin(`POST /admin/agents/${agentId}/train`);
  await world.talk('cake', ['what does the cake look like']);
  await asAdmin(visit, world, `/console/agents/${agentId}/sessions/cake?turn=1&tab=why`);
  const messages = page.getByRole('heading', { name: 'Messages of the reply' }).locator('..');
  await messages.getByText('Cake · with cream').waitFor();
  await expect
    .poll(() => messages.getByRole('listitem').allTextContents())
    .toEqual([
      expect.stringContaining('Like this.'),
      expect.stringContaining('Buy → BUY'),
      expect.stringContaining('https://pictures.example/cake.png'),
    ]);
  const image = messages.getByRole('link', { name: 'Show the image' });
  expect(await image.getAttribute('href')).toBe('https://pictures.example/cake.png');
  expect(await image.getAttribute('rel')).toBe('noopener noreferrer');
  await expectOpenToAll();
});

story('a conversation is saved as a test', async ({ visit, page, world }) => {
  await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a test' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('demo.yaml');
  expect((await (await saved.createReadStream()).toArray()).join('')).toContain('a large cappuccino please');
});

story(
  'a conversation can be read on a phone',
  async ({ visit, page, world, expectOpenToAll }) => {
    await asAdmin(visit, world, `/console/agents/${world.agent.agentId}/sessions/demo?turn=2&tab=why`);
    await page.getByText('template: fits a template').waitFor();
    const [width, room] = await page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(width).toBe(room);
    await expectOpenToAll();
  },
  { width: 375, theme: 'dark' },
);
