/** A part of a JSON schema, as in `/openapi.json`. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
};
type Operation = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const HEADING = `// What the console calls, made from /openapi.json. To make it again, after a new call too:
// npx vitest run test/acceptance/console-schema.test.ts -u

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
`;

/**
 * TypeScript types for a program that calls these operations, such as `GET /admin/agents`: their inputs and
 * outputs, and the named schemas in them.
 */
export const apiTypesOf = ({ paths, components }: OpenApi, called: ReadonlySet<string>): string => {
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    )
    .filter(([line]) => called.has(line))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const needed = namesIn(operations, components.schemas);
  const named = [...needed]
    .toSorted()
    .map((name) => `export type ${name} = ${typeOf(components.schemas[name] ?? {}, '')};\n`);
  const shown = operations.map(([line, operation]) => `  '${line}': ${operationType(operation)};\n`);
  return `${[HEADING, ...named].join('\n')}\nexport type Operations = {\n${shown.join('')}};\n`;
};

/** Names of the schemas in successful replies and requests, directly or through others. */
const namesIn = (
  operations: readonly (readonly [string, Operation])[],
  schemas: OpenApi['components']['schemas'],
): ReadonlySet<string> => {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(schemas[name]);
    }
  };
  for (const [, { parameters, requestBody, responses }] of operations) {
    const { content = {} } = responses['200'] ?? {};
    const lines = content['application/x-ndjson']?.schema?.anyOf?.[0];
    collect([parameters, requestBody, content['application/json'], lines]);
  }
  return names;
};

const operationType = ({ parameters, requestBody, responses }: Operation): string => {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const reply = responses['200']?.content ?? {};
  const fields = [
    `path: ${parametersType(of('path'))}`,
    `query: ${parametersType(of('query'))}`,
    `body: ${optionalType(requestBody?.content['application/json']?.schema)}`,
    `reply: ${optionalType(reply['application/json']?.schema)}`,
    // The other alternative is the error that may end the lines.
    `line: ${optionalType(reply['application/x-ndjson']?.schema?.anyOf?.[0])}`,
  ];
  return `{\n${fields.map((field) => `    readonly ${field};\n`).join('')}  }`;
};

const optionalType = (schema: Schema | undefined): string =>
  schema === undefined ? 'undefined' : typeOf(schema, '    ');

const parametersType = (parameters: readonly Parameter[]): string => {
  if (parameters.length === 0) return 'undefined';
  return typeOf(
    {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    '    ',
  );
};

const typeOf = (schema: Schema, indent: string): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'Json';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(literal), indent);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return union(
      choices.map((one) => typeOf(one, indent)),
      indent,
    );
  if (schema.allOf !== undefined) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ');
  if (Array.isArray(schema.type))
    return union(
      schema.type.map((type) => typeOf({ ...schema, type }, indent)),
      indent,
    );
  if (schema.type === 'array') return `readonly ${inBrackets(typeOf(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectType(schema, indent);
  if (schema.type === 'integer') return 'number';
  return typeof schema.type === 'string' ? schema.type : 'Json';
};

const objectType = ({ properties = {}, required = [], ...schema }: Schema, indent: string): string => {
  const names = Object.keys(properties);
  if (names.length > 0) {
    const inner = `${indent}  `;
    const fields = names.map((name) => {
      const type = typeOf(properties[name] ?? {}, inner);
      const key = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`;
      return `${inner}readonly ${key}${required.includes(name) ? '' : '?'}: ${type};\n`;
    });
    return `{\n${fields.join('')}${indent}}`;
  }
  const [value] = Object.values(schema.patternProperties ?? {});
  const rest =
    value ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
  return `{ readonly [key: string]: ${rest === undefined ? 'Json' : typeOf(rest, indent)} }`;
};

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);

const union = (types: readonly string[], indent: string): string => {
  const different = [...new Set(types)];
  const line = different.join(' | ');
  return line.length + indent.length < 70 ? line : different.map((type) => `\n${indent}  | ${type}`).join('');
};

const inBrackets = (type: string): string =>
  type.includes(' | ') || type.includes('\n  |') ? `(${type})` : type;
