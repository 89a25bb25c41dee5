import { standingOf } from '../compete.ts';
import type { Model } from '../model/model.ts';
import { matchRules } from '../rules/match-rules.ts';
import type { Conditions, Understanding } from '../understanding.ts';
import { readText } from '../values/text-readings.ts';

/** A rule that matches only because it takes an unlisted value, or that has hardly any word of its own. */
export type Guess = {
  readonly intentId: string;
  readonly intentName: string;
  readonly outcome: 'won' | 'lost';
  /** What it takes for values, as typed. */
  readonly takes: readonly { readonly parameter: string; readonly original: string }[];
  /** Share (0..1) of the text that the rule names as words or knows as values. */
  readonly share: number;
  /** The evidence for it, present or absent. */
  readonly evidence: {
    /** The rule has enough words of its own. */
    readonly ownWords: boolean;
    /** There is a listed value next to the guessed one, or the guessed one has a capital. */
    readonly listedOrCapital: boolean;
    /** It needs a context, and that is active. */
    readonly context: boolean;
    /** Its classifier score reaches the threshold. */
    readonly classifier: boolean;
  };
  /** Its classifier score, 0..1. */
  readonly learned: number;
  /**
   * `rule`: counts like any rule. `last_resort`: answers if nothing better does. `classifier`: the rule
   * counts for nothing, and the score alone decides.
   */
  readonly standing: 'rule' | 'last_resort' | 'classifier';
};

/** @param learned classifier scores by id of intent */
export const guessesIn = (
  model: Model,
  text: string,
  {
    conditions,
    candidates,
    learned,
  }: {
    readonly conditions: Conditions;
    readonly candidates: Understanding['candidates'];
    readonly learned: ReadonlyMap<string, number>;
  },
): readonly Guess[] => {
  const { intents, threshold } = model.set;
  const { strict } = readText(model, text, conditions);
  const won = candidates.find(({ outcome }) => outcome === 'won')?.intentId;
  const guesses: Guess[] = [];
  for (const match of matchRules(model.rules, strict).values()) {
    const intent = intents[match.intent];
    if (intent === undefined || intent.fallback || !(match.isWeak || match.isGuess)) continue;
    const score = learned.get(intent.id) ?? 0;
    const isEnough = score > 0 && score >= threshold;
    guesses.push({
      intentId: intent.id,
      intentName: intent.name,
      outcome: intent.id === won ? 'won' : 'lost',
      takes: match.captures
        .filter(({ span }) => span.source === 'any' || span.source === 'expansion')
        .map(({ alias, span }) => ({ parameter: alias, original: strict.text.slice(span.start, span.end) })),
      share: match.share,
      evidence: {
        ownWords: !match.isWeak,
        listedOrCapital: match.isSupported,
        context: intent.contexts.length > 0 && intent.contexts.every((name) => conditions.contexts.has(name)),
        classifier: isEnough,
      },
      learned: score,
      standing: STANDINGS[standingOf(intent, match, isEnough)],
    });
  }
  return guesses;
};

const STANDINGS = { ruled: 'rule', weak: 'last_resort', learned: 'classifier' } as const;
