/**
 * The claim: keeping the verifiable record costs at most 3 % of a turn's processor time, and a verification
 * compares 200,000 recorded events per second of one core with it. The yardsticks are the turn itself, of a
 * server over HTTP, and plain SHA-256 of the same bytes. What erasures add to a verification is measured
 * too. The notary and the verification are measured in this process over the store that the server left.
 * Run: npx tsx bench/audit.ts [--json] [--rounds N] [--seconds N], after `npm run build`.
 */
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Notary } from '../src/audit/notary.ts';
import type { VerifyPorts } from '../src/audit/verify.ts';
import type { AuditReport } from '../src/audit/wire/audit-report.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { unreadPages } from '../src/kernel/unread-log.ts';
import { systemOutside } from '../src/outside/outside.ts';
import { erasureStream } from '../src/privacy/erasure.ts';
import { sessionStream } from '../src/session/session-stream.ts';
import { receiptOf } from '../test/support/audit-world.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { importBuilt } from './running/import-built.ts';
import { median, saturate } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import {
  answeringBy,
  fill,
  importedAgent,
  MADE_SESSIONS,
  TURNS_PER_SESSION,
} from './running/made-sessions.ts';
import { importAgent, startParley } from './running/server-process.ts';

const { AUDIT_STREAM } = await importBuilt<typeof import('../src/audit/events.ts')>('audit/events');
const { startNotary } = await importBuilt<typeof import('../src/audit/notary.ts')>('audit/notary');
const { verifyRecord } = await importBuilt<typeof import('../src/audit/verify.ts')>('audit/verify');
const { streamDigest } =
  await importBuilt<typeof import('../src/audit/stream-digest.ts')>('audit/stream-digest');
const { signingKey } = await importBuilt<typeof import('../src/audit/signing-key.ts')>('audit/signing-key');
const { erasedLeaves } =
  await importBuilt<typeof import('../src/audit/erased-leaves.ts')>('audit/erased-leaves');
const { leafText } = await importBuilt<typeof import('../src/audit/leaf.ts')>('audit/leaf');
const { openLmdb } =
  await importBuilt<typeof import('../src/store/lmdb/open-lmdb.ts')>('store/lmdb/open-lmdb');
const { lmdbEventStore } = await importBuilt<typeof import('../src/store/lmdb/lmdb-event-store.ts')>(
  'store/lmdb/lmdb-event-store',
);

const SHARE_MAX = 0.03;
const EVENTS_GOAL = 200_000;
/** One session in this many is erased. */
const ERASED_EVERY = 10;
/** V8 still optimises the code of turns, the notary and verifications for about this long. */
const WARM_UP_SECONDS = 10;
const { json, ...settings } = options();
const rounds = Number(settings.rounds);

/** Starts a server and measures its turns. The processor time includes that of its notary. */
const startTurns = async (folder: string) => {
  const server = await startParley(folder);
  const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
  const target = { url: server.url, token, cpuMs: server.cpuMs };
  await saturate(target, WARM_UP_SECONDS);
  return {
    /** Processor time. */
    usOfTurn: async (): Promise<number> => {
      const { cpuUs } = await saturate(target, Number(settings.seconds));
      if (cpuUs === undefined)
        throw new Error('the system does not say how much processor time a process used');
      return cpuUs;
    },
    stop: server.stop,
  };
};

const cpuUsOf = async <T>(work: () => Promise<T>): Promise<{ readonly us: number; readonly result: T }> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { us: user + system, result };
};

const secretKey = Buffer.alloc(32, 7);
const digest = streamDigest(secretKey);
const signerOf = signingKey(secretKey);
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A store with a separate record per name, besides the one that the server kept. */
const recordBeside = (store: EventStore, name: string): EventStore => ({
  ...store,
  append: (stream, events, expected) =>
    store.append(stream === AUDIT_STREAM ? name : stream, events, expected),
  readStream: async function* (stream, range) {
    if (stream !== AUDIT_STREAM) yield* store.readStream(stream, range);
    else for await (const event of store.readStream(name, range)) yield { ...event, stream };
  },
});

const verifyToEnd = async (ports: VerifyPorts): Promise<AuditReport> => {
  for await (const { report } of await verifyRecord(ports)) if (report !== undefined) return report;
  throw new Error('a verification ends in a report');
};

type Measure = (round: number) => Promise<number>;

/** Runs rounds that do not count, while V8 still optimises the code. */
const warmUp = async (measure: Measure): Promise<void> => {
  const warmUntil = performance.now() + WARM_UP_SECONDS * 1_000;
  for (let round = -1; performance.now() < warmUntil; round -= 1) await measure(round);
};

