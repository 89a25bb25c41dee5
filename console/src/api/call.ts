import { noticeOutage } from './connection.ts';
import type { Operations } from './schema.ts';
import { keepSession, session } from './session.ts';

export type Reply<K extends keyof Operations> = Operations[K]['reply'];

type None = Record<string, never>;
/** A part of a request may be omitted if all of its fields are optional. */
type Part<Name extends string, T> = T extends undefined
  ? object
  : None extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T };
export type Request<K extends keyof Operations> = Part<'path', Operations[K]['path']> &
  Part<'query', Operations[K]['query']> &
  Part<'body', Operations[K]['body']>;

export type Extras = {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged, instead of a JSON body. */
  readonly bytes?: Blob;
};

/** A refusal of the server, with its message. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, details: string) {
    super(details);
    this.status = status;
    this.code = code;
  }
}

/**
 * Calls an operation of the management API. @throws Refusal, or TypeError if the server cannot be reached.
 */
export const call = async <K extends keyof Operations>(
  operation: K,
  request: Request<K>,
  extras: Extras = {},
): Promise<Reply<K>> => {
  const response = await send(operation, request, extras);
  return response.json();
};

const NOT_FOUND = 404;

/** The reply, or null if the server answers that it has none. @throws Refusal */
export const orNull = async <T>(reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof Refusal && error.status === NOT_FOUND) return null;
    throw error;
  }
};

/** A part of an agent, with the revision of the agent at which it was read. */
export type WithRevision<T> = { readonly value: T; readonly revision: number };

/** Calls an operation, and reads the agent's revision from the `ETag` of its reply. @throws as `call` */
export const callWithRevision = async <K extends keyof Operations>(
  operation: K,
  request: Request<K>,
  extras: Extras = {},
): Promise<WithRevision<Reply<K>>> => {
  const response = await send(operation, request, extras);
  const [, revision] = /"(\d+)"/.exec(response.headers.get('ETag') ?? '') ?? [];
  return { value: await response.json(), revision: Number(revision) };
};

/** Makes the server refuse an edit with `agent_changed` if somebody changed the part after the revision. */
export const basedOn = (revision: number): Extras => ({ headers: { 'If-Match': `"${revision}"` } });

type Parts = {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** `fetch` would leave out "." and "..", encoded or not, and reach something else: the agent of a session. */
const addressPart = (id: string): string => {
  if (id === '.' || id === '..')
    throw new Refusal(400, 'bad_request', `An address cannot contain the id "${id}".`);
  return encodeURIComponent(id);
};

/** The positions of this page's writes, for servers that share a store. */
let position: string | undefined;

/** @throws Refusal */
export const send = async (
  operation: string,
  { path = {}, query = {}, body }: Parts,
  { signal, headers, bytes }: Extras = {},
): Promise<Response> => {
  const [method = '', template = ''] = operation.split(' ');
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name) => addressPart(String(path[name])));
  // A list is a repeated parameter.
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item) => [name, item]));
  const present = pairs.filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(
    present.map(([name, value]) => [String(name), String(value)]),
  ).toString();
  const content = bytes ?? (body === undefined ? null : JSON.stringify(body));
  const request = fetch(search === '' ? address : `${address}?${search}`, {
    method,
    body: content,
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      ...(session.value && { 'X-Parley-Console': session.value.key }),
      ...(position !== undefined && { 'Parley-Position': position }),
      ...(content !== null && { 'Content-Type': bytes?.type || 'application/json' }),
      ...headers,
    },
  });
  const response = await noticeOutage(request);
  position = response.headers.get('Parley-Position') ?? position;
  if (!response.ok) throw await refusalOf(response);
  return response;
};

const refusalOf = async (response: Response): Promise<Refusal> => {
  const code = response.headers.get('X-Error-Code') ?? '';
  if (code === 'console_session_over') keepSession(undefined);
  const details = await response
    .json()
    .then(({ status }) => String(status.errorDetails ?? status.errorType))
    .catch(() => response.statusText);
  return new Refusal(response.status, code, details);
};
