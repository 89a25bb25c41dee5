import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { SessionEvent } from '../../src/session/events.ts';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { rememberingAgent } from '../support/remembering-agent.ts';

const SESSIONS = 64;
/** Long enough to kill a server during a call, also on a busy machine. */
const WEBHOOK_TIMEOUT_MS = 2_000;
/** Twenty give more confidence, and take a minute. */
const KILLS = Number(process.env.PARLEY_TEST_KILLS ?? 3);

const open: Parley[] = [];
afterEach(async () => {
  for (const parley of open.splice(0).reverse()) await parley.stop();
});
const started = async (options: Parameters<typeof startParley>[0] = {}): Promise<Parley> => {
  const parley = await startParley(options);
  open.push(parley);
  return parley;
};

type Load = {
  readonly acknowledged: Map<string, string[]>;
  readonly refused: unknown[];
  stop: () => Promise<void>;
};

/** Every session sends its next query after each reply; records the id of each acknowledged turn. */
const load = (parley: Parley, agent: ImportedAgent): Load => {
  const acknowledged = new Map<string, string[]>();
  const refused: unknown[] = [];
  let isOver = false;
  const talk = async (_: unknown, number: number): Promise<void> => {
    const sessionId = `s${number}`;
    const ids: string[] = [];
    acknowledged.set(sessionId, ids);
    while (!isOver) {
      try {
        const { status, body } = await parley.say(agent, 'remember me', sessionId);
        if (status === 200) ids.push(body.id);
        else refused.push(body.status.code);
      } catch (error) {
        refused.push(error);
        return;
      }
    }
  };
  const all = Promise.all(Array.from({ length: SESSIONS }, talk));
  const stop = async () => {
    isOver = true;
    await all;
  };
  return { acknowledged, refused, stop };
};

const answered = ({ acknowledged }: Load): number =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);

type Recorded = RecordedEvent & SessionEvent;

/** The recorded events of a killed server, by session id. */
const recordedIn = async (dataFolder: string): Promise<Map<string, Recorded[]>> => {
  const store = await openLmdbEventStore({ path: dataFolder });
  const sessions = new Map<string, Recorded[]>();
  for await (const event of store.readAll({ category: 'session' })) {
    const sessionId = event.stream.split('-').slice(2).join('-');
    sessions.set(sessionId, [...(sessions.get(sessionId) ?? []), event as Recorded]);
  }
  await store.close();
  return sessions;
};

/** The turns of a stream in order; throws for a turn without a reply, or for overlapping turns. */
const turnsIn = (events: readonly Recorded[]): string[] => {
  const turns: string[] = [];
  let current: string | undefined;
  for (const [index, { type, data, revision }] of events.entries()) {
    expect(revision).toBe(index);
    if (type === 'QueryReceived') {
      expect(current, 'a turn that began in another').toBeUndefined();
      current = data.turnId;
    }
    if (type !== 'ReplySent') continue;
    expect(data.turnId).toBe(current);
    turns.push(data.turnId);
    current = undefined;
  }
  expect(current, 'a turn without its reply').toBeUndefined();
  return turns;
};

/** @returns the number of acknowledged turns. */
const expectRecorded = (
  sessions: ReadonlyMap<string, readonly Recorded[]>,
  loads: readonly Pick<Load, 'acknowledged'>[],
): number => {
  let count = 0;
  for (const events of sessions.values()) {
    const turns = turnsIn(events);
    expect(new Set(turns).size).toBe(turns.length);
  }
  for (const { acknowledged } of loads) {
    for (const [sessionId, ids] of acknowledged) {
      expect(turnsIn(sessions.get(sessionId) ?? [])).toEqual(expect.arrayContaining(ids));
      count += ids.length;
    }
  }
  return count;
};

