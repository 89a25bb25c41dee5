import type { Agent } from '../agent/agent.ts';
import type { EventMetadata } from '../kernel/event.ts';
import type { Outside } from '../outside/outside.ts';

/** The part that all events of one request share. Its `request` numbers them across several appends. */
export type RequestMetadata = {
  readonly request: { readonly id: string; events: number };
  readonly metadata: Omit<EventMetadata, 'schemaVersion' | 'occurredAt' | 'correlationId'>;
  readonly now: () => string;
};

type AnswerOrigin = { readonly agent: Agent; readonly environment?: string };

export const requestMetadata = (
  outside: Outside,
  { agent, environment }: AnswerOrigin,
  actor: EventMetadata['actor'],
): RequestMetadata => ({
  request: { id: outside.id(), events: 0 },
  metadata: {
    ...(actor && { actor }),
    agentRevision: agent.revision,
    ...(environment !== undefined && { environment }),
  },
  now: outside.now,
});
