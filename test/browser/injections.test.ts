import { expect } from 'vitest';
import { zip } from '../../src/http/body/zip.ts';
import type { Visit } from '../support/browser.ts';
import { asAdmin, consoleStories } from '../support/console-story.ts';
import { type ConsoleWorld, consoleWorld, importHooked } from '../support/console-world.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';

/** Texts by which strangers attack the readers of a conversation. If one runs, the page has `ran`. */
const injections = [
  '<script>ran = 1</script>',
  '<img src=x onerror="ran = 1">',
  '"><svg onload=ran=1>',
  "'-ran=1-'",
  'javascript:ran=1',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '</style><style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example/>',
  '<form action=//evil.example><button>Log in</button></form>',
  '{{constructor.constructor("ran=1")()}}',
  '#{ran = 1}',
  '<a href="javascript:ran=1">click</a>',
  '<math><mtext><style><img src=x onerror=ran=1>',
  '\u202Egnp.tcelffo\u202C',
  '__proto__',
  'url(//evil.example/pixel.png)',
] as const;

/** Everything that a stranger names or says is one of them: sessions, texts, an agent, what a webhook answers. */
const hostileWorld = async (): Promise<ConsoleWorld> => {
  const webhook = await recordingWebhook(() => ({
    speech: injections.join(' '),
    displayText: injections[1],
    data: { html: injections[0] },
    messages: [
      { type: 3, imageUrl: 'https://evil.example/pixel.png' },
      { type: 1, title: injections[1], imageUrl: 'javascript:ran=1', buttons: [] },
    ],
    contextOut: [{ name: 'stranger', lifespan: 5, parameters: { note: injections[1] } }],
  }));
  const world = await consoleWorld();
  const agent = await importHooked(world.parley, { url: webhook.url });
  await world.parley.admin(`PATCH /admin/agents/${agent.agentId}`, {
    name: injections[1],
    description: injections[0],
  });
  await world.parley.admin(`POST /admin/agents/${agent.agentId}/tokens`, {
    kind: 'client',
    name: injections[1],
    note: injections[0],
  });
  const values = injections.map((value) => ({ value, synonyms: [value] }));
  await world.parley.admin(`PUT /admin/agents/${agent.agentId}/entities/drink/entries`, values);
  const strange = await world.parley.admin(`PUT /admin/agents/${agent.agentId}/intents/strange`, {
    userSays: injections.map((text) => ({ data: [{ text }] })),
    responses: [
      {
        action: injections[1],
        parameters: [{ name: 'note', value: injections[1], prompts: [...injections] }],
        messages: [
          { type: 0, speech: [...injections] },
          { type: 1, title: injections[1], imageUrl: 'javascript:ran=1', buttons: [{ text: injections[0] }] },
          { type: 3, imageUrl: 'https://evil.example/pixel.png' },
          { type: 4, payload: { html: injections[0] } },
        ],
      },
    ],
  });
  expect(strange.status).toBe(200);
  for (const [index, query] of injections.entries()) {
    const sessionId = index === 0 ? '"><img src=x onerror=ran=1>' : 'strange';
    const body = { query, lang: 'en', sessionId };
    await world.parley.send('POST /v1/query?v=20170712', agent.clientAccessToken, body);
  }
  await world.parley.send('POST /v1/query?v=20170712', agent.clientAccessToken, {
    query: 'hello',
    lang: 'en',
    sessionId: 'strange',
  });
  await shadowWith(world.parley, agent.agentId);
  await world.parley.send('POST /v1/query?v=20170712', agent.clientAccessToken, {
    query: 'hello',
    lang: 'en',
    sessionId: injections[1],
  });
  const stop = async () => {
    await world.stop();
    await webhook.stop();
  };
  return { ...world, agent, stop };
};

/** A draft that greets with an injection is compared with what the agent answers. */
const shadowWith = async (parley: ConsoleWorld['parley'], agentId: string): Promise<void> => {
  const path = `/admin/agents/${agentId}`;
  await parley.admin(`PUT ${path}/publishing`, { on: true });
  const { body } = await parley.admin(`PUT ${path}/intents/strange-greeting`, {
    userSays: [{ data: [{ text: 'hello' }] }],
    priority: 1_000_000,
    responses: [{ action: injections[1], messages: [{ type: 0, speech: injections[0] }] }],
  });
  expect(body.status.code).toBe(200);
  const { body: state } = await parley.admin(`GET ${path}/publishing`);
  await parley.admin(`PUT ${path}/environments/production/shadow`, {
    shadow: { revision: state.draftRevision },
  });
};

const story = consoleStories(hostileWorld);

const anyCallOf = async ({ parley, agent }: ConsoleWorld): Promise<string> => {
  const { body } = await parley.admin(`GET /admin/agents/${agent.agentId}/webhook-calls`);
  return body.calls[0].callId;
};

/** A page that follows what happens is never idle: it is complete when it has shown a turn. */
const untilShown = (page: Visit['page'], address: string): Promise<void> =>
  address.includes('/live') || address.includes('/system')
    ? page.locator('main tbody tr').first().waitFor()
    : page.waitForLoadState('networkidle');

/** A fork of the strange session, in which the first of them is said once more. */
const anySandboxOf = async ({ parley, agent }: ConsoleWorld): Promise<string> => {
  const session = `/admin/agents/${agent.agentId}/sessions/strange`;
  const { body } = await parley.admin(`POST ${session}/fork`, { turn: 2, text: injections[0] });
  return body.sandboxId;
};

