import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/http-server.ts';
import { errors } from '../kernel/errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const documented = [
  'GET /v1/query',
  'POST /v1/query',
  'GET /v1/environments/{environment}/query',
  'POST /v1/environments/{environment}/query',
  'GET /v1/intents',
  'POST /v1/intents',
  'GET /v1/intents/{id}',
  'PUT /v1/intents/{id}',
  'DELETE /v1/intents/{id}',
  'GET /v1/entities',
  'POST /v1/entities',
  'PUT /v1/entities',
  'GET /v1/entities/{eid}',
  'PUT /v1/entities/{eid}',
  'DELETE /v1/entities/{eid}',
  'POST /v1/entities/{eid}/entries',
  'PUT /v1/entities/{eid}/entries',
  'DELETE /v1/entities/{eid}/entries',
  'GET /v1/contexts',
  'POST /v1/contexts',
  'DELETE /v1/contexts',
  'GET /v1/contexts/{name}',
  'DELETE /v1/contexts/{name}',
  'POST /v1/userEntities',
  'GET /v1/userEntities/{name}',
  'PUT /v1/userEntities/{name}',
  'DELETE /v1/userEntities/{name}',
];

describe('/openapi.json', () => {
  it('describes every operation of the specification', async () => {
    const { paths, openapi } = (await server.send('GET /openapi.json')).body;
    expect(openapi).toBe('3.1.0');
    const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.filter((line) => line.includes(' /v1/')).sort()).toEqual(documented.sort());
  });

  it('has the idempotency key of queries, and of nothing else', async () => {
    const { paths } = (await server.send('GET /openapi.json')).body;
    const described = Object.entries<Record<string, Described>>(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { parameters }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(documented.filter((line) => line.endsWith('/query')).sort());
  });

  it('names every path parameter, and only existing tokens and errors', async () => {
    const { paths, components } = (await server.send('GET /openapi.json')).body;
    const all = Object.entries<Record<string, Described>>(paths).flatMap(([path, operations]) =>
      Object.values(operations).map((operation) => ({ path, ...operation })),
    );
    for (const { path, parameters, security, summary, responses } of all) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      const tokens = security.flatMap((one) => Object.keys(one));
      expect(Object.keys(components.securitySchemes)).toEqual(expect.arrayContaining(tokens));
      expect(Object.keys(errors)).toEqual(expect.arrayContaining(codesIn(responses)));
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
    }
  });
});

type Described = {
  readonly summary: string;
  readonly parameters: readonly { readonly in: string; readonly name: string }[];
  readonly security: readonly object[];
  readonly responses: Record<string, { readonly description: string }>;
};

const codesIn = (responses: Described['responses']): string[] =>
  Object.entries(responses)
    .filter(([http]) => http !== '200' && http !== '500')
    .flatMap(([, { description }]) => description.split(', '));
