import { afterAll, beforeAll, expect, it } from 'vitest';
import { atFirst, type Known, type Step, steps } from './support/answered-operations.ts';
import {
  type DescribedOperation,
  describedIn,
  fillTemplate,
  shapeOf,
} from './support/described-operations.ts';
import { eventually } from './support/eventually.ts';
import { ADMIN_TOKEN, type Served, startServed } from './torture/served.ts';

/** Two agents and all operations, on a machine that is busy with other tests. */
const PATIENCE_MS = 180_000;

let server: Served;
let own: Known;
let other: Known;
beforeAll(async () => {
  server = await startServed();
  own = await lived({});
  other = await lived(foreignWords);
}, PATIENCE_MS);
afterAll(() => server?.stop());

/** Words that only the other agent's data contain, in place of the words of the steps. */
const foreignWords: Known = {
  anna: 'berta',
  ben: 'bruno',
  cleo: 'clara',
  tea: 'absinthe',
  cuppa: 'elixir',
  Cafe: 'Distillery',
  drinks: 'spirits',
  drink: 'liquor',
  vip: 'baron',
  refund: 'lawsuit',
};

const inWordsOf = (words: Known, text: string): string =>
  text.replaceAll(/\b[A-Za-z]+\b/g, (word) => words[word] ?? word);

const bodyOf = ({ body }: Step, known: Known, words: Known): string | undefined => {
  const made = body?.(known);
  return made === undefined ? undefined : inWordsOf(words, JSON.stringify(made));
};

const json = { 'content-type': 'application/json', accept: 'application/json, */*;q=0.1' };

/** An agent that has some of everything: the steps in which nothing is deleted or concerns the installation. */
const lived = async (words: Known): Promise<Known> => {
  const last = steps.findIndex(({ operation }) => operation.endsWith('/webhook-drill'));
  const isWanted = ({ operation, needs }: Step) =>
    needs === undefined && !/^DELETE|backups|\/admin\/tokens|evaluate|validate/.test(operation);
  const first = Object.entries(atFirst).map(([name, value]) => [name, inWordsOf(words, value)]);
  let known: Known = { ...Object.fromEntries(first), webhook: 'http://127.0.0.1:9/' };
  for (const step of steps.slice(0, last).filter(isWanted)) {
    const query = step.query === undefined ? '' : `?${inWordsOf(words, step.query)}`;
    const body = bodyOf(step, known, words);
    const once = async () => {
      const token = step.token === undefined ? ADMIN_TOKEN : (known[step.token] ?? '');
      const reply = await server.send(fillTemplate(`${step.operation}${query}`, known), {
        token,
        headers: json,
        ...(body !== undefined && { body }),
      });
      if (reply.status > 299)
        throw new Error(`${step.operation}: ${reply.status} ${JSON.stringify(reply.body)}`);
      known = { ...known, ...step.learns?.(reply.body) };
    };
    await (step.isEventual === true ? eventually(once) : once());
  }
  return known;
};

const tokens = ['client', 'developer'] as const;

type Asked = { readonly operation: string; readonly query?: string; readonly body?: string | undefined };

/** The values that identify what belongs to the other agent. */
const foreignIds = (): readonly string[] =>
  ['id', 'client', 'developer', 'tokenId', 'eid', 'intentId', 'copy', 'note', 'whatIf', 'call'].map(
    (name) => other[name] ?? '',
  );

/** @returns what a reply to the own agent's token shows of the other agent, apart from what was sent */
const shownOf = (text: string, sent: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => !sent.includes(word) && new RegExp(`\\b${word}\\b`).test(text));

const asked = async (
  token: (typeof tokens)[number],
  names: Known,
  { operation, query = '', body }: Asked,
) => {
  const line = `${fillTemplate(operation, names)}${query}`;
  const reply = await server.send(line, {
    token: own[token] ?? '',
    headers: json,
    ...(body !== undefined && { body }),
  });
  const text = `${JSON.stringify(reply.body)}${JSON.stringify([...reply.headers])}`;
  return { line, sent: `${line} ${body ?? ''}`, text, status: reply.status, code: reply.code };
};

const stepOf = ({ line }: DescribedOperation): Step | undefined =>
  steps.find(({ operation }) => shapeOf(operation) === shapeOf(line));

/** The own agent, with sessions, calls, intents and so on of the other one. */
const mixed = (): Known => ({ ...other, id: own.id ?? '', files: own.files ?? '', test: own.test ?? '' });

const isGet = ({ line }: DescribedOperation) => line.startsWith('GET ');
const namesAgent = ({ path }: DescribedOperation) => path.startsWith('/admin/agents/{id}');
/** Operations of clients come last: a session of theirs with the name of the other's is a session of their own. */
const clientsLast = (one: DescribedOperation, two: DescribedOperation) =>
  Number(one.path.startsWith('/v1/')) - Number(two.path.startsWith('/v1/'));

const askedFor = (operation: DescribedOperation, names: Known) => {
  const step = stepOf(operation);
  const query =
    step?.query === undefined ? '' : `?${fillTemplate(inWordsOf(foreignWords, step.query), names)}`;
  const body = step === undefined ? undefined : bodyOf(step, names, foreignWords);
  return { operation: step?.operation ?? operation.line, query, body };
};

