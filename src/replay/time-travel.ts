import type { Agent } from '../agent/agent.ts';
import type { SessionState } from '../session/state.ts';
import type { PastAgent, PastState } from './wire/session-then.ts';

export const pastStateOf = ({ at, data }: SessionState): PastState => {
  const { turns, lastActiveAt, contexts, userEntities, slotFilling } = data;
  return {
    at,
    turns,
    lastActiveAt,
    contexts: [...contexts],
    userEntities: [...userEntities],
    slotFilling: slotFilling && {
      intentId: slotFilling.intentId,
      intentName: slotFilling.matched.intentName,
      parameter: slotFilling.parameter,
      attempt: slotFilling.attempt,
      collected: slotFilling.matched.parameters
        .filter(({ source }) => source.from !== 'nothing')
        .map(({ name, value, original }) => ({ name, value, original })),
      missing: slotFilling.matched.missing,
    },
  };
};

export const pastAgentOf = (
  agent: Agent,
  newestRevision: number,
  changedAt: string | undefined,
): PastAgent => ({
  agentId: agent.id,
  name: agent.settings.name,
  revision: agent.revision,
  newestRevision,
  ...(changedAt !== undefined && { changedAt }),
  intents: agent.intents.size,
  entities: agent.entities.size,
  language: agent.settings.language,
});
