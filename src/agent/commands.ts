import type {
  Agent,
  AgentSettings,
  Entity,
  Entry,
  Intent,
  Phrase,
  TokenKind,
  WebhookSettings,
} from './agent.ts';
import type { PhraseOrigin } from './events.ts';
import type { SetPrivacy } from './privacy-decisions.ts';
import type { PublishRevision, RemoveEnvironment, RollBack, SwitchPublishing } from './publishing.ts';
import type { Kept, SealedSecret } from './sealed-secret.ts';
import type { GivenSigningKey, SigningKey } from './signing.ts';

/**
 * Everything that can be asked of an agent. Ids, clock readings and token hashes were made outside.
 * An `entity` named in a command is an id, or a name in whatever case.
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
  | RemoveEnvironment
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

/** The content of an export for an agent that is there; its tokens and its webhook's secrets stay. */
export type ImportInto = Omit<ImportAgent, 'type' | 'agentId'> & {
  readonly type: 'ImportInto';
  /** `replace`: the agent then holds nothing else. `merge`: only what has the same names is replaced. */
  readonly mode: 'replace' | 'merge';
  /** New ids, one for each intent and entity, for those whose own cannot be taken. */
  readonly spareIds: readonly string[];
};

/** The content that an agent had at an earlier revision. */
export type RestoreContent = { readonly type: 'RestoreContent'; readonly then: Agent };

/** Takes one change back; `before` and `after` are the agent around it. */
export type UndoChange = {
  readonly type: 'UndoChange';
  readonly revision: number;
  readonly before: Agent;
  readonly after: Agent;
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
  /** Further headers with secret values, which their names do not show. */
  readonly secretHeaders?: readonly string[];
};

export type UpdateIntent = {
  readonly type: 'UpdateIntent';
  readonly intentId: string;
  readonly intent: Intent;
  /** What `intent` was written in: phrases, replies and prompts of other languages stay. Absent: none do. */
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

/** Phrases as people write them, with annotations such as `a [large](size) coffee`. */
export type EditPhrases = {
  readonly type: 'EditPhrases';
  readonly intentId: string;
  readonly language: string;
  readonly add: readonly string[];
  /** Words of phrases, with or without their annotations. */
  readonly remove: readonly string[];
  /** Whether those to add are templates, such as `a @size:size coffee`. */
  readonly areTemplates: boolean;
  /** One for each phrase to add. */
  readonly newIds: readonly string[];
  /** Whether a system entity has that name, such as `sys.number`. */
  readonly isSystemEntity: (name: string) => boolean;
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

/** Missing values are not an error. */
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
  readonly name?: string;
  readonly note?: string;
  /** Absent: the default environment. */
  readonly environment?: string;
};

/** What the log calls a change of a whole agent; undefined for what its events say themselves. */
export const reasonOf = (command: AgentCommand): string | undefined => {
  if (command.type === 'ImportInto') return command.mode === 'merge' ? 'merge' : 'import';
  if (command.type === 'RestoreContent') return `restore ${command.then.revision}`;
  if (command.type === 'RollBack') return 'rollback';
  return command.type === 'UndoChange' ? `undo ${command.revision}` : undefined;
};
