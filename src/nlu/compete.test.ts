import { describe, expect, it } from 'vitest';
import { compete, scoreMinOf } from './compete.ts';
import { agent, intent } from './fixtures.ts';
import type { RuleMatch } from './rules/match-rules.ts';
import type { TrainingIntent } from './training-set.ts';

type Case = {
  readonly intents: readonly TrainingIntent[];
  readonly scores?: Readonly<Record<string, number>>;
  readonly matches?: Readonly<Record<string, Partial<RuleMatch>>>;
  readonly contexts?: readonly string[];
};

/** The evidence of all intents is in the order of `scores` and `matches`, not in that of the agent. */
const verdict = ({ intents, scores = {}, matches = {}, contexts = [] }: Case, threshold = 0.3) => {
  const numberOf = (name: string) => intents.findIndex((one) => one.name === name);
  return compete(agent({ intents, threshold }), {
    scores: Object.entries(scores).map(([name, score]) => ({ intent: numberOf(name), score })),
    matches: new Map(
      Object.entries(matches).map(([name, match]): [number, RuleMatch] => {
        const number = numberOf(name);
        const plain: RuleMatch = {
          intent: number,
          kind: 'exact',
          isWeak: false,
          isGuess: false,
          isOpen: false,
          isSupported: false,
          share: 0.5,
          specificity: 1,
          captures: [],
        };
        return [number, { ...plain, ...match }];
      }),
    ),
    contexts: new Set(contexts),
  });
};
const decide = (one: Case) => verdict(one).candidates;
/** Names with outcomes, the winner first. */
const told = (one: Case) => decide(one).map(({ intentName, reason }) => `${intentName}: ${reason}`);

const a = intent('a');
const b = intent('b');
const asked = intent('asked', { contexts: ['asking'] });

