import { durationText } from '../frame/numbers.ts';
import { language } from '../frame/words.ts';
import { germanOutcomes } from './outcomes-de.ts';

/** The outcomes that calls are found by; `failed` means any failure. */
export const webhookOutcomes = Object.keys(germanOutcomes).filter((outcome) => outcome !== 'waiting');

export const outcomeName = (outcome: string): string => {
  const german = language.value === 'de' ? germanOutcomes[outcome] : undefined;
  return german ?? outcome.replaceAll('_', ' ');
};

type End = {
  readonly outcome: string;
  readonly status?: number | undefined;
  readonly elapsedMs?: number | undefined;
};

/** How a call ended: `replied, 200, 18 ms`. */
export const endText = ({ outcome, status, elapsedMs }: End): string =>
  [outcomeName(outcome), status, elapsedMs !== undefined && durationText(elapsedMs)]
    .filter(Boolean)
    .join(', ');

/** A mark for each kind of failure among the outcomes of calls. */
export const failureMarks = (outcomes: readonly string[]): readonly string[] =>
  [...new Set(outcomes.filter(isFailure))].map((outcome) => `webhook: ${outcomeName(outcome)}`);

export const isFailure = (outcome: string): boolean => outcome !== 'replied' && outcome !== 'waiting';
