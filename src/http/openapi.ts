import type { ErrorCode } from '../kernel/errors.ts';
import type { TSchema } from '../kernel/schema.ts';
import { NDJSON } from './body/ndjson.ts';
import { answers, type ErrorAnswer } from './errors.ts';
import { type Operation, roleFor, type TokenNeed } from './operation.ts';
import { namesOfSchemas } from './schema-names.ts';
import { IDEMPOTENCY_HEADER } from './wire/idempotency-key.ts';
import { namedSchemas } from './wire/named-schemas.ts';
import { POSITION_HEADER } from './wire/position.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description, generated from the data that the router and the validators use. */
export const openApiOf = (operations: readonly Operation[], version: string): Json => {
  const schemaNames = namesOfSchemas(namedSchemas);
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version,
      description: 'A conversation engine that speaks the API.ai / Dialogflow v1 HTTP API.',
    },
    paths: schemaNames.referring(paths),
    components: {
      schemas: schemaNames.definitions(),
      securitySchemes: Object.fromEntries(
        Object.entries(tokens).map(([name, description]) => [
          name,
          { type: 'http', scheme: 'bearer', description },
        ]),
      ),
    },
  };
};

/** For example `getAdminAgentsIdSessions`: stable as long as the address is. */
const operationIdOf = ({ method, path }: Operation): string =>
  method +
  path.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase());

const tokens = {
  client: "An agent's client access token.",
  developer: "An agent's developer access token.",
  admin: "The server's admin token.",
};

const security: Record<TokenNeed, readonly Json[]> = {
  client: [{ client: [] }, { developer: [] }],
  developer: [{ developer: [] }],
  admin: [{ admin: [] }],
  'agent-part': [{ admin: [] }, { developer: [] }],
  'own-agent': [{ admin: [] }, { developer: [] }],
  any: [{ admin: [] }, { developer: [] }, { client: [] }],
  none: [],
};

const describe = (operation: Operation): Json => {
  const { summary, tag, token, params, query, body, bodyLimits, path, errors = [] } = operation;
  const { readsIdempotencyKey } = operation;
  const version: Json[] = path.startsWith('/v1/')
    ? [{ name: 'v', in: 'query', schema: { type: 'string', pattern: '^\\d{8}$' }, description: versions }]
    : [];
  return {
    operationId: operationIdOf(operation),
    summary,
    tags: [tag],
    security: security[token],
    parameters: [
      ...parametersOf(params, 'path'),
      ...version,
      ...parametersOf(query, 'query'),
      ...(token === 'none' ? [] : [positionParameter]),
      ...(errors.includes('agent_changed') ? [ifMatchParameter] : []),
      ...(readsIdempotencyKey ? [idempotencyParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          ...(bodyLimits?.reads === 'archive' && {
            'application/zip': {},
            'multipart/form-data': {},
          }),
        },
      },
    }),
    responses: responsesOf(operation),
  };
};

const versions = 'Protocol version, a date; 20150910 when left out. Since 20170712 numbers are numbers.';

const positionParameter: Json = {
  name: POSITION_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The header of the reply to a write. The reply to this request then includes that write, even on another server.',
};

const ifMatchParameter: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'The ETag of the reply that the edit starts from. The edit is refused if that content has changed since. ' +
    'Without it an edit overwrites whatever is there.',
};

const idempotencyParameter: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'Any text that the client uses for one request only, such as a UUID. If the last turn of the session began ' +
    'with the same query and key, the reply of that turn is sent again, by any server of the store.',
};

const parametersOf = (schema: TSchema | undefined, place: 'path' | 'query'): readonly Json[] => {
  // The schema of parameters is always an object's; TSchema does not say so.
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    // A parameter with a default is always present for the server, but optional for the client.
    required: place === 'path' || (required.includes(name) && !('default' in property)),
    schema: property,
  }));
};

const status = { $ref: '#/components/schemas/Status' };

/** An error after the first line of NDJSON is the last line. */
const responsesOf = (operation: Operation): Json => {
  const { reply, replyLine, alsoAnswers = [] } = operation;
  const responses: Record<string, Json> = {
    200: {
      description: 'Done',
      content: {
        ...(reply && { 'application/json': { schema: reply } }),
        ...(replyLine && { [NDJSON]: { schema: { anyOf: [replyLine, status] } } }),
        ...Object.fromEntries(alsoAnswers.map((type) => [type, {}])),
      },
    },
  };
  const content = { 'application/json': { schema: status } };
  responses[500] = { description: 'An error in Parley; the log names it', content };
  for (const [http, codes] of codesByHttp(errorsOf(operation))) {
    if (http === 200) responses[200] = orStatus(operation, codes);
    else responses[http] = { description: codes.join(', '), content };
  }
  return responses;
};

/** Some missing items give HTTP 200 with a status of 404 in the body. */
const orStatus = ({ reply }: Operation, codes: readonly ErrorCode[]): Json => ({
  description: `Done; or, with a status of 404 in the body: ${codes.join(', ')}`,
  content: {
    'application/json': { schema: { anyOf: [reply, status] } },
  },
});

const refusedTokens = [
  'token_missing',
  'token_unknown',
  'token_kind_wrong',
  'console_session_over',
  'console_host_unknown',
] as const;

/** All errors of an operation: its own, and those of its token, body and schemas. */
const errorsOf = (operation: Operation): readonly ErrorCode[] => {
  const { token, bodyLimits, params, query, body, path, errors = [] } = operation;
  const all: ErrorCode[] = ['not_acceptable', 'url_unreadable', ...errorsOfToken(operation)];
  if (path.startsWith('/v1/')) all.push('bad_protocol_version');
  if (bodyLimits !== undefined) {
    all.push('body_too_large', 'body_cut_short', 'body_unreadable', 'body_too_deep', 'content_unsupported');
    if (bodyLimits.reads === 'json') all.push('voice_unsupported');
    else all.push('archive_unreadable', 'archive_too_large');
  }
  const isChecked = params !== undefined || query !== undefined || body !== undefined;
  if (isChecked || path.startsWith('/admin/')) all.push('request_invalid');
  if (token !== 'none') all.push('store_unavailable', 'position_ahead');
  if (token !== 'none' && operation.method !== 'get') all.push('disk_full');
  return [...new Set([...all, ...errors])];
};

const errorsOfToken = (operation: Operation): readonly ErrorCode[] => {
  const { token } = operation;
  if (token === 'none') return [];
  const all: ErrorCode[] = [...refusedTokens, 'too_many_requests'];
  if (token === 'any') return [...all, 'environment_closed'];
  if (token === 'client') return [...all, 'environment_closed', 'environment_not_found'];
  // Every token of the installation has at least the role of viewers.
  if (token !== 'developer' && roleFor(operation) !== 'viewer') all.push('role_too_low');
  return token === 'agent-part' ? [...all, 'agent_not_found'] : all;
};

const codesByHttp = (codes: readonly ErrorCode[]): ReadonlyMap<number, readonly ErrorCode[]> => {
  const byHttp = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const answer: ErrorAnswer = answers[code];
    byHttp.set(answer.http, [...(byHttp.get(answer.http) ?? []), code]);
  }
  return new Map([...byHttp].sort(([a], [b]) => a - b));
};
