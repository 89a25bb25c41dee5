import type { JsonValue } from '../../kernel/json.ts';
import { isAlike } from '../../kernel/json-alike.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { Agent, Entity, Intent } from '../agent.ts';
import type { UndoChange } from '../commands.ts';
import { type AgentDecision, refuse } from '../decision.ts';
import type { AgentEvent } from '../events.ts';
import { noPrivacySettings } from '../privacy.ts';
import { usersOfEntity } from '../references.ts';
import { contentEvents } from './content-decisions.ts';

/** A conflict with a later change; thrown and caught only in this file. */
class Conflict extends Error {}

/**
 * Undoes one change and keeps later ones. Each field, phrase and entry gets its earlier value. If any of them
 * was changed later, nothing is undone.
 */
export function* undoChange({ revision, before, after }: UndoChange, agent: Agent): Steps<AgentDecision> {
  if (!isAlike([...before.tokens], [...after.tokens])) {
    return refuse('undo_refused', { revision, reason: 'it issued or revoked a token' });
  }
  if (!isAlike([...(before.environments ?? [])], [...(after.environments ?? [])])) {
    return refuse('undo_refused', {
      revision,
      reason: 'it published a revision; `parley rollback` takes it back',
    });
  }
  if (before.status !== 'ready') {
    return refuse('undo_refused', { revision, reason: 'it created the agent' });
  }
  try {
    const settings = undoFields('the settings', before.settings, after.settings, agent.settings);
    const intents = undoItems(before.intents, after.intents, agent.intents, undoIntent);
    const entities = undoItems(before.entities, after.entities, agent.entities, undoEntity);
    const usedName = usedBy(agent, { intents, entities });
    if (usedName !== undefined) return refuse('undo_refused', { revision, reason: usedName });
    const takenName = takenNameOf(intents, agent);
    if (takenName !== undefined) return refuse('intent_name_taken', { name: takenName });
    const content = yield* contentEvents({ settings, intents, entities }, agent);
    if ('refused' in content) return content;
    return { events: [...content.events, ...privacyEvents(before, after, agent)] };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return refuse('undo_refused', { revision, reason: `a later change touched ${error.message}` });
  }
}

/** Why an entity cannot be removed: the change created it, and it is used by now. */
const usedBy = (
  agent: Agent,
  after: { readonly intents: readonly Intent[]; readonly entities: readonly Entity[] },
): string | undefined => {
  const contentAfter = { intents: byId(after.intents), entities: byId(after.entities) };
  for (const entity of agent.entities.values()) {
    if (contentAfter.entities.has(entity.id)) continue;
    const [user] = usersOfEntity(contentAfter, entity);
    if (user !== undefined) return `entity ${entity.name} is used by ${user} since`;
  }
  return undefined;
};

/** The name that an intent would have again, and that another intent has by now. */
const takenNameOf = (intentsAfter: readonly Intent[], { intents }: Agent): string | undefined => {
  const keepsName = ({ id, name }: Intent) => intents.get(id)?.name === name;
  const keptNames = new Set(intentsAfter.filter(keepsName).map(({ name }) => name));
  return intentsAfter.find((intent) => !keepsName(intent) && keptNames.has(intent.name))?.name;
};

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const privacyEvents = (before: Agent, after: Agent, agent: Agent): readonly AgentEvent[] => {
  const of = ({ privacy = noPrivacySettings }: Agent) => privacy;
  const privacy = undoFields('the privacy settings', of(before), of(after), of(agent));
  return isAlike(privacy, of(agent)) ? [] : [{ type: 'PrivacyConfigured', data: { privacy } }];
};

/** The value after the undo; `what` names it in a conflict. */
const undoValue = <Value>(what: string, before: Value, after: Value, now: Value): Value => {
  if (isAlike(before, after) || isAlike(now, before)) return now;
  if (isAlike(now, after)) return before;
  throw new Conflict(what);
};

const undoFields = <Fields extends object>(
  what: string,
  before: Fields,
  after: Fields,
  now: Fields,
): Fields => {
  const [one, other, current] = [byName(before), byName(after), byName(now)];
  const names = new Set([...one.keys(), ...current.keys()]);
  const fields = [...names].flatMap((name): [string, JsonValue][] => {
    const value = undoValue(`${name} of ${what}`, one.get(name), other.get(name), current.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  // The fields come from one of three records of this type.
  return Object.fromEntries(fields) as Fields;
};

const byName = (fields: object): ReadonlyMap<string, JsonValue> => new Map(Object.entries(fields));

type ItemUndone<Item> = (before: Item, after: Item, now: Item) => Item;

const undoItems = <Item extends Intent | Entity>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  now: ReadonlyMap<string, Item>,
  merge: ItemUndone<Item>,
): readonly Item[] => {
  const ids = new Set([...now.keys(), ...before.keys()]);
  return [...ids].flatMap((id) => {
    const [one, other, current] = [before.get(id), after.get(id), now.get(id)];
    if (one !== undefined && other !== undefined && current !== undefined)
      return [merge(one, other, current)];
    const name = (current ?? other ?? one)?.name ?? id;
    return undoValue(name, one, other, current) ?? [];
  });
};

const undoIntent: ItemUndone<Intent> = (before, after, now) => ({
  ...undoFields(
    `intent ${now.name}`,
    { ...before, phrases: {} },
    { ...after, phrases: {} },
    { ...now, phrases: {} },
  ),
  phrases: listsUndone(
    now.name,
    { before, after, now },
    ({ phrases }) => phrases,
    ({ id }) => id,
  ),
});

const undoEntity: ItemUndone<Entity> = (before, after, now) => ({
  ...undoFields(
    `entity ${now.name}`,
    { ...before, entries: {} },
    { ...after, entries: {} },
    { ...now, entries: {} },
  ),
  entries: listsUndone(
    now.name,
    { before, after, now },
    ({ entries }) => entries,
    ({ value }) => value,
  ),
});

type Three<Value> = { readonly before: Value; readonly after: Value; readonly now: Value };
type ByLanguage<Part> = Readonly<Record<string, readonly Part[]>>;

/** Phrases or entries of each language; restored ones come last. */
const listsUndone = <Item, Part>(
  what: string,
  { before, after, now }: Three<Item>,
  listsOf: (item: Item) => ByLanguage<Part>,
  keyOf: (part: Part) => string,
): Record<string, Part[]> => {
  const languages = new Set([before, after, now].flatMap((item) => Object.keys(listsOf(item))));
  const partsIn = (item: Item, language: string): ReadonlyMap<string, Part> =>
    new Map((listsOf(item)[language] ?? []).map((part) => [keyOf(part), part]));
  const lists = [...languages].map((language): [string, Part[]] => {
    const [one, other, current] = [
      partsIn(before, language),
      partsIn(after, language),
      partsIn(now, language),
    ];
    const keys = new Set([...current.keys(), ...one.keys()]);
    const parts = [...keys].flatMap(
      (key) => undoValue(what, one.get(key), other.get(key), current.get(key)) ?? [],
    );
    return [language, parts];
  });
  return Object.fromEntries(lists.filter(([, parts]) => parts.length > 0));
};
