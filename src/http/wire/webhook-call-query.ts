import type { ParsedUrlQuery } from 'node:querystring';
import { PAGE_ROWS_DEFAULT } from '../../kernel/limits/reports.ts';
import { CALLS_PER_PAGE_MAX } from '../../kernel/limits/webhooks.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { WHOLE_NUMBER } from '../../kernel/whole-number.ts';
import { callOutcomes } from '../../session/recorded-call.ts';
import { queryValues } from './lenient.ts';
import { Moment, momentsIn } from './moment.ts';

/** Filters calls; without any, all match. */
export const callFilter = {
  since: Moment('Itself included.'),
  until: Moment('Itself excluded.'),
  outcome: Type.Optional(
    Type.Enum(['failed', ...callOutcomes] as const, { description: 'failed matches any failure.' }),
  ),
  status: Type.Optional(Type.Integer({ description: 'HTTP status.' })),
  session: Type.Optional(Type.String()),
  intent: Type.Optional(Type.String({ description: 'Name of the intent.' })),
  action: Type.Optional(Type.String()),
  context: Type.Optional(Type.String({ description: 'A context that was active when the call was made.' })),
  lang: Type.Optional(Type.String({ description: 'A language of the agent in which a turn was answered.' })),
  slowerThanMs: Type.Optional(Type.Number({ minimum: 0 })),
  address: Type.Optional(
    Type.String({ description: 'A part of the address that was called, or of the URL.' }),
  ),
  text: Type.Optional(Type.String({ minLength: 1, description: 'A part of one of the bodies.' })),
};

const CallFilterQuery = Type.Object(callFilter);
export type CallFilterQuery = Static<typeof CallFilterQuery>;

const orders = ['newest', 'oldest', 'slowest'] as const;
const formats = ['json', 'ndjson', 'csv'] as const;

export const CallsQuery = Type.Object({
  ...callFilter,
  order: Type.Enum(orders, { default: 'newest' }),
  limit: Type.Integer({ minimum: 1, maximum: CALLS_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
  cursor: Type.Optional(
    Type.String({
      pattern: `^${WHOLE_NUMBER}$`,
      description: '`nextCursor` of the previous page, a number.',
    }),
  ),
  format: Type.Enum(formats, {
    default: 'json',
    description: 'ndjson and csv contain all matching calls in full, oldest first.',
  }),
});

/** Converts the parameters of a URL to `CallsQuery`. */
export const callsQueryIn = (query: ParsedUrlQuery): object => ({
  order: 'newest',
  limit: PAGE_ROWS_DEFAULT,
  format: 'json',
  ...queryValues(query, { numbers: ['status', 'slowerThanMs', 'limit'] }),
});

/** Converts the filter to the form of the ledger. */
export const filterIn = ({ session, lang, ...filter }: CallFilterQuery) => ({
  ...filter,
  ...momentsIn(filter, ['since', 'until']),
  ...(session !== undefined && { sessionId: session }),
  ...(lang !== undefined && { language: lang }),
});
