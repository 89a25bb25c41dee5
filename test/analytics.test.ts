import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsSide } from '../src/compose/analytics-side.ts';
import { keyedHash } from '../src/outside/secrets.ts';
import { sessionStream } from '../src/session/session-stream.ts';
import { openedTexts } from '../src/views/opened-texts.ts';
import { type Answer, type Sent, startTestServer, type TestServer } from './support/http-server.ts';
import { openReportWorld, type ReportWorld } from './support/report-world.ts';

let world: ReportWorld;
let server: TestServer;

const send = (line: string, sent: Sent = {}): Promise<Answer> => {
  const [method, path] = line.split(' ');
  return server.send(`${method} /admin/agents/${world.agentId}${path}`, { as: 'admin', ...sent });
};

const hear = async (session: string, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts) await world.say(session, text);
};

beforeAll(async () => {
  world = await openReportWorld();
  const { store, views, desks, outside } = world;
  const { operations } = analyticsSide({
    store,
    views,
    desks,
    outside,
    hash: keyedHash(Buffer.alloc(32)),
    openedTexts: openedTexts(store),
  });
  server = await startTestServer({ agents: desks.agents, sessions: desks.sessions, operations });
  await hear('s1', 'hello', 'can i bring my dog', 'may I bring a dog', 'Can I bring my dog?');
  await hear('s2', 'can i bring my dog', 'is there wifi', 'fly me to Rome', 'cancel', 'xyzzy');
  await world.say('s3', 'kann mein Hund mit', { lang: 'de' });
  await settled();
});
afterAll(async () => {
  await server?.stop();
  await world?.close();
});

const settled = async (): Promise<void> => {
  const position = await world.store.newestPosition();
  for (const { name } of await world.views.list()) await world.views.awaitPosition(name, position);
};

describe('reports over HTTP', () => {
  it('are listed with their columns', async () => {
    const { status, body } = await send('GET /analytics');
    expect(status).toBe(200);
    expect(body.reports.map(({ name }: { name: string }) => name)).toContain('flow');
  });

  it('are returned as JSON', async () => {
    const { body } = await send('GET /analytics/overview?interval=total&lang=en');
    expect(body).toMatchObject({ name: 'overview', lang: 'en', interval: 'total', isUpToDate: true });
    expect(body.rows).toMatchObject([{ sessions: 2, turns: 9, unmatched: 7 }]);
  });

  it('are returned as CSV for an Accept header or a parameter', async () => {
    const accepting = await send('GET /analytics/actions', { headers: { accept: 'text/csv' } });
    expect(accepting.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...records] = accepting.body.trimEnd().split('\r\n');
    expect(head).toBe('action,matches,share');
    expect(records).toHaveLength(3);
    expect((await send('GET /analytics/actions?format=csv')).body).toBe(accepting.body);
    const byDay = await send('GET /analytics/actions?format=csv&interval=day');
    expect(byDay.body).toMatch(/^interval,action,matches,share\r\n2026-03-01,/);
  });

  it('write names into CSV that no spreadsheet runs as a formula, and quote what would break a record', async () => {
    await world.desks.agents.change(
      world.agentId,
      { type: 'AddPhrases', intentId: 'id-never', language: 'en', phrases: evil, origin },
      'admin',
    );
    const { body } = await send('GET /analytics/phrases?format=csv');
    expect(body).toContain(`,"'=HYPERLINK(""http://evil.example"",""x"")",`);
    expect(body).toContain(`,"one, two",`);
    expect(body).toContain(`,'+49 is no formula,`);
  });

  it.each([
    ['GET /analytics/nothing', 404],
    ['GET /analytics/overview?from=2026-13-45', 400],
    ['GET /analytics/overview?from=yesterday', 400],
    ['GET /analytics/overview?interval=year', 400],
    ['GET /analytics/overview?lang=not%20a%20language', 400],
  ])('refuse %s with %i', async (line, status) => {
    expect((await send(line)).status).toBe(status);
  });

  it('are only for admins and developers of the agent', async () => {
    for (const as of ['client', 'stranger'] as const)
      expect((await send('GET /analytics/overview', { as })).status).toBe(401);
  });
});

const origin = { from: 'inbox' as const, heard: 0, turnIds: [] };
const evil = ['=HYPERLINK("http://evil.example","x")', 'one, two', '+49 is no formula'].map((text, at) => ({
  id: `evil-${at}`,
  data: [{ text }],
  isTemplate: false,
  count: 0,
}));

