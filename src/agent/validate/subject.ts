import type { Steps } from '../../kernel/steps.ts';
import { ownAlias } from '../../nlu/entities/reference.ts';
import { isSystemEntity } from '../../nlu/system/system-entities.ts';
import type { Agent, Entity, Intent, Parameter, Phrase } from '../agent.ts';
import { withoutAt } from '../references.ts';

/** The classifier's scores of a text without rules: 0..1, by id of intent. */
export type ScoresOf = (language: string, text: string) => ReadonlyMap<string, number>;

/** A phrase and its place. */
export type SaidPhrase = {
  readonly intent: Intent;
  readonly language: string;
  readonly phrase: Phrase;
  readonly text: string;
};

/** An agent, prepared for the rules. */
export type Subject = {
  readonly settings: Agent['settings'];
  readonly intents: readonly Intent[];
  readonly entities: readonly Entity[];
  readonly phrases: readonly SaidPhrase[];
  /** The agent's entity with that name, ignoring case, with or without `@`. */
  readonly entityNamed: (name: string) => Entity | undefined;
  /** Whether the agent or the system has an entity with that name. */
  readonly isEntity: (name: string) => boolean;
  /** Undefined while the agent has no model. */
  readonly scoresOf: ScoresOf | undefined;
};

export type Content = Pick<Agent, 'settings' | 'intents' | 'entities'>;

/** In steps, because an intent may have thousands of phrases. */
export function* subjectSteps({ settings, intents, entities }: Content, scoresOf?: ScoresOf): Steps<Subject> {
  const byName = new Map(Array.from(entities.values(), (entity) => [entity.name.toLowerCase(), entity]));
  const entityNamed = (name: string) => byName.get(withoutAt(name).toLowerCase());
  const phrases: SaidPhrase[] = [];
  for (const intent of intents.values()) {
    for (const phrase of phrasesOf(intent)) phrases.push(phrase);
    yield;
  }
  return {
    settings,
    intents: [...intents.values()],
    entities: [...entities.values()],
    phrases,
    entityNamed,
    isEntity: (name) => entityNamed(name) !== undefined || isSystemEntity(withoutAt(name)),
    scoresOf,
  };
}

const phrasesOf = (intent: Intent): readonly SaidPhrase[] =>
  Object.entries(intent.phrases).flatMap(([language, phrases]) =>
    phrases.map((phrase) => ({
      intent,
      language,
      phrase,
      text: phrase.data.map(({ text }) => text).join(''),
    })),
  );

/** The phrases of an intent in all languages. */
export function* allPhrases({ phrases }: Intent): Generator<Phrase> {
  for (const list of Object.values(phrases)) yield* list;
}

/** The aliases of annotated values in an intent's phrases. Nothing takes a value of `@sys.ignore`. */
export const annotatedAliases = (intent: Intent): Set<string> => {
  const aliases = new Set<string>();
  for (const { data } of allPhrases(intent))
    for (const { meta, alias } of data)
      if (meta !== undefined && withoutAt(meta) !== 'sys.ignore')
        aliases.add(alias || ownAlias(withoutAt(meta)));
  return aliases;
};

export const allParameters = ({ responses }: Intent): readonly Parameter[] =>
  responses.flatMap(({ parameters }) => parameters);

/** Whether the intent is enabled. */
export const isOn = ({ priority }: Intent): boolean => priority > 0;

/** Its input contexts as a key: intents with the same key compete for the same texts. */
export const contextsKey = ({ contexts }: Intent): string =>
  contexts
    .map((name) => name.toLowerCase())
    .sort()
    .join(' ');

/** `"a", "b" and 3 more`. */
export const listNames = (names: readonly string[], shownMax = 3): string => {
  const quotedNames = names.slice(0, shownMax).map((name) => `"${name}"`);
  const more = names.length - quotedNames.length;
  if (more > 0) return `${quotedNames.join(', ')} and ${more} more`;
  const last = quotedNames.pop() ?? '';
  return quotedNames.length === 0 ? last : `${quotedNames.join(', ')} and ${last}`;
};
