import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ADMIN_TOKEN_FILE } from '../../disk/data-names.ts';
import { errorCode } from '../../kernel/thrown-error.ts';
import { type ClientConfig, readClientConfig } from '../../settings/config.ts';
import { type CommandArguments, sourcesOf } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, with encoded parts. */
  readonly path: string;
  readonly body?: unknown;
  /** ETag of the version that was read: the edit is refused if it has changed since. */
  readonly ifMatch?: string;
  /** Bytes instead of a JSON body. */
  readonly archive?: Uint8Array;
};

/** The server replied with an error. */
export class RefusedError extends CommandError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A server's HTTP API, as the commands use it. Every call throws CommandError unless it succeeds. */
export type Client = {
  readonly url: string;
  /** The agent to use if a command names none; empty for none. */
  readonly agent: string;
  /** Whether its token may be an agent's: such a token opens its own agent, and cannot list agents. */
  readonly isAgentToken: boolean;
  /** The same client with another stop signal. */
  readonly until: (stop: AbortSignal) => Client;
  readonly json: <Reply>(call: Call) => Promise<Reply>;
  /** The same with its ETag, for a later edit. */
  readonly jsonWithEtag: <Reply>(call: Call) => Promise<{ readonly reply: Reply; readonly etag: string }>;
  readonly bytes: (call: Call) => Promise<Uint8Array>;
  /** A reply of another content type, in pieces. */
  readonly chunks: (call: Call, contentType: string) => AsyncIterable<Uint8Array>;
  /** A reply in lines, each a JSON object. Throws for a last line that is an error. */
  readonly lines: <Line>(call: Call) => AsyncIterable<Line>;
};

/** A client with the admin token, or with the given token. */
export const openClient = (args: CommandArguments, io: Io, token?: string): Client => {
  const config = readClientConfig(sourcesOf(args, io));
  if (token !== undefined || config.token === '') {
    return clientOf(config.url, token ?? adminTokenOf(config, io), io.stop, { agent: config.agent });
  }
  return clientOf(config.url, config.token, io.stop, { agent: config.agent, isAgentToken: true });
};

type ClientOptions = Partial<Pick<Client, 'agent' | 'isAgentToken'>>;

export const clientOf = (
  address: string,
  token: string,
  stop: AbortSignal,
  options: ClientOptions = {},
): Client => {
  const url = address.replace(/\/$/, '');
  const call = async (request: Call, accept: string): Promise<Response> => {
    const response = await answerOf(url, { request, token, accept, stop });
    if (!response.ok) throw refusal(response.status, await response.text(), url);
    return response;
  };
  return {
    url,
    agent: options.agent ?? '',
    isAgentToken: options.isAgentToken ?? false,
    until: (other) => clientOf(address, token, other, options),
    json: async <Reply>(request: Call) => jsonOf<Reply>(url, await call(request, 'application/json')),
    jsonWithEtag: async <Reply>(request: Call) => {
      const response = await call(request, 'application/json');
      const reply = await jsonOf<Reply>(url, response);
      return { reply, etag: response.headers.get('etag') ?? '' };
    },
    bytes: async (request) => new Uint8Array(await (await call(request, 'application/zip')).arrayBuffer()),
    chunks: async function* (request, contentType) {
      const { body } = await call(request, contentType);
      if (body === null) return;
      try {
        yield* Readable.fromWeb(body as ReadableStream<Uint8Array>);
      } catch (cause) {
        throw new CommandError(`${url} ended its reply early`, undefined, { cause });
      }
    },
    lines: async function* (request) {
      const { body } = await call(request, 'application/x-ndjson');
      if (body === null) return;
      const input = Readable.fromWeb(body as ReadableStream<Uint8Array>);
      try {
        for await (const line of createInterface({ input })) if (line !== '') yield acceptedLine(line);
      } catch (cause) {
        if (cause instanceof CommandError) throw cause;
        throw new CommandError(`${url} ended its reply early`, undefined, { cause });
      }
    },
  };
};

const SERVER_ERROR = 500;

/** Its type is the server's own, which describes the lines of each operation. */
const acceptedLine = <Line>(text: string): Line => {
  const line = JSON.parse(text);
  const { code, errorDetails } = line?.status ?? {};
  if (errorDetails === undefined) return line;
  // A file with a fault is refused in the last line, too.
  const isRefusal = typeof code === 'number' && code < SERVER_ERROR;
  throw new CommandError(`the server ${isRefusal ? `refused (${code})` : 'gave up'}: ${errorDetails}`);
};

