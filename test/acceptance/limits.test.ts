import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AGENT_NAME_CHARS_MAX,
  ENTITY_NAME_CHARS_MAX,
  INTENT_NAME_CHARS_MAX,
} from '../../src/kernel/limits/agents.ts';
import {
  CONTEXT_LIFESPAN_MAX,
  CONTEXT_NAME_BYTES_MAX,
  CONTEXTS_PER_SESSION_MAX,
  QUERY_CODE_POINTS_MAX,
  SESSION_ID_CHARS_MAX,
  TRIGGER_NAME_CHARS_MAX,
  USER_ENTITY_CHARS_MAX,
} from '../../src/kernel/limits/conversation.ts';
import { JSON_DEPTH_MAX } from '../../src/kernel/limits/http.ts';
import { UNDERSTAND_TEXTS_MAX } from '../../src/kernel/limits/training.ts';
import { type ImportedAgent, type Parley, type Reply, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({
  intents: [{ name: 'greet', says: ['hello there'] }],
  entities: [{ name: 'colour', entries: [{ value: 'red', synonyms: ['red'] }] }],
});

let parley: Parley;
let agent: ImportedAgent;
beforeAll(async () => {
  parley = await startParley();
  agent = await parley.import(files);
});
afterAll(() => parley?.stop());

let sessions = 0;
const asked = (more: object) => {
  sessions += 1;
  return { query: 'hello there', lang: 'en', sessionId: `s${sessions}`, ...more };
};
const query = (more: object): Promise<Reply> =>
  parley.send('POST /v1/query?v=20150910', agent.clientAccessToken, asked(more));
const developer = (line: string, body: unknown): Promise<Reply> =>
  parley.send(line, agent.developerAccessToken, body);
/** In two requests, each of which is small enough. */
const contexts = async (count: number): Promise<Reply> => {
  const all = Array.from({ length: count }, (_, number) => ({ name: `context-${number}`, lifespan: 2 }));
  const line = `POST /v1/contexts?sessionId=many-${count}`;
  await parley.send(line, agent.clientAccessToken, all.slice(0, count / 2));
  return parley.send(line, agent.clientAccessToken, all.slice(count / 2));
};
const nested = (depth: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`);
/** The body around it adds one level. */
const original = (depth: number) => ({ originalRequest: nested(depth - 1) });

type Edge = {
  readonly what: string;
  readonly most: number;
  /** Sends a request that uses `size` of the limited quantity. */
  readonly send: (size: number) => Promise<Reply>;
  readonly code: string;
};

const edges: readonly Edge[] = [
  {
    what: 'the symbols of a query',
    most: QUERY_CODE_POINTS_MAX,
    send: (size) => query({ query: '😀'.repeat(size) }),
    code: 'query_too_long',
  },
  {
    what: 'the symbols of a session id',
    most: SESSION_ID_CHARS_MAX,
    send: (size) => query({ sessionId: 'x'.repeat(size) }),
    code: 'session_id_too_long',
  },
  {
    what: 'the letters of an event name',
    most: TRIGGER_NAME_CHARS_MAX,
    send: (size) => query({ query: undefined, event: { name: 'E'.repeat(size) } }),
    code: 'bad_trigger_name',
  },
  {
    what: 'the bytes of a context name',
    most: CONTEXT_NAME_BYTES_MAX,
    send: (size) => query({ contexts: [{ name: 'c'.repeat(size) }] }),
    code: 'bad_context_name',
  },
  {
    what: 'a lifespan',
    most: CONTEXT_LIFESPAN_MAX,
    send: (size) => query({ contexts: [{ name: 'long', lifespan: size }] }),
    code: 'request_invalid',
  },
  {
    what: 'the contexts of a session',
    most: CONTEXTS_PER_SESSION_MAX,
    send: contexts,
    code: 'too_many_contexts',
  },
  {
    what: "the characters of a request's entities",
    most: USER_ENTITY_CHARS_MAX,
    send: (size) =>
      query({ entities: [{ name: 'colour', entries: [{ value: 'x', synonyms: ['y'.repeat(size - 1)] }] }] }),
    code: 'user_entities_too_large',
  },
  {
    what: 'the depth of a body',
    most: JSON_DEPTH_MAX,
    send: (size) => query(original(size)),
    code: 'body_too_deep',
  },
  {
    what: 'the letters of an intent name',
    most: INTENT_NAME_CHARS_MAX,
    send: (size) => developer('POST /v1/intents', { name: 'i'.repeat(size) }),
    code: 'bad_intent_name',
  },
  {
    what: 'the letters of an entity name',
    most: ENTITY_NAME_CHARS_MAX,
    send: (size) => developer('POST /v1/entities', { name: 'e'.repeat(size), entries: [] }),
    code: 'bad_entity_name',
  },
  {
    what: 'the letters of an agent name',
    most: AGENT_NAME_CHARS_MAX,
    send: (size) => parley.admin('POST /admin/agents', { name: 'a'.repeat(size) }),
    code: 'bad_agent_name',
  },
  {
    what: 'the texts understood at once',
    most: UNDERSTAND_TEXTS_MAX,
    send: (size) =>
      parley.admin(`POST /admin/agents/${agent.agentId}/understand`, {
        texts: Array.from({ length: size }, () => 'hello'),
      }),
    code: 'request_invalid',
  },
];

describe('a limit is exact, and exceeding it gives a coded error:', () => {
  it.each(edges)('$what: $most', async ({ most, send, code }) => {
    const within = await send(most);
    expect([within.status, within.headers.get('x-error-code')]).toEqual([200, null]);
    const beyond = await send(most + 1);
    expect([beyond.status, beyond.headers.get('x-error-code')]).toEqual([400, code]);
    expect(beyond.body.status.errorDetails).not.toBe('');
  });

  it('and the server still works', async () => {
    expect((await query({})).body.result.metadata.intentName).toBe('greet');
    expect((await fetch(`${parley.url()}/health/ready`)).status).toBe(200);
  });
});
