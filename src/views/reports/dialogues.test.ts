import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReportWorld, type ReportWorld } from '../../../test/support/report-world.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { personalFieldsOf, withValueAt } from '../../kernel/personal-fields.ts';
import type { ViewRow } from '../../kernel/view-store.ts';
import { sessionActor } from '../../session/actor.ts';
import { sessionCatalogue, sessionEvents } from '../../session/events.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { shippedViews } from '../scripts.ts';
import { openViews } from '../views.ts';
import { reports } from './catalogue.ts';
import { runReport } from './run-report.ts';

let world: ReportWorld;
const speeches: string[] = [];
let turnsWithForecast = 0;

const say = async (session: string, text: string, parts: object = {}): Promise<void> => {
  const { fulfillment, contexts } = await world.say(session, text, parts);
  speeches.push(fulfillment.speech);
  if (contexts.some(({ name }) => name === 'forecast')) turnsWithForecast += 1;
  world.outside.pass(60_000);
};

const posted = { lifespan: 3, parameters: {} };

/** The texts of each session are chosen for the counts below. */
beforeAll(async () => {
  world = await openReportWorld();
  const key = { agentId: world.agentId, sessionId: 'slots' };
  for (const text of ['book a flight', 'Rome', 'many', '3', 'fly me to Paris', 'cancel'])
    await say('slots', text);
  for (const text of ['a trip to Rome please', 'hello', 'book a flight']) await say('slots', text);
  world.outside.pass(40 * 60_000);
  await say('slots', 'Fly me to ROME!');
  await world.desks.sessions.addContexts(key, [{ name: 'vip', ...posted }], 'developer');
  for (let call = 0; call < 6; call += 1) await say('webhook', 'what is the weather like');
  for (const chance of [0, 0.3, 0.4, 0.99]) {
    world.outside.chance = chance;
    await say('variants', 'hello', chance === 0 ? { contexts: [{ name: 'vip', ...posted }] } : {});
  }
  await say('variants', 'guten Tag', { lang: 'de' });
  await say('variants', 'see you later');
});
afterAll(() => world?.close());

const rowOf = async (report: string, fits: object) => {
  const rows = await world.rows(report);
  return rows.find((row) => Object.entries(fits).every(([name, value]) => row[name] === value));
};

describe('the report of slots', () => {
  it('counts how often each was requested, and how the requests ended', async () => {
    expect(speeches.filter((speech) => speech === 'Where to?')).toHaveLength(2);
    expect(speeches.filter((speech) => speech === 'How many?')).toHaveLength(5);
    expect(await rowOf('slots', { parameter: 'city' })).toMatchObject({
      intent: 'book',
      asked: 2,
      prompts: 2,
      promptsPerSlot: 1,
      filled: 1,
      abandoned: 1,
      abandonmentRate: 0.5,
      open: 0,
      expired: 1,
      exitWord: 0,
    });
    expect(await rowOf('slots', { parameter: 'seats' })).toMatchObject({
      asked: 4,
      prompts: 5,
      promptsPerSlot: 1.25,
      filled: 1,
      abandoned: 2,
      abandonmentRate: 0.5,
      open: 1,
      exitWord: 1,
      otherIntent: 1,
      expired: 0,
    });
  });

  it('counts a question that is still open when its session has been idle for its lifetime', async () => {
    const later = new Date(Date.parse(world.outside.now()) + 60 * 60_000).toISOString();
    const seats = (await world.rows('slots', { at: later })).find(({ parameter }) => parameter === 'seats');
    expect(seats).toMatchObject({ asked: 4, filled: 1, abandoned: 3, open: 0, expired: 1, otherIntent: 1 });
  });
});

describe('the report of contexts', () => {
  it('counts who set them and how long they lived', async () => {
    const greeted = 1 + 4 + 1;
    expect(await rowOf('contexts', { context: 'greeted' })).toMatchObject({ byIntent: greeted, byClient: 0 });
    expect(await rowOf('contexts', { context: 'vip' })).toMatchObject({
      byApi: 1,
      byClient: 1,
      set: 2,
      turns: 2,
    });
    expect((await world.rows('contexts')).map(({ context }) => context)).toEqual([
      'greeted',
      'forecast',
      'vip',
    ]);
  });

  it('counts a turn whose webhook set one, like one whose intent did', async () => {
    const replied = 4;
    expect(turnsWithForecast).toBe(replied);
    expect(await rowOf('contexts', { context: 'forecast' })).toMatchObject({
      byWebhook: replied,
      byIntent: 0,
      set: replied,
      turns: turnsWithForecast,
    });
  });

  it('knows which contexts of the agent were never set', async () => {
    const [greeted] = await world.rows('context-coverage');
    expect(greeted).toEqual({ context: 'greeted', set: 6, setBy: 1, neededBy: 1 });
  });
});

describe('the report of webhooks', () => {
  it('counts calls, failures and the time that they took', async () => {
    const elapsed: number[] = [];
    for await (const { data } of world.store.readAll({ category: 'session' })) {
      const { elapsedMs } = data as { readonly elapsedMs?: number };
      if (elapsedMs !== undefined) elapsed.push(Number(elapsedMs.toPrecision(2)));
    }
    elapsed.sort((a, b) => a - b);
    expect(elapsed).toHaveLength(6);
    for (const intent of ['weather', '(all)'])
      expect(await rowOf('webhooks', { intent })).toMatchObject({
        calls: 6,
        replied: 4,
        failed: 2,
        failureRate: 0.3333,
        http_status: 2,
        timeout: 0,
        p50Ms: elapsed[2],
        p90Ms: elapsed[5],
        p99Ms: elapsed[5],
        maxMs: elapsed[5],
      });
  });
});

