import { Json, JsonRecord } from '../kernel/json.ts';
import { type Static, Type } from '../kernel/schema.ts';
import type { PrivacySettings } from './privacy.ts';
import { SealedSecret } from './sealed-secret.ts';
import { SigningKey } from './signing.ts';

/** Fields of an export that Parley does not use; stored unchanged and written on export. */
const Kept = Type.Optional(JsonRecord);

export type Phrase = Static<typeof Phrase>;
export const Phrase = Type.Object({
  id: Type.String(),
  /** The text; a template is one part in the API's notation, such as `tell me about @animal:pet`. */
  data: Type.Array(
    Type.Object({
      text: Type.String(),
      /** Entity name with its `@`; only in an annotated part. */
      meta: Type.Optional(Type.String()),
      alias: Type.Optional(Type.String()),
      userDefined: Type.Optional(Type.Boolean()),
    }),
  ),
  isTemplate: Type.Boolean(),
  /** How many times the phrase was added after the first time. */
  count: Type.Integer({ minimum: 0 }),
  kept: Kept,
});

export type Prompt = Static<typeof Prompt>;
export const Prompt = Type.Object({ lang: Type.String(), value: Type.String() });

export type Parameter = Static<typeof Parameter>;
export const Parameter = Type.Object({
  id: Type.Optional(Type.String()),
  name: Type.String(),
  /** A constant, `$name`, `$name.original` or `#context.name`. */
  value: Type.String(),
  /** Used if `value` is empty: a constant or `#context.name`. */
  defaultValue: Type.String(),
  required: Type.Boolean(),
  /** Entity name with its `@`; empty if there is none. */
  dataType: Type.String(),
  prompts: Type.Array(Prompt),
  isList: Type.Boolean(),
  kept: Kept,
});

/**
 * A message of a reply. Without `lang` it is for every language, without `platform` for every platform. All
 * other fields (`speech`, `title`, `buttons`, `payload` …) are in `body`, unchanged.
 */
export type Message = Static<typeof Message>;
export const Message = Type.Object({
  type: Type.Union([Type.Integer(), Type.String()]),
  lang: Type.Optional(Type.String()),
  platform: Type.Optional(Type.String()),
  body: JsonRecord,
});

export type AffectedContext = Static<typeof AffectedContext>;
export const AffectedContext = Type.Object({
  name: Type.String(),
  /** Number of requests; 0 removes the context. */
  lifespan: Type.Integer({ minimum: 0 }),
  kept: Kept,
});

export type IntentResponse = Static<typeof IntentResponse>;
export const IntentResponse = Type.Object({
  action: Type.String(),
  resetContexts: Type.Boolean(),
  affectedContexts: Type.Array(AffectedContext),
  parameters: Type.Array(Parameter),
  messages: Type.Array(Message),
  kept: Kept,
});

export type Intent = Static<typeof Intent>;
export const Intent = Type.Object({
  id: Type.String(),
  name: Type.String(),
  auto: Type.Boolean(),
  /** Input contexts as written; matched case-insensitively. */
  contexts: Type.Array(Type.String()),
  /** Names of the triggers that invoke the intent, as written; matched case-insensitively. */
  triggers: Type.Array(Type.String()),
  priority: Type.Integer(),
  webhookUsed: Type.Boolean(),
  webhookForSlotFilling: Type.Boolean(),
  fallbackIntent: Type.Boolean(),
  parentId: Type.Optional(Type.String()),
  rootParentId: Type.Optional(Type.String()),
  cortanaCommand: Type.Optional(Json),
  responses: Type.Array(IntentResponse),
  /** By language tag. A language without phrases is absent. */
  phrases: Type.Record(Type.String(), Type.Array(Phrase)),
  kept: Kept,
});

export type Entry = Static<typeof Entry>;
export const Entry = Type.Object({ value: Type.String(), synonyms: Type.Array(Type.String()) });

