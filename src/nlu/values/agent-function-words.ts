import { parsePhrases } from '../rules/parse-phrases.ts';
import { homographs } from '../text/data/homographs.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { primaryLanguage } from '../text/language.ts';
import type { TrainingSet } from '../training-set.ts';

/**
 * The function words of an agent: those of its language, but for words that its phrases use as nouns. For an
 * agent about coaches, French `car` names a thing: "le car est en retard".
 */
export const agentFunctionWords = ({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): ReadonlySet<string> => {
  const all = functionWordsOf(language);
  const listed = homographs[primaryLanguage(language)];
  if (listed === undefined) return all;
  const [nouns, determiners] = [listed.nouns.split(' '), new Set(listed.determiners.split(' '))];
  const phrases = intents.flatMap((intent) => parsePhrases(intent));
  const isUsed = (noun: string): boolean =>
    phrases.some(({ words }) =>
      words.some((word, at) => word === noun && determiners.has(words[at - 1] ?? '')),
    );
  const used = new Set(nouns.filter(isUsed));
  return used.size === 0 ? all : new Set([...all].filter((word) => !used.has(word)));
};
