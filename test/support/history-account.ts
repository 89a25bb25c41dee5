import type { HistoryTurn } from './history.ts';
import { OUTCOMES } from './moody-webhook.ts';

/** The expected results according to the driver of the conversations, for comparison with the server. */
export type HistorySession = readonly HistoryTurn[];

export const intentOf = ({ answer }: HistoryTurn): string => answer.result.metadata.intentName ?? '';
export const actionOf = ({ answer }: HistoryTurn): string => answer.result.action;
export const speechOf = ({ answer }: HistoryTurn): string => answer.result.fulfillment.speech;
export const momentOf = ({ answer }: HistoryTurn): string => answer.timestamp;
export const isAsking = ({ answer }: HistoryTurn): boolean => answer.result.actionIncomplete;
export const outcomeOf = ({ call }: HistoryTurn): string => (call === undefined ? '' : OUTCOMES[call.mood]);

type NamedContext = { readonly name: string; readonly lifespan: number };
export const contextsOf = ({ answer }: HistoryTurn): readonly NamedContext[] =>
  answer.result.contexts.map(({ name, lifespan }: NamedContext) => ({ name, lifespan }));

/** Slot filling that was left, by another intent or by exit words such as "cancel", which match no intent. */
export const leftBy = (turn: HistoryTurn, before: HistoryTurn | undefined): boolean =>
  before !== undefined && isAsking(before) && intentOf(before) !== intentOf(turn);

/** Slot filling continues: the turn answers a prompt, or repeats its intent. */
export const goesOn = (turn: HistoryTurn, before: HistoryTurn | undefined): boolean =>
  before !== undefined && isAsking(before) && intentOf(before) === intentOf(turn);

export const isFallback = (turn: HistoryTurn): boolean => /fallback/i.test(intentOf(turn));

/** No intent matched except a fallback; exit words do not match one either. */
export const isUnmatched = (turn: HistoryTurn): boolean => intentOf(turn) === '' || isFallback(turn);

/** A predicate on turns of a session, called with the previous turn. */
export type Holds = (turn: HistoryTurn, before: HistoryTurn | undefined) => boolean;

export const countIn = (session: HistorySession, holds: Holds): number =>
  session.filter((turn, at) => holds(turn, session[at - 1])).length;

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((one, other) => one + other, 0);

export const unmatchedIn = (session: HistorySession): number => countIn(session, isUnmatched);
export const startOf = (session: HistorySession): string => session.map(momentOf).toSorted()[0] ?? '';
export const endOf = (session: HistorySession): string => session.map(momentOf).toSorted().at(-1) ?? '';

/** The lowest score of texts with a match. */
export const lowestScoreIn = (session: HistorySession): number =>
  Math.min(
    1,
    ...session
      .filter((turn) => turn.trigger === undefined && intentOf(turn) !== '' && !isFallback(turn))
      .map(({ answer }) => answer.result.score),
  );

export const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** The most frequent name. */
export const commonest = (names: readonly string[]): string => {
  const counts = tally(names.filter((name) => name !== ''));
  return Object.keys(counts).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0] ?? '';
};

/** The turns of sessions for which a predicate holds. */
export const allOf = (sessions: Iterable<HistorySession>, holds: Holds): HistorySession =>
  [...sessions].flatMap((session) => session.filter((turn, at) => holds(turn, session[at - 1])));

const SAMPLE = 12;

/** A dozen items, evenly distributed, of a list that must not be empty. */
export const some = <T>(all: readonly T[]): readonly T[] => {
  if (all.length === 0) throw new Error('there is none');
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((_, index) => index % step === 0);
};

/** The first item, which must exist. */
export const one = <T>(all: Iterable<T>): T => {
  for (const item of all) return item;
  throw new Error('there is none');
};
