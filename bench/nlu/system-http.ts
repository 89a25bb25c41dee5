/**
 * System entities as a client gets them, at default settings: the server asks for a required parameter of
 * each entity, and a text of the table is the answer. The server's clock shows the time of the row.
 */
import { createServer } from 'node:net';
import type { JsonValue } from '../../src/kernel/json.ts';
import { type Parley, startParley } from '../../test/support/parley.ts';
import { type SystemCase, type Verdict, verdictOf } from './system-cases.ts';

export type HttpReading = { readonly row: SystemCase; readonly value: JsonValue; readonly verdict: Verdict };

const AT_ONCE = 8;

/** The answers to all rows, in any order. */
export const readOverHttp = async (rows: readonly SystemCase[]): Promise<readonly HttpReading[]> => {
  const port = await freePort();
  const preload = new URL('fixed-clock.mjs', import.meta.url).href;
  const env = { NODE_OPTIONS: `--import ${preload}`, BENCH_CLOCK_PORT: String(port) };
  const parley = await startParley({ env });
  try {
    return await allAnswers(parley, port, rows);
  } finally {
    await parley.stop();
  }
};

const allAnswers = async (parley: Parley, port: number, rows: readonly SystemCase[]) => {
  const readings: HttpReading[] = [];
  for (const [language, ofLanguage] of groupBy(rows, (row) => row.language)) {
    const token = await makeAgent(parley, language, [...new Set(ofLanguage.map(({ entity }) => entity))]);
    for (const [now, ofClock] of groupBy(ofLanguage, (row) => row.now)) {
      await fetch(`http://127.0.0.1:${port}/${encodeURIComponent(now)}`);
      const waiting = [...ofClock];
      const work = async () => {
        for (let row = waiting.pop(); row !== undefined; row = waiting.pop())
          readings.push(await answerOf(parley, token, row));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }
  return readings;
};

/** One intent for each entity. Its prompt is the name of the entity. */
const makeAgent = async (parley: Parley, language: string, entities: readonly string[]) => {
  const { body } = await parley.admin('POST /admin/agents', { name: `read-${language}`, language });
  for (const entity of entities) {
    const { status, body: problem } = await parley.send('POST /v1/intents', body.developerAccessToken, {
      name: entity,
      userSays: [{ data: [{ text: questionOf(entity) }] }],
      responses: [
        {
          parameters: [{ name: 'value', value: '$value', dataType: entity, required: true, prompts: ['?'] }],
        },
      ],
    });
    if (status !== 200) throw new Error(`${entity} in ${language}: ${JSON.stringify(problem)}`);
  }
  return String(body.clientAccessToken);
};

const questionOf = (entity: string): string => `zzask ${entity.replace('@sys.', '').replaceAll('-', ' ')}`;

let sessions = 0;

const answerOf = async (parley: Parley, token: string, row: SystemCase): Promise<HttpReading> => {
  sessions += 1;
  const sessionId = `row-${sessions}`;
  const { entity, language: lang, text: query } = row;
  const ask = async (text: string) => {
    const body = { query: text, sessionId, lang, timezone: 'UTC' };
    return (await parley.send('POST /v1/query?v=20170712', token, body)).body.result;
  };
  let answer = await ask(questionOf(entity));
  // The newest intent answers as soon as it is trained.
  for (let tries = 0; answer?.metadata?.intentName !== entity && tries < TRIES_MAX; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await ask(questionOf(entity));
  }
  const value: JsonValue = (await ask(query))?.parameters?.value ?? '';
  return { row, value, verdict: verdictOf(row, value === '' ? [] : [value]) };
};

const TRIES_MAX = 100;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
