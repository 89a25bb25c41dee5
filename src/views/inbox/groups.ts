import { mappedInSteps, type Steps, sortedInSteps } from '../../kernel/steps.ts';
import { groupTexts } from '../../nlu/text/group-texts.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { InboxItem } from './inbox-index.ts';

/** One text in any spelling, with how often and when people said it. */
type Utterance = {
  /** The most recent spelling. */
  readonly text: string;
  readonly count: number;
  readonly lastHeardAt: string;
  readonly kind: InboxItem['kind'];
  /** The nearest intent and its score at the newest turn with this text. */
  readonly intentName: string;
  readonly score: number;
  readonly turnId: string;
};

/** Utterances with nearly the same wording. */
export type InboxGroup = {
  /** The most frequent text of the group. */
  readonly text: string;
  readonly language: string;
  /** How often people said these texts. */
  readonly count: number;
  readonly utterances: readonly Utterance[];
};

/** @param items the newest first */
export function* utteranceGroups(items: readonly InboxItem[]): Steps<readonly InboxGroup[]> {
  const groups: InboxGroup[] = [];
  for (const [language, said] of yield* byLanguage(items)) {
    const utterances = yield* sortedInSteps(said, byCount);
    const texts = utterances.map(({ text }) => text);
    const leaders = yield* groupTexts(texts, language);
    const members = new Map<number, Utterance[]>();
    yield* mappedInSteps(utterances.entries(), ([at, utterance]) => {
      const leader = leaders[at] ?? at;
      const group = members.get(leader);
      if (group === undefined) members.set(leader, [utterance]);
      else group.push(utterance);
    });
    const ofLanguage = yield* mappedInSteps(members.values(), (group): InboxGroup => {
      const count = group.reduce((sum, utterance) => sum + utterance.count, 0);
      return { text: group[0]?.text ?? '', language, count, utterances: group };
    });
    for (const group of ofLanguage) groups.push(group);
  }
  return yield* sortedInSteps(groups, byCount);
}

/** Texts that differ only in spelling count as one. */
function* byLanguage(
  items: readonly InboxItem[],
): Steps<readonly (readonly [language: string, utterances: readonly Utterance[]])[]> {
  const languages = new Map<string, Map<string, Utterance>>();
  yield* mappedInSteps(items, ({ language, text, at, kind, intentName, score, turnId }) => {
    const utterances = languages.get(language) ?? new Map<string, Utterance>();
    languages.set(language, utterances);
    const words = normalise(text);
    const earlier = utterances.get(words);
    const utterance = earlier ?? { text, lastHeardAt: at, kind, intentName, score, turnId };
    utterances.set(words, { ...utterance, count: (earlier?.count ?? 0) + 1 });
  });
  return Array.from(languages, ([language, utterances]) => [language, [...utterances.values()]] as const);
}

type Counted = { readonly count: number; readonly text: string };

/** The most frequent first. */
const byCount = (a: Counted, b: Counted): number => b.count - a.count || (a.text < b.text ? -1 : 1);
