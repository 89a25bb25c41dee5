import { ParleyError } from '../../../kernel/errors.ts';
import { WHAT_IF_CHANGES_PER_PAGE_MAX } from '../../../kernel/limits/replay.ts';
import { PAGE_ROWS_DEFAULT } from '../../../kernel/limits/reports.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { WhatIfDesk, WhatIfRequest } from '../../../replay/what-if/what-if-desk.ts';
import { ChangesPage, changeCauses, WhatIfJob } from '../../../replay/wire/what-if-report.ts';
import { type OperationRequest, operation } from '../../operation.ts';
import { agentFor, ownAgent } from '../../own-agent.ts';
import { exportBody } from '../../wire/body-limits.ts';
import { ExportFiles } from '../../wire/export-files.ts';
import { allOf, firstOf, queryValues } from '../../wire/lenient.ts';
import { Moment, momentsIn } from '../../wire/moment.ts';
import { RevisionParameter } from '../../wire/revision-parameter.ts';
import { RowCursor } from '../../wire/row-cursor.ts';

const tag = 'replay';
type Caller = Pick<OperationRequest, 'actor' | 'agentId'>;
const JobParameters = Type.Object({ whatIf: Type.String() });
const Text = (description: string) => Type.Optional(Type.String({ description }));

type WhatIfQuery = Static<typeof WhatIfQuery>;
const WhatIfQuery = Type.Object({
  agent: Text('Id of the agent that answers; absent for an export in the body. A developer token: its own.'),
  revision: Type.Optional(RevisionParameter('A revision of that agent; by default its newest.')),
  sessionsOf: Text(
    'Id of the agent with the sessions; by default the answering agent, or the agent with its name.',
  ),
  session: Type.Array(Type.String(), { description: 'Only these sessions; can be repeated.' }),
  since: Moment('Turns received at or after it.'),
  until: Moment('Turns received before it.'),
  intent: Text('Turns that this intent was matched in.'),
  lang: Text('Turns that were answered in this language of the agent.'),
});
const single = ['agent', 'revision', 'sessionsOf', 'since', 'until', 'intent', 'lang'] as const;

/** What another agent would have answered in recorded sessions: jobs that run while turns continue. */
export const whatIfOperations = (whatIfs: WhatIfDesk) => [
  startOperation(whatIfs),
  operation({
    method: 'get',
    path: '/admin/what-if',
    summary: 'The what-ifs, newest first, without their reports',
    tag,
    token: 'own-agent',
    reply: Type.Object({ whatIfs: Type.Array(WhatIfJob) }),
    run: async (caller) => ({ whatIfs: (await whatIfs.list()).filter((job) => isSeenBy(caller, job)) }),
  }),
  operation({
    method: 'get',
    path: '/admin/what-if/:whatIf',
    summary: 'The progress or the report of a what-if',
    tag,
    token: 'own-agent',
    params: JobParameters,
    query: Type.Object({
      changes: Type.Boolean({
        default: true,
        description: 'False for a report that counts changes but lists none; they are read page by page.',
      }),
    }),
    accept: ({ query }) => ({ query: { changes: true, ...queryValues(query, { flags: ['changes'] }) } }),
    reply: WhatIfJob,
    errors: ['what_if_not_found'],
    run: async ({ params: { whatIf }, query: { changes }, ...caller }) =>
      seenBy(caller, await (changes ? whatIfs.get(whatIf) : whatIfs.summary(whatIf))),
  }),
  listing(whatIfs),
  operation({
    method: 'delete',
    path: '/admin/what-if/:whatIf',
    summary: 'Cancel a what-if that runs',
    tag,
    token: 'own-agent',
    params: JobParameters,
    reply: WhatIfJob,
    errors: ['what_if_not_found'],
    run: async ({ params: { whatIf }, ...caller }) => {
      seenBy(caller, await whatIfs.summary(whatIf));
      return whatIfs.cancel(whatIf);
    },
  }),
];

