import type { Agent } from '../../agent/agent.ts';
import { isParleyError } from '../../kernel/errors.ts';
import type { SessionCommand } from '../../session/commands.ts';
import type { SessionEvent } from '../../session/events.ts';
import type { SessionState } from '../../session/state.ts';
import { move } from '../rehearsal.ts';
import type { Fact } from '../turns/spans.ts';

/**
 * Applies the changes that other requests made to a session between two turns to another state. Expiry
 * follows that state's own clock; refused changes are skipped.
 */
export const withOutsideChanges = (
  state: SessionState,
  changes: readonly Fact[],
  agent: Agent,
): SessionState => changes.flatMap(({ event }) => commandsOf(event, agent)).reduce(applyCommand, state);

const applyCommand = (state: SessionState, command: SessionCommand): SessionState => {
  try {
    return move(state, command).state;
  } catch (error) {
    if (isParleyError(error)) return state;
    throw error;
  }
};

const commandsOf = (event: SessionEvent, agent: Agent): readonly SessionCommand[] => {
  switch (event.type) {
    case 'ContextsChanged': {
      const { cause, names, changedAt: now, contexts } = event.data;
      if (cause === 'deleted') return [{ type: 'DeleteContexts', names, now }];
      return [{ type: 'AddContexts', contexts: contexts.filter(({ name }) => names.includes(name)), now }];
    }
    case 'UserEntitiesSet': {
      const { entities, setAt: now } = event.data;
      return [{ type: 'SetUserEntities', entities, entitiesAreRecorded: true, agent, now }];
    }
    case 'UserEntitiesDeleted':
      return event.data.names.map((name) => ({ type: 'DeleteUserEntity', name, now: event.data.deletedAt }));
    default:
      return [];
  }
};
