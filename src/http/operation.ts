import type { ParsedUrlQuery } from 'node:querystring';
import type { Static, TSchema } from 'typebox';
import type { Role } from '../agent/installation.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Actor, EditOptions } from '../turn/desks.ts';
import type { Positions } from '../turn/positions.ts';
import type { AgentPart } from '../turn/unchanged.ts';
import { closedSchema } from './closed-schema.ts';
import type { Browser } from './console/browser.ts';

/**
 * Which token opens an operation: an agent's client token (its developer token does too), its developer
 * token, the admin token, either the admin token or the developer token of the agent in the path
 * (`agent-part`), any of them, or none.
 */
export type TokenNeed = 'client' | 'developer' | 'admin' | 'agent-part' | 'any' | 'none';

/** What came in, in whatever shape; an operation's `accept` makes the documented one of it. */
export type Wire = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ParsedUrlQuery;
  readonly body: unknown;
};

/** What a token of the installation must be allowed to use an operation. */
export const roleFor = ({ role, method }: Pick<Operation, 'role' | 'method'>): Role =>
  role ?? (method === 'get' ? 'viewer' : 'editor');

export type Accepted = { readonly query?: unknown; readonly body?: unknown };

type Read<S> = S extends TSchema ? Static<S> : undefined;

export type OperationRequest<P = unknown, Q = unknown, B = unknown> = {
  readonly actor: Actor;
  /** Of a token of the installation, or the admin token; undefined for a token of an agent. */
  readonly role: Role | undefined;
  /** What is to be recorded with an edit of that part, and what the client has read of it before. */
  readonly edit: (part: AgentPart) => EditOptions;
  /** The agent of the token or of the path; empty without one. */
  readonly agentId: string;
  /** Who is to answer a query; undefined: production. */
  readonly environment: string | undefined;
  /** Protocol version, eight digits. */
  readonly v: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What the answer must not be older than, where the client has said so. */
  readonly after: Positions | undefined;
  /** Whether the client still listens. */
  readonly isAwaited: () => boolean;
  /** The Accept header; empty when there was none. */
  readonly accepts: string;
  /** What a login to the console looks at. */
  readonly browser: Browser;
};

export type BodyLimits = {
  readonly bytesMax: number;
  /** `archive` takes zip bytes and multipart files besides JSON. */
  readonly reads: 'json' | 'archive';
};

/** One thing that the API can do, as data: router, validators, token check and OpenAPI are made from it. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly token: TokenNeed;
  /** What a token of the installation must be allowed; absent: viewer for GET, and editor. */
  readonly role?: Role;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly bodyLimits?: BodyLimits;
  /** Old and tolerated shapes → the documented one, which `query` and `body` describe. */
  readonly accept?: (wire: Wire) => Accepted;
  /** Of an answer as JSON; absent from an operation that answers with lines only. */
  readonly reply?: TSchema;
  /** Of each line of an answer as NDJSON. */
  readonly replyLine?: TSchema;
  /** Content types that it can answer with besides these. */
  readonly alsoAnswers?: readonly string[];
  /** What can go wrong here, beyond what can go wrong everywhere. */
  readonly errors?: readonly ErrorCode[];
  /** A GET that changes something, so HEAD is refused. */
  readonly hasEffect?: boolean;
  /** It answers with a trained model: a request for an earlier change also waits for the training. */
  readonly usesModel?: boolean;
  readonly run: (request: OperationRequest) => unknown;
};

type Spec<P, Q, B> = Omit<Operation, 'params' | 'query' | 'body' | 'run'> & {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** @returns the reply, or bytes of another content type. */
  readonly run: (request: OperationRequest<Read<P>, Read<Q>, Read<B>>) => unknown;
};

export const operation = <
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  spec: Spec<P, Q, B>,
): Operation => {
  // The v1 API ignores fields that it does not know, as the original did; Parley's own refuses them.
  const isStrict = spec.path.startsWith('/admin/') && spec.body !== undefined;
  const strict = isStrict ? { ...spec, body: closedSchema(spec.body) } : spec;
  // `run` takes what the schemas describe; the router validates against the same schemas before it calls.
  return strict as unknown as Operation;
};

/** A reply that shows an agent, or a part of one, at a revision: a client may edit it from there. */
export class RevisedReply {
  readonly revision: number;
  readonly reply: unknown;

  constructor(revision: number, reply: unknown) {
    this.revision = revision;
    this.reply = reply;
  }
}

/** A reply that sets a cookie. */
export class CookieReply {
  readonly cookie: string;
  readonly reply: unknown;

  constructor(cookie: string, reply: unknown) {
    this.cookie = cookie;
    this.reply = reply;
  }
}

/** A reply that is not JSON, whole or piece by piece. With a `fileName` browsers save it. */
export class BytesReply {
  readonly bytes: Uint8Array | string | AsyncIterable<Uint8Array | string>;
  readonly contentType: string;
  readonly fileName: string | undefined;

  constructor(
    bytes: BytesReply['bytes'],
    { contentType, fileName }: { readonly contentType: string; readonly fileName?: string },
  ) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.fileName = fileName;
  }
}
