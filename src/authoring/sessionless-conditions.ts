import type { Agent } from '../agent/agent.ts';
import type { Conditions } from '../nlu/understanding.ts';
import type { ReadyModel } from '../training/models.ts';

type Text = {
  readonly text: string;
  /** Names of the contexts that are taken as active, in any case. */
  readonly contexts: readonly string[];
  readonly now: string;
};

/** The conditions under which a text is understood that belongs to no session. */
export const sessionlessConditions = async (
  { settings }: Agent,
  { encodeText }: Pick<ReadyModel, 'encodeText'>,
  { text, contexts, now }: Text,
): Promise<Conditions> => {
  const sentence = await encodeText?.(text);
  return {
    contexts: new Set(contexts.map((context) => context.toLowerCase())),
    now,
    timezone: settings.defaultTimezone,
    sessionEntities: [],
    ...(sentence && { sentence }),
  };
};
