import { isAlike } from '../../kernel/json-alike.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Entry, Intent, Message, Phrase } from '../agent.ts';
import { annotatedText } from '../annotation.ts';

const kinds = Type.Enum(['added', 'changed', 'removed']);

export type PhraseChange = Static<typeof PhraseChange>;
export const PhraseChange = Type.Object({
  change: kinds,
  language: Type.String(),
  text: Type.String({ description: 'With its annotations: `a [large](@size:size) coffee`.' }),
  before: Type.Optional(Type.String()),
});

export type EntryChange = Static<typeof EntryChange>;
export const EntryChange = Type.Object({
  change: kinds,
  language: Type.String(),
  value: Type.String(),
  synonyms: Type.Array(Type.String()),
  before: Type.Optional(Type.Array(Type.String())),
});

export type ReplyChange = Static<typeof ReplyChange>;
export const ReplyChange = Type.Object({
  change: Type.Enum(['added', 'removed']),
  language: Type.Optional(Type.String({ description: 'Left out: in every language.' })),
  platform: Type.Optional(Type.String()),
  text: Type.String({ description: 'What it says, or its content as JSON.' }),
});

type ByLanguage<Item> = Readonly<Record<string, readonly Item[]>>;

const languagesOf = <Item>(one: ByLanguage<Item>, other: ByLanguage<Item>): readonly string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** Matches phrases by their ids, or else by their text. */
export function* phraseChanges(before: ByLanguage<Phrase>, after: ByLanguage<Phrase>): Steps<PhraseChange[]> {
  const changes: PhraseChange[][] = [];
  for (const language of languagesOf(before, after)) {
    const old = new Map((before[language] ?? []).map((phrase) => [phrase.id, phrase]));
    const newPhrases: Phrase[] = [];
    const changedPhrases = yield* mappedInSteps(after[language] ?? [], (phrase): PhraseChange | undefined => {
      const match = old.get(phrase.id);
      old.delete(phrase.id);
      if (match === undefined) newPhrases.push(phrase);
      if (match === undefined || isAlike(match, phrase)) return undefined;
      return { change: 'changed', language, before: shownPhrase(match), text: shownPhrase(phrase) };
    });
    const removedOrMoved = yield* mappedInSteps(old.values(), shownPhrase);
    const { added, removed } = multisetChanges(removedOrMoved, yield* mappedInSteps(newPhrases, shownPhrase));
    changes.push(
      added.map((text): PhraseChange => ({ change: 'added', language, text })),
      changedPhrases.filter((change) => change !== undefined),
      removed.map((text): PhraseChange => ({ change: 'removed', language, text })),
    );
  }
  return changes.flat();
}

const shownPhrase = (phrase: Phrase): string =>
  phrase.count === 0 ? annotatedText(phrase) : `${annotatedText(phrase)} (${phrase.count + 1} times)`;

/** Texts that occur more often in one list than in the other. */
const multisetChanges = (before: readonly string[], after: readonly string[]) => {
  const unmatchedCounts = new Map<string, number>();
  for (const text of before) unmatchedCounts.set(text, (unmatchedCounts.get(text) ?? 0) + 1);
  const added = after.filter((text) => {
    const count = unmatchedCounts.get(text) ?? 0;
    if (count > 0) unmatchedCounts.set(text, count - 1);
    return count === 0;
  });
  return { added, removed: [...unmatchedCounts].flatMap(([text, count]) => Array<string>(count).fill(text)) };
};

export function* entryChanges(before: ByLanguage<Entry>, after: ByLanguage<Entry>): Steps<EntryChange[]> {
  const changes: EntryChange[][] = [];
  for (const language of languagesOf(before, after)) {
    const old = new Map<string, string[]>();
    yield* mappedInSteps(before[language] ?? [], ({ value, synonyms }) => old.set(value, synonyms));
    const changesAfter = yield* mappedInSteps(
      after[language] ?? [],
      ({ value, synonyms }): EntryChange | undefined => {
        const synonymsBefore = old.get(value);
        old.delete(value);
        if (synonymsBefore === undefined) return { change: 'added', language, value, synonyms };
        if (isAlike(synonymsBefore, synonyms)) return undefined;
        return { change: 'changed', language, value, synonyms, before: synonymsBefore };
      },
    );
    const removals = yield* mappedInSteps(
      old,
      ([value, synonyms]): EntryChange => ({ change: 'removed', language, value, synonyms }),
    );
    changes.push(
      changesAfter.filter((change) => change !== undefined),
      removals,
    );
  }
  return changes.flat();
}

export const replyChanges = (before: Intent | undefined, after: Intent | undefined): ReplyChange[] => {
  const { added, removed } = multisetChanges(repliesOf(before), repliesOf(after));
  return [...added.map((key) => replyIn('added', key)), ...removed.map((key) => replyIn('removed', key))];
};

const repliesOf = (intent: Intent | undefined): readonly string[] =>
  (intent?.responses ?? []).flatMap(({ messages }) =>
    messages.map((message) => JSON.stringify([message.lang, message.platform, replyText(message)])),
  );

const replyIn = (change: 'added' | 'removed', key: string): ReplyChange => {
  const [language, platform, text] = JSON.parse(key);
  return { change, ...(language && { language }), ...(platform && { platform }), text };
};

const replyText = ({ type, body }: Message): string => {
  const { speech, ...others } = body;
  if (Object.keys(others).length > 0 || speech === undefined) return JSON.stringify({ type, ...body });
  return Array.isArray(speech) ? speech.join(' | ') : String(speech);
};