const medianOf = async (measure: Measure): Promise<number> => {
  await warmUp(measure);
  const measures: number[] = [];
  for (let round = 0; round < rounds; round += 1) measures.push(await measure(round));
  return median(measures);
};

const eventsPerSecond = async (ports: VerifyPorts): Promise<number> => {
  const { us, result } = await cpuUsOf(() => verifyToEnd(ports));
  if (!result.isIntact) throw new Error(`${result.findings} findings`);
  return result.events / (us / 1e6);
};

/** Erases sessions as one erasure does: announces them, deletes them, and writes the receipt. */
const erase = async (
  ports: VerifyPorts & { readonly notary: Notary },
  agentId: string,
  streams: readonly string[],
): Promise<void> => {
  const announced = await erasedLeaves(ports).announce(streams);
  for (const stream of streams) await ports.store.delete(stream);
  await ports.store.append(erasureStream(agentId), [receiptOf(await announced.leavesOf(streams))], 'any');
};

const outside = { ...systemOutside, sleep: () => new Promise<void>(() => undefined) };

const notaryOf = (store: EventStore) => {
  const onFailure = (error: unknown) => {
    throw error;
  };
  return startNotary({ store, outside, signerOf, digest, onFailure });
};

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
try {
  const env = openLmdb({ path: join(folder, 'sessions') });
  const store = lmdbEventStore(env);
  const agent = await importedAgent(store);
  await fill(store, answeringBy(agent));
  const turns = MADE_SESSIONS * TURNS_PER_SESSION;
  const texts: string[] = [];
  for await (const page of unreadPages(store, {})) for (const event of page) texts.push(leafText(event));
  const usOfNotary = async (round: number): Promise<number> => {
    const name = `audit-bench-${round}`;
    const notary = notaryOf(recordBeside(store, name));
    const { us } = await cpuUsOf(notary.catchUp);
    await store.delete(name);
    return us / turns;
  };
  await warmUp(usOfNotary);
  const server = await startTurns(join(folder, 'server'));
  // In turn, because the machine may be slower in one minute than in the next.
  const costs: { readonly notaryUs: number; readonly turnUs: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push({ turnUs: await server.usOfTurn(), notaryUs: await usOfNotary(round) });
  await server.stop();
  const share = median(costs.map(({ notaryUs, turnUs }) => notaryUs / turnUs));
  const costsOfRounds = costs.map(({ notaryUs, turnUs }) => `${rounded(notaryUs)} of ${rounded(turnUs)} µs`);
  const record = recordBeside(store, 'audit-bench-verified');
  const ports = { store: record, notary: notaryOf(record), signerOf, digest, outside, breathe };
  const verifiedPerSecond = await medianOf(() => eventsPerSecond(ports));
  const hashing = await cpuUsOf(async () => {
    for (let round = 0; round < rounds; round += 1) for (const text of texts) hash('sha256', text, 'binary');
  });
  const hashedPerSecond = (rounds * texts.length) / (hashing.us / 1e6);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  const erasedSessions = Array.from({ length: MADE_SESSIONS / ERASED_EVERY }, (_, at) =>
    sessionStream(agent.id, `bench-${at * ERASED_EVERY}`),
  );
  await erase(ports, agent.id, erasedSessions);
  const erasedPerSecond = await medianOf(() => eventsPerSecond(ports));
  const claims: Claim[] = [
    {
      claim: 'share of the verifiable record in the processor time of a turn',
      measured: share * 100,
      unit: '%',
      yardstick: `rounds: ${costsOfRounds.join(', ')}; ${(texts.length / turns).toFixed(1)} events a turn`,
      goal: `≤ ${SHARE_MAX * 100} %`,
      isMet: share <= SHARE_MAX,
    },
    {
      claim: `events verified a second of one core (${rounded(texts.length)} events of ${rounded(bytes)} bytes)`,
      measured: verifiedPerSecond,
      unit: '/s',
      yardstick: `SHA-256 of the same bytes: ${rounded(hashedPerSecond)}/s`,
      goal: `${rounded(EVENTS_GOAL)}/s`,
      isMet: verifiedPerSecond >= EVENTS_GOAL,
    },
    {
      claim: `events verified a second if ${erasedSessions.length} of ${rounded(MADE_SESSIONS)} sessions were erased`,
      measured: erasedPerSecond,
      unit: '/s',
      yardstick: `before the erasure: ${rounded(verifiedPerSecond)}/s`,
      goal: '',
      isMet: true,
    },
  ];
  show('Verifiable record', claims, json);
  await store.close();
  await env.close();
} finally {
  rmSync(folder, { recursive: true });
}
