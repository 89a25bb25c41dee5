import { jsonTextPieces } from '../../kernel/json-text.ts';
import { SLOTS_LEARNED_MAX } from '../../kernel/limits/training.ts';
import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { ClassifierInput } from '../classifier/prepare-training.ts';
import { type EntityIndex, indexEntitiesSteps } from '../entities/entity-index.ts';
import { createReading } from '../entities/recognise.ts';
import { ownAlias } from '../entities/reference.ts';
import { createSystemEntities, type SystemEntities } from '../entities/system-entity.ts';
import { IGNORE, phraseText } from '../rules/phrase-pattern.ts';
import { countSlots } from '../slots/count-slots.ts';
import type { Hint } from '../slots/slot-span.ts';
import { isSystemEntity } from '../system/system-entities.ts';
import { fold } from '../text/fold.ts';
import type { PhrasePart, TrainingIntent, TrainingPhrase, TrainingSet } from '../training-set.ts';
import type { TextReading } from '../values/reading.ts';
import { MODEL_VERSION } from './container.ts';
import { classifierInputSteps } from './examples.ts';

/** All that training depends on, as plain data: created where the dictionaries are, trained on any thread. */
export type LearnedContent = {
  readonly version: number;
  readonly classifier: ClassifierInput;
  /** One per intent with annotated phrases. */
  readonly taggers: readonly TaggerContent[];
};

export type TaggerContent = {
  readonly intentId: string;
  /** Every annotated part has an alias. */
  readonly phrases: readonly TrainingPhrase[];
  /** Per phrase, where the entities of the intent's annotations match. */
  readonly hints: readonly (readonly Hint[])[];
};

/** The clock does not matter: relative dates mean other days on other days, but match at the same place. */
const ANY_CLOCK = { now: '2000-01-01T00:00:00.000Z', timezone: '' };

/**
 * All that `trainModel` depends on, as JSON: sets with the same text train the same bytes. It omits
 * priorities and thresholds, and of dictionaries it includes only their matches in annotated phrases. Editing
 * those therefore seldom causes training.
 */
export const learnedContentOf = (set: TrainingSet): string => finish(learnedContentSteps(set));

/** `learnedContentOf` in steps of one annotated phrase, or of one piece of the text. */
export function* learnedContentSteps(set: TrainingSet): Steps<string> {
  const content: LearnedContent = {
    version: MODEL_VERSION,
    classifier: yield* classifierInputSteps(set),
    taggers: yield* taggersOf(set),
  };
  let text = '';
  for (const piece of jsonTextPieces(content)) {
    text += piece;
    yield;
  }
  return text;
}

function* taggersOf(set: TrainingSet): Steps<readonly TaggerContent[]> {
  const taggedIntents = set.intents.filter(
    (intent) => intent.learned && !intent.fallback && isTaggable(intent),
  );
  if (taggedIntents.length === 0) return [];
  const entities = yield* indexEntitiesSteps(set.entities, set.language, isSystemEntity);
  const system = createSystemEntities(set.language);
  const isExpandable = (entity: string): boolean => entities.byName.get(entity)?.isExpandable === true;
  const contents: TaggerContent[] = [];
  for (const intent of taggedIntents) {
    const cached = contentByIntent.get(intent);
    if (cached !== undefined && isCurrent(cached, set)) {
      contents.push(cached.content);
      continue;
    }
    const hintEntities = slotEntitiesOf(intent);
    const content = yield* taggerOf(intent, {
      hintsFor: (text) => hintsIn(text, hintEntities, entities, system),
      isExpandable,
    });
    contentByIntent.set(intent, { language: set.language, entities: set.entities, content });
    contents.push(content);
  }
  return contents;
}

/** Whether its phrases have values, and not so many that no tagger learns them in time. */
const isTaggable = ({ phrases }: TrainingIntent): boolean => {
  const count = countSlots(phrases);
  return count > 0 && count <= SLOTS_LEARNED_MAX;
};

