import { contextCoverage, coverage, phrases } from './coverage-reports.ts';
import { contexts, slots } from './dialogue-reports.ts';
import { exits, flow, statechart } from './path-reports.ts';
import { replies, webhooks } from './reply-reports.ts';
import type { Report } from './report.ts';
import { revisions } from './revision-reports.ts';
import { actions, intents, overview, scores } from './turn-reports.ts';

/** All reports, the most general first. */
export const reports: readonly Report[] = [
  overview,
  revisions,
  scores,
  intents,
  actions,
  flow,
  exits,
  slots,
  contexts,
  webhooks,
  replies,
  phrases,
  statechart,
  coverage,
  contextCoverage,
];

/** The projections with the figures of these reports. */
export const reportProjections: readonly string[] = [...new Set(reports.map(({ projection }) => projection))];
