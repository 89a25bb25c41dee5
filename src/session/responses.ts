import type { Intent, IntentResponse } from '../agent/agent.ts';

/** Concatenates a list of each of an intent's responses, in order. */
export const listedIn = <T>(
  { responses }: Intent,
  listOf: (response: IntentResponse) => readonly T[],
): readonly T[] => responses.flatMap(listOf);
