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
    for (const said of phrases) {
      if (!isOn(said.intent) || said.intent.fallbackIntent) continue;
      const { isTemplate } = said.phrase;
      const text = isTemplate ? said.text.trim() : normalise(said.text);
      const key = JSON.stringify([said.language, contextsKey(said.intent), isTemplate, text]);
      byText.set(key, [...(byText.get(key) ?? []), said]);
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
