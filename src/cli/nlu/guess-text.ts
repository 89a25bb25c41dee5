import type { Guess } from '../../nlu/explain/guesses.ts';

/** A row per guess: what it takes, and the evidence for and against it. */
export const guessRows = (guesses: readonly Guess[], threshold: number): readonly (readonly string[])[] =>
  guesses.map((guess) => [
    `  ${guess.intentName}`,
    guess.outcome,
    [takesText(guess), evidenceText(guess, threshold), standings[guess.standing]].join('; '),
  ]);

const takesText = ({ takes, share }: Guess): string => {
  const words = takes.map(({ parameter, original }) => `"${original}" as $${parameter}`).join(', ');
  return `takes ${words === '' ? 'no unlisted words' : words}, knows ${Math.round(100 * share)} % of the text`;
};

const evidenceText = ({ evidence, learned }: Guess, threshold: number): string => {
  const { ownWords, listedOrCapital, context, classifier } = evidence;
  const withSign = (isSo: boolean, label: string): string => `${isSo ? '+' : '-'} ${label}`;
  return [
    withSign(ownWords, 'enough words of its own'),
    withSign(listedOrCapital, 'a listed value or a capital'),
    withSign(context, 'an active context that asks for it'),
    withSign(classifier, `the classifier (${learned.toFixed(2)}, threshold ${threshold.toFixed(2)})`),
  ].join(', ');
};

const standings: Readonly<Record<Guess['standing'], string>> = {
  rule: 'counts like any rule',
  last_resort: 'answers if nothing better does',
  classifier: 'the rule counts for nothing, the score alone decides',
};
