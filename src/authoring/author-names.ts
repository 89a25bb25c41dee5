import type { EventMetadata, RecordedEvent } from '../kernel/event.ts';
import { type Author, authorIn } from './agent-changes.ts';
import type { AgentDesk } from './agent-operations.ts';

/** The token of a change that is not an edit of an agent. */
export type ChangeAuthor = Pick<EventMetadata, 'actor' | 'tokenId'>;

export type AuthorPorts = {
  readonly agents: Pick<AgentDesk, 'list'>;
  /** The owner of a token of the installation. */
  readonly nameOf: (tokenId: string) => string | undefined;
};

/** Tokens have the names that they have today; one that was revoked has none. */
export const authorsBy = (
  { agents, nameOf }: AuthorPorts,
  agentId: string,
): ((event: Pick<RecordedEvent, 'metadata'>) => Author) => {
  const all = [...agents.list(), ...agents.list('deleted')];
  const agent = all.find(({ id }) => id === agentId) ?? { tokens: new Map() };
  return ({ metadata }) => authorIn(metadata, agent, nameOf);
};
