/**
 * The claims: a shadow costs a server at most the processor time of a second turn, and queries are answered
 * as fast as without it. Both are measured in one server that sets the shadow and removes it in turns.
 * Run: npx tsx bench/shadow.ts [--seconds N] [--rounds N] [--json], after `npm run build`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { options, rounded, show } from './running/claims.ts';
import { type Latencies, median, paced, type Target } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, withServer } from './running/server-process.ts';

const RATIO_MAX = 2;
const P50_RATIO_MAX = 1.25;
/** Far below what a core can do, so that the latency of a query is not a time in a queue. */
const TURNS_PER_SECOND = 100;
const SETTLING_SECONDS = 2;
const POLL_MS = 100;

const { json, ...given } = options();
const seconds = Number(given.seconds);
const rounds = Number(given.rounds);
const turns = TURNS_PER_SECOND * (seconds + SETTLING_SECONDS);

type Round = Latencies & { readonly cpuUs: number };
type Report = { readonly turns: number; readonly upToDate: boolean };

const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
try {
  await withServer(folder, async (server) => {
    const { agentId, clientAccessToken: token } = await importAgent(server, folder, madeAgent());
    const parley: Target = { url: server.url, token, cpuMs: server.cpuMs };
    const adminToken = (await readFile(join(folder, 'admin-token'), 'utf8')).trim();

    const admin = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
      const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
      const request =
        body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}/admin/agents/${agentId}${path}`, request);
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      // Each reply is that of its operation.
      return (await answer.json()) as Reply;
    };
    const shadow = '/environments/production/shadow';

    /** Until all turns are compared, and nothing else is left to do. */
    const rested = async (isShadowed: boolean): Promise<void> => {
      for (;;) {
        const report = isShadowed ? await admin<Report>('GET', shadow) : undefined;
        const before = server.cpuMs() ?? 0;
        await setTimeout(POLL_MS);
        const isIdle = (server.cpuMs() ?? 0) - before < POLL_MS / 5;
        if (isIdle && report?.upToDate !== false) return;
      }
    };

    const round = async (isShadowed: boolean): Promise<Round> => {
      await admin('PUT', shadow, { shadow: isShadowed ? { revision } : null });
      await rested(isShadowed);
      const before = server.cpuMs() ?? Number.NaN;
      const latencies = await paced(parley, {
        turnsPerSecond: TURNS_PER_SECOND,
        seconds,
        settlingSeconds: SETTLING_SECONDS,
      });
      await rested(isShadowed);
      const cpuUs = (((server.cpuMs() ?? Number.NaN) - before) * 1_000) / turns;
      const compared = isShadowed ? (await admin<Report>('GET', shadow)).turns : 0;
      if (isShadowed && compared < turns) throw new Error(`${compared} of ${turns} turns were compared`);
      return { ...latencies, cpuUs };
    };

    const { revision: published } = await admin<{ revision: number }>('GET', '');
    await admin('PUT', '/publishing', { on: true });
    // Another revision, with as much to understand.
    await admin('PATCH', '', { description: 'The shadow' });
    const { revision } = await admin<{ revision: number }>('GET', '');
    if (revision === published) throw new Error('the shadow would be the published revision itself');

    await round(false);
    await round(true);
    const measured: { readonly alone: Round; readonly shadowed: Round }[] = [];
    for (let at = 0; at < rounds; at += 1) {
      measured.push({ alone: await round(false), shadowed: await round(true) });
    }
    const ratioOf = (read: (one: Round) => number) =>
      measured.map(({ alone, shadowed }) => read(shadowed) / read(alone));
    const medianOf = (kind: 'alone' | 'shadowed', read: (one: Round) => number) =>
      median(measured.map((one) => read(one[kind])));
    const ratios = ratioOf(({ cpuUs }) => cpuUs);
    const p50Ratios = ratioOf(({ p50Ms }) => p50Ms);
    const listed = (values: readonly number[]) => values.map((one) => one.toFixed(2)).join(', ');
    show(
      'Shadow',
      [
        {
          claim: 'processor time of a turn with a shadow, in turns without one',
          measured: median(ratios),
          unit: '',
          yardstick: `rounds: ${listed(ratios)}; a turn without: ${rounded(medianOf('alone', ({ cpuUs }) => cpuUs))} µs`,
          goal: `at most ${RATIO_MAX}`,
          isMet: median(ratios) <= RATIO_MAX,
        },
        {
          claim: `p50 of a query with a shadow, ${TURNS_PER_SECOND} a second, in p50s without one`,
          measured: median(p50Ratios),
          unit: '',
          yardstick: `rounds: ${listed(p50Ratios)}; p50 without: ${rounded(medianOf('alone', ({ p50Ms }) => p50Ms))} ms`,
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
      ],
      json,
    );
  });
} finally {
  await rm(folder, { recursive: true });
}
