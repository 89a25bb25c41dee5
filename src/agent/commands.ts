import type { AgentSettings, Entity, Entry, Intent, Phrase, TokenKind, WebhookSettings } from './agent.ts';
import type { PhraseOrigin } from './events.ts';
import type { SetPrivacy } from './privacy-decisions.ts';
import type { Kept, SealedSecret } from './sealed-secret.ts';
import type { GivenSigningKey, SigningKey } from './signing.ts';

/**
 * Everything that can be asked of an agent. Ids, clock readings and token hashes were made outside.
 * An `entity` named in a command is an id, or a name in whatever case.
 */
export type AgentCommand =
  | CreateAgent
  | ImportAgent
  | { readonly type: 'ChangeSettings'; readonly changes: SettingsChanges }
  | SetWebhook
  | SetPrivacy
  | { readonly type: 'CreateIntent'; readonly intent: Intent }
  | UpdateIntent
  | AddPhrases
  | { readonly type: 'DeleteIntent'; readonly intentId: string }
  | { readonly type: 'CreateEntity'; readonly entity: Entity }
  | PutEntities
  | UpdateEntity
  | AddEntries
  | UpdateEntries
  | DeleteEntries
  | { readonly type: 'DeleteEntity'; readonly entity: string }
  | IssueToken
  | { readonly type: 'RevokeToken'; readonly tokenId: string }
  | { readonly type: 'DeleteAgent' };

export type CreateAgent = {
  readonly type: 'CreateAgent';
  readonly agentId: string;
  readonly settings: AgentSettings;
  /** From `newAgentIntents`. */
  readonly intents: readonly Intent[];
};

export type ImportAgent = {
  readonly type: 'ImportAgent';
  readonly agentId: string;
  /** Credentials in its webhook must be sealed: see `sealedHeaders`. */
  readonly settings: AgentSettings;
  readonly intents: readonly Intent[];
  readonly entities: readonly Entity[];
};

/** What is absent stays. */
export type SettingsChanges = Partial<Omit<AgentSettings, 'webhook' | 'kept'>>;

export type SetWebhook = { readonly type: 'SetWebhook'; readonly changes: WebhookChanges };

type OpenWebhook = Partial<Omit<WebhookSettings, 'kept' | Secret>>;
type Secret = 'password' | 'headers' | 'signing';

/**
 * What is absent stays. An empty password removes it, and a `timeoutMs` of 0 leaves the time to the server.
 * `headers` are all of them. `signing` are all keys; one without a secret keeps the secret that is set under
 * its id.
 */
export type WebhookChanges = OpenWebhook & {
  readonly password?: SealedSecret | '';
  readonly headers?: Readonly<Record<string, string | SealedSecret | Kept>>;
  readonly signing?: readonly (Omit<SigningKey, 'secret'> & Partial<Pick<SigningKey, 'secret'>>)[];
};

/** `WebhookChanges` as a request gives them: every secret is plain text, or the one that is set already. */
export type GivenWebhook = OpenWebhook & {
  readonly password?: string;
  readonly headers?: Readonly<Record<string, string | Kept>>;
  readonly signing?: readonly GivenSigningKey[];
};

/** A command before its secrets are sealed. */
export type GivenAgentCommand = Exclude<AgentCommand, SetWebhook> | GivenSetWebhook;

export type GivenSetWebhook = {
  readonly type: 'SetWebhook';
  readonly changes: GivenWebhook;
  /** Headers whose values are secret although their names do not say so. */
  readonly secretHeaders?: readonly string[];
};

export type UpdateIntent = {
  readonly type: 'UpdateIntent';
  readonly intentId: string;
  readonly intent: Intent;
  /** What `intent` was written in: phrases, replies and prompts of other languages stay. Absent: none do. */
  readonly language?: string;
};

/** Phrases that the intent has already are not added again; one that is given several times is counted. */
export type AddPhrases = {
  readonly type: 'AddPhrases';
  readonly intentId: string;
  readonly language: string;
  readonly phrases: readonly Phrase[];
  readonly origin: PhraseOrigin;
};

/** An entity as the API's writers give it: in one language; what is absent stays, or has its default. */
export type GivenEntity = {
  readonly name: string;
  readonly isEnum?: boolean;
  readonly automatedExpansion?: boolean;
  readonly entries?: readonly Entry[];
};

/** Creates those whose names are new, under `newId`, and updates the others. */
export type PutEntities = {
  readonly type: 'PutEntities';
  readonly language: string;
  readonly entities: readonly (GivenEntity & { readonly newId: string })[];
};

export type UpdateEntity = {
  readonly type: 'UpdateEntity';
  readonly entity: string;
  readonly language: string;
  readonly changes: Partial<GivenEntity>;
};

/** A value that is there already gains the synonyms it lacks. */
export type AddEntries = {
  readonly type: 'AddEntries';
  readonly entity: string;
  readonly language: string;
  readonly entries: readonly Entry[];
};

/** A value that is there already gets these synonyms instead of its own; one that is not there is added. */
export type UpdateEntries = {
  readonly type: 'UpdateEntries';
  readonly entity: string;
  readonly language: string;
  readonly entries: readonly Entry[];
};

/** Values that are not there are no mistake. */
export type DeleteEntries = {
  readonly type: 'DeleteEntries';
  readonly entity: string;
  readonly language: string;
  readonly values: readonly string[];
};

export type IssueToken = {
  readonly type: 'IssueToken';
  readonly tokenId: string;
  readonly kind: TokenKind;
  readonly hash: string;
  readonly issuedAt: string;
};
