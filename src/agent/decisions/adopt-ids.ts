import { isAlike } from '../../kernel/json-alike.ts';
import type { Agent, Entity, Intent, IntentResponse, Phrase } from '../agent.ts';
import type { ImportInto } from '../commands.ts';
import { type AgentContent, entityKey } from '../content.ts';

/**
 * Gives imported content the ids that the agent has for the same names, so that sessions, follow-up intents
 * and reports continue. If only the id matches, a restored item was renamed, but a merged one is a different
 * item and gets a spare id. Equal phrases keep their ids, too.
 */
export const adoptIds = (
  { settings, intents, entities, spareIds }: Omit<ImportInto, 'type' | 'mode'>,
  agent: Agent,
  mode: ImportInto['mode'],
): AgentContent => {
  const spares = [...spareIds];
  const intentIds = idsFor(intents, agent.intents, { keyOf: ({ name }) => name, mode, spares });
  const entityIds = idsFor(entities, agent.entities, { keyOf: entityKey, mode, spares });
  return {
    settings,
    intents: intents.map((intent, at) => {
      const id = intentIds.at(at) ?? intent.id;
      return withParents(withOwnIds({ ...intent, id }, agent.intents.get(id)), intents, intentIds);
    }),
    entities: entities.map((entity, at) => ({ ...entity, id: entityIds.at(at) ?? entity.id })),
  };
};

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
  for (const item of before.values()) left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), item.id]);
  const kept = items.map((item) => {
    const ids = left.get(keyOf(item)) ?? [];
    const at = ids.indexOf(item.id);
    return at < 0 ? undefined : ids.splice(at, 1)[0];
  });
  return items.map((item, at) => kept[at] ?? left.get(keyOf(item))?.shift());
};

const withParents = (intent: Intent, intents: readonly Intent[], ids: readonly string[]): Intent => {
  const adoptedId = (id: string | undefined) => ids[intents.findIndex((intent) => intent.id === id)];
  // A parent that the import does not contain keeps its id.
  const [parentId, rootParentId] = [adoptedId(intent.parentId), adoptedId(intent.rootParentId)];
  return {
    ...intent,
    ...(parentId !== undefined && { parentId }),
    ...(rootParentId !== undefined && { rootParentId }),
  };
};

/** Ids inside an intent have no meaning elsewhere, so intents that differ only in them are equal. */
const withOwnIds = (intent: Intent, before: Intent | undefined): Intent => {
  if (before === undefined) return intent;
  const phrases = Object.entries(intent.phrases).map(([language, texts]) => [
    language,
    withPhraseIds(texts, before.phrases[language] ?? []),
  ]);
  return {
    ...intent,
    phrases: Object.fromEntries(phrases),
    responses: intent.responses.map((response, at) => withParameterIds(response, before.responses[at])),
  };
};

const withPhraseIds = (phrases: readonly Phrase[], before: readonly Phrase[]): Phrase[] => {
  const earlier = new Map(before.map((phrase) => [phrase.id, phrase]));
  const spare = new Map<string, string[]>();
  const currentIds = new Set(phrases.map(({ id }) => id));
  for (const phrase of before) {
    if (currentIds.has(phrase.id)) continue;
    const words = wordsOf(phrase);
    spare.set(words, [...(spare.get(words) ?? []), phrase.id]);
  }
  return phrases.map((phrase) => {
    const old = earlier.get(phrase.id);
    if (old !== undefined) return isAlike(old, phrase) ? old : phrase;
    const id = spare.get(wordsOf(phrase))?.shift();
    return id === undefined ? phrase : { ...phrase, id };
  });
};

const wordsOf = ({ data, isTemplate }: Phrase): string =>
  JSON.stringify([isTemplate, data.map(({ text, meta = '', alias = '' }) => [text, meta, alias])]);

const withParameterIds = (response: IntentResponse, before: IntentResponse | undefined): IntentResponse => ({
  ...response,
  parameters: response.parameters.map((parameter) => {
    const id = before?.parameters.find(({ name }) => name === parameter.name)?.id;
    return id === undefined || parameter.id !== undefined ? parameter : { ...parameter, id };
  }),
});
