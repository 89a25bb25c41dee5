import type { RecordedTurn } from '../api/schema.ts';

/** Whether no intent except a fallback answered the turn. */
export const isUnmatched = ({ verdicts, intent }: RecordedTurn): boolean =>
  intent === undefined || verdicts.at(0)?.matchedBy === 'fallback';
