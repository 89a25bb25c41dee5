import type { Intent, IntentResponse } from '../agent/agent.ts';

/** The lists of an intent's responses, joined in their order. */
export const listedIn = <T>(
  { responses }: Intent,
  listOf: (response: IntentResponse) => readonly T[],
): readonly T[] => responses.flatMap(listOf);