/** Answered by an agent that knows nothing, so that every turn changes. */
const anyWhatIfOf = async ({ parley, agent }: ConsoleWorld): Promise<string> => {
  const { body: other } = await parley.admin('POST /admin/agents', { name: injections[0] });
  const { body } = await parley.admin(
    `POST /admin/what-if?agent=${other.agentId}&sessionsOf=${agent.agentId}`,
    {},
  );
  return body.id;
};

const editTabs = [
  'entities',
  'entities/drink',
  'settings',
  'webhook',
  'tokens',
  'privacy',
  'history',
  'history?from=1&to=2',
];

const tabs = ['why', 'contexts', 'machine', 'webhook', 'raw', 'blame', 'today'];

story(
  'nothing that a stranger said runs, restyles the page or asks another server',
  async ({ visit, page, world }) => {
    const agent = `/console/agents/${world.agent.agentId}`;
    await asAdmin(visit, world);
    await page.getByRole('link', { name: '<img src=x onerror' }).waitFor();
    const last = injections.length;
    const pages = [
      '/console/',
      '/console/system',
      `${agent}/sessions`,
      `${agent}/sessions/${encodeURIComponent('"><img src=x onerror=ran=1>')}`,
      ...tabs.map((tab) => `${agent}/sessions/strange?turn=${last}&tab=${tab}`),
      ...tabs.map((tab) => `${agent}/sessions/strange?turn=1&tab=${tab}`),
      `${agent}/sessions?text=${encodeURIComponent('"><img src=x onerror=ran=1>')}`,
      `${agent}/inbox`,
      ...editTabs.map((tab) => `${agent}/edit/${tab}`),
      `${agent}/edit/intents`,
      `${agent}/edit/intents/strange`,
      `${agent}/live?after=0`,
      `${agent}/quality`,
      `${agent}/what-if`,
      `${agent}/what-if/shadow/production`,
      `${agent}/what-if/shadow/${encodeURIComponent(injections[1])}`,
      ...['intents', 'flow', 'contexts', 'replies'].map((report) => `${agent}/analytics/${report}`),
      `${agent}/what-if/${await anyWhatIfOf(world)}?cause=reply`,
      `${agent}/calls`,
      `${agent}/calls?text=${encodeURIComponent(injections[0])}`,
      `${agent}/calls/${await anyCallOf(world)}`,
      `${agent}/calls/drill`,
      `${agent}/sandboxes/${encodeURIComponent(await anySandboxOf(world))}?turn=2&tab=why`,
      `/console/${encodeURIComponent('<img src=x onerror=ran=1>')}`,
    ];
    for (const address of pages) {
      await page.goto(address);
      await page.locator('main h1').waitFor();
      await untilShown(page, address);
      expect(await page.evaluate('typeof ran'), address).toBe('undefined');
      await expect
        .poll(() => page.locator('main :is(script, iframe, img, style, link, base)').count(), {
          message: address,
        })
        .toBe(0);
      const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(
        links.filter((href) => /^(?:javascript|data):/i.test(href ?? '')),
        address,
      ).toEqual([]);
    }
    await page.goto(`${agent}/sessions/strange`);
    await page.getByText('<script>ran = 1</script>').first().waitFor();
    await page.keyboard.press('e');
    const drawer = page.getByRole('complementary', { name: 'Try it' });
    for (const said of injections.slice(0, 3)) {
      await drawer.getByRole('textbox').fill(said);
      await page.keyboard.press('Enter');
      await drawer.getByText(said).filter({ visible: true }).first().waitFor();
    }
    expect(await page.evaluate('typeof ran')).toBe('undefined');
    expect(await page.locator('aside :is(script, iframe, img, style, link, base)').count()).toBe(0);
  },
);

/** An export whose files, names and odd values are injections, with a warning for most of them. */
const hostileExport = (intentJson: (name: string) => unknown): Promise<Buffer> => {
  const intents = injections.map((name, index) => ({
    path: `intents/${index} ${name.replaceAll('/', '|')}.json`,
    text: JSON.stringify(intentJson(name)),
  }));
  const stray = injections.map((name) => ({ path: `intents/stray ${name}/x.json`, text: '{}' }));
  const agent = JSON.stringify({ language: 'en', customClassifierMode: injections[0] });
  return zip([{ path: 'agent.json', text: agent }, ...intents, ...stray]);
};

story('nothing that an imported export names runs or restyles the page', async ({ visit, page, world }) => {
  await asAdmin(visit, world, '/console/');
  const importFile = async (buffer: Buffer): Promise<void> => {
    const name = '<img src=x onerror="ran = 1">.zip';
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
  };
  const expectHarmless = async (): Promise<void> => {
    expect(await page.evaluate('typeof ran')).toBe('undefined');
    expect(await page.locator('main :is(script, iframe, img, style, link, base)').count()).toBe(0);
  };
  await importFile(
    await hostileExport((name) => ({
      name,
      auto: { [name]: name },
      userSays: [{ data: [{ text: 'a ' }, { text: 'b', meta: `@${name}`, alias: name }] }, { data: [] }],
      responses: [{ action: name, messages: [{ type: 0, speech: `For $${name}` }] }],
    })),
  );
  await page.locator('.imported li').first().waitFor();
  expect(await page.locator('.imported li').count()).toBeGreaterThan(injections.length);
  await page.getByText('<script>ran = 1</script>').first().waitFor();
  await expectHarmless();
  await importFile(await hostileExport(() => 'no intent'));
  await page.getByRole('alert').waitFor();
  await expectHarmless();
});
