/**
 * The claim: a session of 10,000 or 20,000 turns is read a page at a time, and whatever is asked of it blocks
 * the server's event loop for 50 ms at most.
 * `npx tsx bench/long-sessions.ts [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '../src/kernel/event.ts';
import { openLmdbEventStore } from '../src/store/lmdb/lmdb-event-store.ts';
import { recordLongSession } from '../test/support/long-session.ts';
import { talkative } from '../test/support/talks.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { longestBlocks } from './running/longest-blocks.ts';
import { importAgent, type NewAgent, type ServerProcess, startParley } from './running/server-process.ts';
import { adminTokenIn, headersWith } from './running/tokens.ts';

const LENGTHS = [10_000, 20_000] as const;
const BLOCKED_MS_MAX = 50;
const SHORT = 'short';
const SETTLED_MS = 15_000;

const { json } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

const webhook = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ speech: 'Said by the service.', contextOut: [{ name: 'cake', lifespan: 2 }] }),
  );
});

type Send = (line: string, body?: object) => Promise<{ readonly chars: number; readonly tookMs: number }>;

const senderOf =
  ({ url }: ServerProcess, token: string): Send =>
  async (line, body) => {
    const [method = '', path = ''] = line.split(' ');
    const at = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: headersWith(token),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    let chars = 0;
    // The reply is read in pieces and not parsed, because parsing would delay the measurement.
    for await (const part of answer.body ?? []) chars += part.length;
    if (!answer.ok) throw new Error(`${line} was answered ${answer.status}`);
    return { chars, tookMs: performance.now() - at };
  };

/** One turn of each kind: contexts, slots filled and left, webhooks, triggers, no match. */
const talk = async (server: ServerProcess, { clientAccessToken }: NewAgent): Promise<void> => {
  const send = senderOf(server, clientAccessToken);
  const say = (query: string, more: object = {}) =>
    send('POST /v1/query?v=20170712', { query, lang: 'en', sessionId: SHORT, ...more });
  await say('hello', { resetContexts: true });
  await say('more');
  await say('book a room', { contexts: [{ name: 'vip', lifespan: 3, parameters: { level: '2' } }] });
  await say('4');
  await say('order a cake for my kitty');
  await say('order a cake');
  await say('dog');
  await say('zxcv');
};

const recordedTalk = async (agentId: string) => {
  const store = await openLmdbEventStore({ path: folder });
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(`session-${agentId}-${SHORT}`)) events.push(event);
  return { store, events };
};

type Yardstick = { readonly events: number; readonly parsedInMs: number };

const record = async (agentId: string): Promise<ReadonlyMap<number, Yardstick>> => {
  const { store, events } = await recordedTalk(agentId);
  const yardsticks = new Map<number, Yardstick>();
  for (const turns of LENGTHS) {
    const stream = `session-${agentId}-long${turns}`;
    const count = await recordLongSession(store, { stream, talk: events, turns });
    const texts: string[] = [];
    for await (const event of store.readStream(stream)) texts.push(JSON.stringify(event));
    const at = performance.now();
    for (const text of texts) JSON.parse(text);
    yardsticks.set(turns, { events: count, parsedInMs: performance.now() - at });
  }
  await store.close();
  return yardsticks;
};

const askedOf = (agentId: string, turns: number): readonly (readonly [string, string, object?])[] => {
  const session = `/admin/agents/${agentId}/sessions/long${turns}`;
  return [
    ['the first turn', `GET ${session}?limit=1`],
    ['the first turn, again', `GET ${session}?limit=1`],
    ['a page of 100 from the middle', `GET ${session}?from=${turns / 2}&limit=100`],
    ['the last page of 100', `GET ${session}?from=${turns - 99}&limit=100`],
    ['one turn', `GET ${session}/turns/${turns - 7}`],
    ['the session after a turn', `GET ${session}/at/${turns - 7}`],
    ['blame', `GET ${session}/blame/${turns - 7}`],
    ['all turns', `GET ${session}/recorded-turns`],
    ['its replay', `POST ${session}/replay`],
    ['a fork', `POST ${session}/fork`, { text: 'hello' }],
    ['its events', `GET /admin/events?stream=${encodeURIComponent(`session-${agentId}-long${turns}`)}`],
    ['its webhook calls', `GET /admin/agents/${agentId}/webhook-calls?session=long${turns}`],
    ['its erasure', `POST /admin/agents/${agentId}/erase`, { session: `long${turns}` }],
  ];
};

try {
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const address = webhook.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const files = talkative.map(({ path, text }) => ({
    path,
    text: text.replaceAll('127.0.0.1:1/', `127.0.0.1:${port}/`),
  }));
  const first = await startParley(folder);
  const agent = await importAgent(first, folder, files);
  await talk(first, agent);
  await first.stop();
  const yardsticks = await record(agent.agentId);
  const claims: Claim[] = [];
  const server = await startParley(folder);
  const send = senderOf(server, adminTokenIn(folder));
  // Its views process events that were recorded without them.
  await setTimeout(SETTLED_MS);
  const longestMs = longestBlocks(server.url, adminTokenIn(folder));
  await longestMs();
  const idleMs = await longestMs();
  for (const turns of LENGTHS) {
    const { events = 0, parsedInMs = 0 } = yardsticks.get(turns) ?? {};
    const parsed = `${events.toLocaleString('en')} events parsed: ${rounded(parsedInMs)} ms`;
    for (const [what, line, body] of askedOf(agent.agentId, turns)) {
      const { chars, tookMs } = await send(line, body);
      const blockedMs = await longestMs();
      claims.push({
        claim: `${turns.toLocaleString('en')} turns: ${what} (${rounded(tookMs)} ms, ${rounded(chars / 1_000)} KB)`,
        measured: blockedMs,
        unit: 'ms blocked',
        yardstick: `${parsed}; blocked while idle: ${rounded(idleMs)} ms`,
        goal: `at most ${BLOCKED_MS_MAX} ms`,
        isMet: blockedMs <= BLOCKED_MS_MAX,
      });
    }
  }
  await server.stop();
  show('long sessions', claims, json);
} finally {
  webhook.close();
  rmSync(folder, { recursive: true });
}
