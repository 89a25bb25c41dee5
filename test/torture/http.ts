import type { Schema } from '../support/api-types.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { disturb, oddText, valueFor } from './generated-values.ts';
import { ADMIN_TOKEN, type Sent, type Served, startServed } from './served.ts';
import { tortureExport } from './torture-export.ts';

const REQUESTS_PER_ROUND = 150;

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: Schema;
};
type Described = {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly body: Schema | undefined;
};

/** The things that exist, which a request may name. */
type Known = {
  readonly agentId: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly ids: readonly string[];
};

type Paths = Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
type RawOperation = {
  readonly parameters?: readonly Parameter[];
  readonly security?: Described['security'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
};

const operationsOf = ({ description }: Served): readonly Described[] =>
  // The description is made by the server itself; the check of replies needs another part of it.
  Object.entries(description.paths as unknown as Paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], security = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      parameters,
      security,
      body: requestBody?.content['application/json']?.schema,
    })),
  );

/** An address over the limit for headers is refused before any operation sees it. */
const ADDRESS_PART_CHARS_MAX = 600;

const inAddress = (text: string): string =>
  encodeURIComponent(Buffer.from(text.slice(0, ADDRESS_PART_CHARS_MAX)).toString());

/** Never an empty part or dots, which would make another path. */
const inPath = (text: string): string => inAddress(text).replace(/^\.+$/, 'dots') || 'none';

const parameterOf = (random: () => number, { name, schema = {} }: Parameter, known: Known): string => {
  if (name === 'id' && random() < 0.85) return known.agentId;
  if (random() < 0.3) return oneOf(random, known.ids);
  if (random() < 0.2) return oddText(random);
  return String(valueFor(random, schema, name));
};

/** With this parameter an answer never ends. */
const ENDLESS = 'follow';

const lineOf = (random: () => number, { method, path, parameters }: Described, known: Known): string => {
  let filled = path;
  const query: string[] = [];
  for (const parameter of parameters.filter(({ name }) => name !== ENDLESS)) {
    const text = parameterOf(random, parameter, known);
    if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, inPath(text));
    else if (parameter.in === 'query' && random() < 0.6) query.push(`${parameter.name}=${inAddress(text)}`);
  }
  return `${method} ${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

const tokenOf = (random: () => number, { security }: Described, { tokens }: Known): string | undefined => {
  if (random() < 0.05) return oneOf(random, [...Object.values(tokens), 'unknown', '']);
  const [kind = ''] = Object.keys(oneOf(random, security.length > 0 ? security : [{}]));
  return tokens[kind];
};

const sentOf = (random: () => number, operation: Described, known: Known): Sent => {
  const token = tokenOf(random, operation, known);
  const headers: Record<string, string> = {};
  if (random() < 0.05) headers.accept = oneOf(random, ['text/html', 'application/zip', '*/*;q=0', 'a/b;;;']);
  if (random() < 0.05) headers['x-request-id'] = 'x'.repeat(below(random, 400));
  const sent = { ...(token !== undefined && { token: inHeader(token) }), headers };
  if (operation.body === undefined) return sent;
  const type = random() < 0.95 ? 'application/json' : oneOf(random, ['text/plain', 'application/zip', 'x']);
  headers['content-type'] = type;
  return { ...sent, body: bodyOf(random, operation.body) };
};

const inHeader = (token: string): string => token.replaceAll(/[^!-~]/g, '_');

const bodyOf = (random: () => number, schema: Schema): string => {
  let value = valueFor(random, schema);
  for (let times = below(random, 4) - 1; times > 0; times -= 1) value = disturb(random, value);
  const text = JSON.stringify(value) ?? 'null';
  if (random() < 0.95) return text;
  return oneOf(random, [
    text.slice(0, below(random, text.length)),
    `${text}}`,
    '',
    '[',
    `${'['.repeat(5_000)}`,
  ]);
};

const knownOf = async (server: Served): Promise<Known> => {
  const { body } = await server.admin('POST /admin/agents/import', { files: tortureExport });
  const { agentId, clientAccessToken, developerAccessToken } = body as Readonly<Record<string, string>>;
  const client = clientAccessToken ?? '';
  const headers = { 'content-type': 'application/json' };
  const query = JSON.stringify({ query: 'order it', lang: 'en', sessionId: 's1' });
  await server.send('POST /v1/query', { token: client, headers, body: query });
  return {
    agentId: agentId ?? '',
    tokens: { client, developer: developerAccessToken ?? '', admin: ADMIN_TOKEN },
    ids: ['s1', 'order', 'pet', 'begun', 'id-order', 'id-pet', 'sessions', '0', '1', '-1', 'en'],
  };
};

const round = async (server: Served, random: () => number): Promise<Figures> => {
  const statuses: Record<string, number> = {};
  const operations = operationsOf(server);
  let known = await knownOf(server);
  for (let request = 0; request < REQUESTS_PER_ROUND; request += 1) {
    const operation = oneOf(random, operations);
    const line = lineOf(random, operation, known);
    const sent = sentOf(random, operation, known);
    const { status } = await server.send(line, sent).catch((cause: unknown) => {
      const shown = typeof sent.body === 'string' ? sent.body.slice(0, 2_000) : '';
      throw new Error(`${line}\n${JSON.stringify(sent.headers)}\n${shown}`, { cause });
    });
    const kind = `answered${Math.floor(status / 100)}xx`;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    const isGone = operation.method === 'DELETE' && operation.path === '/admin/agents/{id}' && status < 300;
    if (isGone) known = await knownOf(server);
  }
  await server.send('GET /health/ready');
  return { requests: REQUESTS_PER_ROUND, ...statuses };
};

/** Every answer is not a 5xx, and matches the description of the API. */
export const httpAttack: Attack = {
  name: 'http',
  summary: 'requests made from the OpenAPI description, and disturbed',
  weight: 3,
  open: async () => {
    const server = await startServed();
    return { round: ({ random }) => round(server, random), close: server.stop };
  },
};