describe('the competition', () => {
  it('is won by the best score', () => {
    expect(told({ intents: [a, b], scores: { a: 0.5, b: 0.9 } })).toEqual([
      'b: best_score',
      'a: lower_score',
    ]);
  });

  it('has no winner below the threshold', () => {
    expect(told({ intents: [a], scores: { a: 0.29 } })).toEqual(['a: below_threshold']);
  });

  it('is won by a phrase or template before any learned score', () => {
    expect(told({ intents: [a, b], scores: { a: 0.99 }, matches: { b: { kind: 'template' } } })).toEqual([
      'b: template_match',
      'a: lower_score',
    ]);
  });

  it('is won by a nearly certain score before a template for any text between function words', () => {
    const matches = { b: { kind: 'template', isOpen: true } } as const;
    expect(told({ intents: [a, b], scores: { a: 0.79 }, matches })[0]).toBe('b: template_match');
    expect(told({ intents: [a, b], scores: { a: 0.8 }, matches })[0]).toBe('a: best_score');
    const answering = { intents: [a, asked], scores: { a: 0.9 }, contexts: ['asking'] };
    expect(told({ ...answering, matches: { asked: matches.b } })[0]).toBe('asked: template_match');
  });

  it('gives phrases and templates the score 1', () => {
    expect(decide({ intents: [a], scores: { a: 0.2 }, matches: { a: {} } })[0]?.score).toBe(1);
  });

  it('is won by the more specific of two templates', () => {
    const matches = { a: { specificity: 2000 }, b: { specificity: 3000 } };
    expect(told({ intents: [a, b], matches })[0]).toBe('b: exact_match');
  });

  it('is won by what the classifier finds more like the text, of two templates that match equally', () => {
    const match = { kind: 'template' } as const;
    const templates = { intents: [a, b], scores: { a: 0.1, b: 0.9 }, matches: { a: match, b: match } };
    expect(told(templates)[0]).toBe('b: template_match');
    expect(told({ ...templates, scores: {} })[0]).toBe('a: template_match');
    expect(told({ ...templates, matches: { a: {}, b: {} } })[0]).toBe('a: exact_match');
    const specific = { a: { ...match, specificity: 2 }, b: match };
    expect(told({ ...templates, matches: specific })[0]).toBe('a: template_match');
  });

  it('excludes an intent without its input context, and reports it', () => {
    expect(told({ intents: [a, asked], scores: { a: 0.4, asked: 0.9 } })).toEqual([
      'a: best_score',
      'asked: input_context_missing',
    ]);
  });

  it('needs all of the input contexts', () => {
    const both = intent('both', { contexts: ['asking', 'buying'] });
    const matches = { both: {} };
    expect(told({ intents: [both], matches, contexts: ['asking'] })).toEqual(['both: input_context_missing']);
    expect(told({ intents: [both], matches, contexts: ['asking', 'buying'] })).toEqual(['both: exact_match']);
  });

  it('is won by the intent with active contexts, of two with the same phrase', () => {
    const all = { intents: [a, asked], matches: { a: {}, asked: {} }, contexts: ['asking'] };
    expect(told(all)).toEqual(['asked: exact_match', 'a: fewer_active_contexts']);
  });

  it('is won by the intent with more active contexts', () => {
    const both = intent('both', { contexts: ['asking', 'buying'] });
    const all = { intents: [asked, both], matches: { asked: {}, both: {} }, contexts: ['asking', 'buying'] };
    expect(told(all)[0]).toBe('both: exact_match');
  });

  it('prefers active contexts to a somewhat better score', () => {
    const contexts = ['asking'];
    expect(told({ intents: [a, asked], scores: { a: 0.8, asked: 0.6 }, contexts })[0]).toBe(
      'asked: best_score',
    );
    expect(told({ intents: [a, asked], scores: { a: 0.9, asked: 0.35 }, contexts })[0]).toBe('a: best_score');
  });

  it("gives another intent's phrase to one with active contexts only when that is sure", () => {
    const all = { intents: [a, asked], matches: { a: {} }, contexts: ['asking'] };
    expect(told({ ...all, scores: { asked: 0.5 } })[0]).toBe('a: exact_match');
    expect(told({ ...all, scores: { asked: 0.9 } })[0]).toBe('asked: best_score');
  });

  it('lets priority decide between close scores, and only there', () => {
    const high = intent('high', { priority: 750_000 });
    expect(told({ intents: [a, high], scores: { a: 0.85, high: 0.8 } })).toEqual([
      'high: best_score',
      'a: lower_priority',
    ]);
    expect(told({ intents: [a, high], scores: { a: 0.9, high: 0.5 } })[0]).toBe('a: best_score');
    expect(told({ intents: [a, high], matches: { a: {}, high: {} } })).toEqual([
      'high: exact_match',
      'a: lower_priority',
    ]);
  });

  it.each([0, -1])('is closed to an intent of priority %d', (priority) => {
    expect(told({ intents: [intent('off', { priority })], matches: { off: {} } })).toEqual([
      'off: switched_off',
    ]);
  });

  it('is won by a template of free text only if no other intent would answer', () => {
    const matches = { a: { kind: 'template', isWeak: true } as const };
    expect(told({ intents: [a, b], matches, scores: { b: 0.5 } })[0]).toBe('b: best_score');
    expect(told({ intents: [a, b], matches })[0]).toBe('a: template_match');
  });

  it('gives an intent with such a template its learned score, if that is high enough', () => {
    const matches = { a: { kind: 'template', isWeak: true } as const };
    expect(decide({ intents: [a, b], matches, scores: { a: 0.8, b: 0.5 } })[0]).toMatchObject({
      intentName: 'a',
      score: 0.8,
      matchedBy: 'learned',
    });
  });

  it('gives an intent whose template has an unlisted value its learned score, unless it is not learned', () => {
    const matches = { a: { kind: 'template', isGuess: true } as const };
    expect(told({ intents: [a, b], matches, scores: { a: 0.4, b: 0.6 } })[0]).toBe('b: best_score');
    expect(told({ intents: [a, b], matches, scores: { a: 0.6, b: 0.4 } })[0]).toBe('a: best_score');
    expect(told({ intents: [a, b], matches, scores: { a: 0.1, b: 0.2 } })[0]).toBe('a: template_match');
    const unlearned = intent('unlearned', { learned: false });
    expect(told({ intents: [unlearned, b], matches: { unlearned: matches.a }, scores: { b: 0.9 } })[0]).toBe(
      'unlearned: template_match',
    );
  });

  describe('between a guess with hardly any word of its own and the fallback intent', () => {
    const fallback = intent('fallback', { fallback: true });
    const guess = { kind: 'template', isWeak: true, isGuess: true } as const;
    const first = (match: Partial<RuleMatch>, one = a, rest: Partial<Case> = {}) =>
      decide({ intents: [one, fallback], matches: { [one.name]: { ...guess, ...match } }, ...rest })[0];

    it('is won by the fallback intent if only its place supports the value', () => {
      expect(first({})).toMatchObject({ intentName: 'fallback' });
      expect(first({}, intent('unlearned', { learned: false }))).toMatchObject({ intentName: 'fallback' });
    });

    it('is won by the guess if a listed value or a capital supports it, with the share of known text as score', () => {
      expect(first({ isSupported: true })).toMatchObject({ intentName: 'a', score: 0.5 });
    });

    it('is won by the guess when an active context asks for it', () => {
      expect(first({}, asked, { contexts: ['asking'] })).toMatchObject({ intentName: 'asked', score: 0.5 });
    });

    it('never scores less than the threshold, nor as much as a certain match', () => {
      expect(first({ isSupported: true, share: 0.2 })).toMatchObject({ intentName: 'a', score: 0.3 });
      expect(first({ isSupported: true, share: 0.95 })).toMatchObject({ intentName: 'a', score: 0.9 });
    });

    it('is won by the guess when the classifier agrees', () => {
      expect(first({}, a, { scores: { a: 0.4 } })).toMatchObject({ matchedBy: 'learned', score: 0.4 });
    });
  });

  it('reports at most ten candidates', () => {
    const many = Array.from({ length: 30 }, (_, i) => intent(`i${i}`));
    expect(
      told({ intents: many, scores: Object.fromEntries(many.map(({ name }) => [name, 0.5])) }),
    ).toHaveLength(10);
  });
});

