/**
 * The claim: no request blocks the event loop for more than 50 ms, however large its body. Each kind of
 * request runs alone. What counts is the processor time of the longest turn of the server's loop, because a
 * block by the clock grows with whatever else uses the machine; the server's own metric says that one. The
 * yardstick is one parse of the same body, in this process.
 * `npx tsx bench/event-loop.ts [--json]`, after `npm run build`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExportFolder } from '../src/disk/export-folder.ts';
import { LOOP_BLOCK_MS_MAX } from '../src/kernel/limits.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { longestBlocks } from './running/longest-blocks.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, startWatchedParley } from './running/server-process.ts';

const LARGE_AGENT = join(import.meta.dirname, '../../shared/agents/old-weather-domain-62k');

type Kind = {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
};

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const entries = (count: number) =>
  times(count, (index) => ({ value: `value ${index}`, synonyms: [`value ${index}`] }));

const phrases = (count: number) => times(count, (index) => ({ data: [{ text: `say it for the ${index}` }] }));

const letter = (index: number): string => String.fromCharCode(97 + Math.floor(index));
const languages = times(90, (index) => `${letter(index / 26)}${letter(index % 26)}`);

const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
const server = await startWatchedParley(folder);
const admin = readFileSync(join(folder, 'admin-token'), 'utf8').trim();

const send = async ({ method, path, token, body }: Omit<Kind, 'kind'>): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(server.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

/** The longest block since the last call. */
const blockedMs = longestBlocks(server.url, admin);

const parseMs = (body: unknown): number => {
  const text = JSON.stringify(body ?? null);
  const startedAt = performance.now();
  JSON.parse(text);
  return performance.now() - startedAt;
};

const kinds = async (): Promise<readonly Kind[]> => {
  const agent = await importAgent(server, folder, madeAgent());
  const masked = await importAgent(server, folder, madeAgent());
  const masking = ['sys.number', 'sys.email', 'sys.phone-number'].map((entity) => ({ entity, as: entity }));
  await send({
    method: 'PUT',
    path: `/admin/agents/${masked.agentId}/privacy`,
    token: admin,
    body: { masking },
  });
  const developer = { token: agent.developerAccessToken };
  const speaker = { method: 'POST', path: '/v1/query?v=20150910', token: agent.clientAccessToken };
  const query = (text: string, more: object = {}) => ({ query: text, lang: 'en', sessionId: 'one', ...more });
  const digits = times(45_000, (index) => `0${100_000_000 + index * 7}`).join(' ');
  const contexts = times(900, (index) => ({
    name: `c${index}`,
    lifespan: 5,
    parameters: { a: 'x'.repeat(900) },
  }));
  const userEntity = { sessionId: 'one', name: 'size', entries: entries(12_000) };
  const intent = (name: string, said: unknown) => ({ name, userSays: said });
  const made: Kind[] = [
    { kind: 'a short query', ...speaker, body: query('open my account') },
    { kind: 'a query with 900 contexts', ...speaker, body: query('open my account', { contexts }) },
    {
      kind: 'a query with 450 KB of numbers, masked',
      ...speaker,
      token: masked.clientAccessToken,
      body: query('open my account', { originalRequest: { data: { digits } } }),
    },
    {
      kind: 'a query with 30,000 numbers in JSON, masked',
      ...speaker,
      token: masked.clientAccessToken,
      body: query('open my account', {
        originalRequest: { data: times(30_000, (index) => 100_000_000 + index) },
      }),
    },
    {
      kind: 'user entities with 12,000 entries',
      ...speaker,
      path: '/v1/userEntities?v=20150910',
      body: userEntity,
    },
    {
      kind: 'an intent with 10,000 phrases',
      method: 'POST',
      path: '/v1/intents?v=20150910',
      ...developer,
      body: intent('large', phrases(10_000)),
    },
    {
      kind: 'an intent in 90 languages',
      method: 'POST',
      path: '/v1/intents?v=20150910',
      ...developer,
      body: intent(
        'spoken',
        languages.map((lang) => ({ lang, data: [{ text: `hello ${lang}` }] })),
      ),
    },
    {
      kind: 'an entity with 30,000 entries',
      method: 'POST',
      path: '/v1/entities?v=20150910',
      ...developer,
      body: { name: 'large', entries: entries(30_000) },
    },
    {
      kind: '3,000 entities in one request',
      method: 'PUT',
      path: '/v1/entities?v=20150910',
      ...developer,
      body: times(3_000, (index) => ({ name: `e${index}`, entries: entries(2) })),
    },
    { kind: 'a query of that agent', ...speaker, body: query('open value 3 account') },
    { kind: 'reading the large entity', method: 'GET', path: '/v1/entities/large', ...developer },
    {
      kind: 'validation of that agent',
      method: 'GET',
      path: `/admin/agents/${agent.agentId}/validate`,
      token: admin,
    },
    {
      kind: 'export of that agent',
      method: 'GET',
      path: `/admin/agents/${agent.agentId}/export`,
      token: admin,
    },
    {
      kind: 'deletion of 30,000 entries',
      method: 'DELETE',
      path: '/v1/entities/large/entries',
      ...developer,
      body: times(30_000, (index) => `value ${index}`),
    },
  ];
  if (existsSync(LARGE_AGENT)) {
    made.push({
      kind: 'import of 62,318 entries',
      method: 'POST',
      path: '/admin/agents/import',
      token: admin,
      body: { files: await readExportFolder(LARGE_AGENT) },
    });
  }
  return made;
};

const measured = async (one: Kind): Promise<Claim> => {
  await blockedMs();
  await server.longestTurnMs();
  const startedAt = performance.now();
  const answer = await send(one);
  await answer.arrayBuffer();
  const tookMs = performance.now() - startedAt;
  const turnMs = await server.longestTurnMs();
  const clockMs = await blockedMs();
  const ms = turnMs ?? clockMs;
  return {
    claim: `${one.kind} (${answer.status})`,
    measured: ms,
    unit: 'ms',
    yardstick: `${rounded(clockMs)} ms by the clock, parsed in ${rounded(parseMs(one.body))} ms, answered in ${rounded(tookMs)} ms`,
    goal: `at most ${LOOP_BLOCK_MS_MAX} ms`,
    isMet: ms <= LOOP_BLOCK_MS_MAX,
  };
};

try {
  const claims: Claim[] = [];
  for (const one of await kinds()) {
    claims.push(await measured(one));
  }
  show('longest block of the event loop', claims, options().json);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
