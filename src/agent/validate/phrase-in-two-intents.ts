import { normalise } from '../../nlu/text/normalise.ts';
import type { Fault, Rule } from './rule.ts';
import { contextsKey, isOn, listed, type SaidPhrase } from './subject.ts';

export const phraseInTwoIntents: Rule = {
  code: 'phrase_in_two_intents',
  severity: 'error',
  summary: 'a phrase that two intents with the same input contexts share',
  example: '"cancel it" is a phrase of "order.cancel" and of "alarm.cancel".',
  hint: 'Keep it in one intent, or give the intents different input contexts.',
  find: ({ phrases }) => {
    const byText = new Map<string, SaidPhrase[]>();
    for (const entry of phrases) {
      if (!isOn(entry.intent) || entry.intent.fallbackIntent) continue;
      const { isTemplate } = entry.phrase;
      const text = isTemplate ? entry.text.trim() : normalise(entry.text);
      const key = JSON.stringify([entry.language, contextsKey(entry.intent), isTemplate, text]);
      byText.set(key, [...(byText.get(key) ?? []), entry]);
    }
    return [...byText.values()].flatMap(faultOf);
  },
};

const faultOf = ([first, ...others]: readonly SaidPhrase[]): readonly Fault[] => {
  if (first === undefined) return [];
  const names = new Set(others.map(({ intent }) => intent.name).filter((name) => name !== first.intent.name));
  if (names.size === 0) return [];
  return [
    {
      intent: first.intent.name,
      language: first.language,
      message: `"${first.text}" is a phrase of ${listed([...names])} too`,
    },
  ];
};
