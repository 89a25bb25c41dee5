import { setTimeout } from 'node:timers/promises';
import { type Claim, rounded } from './claims.ts';
import { askOnce, quantile } from './load.ts';
import type { NewAgent, ServerProcess } from './server-process.ts';
import { upToDate } from './up-to-date.ts';

const QUERY_PAUSE_MS = 50;
const LOOK_PAUSE_MS = 1_000;
/** How long the server is asked again once its views are up to date, as a yardstick. */
const AFTERWARDS_MS = 10_000;

type FirstStart = {
  readonly server: ServerProcess;
  readonly folder: string;
  readonly agent: NewAgent;
  /** The answer to a GET as an admin. */
  readonly read: (path: string) => Promise<{ readonly text: string; readonly tookMs: number }>;
  /** The content of the log, for the names of the claims, and its number of sessions. */
  readonly log: string;
  readonly sessions: number;
};

/**
 * Asks a server that has just started on a log without views, until they are up to date: it must answer
 * queries, and lists that lack sessions must say so.
 */
export const measureFirstStart = async (start: FirstStart): Promise<readonly Claim[]> => {
  const { server, folder, agent, log, sessions } = start;
  const startedAt = performance.now();
  const catchUp = watch(upToDate(server, folder));
  const [queries, lists] = await Promise.all([askUntil(catchUp, server, agent), lookUntil(catchUp, start)]);
  const seconds = (performance.now() - startedAt) / 1_000;
  const yardsticks = await askUntil(watch(setTimeout(AFTERWARDS_MS)), server, agent);
  const silent = lists.filter((list) => list.isUpToDate && list.sessions < sessions).length;
  const slowestMs = Math.max(...lists.map(({ tookMs }) => tookMs));
  const residentBytes = Math.max(...lists.map((list) => list.residentBytes));
  const of = (what: string) => `first start with ${log}, ${what}`;
  return [
    {
      claim: of('until all views are up to date'),
      measured: seconds,
      unit: 's',
      yardstick: `until it listens: ${rounded(server.startedInMs / 1_000)} s`,
      goal: '',
      isMet: true,
    },
    {
      claim: of('a query meanwhile, p50'),
      measured: queries.p50Ms,
      unit: 'ms',
      yardstick:
        `p99: ${rounded(queries.p99Ms)} ms, the first: ${rounded(queries.firstMs)} ms; ` +
        `afterwards: ${rounded(yardsticks.p50Ms)} and ${rounded(yardsticks.p99Ms)} ms`,
      goal: '',
      isMet: true,
    },
    {
      claim: of('lists meanwhile that lack sessions and do not say so'),
      measured: silent,
      unit: '',
      yardstick: `of ${lists.length} lists; the slowest took ${rounded(slowestMs)} ms`,
      goal: 'none',
      isMet: lists.length > 0 && silent === 0,
    },
    {
      claim: of('memory meanwhile, at most'),
      measured: residentBytes / 1e6,
      unit: 'MB',
      yardstick: `afterwards: ${rounded((server.residentBytes() ?? 0) / 1e6)} MB`,
      goal: '',
      isMet: true,
    },
  ];
};

type Work = { isOver: boolean };

const watch = (work: Promise<unknown>): Work => {
  const state = { isOver: false };
  // A failure also ends the wait. The next request to the server then fails with the reason.
  const end = (): void => {
    state.isOver = true;
  };
  work.then(end, end);
  return state;
};

type QueryTimes = { readonly firstMs: number; readonly p50Ms: number; readonly p99Ms: number };

const askUntil = async (
  until: Work,
  { url }: ServerProcess,
  { clientAccessToken: token }: NewAgent,
): Promise<QueryTimes> => {
  const tookMs: number[] = [];
  do {
    const askedAt = performance.now();
    await askOnce({ url, token }, `first-start-${tookMs.length % 16}`, tookMs.length);
    tookMs.push(performance.now() - askedAt);
    await setTimeout(QUERY_PAUSE_MS);
  } while (!until.isOver);
  const sorted = tookMs.toSorted((a, b) => a - b);
  return { firstMs: tookMs[0] ?? 0, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) };
};

type Look = {
  readonly isUpToDate: boolean;
  readonly sessions: number;
  readonly tookMs: number;
  readonly residentBytes: number;
};

const lookUntil = async (until: Work, { server, agent, read }: FirstStart): Promise<readonly Look[]> => {
  const looks: Look[] = [];
  for (;;) {
    const { text, tookMs } = await read(`/admin/agents/${agent.agentId}/sessions`);
    const { isUpToDate, counts } = JSON.parse(text);
    looks.push({
      isUpToDate,
      sessions: counts.sessions,
      tookMs,
      residentBytes: server.residentBytes() ?? 0,
    });
    if (until.isOver) return looks;
    await setTimeout(LOOK_PAUSE_MS);
  }
};