describe('the report of replies', () => {
  it('counts each randomly chosen variant, including those never said', async () => {
    const variants = (await world.rows('replies')).filter(
      ({ intent, language }) => intent === 'greet' && language === 'en',
    );
    const said = (text: string) => speeches.filter((speech) => speech === text).length;
    const de = 1;
    expect(variants.map(({ variant, text, said: times }) => [variant, text, times])).toEqual([
      [1, 'Hello.', said('Hello.')],
      [2, 'Hi there.', said('Hi there.')],
      [3, 'Welcome.', said('Welcome.') - de],
    ]);
    expect(said('Hello.')).toBe(2);
  });

  it('counts replies by speaker', async () => {
    expect(await rowOf('replies', { intent: 'weather', speaker: 'webhook' })).toMatchObject({ said: 4 });
    expect(await rowOf('replies', { intent: 'weather', speaker: 'intent' })).toMatchObject({ said: 2 });
    expect(await rowOf('replies', { intent: 'book', speaker: 'prompt' })).toMatchObject({ said: 7 });
  });
});

describe('the report of training phrases', () => {
  it('counts a phrase in other spellings and with other values, and lists unused phrases', async () => {
    const rows = await world.rows('phrases');
    const matches = Object.fromEntries(rows.map(({ phrase, matches: times }) => [phrase, times]));
    expect(matches).toEqual({
      'book a flight': 2,
      'fly me to @city:city': 2,
      'a trip to @city:city please': 1,
      hello: 5,
      'good morning': 0,
      'howdy partner': 0,
      'what is the weather like': 6,
      'see you later': 1,
      'nobody says this': 0,
      'guten Tag': 1,
    });
    expect(rows.slice(0, 3).map((row) => row.matches)).toEqual([0, 0, 0]);
  });

  it('can be limited to a language', async () => {
    const rows = await world.rows('phrases', { language: 'de' });
    expect(rows.map(({ phrase, matches }) => [phrase, matches])).toEqual([['guten Tag', 1]]);
  });
});

describe('the report of the statechart', () => {
  it('counts the transitions of the session machine', async () => {
    const expected: Record<string, number> = {};
    const sessions = new Map<string, ReturnType<typeof sessionActor>>();
    for await (const recorded of world.store.readAll({ category: 'session' })) {
      const session = sessions.get(recorded.stream) ?? sessionActor();
      sessions.set(recorded.stream, session);
      const from = session.state().at;
      session.take([sessionCatalogue.read(recorded)]);
      const name = `${from} ${recorded.type} ${session.state().at}`;
      expected[name] = (expected[name] ?? 0) + 1;
    }
    const rows = (await world.rows('statechart')).filter(({ kind }) => kind === 'transition');
    const gone = rows.filter(({ times }) => times !== 0);
    expect(
      Object.fromEntries(gone.map(({ from, event, to, times }) => [`${from} ${event} ${to}`, times])),
    ).toEqual(expected);
    const never = rows.filter(({ times }) => times === 0).map(({ from, event }) => `${from} ${event}`);
    expect(never).toContain('answering FollowupTriggered');
  });
});

describe('figures', () => {
  it('contain words of the agent only, and no texts of users', async () => {
    await world.say('private', 'my name is Ann Smith of Elm Street');
    const position = await world.store.newestPosition();
    const sums: ViewRow[] = [];
    for (const { name } of await world.views.list()) {
      await world.views.awaitPosition(name, position);
      sums.push(...(await world.views.rows(name).range({ from: ['sum'], to: ['sum', '\u{10ffff}'] })));
    }
    expect(sums).not.toEqual([]);
    expect(JSON.stringify(sums)).not.toMatch(/smith/i);
  });
});

describe('sealed texts', () => {
  it('are still counted, except for what only personal fields contain', async () => {
    const fields = personalFieldsOf(sessionEvents);
    const store = memoryEventStore();
    for await (const { stream, position: _, revision: __, ...event } of world.store.readAll({
      category: 'session',
    })) {
      const data = (fields.get(event.type) ?? []).reduce(
        (before, { path, blank }) => withValueAt(before, path, blank),
        event.data as JsonObject,
      );
      await store.append(stream, [{ ...event, data: { ...data, sealed: '1.AAAA' } }], 'any');
    }
    const definitions = shippedViews().filter(({ projection }) => projection.name.startsWith('report-'));
    const views = await openViews({ store, views: memoryViewStore(), definitions, now: world.outside.now });
    const agent = world.desks.agents.get(world.agentId);
    const position = await store.newestPosition();
    for (const report of reports) {
      await views.awaitPosition(report.projection, position);
      const { rows } = await runReport(views, report, { agent, at: world.outside.now() });
      const isPersonal = ['contexts', 'phrases', 'context-coverage', 'replies'].includes(report.name);
      if (!isPersonal) expect(rows, report.name).toEqual(await world.rows(report.name));
    }
    expect((await views.list()).map(({ state }) => state)).toEqual(['live', 'live', 'live', 'live']);
    await views.close();
  });
});
