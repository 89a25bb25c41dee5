import { WHAT_IF_CHANGES_MAX } from '../../kernel/limits/replay.ts';
import { changeCauses, type TurnChange, type WhatIfReport } from '../wire/what-if-report.ts';
import { alikeChanges } from './alike-changes.ts';
import type { TurnOutcome } from './what-if-session.ts';

/** Counts the changes of turns by another agent, and lists the first of them. */
export type TurnTally = {
  /** @returns the turns added so far */
  readonly add: (outcome: TurnOutcome) => number;
  readonly counts: () => Omit<WhatIfReport, 'sessions'>;
  /** Removes changes from the list. Counts stay, because they identify no person. */
  readonly forget: (isErased: (change: TurnChange) => boolean) => void;
};

export const turnTally = (): TurnTally => {
  let [turns, refused] = [0, 0];
  let changes: TurnChange[] = [];
  const causeCounts = new Map<TurnChange['cause'], number>();
  let [changed, hypothetical, hypotheticalTurns, webhooksUnrecorded] = [0, 0, 0, 0];
  const addChange = (change: TurnChange): void => {
    changed += 1;
    if (change.hypothetical) hypothetical += 1;
    if (change.webhookUnrecorded) webhooksUnrecorded += 1;
    causeCounts.set(change.cause, (causeCounts.get(change.cause) ?? 0) + 1);
    if (changes.length < WHAT_IF_CHANGES_MAX) changes.push(change);
  };
  return {
    add: (outcome) => {
      turns += 1;
      if (outcome.hypothetical) hypotheticalTurns += 1;
      if (outcome.is === 'refused') refused += 1;
      if (outcome.is === 'changed') addChange(outcome.change);
      return turns;
    },
    counts: () => ({
      turns,
      changed,
      hypothetical,
      hypotheticalTurns,
      refused,
      webhooksUnrecorded,
      share: shareOf(changed - hypothetical, turns - hypotheticalTurns),
      groups: changeCauses.flatMap((cause) => {
        const count = causeCounts.get(cause);
        if (count === undefined) return [];
        const own = changes.filter((change) => change.cause === cause);
        return [{ cause, turns: count, alike: alikeChanges(own), changes: own }];
      }),
    }),
    forget: (isErased) => {
      changes = changes.filter((change) => !isErased(change));
    },
  };
};

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