const inbox = async (query = ''): Promise<Answer['body']> => {
  await settled();
  return (await send(`GET /inbox${query}`)).body;
};
const textsIn = (body: Answer['body']): readonly string[][] =>
  body.groups.map(({ utterances }: { utterances: { text: string }[] }) =>
    utterances.map(({ text }) => text).toSorted(),
  );

describe('the training inbox', () => {
  it('groups texts that were not understood, the most frequent first, without words that end a dialogue', async () => {
    const body = await inbox();
    expect(body.groups[0]).toMatchObject({ language: 'en', count: 4 });
    expect(textsIn(body)).toEqual(
      expect.arrayContaining([
        ['can i bring my dog', 'may I bring a dog'],
        ['is there wifi'],
        ['kann mein Hund mit'],
        ['xyzzy'],
      ]),
    );
    expect(body.counts).toEqual({ groups: 4, texts: 5, heard: 7 });
  });

  it('is filtered by language and time, and read page by page', async () => {
    const first = await inbox('?limit=3');
    const second = await inbox(`?limit=3&cursor=${first.nextCursor}`);
    expect([...textsIn(first), ...textsIn(second)]).toEqual(textsIn(await inbox()));
    expect(second.nextCursor).toBeUndefined();
    expect(textsIn(await inbox('?lang=de'))).toEqual([['kann mein Hund mit']]);
    expect((await inbox('?from=2026-03-02')).counts.heard).toBe(0);
    expect((await inbox('?to=2026-03-01T22:00:00.000Z')).counts.heard).toBe(0);
  });

  it('hides dismissed texts in any spelling, in their language', async () => {
    const dismissed = await send('POST /inbox/dismiss', {
      body: { utterances: ['Is there WIFI?', 'xyzzy'] },
    });
    expect(dismissed.body).toEqual({ dismissed: 2 });
    expect(textsIn(await inbox()).flat()).not.toContain('is there wifi');
    await hear('s4', 'is there wifi');
    expect(textsIn(await inbox()).flat()).not.toContain('is there wifi');
    const again = await send('POST /inbox/dismiss', { body: { utterances: ['xyzzy'] } });
    expect(again.body).toEqual({ dismissed: 0 });
  });

  it("records dismissals without the users' texts", async () => {
    const recorded: string[] = [];
    for await (const event of world.store.readAll({ category: 'inbox' }))
      recorded.push(JSON.stringify(event));
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toContain('UtterancesDismissed');
    expect(recorded[0]).not.toMatch(/wifi|xyzzy/i);
  });

  it('teaches texts to an intent, and records the author and the turns', async () => {
    const body = { utterances: ['can i bring my dog', 'hello'], intentId: 'greet' };
    const assigned = await send('POST /inbox/assign', { body });
    expect(assigned.body).toMatchObject({ intentId: 'id-greet', added: 1, heard: 3 });
    expect(textsIn(await inbox()).flat()).not.toContain('can i bring my dog');
    const [event] = await newestOf(`agent-${world.agentId}`);
    expect(event).toMatchObject({
      type: 'IntentPhrasesAdded',
      data: { intentId: 'id-greet', lang: 'en', origin: { from: 'inbox', heard: 3 } },
      metadata: { actor: 'admin' },
    });
    expect(event?.data).toHaveProperty('origin.turnIds.length', 3);
    await world.desks.agents.untilTrained(world.agentId);
    expect((await world.say('s5', 'can i bring my dog')).intent?.name).toBe('greet');
  });

  it.each([
    ['assign', { utterances: ['x'], intentId: 'nobody' }, 404],
    ['assign', { utterances: [], intentId: 'greet' }, 400],
    ['assign', { utterances: ['x'], intentId: 'greet', lang: 'fr' }, 400],
    ['dismiss', { utterances: 'x' }, 400],
  ])('refuses to %s %j with %i', async (what, body, status) => {
    expect((await send(`POST /inbox/${what}`, { body })).status).toBe(status);
  });

  it('contains nothing of a deleted session', async () => {
    const stream = sessionStream(world.agentId, 's3');
    await world.store.delete(stream);
    await world.views.removeStream(stream);
    expect(textsIn(await inbox('?lang=de'))).toEqual([]);
  });
});

const newestOf = async (stream: string) => {
  const events = [];
  for await (const event of world.store.readStream(stream, { direction: 'backwards', limit: 1 }))
    events.push(event);
  return events;
};
