/**
 * The claims: a shadow costs a server at most the processor time of a second turn, and queries are answered
 * as fast as without it. Both are measured in one server that sets the shadow and removes it in turns.
 * Run: npx tsx bench/shadow.ts [--seconds N] [--rounds N] [--json], after `npm run build`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { type Latencies, median, queryAtPace, type Target } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type ServerProcess, withServer } from './running/server-process.ts';
import { adminTokenIn, headersWith } from './running/tokens.ts';

const RATIO_MAX = 2;
const P50_RATIO_MAX = 1.25;
/** Far below the capacity of a core, so that the latency of a query is not queueing time. */
const TURNS_PER_SECOND = 100;
const SETTLING_SECONDS = 2;
const POLL_MS = 100;

const { json, ...settings } = options();
const seconds = Number(settings.seconds);
const rounds = Number(settings.rounds);
const turns = TURNS_PER_SECOND * (seconds + SETTLING_SECONDS);

/** The server with its agent. */
type Subject = { readonly server: ServerProcess; readonly target: Target; readonly admin: Admin };
type Round = Latencies & { readonly cpuUs: number };
type Pair = { readonly alone: Round; readonly shadowed: Round };
type Report = { readonly turns: number; readonly upToDate: boolean };
type Admin = <Reply>(method: string, path: string, body?: object) => Promise<Reply>;

const SHADOW = '/environments/production/shadow';

const adminOf =
  (folder: string, url: string): Admin =>
  async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const headers = headersWith(adminTokenIn(folder));
    const request =
      body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(url + path, request);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    // Each reply is that of its operation.
    return (await answer.json()) as Reply;
  };

/** @returns a revision with as much to understand as the published one */
const publishTwin = async (admin: Admin): Promise<number> => {
  const { revision: published } = await admin<{ revision: number }>('GET', '');
  await admin('PUT', '/publishing', { on: true });
  await admin('PATCH', '', { description: 'The shadow' });
  const { revision } = await admin<{ revision: number }>('GET', '');
  if (revision === published) throw new Error('the shadow would be the published revision itself');
  return revision;
};

/** Waits until all turns are compared and the server is idle. */
const untilRested = async ({ server, admin }: Subject, isShadowed: boolean): Promise<void> => {
  for (;;) {
    const report = isShadowed ? await admin<Report>('GET', SHADOW) : undefined;
    const before = server.cpuMs() ?? 0;
    await setTimeout(POLL_MS);
    const isIdle = (server.cpuMs() ?? 0) - before < POLL_MS / 5;
    if (isIdle && report?.upToDate !== false) return;
  }
};

/** @param revision of the shadow; null for a round without one */
const roundOf = async (subject: Subject, revision: number | null): Promise<Round> => {
  const { server, target, admin } = subject;
  const isShadowed = revision !== null;
  await admin('PUT', SHADOW, { shadow: isShadowed ? { revision } : null });
  await untilRested(subject, isShadowed);
  const before = server.cpuMs() ?? Number.NaN;
  const latencies = await queryAtPace(target, {
    turnsPerSecond: TURNS_PER_SECOND,
    seconds,
    settlingSeconds: SETTLING_SECONDS,
  });
  await untilRested(subject, isShadowed);
  const cpuUs = (((server.cpuMs() ?? Number.NaN) - before) * 1_000) / turns;
  const compared = isShadowed ? (await admin<Report>('GET', SHADOW)).turns : 0;
  if (isShadowed && compared < turns) throw new Error(`${compared} of ${turns} turns were compared`);
  return { ...latencies, cpuUs };
};

/** Pairs of rounds, after one of each that does not count. */
const pairsOf = async (subject: Subject, revision: number): Promise<readonly Pair[]> => {
  await roundOf(subject, null);
  await roundOf(subject, revision);
  const pairs: Pair[] = [];
  for (let at = 0; at < rounds; at += 1) {
    pairs.push({ alone: await roundOf(subject, null), shadowed: await roundOf(subject, revision) });
  }
  return pairs;
};

const claimsOf = (pairs: readonly Pair[]): readonly Claim[] => {
  const ratioOf = (read: (one: Round) => number) =>
    pairs.map(({ alone, shadowed }) => read(shadowed) / read(alone));
  const medianOf = (kind: keyof Pair, read: (one: Round) => number) =>
    median(pairs.map((pair) => read(pair[kind])));
  const ratios = ratioOf(({ cpuUs }) => cpuUs);
  const p50Ratios = ratioOf(({ p50Ms }) => p50Ms);
  const listOf = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(', ');
  return [
    {
      claim: 'processor time of a turn with a shadow, in turns without one',
      measured: median(ratios),
      unit: '',
      yardstick: `rounds: ${listOf(ratios)}; a turn without: ${rounded(medianOf('alone', ({ cpuUs }) => cpuUs))} µs`,
      goal: `at most ${RATIO_MAX}`,
      isMet: median(ratios) <= RATIO_MAX,
    },
    {
      claim: `p50 of a query with a shadow, ${TURNS_PER_SECOND} a second, in p50s without one`,
      measured: median(p50Ratios),
      unit: '',
      yardstick: `rounds: ${listOf(p50Ratios)}; p50 without: ${rounded(medianOf('alone', ({ p50Ms }) => p50Ms))} ms`,
      goal: `at most ${P50_RATIO_MAX}`,
      isMet: median(p50Ratios) <= P50_RATIO_MAX,
    },
    {
      claim: `p99 of a query with a shadow, ${TURNS_PER_SECOND} a second`,
      measured: medianOf('shadowed', ({ p99Ms }) => p99Ms),
      unit: 'ms',
      yardstick: `without: ${rounded(medianOf('alone', ({ p99Ms }) => p99Ms))} ms`,
      goal: '',
      isMet: true,
    },
  ];
};

const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
try {
  await withServer(folder, async (server) => {
    const { agentId, clientAccessToken: token } = await importAgent(server, folder, madeAgent());
    const admin = adminOf(folder, `${server.url}/admin/agents/${agentId}`);
    const subject = { server, admin, target: { url: server.url, token, cpuMs: server.cpuMs } };
    const pairs = await pairsOf(subject, await publishTwin(admin));
    show('Shadow', claimsOf(pairs), json);
  });
} finally {
  await rm(folder, { recursive: true });
}