describe('without a match', () => {
  const fallback = intent('fallback', { fallback: true });

  it('the fallback intent answers with score 1', () => {
    const [first, second] = decide({ intents: [a, fallback], scores: { a: 0.2 } });
    expect(first).toMatchObject({ intentName: 'fallback', score: 1, matchedBy: 'fallback', outcome: 'won' });
    expect(second).toMatchObject({ intentName: 'a', reason: 'below_threshold' });
  });

  it('a fallback intent whose contexts are active answers before one without', () => {
    const inside = intent('inside', { fallback: true, contexts: ['asking'] });
    const intents = [fallback, inside];
    expect(told({ intents, contexts: ['asking'] })[0]).toBe('inside: nothing_else_matched');
    expect(told({ intents })[0]).toBe('fallback: nothing_else_matched');
  });

  it('has no winner if there is no fallback intent', () => {
    expect(told({ intents: [a] })).toEqual([]);
  });
});

describe('the competition at its bounds', () => {
  const high = intent('high', { priority: 750_000 });
  const ranked = (one: Case, threshold?: number) =>
    verdict(one, threshold).candidates.map(({ intentName, reason }) => `${intentName}: ${reason}`);

  it('has a winner from the threshold on', () => {
    expect(ranked({ intents: [a], scores: { a: 0.3 } })).toEqual(['a: best_score']);
    expect(ranked({ intents: [a], scores: { a: 0.999 } }, 1)).toEqual(['a: below_threshold']);
  });

  it('is never won by an intent that the classifier does not know, even without a threshold', () => {
    expect(ranked({ intents: [a, b], scores: { a: 0, b: 0.001 } }, 0)).toEqual(['b: best_score']);
    expect(ranked({ intents: [a], scores: { a: 0 } }, 0)).toEqual([]);
    const weak = { a: { kind: 'template', isWeak: true } as const };
    expect(ranked({ intents: [a], matches: weak, scores: { a: 0 } }, 0)).toEqual(['a: template_match']);
  });

  it('reports an intent once that has both a rule and a score', () => {
    expect(ranked({ intents: [a, b], matches: { a: {}, b: {} }, scores: { a: 0.5, b: 0.5 } })).toEqual([
      'a: exact_match',
      'b: lower_score',
    ]);
  });

  it('asks the classifier for scores from 0.02 on, or from a lower threshold on, but never for 0', () => {
    const scoreMin = (threshold: number) => scoreMinOf(agent({ intents: [a], threshold }));
    expect([scoreMin(0.3), scoreMin(0.01)]).toEqual([0.02, 0.01]);
    expect(scoreMin(0)).toBeGreaterThan(0);
    expect(scoreMin(0)).toBeLessThan(1e-300);
  });

  it('reports losers from the score 0.02 on', () => {
    expect(ranked({ intents: [a, b], scores: { a: 0.02, b: 0.019 } })).toEqual(['a: below_threshold']);
  });

  it('does not report a template of free text that is excluded, as it matches nearly every text', () => {
    const weak = { kind: 'template', isWeak: true } as const;
    const intents = [asked, a];
    expect(ranked({ intents, matches: { asked: weak, a: weak } })).toEqual(['a: template_match']);
    expect(ranked({ intents, matches: { asked: weak, a: weak }, contexts: ['asking'] })).toEqual([
      'asked: template_match',
      'a: fewer_active_contexts',
    ]);
  });

  it('counts scores as close that differ by less than 0.1', () => {
    expect(ranked({ intents: [a, high], scores: { a: 0.85, high: 0.76 } })[0]).toBe('high: best_score');
    expect(ranked({ intents: [a, high], scores: { a: 0.5, high: 0.4 } })[0]).toBe('a: best_score');
  });

  it('names what a loser had less of than the winner, unless its score was clearly lower', () => {
    expect(ranked({ intents: [a, high], scores: { a: 0.5, high: 0.8 } })).toEqual([
      'high: best_score',
      'a: lower_score',
    ]);
    expect(ranked({ intents: [a, b], scores: { a: 0.5, b: 0.5 } })).toEqual([
      'a: best_score',
      'b: lower_score',
    ]);
    const low = intent('low', { priority: 250_000 });
    expect(ranked({ intents: [a, low], scores: { a: 0.9, low: 0.8 } })[1]).toBe('low: lower_score');
    expect(ranked({ intents: [a, low], scores: { a: 0.9, low: 0.81 } })[1]).toBe('low: lower_priority');
  });

  it('needs no learned score of an intent that matches by a rule', () => {
    const guess = { kind: 'template', isGuess: true, isSupported: true } as const;
    expect(ranked({ intents: [a, b], matches: { b: guess }, scores: { a: 0.1 } })[0]).toBe(
      'b: template_match',
    );
  });

  it('gives a template of free text its learned score from the threshold on', () => {
    const matches = { a: { kind: 'template', isWeak: true } as const };
    expect(verdict({ intents: [a], matches, scores: { a: 0.3 } }).candidates[0]).toMatchObject({
      matchedBy: 'learned',
      score: 0.3,
    });
  });

  it('reports no loser below the score 0.02, even if any score may win', () => {
    expect(ranked({ intents: [a, b], scores: { a: 0.5, b: 0.001 } }, 0)).toEqual(['a: best_score']);
    expect(ranked({ intents: [a, b], scores: { a: 0.5, b: 0.02 } }, 0)).toEqual([
      'a: best_score',
      'b: lower_score',
    ]);
  });

  it("gives another intent's phrase to one with active contexts from the score 0.7 on", () => {
    const all = { intents: [a, asked], matches: { a: {} }, contexts: ['asking'] };
    expect(ranked({ ...all, scores: { asked: 0.7 } })[0]).toBe('asked: best_score');
    expect(ranked({ ...all, scores: { asked: 0.699 } })[0]).toBe('a: exact_match');
  });

  it("follows the agent's order if all else is equal", () => {
    for (const intents of [
      [a, b],
      [b, a],
    ]) {
      const [first] = intents;
      expect(ranked({ intents, scores: { a: 0.5, b: 0.5 } })[0]).toBe(`${first?.name}: best_score`);
      expect(ranked({ intents, matches: { a: {}, b: {} } })[0]).toBe(`${first?.name}: exact_match`);
    }
    const third = intent('third');
    expect(ranked({ intents: [a, b, third], scores: { third: 0.5, b: 0.5, a: 0.5 } })[0]).toBe(
      'a: best_score',
    );
  });

  it('ranks close scores of equal priority by score, whichever is known first', () => {
    expect(ranked({ intents: [a, b], scores: { a: 0.5, b: 0.55 } })[0]).toBe('b: best_score');
    expect(ranked({ intents: [a, b], scores: { b: 0.55, a: 0.5 } })[0]).toBe('b: best_score');
  });

  it('lists the losers by score, then as rules rank them', () => {
    const low = intent('low', { priority: 250_000 });
    const c = intent('c');
    const scores = { low: 0.4, c: 0.6, a: 0.9, b: 0.4 };
    expect(
      verdict({ intents: [low, c, a, b], scores }).candidates.map(({ intentName }) => intentName),
    ).toEqual(['a', 'c', 'b', 'low']);
  });

  it('names the winner with the rule that it matched, if any', () => {
    expect(verdict({ intents: [a, b], scores: { b: 0.9 } }).winner).toEqual({ intent: 1, match: undefined });
    expect(verdict({ intents: [a, b], matches: { b: { specificity: 7 } } }).winner).toMatchObject({
      intent: 1,
      match: { intent: 1, specificity: 7 },
    });
    expect(verdict({ intents: [a] })).toEqual({ candidates: [] });
  });

  it('marks the winner as won and the others as lost', () => {
    const { candidates } = verdict({ intents: [a, b], scores: { a: 0.5, b: 0.9 } });
    expect(candidates.map(({ outcome }) => outcome)).toEqual(['won', 'lost']);
  });

  it('lets no fallback intent win by its phrases, only by answering when nothing else does', () => {
    const fallback = intent('fallback', { fallback: true });
    const rules = { fallback: {} };
    expect(ranked({ intents: [fallback, a], matches: rules, scores: { a: 0.5, fallback: 0.9 } })).toEqual([
      'a: best_score',
    ]);
  });

  it('scores a guess by its own score, not by that of another intent', () => {
    const guess = { kind: 'template', isGuess: true } as const;
    const intents = [a, b];
    expect(
      verdict({ intents, matches: { b: guess }, scores: { a: 0.2, b: 0.6 } }).candidates[0],
    ).toMatchObject({ intentName: 'b', score: 0.6 });
  });
});
