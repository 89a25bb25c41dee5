import type { OpenApi, Schema } from './api-types.ts';

/** A program that calls each operation once, with the least that its description asks for. */
export const usesOf = ({ paths, components }: OpenApi): string => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const partsIn = (place: string): readonly string[] => {
        const own = parameters.filter((parameter) => parameter.in === place);
        const fields = own
          .filter(({ required }) => required)
          .map(({ name, schema }) => `${JSON.stringify(name)}: ${sampleOf(schema, components.schemas)}`);
        return own.length === 0 ? [] : [`${place}: { ${fields.join(', ')} }`];
      };
      const body = requestBody?.content['application/json']?.schema;
      const parts = [
        ...partsIn('path'),
        ...partsIn('query'),
        ...(body === undefined ? [] : [`body: ${sampleOf(body, components.schemas)}`]),
      ];
      const request = `'${method.toUpperCase()} ${path}', { ${parts.join(', ')} }`;
      const content = responses['200']?.content ?? {};
      const isLinesOnly = 'application/x-ndjson' in content && !('application/json' in content);
      return isLinesOnly ? `for await (const _ of lines(${request}));\n` : `await call(${request});\n`;
    }),
  );
  return CLIENT + calls.join('');
};

const CLIENT = `import type { Operations } from './schema.ts';

type Part = 'path' | 'query' | 'body';
type Request<K extends keyof Operations> = {
  readonly [P in Part as Operations[K][P] extends undefined ? never : P]: Operations[K][P];
};
declare const call: <K extends keyof Operations>(
  operation: K,
  request: Request<K>,
) => Promise<Operations[K]['reply']>;
declare const lines: <K extends keyof Operations>(
  operation: K,
  request: Request<K>,
) => AsyncIterable<Operations[K]['line']>;
`;

/** The shortest text of TypeScript for a value that fits a schema. */
const sampleOf = (schema: Schema, named: Readonly<Record<string, Schema>>): string => {
  const { $ref, const: constant, enum: choices, anyOf, oneOf, allOf, type } = schema;
  if ($ref !== undefined) return sampleOf(named[$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (constant !== undefined) return JSON.stringify(constant);
  if (choices !== undefined) return JSON.stringify(choices[0]);
  const [alternative] = anyOf ?? oneOf ?? [];
  if (alternative !== undefined) return sampleOf(alternative, named);
  if (allOf !== undefined) return `{ ${allOf.map((part) => `...${sampleOf(part, named)}`).join(', ')} }`;
  const [kind] = [type].flat();
  if (kind === 'array') return '[]';
  if (kind === 'object') {
    const fields = (schema.required ?? []).map(
      (name) => `${JSON.stringify(name)}: ${sampleOf(schema.properties?.[name] ?? {}, named)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  if (kind === 'integer' || kind === 'number') return '1';
  if (kind === 'null') return 'null';
  return kind === 'boolean' ? 'true' : '""';
};
