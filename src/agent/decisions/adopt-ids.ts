import { isAlike } from '../../kernel/json-alike.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Agent, Entity, Intent, IntentResponse, Phrase } from '../agent.ts';
import type { ImportInto } from '../commands.ts';
import { type AgentContent, entityKey } from '../content.ts';

/**
 * Gives imported content the ids that the agent has for the same names, so that sessions, follow-up intents
 * and reports continue. If only the id matches, a restored item was renamed, but a merged one is a different
 * item and gets a spare id. Equal phrases keep their ids, too. In steps, because an intent may be large.
 */
export function* adoptIds(
  { settings, intents, entities, spareIds }: Omit<ImportInto, 'type' | 'mode'>,
  agent: Agent,
  mode: ImportInto['mode'],
): Steps<AgentContent> {
  const spares = [...spareIds];
  const intentIds = idsFor(intents, agent.intents, { keyOf: ({ name }) => name, mode, spares });
  const entityIds = idsFor(entities, agent.entities, { keyOf: entityKey, mode, spares });
  const adoptedIds = new Map<string, string>();
  // Of several intents with one id, the first is the parent.
  for (const [at, { id }] of intents.entries())
    if (!adoptedIds.has(id)) adoptedIds.set(id, intentIds.at(at) ?? id);
  const adopted: Intent[] = [];
  for (const [at, intent] of intents.entries()) {
    const id = intentIds.at(at) ?? intent.id;
    const named = withParents({ ...intent, id }, adoptedIds);
    adopted.push(yield* withOwnIds(named, agent.intents.get(id)));
    yield;
  }
  return {
    settings,
    intents: adopted,
    entities: entities.map((entity, at) => ({ ...entity, id: entityIds.at(at) ?? entity.id })),
  };
}

type IdChoice<Item> = {
  readonly keyOf: (item: Item) => string;
  readonly mode: ImportInto['mode'];
  /** Unused ids; using an id removes it. */
  readonly spares: string[];
};

const idsFor = <Item extends Intent | Entity>(
  items: readonly Item[],
  before: ReadonlyMap<string, Item>,
  { keyOf, mode, spares }: IdChoice<Item>,
): readonly string[] => {
  const ids = sameKeyed(items, before, keyOf);
  const usedIds = new Set(ids);
  return items.map((item, at) => {
    const earlierId = ids[at];
    if (earlierId !== undefined) return earlierId;
    const isAnother = usedIds.has(item.id) || (mode === 'merge' && before.has(item.id));
    const id = isAnother ? (spares.shift() ?? item.id) : item.id;
    usedIds.add(id);
    return id;
  });
};

/**
 * The ids of the earlier items with the same keys. Of several items with one key, each has the id that it
 * had, or else the first one left.
 */
const sameKeyed = <Item extends { readonly id: string }>(
  items: readonly Item[],
  before: ReadonlyMap<string, Item>,
  keyOf: (item: Item) => string,
): readonly (string | undefined)[] => {
  const left = new Map<string, string[]>();
  for (const item of before.values()) addTo(left, keyOf(item), item.id);
  const kept = items.map((item) => {
    const ids = left.get(keyOf(item)) ?? [];
    const at = ids.indexOf(item.id);
    return at < 0 ? undefined : ids.splice(at, 1)[0];
  });
  return items.map((item, at) => kept[at] ?? left.get(keyOf(item))?.shift());
};

const addTo = (idsByKey: Map<string, string[]>, key: string, id: string): void => {
  const ids = idsByKey.get(key);
  if (ids === undefined) idsByKey.set(key, [id]);
  else ids.push(id);
};

const withParents = (intent: Intent, adoptedIds: ReadonlyMap<string, string>): Intent => {
  const adoptedId = (id: string | undefined) => (id === undefined ? undefined : adoptedIds.get(id));
  // A parent that the import does not contain keeps its id.
  const [parentId, rootParentId] = [adoptedId(intent.parentId), adoptedId(intent.rootParentId)];
  return {
    ...intent,
    ...(parentId !== undefined && { parentId }),
    ...(rootParentId !== undefined && { rootParentId }),
  };
};

/** Ids inside an intent have no meaning elsewhere, so intents that differ only in them are equal. */
function* withOwnIds(intent: Intent, before: Intent | undefined): Steps<Intent> {
  if (before === undefined) return intent;
  const phrases: Record<string, Phrase[]> = {};
  for (const [language, texts] of Object.entries(intent.phrases)) {
    phrases[language] = yield* withPhraseIds(texts, before.phrases[language] ?? []);
    yield;
  }
  return {
    ...intent,
    phrases,
    responses: intent.responses.map((response, at) => withParameterIds(response, before.responses[at])),
  };
}

function* withPhraseIds(phrases: readonly Phrase[], before: readonly Phrase[]): Steps<Phrase[]> {
  const earlier = new Map(before.map((phrase) => [phrase.id, phrase]));
  const spare = new Map<string, string[]>();
  const currentIds = new Set(phrases.map(({ id }) => id));
  yield* mappedInSteps(before, (phrase) => {
    if (!currentIds.has(phrase.id)) addTo(spare, wordsOf(phrase), phrase.id);
  });
  return yield* mappedInSteps(phrases, (phrase) => {
    const old = earlier.get(phrase.id);
    if (old !== undefined) return isAlike(old, phrase) ? old : phrase;
    const id = spare.get(wordsOf(phrase))?.shift();
    return id === undefined ? phrase : { ...phrase, id };
  });
}

const wordsOf = ({ data, isTemplate }: Phrase): string =>
  JSON.stringify([isTemplate, data.map(({ text, meta = '', alias = '' }) => [text, meta, alias])]);

const withParameterIds = (response: IntentResponse, before: IntentResponse | undefined): IntentResponse => ({
  ...response,
  parameters: response.parameters.map((parameter) => {
    const id = before?.parameters.find(({ name }) => name === parameter.name)?.id;
    return id === undefined || parameter.id !== undefined ? parameter : { ...parameter, id };
  }),
});
