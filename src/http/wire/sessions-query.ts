import type { ParsedUrlQuery } from 'node:querystring';
import { PAGE_ROWS_DEFAULT, SESSIONS_PER_PAGE_MAX } from '../../kernel/limits/reports.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { webhookFailures } from '../../session/webhook-events.ts';
import type { SessionFilter } from '../../views/sessions/session-filter.ts';
import type { SessionOrder } from '../../views/sessions/session-page.ts';
import { queryValues } from './lenient.ts';
import { Moment, momentsIn } from './moment.ts';
import { PARAMETER_FORM, PARAMETER_PATTERN, pairIn, WHERE_FORM, WHERE_PATTERN } from './privacy-in.ts';
import { RevisionParameter } from './revision-parameter.ts';

/** People are identified by one or two values; each costs an index look-up. */
const CRITERIA_MAX = 10;

const sortings = ['lastActiveAt', 'startedAt', 'turns', 'unmatched', 'lowestScore'] as const;

const Flag = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} With false, the other sessions.` }));

/** All given criteria must match. */
export const SessionsQuery = Type.Object({
  since: Moment('Sessions that were active then or later.'),
  until: Moment('Sessions that began before.'),
  intent: Type.Optional(Type.String({ description: 'Name of an intent that answered.' })),
  action: Type.Optional(Type.String()),
  context: Type.Optional(Type.String({ description: 'A context that was active in a turn.' })),
  text: Type.Optional(
    Type.String({
      description:
        'Words that all occur in what was said; * at the end matches any ending. Of each session the first ' +
        '1,000 different words count.',
    }),
  ),
  id: Type.Optional(
    Type.String({ minLength: 1, description: 'Part of the session id, in upper or lower case.' }),
  ),
  user: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Id of a person on a chat platform: a value in `originalRequest` of a key such as `user`, `userId` or ' +
        '`sender`, or of `id` in one of them.',
    }),
  ),
  parameter: Type.Optional(
    Type.Array(Type.String({ pattern: PARAMETER_PATTERN, description: PARAMETER_FORM }), {
      maxItems: CRITERIA_MAX,
      description: 'A value of a parameter in any turn, as `email=a@b.org`. Can be repeated: all must fit.',
    }),
  ),
  where: Type.Optional(
    Type.Array(Type.String({ pattern: `${WHERE_PATTERN}.`, description: WHERE_FORM }), {
      maxItems: CRITERIA_MAX,
      description:
        'A value in a request, as `originalRequest.data.user=U1`. Can be repeated. Items of a list need no ' +
        'number: any of them counts.',
    }),
  ),
  tag: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      maxItems: CRITERIA_MAX,
      description: 'A tag that the session has. Can be repeated: all must fit.',
    }),
  ),
  lang: Type.Optional(Type.String({ description: 'A language of the agent in which a turn was answered.' })),
  environment: Type.Optional(Type.String({ description: 'An environment that answered a turn.' })),
  revision: Type.Optional(RevisionParameter()),
  webhook: Type.Optional(
    Type.Enum(['replied', 'failed', ...webhookFailures] as const, {
      description: 'How a webhook call ended; failed matches any failure.',
    }),
  ),
  unmatched: Flag('A turn that no intent but a fallback answered.'),
  abandoned: Flag('Slot filling that was left before its end.'),
  asking: Flag('A parameter is being asked for still.'),
  scoreBelow: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Sessions with a text that was understood with a lower score.',
    }),
  ),
  sort: Type.Enum(sortings, { default: 'lastActiveAt' }),
  order: Type.Enum(['desc', 'asc'] as const, { default: 'desc' }),
  limit: Type.Integer({ minimum: 1, maximum: SESSIONS_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
  cursor: Type.Optional(Type.String({ description: '`nextCursor` of the previous page.' })),
});

const kinds = {
  numbers: ['scoreBelow', 'limit'],
  lists: ['parameter', 'where', 'tag'],
  flags: ['unmatched', 'abandoned', 'asking'],
};

/** Converts the parameters of a URL to `SessionsQuery`. */
export const sessionsQueryIn = (query: ParsedUrlQuery): object => ({
  sort: 'lastActiveAt',
  order: 'desc',
  limit: PAGE_ROWS_DEFAULT,
  ...queryValues(query, kinds),
});

type SessionsParameters = Static<typeof SessionsQuery>;

/** Converts the filter to the form of the history. */
export const sessionFilterIn = (query: SessionsParameters): SessionFilter => {
  const { sort: _sort, order: _order, limit: _limit, cursor: _cursor, lang, ...others } = query;
  const { user, parameter = [], where = [], tag: tags = [], ...filter } = others;
  const people = [
    ...(user === undefined ? [] : [{ user }]),
    ...parameter.map((text) => ({ parameter: pairIn(text, 'name') })),
    ...where.map((text) => ({ where: pairIn(text, 'path') })),
  ];
  const moments = momentsIn(filter, ['since', 'until']);
  return { ...filter, ...moments, people, tags, ...(lang !== undefined && { language: lang }) };
};

export const sessionPageIn = ({ sort, order, limit, cursor }: SessionsParameters) => {
  const by: SessionOrder = { by: sort, ascending: order === 'asc' };
  return { order: by, limit, ...(cursor !== undefined && { cursor }) };
};
