import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTypesOf, type OpenApi } from '../support/api-types.ts';
import { usesOf } from '../support/api-uses.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
let api: OpenApi;
beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_STORE: 'memory:' } });
  const description = await fetch(`${parley.url()}/openapi.json`);
  api = JSON.parse(await description.text());
});
afterAll(() => parley.stop());

const folder = join(import.meta.dirname, '../../console/src/api');

/** The compiler's errors for these types and a program that uses them. */
const faultsOf = (schema: string, uses: string): readonly string[] => {
  const { config } = ts.readConfigFile('console/tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'console');
  const texts = new Map([
    [join(folder, 'schema.ts'), schema],
    [join(folder, 'uses.ts'), uses],
  ]);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], { ...options, incremental: false }, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(0, start).split('\n').length ?? 0;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
};

it('a client can be generated from the description, and call every operation', () => {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const schema = apiTypesOf(api, new Set(operations));
  const uses = usesOf(api);
  expect(uses.match(/ (call|lines)\('/g)?.length).toBe(operations.length);
  expect(faultsOf(schema, uses)).toEqual([]);
  const misuses = `${uses}await call('GET /admin/agents/{id}', {});\n`;
  expect(faultsOf(schema, misuses)).not.toEqual([]);
}, 120_000);

it('every reply has a type', () => {
  const untyped = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const content = Object.values(responses['200']?.content ?? {});
      const isTyped =
        content.length > 0 && content.every(({ schema }) => schema === undefined || hasShape(schema));
      return isTyped ? [] : [`${method.toUpperCase()} ${path}`];
    }),
  );
  expect(untyped).toEqual([]);
});

const hasShape = (schema: object): boolean => Object.keys(schema).some((key) => key !== 'description');
