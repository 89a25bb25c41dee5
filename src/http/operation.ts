import type { ParsedUrlQuery } from 'node:querystring';
import type { Role } from '../agent/installation.ts';
import type { Actor, EditOptions } from '../authoring/agent-operations.ts';
import type { AgentPart } from '../authoring/edit-conflict.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Static, TSchema } from '../kernel/schema.ts';
import type { Positions } from '../outside/positions.ts';
import { closedSchema } from './closed-schema.ts';
import type { Browser } from './console/browser.ts';

/**
 * The token that an operation needs: an agent's client token (or its developer token), its developer token,
 * the admin token, either the admin token or the developer token of the agent in the path (`agent-part`),
 * either of them where the path names no agent (`own-agent`: the operation limits a developer to its agent),
 * any of them, or none.
 */
export type TokenNeed = 'client' | 'developer' | 'admin' | 'agent-part' | 'own-agent' | 'any' | 'none';

/** The input in any tolerated format; an operation's `accept` converts it to the documented one. */
export type Wire = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ParsedUrlQuery;
  readonly body: unknown;
};

/** The role that a token of the installation needs for an operation. */
export const roleFor = ({ role, method }: Pick<Operation, 'role' | 'method'>): Role =>
  role ?? (method === 'get' ? 'viewer' : 'editor');

export type AcceptedParts = { readonly query?: unknown; readonly body?: unknown };

type Parsed<S> = S extends TSchema ? Static<S> : undefined;

export type OperationRequest<P = unknown, Q = unknown, B = unknown> = {
  readonly actor: Actor;
  /** The role of a token of the installation, or of the admin token; undefined for a token of an agent. */
  readonly role: Role | undefined;
  /** The token of the request; undefined for the server's admin token, which has no id. */
  readonly tokenId: string | undefined;
  /** The metadata of an edit of that part, and the revision that the client has read. */
  readonly edit: (part: AgentPart) => EditOptions;
  /** The agent of the token or of the path; empty if there is none. */
  readonly agentId: string;
  /** The environment for a query; undefined: production. */
  readonly environment: string | undefined;
  /** Protocol version, eight digits. */
  readonly v: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The client's name for this request; undefined if it gave none. */
  readonly idempotencyKey: string | undefined;
  /** The positions that the response must include, if the client sent them. */
  readonly after: Positions | undefined;
  /** Whether the client is still connected. */
  readonly isAwaited: () => boolean;
  /** The Accept header; empty if there was none. */
  readonly accepts: string;
  /** The facts that a login to the console checks. */
  readonly browser: Browser;
};

export type BodyLimits = {
  readonly bytesMax: number;
  /** `archive` accepts zip bytes and multipart files besides JSON. */
  readonly reads: 'json' | 'archive';
};

/** An operation of the API as data, from which router, validators, token check and OpenAPI are generated. */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly token: TokenNeed;
  /** The role that a token of the installation needs; the default is viewer for GET, else editor. */
  readonly role?: Role;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly bodyLimits?: BodyLimits;
  /** Converts old and tolerated formats to the documented one, which `query` and `body` describe. */
  readonly accept?: (wire: Wire) => AcceptedParts;
  /** Schema of a JSON response; absent if the operation replies only with lines. */
  readonly reply?: TSchema;
  /** Schema of each line of an NDJSON response. */
  readonly replyLine?: TSchema;
  /** Additional content types of responses. */
  readonly alsoAnswers?: readonly string[];
  /** Errors besides those that every operation may have. */
  readonly errors?: readonly ErrorCode[];
  /** A GET with side effects, so HEAD is refused. */
  readonly hasEffect?: boolean;
  /**
   * The reply depends on a trained model, so a request after an earlier change also waits for the training.
   */
  readonly usesModel?: boolean;
  /** A repeat of a request with the same idempotency key gets the reply of the first. */
  readonly readsIdempotencyKey?: boolean;
  readonly run: (request: OperationRequest) => unknown;
};

type Spec<P, Q, B> = Omit<Operation, 'params' | 'query' | 'body' | 'run'> & {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** @returns the reply, or bytes of another content type. */
  readonly run: (request: OperationRequest<Parsed<P>, Parsed<Q>, Parsed<B>>) => unknown;
};

export const operation = <
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
>(
  spec: Spec<P, Q, B>,
): Operation => {
  // The v1 API ignores unknown fields, as the original did; Parley's own API refuses them.
  const isStrict = spec.path.startsWith('/admin/') && spec.body !== undefined;
  const strict = isStrict ? { ...spec, body: closedSchema(spec.body) } : spec;
  // `run` expects what the schemas describe, and the router validates against them before the call.
  return strict as unknown as Operation;
};

/** A reply with an agent, or a part of one, at a revision that a client can use for an edit. */
export class RevisedReply<Reply = unknown> {
  readonly revision: number;
  readonly reply: Reply;

  constructor(revision: number, reply: Reply) {
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

/** A reply of JSON objects, one per line. */
export class LinesReply {
  readonly values: AsyncIterable<unknown>;

  constructor(values: LinesReply['values']) {
    this.values = values;
  }
}

/** A reply that is not JSON, as a whole or in pieces. Browsers save it if it has a `fileName`. */
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
