import type { Intent, IntentResponse } from '../agent/agent.ts';

/** Concatenates a list of each of an intent's responses, in order. */
export const listedIn = <T>(
  { responses }: Intent,
  listOf: (response: IntentResponse) => readonly T[],
): readonly T[] => {
  const [first, ...others] = responses;
  // Nearly every intent has one response, and a turn lists several parts of it.
  return first !== undefined && others.length === 0 ? listOf(first) : responses.flatMap(listOf);
};