const ChangesQuery = Type.Object({
  cause: Type.Optional(Type.Enum(changeCauses)),
  limit: Type.Integer({ minimum: 1, maximum: WHAT_IF_CHANGES_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
  cursor: RowCursor,
});

const listing = (whatIfs: WhatIfDesk) =>
  operation({
    method: 'get',
    path: '/admin/what-if/:whatIf/changes',
    summary: 'The changes of a what-if, page by page, equal ones once',
    tag,
    token: 'own-agent',
    params: JobParameters,
    query: ChangesQuery,
    accept: ({ query }) => ({
      query: {
        limit: PAGE_ROWS_DEFAULT,
        ...queryValues(query, { numbers: ['limit'] }, ['cause', 'cursor', 'limit']),
      },
    }),
    reply: ChangesPage,
    errors: ['what_if_not_found'],
    run: async ({ params: { whatIf }, query: { cause, limit, cursor }, ...caller }) => {
      if (ownAgent(caller) !== undefined) seenBy(caller, await whatIfs.summary(whatIf));
      return whatIfs.changes(whatIf, { ...(cause && { cause }), skip: Number(cursor ?? 0), limit });
    },
  });

/** A developer sees what-ifs over sessions of its agent, unless another agent answers in them. */
const isSeenBy = (caller: Caller, { sessionsOf, answeredBy }: WhatIfJob): boolean => {
  const own = ownAgent(caller);
  return own === undefined || (sessionsOf.agentId === own && (answeredBy.agentId ?? own) === own);
};

/** @throws what_if_not_found, so that a developer does not learn which what-ifs others have */
const seenBy = (caller: Caller, job: WhatIfJob): WhatIfJob => {
  if (!isSeenBy(caller, job)) throw new ParleyError('what_if_not_found', { whatIfId: job.id });
  return job;
};

const startOperation = (whatIfs: WhatIfDesk) =>
  operation({
    method: 'post',
    path: '/admin/what-if',
    summary: 'Start a what-if: answer past sessions by an agent, a revision or an export',
    tag,
    token: 'own-agent',
    role: 'viewer',
    accept: ({ query, body }) => ({
      query: {
        ...Object.fromEntries(single.map((name) => [name, firstOf(query, name)])),
        session: allOf(query, 'session'),
      },
      body: body ?? {},
    }),
    query: WhatIfQuery,
    body: Type.Object({
      files: Type.Optional(ExportFiles),
    }),
    bodyLimits: exportBody,
    reply: WhatIfJob,
    errors: [
      'agent_not_found',
      'sessions_owner_unclear',
      'revision_not_found',
      'session_not_found',
      'bad_export',
    ],
    run: ({ query, body, ...caller }) => {
      const agent = body.files === undefined ? agentFor(caller, query.agent) : query.agent;
      const sessionsOf = agentFor(caller, query.sessionsOf);
      return whatIfs.start(
        requestOf({ ...query, ...(agent && { agent }), ...(sessionsOf && { sessionsOf }) }, body),
      );
    },
  });

const requestOf = (query: WhatIfQuery, { files }: { readonly files?: { path: string; text: string }[] }) => {
  const { session, sessionsOf, intent, lang } = query;
  const request: WhatIfRequest = {
    by: answeringOf(query, files),
    ...(sessionsOf !== undefined && { agentId: sessionsOf }),
    ...(session.length > 0 && { sessionIds: session }),
    filter: {
      ...momentsIn(query, ['since', 'until']),
      ...(intent !== undefined && { intent }),
      ...(lang !== undefined && { language: lang }),
    },
  };
  return request;
};

const answeringOf = (
  { agent, revision }: WhatIfQuery,
  files: { path: string; text: string }[] | undefined,
): WhatIfRequest['by'] => {
  if (files !== undefined) return { files };
  if (agent !== undefined) {
    return { agentId: agent, ...(revision !== undefined && { revision: Number(revision) }) };
  }
  throw new ParleyError('request_invalid', {
    place: 'query',
    fault: 'must name an agent, or the body hold one',
  });
};
