import type { ParsedUrlQuery } from 'node:querystring';
import Type, { type Static } from 'typebox';
import { CALLS_PER_PAGE_MAX, PAGE_ROWS_DEFAULT } from '../../kernel/limits.ts';
import { callOutcomes } from '../../session/recorded-call.ts';
import { firstOf, numberOf } from './lenient.ts';
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

export const orders = ['newest', 'oldest', 'slowest'] as const;
export const formats = ['json', 'ndjson', 'csv'] as const;

export const CallsQuery = Type.Object({
  ...callFilter,
  order: Type.Enum(orders, { default: 'newest' }),
  limit: Type.Integer({ minimum: 1, maximum: CALLS_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
  cursor: Type.Optional(
    Type.String({ pattern: '^\\d{1,15}$', description: '`nextCursor` of the previous page, a number.' }),
  ),
  format: Type.Enum(formats, {
    default: 'json',
    description: 'ndjson and csv contain all matching calls in full, oldest first.',
  }),
});

const numbers = ['status', 'slowerThanMs', 'limit'];

/** Converts the parameters of a URL to `CallsQuery`. */
export const callsQueryIn = (query: ParsedUrlQuery): object => {
  const parameters = Object.keys(query).flatMap((name): [string, unknown][] => {
    const value = firstOf(query, name);
    if (value === undefined || value === '') return [];
    return [[name, numbers.includes(name) ? numberOf(value) : value]];
  });
  return { order: 'newest', limit: PAGE_ROWS_DEFAULT, format: 'json', ...Object.fromEntries(parameters) };
};

/** Converts the filter to the form of the ledger. */
export const filterIn = ({ session, ...filter }: CallFilterQuery) => {
  const { outcome, status, intent, action, context, lang, slowerThanMs, address, text } = filter;
  return {
    ...momentsIn(filter, ['since', 'until']),
    ...(outcome !== undefined && { outcome }),
    ...(status !== undefined && { status }),
    ...(session !== undefined && { sessionId: session }),
    ...(intent !== undefined && { intent }),
    ...(action !== undefined && { action }),
    ...(context !== undefined && { context }),
    ...(lang !== undefined && { language: lang }),
    ...(slowerThanMs !== undefined && { slowerThanMs }),
    ...(address !== undefined && { address }),
    ...(text !== undefined && { text }),
  };
};
