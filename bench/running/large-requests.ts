/**
 * Requests of all sizes for bench/event-loop.ts, the literal sizes that once blocked a server included:
 * 400 KB of digits, 60,000 phrases, 676 languages and 300,000 entries.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readExportFolder } from '../../src/disk/export-folder.ts';
import { madeAgent } from './made-agent.ts';
import type { NewAgent } from './server-process.ts';

const LARGE_AGENT = join(import.meta.dirname, '../../../shared/agents/old-weather-domain-62k');

export type LargeRequest = {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly accept?: string;
  readonly body?: unknown;
  /** The status of a request over a limit, which is listed because it once blocked a server. Default: 200. */
  readonly status?: number;
};

type Tokens = { readonly agent: NewAgent; readonly masked: NewAgent; readonly admin: string };

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const entries = (count: number) =>
  times(count, (index) => ({ value: `value ${index}`, synonyms: [`value ${index}`] }));

/** As short as possible, so that many fit into a body. */
const shortEntries = (count: number) => times(count, (index) => ({ value: `v${index}` }));

const phrases = (count: number) => times(count, (index) => ({ data: [{ text: `say it for the ${index}` }] }));

const valueParameter = { name: 'large', dataType: '@large', value: '$large' };
const valuePhrases = (count: number) =>
  times(count, (index) => ({
    data: [
      { text: ['bring me ', 'where is ', 'send me '][index % 3] ?? '' },
      { text: `value ${index * 97}`, meta: '@large', alias: 'large', userDefined: true },
      { text: [' now', ' tomorrow', ''][index % 3] ?? '' },
    ],
  }));

const letter = (index: number): string => String.fromCharCode(97 + Math.floor(index));
const languages = (count: number) =>
  times(count, (index) => `${letter(index / 26)}${letter(index % 26)}`).map((lang) => ({
    lang,
    data: [{ text: `hello ${lang}` }],
  }));

/** In the order in which they are sent: later ones read and change what earlier ones made. */
export const largeRequests = async (tokens: Tokens): Promise<readonly LargeRequest[]> => [
  ...queries(tokens),
  ...intents(tokens),
  ...entitiesOf(tokens),
  ...wholeAgents(tokens),
  ...(await imports(tokens)),
];

const speaker = { method: 'POST', path: '/v1/query?v=20150910' };
const query = (text: string, more: object = {}) => ({ query: text, lang: 'en', sessionId: 'one', ...more });

const queries = ({ agent, masked }: Tokens): readonly LargeRequest[] => {
  const token = agent.clientAccessToken;
  const digits = (count: number) => times(count, (index) => `0${100_000_000 + index * 7}`).join(' ');
  const contexts = times(900, (index) => ({
    name: `c${index}`,
    lifespan: 5,
    parameters: { a: 'x'.repeat(900) },
  }));
  const ofData = (data: unknown) => query('open my account', { originalRequest: { data } });
  const maskedSpeaker = { ...speaker, token: masked.clientAccessToken };
  return [
    { kind: 'a short query', ...speaker, token, body: query('open my account') },
    {
      kind: 'a query with 900 contexts',
      ...speaker,
      token,
      body: query('open my account', { contexts }),
      status: 413,
    },
    { kind: 'a query with 400 KB of digits, masked', ...maskedSpeaker, body: ofData('7'.repeat(400_000)) },
    {
      kind: 'a query with 400 KB of numbers, masked',
      ...maskedSpeaker,
      body: ofData({ digits: digits(37_000) }),
    },
    {
      kind: 'a query with 30,000 numbers in JSON, masked',
      ...maskedSpeaker,
      body: ofData(times(30_000, (index) => 100_000_000 + index)),
    },
    {
      kind: 'user entities with 12,000 entries',
      ...speaker,
      path: '/v1/userEntities?v=20150910',
      token,
      body: { sessionId: 'one', name: 'size', entries: entries(12_000) },
      status: 413,
    },
  ];
};

