import { type ParsedPhrase, parsePhrases } from '../rules/parse-phrases.ts';
import { homographs, verbParticles } from '../text/data/homographs.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { primaryLanguage } from '../text/language.ts';
import type { TrainingSet } from '../training-set.ts';

/**
 * The function words of an agent: those of its language, but for words that its phrases use as nouns. For an
 * agent about coaches, French `car` names a thing: "le car est en retard". Where a phrase ends in German
 * `auf`, as "wie lange haben Sie auf" does, it is part of a verb.
 */
export const agentFunctionWords = ({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): ReadonlySet<string> => {
  const all = functionWordsOf(language);
  const primary = primaryLanguage(language);
  const listed = {
    nouns: setOf(homographs[primary]?.nouns),
    determiners: setOf(homographs[primary]?.determiners),
    particles: setOf(verbParticles[primary]),
  };
  if (listed.nouns.size === 0 && listed.particles.size === 0) return all;
  const used = new Set(
    intents.flatMap((intent) => parsePhrases(intent).flatMap((one) => usedIn(one, listed))),
  );
  return used.size === 0 ? all : new Set([...all].filter((word) => !used.has(word)));
};

type Listed = Readonly<Record<'nouns' | 'determiners' | 'particles', ReadonlySet<string>>>;

/** The listed words that a phrase uses as nouns or as parts of verbs. */
const usedIn = (
  { words, plainWords }: Pick<ParsedPhrase, 'words' | 'plainWords'>,
  { nouns, determiners, particles }: Listed,
): readonly string[] => {
  const asNouns = words.filter((word, at) => nouns.has(word) && determiners.has(words[at - 1] ?? ''));
  const last = plainWords.at(-1) ?? '';
  return particles.has(last) && last === words.at(-1) ? [...asNouns, last] : asNouns;
};

const setOf = (words = ''): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));
