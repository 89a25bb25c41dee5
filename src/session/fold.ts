import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { guards, sessionMachine } from './machine.ts';
import { nothingYet, type SessionData, type SessionPlace, type SessionState } from './state.ts';

/** A session before its first event. */
export const beginning: SessionState = { at: 'listening', data: nothingYet };

/**
 * The session after one more event: where the machine goes is read from its own definition, what it knows is
 * what the machine's action makes of it. The actor does the same with an observer, a mailbox and effects
 * around it, and works the way out anew for machines of any shape, which a million recorded events need not
 * pay for; a test holds the two together.
 * @throws TypeError for an event that a session in this state cannot take.
 */
export const folded = ({ at, data }: SessionState, event: SessionEvent): SessionState => {
  const ways = table.get(at)?.get(event.type);
  const way = ways?.find(({ isOpen }) => isOpen?.(data) ?? true);
  if (way === undefined) throw new TypeError(`a session that is ${at} cannot take ${event.type}`);
  return { at: way.to, data: evolve(data, event) };
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
