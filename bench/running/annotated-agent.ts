/** An agent with the most annotated phrases of one intent, and queries that they compete for. */
import { INTENT_PHRASES_MAX } from '../../src/kernel/limits/agents.ts';
import type { LargeRequest } from './large-requests.ts';
import { asFile, madeAgent } from './made-agent.ts';
import type { NewAgent } from './server-process.ts';

const verbs = ['note', 'remember', 'write down', 'search for', 'send'];

/** Texts of any kind and names have no list of values, so the phrases alone say where they are. */
const values: Readonly<Record<string, (index: number) => string>> = {
  any: (index) => `the ${index} thing of ${index * 7}`,
  'given-name': (index) => `Ann${index}`,
};

const phrasesOf = (entity: string, valueAt: (index: number) => string) =>
  Array.from({ length: INTENT_PHRASES_MAX }, (_, index) => ({
    data: [
      { text: `${verbs[index % verbs.length]} ${index % 3 === 0 ? '' : `as number ${index} `}` },
      { text: valueAt(index), meta: `@sys.${entity}`, alias: entity, userDefined: true },
      { text: index % 2 === 0 ? '' : ' please' },
    ],
  }));

export const annotatedAgent = () => [
  ...madeAgent(),
  ...Object.entries(values).map(([entity, valueAt]) =>
    asFile(`intents/of-${entity}.json`, {
      name: `of-${entity}`,
      userSays: phrasesOf(entity, valueAt),
      responses: [{ parameters: [{ name: entity, dataType: `@sys.${entity}`, value: `$${entity}` }] }],
    }),
  ),
];

/** The first one loads the model. */
export const annotatedQueries = ({ clientAccessToken }: NewAgent): readonly LargeRequest[] =>
  ['please note that the red thing is late', 'send Ann77 the note, please'].map((query) => ({
    kind: `a query of that agent: "${query}"`,
    method: 'POST',
    path: '/v1/query?v=20150910',
    token: clientAccessToken,
    body: { query, lang: 'en', sessionId: 'three' },
  }));
