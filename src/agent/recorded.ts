import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { type AgentEvent, agentEvents } from './events.ts';

const versions: ReadonlyMap<string, number> = new Map(
  agentEvents.map(({ type, version }) => [type, version]),
);

/** The version that this event type is written in today. */
export const agentEventVersion = (type: AgentEvent['type']): number => versions.get(type) ?? 1;

/**
 * An agent's event as it is understood today. Older versions pass their upcasters here, once, on read.
 * @throws recording_unreadable for a type or version that only a newer Parley knows.
 */
export const asAgentEvent = (recorded: RecordedEvent): AgentEvent => {
  const { type, stream, metadata } = recorded;
  const known = versions.get(type);
  if (known === undefined || metadata.schemaVersion > known) {
    const reason = `version ${metadata.schemaVersion} of it is not known here`;
    throw new ParleyError('recording_unreadable', { type, stream, reason });
  }
  // Appended by Parley under this type and version, so it has that shape; every event is checked in the tests.
  return recorded as AgentEvent & RecordedEvent;
};
