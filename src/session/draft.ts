import { SESSION_LIFETIME_MS } from '../kernel/limits/conversation.ts';
import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { SessionState } from './state.ts';

/** The events decided so far, and the session's data after them. */
export type Draft = { readonly events: readonly SessionEvent[]; readonly data: SessionState['data'] };

export const withEvent = ({ events, data }: Draft, event: SessionEvent): Draft => ({
  events: events.concat([event]),
  data: evolve(data, event),
});

/** Reopens a session, first recording what expired while it was idle. */
export const reopen = (state: SessionState, now: string): Draft => {
  const unchanged: Draft = { events: [], data: state.data };
  if (isExpired(state, now)) {
    const { lastActiveAt } = state.data;
    const expiredAt = new Date(Date.parse(lastActiveAt) + SESSION_LIFETIME_MS).toISOString();
    return withEvent(unchanged, { type: 'SessionExpired', data: { lastActiveAt, expiredAt } });
  }
  const expiredEntities = state.data.userEntities.filter(({ expiresAt }) => expiresAt <= now);
  if (expiredEntities.length === 0) return unchanged;
  const names = expiredEntities.map(({ name }) => name);
  return withEvent(unchanged, { type: 'UserEntitiesExpired', data: { names } });
};

/**
 * Whether the session has expired and its expiry is not recorded yet. A session before its first event has no
 * time: the difference is NaN, which is not greater than any lifetime.
 */
export const isExpired = ({ at, data }: SessionState, now: string): boolean =>
  (at === 'listening' || at === 'prompting') &&
  Date.parse(now) - Date.parse(data.lastActiveAt) > SESSION_LIFETIME_MS;
