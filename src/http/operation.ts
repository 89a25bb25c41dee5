import type { ParsedUrlQuery } from 'node:querystring';
import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from '../kernel/errors.ts';
import type { Actor } from '../turn/desks.ts';
import type { Positions } from '../turn/positions.ts';

/**
 * Which token opens an operation: an agent's client token (its developer token does too), its developer
 * token, the admin token, either the admin token or the developer token of the agent in the path
 * (`agent-part`), or none.
 */
export type TokenNeed = 'client' | 'developer' | 'admin' | 'agent-part' | 'none';

/** What came in, in whatever shape; an operation's `accept` makes the documented one of it. */
export type Wire = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ParsedUrlQuery;
  readonly body: unknown;
};

export type Accepted = { readonly query?: unknown; readonly body?: unknown };

type Read<S> = S extends TSchema ? Static<S> : undefined;

export type OperationRequest<P = unknown, Q = unknown, B = unknown> = {
  readonly actor: Actor;
  /** The agent that the token stands for, or that the path names; empty where there is none. */
  readonly agentId: string;
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
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly bodyLimits?: BodyLimits;
  /** Old and tolerated shapes → the documented one, which `query` and `body` describe. */
  readonly accept?: (wire: Wire) => Accepted;
  readonly reply: TSchema;
  /** Other content types that it can answer with. */
  readonly alsoAnswers?: readonly string[];
  /** What can go wrong here, beyond what can go wrong everywhere. */
  readonly errors?: readonly ErrorCode[];
  /** A GET that changes something: whoever only looks, with HEAD, must not bring it about. */
  readonly hasEffect?: boolean;
  /** It answers with a trained model: whoever asks for what was changed before waits for the training too. */
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
): Operation =>
  // `run` takes what the schemas describe; the router validates against the same schemas before it calls.
  spec as unknown as Operation;

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
