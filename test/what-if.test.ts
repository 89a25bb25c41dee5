import { beforeAll, describe, expect, it } from 'vitest';
import type { Agent, Intent } from '../src/agent/agent.ts';
import { agentHistory } from '../src/authoring/agent-history.ts';
import { whatIfsInMemory } from '../src/disk/what-if-files.ts';
import { whatIfSteps } from '../src/replay/what-if/what-if.ts';
import { type WhatIfDesk, whatIfDesk } from '../src/replay/what-if/what-if-desk.ts';
import type { WhatIfReport } from '../src/replay/wire/what-if-report.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import type { TrainedAgent } from '../src/turn/turn.ts';
import { answeringBy, lived, type Talk, talkative } from './support/talks.ts';
import { openTestDesks, testOutside } from './support/test-desks.ts';

const store = memoryEventStore();
let agent: Agent;

const talk = (...texts: readonly string[]): Talk => ({
  happenings: texts.map((text) => ({ is: 'said', text, parts: {} })),
  replies: [{ status: 200, body: JSON.stringify({ speech: 'At once.' }), elapsedMs: 7 }],
});

beforeAll(async () => {
  const desks = await openTestDesks({ store });
  const imported = await desks.agents.import(talkative, {});
  agent = desks.agents.get(imported.agent.id);
  await desks.close();
  const trainedAgent = answeringBy(agent);
  await lived(store, trainedAgent, 'guest', talk('hello', 'book a room', '4', 'order a cake for my kitty'));
  await lived(
    store,
    trainedAgent,
    'late',
    talk('good morning to you', 'hello'),
    testOutside('2026-04-01T12:00:00.000Z'),
  );
});

/** The same agent, one of its intents changed. */
const withIntent = (name: string, change: (intent: Intent) => Partial<Intent>): Agent => ({
  ...agent,
  intents: new Map(
    [...agent.intents].map(([id, intent]) => [
      id,
      intent.name === name ? { ...intent, ...change(intent) } : intent,
    ]),
  ),
});

const reportOf = async (draft: Agent, parts: object = {}): Promise<WhatIfReport> => {
  const trainedAgent = answeringBy(draft);
  const order = {
    agentId: agent.id,
    filter: {},
    agent: draft,
    trainedAgentIn: async () => trainedAgent,
    ...parts,
  };
  for await (const step of whatIfSteps(
    { store, webhookBody: () => '', breathe: async () => undefined },
    order,
  )) {
    if ('report' in step) return step.report;
  }
  throw new Error('a what-if ended without a report');
};

const changesIn = ({ groups }: WhatIfReport) =>
  groups.flatMap(({ cause, changes }) =>
    changes.map(({ sessionId, turn, hypothetical }) => [cause, sessionId, turn, hypothetical]),
  );

describe('a what-if', () => {
  it('changes nothing when the same agent answers, webhooks as recorded', async () => {
    expect(await reportOf(agent)).toMatchObject({ sessions: 2, turns: 6, changed: 0, share: 0, groups: [] });
  });

  it('lists a turn with another reply, and marks what differs after it as hypothetical', async () => {
    const draft = withIntent('hello', ({ responses }) => ({
      responses: responses.map((response) => ({
        ...response,
        affectedContexts: [],
        messages: [{ type: 0, body: { speech: 'Howdy' } }],
      })),
    }));
    expect(changesIn(await reportOf(draft))).toEqual([
      ['contexts', 'guest', 1, false],
      ['contexts', 'guest', 2, true],
      ['contexts', 'late', 1, false],
      ['contexts', 'late', 2, true],
    ]);
  });

  it('counts hypothetical turns neither as turns nor as changes of the share', async () => {
    const draft = withIntent('hello', ({ responses }) => ({
      responses: responses.map((response) => ({ ...response, affectedContexts: [] })),
    }));
    const report = await reportOf(draft);
    const { turns, changed, hypothetical, hypotheticalTurns } = report;
    expect(hypotheticalTurns).toBeGreaterThanOrEqual(hypothetical);
    expect([changed, hypothetical]).toEqual([4, 2]);
    expect(report.share).toBe(2 / (turns - hypotheticalTurns));
  });

  it('lists each change in one group of equal changes', async () => {
    const draft = withIntent('hello', () => ({ responses: [] }));
    const { groups } = await reportOf(draft);
    for (const { turns, alike } of groups) expect(alike.reduce((sum, one) => sum + one.turns, 0)).toBe(turns);
    expect(groups.length).toBeGreaterThan(0);
  });

  it('distinguishes a score that is too low from another intent', async () => {
    const strict = { ...agent, settings: { ...agent.settings, mlMinConfidence: 0.99 } };
    const report = await reportOf(strict);
    expect(report.groups.map(({ cause }) => cause)).toContain('threshold');
    expect(report.groups[0]?.changes[0]).toMatchObject({ recorded: { intent: expect.any(String) } });
    expect(report.groups[0]?.changes[0]?.instead).not.toHaveProperty('intent');
  });

  it('counts a webhook that was never called as failed, and says so', async () => {
    const draft = withIntent('hello', () => ({ webhookUsed: true }));
    expect(await reportOf(draft)).toMatchObject({ changed: 0 });
    const silent = withIntent('hello', () => ({ webhookUsed: true, responses: [] }));
    expect((await reportOf(silent)).webhooksUnrecorded).toBeGreaterThan(0);
  });

  it('covers only the selected sessions and period', async () => {
    expect(await reportOf(agent, { sessionIds: ['late'] })).toMatchObject({ sessions: 1, turns: 2 });
    const filter = { since: '2026-03-15T00:00:00.000Z' };
    expect(await reportOf(agent, { filter })).toMatchObject({ sessions: 1, turns: 2 });
    expect(await reportOf(agent, { filter: { intent: 'Hello' } })).toMatchObject({ sessions: 2, turns: 3 });
  });
});

