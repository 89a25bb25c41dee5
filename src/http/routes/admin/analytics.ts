import { canonicalLanguage } from '../../../agent/language.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { csvRecord } from '../../../kernel/csv.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { ReportDesk } from '../../../views/reports/report-desk.ts';
import { BytesReply, operation } from '../../operation.ts';
import { queryValues } from '../../wire/lenient.ts';
import { Moment, momentsIn } from '../../wire/moment.ts';
import { AgentPath } from '../../wire/paths.ts';
import { RevisionParameter } from '../../wire/revision-parameter.ts';

const Interval = Type.Enum(['hour', 'day', 'week', 'month', 'total']);

const Column = Type.Object({
  name: Type.String(),
  summary: Type.String(),
  kind: Type.Enum(['text', 'count', 'share', 'number', 'milliseconds']),
  isDetail: Type.Optional(Type.Boolean({ description: 'Whether narrow tables leave the column out.' })),
});

const outline = {
  name: Type.String(),
  summary: Type.String(),
  projection: Type.String({ description: 'The projection that keeps the figures.' }),
  columns: Type.Array(Column),
  bar: Type.String({ description: 'The column that charts show.' }),
};

const Catalogue = Type.Object({
  reports: Type.Array(
    Type.Object({
      ...outline,
      interval: Type.Optional(Type.String({ description: 'The default interval of the rows.' })),
    }),
  ),
});

const Report = Type.Object({
  ...outline,
  agentId: Type.String(),
  lang: Type.Union([Type.String(), Type.Null()]),
  environment: Type.Union([Type.String(), Type.Null()]),
  revision: Type.Union([Type.Integer(), Type.Null()]),
  from: Type.Union([Type.String(), Type.Null()]),
  to: Type.Union([Type.String(), Type.Null()]),
  interval: Interval,
  rows: Type.Array(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
      description: 'Cells by the names of their columns; with `interval`, unless that is `total`.',
    }),
  ),
  isCut: Type.Boolean({ description: 'Whether there are more rows than in this reply.' }),
  isUpToDate: Type.Boolean({ description: 'Whether all recorded events are counted.' }),
});

const ReportQuery = Type.Object({
  from: Moment('Counted from the beginning of its hour.'),
  to: Moment('Itself excluded; a time within an hour counts to the end of that hour.'),
  interval: Type.Optional(Interval),
  lang: Type.Optional(Type.String({ description: "One of the agent's languages." })),
  environment: Type.Optional(Type.String({ description: 'Only turns that this environment answered.' })),
  revision: Type.Optional(RevisionParameter()),
  format: Type.Optional(Type.Enum(['json', 'csv'])),
});

const tag = 'analytics';

/** Reports over all conversations of an agent. */
export const analyticsOperations = (reports: ReportDesk, agents: Pick<AgentDesk, 'get'>) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/analytics',
    summary: 'All reports with their columns',
    tag,
    token: 'agent-part',
    params: AgentPath,
    reply: Catalogue,
    run: ({ params }) => {
      agents.get(params.id);
      return { reports: reports.list() };
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/analytics/:report',
    summary: "One report on an agent's conversations, as JSON or CSV",
    tag,
    token: 'agent-part',
    params: Type.Object({ id: Type.String(), report: Type.String() }),
    accept: ({ query }) => ({ query: queryValues(query) }),
    query: ReportQuery,
    reply: Report,
    alsoAnswers: ['text/csv'],
    errors: ['report_unknown', 'bad_language'],
    run: async ({ params: { id, report }, query, accepts }) => {
      const answer = await reports.run(report, agents.get(id), reportRequestIn(query));
      const isCsv = query.format === 'csv' || (query.format === undefined && prefersCsv(accepts));
      if (isCsv) return csv(answer, `${report}-${id}.csv`);
      return { agentId: id, ...filtersOf(query), ...answer };
    },
  }),
];

const filtersOf = ({ lang, environment, revision }: Static<typeof ReportQuery>) => ({
  lang: lang ?? null,
  environment: environment ?? null,
  revision: revision === undefined ? null : Number(revision),
});

const reportRequestIn = ({
  interval,
  lang,
  environment,
  revision,
  ...period
}: Static<typeof ReportQuery>) => {
  const language = lang === undefined ? undefined : canonicalLanguage(lang);
  if (lang !== undefined && language === undefined) throw new ParleyError('bad_language', { language: lang });
  return {
    ...momentsIn(period, ['from', 'to']),
    ...(interval !== undefined && { interval }),
    ...(language !== undefined && { language }),
    ...(environment !== undefined && { environment }),
    ...(revision !== undefined && { revision: Number(revision) }),
  };
};

const prefersCsv = (accepts: string): boolean =>
  accepts.includes('text/csv') && !accepts.includes('application/json');

const csv = ({ columns, interval, rows }: Awaited<ReturnType<ReportDesk['run']>>, fileName: string) => {
  const names = [...(interval === 'total' ? [] : ['interval']), ...columns.map(({ name }) => name)];
  const records = rows.map((row) => csvRecord(names.map((name) => row[name])));
  return new BytesReply([csvRecord(names), ...records].join(''), {
    contentType: 'text/csv; charset=utf-8',
    fileName,
  });
};
