import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventMetadata } from '../kernel/event.ts';
import type { AgentHistory } from './agent-history.ts';

/** One change of an agent: the events, often many, of one request. */
export type AgentEdit = {
  /** The revision of its last event. */
  readonly revision: number;
  readonly firstRevision: number;
  readonly metadata: EventMetadata;
  readonly author: Author;
  readonly before: Agent;
  readonly after: Agent;
};

export type Author = {
  readonly actor?: string;
  readonly tokenId?: string;
  /** Absent for a token without a name. */
  readonly tokenName?: string;
};

/** @param nameOf the owner of a token of the installation */
export const authorIn = (
  { actor, tokenId }: Pick<EventMetadata, 'actor' | 'tokenId'>,
  { tokens }: Pick<Agent, 'tokens'>,
  nameOf: AgentHistory['nameOf'],
): Author => {
  const name = tokenId && (tokens.get(tokenId)?.name ?? nameOf(tokenId));
  return {
    ...(actor !== undefined && { actor }),
    ...(tokenId !== undefined && { tokenId }),
    ...(name !== undefined && name !== '' && { tokenName: name }),
  };
};

/** All changes of an agent, oldest first. */
export async function* editsOf(history: AgentHistory, agentId: string): AsyncGenerator<AgentEdit> {
  let edit: AgentEdit | undefined;
  let newest = emptyAgent(agentId);
  for await (const { recordedEvent, agent } of history.changes(agentId)) {
    const { metadata, revision } = recordedEvent;
    if (edit !== undefined && edit.metadata.correlationId !== metadata.correlationId) {
      yield edit;
      edit = undefined;
    }
    edit = {
      revision,
      metadata,
      // A change may revoke the token that it was made with.
      author: edit?.author ?? authorIn(metadata, newest, history.nameOf),
      after: agent,
      before: edit?.before ?? newest,
      firstRevision: edit?.firstRevision ?? revision,
    };
    newest = agent;
  }
  if (edit !== undefined) yield edit;
}

/** The change that contains a revision. @throws revision_not_found */
export const editAt = async (
  history: AgentHistory,
  agentId: string,
  revision: number,
): Promise<AgentEdit> => {
  for await (const edit of editsOf(history, agentId)) if (edit.revision >= revision) return edit;
  throw new ParleyError('revision_not_found', { revision });
};
