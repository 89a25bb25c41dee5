import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { guards, sessionMachine } from './machine.ts';
import { nothingYet, type SessionData, type SessionPlace, type SessionState } from './state.ts';

/** A session before its first event. */
export const beginning: SessionState = { at: 'listening', data: nothingYet };

/**
 * The session after one more event: where the machine goes is read from its own definition, what it knows is
 * what the machine's action makes of it. XState works the way out anew for machines of any shape, which costs
 * some thirty times as much and leaves 27 KB behind a turn; a test holds the two together.
 * @throws TypeError for an event that a session in this state cannot take.
 */
export const folded = (before: SessionState, event: SessionEvent): SessionState => {
  const after = taken(before, event);
  if (after === undefined) throw cannotTake(before, event);
  return after;
};

/** The same, and undefined for an event that a session in this state passes over. */
export const taken = ({ at, data }: SessionState, event: SessionEvent): SessionState | undefined => {
  const ways = table.get(at)?.get(event.type);
  const way = ways?.find(({ isOpen }) => isOpen?.(data) ?? true);
  return way && { at: way.to, data: evolve(data, event) };
};

export const cannotTake = ({ at }: SessionState, { type }: SessionEvent): TypeError =>
  new TypeError(`a session that is ${at} cannot take ${type}`);

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
