import type { Model } from '../model/model.ts';
import { phraseText } from '../rules/phrase-pattern.ts';
import type { EntityEntry, TrainingIntent, TrainingPhrase, TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';
import type { PhraseClock } from './propose-spans.ts';

/** A text to understand before and after a change. */
export type Probe = {
  readonly text: string;
  /**
   * A phrase of the agent, the same with other listed values, a text that people said and that was not
   * understood, or one that the change assigns.
   */
  readonly kind: 'phrase' | 'variant' | 'heard' | 'assigned';
  /** Input contexts that are active for it, lowercased. */
  readonly contexts: readonly string[];
};

/** How a text is understood; `name` is absent if no intent is found. */
export type ProbeResult = {
  readonly intentName?: string;
  readonly values: readonly { readonly parameter: string; readonly original: string }[];
};

/** A text that gets another meaning or loses values by a change. */
export type TeachingEffect = Pick<Probe, 'text' | 'kind'> & {
  readonly before: ProbeResult;
  readonly after: ProbeResult;
};

/** The phrases of all intents that may answer, each followed by its variant. */
export const probesOf = (set: TrainingSet): readonly Probe[] => {
  const entries = new Map(set.entities.map(({ name, entries: listed }) => [name, listed]));
  const probes = new Map<string, Probe>();
  const add = (text: string, kind: Probe['kind'], { contexts }: TrainingIntent): void => {
    const key = `${contexts.join(' ')}\n${text}`;
    if (!probes.has(key)) probes.set(key, { text, kind, contexts });
  };
  for (const intent of set.intents) {
    if (intent.fallback || intent.priority <= 0) continue;
    for (const phrase of intent.phrases) {
      add(phraseText(phrase.parts), 'phrase', intent);
      const variant = variantOf(phrase, entries);
      if (variant !== undefined) add(variant, 'variant', intent);
    }
  }
  return [...probes.values()];
};

/** The phrase with each value replaced by the next listed one; undefined if no value is listed. */
const variantOf = (
  { parts }: TrainingPhrase,
  entries: ReadonlyMap<string, readonly EntityEntry[]>,
): string | undefined => {
  let hasNextValue = false;
  const texts = parts.map(({ text, entity }) => {
    const listed = (entries.get(entity ?? '') ?? []).filter(({ value }) => !value.includes('@'));
    const place = listed.findIndex(({ value, synonyms }) =>
      [value, ...synonyms].some((spelling) => spelling.toLowerCase() === text.trim().toLowerCase()),
    );
    const nextValue = listed[(place + 1) % listed.length]?.value;
    if (nextValue === undefined || (place >= 0 && listed.length === 1)) return text;
    hasNextValue = true;
    return nextValue;
  });
  return hasNextValue ? texts.join('') : undefined;
};

/**
 * @returns undefined if the text keeps its meaning and its values. An assigned text is expected to change its
 * intent.
 */
export const effectOf = (
  models: { readonly before: Model; readonly after: Model },
  { text, kind, contexts }: Probe,
  moment: PhraseClock & { readonly sentence?: Float32Array },
): TeachingEffect | undefined => {
  const conditions = { ...moment, contexts: new Set(contexts), sessionEntities: [] };
  const readWith = (model: Model): ProbeResult => {
    const { candidates, values } = understand(model, text, conditions);
    const winner = candidates.find(({ outcome, matchedBy }) => outcome === 'won' && matchedBy !== 'fallback');
    return {
      ...(winner !== undefined && { intentName: winner.intentName }),
      values: values.map(({ parameter, original }) => ({ parameter, original })),
    };
  };
  const [before, after] = [readWith(models.before), readWith(models.after)];
  const isKept = before.values.every(({ parameter, original }) =>
    after.values.some((value) => value.parameter === parameter && value.original === original),
  );
  const isSame = before.intentName === after.intentName;
  const isExpected = kind === 'assigned' ? !isSame || isKept : isSame && isKept;
  return isExpected ? undefined : { text, kind, before, after };
};
