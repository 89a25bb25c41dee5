import type { Agent } from '../../agent/agent.ts';
import { ParleyError } from '../../kernel/errors.ts';
import type { Views } from '../views.ts';
import { reports } from './catalogue.ts';
import type { Report } from './report.ts';
import { type ReportRequest, type ReportResult, runReport } from './run-report.ts';

export type ReportOutline = Omit<Report, 'rows' | 'subjects'>;

/** Reports on the conversations of agents. */
export type ReportDesk = {
  readonly list: () => readonly ReportOutline[];
  /** @throws report_unknown, request_invalid for an invalid time, store_unavailable */
  readonly run: (
    name: string,
    agent: Agent,
    query: ReportOptions,
  ) => Promise<ReportResult & Omit<ReportOutline, 'interval'>>;
};

type ReportOptions = Omit<ReportRequest, 'agent' | 'at'>;

/** @param now ISO 8601, UTC */
export const reportDesk = (views: Views, now: () => string): ReportDesk => ({
  list: () => reports.map(outlineOf),
  run: async (name, agent, query) => {
    const report = reports.find((report) => report.name === name);
    if (report === undefined) {
      throw new ParleyError('report_unknown', {
        name,
        known: reports.map((report) => report.name).join(', '),
      });
    }
    for (const place of ['from', 'to'] as const) {
      if (Number.isNaN(Date.parse(query[place] ?? '1970-01-01')))
        throw new ParleyError('request_invalid', { place, fault: 'is not a valid date' });
    }
    return { ...outlineOf(report), ...(await runReport(views, report, { agent, at: now(), ...query })) };
  },
});

const outlineOf = ({ rows: _, subjects: __, ...outline }: Report): ReportOutline => outline;
