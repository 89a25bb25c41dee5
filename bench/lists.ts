/**
 * The claim: lists of sessions, turns, webhook calls and of the inbox are answered within 50 ms over HTTP,
 * whatever is asked of a million turns. Before, the first start on that log without views: it answers
 * queries, and lists that lack sessions say so. After `npm run build`:
 * `npx tsx bench/lists.ts [--json] [--turns NUMBER] [--folder PATH]`. A folder that an earlier run has filled
 * is not filled again.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { NewEvent } from '../src/kernel/event.ts';
import type { SessionEvent } from '../src/session/events.ts';
import { type Claim, rounded, show } from './running/claims.ts';
import { measureFirstStart } from './running/first-start.ts';
import { importBuilt } from './running/import-built.ts';
import { median } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { talkEvents } from './running/made-turns.ts';
import {
  importAgent,
  type NewAgent,
  type ServerProcess,
  startParley,
  withServer,
} from './running/server-process.ts';
import { adminTokenIn } from './running/tokens.ts';
import { upToDate } from './running/up-to-date.ts';

const { openLmdbEventStore } = await importBuilt<typeof import('../src/store/lmdb/lmdb-event-store.ts')>(
  'store/lmdb/lmdb-event-store',
);

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const TURNS = Number(values.turns);
const TURNS_PER_SESSION = 8;
const SESSIONS_AT_ONCE = 200;
const EVENTS_OF_100_TURNS = 338;
const ROUNDS = 15;
const MS_MAX = 50;

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'parley-bench-'));
const agentFile = join(folder, 'bench-agent.json');

const openings = ['where is', 'what about', 'give me', 'I lost'];
const wishes = [
  'a loan',
  'my pin',
  'the weather',
  'a refund',
  'your hours',
  'a person',
  'my points',
  'the app',
];
const feelings = [
  'now',
  'please',
  'again',
  'for my sister',
  'in Oslo',
  'by Friday',
  'without a card',
  'at night',
];

/** Thousands of different texts that the agent does not understand. */
const unheardOf = (session: number, turn: number): string => {
  const number = session * TURNS_PER_SESSION + turn;
  const pick = (list: readonly string[], step: number): string =>
    list[Math.floor(number / step) % list.length] ?? '';
  return [pick(openings, 3), pick(wishes, 7), pick(feelings, 11), number % 1_009].join(' ');
};

const sessionEvents = (session: number): readonly NewEvent<SessionEvent>[] =>
  Array.from({ length: TURNS_PER_SESSION }, (_, turn) => {
    const events = talkEvents(session, turn).flat();
    if (!events.some(({ type }) => type === 'NothingMatched')) return events;
    return events.map((event) =>
      event.type === 'QueryReceived'
        ? { ...event, data: { ...event.data, text: unheardOf(session, turn) } }
        : event,
    );
  }).flat();

const record = async ({ agentId }: NewAgent): Promise<void> => {
  const store = await openLmdbEventStore({ path: folder });
  for (let first = 0; first < TURNS / TURNS_PER_SESSION; first += SESSIONS_AT_ONCE) {
    const some = Array.from({ length: SESSIONS_AT_ONCE }, (_, at) => first + at);
    await Promise.all(
      some.map((session) =>
        store.append(`session-${agentId}-s${session}`, sessionEvents(session), 'no-stream'),
      ),
    );
  }
  await store.close();
};

const fillFolder = async (): Promise<NewAgent> => {
  if (existsSync(agentFile)) return JSON.parse(readFileSync(agentFile, 'utf8'));
  const agent = await withServer(folder, (server) => importAgent(server, folder, madeAgent()));
  await record(agent);
  writeFileSync(agentFile, JSON.stringify(agent));
  return agent;
};

type Answer = { readonly text: string; readonly tookMs: number };

const reader =
  ({ url }: ServerProcess, token: string) =>
  async (path: string): Promise<Answer> => {
    const at = performance.now();
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return { text, tookMs: performance.now() - at };
  };

