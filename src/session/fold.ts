import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { guards, sessionMachine } from './machine.ts';
import { nothingYet, type SessionData, type SessionPlace, type SessionState } from './state.ts';

/** A session before its first event. */
export const beginning: SessionState = { at: 'listening', data: nothingYet };

/**
 * The session after one more event, or undefined where its machine has no way on. The ways are read once from
 * the machine's definition. XState works them out anew at each event, for machines of any shape, in sets and
 * maps of states that are left and entered: many times the work, for one state at a time and one action.
 */
export const moved = ({ at, data }: SessionState, event: SessionEvent): SessionState | undefined => {
  const ways = table.get(at)?.get(event.type);
  const way = ways?.find(({ isOpen }) => isOpen?.(data) ?? true);
  return way && { at: way.to, data: evolve(data, event) };
};

/** @throws TypeError for an event that a session in this state cannot take. */
export const folded = (state: SessionState, event: SessionEvent): SessionState => {
  const after = moved(state, event);
  if (after === undefined) throw new TypeError(`a session that is ${state.at} cannot take ${event.type}`);
  return after;
};

type Way = {
  readonly to: SessionPlace;
  readonly isOpen: ((data: SessionData) => boolean) | undefined;
};
type Ways = ReadonlyMap<string, readonly Way[]>;

/** A transition as the machine's definition has it. */
type Written = { readonly target?: SessionPlace; readonly guard?: keyof typeof guards };

const waysOf = (from: SessionPlace, written: Written | readonly Written[]): readonly Way[] =>
  [written].flat().map(({ target = from, guard }) => ({ to: target, isOpen: guard && guards[guard] }));

const table: ReadonlyMap<SessionPlace, Ways> = new Map(
  Object.entries(sessionMachine.config.states ?? {}).map(([key, { on }]): [SessionPlace, Ways] => {
    // The machine's states are the places; its definition is typed as that of any machine.
    const place = key as SessionPlace;
    const ways = Object.entries(on ?? {}).map(([type, written]): [string, readonly Way[]] => [
      type,
      waysOf(place, written as Written),
    ]);
    return [place, new Map(ways)];
  }),
);
