import { Ajv2019 } from 'ajv/dist/2019.js';

/** A response as received; `line` is the request's, as in `GET /v1/contexts?sessionId=s`. */
export type WireAnswer = {
  readonly line: string;
  readonly status: number;
  readonly contentType: string;
  /** Of an error: the header `X-Error-Code`. */
  readonly code?: string | null | undefined;
  readonly body: unknown;
};

/** @throws for a response that does not match its description */
export type ReplyCheck = (answer: WireAnswer) => void;

type Schema = object;
type Described = {
  /** Names the codes of an error. */
  readonly description?: string;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
};
type Operation = {
  /** Kinds of token; each suffices. */
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Described>>;
};
type Operations = Readonly<Record<string, Operation>>;
export type OpenApi = {
  readonly paths: Readonly<Record<string, Operations>>;
  readonly components: { readonly schemas: { readonly Status: Schema } };
};

/**
 * Checks responses against the server's own description of its operations. Throws for a status, a code, a
 * content type or a field that the description does not mention, and for a field that is missing or has
 * another type. Every error must have the format of a status, even outside operations.
 */
export const replyCheckOf = ({ paths, components }: OpenApi): ReplyCheck => {
  const faultsOf = validator({ components });
  const operationAt = routesOf(paths);
  /** The schema of NDJSON describes each line; a line may be empty during silence. */
  const faultIn = (schema: Schema | undefined, type: string, body: unknown): string => {
    if (type !== 'application/x-ndjson') return faultsOf(schema, body);
    const lines = String(body)
      .split('\n')
      .filter((text) => text !== '');
    const faults = lines.map((text) => faultsOf(schema, JSON.parse(text)));
    return faults.find((fault) => fault !== '') ?? '';
  };
  return ({ line, status, contentType, code, body }) => {
    const [method = '', path = ''] = (line.split('?')[0] ?? '').split(' ');
    // A response to HEAD has no body.
    if (method === 'HEAD') return;
    const operation = operationAt(method, path);
    if (operation === undefined && status < 400) return;
    const described = operation === undefined ? anError : (operation.responses[status] ?? nothing);
    const { content } = described;
    const type = contentType.split(';')[0] ?? '';
    const fault =
      codeFault(described, status, code) ||
      (type in content ? faultIn(content[type]?.schema, type, body) : `"${type}" is not described`);
    if (fault !== '') throw new Error(`${line} answered ${status}: ${fault}: ${JSON.stringify(body)}`);
  };
};

/** The description of a refusal names its codes; a fault of the server itself has none. */
export const codesIn = ({ description = '' }: Pick<Described, 'description'>): readonly string[] =>
  description.split(/[ ,:]+/);

const codeFault = (described: Described, status: number, code: string | null | undefined): string => {
  const isNamed = !code || status < 400 || status === 500 || described.description === undefined;
  return isNamed || codesIn(described).includes(code) ? '' : `${code} is not described`;
};

const nothing: Described = { content: {} };
const anError: Described = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Status' } } },
};

type Found = (method: string, path: string) => Operations[string] | undefined;

/** Finds the operation of a path; a literal path takes precedence over one with a parameter. */
const routesOf = (paths: OpenApi['paths']): Found => {
  const parametersIn = (path: string) => path.split('{').length;
  const routes = Object.entries(paths)
    .sort(([a], [b]) => parametersIn(a) - parametersIn(b))
    .map(([path, operations]) => ({
      matches: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      operations,
    }));
  return (method, path) =>
    routes
      .filter(({ matches }) => matches.test(path))
      .map(({ operations }) => operations[method.toLowerCase()])
      .find((operation) => operation !== undefined);
};

/** Returns the fault, empty if the body matches. Each schema is compiled once. */
const validator = ({ components }: Pick<OpenApi, 'components'>) => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  const shapes = closeSchema(components) as Schema;
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return (schema: Schema | undefined, body: unknown): string => {
    if (schema === undefined) return '';
    const validate =
      compiled.get(schema) ?? ajv.compile({ ...(closeSchema(schema) as Schema), components: shapes });
    compiled.set(schema, validate);
    return validate(body) ? '' : ajv.errorsText(validate.errors);
  };
};

/**
 * The schema with every object closed: a field that it does not mention is a fault. Parts of an intersection
 * stay open.
 */
const closeSchema = (schema: unknown, isPart = false): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => closeSchema(item, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closeSchema(value, key === 'allOf')]);
  const isOpen = 'additionalProperties' in schema || 'patternProperties' in schema || isPart;
  const isShape = schemaSays(schema, 'properties') || 'allOf' in schema;
  return Object.fromEntries(isShape && !isOpen ? [...entries, ['unevaluatedProperties', false]] : entries);
};

/** A property may itself be called `properties`; then its value is a schema. */
const schemaSays = (schema: object, keyword: string): boolean =>
  keyword in schema && 'type' in schema && schema.type === 'object';
