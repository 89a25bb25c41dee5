import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTypesOf } from '../support/api-types.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_STORE: 'memory:' } });
});
afterAll(() => parley.stop());

const SOURCES = 'console/src';

/** The operations that the console uses. */
const calledOperations = (): ReadonlySet<string> => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = paths
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('schema.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  const lines = texts.flatMap((text) => [
    ...text.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/(?:admin|health)\/[^']*)'/g),
  ]);
  return new Set(lines.map(([, line = '']) => line));
};

it('the console is written against the API that the server describes', async () => {
  const description = await fetch(`${parley.url()}/openapi.json`);
  const types = apiTypesOf(JSON.parse(await description.text()), calledOperations());
  await expect(types).toMatchFileSnapshot('../../console/src/api/schema.ts');
});

it('each operation has a unique id, and parameters with a default are optional', async () => {
  const description = await fetch(`${parley.url()}/openapi.json`);
  const { paths }: { readonly paths: Paths } = JSON.parse(await description.text());
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const demanded = operations
    .flatMap(({ parameters }) => parameters)
    .filter(({ required, schema }) => required && 'default' in schema);
  expect(demanded).toEqual([]);
});

it('describes in words each form that it demands of a text', async () => {
  const description = await fetch(`${parley.url()}/openapi.json`);
  const { paths, components }: { readonly paths: object; readonly components: object } = JSON.parse(
    await description.text(),
  );
  const patterns = schemasWithin([paths, components]).filter(({ pattern }) => typeof pattern === 'string');
  // No request is checked with the pattern of the protocol version.
  const wordless = patterns.filter((schema) => !schema.description && schema.pattern !== '^\\d{8}$');
  expect(patterns.length).toBeGreaterThan(0);
  expect(wordless).toEqual([]);
});

/** A value and all that is in it, as far as they are objects. */
const schemasWithin = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  typeof value === 'object' && value !== null
    ? [{ ...value }, ...Object.values(value).flatMap(schemasWithin)]
    : [];

type Described = {
  readonly operationId: string;
  readonly parameters: readonly { readonly required: boolean; readonly schema: object }[];
};
type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;