const intents = ({ agent, admin }: Tokens): readonly LargeRequest[] => {
  const token = agent.developerAccessToken;
  const creation = { method: 'POST', path: '/v1/intents?v=20150910', token };
  // By name, because ids are random.
  const path = `/admin/agents/${agent.agentId}/intents/large`;
  const change = { method: 'PUT', path, token: admin };
  const intent = (name: string, said: unknown) => ({ name, userSays: said });
  return [
    { kind: 'an intent with 10,000 phrases', ...creation, body: intent('large', phrases(10_000)) },
    { kind: 'the same again', ...change, body: intent('large', phrases(10_000)) },
    { kind: '60,000 phrases in one PUT', ...change, body: intent('large', phrases(60_000)), status: 400 },
    { kind: 'an intent in 90 languages', ...creation, body: intent('spoken', languages(90)) },
    {
      kind: 'an intent in 676 languages',
      ...creation,
      body: intent('spoken-by-all', languages(676)),
      status: 400,
    },
  ];
};

const entitiesOf = ({ agent }: Tokens): readonly LargeRequest[] => {
  const token = agent.developerAccessToken;
  const creation = { method: 'POST', path: '/v1/entities?v=20150910', token };
  return [
    {
      kind: 'an entity with 30,000 entries',
      ...creation,
      body: { name: 'large', entries: entries(30_000) },
    },
    {
      kind: '300,000 entries in one request',
      ...creation,
      body: { name: 'huge', entries: shortEntries(300_000) },
      status: 400,
    },
    {
      kind: '3,000 entities in one request',
      method: 'PUT',
      path: '/v1/entities?v=20150910',
      token,
      body: times(3_000, (index) => ({ name: `e${index}`, entries: entries(2) })),
    },
    {
      kind: 'a query of that agent',
      ...speaker,
      token: agent.clientAccessToken,
      body: query('open value 3 account'),
    },
    {
      kind: 'an intent with values of the large entity',
      ...creation,
      path: '/v1/intents?v=20150910',
      body: { name: 'of-large', userSays: valuePhrases(100), responses: [{ parameters: [valueParameter] }] },
    },
    {
      kind: 'training with that entity, until a query is answered',
      ...speaker,
      token: agent.clientAccessToken,
      body: query('please bring me value 77 now'),
    },
    { kind: 'reading the large entity', method: 'GET', path: '/v1/entities/large', token },
  ];
};

const wholeAgents = ({ agent, admin }: Tokens): readonly LargeRequest[] => {
  const of = { method: 'GET', token: admin };
  return [
    { kind: 'validation of that agent', ...of, path: `/admin/agents/${agent.agentId}/validate` },
    { kind: 'export of that agent', ...of, path: `/admin/agents/${agent.agentId}/export` },
    {
      kind: 'its past state as a zip',
      ...of,
      path: `/admin/agents/${agent.agentId}/at?moment=2100-01-01T00:00:00Z`,
      accept: 'application/zip',
    },
    {
      kind: 'deletion of 30,000 entries',
      method: 'DELETE',
      path: '/v1/entities/large/entries',
      token: agent.developerAccessToken,
      body: times(30_000, (index) => `value ${index}`),
    },
  ];
};

/** Three entities, each with the most entries that one may have. */
const hugeAgent = () => [
  ...madeAgent(),
  ...['one', 'two', 'three'].map((name) => ({
    path: `entities/${name}.json`,
    text: JSON.stringify({ name, entries: shortEntries(100_000) }),
  })),
];

/** As many intents as the real service allowed. */
const manyIntents = () => [
  ...madeAgent(),
  ...times(2_000, (index) => ({
    path: `intents/many-${index}.json`,
    text: JSON.stringify({
      name: `many-${index}`,
      userSays: times(2, (number) => ({ data: [{ text: `do thing ${index} the way ${number} says` }] })),
      responses: [{ action: `many.${index}` }],
    }),
  })),
];

const imports = async ({ admin }: Tokens): Promise<readonly LargeRequest[]> => {
  const creation = { method: 'POST', path: '/admin/agents/import', token: admin };
  const many = { kind: 'import of 2,000 intents', ...creation, body: { files: manyIntents() } };
  const huge = [{ kind: 'import of 300,000 entries', ...creation, body: { files: hugeAgent() } }, many];
  if (!existsSync(LARGE_AGENT)) return huge;
  const files = await readExportFolder(LARGE_AGENT);
  return [{ kind: 'import of 62,318 entries', ...creation, body: { files } }, ...huge];
};