/** Cached per intent, with the entities that it depends on; training sets share unedited parts. */
type CachedContent = Pick<TrainingSet, 'language' | 'entities'> & { readonly content: TaggerContent };

const contentByIntent = new WeakMap<TrainingIntent, CachedContent>();

const isCurrent = (cached: CachedContent, set: TrainingSet): boolean =>
  cached.language === set.language &&
  cached.entities.length === set.entities.length &&
  cached.entities.every((entity, at) => entity === set.entities[at]);

type Dictionaries = {
  readonly hintsFor: (text: string) => readonly Hint[];
  readonly isExpandable: (entity: string) => boolean;
};

function* taggerOf(intent: TrainingIntent, { hintsFor, isExpandable }: Dictionaries): Steps<TaggerContent> {
  const phraseCounts = yield* phrasesByValue(intent.phrases);
  const isOwnValue = (part: PhrasePart): boolean =>
    part.entity !== undefined && isExpandable(part.entity) && phraseCounts.get(valueKey(part)) === 1;
  const hints: (readonly Hint[])[] = [];
  for (const { parts } of intent.phrases) {
    hints.push(withoutOwnValues(hintsFor(phraseText(parts)), parts, isOwnValue));
    yield;
  }
  return { intentId: intent.id, phrases: yield* mappedInSteps(intent.phrases, withAliases), hints };
}

/** The number of phrases that annotate each value. */
function* phrasesByValue(phrases: readonly TrainingPhrase[]): Steps<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  yield* mappedInSteps(phrases, ({ parts }) => {
    for (const value of new Set(parts.map(valueKey))) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}

const valueKey = ({ entity, text }: PhrasePart): string => JSON.stringify([entity, fold(text.trim())]);

/**
 * Hides the phrase's own value (leave one out), as the gazetteer does. The list of an expandable entity is
 * incomplete. If it has just the values of the phrases, a tagger that sees them all would learn that every
 * value is listed.
 */
const withoutOwnValues = (
  hints: readonly Hint[],
  parts: readonly PhrasePart[],
  isOwnValue: (part: PhrasePart) => boolean,
): readonly Hint[] => {
  let otherHints = hints;
  let start = 0;
  for (const part of parts) {
    const from = start;
    start += part.text.length;
    const to = start;
    if (isOwnValue(part))
      otherHints = otherHints.filter(
        (hint) => hint.entity !== part.entity || hint.start !== from || hint.end !== to,
      );
  }
  return otherHints;
};

/** The entities of an intent's annotations; the tagger looks for them in every text. */
export const slotEntitiesOf = (intent: TrainingIntent): readonly string[] => {
  const entities = new Set<string>();
  for (const { parts } of intent.phrases)
    for (const { entity } of parts) if (entity !== undefined && entity !== IGNORE) entities.add(entity);
  return [...entities];
};

const withAliases = ({ parts, count }: TrainingPhrase): TrainingPhrase => ({
  parts: parts.map((part) =>
    part.entity === undefined ? part : { ...part, alias: part.alias ?? ownAlias(part.entity) },
  ),
  count,
});

const hintsIn = (
  text: string,
  hintEntities: readonly string[],
  entities: EntityIndex,
  system: SystemEntities,
): readonly Hint[] =>
  hintsOf(
    createReading(text, entities, {
      sessionEntities: [],
      recogniseSystem: (entity, partText) => system.recognise(entity, partText, ANY_CLOCK),
    }),
    hintEntities,
  );

/** Where the entities match in a text. Training and tagging both use it, because hints must agree. */
export const hintsOf = (reading: TextReading, entities: readonly string[]): readonly Hint[] => {
  const hints: Hint[] = [];
  for (const entity of entities)
    for (const { start, end } of reading.spansOf(entity)) hints.push({ entity, start, end });
  return hints;
};
