import type {
  AccessToken,
  Agent,
  AgentSettings,
  Entity,
  Entry,
  Intent,
  Phrase,
  WebhookSettings,
} from './agent.ts';
import type { SetPrivacy } from './decisions/privacy-decisions.ts';
import type { PhraseOrigin } from './events.ts';
import type { PublishRevision, RemoveEnvironment, RollBack, SwitchPublishing } from './publishing.ts';
import type { SealedSecret, StoredSecret } from './sealed-secret.ts';
import type { SetShadow } from './shadow.ts';
import type { GivenSigningKey, SigningKey } from './signing.ts';
import type { SplitSessions } from './split.ts';

/**
 * All commands of an agent. The caller provides ids, clock readings and token hashes. An `entity` in a
 * command is an id, or a name in any case.
 */
export type AgentCommand =
  | CreateAgent
  | ImportAgent
  | ImportInto
  | RestoreContent
  | UndoChange
  | { readonly type: 'ChangeSettings'; readonly changes: SettingsChanges }
  | SetWebhook
  | SetPrivacy
  | { readonly type: 'CreateIntent'; readonly intent: Intent }
  | UpdateIntent
  | AddPhrases
  | EditPhrases
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
  | SwitchPublishing
  | PublishRevision
  | RollBack
  | SplitSessions
  | SetShadow
  | RemoveEnvironment
  | { readonly type: 'DeleteAgent' }
  | UndeleteAgent;

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
  /** Credentials in its webhook must be encrypted: see `sealedSettings`. */
  readonly settings: AgentSettings;
  readonly intents: readonly Intent[];
  readonly entities: readonly Entity[];
};

/** Imports content into an existing agent, which keeps its tokens and its webhook's secrets. */
export type ImportInto = Omit<ImportAgent, 'type' | 'agentId'> & {
  readonly type: 'ImportInto';
  /** `replace`: all other content is removed. `merge`: only items with the same names are replaced. */
  readonly mode: 'replace' | 'merge';
  /** New ids, one per intent and entity, for items whose own id is already used. */
  readonly spareIds: readonly string[];
};

/** The content that an agent had at an earlier revision. */
export type RestoreContent = { readonly type: 'RestoreContent'; readonly earlierAgent: Agent };

/** Undoes one change; `before` and `after` are the agent's states around it. */
export type UndoChange = {
  readonly type: 'UndoChange';
  readonly revision: number;
  readonly before: Agent;
  readonly after: Agent;
};

/** `earlierAgent` is the agent before it was deleted. */
export type UndeleteAgent = {
  readonly type: 'UndeleteAgent';
  readonly earlierAgent: Agent;
  /** Whether a token with that hash is in use elsewhere; such tokens stay revoked. */
  readonly isTaken: (tokenHash: string) => boolean;
};

/** Absent fields do not change. */
export type SettingsChanges = Partial<Omit<AgentSettings, 'webhook' | 'kept'>>;

export type SetWebhook = { readonly type: 'SetWebhook'; readonly changes: WebhookChanges };

type OpenWebhook = Partial<Omit<WebhookSettings, 'kept' | Secret>>;
type Secret = 'password' | 'headers' | 'signing';

/**
 * Absent fields do not change. An empty password removes it, and a `timeoutMs` of 0 selects the server's
 * default. `headers` is the complete list. `signing` is the complete list of keys; a key without a secret
 * keeps the secret stored under its id.
 */
export type WebhookChanges = OpenWebhook & {
  readonly password?: SealedSecret | '';
  readonly headers?: Readonly<Record<string, string | SealedSecret | StoredSecret>>;
  readonly signing?: readonly (Omit<SigningKey, 'secret'> & Partial<Pick<SigningKey, 'secret'>>)[];
};

/** `WebhookChanges` as in a request: every secret is plain text, or a reference to the stored one. */
export type GivenWebhook = OpenWebhook & {
  readonly password?: string;
  readonly headers?: Readonly<Record<string, string | StoredSecret>>;
  readonly signing?: readonly GivenSigningKey[];
};

/** A command before its secrets are encrypted. */
export type GivenAgentCommand = Exclude<AgentCommand, SetWebhook> | GivenSetWebhook;

export type GivenSetWebhook = {
  readonly type: 'SetWebhook';
  readonly changes: GivenWebhook;
  /** Headers with secret values whose names do not indicate that. */
  readonly secretHeaders?: readonly string[];
};

export type UpdateIntent = {
  readonly type: 'UpdateIntent';
  readonly intentId: string;
  readonly intent: Intent;
  /** The language of `intent`: phrases, replies and prompts in other languages stay. Absent: none stay. */
  readonly language?: string;
};

/**
 * Phrases that the intent has already are not added again; one that is given several times is counted. An
 * annotation that no parameter returns gets an optional one.
 */
export type AddPhrases = {
  readonly type: 'AddPhrases';
  readonly intentId: string;
  readonly language: string;
  readonly phrases: readonly Phrase[];
  readonly origin: PhraseOrigin;
  /** Created with them if the agent has no intent `intentId`; its id is that. */
  readonly newIntent?: Intent;
};

/** Phrases with annotations such as `a [large](size) coffee`. */
export type EditPhrases = {
  readonly type: 'EditPhrases';
  readonly intentId: string;
  readonly language: string;
  readonly add: readonly string[];
  /** Phrases to remove, with or without annotations. */
  readonly remove: readonly string[];
  /** Whether the phrases to add are templates, such as `a @size:size coffee`. */
  readonly areTemplates: boolean;
  /** One per phrase to add. */
  readonly newIds: readonly string[];
  /** Whether a system entity has that name, such as `sys.number`. */
  readonly isSystemEntity: (name: string) => boolean;
};

/** An entity in a request, in one language; absent fields keep their value or get their default. */
export type GivenEntity = {
  readonly name: string;
  readonly isEnum?: boolean;
  readonly automatedExpansion?: boolean;
  readonly entries?: readonly Entry[];
};

/** Creates the entities with new names, under `newId`, and updates the others. */
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

/** An existing value gets the synonyms that it lacks. */
export type AddEntries = {
  readonly type: 'AddEntries';
  readonly entity: string;
  readonly language: string;
  readonly entries: readonly Entry[];
};

/** Replaces the synonyms of an existing value; adds a missing value. */
export type UpdateEntries = {
  readonly type: 'UpdateEntries';
  readonly entity: string;
  readonly language: string;
  readonly entries: readonly Entry[];
};

/** Missing values are not an error. */
export type DeleteEntries = {
  readonly type: 'DeleteEntries';
  readonly entity: string;
  readonly language: string;
  readonly values: readonly string[];
};

export type IssueToken = Omit<AccessToken, 'id'> & {
  readonly type: 'IssueToken';
  readonly tokenId: string;
};

/**
 * The reason in the metadata for a change of a whole agent; undefined for commands that their events
 * describe.
 */
export const reasonOf = (command: AgentCommand): string | undefined => {
  if (command.type === 'ImportInto') return command.mode === 'merge' ? 'merge' : 'import';
  if (command.type === 'RestoreContent') return `restore ${command.earlierAgent.revision}`;
  if (command.type === 'RollBack') return 'rollback';
  return command.type === 'UndoChange' ? `undo ${command.revision}` : undefined;
};
