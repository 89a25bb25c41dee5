import type { SessionEvent } from '../session/events.ts';
import { evolve } from '../session/evolve.ts';
import { sessionMachine } from '../session/machine.ts';
import { nothingYet, type SessionData, type SessionPlace, type SessionState } from '../session/state.ts';

/** A session before its first event. */
export const beginning: SessionState = { at: 'listening', data: nothingYet };

/**
 * The session after one more event: where the machine goes is read from its own definition, what it knows is
 * what the machine's action makes of it. The actor does the same with an observer, a mailbox and effects
 * around it, which a million recorded events need not pay for; a test holds the two together.
 * @throws TypeError for an event that a session in this state cannot take.
 */
export const folded = ({ at, data }: SessionState, event: SessionEvent): SessionState => {
  const ways = transitions.get(at)?.get(event.type);
  const way = ways?.find(({ isOpen }) => isOpen?.(data) ?? true);
  if (way === undefined) throw new TypeError(`a session that is ${at} cannot take ${event.type}`);
  return { at: way.to ?? at, data: evolve(data, event) };
};

type Way = {
  readonly to: SessionPlace | undefined;
  readonly isOpen: ((data: SessionData) => boolean) | undefined;
};
type Ways = ReadonlyMap<string, readonly Way[]>;

/** A transition as the machine's definition has it. */
type Written = { readonly target?: SessionPlace; readonly guard?: keyof typeof guards };

const guards = {
  slotIsAsked: (data: SessionData): boolean => data.slotFilling !== null,
};

const waysOf = (written: Written | readonly Written[]): readonly Way[] =>
  [written].flat().map(({ target, guard }) => ({ to: target, isOpen: guard && guards[guard] }));

const transitions: ReadonlyMap<SessionPlace, Ways> = new Map(
  Object.entries(sessionMachine.config.states ?? {}).map(([place, { on }]): [SessionPlace, Ways] => [
    // The machine's states are the places; its definition is typed as that of any machine.
    place as SessionPlace,
    new Map(Object.entries(on ?? {}).map(([type, written]) => [type, waysOf(written as Written)])),
  ]),
);
