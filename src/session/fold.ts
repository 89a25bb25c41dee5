import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { guards, sessionMachine } from './machine.ts';
import { compileMachine } from './machine-table.ts';
import { newSessionData, type SessionData, type SessionPlace, type SessionState } from './state.ts';

/** A session before its first event. */
export const newSession: SessionState = { at: 'listening', data: newSessionData };

/**
 * The session after one more event. The transition comes from the table compiled from the machine's
 * definition, and the data from `evolve`, which is the machine's only action. A test compares every state and
 * event with XState's own `transition`.
 * @throws TypeError for an event that a session in this state cannot take.
 */
export const foldEvent = (before: SessionState, event: SessionEvent): SessionState => {
  const after = stateAfter(before, event);
  if (after === undefined) throw cannotTake(before, event);
  return after;
};

/** Like `foldEvent`, but undefined for an event that this state does not handle. */
export const stateAfter = ({ at, data }: SessionState, event: SessionEvent): SessionState | undefined => {
  const transitions = table.get(at)?.get(event.type);
  const transition = transitions?.find(({ guard }) => guard?.(data) ?? true);
  return transition && { at: transition.to, data: evolve(data, event) };
};

export const cannotTake = ({ at }: SessionState, { type }: SessionEvent): TypeError =>
  new TypeError(`a session that is ${at} cannot take ${type}`);

const table = compileMachine<SessionPlace, SessionData>(sessionMachine.config, { guards, action: 'take' });
