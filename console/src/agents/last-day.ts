import { call, type Reply } from '../api/call.ts';

/** The figures of an agent for the last 24 hours. */
export type Day = {
  /** The beginning of the period, rounded to the hour, as in reports. */
  readonly since: string;
  readonly turns: number;
  readonly unmatched: number;
  readonly failedCalls: number;
};

type Rows = Reply<'GET /admin/agents/{id}/analytics/{report}'>['rows'];

const HOURS = 24;

export const loadDay = async (id: string, signal: AbortSignal): Promise<Day> => {
  const from = new Date(Date.now() - HOURS * 3_600_000).toISOString();
  const query = { from, interval: 'total' } as const;
  const load = (report: string) =>
    call('GET /admin/agents/{id}/analytics/{report}', { path: { id, report }, query }, { signal });
  const [overview, webhooks] = await Promise.all([load('overview'), load('webhooks')]);
  return dayOf(overview.from ?? from, overview.rows, webhooks.rows);
};

const dayOf = (since: string, overview: Rows, webhooks: Rows): Day => ({
  since,
  turns: Number(overview[0]?.turns ?? 0),
  unmatched: Number(overview[0]?.unmatched ?? 0),
  // The first row covers all intents.
  failedCalls: Number(webhooks[0]?.failed ?? 0),
});
