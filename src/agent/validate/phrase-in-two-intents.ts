import { PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import { type Fault, PAUSE, type ValidationRule } from './rule.ts';
import { contextsKey, isOn, listNames, type SaidPhrase } from './subject.ts';

export const phraseInTwoIntents: ValidationRule = {
  code: 'phrase_in_two_intents',
  severity: 'error',
  summary: 'a phrase that two intents with the same input contexts share',
  example: '"cancel it" is a phrase of "order.cancel" and of "alarm.cancel".',
  hint: 'Keep it in one intent, or give the intents different input contexts.',
  find: function* ({ phrases }) {
    const byText = new Map<string, SaidPhrase[]>();
    for (const [at, entry] of phrases.entries()) {
      if (at % PHRASES_AT_A_TIME === PHRASES_AT_A_TIME - 1) yield PAUSE;
      if (!isOn(entry.intent) || entry.intent.fallbackIntent) continue;
      const { isTemplate } = entry.phrase;
      const text = isTemplate ? entry.text.trim() : normalise(entry.text);
      const key = JSON.stringify([entry.language, contextsKey(entry.intent), isTemplate, text]);
      const alike = byText.get(key);
      if (alike === undefined) byText.set(key, [entry]);
      else alike.push(entry);
    }
    yield PAUSE;
    for (const alike of byText.values()) yield* faultOf(alike);
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
      message: `"${first.text}" is a phrase of ${listNames([...names])} too`,
      facts: { text: first.text, names: [...names] },
    },
  ];
};
