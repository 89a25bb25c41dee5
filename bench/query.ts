/**
 * The claim: one full turn of POST /v1/query, durable on the disk, costs little more than twice what a bare
 * Koa server with a router and ajv needs to echo it.
 * `npx tsx bench/query.ts [--seconds N] [--rounds N] [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { durableWrites } from './running/durable-writes.ts';
import {
  charsOfReply,
  type Latencies,
  median,
  queryAtPace,
  type Saturation,
  SESSIONS,
  saturate,
  type Target,
} from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type ServerProcess, startEcho, startParley } from './running/server-process.ts';

const RATIO_GOAL = 0.45;
const RATIO_MIN = 0.35;
const P99_MS_MAX = 10;
/** About 20,000 turns, while V8 still optimises the hottest code. */
const WARM_UP_SECONDS = 10;
const REST_MS = 500;
const SETTLING_SECONDS = 2;

const { json, ...settings } = options();
const seconds = Number(settings.seconds);
const rounds = Number(settings.rounds);

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const servers: ServerProcess[] = [];

/** Views catch up after the load; the yardstick must not be slowed down by that. */
const untilIdle = async ({ cpuMs }: Target): Promise<void> => {
  for (let before = cpuMs(); ; ) {
    await setTimeout(REST_MS);
    const after = cpuMs();
    if (before === undefined || after === undefined || after - before < REST_MS / 10) return;
    before = after;
  }
};

type Speed = { readonly turnsPerSecond: number; readonly claims: readonly Claim[] };

const measureSpeed = async (parley: Target, echo: Target): Promise<Speed> => {
  await saturate(echo, WARM_UP_SECONDS);
  await saturate(parley, WARM_UP_SECONDS);
  await untilIdle(parley);
  const results: { readonly echo: Saturation; readonly parley: Saturation }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ echo: await saturate(echo, seconds), parley: await saturate(parley, seconds) });
    await untilIdle(parley);
  }
  const ratios = results.map((one) => one.parley.perSecond / one.echo.perSecond);
  const ratio = median(ratios);
  const turnsPerSecond = median(results.map((one) => one.parley.perSecond));
  const echoesPerSecond = median(results.map((one) => one.echo.perSecond));
  const cpuUs = median(results.map((one) => one.parley.cpuUs ?? Number.NaN));
  const echoCpuUs = median(results.map((one) => one.echo.cpuUs ?? Number.NaN));
  const claims = [
    {
      claim: `turns a second, ${SESSIONS} sessions, durable`,
      measured: turnsPerSecond,
      unit: '/s',
      yardstick: `echo: ${rounded(echoesPerSecond)}/s`,
      goal: '',
      isMet: true,
    },
    {
      claim: 'turns per echo',
      measured: ratio,
      unit: '',
      yardstick: `rounds: ${ratios.map((one) => one.toFixed(2)).join(', ')}`,
      goal: `${RATIO_GOAL}, at least ${RATIO_MIN}`,
      isMet: ratio >= RATIO_MIN,
    },
    {
      claim: "processor time of a turn, the store's threads included",
      measured: cpuUs,
      unit: 'µs',
      yardstick: `echo: ${rounded(echoCpuUs)} µs`,
      goal: '',
      isMet: true,
    },
  ];
  return { turnsPerSecond, claims };
};

const measureLatencies = async (
  parley: Target,
  echo: Target,
  turnsPerSecond: number,
): Promise<readonly Claim[]> => {
  const pace = { turnsPerSecond, seconds, settlingSeconds: SETTLING_SECONDS };
  const half: Latencies[] = [];
  const halfEcho: Latencies[] = [];
  const disk: Latencies[] = [];
  for (let round = 0; round < rounds; round += 1) {
    half.push(await queryAtPace(parley, pace));
    await untilIdle(parley);
    // At the same rate, because half of the yardstick's maximum is more than one process can send.
    halfEcho.push(await queryAtPace(echo, pace));
    disk.push(await durableWrites(folder, seconds));
  }
  const p50Ms = median(half.map((one) => one.p50Ms));
  const p99Ms = median(half.map((one) => one.p99Ms));
  const echoP50Ms = median(halfEcho.map((one) => one.p50Ms));
  const echoP99Ms = median(halfEcho.map((one) => one.p99Ms));
  const diskP50Ms = median(disk.map((one) => one.p50Ms));
  const diskP99Ms = median(disk.map((one) => one.p99Ms));
  const besides = `echo at the same rate: ${rounded(echoP50Ms)} ms; one durable write: ${rounded(diskP50Ms)} ms`;
  const p99s = half.map((one) => one.p99Ms.toFixed(1)).join(', ');
  return [
    {
      claim: 'p50 at half of the saturating rate',
      measured: p50Ms,
      unit: 'ms',
      yardstick: besides,
      goal: '',
      isMet: true,
    },
    {
      claim: 'p99 at half of the saturating rate',
      measured: p99Ms,
      unit: 'ms',
      yardstick: `rounds: ${p99s}; echo: ${rounded(echoP99Ms)} ms; one durable write: ${rounded(diskP99Ms)} ms`,
      goal: `at most ${P99_MS_MAX} ms`,
      isMet: p99Ms <= P99_MS_MAX,
    },
  ];
};

try {
  const server = await startParley(folder);
  servers.push(server);
  const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
  const parley = { url: server.url, token, cpuMs: server.cpuMs };
  const echo = await startEcho(await charsOfReply(parley));
  servers.push(echo);
  const yardstick = { url: echo.url, token, cpuMs: echo.cpuMs };
  const { turnsPerSecond, claims } = await measureSpeed(parley, yardstick);
  show(
    'POST /v1/query',
    [...claims, ...(await measureLatencies(parley, yardstick, turnsPerSecond / 2))],
    json,
  );
} finally {
  for (const { stop } of servers) await stop();
  rmSync(folder, { recursive: true });
}