type Foray = { readonly names: Known; readonly words: readonly string[] };

/** Asks for an operation with names of the other agent, and returns what is wrong with the replies. */
const faultsOf = async (
  operation: DescribedOperation,
  { names, words }: Foray,
): Promise<readonly string[]> => {
  const request = askedFor(operation, names);
  const queries = isGet(operation) ? new Set(['', request.query]) : [request.query];
  const faults: string[] = [];
  for (const token of tokens) {
    for (const query of queries) {
      const reply = await asked(token, names, { ...request, query });
      const shown = shownOf(reply.text, reply.sent, words);
      if (shown.length > 0) faults.push(`${token}: ${reply.line} shows ${shown}`);
      if (names === other && namesAgent(operation) && reply.code !== 'token_kind_wrong')
        faults.push(`${token}: ${reply.line} answers ${reply.status}`);
    }
  }
  return faults;
};

it.each([
  '?from=0',
  '?since=2020-01-01T00:00:00Z',
  '?agent=OWN',
  '?agent=OTHER',
  '?session=berta',
  '?session=berta&agent=OTHER',
  '?session=berta&follow=true',
  '?session=SANDBOX',
  '?session=SANDBOX&agent=OWN',
  '?agent=OTHER&follow=true',
])('recorded events of another agent are not shown by %s', async (template) => {
  const query = template
    .replace('OWN', own.id ?? '')
    .replace('OTHER', other.id ?? '')
    .replace('SANDBOX', encodeURIComponent(other.sandbox ?? ''));
  const { text, sent } = await asked('developer', own, { operation: 'GET /admin/events', query });
  expect(shownOf(text, sent, [...foreignIds(), ...Object.values(foreignWords)])).toEqual([]);
});

it(
  'no operation that reads shows to a token of one agent what belongs to another',
  async () => {
    const words = [...foreignIds(), ...Object.values(foreignWords)];
    const operations = describedIn(server).filter(isGet).sort(clientsLast);
    expect(operations.length).toBeGreaterThan(60);
    const faults: string[] = [];
    for (const operation of operations)
      for (const names of [other, mixed()]) faults.push(...(await faultsOf(operation, { names, words })));
    expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);

/** The output of a live list until it contains the text. */
const untilShown = async (path: string, marker: string, act: () => Promise<unknown>): Promise<string> => {
  const headers = { authorization: `Bearer ${own.developer}` };
  const left = new AbortController();
  const response = await fetch(server.url + path, { headers, signal: left.signal });
  await act();
  let text = '';
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString();
    if (text.includes(marker)) break;
  }
  left.abort();
  return text;
};

it.each(['/admin/events?follow=true', '/admin/agents/ID/turns?follow=true'])(
  'a live list shows the own agent alone: %s',
  async (path) => {
    const say = async (token: string | undefined, query: string, sessionId: string) => {
      const body = JSON.stringify({ query, sessionId, lang: 'en' });
      return server.send('POST /v1/query', { token: token ?? '', headers: json, body });
    };
    const text = await untilShown(path.replace('ID', own.id ?? ''), 'a last tea', async () => {
      await say(other.client, 'absinthe of today', 'berta');
      await say(own.client, 'a last tea', 'zoe');
    });
    expect(shownOf(text, '', [...foreignIds(), 'absinthe'])).toEqual([]);
  },
  PATIENCE_MS,
);

it.each(['/admin/events?follow=true', '/admin/agents/ID/turns?follow=true'])(
  'a live list ends with an error when its token is revoked: %s',
  async (path) => {
    const tokensOfAgent = `/admin/agents/${own.id}/tokens`;
    const { body: made } = await server.admin(`POST ${tokensOfAgent}`, { kind: 'developer' });
    const { token, tokenId } = made as { readonly token: string; readonly tokenId: string };
    const response = await fetch(server.url + path.replace('ID', own.id ?? ''), {
      headers: { authorization: `Bearer ${token}` },
    });
    await server.admin(`DELETE ${tokensOfAgent}/${tokenId}`);
    const body = JSON.stringify({ query: `a tea after ${tokenId}`, sessionId: 'yan', lang: 'en' });
    await server.send('POST /v1/query', { token: own.client ?? '', headers: json, body });
    const lines = (await response.text()).trim().split('\n');
    expect(lines.join()).not.toContain(`a tea after ${tokenId}`);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ status: { code: 401 } });
  },
  PATIENCE_MS,
);

/** It would delete the own agent. */
const isOfAgent = ({ line }: DescribedOperation) => /^(DELETE|POST) [^{]*\{id\}(\/undelete)?$/.test(line);

it(
  'no operation changes another agent, or shows its ids, for a token of one agent',
  async () => {
    const recorded = async () => (await server.admin(`GET /admin/events?agent=${other.id}`)).body;
    const [before, words] = [await recorded(), foreignIds()];
    const faults: string[] = [];
    for (const operation of describedIn(server).filter((one) => !isGet(one)))
      for (const names of isOfAgent(operation) ? [other] : [other, mixed()])
        faults.push(...(await faultsOf(operation, { names, words })));
    expect(faults).toEqual([]);
    expect(await recorded()).toEqual(before);
  },
  PATIENCE_MS,
);