type Transmission = {
  readonly request: Call;
  readonly token: string;
  readonly accept: string;
  readonly stop: AbortSignal;
};

/** `fetch` would leave out "." and "..", encoded or not, and reach something else: the agent of a session. */
const requireOwnAddress = (path: string): void => {
  const [name = ''] = path.split('?');
  if (/\/\.{1,2}(?:\/|$)/.test(name))
    throw new CommandError(
      '"." and ".." are not ids that an address can contain. If a session is named so, ' +
        '`parley events --session` prints it and `parley erase --session` erases it.',
      EXIT_USAGE,
    );
};

const answerOf = async (url: string, { request, token, accept, stop }: Transmission): Promise<Response> => {
  const { method, path, body, archive, ifMatch } = request;
  const type = archive === undefined ? 'application/json; charset=utf-8' : 'application/zip';
  const content = archive ?? (body === undefined ? undefined : JSON.stringify(body));
  requireOwnAddress(path);
  try {
    return await fetch(url + path, {
      method,
      signal: stop,
      headers: {
        accept,
        authorization: `Bearer ${token}`,
        ...(content === undefined ? {} : { 'content-type': type }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(content === undefined ? {} : { body: content }),
    });
  } catch (cause) {
    if (stop.aborted) throw new CommandError('stopped before the server answered', undefined, { cause });
    if (isSlow(cause)) {
      throw new CommandError(
        `${url} has not answered for minutes; it may still be working on it`,
        undefined,
        {
          cause,
        },
      );
    }
    throw new CommandError(
      `no server answers at ${url}. Start one with \`parley serve\`, ` +
        'or name yours with --server or PARLEY_URL.',
      undefined,
      { cause },
    );
  }
};

const refusal = (status: number, text: string, url: string): CommandError => {
  if (status === 401) {
    return new CommandError(
      `${url} does not accept this token here. Set PARLEY_ADMIN_TOKEN or PARLEY_ADMIN_TOKEN_FILE to the ` +
        "server's, or name its data folder with --data; PARLEY_TOKEN opens only its own agent.",
    );
  }
  const reason = reasonIn(text);
  if (reason === undefined) return noParley(url, `${status}: ${text.slice(0, PAGE_SHOWN_CHARS)}`);
  return new RefusedError(`the server refused (${status}): ${reason}`, status);
};

/** Undefined if it is not a reply of the server itself. */
const reasonIn = (text: string): string | undefined => {
  try {
    const { status } = JSON.parse(text);
    return status?.errorDetails ?? status?.errorType ?? text;
  } catch {
    return undefined;
  }
};

const PAGE_SHOWN_CHARS = 200;

/** Another program has that address, or a proxy replies in place of the server. */
const noParley = (url: string, reply: string): CommandError =>
  new CommandError(
    `what answers at ${url} is not Parley, or a proxy before it. Name your server with --server or ` +
      `PARLEY_URL. It answered ${reply}`,
  );

const jsonOf = async <Reply>(url: string, response: Response): Promise<Reply> => {
  const text = await response.text();
  try {
    // The server's own types describe its replies; commands read the few fields they print.
    return JSON.parse(text) as Reply;
  } catch {
    throw noParley(url, `${response.status}: ${text.slice(0, PAGE_SHOWN_CHARS)}`);
  }
};

const adminTokenOf = (config: ClientConfig, io: Io): string => {
  if (config.adminToken !== '') return config.adminToken;
  const path = join(config.data, ADMIN_TOKEN_FILE);
  try {
    return readFileSync(resolve(io.cwd, path), 'utf8').trim();
  } catch (cause) {
    throw new CommandError(
      `no admin token: PARLEY_ADMIN_TOKEN is not set, and ${path} cannot be read. ` +
        'Run this beside the server, name its data folder with --data, or set the variable ' +
        'or PARLEY_ADMIN_TOKEN_FILE.',
      EXIT_USAGE,
      { cause },
    );
  }
};

/** The server accepted the request and did not reply before the client's timeout. */
const isSlow = (error: unknown): boolean =>
  error instanceof Error && errorCode(error.cause) === 'UND_ERR_HEADERS_TIMEOUT';