export type Entity = Static<typeof Entity>;
export const Entity = Type.Object({
  id: Type.String(),
  /** Without `@`. Unique in the agent, ignoring case. */
  name: Type.String(),
  isEnum: Type.Boolean(),
  automatedExpansion: Type.Boolean(),
  /** By language tag. */
  entries: Type.Record(Type.String(), Type.Array(Entry)),
  kept: Kept,
});

/**
 * The webhook's settings. `password`, signing secrets and headers with credentials are encrypted: only the
 * process that calls the webhook can decrypt them, so they are useless to readers of the stream.
 */
export type WebhookSettings = Static<typeof WebhookSettings>;
export const WebhookSettings = Type.Object({
  enabled: Type.Boolean(),
  url: Type.String(),
  username: Type.String(),
  password: Type.Optional(SealedSecret),
  headers: Type.Record(Type.String(), Type.Union([Type.String(), SealedSecret])),
  useForDomains: Type.Boolean(),
  /** Calls are signed with each of them; without any, they are not signed. */
  signing: Type.Optional(Type.Array(SigningKey)),
  /** Applies if it is shorter than the server's own timeout for webhooks. */
  timeoutMs: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The number of consecutive failures after which calls to the address pause; 0 never pauses them. */
  circuitFailures: Type.Optional(Type.Integer({ minimum: 0 })),
  kept: Kept,
});

/** `session`: entities sent with a query apply to its whole session, as user entities do. */
export type RequestEntities = Static<typeof RequestEntities>;
export const RequestEntities = Type.Union([Type.Literal('request'), Type.Literal('session')]);

export type AgentSettings = Static<typeof AgentSettings>;
export const AgentSettings = Type.Object({
  name: Type.String(),
  description: Type.String(),
  /** The default language. */
  language: Type.String(),
  /** All languages of the agent, the default first. */
  languages: Type.Array(Type.String()),
  /** IANA name; empty for UTC. */
  defaultTimezone: Type.String(),
  matchMode: Type.Union([Type.Literal('hybrid'), Type.Literal('ml-only')]),
  mlMinConfidence: Type.Number({ minimum: 0, maximum: 1 }),
  webhook: WebhookSettings,
  /** How long entities sent with a query apply; absent: to that query. */
  requestEntities: Type.Optional(RequestEntities),
  kept: Kept,
});

export type TokenKind = 'client' | 'developer';
export type AccessToken = {
  readonly id: string;
  readonly kind: TokenKind;
  /** SHA-256 of the token, hexadecimal; the token itself is shown once and stored nowhere. */
  readonly hash: string;
  readonly issuedAt: string;
  /** The name of the client that uses it. */
  readonly name?: string;
  readonly note?: string;
  /** The environment that answers its queries; absent: `PRODUCTION`. */
  readonly environment?: string;
};

/** A named, published revision of the agent, which does not change with later edits. */
export type Environment = {
  /** Its name. */
  readonly id: string;
  readonly revision: number;
  /** Previously published revisions, newest first; a rollback returns to the first. */
  readonly earlier: readonly number[];
  /** A second revision that answers a part of the new sessions. */
  readonly split?: Split;
  /** A further revision that understands the same turns and answers none. */
  readonly shadow?: Shadow;
};

export type Split = {
  readonly revision: number;
  /** Of the new sessions, between 0 and 1. */
  readonly share: number;
};

export type Shadow = {
  readonly revision: number;
  /** UTC, ISO 8601: turns from this time on are compared. */
  readonly since: string;
};

/** The fold of an agent's stream. Only an agent that is `ready` answers. */
export type Agent = {
  readonly id: string;
  readonly status: 'importing' | 'ready' | 'deleted';
  /** Revision of the last event folded; -1 before the first. */
  readonly revision: number;
  readonly settings: AgentSettings;
  /** Absent by default: nothing is masked and everything is kept. */
  readonly privacy?: PrivacySettings;
  readonly intents: ReadonlyMap<string, Intent>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly tokens: ReadonlyMap<string, AccessToken>;
  /** By name. Absent while publishing is off: the current agent answers every query. */
  readonly environments?: ReadonlyMap<string, Environment> | undefined;
};
