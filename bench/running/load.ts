import autocannon from 'autocannon';
import { type Dispatcher, Pool } from 'undici';
import { utterances } from './made-agent.ts';

export const SESSIONS = 64;

export type Target = {
  readonly url: string;
  readonly token: string;
  /** Processor time that the server has used so far. */
  readonly cpuMs: () => number | undefined;
};

export type Saturation = {
  readonly replies: number;
  readonly perSecond: number;
  /** The server's processor time per reply, which hardly depends on other processes. */
  readonly cpuUs: number | undefined;
};

const PATH = '/v1/query?v=20150910';

export const bodyOf = (sessionId: string, turn: number): string =>
  JSON.stringify({
    query: utterances[(turn * 37) % utterances.length],
    lang: 'en',
    sessionId,
    timezone: 'Europe/Paris',
  });

const headersOf = ({ token }: Pick<Target, 'token'>) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json; charset=utf-8',
});

/** The size of a reply, for a yardstick that sends as much. */
export const charsOfReply = async (target: Pick<Target, 'url' | 'token'>): Promise<number> => {
  const headers = headersOf(target);
  const answer = await fetch(target.url + PATH, { method: 'POST', headers, body: bodyOf('first', 1) });
  return (await answer.text()).length;
};

/** One query. @throws if it is not answered with 200 */
export const askOnce = async (
  target: Pick<Target, 'url' | 'token'>,
  sessionId: string,
  turn: number,
): Promise<void> => {
  const request = { method: 'POST', headers: headersOf(target), body: bodyOf(sessionId, turn) };
  const answer = await fetch(target.url + PATH, request);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a query was answered ${answer.status}`);
};

/** The server's maximum of turns per second: every session sends its next query after each reply. */
export const saturate = async (target: Target, seconds: number): Promise<Saturation> => {
  let session = 0;
  const cpuBefore = target.cpuMs();
  const result = await autocannon({
    url: target.url + PATH,
    connections: SESSIONS,
    duration: seconds,
    setupClient: (client) => {
      session += 1;
      const sessionId = `measured-${session}`;
      const requests = Array.from({ length: 60 }, (_, turn) => ({
        method: 'POST',
        path: PATH,
        headers: headersOf(target),
        body: bodyOf(sessionId, session * 7 + turn),
      }));
      client.setRequests(requests);
    },
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
  }
  const { total } = result.requests;
  const cpuAfter = target.cpuMs();
  const isKnown = cpuBefore !== undefined && cpuAfter !== undefined;
  return {
    replies: total,
    perSecond: total / result.duration,
    cpuUs: isKnown ? ((cpuAfter - cpuBefore) * 1_000) / total : undefined,
  };
};

export type Pace = {
  readonly turnsPerSecond: number;
  readonly seconds: number;
  /** Load before the measurement, which opens connections and begins sessions. */
  readonly settlingSeconds: number;
};
export type Latencies = { readonly p50Ms: number; readonly p99Ms: number };

/** Sends queries at a steady pace; the latency of a delayed query counts from its due time. */
export const queryAtPace = async (target: Target, pace: Pace): Promise<Latencies> => {
  const { turnsPerSecond, seconds, settlingSeconds } = pace;
  const pool = new Pool(target.url, { connections: SESSIONS, pipelining: 1 });
  const uncounted = Math.floor(turnsPerSecond * settlingSeconds);
  const tookMs: number[] = [];
  const requests: Promise<void>[] = [];
  const startedAt = performance.now();
  const headers = headersOf(target);
  const ask = async (turn: number): Promise<void> => {
    const dueAt = startedAt + (turn * 1_000) / turnsPerSecond;
    const body = bodyOf(`paced-${turn % SESSIONS}`, turn);
    await answerTo(pool, { path: PATH, method: 'POST', headers, body });
    if (turn >= uncounted) tookMs.push(performance.now() - dueAt);
  };
  const turns = uncounted + Math.floor(turnsPerSecond * seconds);
  while (requests.length < turns) {
    const due = Math.min(turns, ((performance.now() - startedAt) * turnsPerSecond) / 1_000);
    while (requests.length < due) requests.push(ask(requests.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(requests);
  await pool.close();
  tookMs.sort((a, b) => a - b);
  return { p50Ms: quantile(tookMs, 0.5), p99Ms: quantile(tookMs, 0.99) };
};

/**
 * Resolves when the reply has arrived. It is not parsed, because on two cores the client's work slows the
 * server down.
 */
const answerTo = (pool: Pool, question: Dispatcher.DispatchOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    pool.dispatch(question, {
      onRequestStart: () => undefined,
      onResponseStart: (_, statusCode) => {
        if (statusCode !== 200) reject(new Error(`a query was answered ${statusCode}`));
      },
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(),
      onResponseError: (_, error) => reject(error),
    });
  });

/** One turn in each of many sessions, in batches. */
export const startSessions = async (target: Target, from: number, count: number): Promise<void> => {
  const pool = new Pool(target.url, { connections: SESSIONS, pipelining: 1 });
  const headers = headersOf(target);
  let next = from;
  const worker = async (): Promise<void> => {
    for (let session = next++; session < from + count; session = next++) {
      const body = bodyOf(`memory-${session}`, session);
      await answerTo(pool, { path: PATH, method: 'POST', headers, body });
    }
  };
  await Promise.all(Array.from({ length: SESSIONS }, worker));
  await pool.close();
};

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
