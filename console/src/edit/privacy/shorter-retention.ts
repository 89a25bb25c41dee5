import { call } from '../../api/call.ts';
import { MS, moment } from '../../frame/numbers.ts';
import type { Danger } from '../draft/edited-part.ts';
import { text } from './text.ts';

/**
 * The sessions that a shorter retention erases: every server checks once an hour.
 * @returns undefined if it erases none of today's sessions
 */
export const shorterRetention = async (
  id: string,
  before: number,
  after: number,
): Promise<Danger | undefined> => {
  if (after === 0 || (before > 0 && after >= before)) return undefined;
  const since = new Date(Date.now() - after * MS.day).toISOString();
  const [{ sessions, counts: all }, { counts: kept }] = await Promise.all([
    call('GET /admin/agents/{id}/sessions', {
      path: { id },
      query: { sort: 'lastActiveAt', order: 'asc', limit: 1 },
    }),
    call('GET /admin/agents/{id}/sessions', { path: { id }, query: { since, limit: 1 } }),
  ]);
  const [oldest] = sessions;
  const expired = all.sessions - kept.sessions;
  if (oldest === undefined || oldest.lastActiveAt >= since) return undefined;
  return {
    // One may have begun between the two requests.
    question: text.value.eraseQuestion(Math.max(1, expired)),
    consequences: text.value.eraseConsequences(after, moment(oldest.lastActiveAt)),
    action: text.value.eraseAction,
  };
};
