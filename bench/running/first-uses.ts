/** Agents and requests that blocked a server: a first query, a first webhook call, a second import. */
import type { LargeRequest } from './large-requests.ts';
import { asFile, madeAgent } from './made-agent.ts';
import type { NewAgent } from './server-process.ts';

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'pl', 'cs', 'ru', 'uk', 'tr'];
const PHRASES = 60;

const numbered = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A hundred intents in fifteen languages. */
export const spokenAgent = () => [
  ...madeAgent(),
  ...numbered(100, (index) => [
    asFile(`intents/of-${index}.json`, { name: `of-${index}`, responses: [{ action: 'spoken' }] }),
    ...languages.map((language) =>
      asFile(
        `intents/of-${index}_usersays_${language}.json`,
        numbered(PHRASES, (phrase) => ({
          id: `${language}-${index}-${phrase}`,
          data: [{ text: `${language} ${index} ${phrase}` }],
        })),
      ),
    ),
  ]).flat(),
];

const characters = [...'北京上海广州深圳杭州南京武汉成都重庆天津'];
const city = (index: number): string =>
  [0, 1].map((place) => characters[(index >> (4 * place)) % characters.length]).join('');

const PRICED = { name: 'price', dataType: '@sys.unit-currency', value: '$price' };

/** 10,000 phrases with two values of one entity, which words distinguish, and sums of money. */
export const chineseAgent = () => [
  asFile('agent.json', { language: 'zh-cn', name: 'Chinese' }),
  asFile('entities/city.json', {
    name: 'city',
    entries: numbered(300, (index) => ({ value: city(index), synonyms: [city(index)] })),
  }),
  asFile('intents/fly.json', {
    name: 'fly',
    responses: [
      {
        parameters: [
          ...['from', 'to'].map((name) => ({ name, dataType: '@city', value: `$${name}` })),
          PRICED,
        ],
      },
    ],
  }),
  asFile(
    'intents/fly_usersays_zh-cn.json',
    numbered(10_000, (index) => ({
      data: [
        { text: '请给我订从' },
        { text: city(index), meta: '@city', alias: 'from' },
        { text: '到' },
        { text: city(7 * index + 1), meta: '@city', alias: 'to' },
        { text: `的机票第${index}` },
      ],
    })),
  ),
];

/** An agent with a webhook at an address that is refused, because loading the HTTP client is measured. */
export const callingAgent = () => [
  ...madeAgent(),
  asFile('intents/call.json', {
    name: 'call',
    webhookUsed: true,
    userSays: [{ data: [{ text: 'call the service' }] }],
    responses: [{ action: 'call' }],
  }),
];

const query = ({ clientAccessToken }: NewAgent, text: string, lang = 'en') => ({
  method: 'POST',
  path: '/v1/query?v=20150910',
  token: clientAccessToken,
  body: { query: text, lang, sessionId: 'first' },
});

export const spokenAgain = ({ agentId }: NewAgent, admin: string): LargeRequest => ({
  kind: 'the same import into that agent',
  method: 'POST',
  path: `/admin/agents/${agentId}/import`,
  token: admin,
  body: { files: spokenAgent() },
});

export const chineseRequests = (agent: NewAgent, admin: string): readonly LargeRequest[] => [
  { kind: 'the first query of that agent', ...query(agent, '请给我订从北京到上海的机票', 'zh-cn') },
  {
    kind: 'an explanation by that agent',
    method: 'POST',
    path: `/admin/agents/${agent.agentId}/explain`,
    token: admin,
    body: { text: '从北京到上海', lang: 'zh-cn' },
  },
];

export const firstCall = (agent: NewAgent, admin: string): readonly LargeRequest[] => [
  {
    kind: 'a webhook',
    method: 'PUT',
    path: `/admin/agents/${agent.agentId}/webhook`,
    token: admin,
    body: { enabled: true, url: 'http://localhost:9/' },
  },
  { kind: 'the first webhook call', ...query(agent, 'call the service') },
];
