import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIVE_LISTS_MAX, LIVE_LISTS_PER_TOKEN_MAX } from '../src/kernel/limits/reports.ts';
import { eventually } from './support/eventually.ts';
import { ADMIN_TOKEN, type Served, startServed } from './torture/served.ts';

const PATIENCE_MS = 120_000;

let server: Served;
let tokens: string[];
beforeAll(async () => {
  server = await startServed();
  tokens = [ADMIN_TOKEN];
  while (tokens.length * LIVE_LISTS_PER_TOKEN_MAX <= LIVE_LISTS_MAX) {
    const { body } = await server.admin('POST /admin/tokens', { name: 'Ann', role: 'viewer' });
    tokens.push((body as { readonly token: string }).token);
  }
}, PATIENCE_MS);
afterAll(() => server?.stop());

/** One connection for each list, as browsers and command lines have. */
const open = async (token: string, path = '/admin/events?follow=true', method = 'GET') => {
  const connection = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { signal } = connection;
  const response = await fetch(server.url + path, { method, headers, signal });
  return { response, close: () => connection.abort() };
};

it(
  'a token, and the server, have a limited number of live lists, and get back those that clients close',
  async () => {
    const lists: Awaited<ReturnType<typeof open>>[] = [];
    for (const token of tokens.slice(0, -1))
      for (let at = 0; at < LIVE_LISTS_PER_TOKEN_MAX; at += 1) {
        lists.push(await open(token));
        if (at !== LIVE_LISTS_PER_TOKEN_MAX - 1 || token !== tokens[0]) continue;
        const { response } = await open(token);
        expect(response.status).toBe(429);
        expect(response.headers.get('retry-after')).not.toBeNull();
        expect(await response.json()).toMatchObject({
          status: { errorDetails: expect.stringMatching(/close/) },
        });
      }
    expect(lists.map(({ response }) => response.status)).toEqual(lists.map(() => 200));
    const [another = ''] = tokens.slice(-1);
    expect((await open(another)).response.status).toBe(503);
    expect((await open(another, '/admin/events')).response.status).toBe(200);
    for (const { close } of lists) close();
    await eventually(async () => expect((await open(another)).response.status).toBe(200));
  },
  PATIENCE_MS,
);

it(
  'a request for the headers of a live list does not keep its place',
  async () => {
    const [token = ''] = tokens;
    for (let at = 0; at <= LIVE_LISTS_PER_TOKEN_MAX; at += 1) {
      const { response } = await open(token, '/admin/events?follow=true', 'HEAD');
      expect(response.status).toBe(200);
    }
    const { response, close } = await open(token);
    expect(response.status).toBe(200);
    close();
  },
  PATIENCE_MS,
);
