import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { AgentSettings, Entity, Entry, Intent, Phrase, WebhookSettings } from './agent.ts';
import { withSecretsInSettings, withSecretsInWebhook } from './older-secrets.ts';
import { PrivacySettings } from './privacy.ts';

/** The first event of an agent. An imported agent is not `ready` before `ImportCompleted`. */
export const AgentCreated = defineEvent(
  'AgentCreated',
  2,
  Type.Object({
    agentId: Type.String(),
    origin: Type.Union([Type.Literal('new'), Type.Literal('import')]),
    settings: AgentSettings,
  }),
  { upcasters: [withSecretsInSettings] },
);

/** `settings` is the complete new value. */
export const AgentSettingsChanged = defineEvent(
  'AgentSettingsChanged',
  2,
  Type.Object({ settings: AgentSettings }),
  { upcasters: [withSecretsInSettings] },
);

/** `webhook` is the complete new value, with credentials encrypted. */
export const WebhookConfigured = defineEvent(
  'WebhookConfigured',
  2,
  Type.Object({ webhook: WebhookSettings }),
  { upcasters: [withSecretsInWebhook] },
);

/** What is masked and how long sessions are kept; `privacy` is the complete new value. */
export const PrivacyConfigured = defineEvent(
  'PrivacyConfigured',
  1,
  Type.Object({ privacy: PrivacySettings }),
);

/** An intent too large for one event continues in the following `IntentPhrasesAdded`. */
export const IntentCreated = defineEvent('IntentCreated', 1, Type.Object({ intent: Intent }));

/** Replaces the intent; a large one continues in the following `IntentPhrasesAdded`. */
export const IntentUpdated = defineEvent('IntentUpdated', 1, Type.Object({ intent: Intent }));

/** The origin of a phrase from recorded queries: how often it occurred, and the newest turns with it. */
export type PhraseOrigin = Static<typeof PhraseOrigin>;
export const PhraseOrigin = Type.Object({
  from: Type.Literal('inbox'),
  heard: Type.Integer({ minimum: 0 }),
  turnIds: Type.Array(Type.String()),
});

/** Without an `origin`: the continuation of a large intent. With it: phrases that a person added. */
export const IntentPhrasesAdded = defineEvent(
  'IntentPhrasesAdded',
  1,
  Type.Object({
    intentId: Type.String(),
    lang: Type.String(),
    phrases: Type.Array(Phrase),
    origin: Type.Optional(PhraseOrigin),
  }),
);

export const IntentDeleted = defineEvent('IntentDeleted', 1, Type.Object({ intentId: Type.String() }));

/** An entity too large for one event continues in the following `EntityEntriesAdded`. */
export const EntityCreated = defineEvent('EntityCreated', 1, Type.Object({ entity: Entity }));

/** Replaces the entity; a large one continues in the following `EntityEntriesAdded`. */
export const EntityUpdated = defineEvent('EntityUpdated', 1, Type.Object({ entity: Entity }));

const someEntries = Type.Object({
  entityId: Type.String(),
  lang: Type.String(),
  entries: Type.Array(Entry),
});

export const EntityEntriesAdded = defineEvent('EntityEntriesAdded', 1, someEntries);

/** Each entry replaces those with its value. */
export const EntityEntriesUpdated = defineEvent('EntityEntriesUpdated', 1, someEntries);

export const EntityEntriesDeleted = defineEvent(
  'EntityEntriesDeleted',
  1,
  Type.Object({ entityId: Type.String(), lang: Type.String(), values: Type.Array(Type.String()) }),
);

export const EntityDeleted = defineEvent('EntityDeleted', 1, Type.Object({ entityId: Type.String() }));

/** Version 2 adds an optional name and note, version 3 an optional environment. */
export const TokenIssued = defineEvent(
  'TokenIssued',
  3,
  Type.Object({
    tokenId: Type.String(),
    kind: Type.Union([Type.Literal('client'), Type.Literal('developer')]),
    /** SHA-256 of the token, hexadecimal. */
    hash: Type.String(),
    issuedAt: Type.String(),
    name: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    environment: Type.Optional(Type.String()),
  }),
  { upcasters: [(data) => data, (data) => data] },
);

export const TokenRevoked = defineEvent('TokenRevoked', 1, Type.Object({ tokenId: Type.String() }));

/** On: published revisions answer. Off: all environments are removed. */
export const PublishingSwitched = defineEvent('PublishingSwitched', 1, Type.Object({ isOn: Type.Boolean() }));

/** The environment now answers with that revision of this stream, after a publication or a rollback. */
export const RevisionPublished = defineEvent(
  'RevisionPublished',
  1,
  Type.Object({
    environment: Type.String(),
    revision: Type.Integer({ minimum: 0 }),
    /** The revisions that a rollback would return to, newest first. */
    earlier: Type.Array(Type.Integer({ minimum: 0 })),
  }),
);

/**
 * From now on a share of the new sessions of an environment is answered by another revision; without `split`,
 * none is. A publication ends it, too.
 */
export const SessionsSplit = defineEvent(
  'SessionsSplit',
  1,
  Type.Object({
    environment: Type.String(),
    split: Type.Optional(
      Type.Object({
        revision: Type.Integer({ minimum: 0 }),
        share: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }),
      }),
    ),
  }),
);

/**
 * From now on the turns of an environment are compared with the answers of another revision; without
 * `shadow`, no longer. A publication ends it, too. The differences are not recorded: they follow from the turns.
 */
export const ShadowSet = defineEvent(
  'ShadowSet',
  1,
  Type.Object({
    environment: Type.String(),
    shadow: Type.Optional(
      Type.Object({
        revision: Type.Integer({ minimum: 0 }),
        since: Type.String(),
      }),
    ),
  }),
);

export const EnvironmentRemoved = defineEvent(
  'EnvironmentRemoved',
  1,
  Type.Object({ environment: Type.String() }),
);

/** The import is completely recorded; the agent answers from now on. */
export const ImportCompleted = defineEvent(
  'ImportCompleted',
  1,
  Type.Object({
    counts: Type.Object({
      intents: Type.Integer(),
      phrases: Type.Integer(),
      entities: Type.Integer(),
      entries: Type.Integer(),
    }),
  }),
);

/** Its tokens become invalid. */
export const AgentDeleted = defineEvent('AgentDeleted', 1, Type.Object({}));

/** It is as it was before its deletion. The events before this one have its content and tokens again. */
export const AgentUndeleted = defineEvent('AgentUndeleted', 1, Type.Object({}));

export const agentEvents = [
  AgentCreated,
  AgentSettingsChanged,
  WebhookConfigured,
  PrivacyConfigured,
  IntentCreated,
  IntentUpdated,
  IntentPhrasesAdded,
  IntentDeleted,
  EntityCreated,
  EntityUpdated,
  EntityEntriesAdded,
  EntityEntriesUpdated,
  EntityEntriesDeleted,
  EntityDeleted,
  TokenIssued,
  TokenRevoked,
  PublishingSwitched,
  RevisionPublished,
  SessionsSplit,
  ShadowSet,
  EnvironmentRemoved,
  ImportCompleted,
  AgentDeleted,
  AgentUndeleted,
] as const;

export type AgentEvent = EventOf<typeof agentEvents>;
export type AgentEventOf<T extends AgentEvent['type']> = Extract<AgentEvent, { type: T }>;

export const agentCatalogue: Catalogue<AgentEvent> = catalogueOf(agentEvents);
