import { Json } from '../../../kernel/json.ts';
import { STATES_LISTED_MAX } from '../../../kernel/limits/reports.ts';
import { Type } from '../../../kernel/schema.ts';
import type { Views } from '../../../views/views.ts';
import { operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { queryValues } from '../../wire/lenient.ts';
import { UnreadableRecords, unreadableOut } from '../../wire/unreadable-out.ts';

const NameParameter = Type.Object({ name: Type.String() });
/** States of a page if the request does not name a number: a few screens, at most some hundred kilobytes. */
const STATES_LISTED = 100;

const progress = {
  state: Type.Enum(['catching_up', 'live', 'faulted', 'waiting', 'stopped', 'outdated']),
  position: Type.Integer({
    description: 'The view includes all events up to this position; -1 before the first event.',
  }),
  reachedAt: Type.String({ description: 'The time of the newest event in the view.' }),
  lagMs: Type.Integer({
    minimum: 0,
    description:
      'The age of the oldest event that is not in the view yet, or, while it catches up from the log, of the ' +
      'newest one that is; 0 when it is up to date.',
  }),
  reason: Type.Optional(Type.String({ description: 'Why the view waits for its store.' })),
  remade: Type.Optional(Type.String({ description: 'Why the server rebuilt the view or is rebuilding it.' })),
  eventsPerSecond: Type.Optional(Type.Integer({ minimum: 0, description: 'While it catches up.' })),
  secondsLeft: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Estimated seconds until it has caught up.' }),
  ),
  fault: Type.Optional(
    Type.Object({
      position: Type.Integer(),
      stream: Type.String(),
      eventType: Type.String(),
      message: Type.String(),
    }),
  ),
};

const ProjectionReply = Type.Object({
  name: Type.String(),
  isShipped: Type.Boolean(),
  version: Type.String(),
  ...progress,
  rebuild: Type.Optional(Type.Object(progress)),
});

/** The projections in this server, and their results. */
export const projectionOperations = (views: Views, unreadable: () => readonly number[]) => [
  ...runOperations(views, unreadable),
  operation({
    method: 'get',
    path: '/admin/projections/:name/states',
    summary: 'The result of a projection for each of its partitions, in the order of their names',
    tag: 'projections',
    token: 'admin',
    params: NameParameter,
    query: Type.Object({
      prefix: Type.Optional(Type.String()),
      after: Type.Optional(Type.String()),
      limit: Type.Integer({ minimum: 1, maximum: STATES_LISTED_MAX }),
    }),
    accept: ({ query }) => ({
      query: { limit: STATES_LISTED, ...queryValues(query, { numbers: ['limit'] }) },
    }),
    reply: Type.Object({ states: Type.Array(Type.Object({ partition: Type.String(), state: Json })) }),
    errors: ['projection_unknown'],
    run: async ({ params: { name }, query }) => {
      await views.awaitPosition(name);
      return { states: await views.states(name, query) };
    },
  }),
];

const runOperations = (views: Views, unreadable: () => readonly number[]) => [
  operation({
    method: 'get',
    path: '/admin/projections',
    summary: 'All projections with their progress and errors',
    tag: 'projections',
    token: 'admin',
    reply: Type.Object({
      projections: Type.Array(ProjectionReply),
      unreadableRecords: Type.Optional(UnreadableRecords),
    }),
    run: async () => ({ projections: await views.list(), ...unreadableOut(unreadable()) }),
  }),
  operation({
    method: 'get',
    path: '/admin/projections/:name',
    summary: 'The progress and errors of a projection',
    tag: 'projections',
    token: 'admin',
    params: NameParameter,
    reply: ProjectionReply,
    errors: ['projection_unknown'],
    run: ({ params: { name } }) => views.status(name),
  }),
  commandOperation(
    views,
    'rebuild',
    'Start to rebuild a view from the whole log; the present view is read until the new one is complete',
  ),
  commandOperation(views, 'retry', 'Try a projection that failed once more, from where it failed'),
];

/** Sends a command to a projection, and answers with its state afterwards. */
const commandOperation = (views: Views, what: 'rebuild' | 'retry', summary: string) =>
  operation({
    method: 'post',
    path: `/admin/projections/:name/${what}`,
    summary,
    tag: 'projections',
    token: 'admin',
    role: 'admin',
    params: NameParameter,
    bodyLimits: agentBody,
    reply: ProjectionReply,
    errors: ['projection_unknown'],
    run: async ({ params: { name } }) => {
      await views[what](name);
      return views.status(name);
    },
  });
