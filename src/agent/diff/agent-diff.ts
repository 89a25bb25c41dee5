import { Json, type JsonValue } from '../../kernel/json.ts';
import { isAlike } from '../../kernel/json-alike.ts';
import { jsonChanges } from '../../kernel/json-changes.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { Agent, Entity, Environment, Intent } from '../agent.ts';
import { isSealed, SECRET_MASK } from '../sealed-secret.ts';
import {
  EntryChange,
  entryChanges,
  PhraseChange,
  phraseChanges,
  ReplyChange,
  replyChanges,
} from './diff-lists.ts';

export const ChangeKind = Type.Enum(['added', 'changed', 'removed']);

const FieldChange = Type.Object({
  path: Type.String({ description: 'Names with dots between them.' }),
  before: Type.Optional(Json),
  after: Type.Optional(Json),
});
type FieldChange = Static<typeof FieldChange>;

const IntentChange = Type.Object({
  change: ChangeKind,
  id: Type.String(),
  name: Type.String(),
  phrases: Type.Array(PhraseChange),
  replies: Type.Array(ReplyChange),
  fields: Type.Array(FieldChange, {
    description: 'Everything else; empty for one that was added or removed.',
  }),
});

const EntityChange = Type.Object({
  change: ChangeKind,
  id: Type.String(),
  name: Type.String(),
  entries: Type.Array(EntryChange),
  fields: Type.Array(FieldChange),
});

/** A second revision that answers a share of the new sessions. */
const Split = Type.Object({ revision: Type.Integer(), share: Type.Number() });

const Shadow = Type.Object({ revision: Type.Integer(), since: Type.String() });

/** The difference between two states of an agent, in the terms of the people who edit it. */
export type AgentDiff = Static<typeof AgentDiff>;
export const AgentDiff = Type.Object({
  intents: Type.Array(IntentChange),
  entities: Type.Array(EntityChange),
  settings: Type.Array(FieldChange),
  privacy: Type.Array(FieldChange),
  tokens: Type.Array(Type.Object({ change: ChangeKind, id: Type.String(), kind: Type.String() })),
  environments: Type.Array(
    Type.Object({
      change: ChangeKind,
      name: Type.String(),
      before: Type.Optional(Type.Integer({ description: 'The revision that answered in it.' })),
      after: Type.Optional(Type.Integer()),
      splitBefore: Type.Optional(Split),
      splitAfter: Type.Optional(Split),
      shadowBefore: Type.Optional(Shadow),
      shadowAfter: Type.Optional(Shadow),
    }),
  ),
});

type DiffableAgent = Pick<Agent, 'settings' | 'privacy' | 'intents' | 'entities' | 'tokens' | 'environments'>;

/** In steps, because an intent or entity may be large. */
export function* diffSteps(before: DiffableAgent, after: DiffableAgent): Steps<AgentDiff> {
  return {
    intents: yield* intentChanges(before.intents, after.intents),
    entities: yield* entityChanges(before.entities, after.entities),
    settings: fieldChanges(before.settings, after.settings),
    privacy: fieldChanges(before.privacy ?? {}, after.privacy ?? {}),
    tokens: itemChanges(before.tokens, after.tokens).map(({ change, itemBefore, itemAfter }) => {
      const { id, kind } = itemAfter ?? itemBefore;
      return { change, id, kind };
    }),
    environments: environmentChanges(
      before.environments ?? noEnvironments,
      after.environments ?? noEnvironments,
    ),
  };
}

function* intentChanges(
  before: DiffableAgent['intents'],
  after: DiffableAgent['intents'],
): Steps<AgentDiff['intents']> {
  const changes: AgentDiff['intents'] = [];
  for (const { change, itemBefore, itemAfter } of itemChanges(before, after)) {
    const { id, name } = itemAfter ?? itemBefore;
    const phrases = yield* phraseChanges(itemBefore?.phrases ?? {}, itemAfter?.phrases ?? {});
    const fields =
      itemBefore && itemAfter ? fieldChanges(intentFields(itemBefore), intentFields(itemAfter)) : [];
    changes.push({ change, id, name, phrases, replies: replyChanges(itemBefore, itemAfter), fields });
    yield;
  }
  return changes;
}

