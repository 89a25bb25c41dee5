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
  const [nouns, determiners] = [new Set(listed.nouns.split(' ')), new Set(listed.determiners.split(' '))];
  const used = new Set<string>();
  for (const intent of intents)
    for (const { words } of parsePhrases(intent))
      for (const [at, word] of words.entries())
        if (nouns.has(word) && determiners.has(words[at - 1] ?? '')) used.add(word);
  return used.size === 0 ? all : new Set([...all].filter((word) => !used.has(word)));
};
