import Type, { type Static } from 'typebox';
import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { AgentSettings, Entity, Entry, Intent, Phrase, WebhookSettings } from './agent.ts';
import { withSecretsInSettings, withSecretsInWebhook } from './older-secrets.ts';
import { PrivacySettings } from './privacy.ts';

/** The first event of an agent. One that is imported is not `ready` before `ImportCompleted`. */
export const AgentCreated = defineEvent(
  'AgentCreated',
  2,
  Type.Object({
    agentId: Type.String(),
    origin: Type.Union([Type.Literal('new'), Type.Literal('import')]),
    settings: AgentSettings,
  }),
  [],
  withSecretsInSettings,
);

/** `settings` are the whole of them afterwards. */
export const AgentSettingsChanged = defineEvent(
  'AgentSettingsChanged',
  2,
  Type.Object({ settings: AgentSettings }),
  [],
  withSecretsInSettings,
);

/** `webhook` is the whole of it afterwards, credentials sealed. */
export const WebhookConfigured = defineEvent(
  'WebhookConfigured',
  2,
  Type.Object({ webhook: WebhookSettings }),
  [],
  withSecretsInWebhook,
);

/** What is masked and how long sessions are kept; `privacy` is the whole of it afterwards. */
export const PrivacyConfigured = defineEvent(
  'PrivacyConfigured',
  1,
  Type.Object({ privacy: PrivacySettings }),
);

/** An intent too large for one event goes on in the `IntentPhrasesAdded` that follow. */
export const IntentCreated = defineEvent('IntentCreated', 1, Type.Object({ intent: Intent }));

/** `intent` takes the place of what it was; a large one goes on in the `IntentPhrasesAdded` that follow. */
export const IntentUpdated = defineEvent('IntentUpdated', 1, Type.Object({ intent: Intent }));

/** Where a phrase came from, if it was heard: how often, and in which turns, the newest of them. */
export type PhraseOrigin = Static<typeof PhraseOrigin>;
export const PhraseOrigin = Type.Object({
  from: Type.Literal('inbox'),
  heard: Type.Integer({ minimum: 0 }),
  turnIds: Type.Array(Type.String()),
});

/** Without an `origin`: parts of an intent too large for one event. With it: phrases that somebody added. */
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

/** An entity too large for one event goes on in the `EntityEntriesAdded` that follow. */
export const EntityCreated = defineEvent('EntityCreated', 1, Type.Object({ entity: Entity }));

/** `entity` takes the place of what it was; a large one goes on in the `EntityEntriesAdded` that follow. */
export const EntityUpdated = defineEvent('EntityUpdated', 1, Type.Object({ entity: Entity }));

const someEntries = Type.Object({
  entityId: Type.String(),
  lang: Type.String(),
  entries: Type.Array(Entry),
});

export const EntityEntriesAdded = defineEvent('EntityEntriesAdded', 1, someEntries);

/** Each entry takes the place of those with its value. */
export const EntityEntriesUpdated = defineEvent('EntityEntriesUpdated', 1, someEntries);

export const EntityEntriesDeleted = defineEvent(
  'EntityEntriesDeleted',
  1,
  Type.Object({ entityId: Type.String(), lang: Type.String(), values: Type.Array(Type.String()) }),
);

export const EntityDeleted = defineEvent('EntityDeleted', 1, Type.Object({ entityId: Type.String() }));

/** Version 2 may have a name and a note, version 3 an environment. */
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
  [],
  (data) => data,
  (data) => data,
);

export const TokenRevoked = defineEvent('TokenRevoked', 1, Type.Object({ tokenId: Type.String() }));

/** On: environments are answered by published revisions. Off: there are no environments any more. */
export const PublishingSwitched = defineEvent('PublishingSwitched', 1, Type.Object({ isOn: Type.Boolean() }));

/** From here on the environment is answered by that revision of this stream: a publication, or a rollback. */
export const RevisionPublished = defineEvent(
  'RevisionPublished',
  1,
  Type.Object({
    environment: Type.String(),
    revision: Type.Integer({ minimum: 0 }),
    /** What a rollback would go back to, the newest first. */
    earlier: Type.Array(Type.Integer({ minimum: 0 })),
  }),
);

export const EnvironmentRemoved = defineEvent(
  'EnvironmentRemoved',
  1,
  Type.Object({ environment: Type.String() }),
);

/** Everything of the import is recorded; from here on the agent answers. */
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

/** Its tokens are no longer valid. */
export const AgentDeleted = defineEvent('AgentDeleted', 1, Type.Object({}));

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
  EnvironmentRemoved,
  ImportCompleted,
  AgentDeleted,
] as const;

export type AgentEvent = EventOf<typeof agentEvents>;
export type AgentEventOf<T extends AgentEvent['type']> = Extract<AgentEvent, { type: T }>;

export const agentCatalogue: Catalogue<AgentEvent> = catalogueOf(agentEvents);