/** Each with a number from its answer that shows how much was found. */
const lists = (agentId: string, middle: { readonly session: string; readonly position: number }) => {
  const of = `/admin/agents/${agentId}`;
  const week = 'since=2026-02-01T00:00:00Z&until=2026-02-08T00:00:00Z';
  const period = 'from=2026-02-01T00:00:00Z&to=2026-02-02T00:00:00Z';
  return [
    ['sessions: the last active first', `${of}/sessions`],
    ['sessions: a page in the middle', `${of}/sessions?cursor=${middle.session}`],
    ['sessions: one word and the beginning of another', `${of}/sessions?text=parcel+boo*`],
    ['sessions: of all agents, with failed webhook calls', '/admin/sessions?webhook=failed&sort=turns'],
    ['turns of a session', `${of}/sessions/s${Math.floor(TURNS / TURNS_PER_SESSION / 2)}`],
    ['turns of all sessions, the last 100', `${of}/turns?after=${middle.position}`],
    ['webhook calls: the newest first', `${of}/webhook-calls`],
    [
      'webhook calls: a page of 500 in the middle',
      `${of}/webhook-calls?limit=500&cursor=${Math.floor(TURNS / TURNS_PER_SESSION / 2)}`,
    ],
    ['webhook calls: the failed ones', `${of}/webhook-calls?outcome=failed`],
    ['webhook calls: of an intent, within a week', `${of}/webhook-calls?intent=book-parcel&${week}`],
    ['webhook calls: the slowest of an address', `${of}/webhook-calls?order=slowest&address=example.com`],
    ['inbox: the first page', `${of}/inbox`],
    ['inbox: a page in the middle', `${of}/inbox?cursor=500`],
    ['inbox: of a day', `${of}/inbox?${period}`],
  ] as const;
};

const measure = async (
  server: ServerProcess,
  read: Read,
  { agentId }: NewAgent,
): Promise<readonly Claim[]> => {
  const away = async (): Promise<number> => (await read('/health/live')).tookMs;
  const claims: Claim[] = [];
  for (const [name, path] of lists(agentId, await placesIn(read, agentId))) {
    const first = await read(path);
    const times: number[] = [];
    const cpuBefore = server.cpuMs() ?? 0;
    for (let round = 0; round < ROUNDS; round += 1) times.push((await read(path)).tookMs);
    const cpuMs = ((server.cpuMs() ?? 0) - cpuBefore) / ROUNDS;
    const yardsticks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) yardsticks.push(await away());
    claims.push({
      claim: `${TURNS.toLocaleString('en')} turns over HTTP, ${name}`,
      measured: median(times),
      unit: 'ms',
      yardstick:
        `processor time: ${cpuMs.toFixed(1)} ms; the first time: ${rounded(first.tookMs)} ms; ` +
        `an empty answer: ${rounded(median(yardsticks))} ms`,
      goal: `≤ ${MS_MAX} ms`,
      isMet: median(times) <= MS_MAX,
    });
  }
  return claims;
};

type Read = ReturnType<typeof reader>;

/** A cursor in the middle of the sessions, and a position shortly before the end of the log. */
const placesIn = async (read: Read, agentId: string) => {
  const one = JSON.parse((await read(`/admin/agents/${agentId}/sessions?limit=1`)).text);
  const [by, isAscending, , number] = JSON.parse(Buffer.from(one.nextCursor, 'base64url').toString());
  const middle = JSON.parse(
    (await read(`/admin/agents/${agentId}/sessions?id=s${Math.floor(number / 2)}&limit=1`)).text,
  ).sessions[0];
  const cursor = [by, isAscending, Date.parse(middle.lastActiveAt), Math.floor(number / 2)];
  const { after } = JSON.parse((await read(`/admin/agents/${agentId}/turns?after=now`)).text);
  return {
    session: Buffer.from(JSON.stringify(cursor)).toString('base64url'),
    position: after - EVENTS_OF_100_TURNS,
  };
};

let server: ServerProcess | undefined;
try {
  const hasViews = existsSync(agentFile);
  const agent = await fillFolder();
  server = await startParley(folder);
  const read = reader(server, adminTokenIn(folder));
  const log = { log: `${TURNS.toLocaleString('en')} turns`, sessions: TURNS / TURNS_PER_SESSION };
  const first = hasViews ? [] : await measureFirstStart({ server, folder, agent, read, ...log });
  await upToDate(server, folder);
  show('lists', [...first, ...(await measure(server, read, agent))], values.json);
} finally {
  await server?.stop();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
