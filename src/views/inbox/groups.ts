import { setImmediate } from 'node:timers/promises';
import { grouped } from '../../kernel/grouped.ts';
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
export const utteranceGroups = async (items: readonly InboxItem[]): Promise<readonly InboxGroup[]> => {
  const groups: InboxGroup[] = [];
  for (const [language, utterances] of byLanguage(items)) {
    const leaders = await leadersOf(utterances, language);
    const members = grouped(utterances.entries(), ([at]) => leaders[at] ?? at);
    for (const member of members.values()) {
      const group = member.map(([, utterance]) => utterance);
      const count = group.reduce((sum, utterance) => sum + utterance.count, 0);
      groups.push({ text: group[0]?.text ?? '', language, count, utterances: group });
    }
  }
  return groups.sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
};

/** Texts that differ only in spelling count as one; the most frequent first. */
const byLanguage = (items: readonly InboxItem[]): ReadonlyMap<string, readonly Utterance[]> => {
  const languages = new Map<string, Map<string, Utterance>>();
  for (const { language, text, at, kind, intentName, score, turnId } of items) {
    const utterances = languages.get(language) ?? new Map<string, Utterance>();
    languages.set(language, utterances);
    const words = normalise(text);
    const earlier = utterances.get(words);
    const utterance = earlier ?? { text, lastHeardAt: at, kind, intentName, score, turnId };
    utterances.set(words, { ...utterance, count: (earlier?.count ?? 0) + 1 });
  }
  return new Map(
    Array.from(languages, ([language, utterances]) => [
      language,
      [...utterances.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1)),
    ]),
  );
};

const leadersOf = async (utterances: readonly Utterance[], language: string): Promise<readonly number[]> => {
  const groupingSteps = groupTexts(
    utterances.map(({ text }) => text),
    language,
  );
  for (;;) {
    const step = groupingSteps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};
