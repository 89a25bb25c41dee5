import type { Intent, IntentResponse } from '../agent/agent.ts';

/** What an intent's responses list, one after another: nearly always one list, which is not copied. */
export const listedIn = <T>(
  { responses }: Intent,
  listOf: (response: IntentResponse) => readonly T[],
): readonly T[] => {
  const [first] = responses;
  return first !== undefined && responses.length === 1 ? listOf(first) : responses.flatMap(listOf);
};
