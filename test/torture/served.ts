import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/compose/compose.ts';
import { readServerConfig } from '../../src/settings/config.ts';
import { replyCheckOf, type WireAnswer } from '../support/reply-check.ts';

export const ADMIN_TOKEN = 'an-admin-token-of-torture';

/** A request without an answer for so long hangs. */
const ANSWER_MS_MAX = 30_000;

export type Answer = WireAnswer & { readonly headers: Headers };

export type Sent = {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

export type Served = {
  readonly url: string;
  readonly description: Description;
  /** Sends a request. @throws when its answer is a 5xx, or not as the description says */
  readonly send: (line: string, sent?: Sent) => Promise<Answer>;
  readonly admin: (line: string, body?: unknown) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

export type Description = Parameters<typeof replyCheckOf>[0];

/** A server in this process; with a store in memory, unless the settings name another. */
export const startServed = async (settings: Readonly<Record<string, string>> = {}): Promise<Served> => {
  const cwd = await mkdtemp(join(tmpdir(), 'parley-torture-'));
  const env = {
    PARLEY_STORE: 'memory:',
    PARLEY_PORT: '0',
    PARLEY_EXAMPLE: 'off',
    PARLEY_LOG_LEVEL: 'silent',
    PARLEY_ADMIN_TOKEN: ADMIN_TOKEN,
    PARLEY_WEBHOOK_ALLOW: '127.0.0.0/8',
    PARLEY_RATE_LIMIT: '0',
    ...settings,
  };
  const config = readServerConfig({ flags: {}, cwd, env });
  const fatal: Error[] = [];
  const server = await startServer(config, { cwd, version: '0', onFatal: (error) => fatal.push(error) });
  const described = await fetch(`${server.url}/openapi.json`);
  const description = (await described.json()) as Description;
  const check = replyCheckOf(description);
  const send: Served['send'] = async (line, { token, headers, body } = {}) => {
    const [method = '', path = ''] = line.split(' ');
    const response = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body }),
    });
    const contentType = response.headers.get('content-type') ?? '';
    const text = await response.text();
    const answer = { line, status: response.status, contentType, headers: response.headers };
    if (answer.status >= 500) throw new Error(`${line} answered ${answer.status}: ${text}`);
    // Browsers are sent to the pages of the console, which are not part of the described API.
    if (response.status === 302) return { ...answer, body: text };
    const isJson = contentType.startsWith('application/json');
    const code = response.headers.get('x-error-code');
    const whole = { ...answer, code, body: isJson && method !== 'HEAD' ? JSON.parse(text) : text };
    check(whole);
    if (fatal[0] !== undefined) throw fatal[0];
    return whole;
  };
  const json = { 'content-type': 'application/json' };
  return {
    url: server.url,
    description,
    send,
    admin: (line, body) =>
      send(line, {
        token: ADMIN_TOKEN,
        headers: json,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    stop: async () => {
      await server.stop();
      await rm(cwd, { recursive: true, force: true });
    },
  };
};
