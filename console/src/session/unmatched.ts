import type { RecordedTurn } from '../api/schema.ts';

/** Whether no intent was found that the turn was meant for. */
export const isUnmatched = ({ verdicts, intent }: RecordedTurn): boolean =>
  intent === undefined || verdicts.at(0)?.matchedBy === 'fallback';