describe('a killed server', () => {
  it('has recorded each acknowledged turn once, and no turn in part', {
    timeout: KILLS * 60_000,
  }, async () => {
    const parley = await started();
    const agent = await parley.import(rememberingAgent);
    const loads: Load[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const running = load(parley, agent);
      loads.push(running);
      while (answered(running) < SESSIONS * ((round % 3) + 2)) await setTimeout(20);
      await parley.kill('SIGKILL');
      await running.stop();
      expect(running.refused).not.toEqual([]);
      await parley.start();
    }
    const [known] = [...(loads[0]?.acknowledged ?? [])].find(([, ids]) => ids.length > 0) ?? [];
    const contexts = await parley.send(`GET /v1/contexts?sessionId=${known}`, agent.clientAccessToken);
    expect(contexts.body).toMatchObject([{ name: 'known' }]);
    await parley.kill('SIGTERM');
    expect(expectRecorded(await recordedIn(parley.dataFolder), loads)).toBeGreaterThan(6 * SESSIONS);
  });

  it('never repeats an interrupted webhook call, and continues the conversation', async () => {
    const webhook = await recordingWebhook(() => undefined);
    const parley = await started({
      env: { PARLEY_WEBHOOK_TIMEOUT_MS: String(WEBHOOK_TIMEOUT_MS) },
    });
    const agent = await parley.import(rememberingAgent, { enabled: true, url: webhook.url });
    const ask = (query: string) => parley.say(agent, query, 'out');
    await ask('remember me');
    const lost = ask('order it').catch(() => 'lost');
    while (webhook.asked.length === 0) await setTimeout(10);
    await parley.kill('SIGKILL');
    expect(await lost).toBe('lost');
    await parley.start();
    const next = await ask('remember me');
    expect(next.body).toMatchObject({ status: { code: 200 }, result: { contexts: [{ name: 'known' }] } });
    await parley.kill('SIGTERM');
    const events = (await recordedIn(parley.dataFolder)).get('out') ?? [];
    expect(turnsIn(events)).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'WebhookFailed').map(({ data }) => data)).toMatchObject([
      { reason: 'interrupted' },
    ]);
    expect(webhook.asked).toHaveLength(1);
    await webhook.stop();
  });
});

describe('a server that receives SIGTERM', () => {
  it('stops gracefully under load, with all its replies recorded', async () => {
    const parley = await started();
    const agent = await parley.import(rememberingAgent);
    const running = load(parley, agent);
    while (answered(running) < 2 * SESSIONS) await setTimeout(20);
    expect(await parley.kill('SIGTERM')).toBe(0);
    await running.stop();
    const sessions = await recordedIn(parley.dataFolder);
    const acknowledged = expectRecorded(sessions, [running]);
    const recorded = [...sessions.values()].flatMap(turnsIn).length;
    expect(acknowledged).toBe(recorded);
  });
});

describe('two servers over one data folder', () => {
  it('see each other’s agents and keep the turns of a session in order', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'parley-'));
    const first = await started({ cwd });
    const second = await started({ cwd });
    const agent = await first.import(rememberingAgent);
    const ask = (parley: Parley, sessionId: string) => parley.say(agent, 'remember me', sessionId);
    await eventually(async () => expect((await ask(second, 'hello')).status).toBe(200));
    const ids: string[] = [];
    const talk = async (parley: Parley): Promise<void> => {
      for (let turn = 0; turn < 25; turn += 1) {
        const { status, body } = await ask(parley, 'shared');
        expect([status, body.status.code]).toEqual([200, 200]);
        ids.push(body.id);
      }
    };
    await Promise.all([talk(first), talk(second), talk(first), talk(second)]);
    const contextsByServer = await Promise.all(
      [first, second].map((parley) =>
        parley.send('GET /v1/contexts?sessionId=shared', agent.clientAccessToken),
      ),
    );
    expect(contextsByServer[0]?.body).toEqual(contextsByServer[1]?.body);
    await first.kill('SIGTERM');
    await second.kill('SIGTERM');
    const turns = turnsIn((await recordedIn(first.dataFolder)).get('shared') ?? []);
    expect(turns.toSorted()).toEqual(ids.toSorted());
    await rm(cwd, { recursive: true });
  });
});
