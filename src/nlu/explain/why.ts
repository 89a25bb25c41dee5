/** Why an intent won, lost or did not take part, in a sentence that continues its name: "order: it needs …". */
import type { ActMove } from '../evidence/speech-acts.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Candidate } from '../understanding.ts';

/** What the sentence of a candidate is made from. */
export type Contest = {
  readonly intents: readonly TrainingIntent[];
  readonly contexts: ReadonlySet<string>;
  readonly threshold: number;
  readonly winner: Candidate | undefined;
  /** Words that made learned scores fall, by id of intent. */
  readonly foreignWords: ReadonlyMap<string, readonly string[]>;
  /** What the text does that moved learned scores, by id of intent. */
  readonly moves: ReadonlyMap<string, readonly ActMove[]>;
};

export const whyIt = (candidate: Candidate, contest: Contest): string =>
  [
    candidate.outcome === 'won' ? whyItWon(candidate, contest) : whyItLost(candidate, contest),
    ...(contest.moves.get(candidate.intentId) ?? []).map(whyMoved),
  ].join('; ');

const whyMoved = ({ act, words, change }: ActMove): string => {
  const said = quoted(words);
  if (change === 'raised')
    return act === 'wish'
      ? `it alone takes the value and wishes for it, as the text does (${said})`
      : `it alone takes the value and asks the same as the text (${said})`;
  switch (act) {
    case 'question':
      return `its score is lower, since the text asks ${said} and its phrases do not`;
    case 'whether':
      return 'its score is lower, since the text asks whether something is so and its phrases do not';
    case 'wish':
      return `its score is lower, since the text wishes (${said}) and its phrases only ask`;
    case 'order':
      return 'its score is lower, since its phrases only ask and the text does not';
    case 'opposite':
      return `its score is lower, since its phrases have only the opposite of ${said}`;
    default:
      return act satisfies never;
  }
};

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

const whyItWon = ({ matchedBy, score }: Candidate, { threshold }: Contest): string => {
  switch (matchedBy) {
    case 'exact':
      return 'the text is one of its phrases';
    case 'template':
      return 'the text fits one of its phrases or templates, with other values';
    case 'learned':
      return `the classifier finds it most like the text (${inDigits(score)}, threshold ${inDigits(threshold)})`;
    case 'fallback':
      return 'it is a fallback intent, and nothing else was understood';
    default:
      return matchedBy satisfies never;
  }
};

const whyItLost = (
  loser: Candidate,
  { intents, contexts, threshold, winner, foreignWords }: Contest,
): string => {
  const intentOf = (candidate: Candidate | undefined) => intents.find(({ id }) => id === candidate?.intentId);
  const [own, other] = [intentOf(loser), intentOf(winner)];
  const name = winner?.intentName ?? 'another';
  switch (loser.reason) {
    case 'input_context_missing':
      return needsContexts(contextsMissing(own, contexts));
    case 'below_threshold':
      return whyBelow(threshold, foreignWords.get(loser.intentId) ?? []);
    case 'lower_priority':
      return `${name} has a higher priority (${other?.priority ?? '?'}, not ${own?.priority ?? '?'})`;
    case 'fewer_active_contexts':
      return `${name} has more of its input contexts active (${other?.contexts.join(', ') ?? '?'})`;
    case 'switched_off':
      return SWITCHED_OFF;
    default:
      return whyLower(loser, winner);
  }
};

const whyBelow = (threshold: number, foreignWords: readonly string[]): string => {
  const below = `its score is below the agent's threshold of ${inDigits(threshold)}`;
  if (foreignWords.length === 0) return below;
  return `${below}, since its phrases have nothing like ${quoted(foreignWords)}`;
};

const whyLower = (loser: Candidate, winner: Candidate | undefined): string => {
  if (winner === undefined) return 'another scores higher';
  const name = winner.intentName;
  const isRuled = loser.matchedBy !== 'learned';
  if (winner.matchedBy === 'learned')
    return isRuled
      ? `the classifier finds ${name}, and the rule that matches here fits almost any text`
      : `${name} scores higher`;
  if (isRuled) return `${name} matches too, and its words are more exact or it comes first in the agent`;
  return winner.matchedBy === 'exact'
    ? `the text is a phrase of ${name}, which counts more than a score`
    : `the text fits a phrase or template of ${name}, which counts more than a score`;
};

/** The input contexts of an intent that are not active. */
export const contextsMissing = (
  intent: TrainingIntent | undefined,
  contexts: ReadonlySet<string>,
): readonly string[] => intent?.contexts.filter((name) => !contexts.has(name)) ?? [];

export const needsContexts = (names: readonly string[]): string =>
  `it needs ${names.length === 1 ? 'the context' : 'the contexts'} ${names.join(', ')}`;

export const SWITCHED_OFF = 'its priority switches it off';

const inDigits = (share: number): string => share.toFixed(2);