function* entityChanges(
  before: DiffableAgent['entities'],
  after: DiffableAgent['entities'],
): Steps<AgentDiff['entities']> {
  const changes: AgentDiff['entities'] = [];
  for (const { change, itemBefore, itemAfter } of itemChanges(before, after)) {
    const { id, name } = itemAfter ?? itemBefore;
    const entries = yield* entryChanges(itemBefore?.entries ?? {}, itemAfter?.entries ?? {});
    const fields =
      itemBefore && itemAfter ? fieldChanges(entityFields(itemBefore), entityFields(itemAfter)) : [];
    changes.push({ change, id, name, entries, fields });
    yield;
  }
  return changes;
}

type Environments = ReadonlyMap<string, Environment>;

const environmentChanges = (before: Environments, after: Environments): AgentDiff['environments'] =>
  itemChanges(before, after).map(({ change, itemBefore, itemAfter }) => ({
    change,
    name: (itemAfter ?? itemBefore).id,
    ...(itemBefore && { before: itemBefore.revision }),
    ...(itemAfter && { after: itemAfter.revision }),
    ...(itemBefore?.split && { splitBefore: itemBefore.split }),
    ...(itemAfter?.split && { splitAfter: itemAfter.split }),
    ...(itemBefore?.shadow && { shadowBefore: itemBefore.shadow }),
    ...(itemAfter?.shadow && { shadowAfter: itemAfter.shadow }),
  }));

const noEnvironments: Environments = new Map();

export const isEmptyDiff = (diff: AgentDiff): boolean =>
  Object.values(diff).every(({ length }) => length === 0);

type ItemChange<Item> =
  | { readonly change: 'added'; readonly itemBefore: undefined; readonly itemAfter: Item }
  | { readonly change: 'changed'; readonly itemBefore: Item; readonly itemAfter: Item }
  | { readonly change: 'removed'; readonly itemBefore: Item; readonly itemAfter: undefined };

const itemChanges = <Item extends object>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
): readonly ItemChange<Item>[] => [
  ...[...after].flatMap(([id, itemAfter]): ItemChange<Item>[] => {
    const itemBefore = before.get(id);
    if (itemBefore === undefined) return [{ change: 'added', itemBefore: undefined, itemAfter }];
    return isAlike(itemBefore, itemAfter) ? [] : [{ change: 'changed', itemBefore, itemAfter }];
  }),
  ...[...before].flatMap(([id, itemBefore]): ItemChange<Item>[] =>
    after.has(id) ? [] : [{ change: 'removed', itemBefore, itemAfter: undefined }],
  ),
];

/** The fields other than phrases and replies; parameters and contexts are identified by their names. */
const intentFields = ({ id: _id, phrases: _phrases, responses, ...fields }: Intent): object => {
  const details = responses.map(({ messages: _messages, parameters, affectedContexts, ...rest }) => ({
    ...rest,
    parameters: byName(parameters),
    affectedContexts: byName(affectedContexts),
  }));
  const [only, ...others] = details;
  // Nearly every intent has one response; its fields are then shown without a list index.
  return { ...fields, ...(others.length === 0 ? only : { responses: details }) };
};

const byName = <Item extends { readonly name: string }>(items: readonly Item[]): Record<string, object> =>
  Object.fromEntries(items.map(({ name, ...item }) => [name, item]));

const entityFields = ({ id: _id, entries: _entries, ...fields }: Entity): object => fields;

const fieldChanges = (before: object, after: object): FieldChange[] => {
  // Both are copied from recorded events, which are JSON; their types do not say so.
  const changes = jsonChanges(before as JsonValue, after as JsonValue);
  const openChanges = changes.map(({ path, ...sides }) => ({
    path: path.replace(/\.(sealed|unbound)$/, ''),
    ...(sides.before !== undefined && { before: open(path, sides.before) }),
    ...(sides.after !== undefined && { after: open(path, sides.after) }),
  }));
  return [...new Map(openChanges.map((change) => [change.path, change])).values()];
};

/** Secrets are encrypted, and encrypted values are never shown. */
const open = (path: string, value: JsonValue): JsonValue => {
  if (/\.(sealed|unbound)$/.test(path) || isSealed(value)) return SECRET_MASK;
  if (Array.isArray(value)) return value.map((item) => open('', item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, open('', item)]));
};