describe('a what-if of a long log', () => {
  it('can be left while it still looks for sessions', async () => {
    const { value: event } = await store.readAll({ category: 'session' })[Symbol.asyncIterator]().next();
    let read = 0;
    const long = {
      ...store,
      readAll: async function* () {
        for (; read < 10_000; read += 1) yield event;
      },
    };
    const order = { agentId: agent.id, filter: {}, agent, trainedAgentIn: async () => answeringBy(agent) };
    const ports = { store: long, webhookBody: () => '', breathe: async () => undefined };
    const first = await whatIfSteps(ports, order).next();
    expect(first).toEqual({ done: false, value: { done: 0, total: 0 } });
    expect(read).toBeLessThan(1_000);
  });
});

describe('a what-if as a job', () => {
  /** No request is answered before `held` is. */
  const desk = (trainedAgent: TrainedAgent, held = Promise.resolve(), agents = [agent]): WhatIfDesk =>
    whatIfDesk({
      store,
      breathe: async () => undefined,
      webhookBody: () => '',
      history: agentHistory({ store }),
      answerers: {
        today: () => held.then(() => trainedAgent),
        latest: () => held.then(() => trainedAgent),
        of: () => held.then(() => trainedAgent),
        fromExport: async () => agent,
      },
      agents: { get: () => agent, list: () => agents },
      jobs: whatIfsInMemory(),
      now: () => '2026-05-01T00:00:00.000Z',
      id: () => '00000000-0000-4000-8000-000000000001',
      onFailure: (error) => {
        throw error;
      },
    });

  it('continues after the request has ended, and keeps its report', async () => {
    const jobs = desk(answeringBy(agent));
    const { id, state } = await jobs.start({ by: { agentId: agent.id }, filter: {} });
    expect(state).toBe('running');
    await expect.poll(async () => (await jobs.get(id)).state).toBe('done');
    expect(await jobs.get(id)).toMatchObject({ done: 2, total: 2, report: { turns: 6 } });
    expect((await jobs.list())[0]).not.toHaveProperty('report');
  });

  it('lists its changes page by page, equal ones once, beside a report that counts them', async () => {
    const draft = withIntent('hello', () => ({ phrases: {} }));
    const jobs = desk(answeringBy(draft));
    const { id } = await jobs.start({ by: { agentId: agent.id }, filter: {} });
    expect(await jobs.changes(id, { skip: 0, limit: 1 })).toEqual({ changes: [] });
    await expect.poll(async () => (await jobs.get(id)).state).toBe('done');
    const whole = (await jobs.get(id)).report?.groups ?? [];
    const all = whole.flatMap(({ alike }) => alike);
    expect(all.length).toBeGreaterThan(1);
    const first = await jobs.changes(id, { skip: 0, limit: all.length - 1 });
    expect(first.nextCursor).toBe(`${all.length - 1}`);
    const last = await jobs.changes(id, { skip: Number(first.nextCursor), limit: 9 });
    expect(last).not.toHaveProperty('nextCursor');
    expect([...first.changes, ...last.changes]).toEqual(all);
    const [group] = whole;
    const ofCause = await jobs.changes(id, { ...(group && { cause: group.cause }), skip: 0, limit: 9 });
    expect(ofCause.changes).toEqual(group?.alike);
    const { groups = [] } = (await jobs.summary(id)).report ?? {};
    expect(groups).toEqual(whole.map((one) => ({ ...one, alike: [], changes: [] })));
  });

  it('stops where it is when it is cancelled', async () => {
    let resume: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const jobs = desk(answeringBy(agent), held);
    const { id } = await jobs.start({ by: { agentId: agent.id }, filter: {} });
    const cancelled = jobs.cancel(id);
    resume();
    expect(await cancelled).toMatchObject({ state: 'cancelled', total: 2 });
    expect(await jobs.get(id)).not.toHaveProperty('report');
  });

  it('ends and is gone when a session that it names is erased, and names it no more', async () => {
    let resume: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const jobs = desk(answeringBy(agent), held);
    const { id } = await jobs.start({ by: { agentId: agent.id }, sessionIds: ['guest'], filter: {} });
    const forgotten = jobs.forget((stream) => stream.endsWith('-guest'));
    resume();
    await forgotten;
    await expect(jobs.get(id)).rejects.toMatchObject({ code: 'what_if_not_found' });
    expect(await jobs.list()).toEqual([]);
  });

  it('asks for the agent if an export could answer the sessions of several', async () => {
    const [one, other] = ['One', 'Other'].map((name) => ({
      ...agent,
      settings: { ...agent.settings, name },
    }));
    if (one === undefined || other === undefined) throw new Error('there are two');
    const jobs = desk(answeringBy(agent), undefined, [one, other]);
    const request = { by: { files: [] }, filter: {} };
    await expect(jobs.start(request)).rejects.toMatchObject({
      code: 'sessions_owner_unclear',
      facts: { name: agent.settings.name, agents: 2 },
    });
  });

  it('is refused for a missing session', async () => {
    const jobs = desk(answeringBy(agent));
    const request = { by: { agentId: agent.id }, sessionIds: ['nobody'], filter: {} };
    await expect(jobs.start(request)).rejects.toMatchObject({ code: 'session_not_found' });
  });
});
