import { TYPO_CHARS_MIN } from '../entities/dictionary.ts';
import { createReading, type ReadingConditions, type SystemSpan } from '../entities/recognise.ts';
import type { Model } from '../model/model.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import type { Unit } from '../text/units.ts';
import type { Conditions } from '../understanding.ts';
import { withoutPlainNumbers } from './plain-numbers.ts';
import type { TextReading } from './reading.ts';
import type { Readings } from './recognise-values.ts';

/** The readings of one text, each computed on first use. */
export const readText = (model: Model, text: string, conditions: Conditions): Readings =>
  new TextReadings(model, text, conditions);

class TextReadings implements Readings, ReadingConditions {
  readonly strict: TextReading;
  readonly #model: Model;
  readonly #conditions: Conditions;
  #tolerant: TextReading | undefined;
  #tokens: readonly Token[] | undefined;

  constructor(model: Model, text: string, conditions: Conditions) {
    this.#model = model;
    this.#conditions = conditions;
    this.strict = createReading(text, model.entities, this);
  }

  get sessionEntities(): Conditions['sessionEntities'] {
    return this.#conditions.sessionEntities;
  }

  get language(): string {
    return this.#model.set.language;
  }

  get plainWords(): ReadonlySet<string> {
    return this.#model.rules.plainWords;
  }

  get mostlyPlain(): ReadonlySet<string> {
    return this.#model.rules.mostlyPlainWords;
  }

  get plainArticles(): ReadonlySet<string> {
    return this.#model.rules.plainArticles;
  }

  get plainPairs(): ReadonlySet<string> {
    return this.#model.rules.plainPairs;
  }

  get plausibleValues(): Model['plausibleValues'] {
    return this.#model.plausibleValues;
  }

  tolerant(): TextReading {
    this.#tolerant ??= this.#forgive();
    return this.#tolerant;
  }

  tokens(): readonly Token[] {
    this.#tokens ??= tokenise(this.strict.text, this.#model.set.language);
    return this.#tokens;
  }

  recogniseSystem(entity: string, text: string): readonly SystemSpan[] {
    const { set, rules, entities } = this.#model;
    return withoutPlainNumbers(entity, this.recogniseAlone(entity, text), {
      units: this.strict.units,
      language: set.language,
      isKnown: (word) => rules.vocabulary.has(word) || entities.openers(word).length > 0,
      isPrompted: this.#conditions.expecting !== undefined,
      recognise: (whole) => this.recogniseAlone(whole, text),
    });
  }

  recogniseAlone(entity: string, part: string): readonly SystemSpan[] {
    return this.#model.system.recognise(entity, part, this.#conditions);
  }

  #forgive(): TextReading {
    const { strict } = this;
    const { entities, isWord } = this.#model;
    if (!hasTypo(strict.units, isWord)) return strict;
    const mayBeTypo = (word: string): boolean => isTypo(word, isWord);
    // System values are not searched for typing errors, because numbers and dates have none.
    const recogniseSystem = (entity: string) => strict.spansOf(entity);
    const { sessionEntities, plausibleValues } = this;
    const forgiving = { sessionEntities, recogniseSystem, mayBeTypo, plausibleValues };
    return createReading(strict.text, entities, forgiving, strict.units);
  }
}

const hasTypo = (units: readonly Unit[], isWord: Model['isWord']): boolean => {
  for (const { folded } of units) if (isTypo(folded, isWord)) return true;
  return false;
};

const isTypo = (word: string, isWord: Model['isWord']): boolean =>
  word.length >= TYPO_CHARS_MIN && !isWord(word);
