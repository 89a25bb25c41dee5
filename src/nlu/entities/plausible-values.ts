import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { primaryLanguage } from '../text/language.ts';
import { signalWordsOf } from '../text/light-words.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { TrainingSet } from '../training-set.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { ordinaryArtistNames } from './data/artist-words.ts';
import { type NameWords, prepareNameWords } from './name-words.ts';

/** Some units of a text; `to` is exclusive. */
export type UnitRange = { readonly units: readonly Unit[]; readonly from: number; readonly to: number };

/** Which unlisted texts may be values of an entity, judged by their words. */
export type PlausibleValues = {
  readonly mayBeValue: (entity: string, text: string, stretch: UnitRange) => boolean;
  /**
   * The same of a whole text that answers a prompt. Any name is accepted there, because the prompt is
   * repeated until it is answered: "sunny" may be a name, "I don't know" and "sure" are not.
   */
  readonly mayBeAnswer: (entity: string, text: string, units: readonly Unit[]) => boolean;
};

/** Entities whose values are names of people. */
const PEOPLE: ReadonlySet<string> = new Set(
  ['given-name', 'last-name', 'patronymic-name', 'person'].map((name) => `sys.${name}`),
);
const ARTIST = 'sys.music-artist';

/** Whether the values of an entity are names, so that most words cannot be a value. */
export const hasNameValues = (entity: string): boolean => entity === ARTIST || PEOPLE.has(entity);

/** Articles, by language. A name has none before it or in it: "call me a cab". */
const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'some', 'any', 'no']),
};
const NO_ARTICLES: ReadonlySet<string> = new Set();

/**
 * Decides by the words alone. Function words alone are never a value: `me` is not an artist. A common word in
 * small letters is not a person: "I'm hungry" contains no name. A word is common if the vectors have it and
 * it does not resemble given names; without vectors each word with small letters may be common, so a person
 * needs a capital. Common words alone, in small letters, are not an artist either: "play fair" names none.
 * Words that the agent's phrases annotate as values of the entity are always accepted.
 */
export function* plausibleValuesSteps(
  { language, intents }: Pick<TrainingSet, 'language' | 'intents'>,
  vectors: Vectors | undefined,
): Steps<PlausibleValues> {
  const [functionWords, signalWords] = [functionWordsOf(language), signalWordsOf(language)];
  const names = vectors === undefined ? WITHOUT_VECTORS : finish(prepareNameWords(vectors));
  const annotatedWords = yield* annotatedWordsSteps(intents);
  const articles = ARTICLES[primaryLanguage(language)] ?? NO_ARTICLES;
  const isAnnotatedAs = (entity: string) => (unit: Unit) =>
    annotatedWords.get(entity)?.has(unit.folded) === true;
  const isFunctionWord = ({ folded }: Unit): boolean => functionWords.has(folded);
  // "sure", "no thanks"
  const isReply = (unit: Unit): boolean => signalWords.has(unit.folded) || isFunctionWord(unit);
  const isPerson = (text: string, words: readonly Unit[]): boolean =>
    words.every((unit) => isNameWord(unit, text, names.mayBePerson) || isFunctionWord(unit)) &&
    !words.some(({ folded }) => articles.has(folded));
  const isArtist = (text: string, words: readonly Unit[]): boolean =>
    words.some((unit) => !isFunctionWord(unit) && isNameWord(unit, text, names.mayBeArtist)) ||
    isOrdinaryArtistName(words);
  const mayBeValue: PlausibleValues['mayBeValue'] = (entity, text, { units, from, to }) => {
    const words = units.slice(from, to);
    const isAnnotated = isAnnotatedAs(entity);
    if (!words.some((unit) => isAnnotated(unit) || !isFunctionWord(unit))) return false;
    if (entity === ARTIST) return words.some(isAnnotated) || isArtist(text, words);
    if (!PEOPLE.has(entity)) return true;
    const isAfterArticle = articles.has(units[from - 1]?.folded ?? '');
    const otherWords = words.filter((unit) => !isAnnotated(unit));
    return otherWords.length === 0 || (!isAfterArticle && isPerson(text, otherWords));
  };
  const mayBeAnswer: PlausibleValues['mayBeAnswer'] = (entity, text, units) => {
    if (PEOPLE.has(entity) && units.every(isReply)) return units.some(isAnnotatedAs(entity));
    const isName = hasNameValues(entity) && !units.some(isFunctionWord);
    return isName || mayBeValue(entity, text, { units, from: 0, to: units.length });
  };
  return { mayBeValue, mayBeAnswer };
}

const isNameWord = ({ folded, start }: Unit, text: string, mayBe: (folded: string) => boolean): boolean =>
  mayBe(folded) || isCapital(text, start);

const WITHOUT_VECTORS: Pick<NameWords, 'mayBePerson' | 'mayBeArtist'> = {
  // True in scripts without capitals.
  mayBePerson: (folded) => folded === folded.toUpperCase(),
  mayBeArtist: () => true,
};

/** "the doors": many bands have such names, and other things rarely replace a band. */
const isOrdinaryArtistName = (words: readonly Unit[]): boolean =>
  words[0]?.folded === 'the' || ordinaryArtistNames.has(words.map(({ folded }) => folded).join(' '));

/** By entity, the words that phrases annotate as its values. */
function* annotatedWordsSteps(
  intents: TrainingSet['intents'],
): Steps<ReadonlyMap<string, ReadonlySet<string>>> {
  const wordsByEntity = new Map<string, Set<string>>();
  for (const { phrases } of intents)
    yield* mappedInSteps(phrases, ({ parts }) => {
      for (const { entity, text } of parts) {
        if (entity === undefined) continue;
        const words = wordsByEntity.get(entity) ?? new Set();
        wordsByEntity.set(entity, words);
        for (const { folded } of unitsOf(text)) words.add(folded);
      }
    });
  return wordsByEntity;
}

/** A capital in the middle of a text that has small letters before it. */
const isCapital = (text: string, at: number): boolean => {
  const first = text.charAt(at);
  if (first === first.toLowerCase()) return false;
  const before = text.slice(0, at);
  return before !== before.toUpperCase();
};
