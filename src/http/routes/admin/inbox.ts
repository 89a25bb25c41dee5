import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import type { InboxDismissals } from '../../../authoring/inbox-dismissals.ts';
import { QUERY_CODE_POINTS_MAX } from '../../../kernel/limits/conversation.ts';
import {
  INBOX_DECIDED_MAX,
  INBOX_GROUPS_PER_PAGE_MAX,
  INBOX_SEALED_TEXTS_MAX,
  INBOX_TEXTS_MAX,
} from '../../../kernel/limits/inbox.ts';
import { PAGE_ROWS_DEFAULT } from '../../../kernel/limits/reports.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { Inbox } from '../../../views/inbox/inbox.ts';
import { authorOf } from '../../change-author.ts';
import { operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { agentLanguage } from '../../wire/language.ts';
import { queryValues } from '../../wire/lenient.ts';
import { Moment, momentsIn } from '../../wire/moment.ts';
import { AgentPath } from '../../wire/paths.ts';
import { RowCursor } from '../../wire/row-cursor.ts';

const Kind = Type.Enum(['unmatched', 'low_score']);

const Utterance = Type.Object({
  text: Type.String({ description: 'The most recent spelling.' }),
  count: Type.Integer(),
  lastHeardAt: Type.String(),
  kind: Kind,
  intentName: Type.String({ description: 'The nearest intent; empty for none.' }),
  score: Type.Number({ description: 'The score of that intent.' }),
  turnId: Type.String({ description: 'The newest turn with this text.' }),
});

const InboxReply = Type.Object({
  groups: Type.Array(
    Type.Object({
      text: Type.String({ description: 'The most frequent text of the group.' }),
      language: Type.String(),
      count: Type.Integer({ description: 'How often people said these texts.' }),
      utterances: Type.Array(Utterance),
    }),
  ),
  counts: Type.Object({ groups: Type.Integer(), texts: Type.Integer(), heard: Type.Integer() }),
  nextCursor: Type.Optional(Type.String()),
  isCut: Type.Boolean({
    description: 'Whether some texts were not examined; a shorter period examines all.',
  }),
  lookedBackTo: Type.Optional(
    Type.String({
      description:
        'If so, when the oldest examined text was said. The newest ' +
        `${INBOX_TEXTS_MAX} are, and ${INBOX_SEALED_TEXTS_MAX} of those that are recorded sealed.`,
    }),
  ),
  isUpToDate: Type.Boolean(),
});

/** The default bound for a low score. */
export const INBOX_SCORE_BELOW = 0.6;

const InboxQuery = Type.Object({
  from: Moment('Itself included.'),
  to: Moment('Itself excluded.'),
  lang: Type.Optional(Type.String({ description: "One of the agent's languages." })),
  kind: Type.Optional(Kind),
  dismissed: Type.Optional(Type.Boolean({ description: 'Lists dismissed texts instead of the others.' })),
  below: Type.Number({
    minimum: 0,
    maximum: 0.8,
    default: INBOX_SCORE_BELOW,
    description: 'Also texts that matched an intent with a lower score.',
  }),
  limit: Type.Integer({ minimum: 1, maximum: INBOX_GROUPS_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
  cursor: RowCursor,
});

export const utterances = Type.Array(Type.String({ minLength: 1, maxLength: 2 * QUERY_CODE_POINTS_MAX }), {
  minItems: 1,
  maxItems: INBOX_DECIDED_MAX,
});
export const lang = Type.Optional(
  Type.String({ description: 'Their language; by default that of the agent.' }),
);
const tag = 'inbox';

type Ports = {
  readonly inbox: Inbox;
  readonly dismissals: InboxDismissals;
  readonly agents: Pick<AgentDesk, 'get'>;
};

/** The texts that an agent did not understand, and their dismissal. */
export const inboxOperations = (ports: Ports) => [
  listing(ports),
  dismissOperation(ports),
  restoreOperation(ports),
];

const listing = ({ inbox, agents }: Ports) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/inbox',
    summary:
      'Texts that matched no intent or had a low score, grouped by similarity, the most frequent first',
    tag,
    token: 'agent-part',
    params: AgentPath,
    accept: ({ query }) => ({
      query: {
        below: INBOX_SCORE_BELOW,
        limit: PAGE_ROWS_DEFAULT,
        ...queryValues(query, { numbers: ['below', 'limit'], flags: ['dismissed'] }),
      },
    }),
    query: InboxQuery,
    reply: InboxReply,
    errors: ['bad_language'],
    run: async ({ params: { id }, query }) => {
      const agent = agents.get(id);
      const { kind, below, limit, cursor, dismissed: isDismissed } = query;
      const filter = {
        ...momentsIn(query, ['from', 'to']),
        ...(kind !== undefined && { kind }),
        ...(isDismissed !== undefined && { isDismissed }),
        ...(query.lang !== undefined && { language: agentLanguage(agent, query.lang) }),
        scoreBelow: below,
      };
      const skip = Number(cursor ?? 0);
      const page = await inbox.list(agent, filter, { skip, limit });
      const next = skip + page.groups.length;
      return { ...page, ...(next < page.counts.groups && { nextCursor: String(next) }) };
    },
  });

const DismissReply = Type.Object({
  dismissed: Type.Integer({ description: 'Texts that were newly dismissed.' }),
});

const dismissOperation = ({ dismissals, agents }: Ports) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/inbox/dismiss',
    summary: 'Dismiss texts that the agent should not learn',
    tag,
    token: 'agent-part',
    params: AgentPath,
    body: Type.Object({ utterances, lang }),
    bodyLimits: agentBody,
    reply: DismissReply,
    errors: ['bad_language'],
    run: async ({ params: { id }, body, ...request }): Promise<Static<typeof DismissReply>> => {
      const language = agentLanguage(agents.get(id), body.lang);
      return {
        dismissed: await dismissals.dismiss(id, { language, texts: body.utterances }, authorOf(request)),
      };
    },
  });

const restoreOperation = ({ dismissals, agents }: Ports) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/inbox/restore',
    summary: 'Restore dismissed texts',
    tag,
    token: 'agent-part',
    params: AgentPath,
    body: Type.Object({ utterances, lang }),
    bodyLimits: agentBody,
    reply: Type.Object({ restored: Type.Integer({ description: 'Texts that were dismissed before.' }) }),
    errors: ['bad_language'],
    run: async ({ params: { id }, body, ...request }) => {
      const language = agentLanguage(agents.get(id), body.lang);
      return {
        restored: await dismissals.restore(id, { language, texts: body.utterances }, authorOf(request)),
      };
    },
  });
