import { type QuestionKind, questionWords, whetherWords } from './data/question-words.ts';
import { expressionsOf, standsAt } from './expressions.ts';
import { fold } from './fold.ts';
import { primaryLanguage } from './language.ts';

/** Words that ask, and what they ask for. */
type Asking = { readonly words: readonly string[]; readonly kind: QuestionKind };

/** Those of a language by their first word, longest first. */
type AskingWords = ReadonlyMap<string, readonly Asking[]>;

const byLanguage = new Map<string, AskingWords>();

/** What a text asks for, and the word that says so; empty for a language without a list. */
export const questionsIn = (
  folded: readonly string[],
  language: string,
): ReadonlyMap<QuestionKind, string> => {
  const found = new Map<QuestionKind, string>();
  const known = askingWordsOf(language);
  for (let at = 0; at < folded.length; at += 1) {
    const asking = known.get(folded[at] ?? '')?.find(({ words }) => standsAt(words, folded, at));
    if (asking === undefined) continue;
    found.set(asking.kind, asking.words.join(' '));
    at += asking.words.length - 1;
  }
  return found;
};

const askingWordsOf = (language: string): AskingWords => {
  const primary = primaryLanguage(language);
  const words = byLanguage.get(primary) ?? byFirstWord(questionWords[primary] ?? {});
  byLanguage.set(primary, words);
  return words;
};

const byFirstWord = (lists: Readonly<Partial<Record<QuestionKind, string>>>): AskingWords => {
  const found = new Map<string, Asking[]>();
  for (const [kind, list] of Object.entries(lists) as [QuestionKind, string][])
    for (const words of list.split(',').map((expression) => fold(expression.trim()).split(/\s+/))) {
      const [first = ''] = words;
      found.set(first, [...(found.get(first) ?? []), { words, kind }]);
    }
  for (const asking of found.values()) asking.sort((a, b) => b.words.length - a.words.length);
  return found;
};

const whetherWordsOf = expressionsOf(whetherWords);

/** Whether a text asks for a yes or a no about how things are: "is the fan on", but not "can you …". */
export const asksWhether = (folded: readonly string[], language: string): boolean =>
  whetherWordsOf(language).some((words) => standsAt(words, folded, 0));

/** Whether a text begins with the first word of a question: German "wie teuer ist …". */
export const beginsLikeQuestion = ([first = '']: readonly string[], language: string): boolean =>
  askingWordsOf(language).has(first);
